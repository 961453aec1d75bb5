// Colours of a title as CSS variables. They are set by script: the page's policy allows no inline styles.
import type { Board } from "../api/types";

/** The palette of a board, light and dark. */
export function palette(board: Board): string {
  return Object.entries(board.palette ?? {})
    .map(([name, light]) => `--${name}: light-dark(${light}, ${board.palette_dark?.[name] ?? light})`)
    .join(";");
}

/** The colours of a side, for whatever carries them. */
export function sideColours(side: string | undefined): string {
  return side ? `--side: var(--side-${side}); --side-ink: var(--side-${side}-ink)` : "";
}
