// Lines of the log as they are shown: equal ones folded, dice and sums told apart, the places they name.
import type { Line } from "../api/types";
import type { Part } from "./odds";

export interface Row {
  line: Line;
  index: number; // of the first line
  times: number;
}

/** Equal lines that follow one another become one row. */
export function folded(lines: readonly Line[], from = 0): Row[] {
  const rows: Row[] = [];
  let last = "";
  lines.forEach((line, at) => {
    const key = JSON.stringify([line.kind, line.rule, line.values, line.msg]);
    if (key === last && at !== from) rows.at(-1)!.times += 1;
    else rows.push({ line, index: at, times: 1 });
    last = key;
  });
  return rows;
}

/** Dice that a line tells of, each row as thrown: numbers, or names of faces. */
export function diceOf(line: Line): { id: string; faces: (number | string)[] }[] {
  return Object.entries(line.values ?? {}).flatMap(([id, value]) => {
    if (/^(die|.*_die)$/.test(id) && typeof value === "number") return [{ id, faces: [value] }];
    const thrown = /^(dice|faces|.*_dice|.*_faces)$/.test(id) && Array.isArray(value) && value.length > 0;
    return thrown ? [{ id, faces: value as (number | string)[] }] : [];
  });
}

/** Sums that a line tells of, part by part with their rules. */
export function sumsOf(line: Line): { id: string; parts: Part[] }[] {
  return Object.entries(line.values ?? {}).flatMap(([id, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isPart) ? [{ id, parts: value }] : [],
  );
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && "label" in value && "worth" in value;
}

/** References, among those known, of what a line names. Ids are text; numbers are only amounts. */
export function refsOf(line: Line, known: ReadonlyMap<string, string[]>): string[] {
  const values = Object.values(line.values ?? {}).flat();
  return values.flatMap((value) => (typeof value === "string" ? (known.get(value) ?? []) : []));
}

/** Spaces by their id, without the domain that their reference begins with. */
export function byId(refs: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const ref of refs) {
    const id = ref.slice(ref.indexOf(":") + 1);
    found.set(id, [...(found.get(id) ?? []), ref]);
  }
  return found;
}
