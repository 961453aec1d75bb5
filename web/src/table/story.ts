// The story of a game that is over: each figure and gauge of the table, at the beginning of every turn and at the end.
import type { Board, Msg, Scene } from "../api/types";
import type { Sayable } from "../text/words.svelte";

export interface Thread {
  name: Sayable;
  side: string;
  values: (number | null)[]; // null where it was not told
}

interface Told {
  key: string;
  name: Sayable;
  side: string;
  value: number | null;
  track: boolean; // a marker on a track, which may only count the turns
}

/** What went up and down during the game, in the order in which the table shows it. */
export function threads(board: Board, scenes: readonly Scene[]): Thread[] {
  const found = new Map<string, Thread>();
  const tracks = new Set<string>();
  scenes.forEach((scene, at) => {
    for (const { key, name, side, value, track } of told(board, scene)) {
      if (track) tracks.add(key);
      const thread = found.get(key) ?? { name, side, values: scenes.map(() => null) };
      thread.values[at] = value;
      found.set(key, thread);
    }
  });
  return [...found]
    .filter(([key, { values }]) => varies(values) && !counts(values) && !(tracks.has(key) && isTurn(values)))
    .map(([, thread]) => thread);
}

/** Figures, and gauges of tracks that no figure tells of. */
function told(board: Board, scene: Scene): Told[] {
  const figures = (scene.figures ?? []).map(({ name, side, value }) => as(name, side, numberOf(value), false));
  const named = new Set(figures.map((figure) => JSON.stringify(figure.name)));
  const gauges = (scene.gauges ?? []).flatMap(({ track, at, side }) => {
    const name = board.tracks?.find((found) => found.id === track)?.name;
    return name && !named.has(JSON.stringify(name)) ? [as(name, side, numberOf(at), true)] : [];
  });
  return [...figures, ...gauges];
}

function as(name: Sayable, side: string | undefined, value: number | null, track: boolean): Told {
  return { key: JSON.stringify([name, side ?? ""]), name, side: side ?? "", value, track };
}

/** The number that a value tells: itself, the first in its text, or the first that its message is given. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "string") return written(value);
  const params = Object.values((value as Msg | null)?.params ?? {});
  return params.map((param) => (typeof param === "object" ? null : numberOf(param))).find((found) => found !== null) ?? null;
}

function written(text: string): number | null {
  const found = /^([+−-]?)(\d*)(½?)/.exec(text)!;
  if (!found[2] && !found[3]) return null;
  const size = Number(found[2]) + (found[3] ? 0.5 : 0);
  return found[1] && found[1] !== "+" ? -size : size;
}

/** Something that was told most of the time, and changed. */
function varies(values: readonly (number | null)[]): boolean {
  const known = values.filter((value) => value !== null);
  return known.length * 2 > values.length && new Set(known).size > 1;
}

/** A marker that goes one box on each turn tells nothing but the turn. */
function counts(values: readonly (number | null)[]): boolean {
  const known = values.filter((value) => value !== null);
  return known.slice(1, -1).every((value, at) => value === known[at]! + 1) && known.length > 3;
}

/** A marker that stands on 1 in the first turn, on 2 in the second, and so on, also in a short game. */
function isTurn(values: readonly (number | null)[]): boolean {
  return values.slice(0, -1).every((value, at) => value === at + 1);
}

/** The way of a thread as points in a box, the highest value on top; what was not told is left out. */
export function drawn(values: readonly (number | null)[], width: number, height: number): [number, number][] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return values.flatMap((value, at): [number, number][] =>
    value === null ? [] : [[(at / (values.length - 1)) * width, height * (1 - (value - low) / (high - low || 1))]],
  );
}
