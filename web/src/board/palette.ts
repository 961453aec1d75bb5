// Colours of a title as CSS variables. They are set by script: the page's policy allows no inline styles.
import type { Board } from "../api/types";

// Names of the client's own colours: a board's colour of the same name must not change the page around it.
const OWN = new Set(
  "paper sheet sunk ink quiet line accent accent-ink focus good bad glow pick font serif r".split(" "),
);

/** The CSS variable in which a colour of the board is kept. */
export function variable(name: string): string {
  return OWN.has(name) ? `--board-${name}` : `--${name}`;
}

/** A colour of the board named by scenery or a way, for whatever is drawn in it. */
export function toneOf(tone: string | undefined): string | undefined {
  return tone ? `--tone: var(${variable(tone)})` : undefined;
}

/** The palette of a board, light and dark. */
export function palette(board: Board): string {
  return Object.entries(board.palette ?? {})
    .map(([name, light]) => `${variable(name)}: light-dark(${light}, ${board.palette_dark?.[name] ?? light})`)
    .join(";");
}

/** The colours of a side, for whatever carries them. */
export function sideColours(side: string | undefined): string {
  return side ? `--side: var(--side-${side}); --side-ink: var(--side-${side}-ink)` : "";
}
