// Measures on the shapes of spaces: what lies inside, and how much room there is.
import type { Space } from "../api/types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around points. */
export function around(points: number[][]): Box {
  const [xs, ys] = [points.map((point) => point[0]!), points.map((point) => point[1]!)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box around a space of any shape. */
export function extent(space: Space): Box {
  if (space.shape !== "circle") return around(space.points);
  const [[x, y], r] = [space.points[0] as [number, number], radius(space)];
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

function radius(space: Space): number {
  const [[ax, ay], [bx, by]] = space.points as [[number, number], [number, number]];
  return Math.hypot(bx - ax, by - ay);
}

export function isInside(space: Space, x: number, y: number): boolean {
  if (space.shape === "circle") {
    return Math.hypot(x - space.points[0]![0]!, y - space.points[0]![1]!) <= radius(space);
  }
  if (space.shape === "box") {
    const box = extent(space);
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  }
  return crossings(space.points, y).filter((at) => at < x).length % 2 === 1;
}

/** Where the border of a polygon crosses a level line. */
function crossings(points: number[][], y: number): number[] {
  const found: number[] = [];
  points.forEach((point, index) => {
    const [[ax, ay], [bx, by]] = [point, points[(index + 1) % points.length]] as [[number, number], [number, number]];
    if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  return found.sort((a, b) => a - b);
}

/** How wide something may be that is centred on a point and stays inside the space at its level. */
export function widthAt(space: Space, [x, y]: [number, number]): number {
  const box = extent(space);
  const sides = space.shape === "box" || space.shape === "circle" ? [box.x, box.x + box.width] : crossings(space.points, y);
  const left = Math.max(...sides.filter((at) => at <= x));
  const right = Math.min(...sides.filter((at) => at > x));
  const width = 2 * Math.min(x - left, right - x);
  return Number.isFinite(width) ? width : box.width;
}
