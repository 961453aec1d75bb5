// Which part of a board a small picture shows: the map where its spaces lie closest, not the boxes around it.
import type { Board, Space } from "../api/types";

export const SHAPE = 3 / 2; // of the picture: width to height

/** A view box of the picture's shape inside the map, as large as it fits, around the middle of its spaces. */
export function frame(board: Board): string {
  const spaces = board.spaces.filter((space) => space.shape !== "box");
  if (!spaces.length) return `0 0 ${board.width} ${board.height}`;
  const [left, right] = ends(spaces.flatMap((space) => reach(space, 0)));
  const [top, bottom] = ends(spaces.flatMap((space) => reach(space, 1)));
  const width = Math.min(right - left, (bottom - top) * SHAPE);
  const height = width / SHAPE;
  const x = within(middle(spaces, 0) - width / 2, left, right - width);
  const y = within(middle(spaces, 1) - height / 2, top, bottom - height);
  return [x, y, width, height].map(Math.round).join(" ");
}

function reach(space: Space, axis: number): number[] {
  if (space.shape !== "circle") return space.points.map((point) => point[axis]!);
  const [[x, y], [rimX, rimY]] = space.points as [[number, number], [number, number]];
  const [at, r] = [axis ? y : x, Math.hypot(rimX - x, rimY - y)];
  return [at - r, at + r];
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function middle(spaces: readonly Space[], axis: number): number {
  return spaces.reduce((sum, space) => sum + space.stack[axis]!, 0) / spaces.length;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
