// Small boards for tests.
import type { Board, Counter, Piece, Space } from "../api/types";

export const square = (ref: string, x: number, y: number, side: number, more: Partial<Space> = {}): Space => ({
  ref,
  name: { id: ref },
  shape: "polygon",
  points: [[x, y], [x + side, y], [x + side, y + side], [x, y + side]],
  label: [x + side / 2, y + 12],
  stack: [x + side / 2, y + side / 2],
  room: side,
  ...more,
});

export const counter = (ref: string, side: string, figure: number, symbol = "infantry"): Counter => ({
  ref,
  side,
  symbol,
  name: { id: ref },
  faces: { full: [String(figure), "3"] },
});

export const board = (spaces: Space[]): Board => ({ title: "t", width: 1000, height: 800, sides: [], spaces });

export const known = (...counters: Counter[]) => new Map(counters.map((each) => [each.ref, each]));

export const piece = (ref: string, ...states: string[]): Piece => ({ ref, face: "full", states });
