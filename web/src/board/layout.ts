// Where pieces lie in a space: side by side while there is room, else in piles that fan out.
import type { Counter, Piece, Place, Space } from "../api/types";

export const SIZE = 34; // of a counter, in units of the board
const GAP = 3;

export interface Laid {
  x: number;
  y: number;
  side: string;
  pieces: Piece[]; // one, or a pile with the topmost first
}

/** The pieces of a place, laid out around the middle of its space. */
export function laid(space: Space, place: Place, counters: Map<string, Counter>): Laid[] {
  const pieces = place.pieces ?? [];
  const groups = bySide(pieces, counters);
  const widest = Math.max(1, Math.floor(((space.room ?? 120) + GAP) / (SIZE + GAP)));
  const single = pieces.length <= widest * Math.max(1, widest - 1);
  const piles = single
    ? groups.flatMap(([side, own]) => own.map((piece) => ({ side, pieces: [piece] })))
    : groups.map(([side, own]) => ({ side, pieces: strongestFirst(own, counters) }));
  return placed(space, piles, Math.min(widest, Math.max(1, Math.ceil(Math.sqrt(piles.length * 1.7)))));
}

function bySide(pieces: Piece[], counters: Map<string, Counter>): [string, Piece[]][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const side = counters.get(piece.ref)?.side ?? "";
    groups.set(side, [...(groups.get(side) ?? []), piece]);
  }
  return [...groups];
}

/** The first figure on the counter's face tells how strong a piece is. */
export function strength(piece: Piece, counters: Map<string, Counter>): number {
  const faces = counters.get(piece.ref)?.faces ?? {};
  const face = faces[piece.face ?? ""] ?? Object.values(faces)[0] ?? [];
  return Number.parseInt(face[0] ?? "0", 10) || 0;
}

function strongestFirst(pieces: Piece[], counters: Map<string, Counter>): Piece[] {
  return [...pieces].sort((a, b) => strength(b, counters) - strength(a, counters));
}

function placed(space: Space, piles: { side: string; pieces: Piece[] }[], columns: number): Laid[] {
  const rows = Math.ceil(piles.length / columns);
  const [middleX, middleY] = space.stack as [number, number];
  return piles.map((pile, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, piles.length - row * columns);
    const x = middleX + ((index % columns) - (inRow - 1) / 2) * (SIZE + GAP);
    const y = middleY + (row - (rows - 1) / 2) * (SIZE + GAP);
    return { x, y, ...pile };
  });
}

/** A fan of a pile's pieces around its place: rows of a few, near the pile and on the board. */
export function fanned(pile: Laid, width: number): { x: number; y: number; piece: Piece }[] {
  const columns = Math.min(pile.pieces.length, Math.max(3, Math.ceil(Math.sqrt(pile.pieces.length * 1.6))));
  const wide = columns * (SIZE + GAP);
  const left = Math.min(width - wide / 2, Math.max(wide / 2, pile.x));
  return pile.pieces.map((piece, index) => ({
    piece,
    x: left + ((index % columns) - (columns - 1) / 2) * (SIZE + GAP),
    y: pile.y + Math.floor(index / columns) * (SIZE + GAP),
  }));
}

/** The space that lies in the direction of an arrow key, among the neighbours and else anywhere. */
export function neighbour(from: Space, spaces: Space[], key: string): Space | null {
  const directions: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const way = directions[key];
  if (!way) return null;
  const near = spaces.filter((space) => (from.near ?? []).includes(space.ref));
  return inDirection(from, near, way) ?? inDirection(from, spaces, way);
}

function inDirection(from: Space, spaces: Space[], [wx, wy]: [number, number]): Space | null {
  let best: Space | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const dx = space.label[0]! - from.label[0]!;
    const dy = space.label[1]! - from.label[1]!;
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (along <= 0 || aside > along * 1.5) continue;
    if (along + aside < least) [best, least] = [space, along + aside];
  }
  return best;
}
