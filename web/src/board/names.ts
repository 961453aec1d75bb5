// How large the names of spaces are: as large as they fit, and where that is too small, a little beyond their borders.
import type { Board, Space } from "../api/types";
import { extent, widthAt } from "./geometry";
import { mapExtent } from "./layout";

const LETTER = 0.62; // how wide a letter is, against its height
const LEAST = 17; // smaller letters cross a border instead, if no other name is there
const SMALLEST = 12.5;
const SMALLEST_IN_BOX = 9.5;
const LARGEST = 22; // as the style sheet has it
const SLACK = 10; // a name may cut a corner
const GAP = 18; // between two names
const LEVEL = 26; // names nearer than this in height stand in one another's way

export interface Fit {
  most: number; // height of the letters
  x: number;
}

/** How long a space's name is, its code counted in. */
export function lettersOf(space: Space, name: string): number {
  return name.length + (space.code ? space.code.length * 1.3 + 0.6 : 0);
}

/** How large the name of a space may be, given the length of every name on the board. */
export function fitted(space: Space, lengths: ReadonlyMap<Space, number>, board: Board): Fit {
  const letters = lengths.get(space) ?? 1;
  const [x, y] = space.label as [number, number];
  if (space.shape === "box") return { most: Math.max(SMALLEST_IN_BOX, sizeIn(inBox(space, x), letters)), x };
  const inside = Math.max(widthAt(space, [x, y]), widthAt(space, [x, y + SLACK]));
  const between = sizeIn(clear(space, lengths), letters);
  const most = Math.max(SMALLEST, Math.min(between, Math.max(LEAST, sizeIn(inside, letters))));
  return { most, x: onMap(x, Math.min(most, LARGEST) * letters * LETTER, board) };
}

function sizeIn(width: number, letters: number): number {
  return width / letters / LETTER;
}

/** The room of a name around a point of a box. */
function inBox(space: Space, at: number): number {
  const { x, width } = extent(space);
  return 2 * Math.min(at - x, x + width - at) - SLACK;
}

/** The room up to the nearest names on the same level; of the way between two, the longer one takes more. */
function clear(space: Space, lengths: ReadonlyMap<Space, number>): number {
  const [[x, y], own] = [space.label as [number, number], lengths.get(space) ?? 1];
  const rooms = [...lengths]
    .filter(([other]) => other !== space && Math.abs(other.label[1]! - y) < LEVEL)
    .map(([other, letters]) => ((Math.abs(other.label[0]! - x) - GAP) * 2 * own) / (own + letters));
  return Math.min(...rooms);
}

/** Beside the edge of the map a name stands a little farther inside. */
function onMap(x: number, width: number, board: Board): number {
  const map = mapExtent(board);
  return Math.max(map.x + width / 2, Math.min(map.x + map.width - width / 2, x));
}
