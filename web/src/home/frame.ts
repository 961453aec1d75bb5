// Which part of a board a small picture shows: the map, not the boxes around it.
import type { Board, Space } from "../api/types";

/** A view box around the spaces of the map, with a little of what lies beyond. */
export function frame(board: Board): string {
  const corners = board.spaces.filter((space) => space.shape !== "box").flatMap(reach);
  if (!corners.length) return `0 0 ${board.width} ${board.height}`;
  const [xs, ys] = [corners.map((corner) => corner[0]!), corners.map((corner) => corner[1]!)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map(Math.round).join(" ");
}

function reach(space: Space): number[][] {
  if (space.shape !== "circle") return space.points;
  const [[x, y], [rimX, rimY]] = space.points as [[number, number], [number, number]];
  const r = Math.hypot(rimX - x, rimY - y);
  return [[x - r, y - r], [x + r, y + r]];
}
