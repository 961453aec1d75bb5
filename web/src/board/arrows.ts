// Arrows from space to space: a slim one for a maneuver, a broad one for an assault, a dashed one for fire.
import type { Arrow, Space } from "../api/types";

export interface Drawn {
  arrow: Arrow;
  path: string; // an outline, or a line for fire and moves
  line: boolean;
  x: number; // where its letter stands
  y: number;
}

interface Build {
  shaft: number; // half its width
  head: number; // half the width of the head
  tip: number; // its length
}

const BUILDS: Record<string, Build> = {
  maneuver: { shaft: 3.6, head: 10.5, tip: 15 },
  assault: { shaft: 8, head: 15, tip: 16 },
};
const CLEAR = 0.26; // of the way, at either end
const LETTER = 0.42; // of the way: on the shaft, so that the head is seen
const SHORT = 22; // units at either end of a long way, which is clear of the counters

/** The arrows between spaces that are there. */
export function drawn(arrows: readonly Arrow[], spaces: ReadonlyMap<string, Space>): Drawn[] {
  return arrows.flatMap((arrow) => {
    const [from, to] = [spaces.get(arrow.a)?.stack, spaces.get(arrow.b)?.stack];
    return from && to ? [one(arrow, from as [number, number], to as [number, number])] : [];
  });
}

function one(arrow: Arrow, from: [number, number], to: [number, number]): Drawn {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const clear = Math.min(CLEAR, SHORT / long);
  const at = (share: number): [number, number] => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const [start, end, [x, y]] = [at(clear), at(1 - clear), at(LETTER)];
  const build = BUILDS[arrow.kind];
  const path = build ? outline(start, end, build) : `M${text(start)}L${text(end)}`;
  return { arrow, path, line: !build, x, y };
}

/** An arrow as a shape: shaft and head. */
export function outline(from: [number, number], to: [number, number], { shaft, head, tip }: Build): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const point = (along: number, aside: number) => text([from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside]);
  const neck = Math.max(0, long - tip);
  return `M${point(0, -shaft)}L${point(neck, -shaft)}L${point(neck, -head)}L${point(long, 0)}L${point(neck, head)}L${point(neck, shaft)}L${point(0, shaft)}Z`;
}

function text([x, y]: [number, number]): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
