// Boards of hexes: sent as one letter for each, laid out here as spaces; and the shapes that hexes make together.
import type { Board, Grid, Scene, Sign, Space } from "../api/types";
import { around, type Box } from "./geometry";
import { curve, polygon } from "./paths";

type Points = number[][];

export interface Hex {
  ref: string;
  number: string;
  terrain: string;
  x: number;
  y: number;
  near: string[]; // references of the six places around it, clockwise from the north
}

const BLANK = " ";
const ROUGH = 0.045; // how far borders of terrain stray, against the width of a hex

/** Every hex of a grid, column by column. */
export function hexesOf(grid: Grid): Hex[] {
  const found: Hex[] = [];
  grid.columns.forEach((letters, column) =>
    [...letters].forEach((letter, row) => letter !== BLANK && found.push(hexAt(grid, column, row, letter))),
  );
  return found;
}

function hexAt(grid: Grid, column: number, row: number, letter: string): Hex {
  const [east, south] = [grid.first[0]! + column, grid.first[1]! + row];
  const low = east % 2 === grid.lower ? 1 : 0;
  const beside = [[0, -1], [1, low - 1], [1, low], [0, 1], [-1, low], [-1, low - 1]] as [number, number][];
  return {
    ref: `${grid.domain}:${numberOf(east, south)}`,
    number: numberOf(east, south),
    terrain: grid.terrains[letter] ?? "",
    x: grid.at[0]! + column * grid.across * 0.75,
    y: grid.at[1]! + (row + low / 2) * grid.down,
    near: beside.map(([x, y]) => `${grid.domain}:${numberOf(east + x, south + y)}`),
  };
}

function numberOf(column: number, row: number): string {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

/** The corners of a hex, clockwise from the north-west. */
export function cornersOf({ x, y }: { x: number; y: number }, grid: Grid): Points {
  const [w, h] = [grid.across / 4, grid.down / 2];
  return [[x - w, y - h], [x + w, y - h], [x + 2 * w, y], [x + w, y + h], [x - w, y + h], [x - 2 * w, y]];
}

/** A board with its hexes laid out as spaces among the others. */
export function expanded(board: Board): Board {
  const grids = board.grids ?? [];
  return grids.length ? { ...board, spaces: [...grids.flatMap((grid) => spacesOf(grid, board)), ...board.spaces] } : board;
}

function spacesOf(grid: Grid, board: Board): Space[] {
  const hexes = hexesOf(grid);
  const known = new Set(hexes.map((hex) => hex.ref));
  const rules = new Map((board.terrains ?? []).map((terrain) => [terrain.id, terrain.rules ?? []]));
  return hexes.map((hex) => ({
    ref: hex.ref,
    name: grid.names?.[hex.number] ?? { id: grid.name, params: { number: hex.number } },
    shape: "hex",
    points: cornersOf(hex, grid),
    label: [hex.x, hex.y - grid.down * 0.17],
    stack: [hex.x, hex.y],
    room: grid.across * 0.6,
    code: grid.names?.[hex.number] ? hex.number : "",
    terrain: hex.terrain,
    signs: (grid.signs?.[hex.number] ?? []) as Sign[],
    near: hex.near.filter((ref) => known.has(ref)),
    rules: rules.get(hex.terrain) ?? [],
  }));
}

/** All spaces of a game: those of its board, and the boxes that only this game has. */
export function allSpaces(board: Board | null | undefined, scene: Scene | null | undefined): Space[] {
  return [...(board?.spaces ?? []), ...(scene?.spaces ?? [])];
}

/** The board as far as a game uses it: the spaces in its window, and its own boxes. */
export function inPlay(board: Board, window: Points, boxes: Space[]): Board {
  if (!window.length && !boxes.length) return board;
  return { ...board, spaces: [...board.spaces.filter((space) => isIn(window, space)), ...boxes] };
}

function isIn(window: Points, space: Space): boolean {
  if (!window.length) return true;
  const [x, y] = space.stack as [number, number];
  const box = around(window);
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** The part of the sheet that a game is played on: the window with its boxes, or all of it. */
export function frameOf(board: Board, window: Points, boxes: Space[], margin = 16): Box {
  if (!window.length) return { x: 0, y: 0, width: board.width, height: board.height };
  const box = around([...window, ...boxes.flatMap((space) => space.points)]);
  return { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin };
}

// Shapes

/** A side of a hex, walked clockwise, and what lies beyond it. */
interface Side {
  a: number[];
  b: number[];
  beyond: string;
}

/** The outlines of hexes that lie together, holes included: closed lines of sides. */
export function outlines(hexes: readonly Hex[], grid: Grid): Side[][] {
  const inside = new Set(hexes.map((hex) => hex.ref));
  const after = new Map<string, Side>();
  for (const hex of hexes) {
    const corners = cornersOf(hex, grid);
    hex.near.forEach((beyond, side) => {
      const [a, b] = [corners[side]!, corners[(side + 1) % 6]!];
      if (!inside.has(beyond)) after.set(key(a), { a, b, beyond });
    });
  }
  const found: Side[][] = [];
  while (after.size) {
    const line: Side[] = [];
    let next = after.values().next().value;
    while (next) {
      after.delete(key(next.a));
      line.push(next);
      next = after.get(key(next.b));
    }
    found.push(line);
  }
  return found;
}

const key = (point: number[]) => point.map(Math.round).join(" ");

/** The ground that hexes cover, straight as they are. */
export function covered(hexes: readonly Hex[], grid: Grid): string {
  return outlines(hexes, grid)
    .map((line) => polygon(line.map(({ a }) => a)))
    .join("");
}

/**
 * The same with soft borders, as on a map: they run through the middles of the sides, and a little astray; along the
 * rim of the map they stay at the corners.
 */
export function softened(hexes: readonly Hex[], grid: Grid, known: ReadonlySet<string>): string {
  const reach = grid.across * ROUGH;
  const points = ({ a, b, beyond }: Side): Points =>
    known.has(beyond) ? [astray([(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2], reach)] : [a, b];
  return outlines(hexes, grid)
    .map((line) => curve(line.flatMap(points), true))
    .join("");
}

/** A round height in each hex, none quite like another; together they make a range. */
export function mounds(hexes: readonly Hex[], grid: Grid, size: number): string {
  return hexes
    .map((hex) => {
      const reach = grid.across * ROUGH * 2.2;
      const rim = cornersOf(hex, grid).map(([x, y]) => astray([hex.x + (x! - hex.x) * size, hex.y + (y! - hex.y) * size], reach));
      return curve(rim, true);
    })
    .join("");
}

/** A point moved a little, always the same way. */
function astray([x, y]: [number, number], reach: number): number[] {
  const chance = (seed: number) => {
    const wild = Math.sin(x * 12.9898 + y * 78.233 + seed) * 43758.5453;
    return (wild - Math.floor(wild)) * 2 - 1;
  };
  return [x + chance(1) * reach, y + chance(2) * reach];
}

/** All lines of a grid, each drawn once. */
export function gridLines(hexes: readonly Hex[], grid: Grid): string {
  const drawn = new Set(hexes.map((hex) => hex.ref));
  let path = "";
  for (const hex of hexes) {
    const corners = cornersOf(hex, grid);
    hex.near.forEach((ref, side) => {
      if (side < 3 || !drawn.has(ref)) path += `M${corners[side]!.join(" ")}L${corners[(side + 1) % 6]!.join(" ")}`;
    });
  }
  return path;
}

/** The longest stretch of a line inside a window, for its name. */
export function stretch(points: Points, window: Points): Points {
  if (!window.length) return points;
  const box = around(window);
  const inside = ([x, y]: number[]) => x! > box.x && x! < box.x + box.width && y! > box.y && y! < box.y + box.height;
  let [best, run]: [Points, Points] = [[], []];
  for (const point of points) {
    run = inside(point) ? [...run, point] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** A name in one line, or in two if it is long. */
export function linesOf(name: string, most = 13): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return cuts.sort((a, b) => Math.max(...a.map((part) => part.length)) - Math.max(...b.map((part) => part.length)))[0]!;
}

/** Where along a line its name stands, as a share of it: the place that is clearest of other names. */
export function clearest(points: Points, names: Points): number {
  const room = (share: number) => {
    const [x, y] = points[Math.round((points.length - 1) * share)] as [number, number];
    return Math.min(...names.map(([nx, ny]) => Math.hypot((nx! - x) * 0.6, ny! - y)));
  };
  return [0.5, 0.3, 0.7].sort((a, b) => room(b) - room(a))[0]!;
}
