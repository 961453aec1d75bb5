// Where pieces lie in a space: side by side while there is room, else in piles that fan out.
import type { Board, Counter, Marker, Piece, Place, Space } from "../api/types";
import { extent, isInside, type Box } from "./geometry";

export const SIZE = 34; // of a counter as it is drawn; on the board it is scaled
export const MARKER = 0.56; // of a counter
const GAP = 1.09; // from counter to counter, in counters
const SMALLEST = 28;
const LARGEST = 58;
const STEP = 6; // sizes change in steps, so that a slow zoom lays out only now and then
export const LEGIBLE = 31; // pixels at which all of a counter can be read
export const FINGER = 46; // and at which a finger does not miss it
const HEX = 0.66; // of the height of a hex that a counter takes
const POCKET = 0.4; // from the middle of a hex to the markers at its sides, in widths
const NAME = 18; // units below the middle of a name that belong to it and its signs

export interface Laid {
  key: string;
  space: Space;
  x: number;
  y: number;
  side: string;
  pieces: Piece[]; // one, or a pile with the topmost first
}

type Counters = ReadonlyMap<string, Counter>;
type Group = Piece[];

/** How large counters are: legible if they can be, and never too large for the spaces of the board. */
export function counterSize(board: Board, unitsPerPixel: number): number {
  const hexes = board.spaces.some((space) => space.shape === "hex"); // a counter fills its hex from near and far
  const wanted = hexes ? roomyFor(board) : Math.min(roomyFor(board), Math.max(SMALLEST, LEGIBLE * unitsPerPixel));
  return Math.round(wanted / STEP) * STEP;
}

/** Two counters side by side find room in most spaces of the map. */
function roomyFor(board: Board): number {
  const rooms = board.spaces.filter((space) => space.shape !== "box").map(roomOf);
  const middle = rooms.sort((a, b) => a - b)[Math.floor(rooms.length / 2)] ?? 2 * SIZE;
  return Math.min(LARGEST, Math.max(SIZE, middle / 2 / GAP));
}

/** In a hex lies one pile, which may fill most of it. */
function roomOf(space: Space): number {
  return space.shape === "hex" ? extent(space).height * HEX * 2 * GAP : (space.room ?? 120);
}

/** All pieces of a scene, in an order that does not change when they move. */
export function laidOut(board: Board, places: ReadonlyMap<string, Place>, counters: Counters, size: number): Laid[] {
  return board.spaces
    .flatMap((space) => laid(space, places.get(space.ref), counters, size))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The pieces of a place, laid out around the middle of its space. */
export function laid(space: Space, place: Place | undefined, counters: Counters, size = SIZE): Laid[] {
  const pieces = place?.pieces ?? [];
  if (pieces.length === 0) return [];
  const ways = [alone, alike, byTone, bySide].map((way) => grouped(pieces, (piece) => way(piece, counters)));
  const cell = size * GAP;
  for (const groups of ways) {
    const columns = columnsFor(space, groups.length, cell);
    if (columns) return placed(space, sorted(groups, counters), columns, cell, counters);
  }
  const last = ways.at(-1)!;
  return placed(space, sorted(last, counters), last.length, cell, counters);
}

// What may lie in one pile, from the finest to the coarsest.
const sideOf = (piece: Piece, counters: Counters) => counters.get(piece.ref)?.side ?? "";
const alone = (piece: Piece) => piece.ref;
const alike = (piece: Piece, counters: Counters) =>
  [sideOf(piece, counters), counters.get(piece.ref)?.symbol, piece.face, ...(piece.states ?? [])].join("/");
const byTone = (piece: Piece, counters: Counters) => `${sideOf(piece, counters)}/${isFaded(piece)}`;
const bySide = sideOf;

/** Pieces that have done their work are drawn paler. */
export function isFaded(piece: Piece): boolean {
  return (piece.states ?? []).some((state) => state === "spent" || state === "used");
}

function grouped(pieces: Piece[], key: (piece: Piece) => string): Group[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const own = groups.get(key(piece));
    if (own) own.push(piece);
    else groups.set(key(piece), [piece]);
  }
  return [...groups.values()];
}

/** The strongest piece of each group on top, and the sides kept together. */
function sorted(groups: Group[], counters: Counters): Group[] {
  const sides = [...new Set(groups.map((group) => sideOf(group[0]!, counters)))];
  const strongest = (piece: Piece) => strength(piece, counters);
  return groups
    .map((group) => group.sort((a, b) => strongest(b) - strongest(a)))
    .sort(
      ([a], [b]) =>
        sides.indexOf(sideOf(a!, counters)) - sides.indexOf(sideOf(b!, counters)) || strongest(b!) - strongest(a!),
    );
}

/**
 * The piece on top of a pile: one that is picked, else one that can be chosen, else the one that is doing something,
 * else the strongest.
 */
export function foremost(pieces: Piece[], isPicked: (piece: Piece) => boolean, canBeChosen: (piece: Piece) => boolean): Piece {
  const busy = (piece: Piece) => (piece.states ?? []).includes("activated");
  return pieces.find(isPicked) ?? pieces.find(canBeChosen) ?? pieces.find(busy) ?? pieces[0]!;
}

/** The first figure on the counter's face tells how strong a piece is. */
export function strength(piece: Piece, counters: Counters): number {
  const faces = counters.get(piece.ref)?.faces ?? {};
  const face = faces[piece.face ?? ""] ?? Object.values(faces)[0] ?? [];
  return Number.parseInt(face[0] ?? "0", 10) || 0;
}

/** How many stand side by side so that all of them fit: as few rows as possible; 0 if there is no way. */
export function columnsFor(space: Space, count: number, cell: number): number {
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    if (fits(space, columns, rows, cell)) return columns;
  }
  return 0;
}

function fits(space: Space, columns: number, rows: number, cell: number): boolean {
  if (columns > 1 && columns * cell > (space.room ?? 120) + cell / 4) return false;
  if (columns === 1 && rows === 1) return true;
  const [x, y] = space.stack as [number, number];
  const [w, h] = [(columns * cell) / 2, (rows * cell) / 2];
  const name = space.label[1]!;
  if (rows > 1 && name < y && y - h < name + NAME) return false;
  return [-w, w].every((dx) => [-h, h].every((dy) => isInside(space, x + dx * 0.9, y + dy * 0.9)));
}

function placed(space: Space, groups: Group[], columns: number, cell: number, counters: Counters): Laid[] {
  const rows = Math.ceil(groups.length / columns);
  const [middleX, middleY] = space.stack as [number, number];
  return groups.map((pieces, index) => {
    const row = Math.floor(index / columns);
    const inRow = space.shape === "box" ? columns : Math.min(columns, groups.length - row * columns);
    return {
      key: pieces[0]!.ref,
      space,
      x: middleX + ((index % columns) - (inRow - 1) / 2) * cell,
      y: middleY + (row - (rows - 1) / 2) * cell,
      side: sideOf(pieces[0]!, counters),
      pieces,
    };
  });
}

/** A fan of a pile's pieces around its place: rows of a few, near the pile and on the board. */
export function fanned(pile: Laid, sheet: Box, size = SIZE): { x: number; y: number; piece: Piece }[] {
  const [count, cell] = [pile.pieces.length, size * GAP];
  const columns = Math.min(count, Math.max(3, Math.ceil(Math.sqrt(count * 1.6))));
  const within = (at: number, half: number, from: number, all: number) =>
    Math.min(from + all - half, Math.max(from + half, at));
  const x = within(pile.x, (columns * cell) / 2, sheet.x, sheet.width);
  const tall = Math.ceil(count / columns) * cell;
  const y = within(pile.y - cell / 2 + tall / 2, tall / 2, sheet.y, sheet.height);
  return pile.pieces.map((piece, index) => ({
    piece,
    x: x + ((index % columns) - (columns - 1) / 2) * cell,
    y: y - tall / 2 + cell / 2 + Math.floor(index / columns) * cell,
  }));
}

export interface LaidMarker {
  x: number;
  y: number;
  marker: Marker;
  scale?: number; // against the usual size
}

/** Markers in rows: below the pieces, or in the middle where none lie. */
export function laidMarkers(space: Space, markers: Marker[], piles: Laid[], size: number): LaidMarker[] {
  if (space.shape === "hex") return inPockets(space, markers);
  const cell = size * MARKER * 1.12;
  const columns = Math.min(markers.length, Math.max(2, Math.floor((space.room ?? 120) / cell)));
  const rows = Math.ceil(markers.length / columns);
  const top = piles.length
    ? Math.max(...piles.map((pile) => pile.y)) + size / 2 + cell * 0.42
    : space.stack[1]! - ((rows - 1) / 2) * cell;
  return markers.map((marker, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, markers.length - row * columns);
    return { marker, x: space.stack[0]! + ((index % columns) - (inRow - 1) / 2) * cell, y: top + row * cell };
  });
}

/** In a hex markers stand at the sides of its pile: the first to the right, the next to the left. */
function inPockets(space: Space, markers: Marker[]): LaidMarker[] {
  const [{ width, height }, [x, y]] = [extent(space), space.stack as [number, number]];
  return markers.map((marker, index) => {
    const [side, row] = [index % 2 ? -1 : 1, Math.floor(index / 2)];
    return { marker, x: x + side * width * POCKET, y: y + height * (0.12 - row * 0.26), scale: 0.72 };
  });
}

/** Left of a pile in its hex, where only a second marker would stand. */
export function besideCounters(space: Space): [number, number] {
  return [space.stack[0]! - extent(space).width * POCKET, space.stack[1]!];
}

/** The part of the board that is the map: everything but the boxes beside it. */
export function mapExtent(board: Board): { x: number; width: number } {
  const spaces = board.spaces.filter((space) => space.shape !== "box").map(extent);
  if (spaces.length === 0) return { x: 0, width: board.width };
  const left = Math.max(0, Math.min(...spaces.map((box) => box.x)));
  return { x: left, width: Math.min(board.width, Math.max(...spaces.map((box) => box.x + box.width))) - left };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space that lies in the direction of an arrow key, among the neighbours and else anywhere. */
export function neighbour(from: Space, spaces: Space[], key: string): Space | null {
  const way = ARROWS[key];
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
