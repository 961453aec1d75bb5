// Shapes of the board as SVG paths.
import type { Scenery, Space } from "../api/types";

type Points = number[][];

export function polygon(points: Points): string {
  return "M" + points.map(([x, y]) => `${x} ${y}`).join("L") + "Z";
}

export function polyline(points: Points): string {
  return "M" + points.map(([x, y]) => `${x} ${y}`).join("L");
}

/** A soft line through points, as rivers and roads run. */
export function curve(points: Points, closed = false): string {
  if (points.length < 3) return closed ? polygon(points) : polyline(points);
  const at = (index: number): [number, number] => {
    const count = points.length;
    const found = points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!;
    return [found[0]!, found[1]!];
  };
  let path = `M${at(0).join(" ")}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${one.map(tenth).join(" ")} ${two.map(tenth).join(" ")} ${c.map(tenth).join(" ")}`;
  }
  return closed ? path + "Z" : path;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}

const SOFT = new Set(["river", "stream", "road", "highway", "hill", "ridge", "forest", "trail"]);

export function sceneryPath(scenery: Scenery): string {
  if (SOFT.has(scenery.kind)) return curve(scenery.points, scenery.closed);
  return scenery.closed ? polygon(scenery.points) : polyline(scenery.points);
}

/** The outline of a space. */
export function outline(space: Space): string {
  const points = space.points;
  if (space.shape === "polygon" || space.shape === "hex") return polygon(points);
  const [[ax, ay], [bx, by]] = [points[0] as [number, number], points[1] as [number, number]];
  if (space.shape === "circle") {
    const r = Math.hypot(bx - ax, by - ay);
    return `M${ax - r} ${ay}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return roundedBox(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay), 8);
}

export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** How steeply a line runs where it comes nearest to a point, so that letters stand upright. */
export function slope(points: Points, x: number, y: number): number {
  let [nearest, angle] = [Infinity, 0];
  points.slice(1).forEach((point, index) => {
    const [[ax, ay], [bx, by]] = [points[index], point] as [[number, number], [number, number]];
    const away = Math.hypot((ax + bx) / 2 - x, (ay + by) / 2 - y);
    if (away < nearest) [nearest, angle] = [away, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI];
  });
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

/** A line without its small bends, so that letters that stand on it do not run into each other. */
export function smoothed(points: Points, times = 4): Points {
  if (times === 0 || points.length < 3) return points;
  const mean = (index: number, axis: number) =>
    (points[index - 1]![axis]! + 2 * points[index]![axis]! + points[index + 1]![axis]!) / 4;
  const inner = points.slice(1, -1).map((_, at) => [tenth(mean(at + 1, 0)), tenth(mean(at + 1, 1))]);
  return smoothed([points[0]!, ...inner, points.at(-1)!], times - 1);
}

/** A line walked from left to right, for letters that stand on it. */
export function rightwards(points: Points): Points {
  return points[0]![0]! > points.at(-1)![0]! ? [...points].reverse() : points;
}
