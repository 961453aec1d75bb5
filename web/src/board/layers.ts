// The order in which scenery is drawn: as listed, with heights gathered so that one light falls on all of them.
import type { Scenery } from "../api/types";

export interface Layer {
  kind: "water-lines" | "relief" | "flat";
  items: Scenery[];
}

const HEIGHTS = new Set(["hill", "ridge"]);
const DRY = new Set(["land", "abroad"]);
const GROUND = new Set(["sea", "land", "abroad", "hill", "ridge", "forest", "field", "coast"]);

/** Ground lies beneath the tints of the spaces; rivers, roads and what men have built lie upon them. */
export function isGround(scenery: Scenery): boolean {
  return GROUND.has(scenery.kind);
}

export function layers(scenery: readonly Scenery[]): Layer[] {
  const found: Layer[] = [];
  const shore = shores(scenery);
  for (const item of scenery) {
    if (shore.length && DRY.has(item.kind) && !found.some((layer) => layer.kind === "water-lines")) {
      found.push({ kind: "water-lines", items: shore });
    }
    const kind = HEIGHTS.has(item.kind) ? "relief" : "flat";
    const last = found.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else found.push({ kind, items: [item] });
  }
  return found;
}

/** Where land meets the sea: lines run along it on the water. */
function shores(scenery: readonly Scenery[]): Scenery[] {
  if (!hasSea(scenery)) return [];
  const islands = scenery.filter((item) => item.kind === "land" && item.closed);
  return [...scenery.filter((item) => item.kind === "coast"), ...islands];
}

export function hasSea(scenery: readonly Scenery[]): boolean {
  return scenery.some((item) => item.kind === "sea" && item.closed);
}

/** The grain of paper: a few fibres scattered over a tile, always the same ones. */
export function fibres(tile: number, count: number): string {
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 16807) % 2147483647;
    return Math.round(((seed / 2147483647) * limit - (limit < tile ? limit / 2 : 0)) * 10) / 10;
  };
  return Array.from({ length: count }, () => `M${next(tile)} ${next(tile)}l${next(5)} ${next(5)}`).join("");
}
