// The whole game as moments to look at: after each decision, with the log as it then was, and where turns and
// phases begin.
import type { Line, Step } from "../api/types";

/** Where a turn or a phase begins: the step that told so, and its line. */
export interface Mark {
  step: number;
  line: Line;
}

/** A turn (or a game of a match) with the phases that begin in it. */
export interface Chapter {
  mark: Mark;
  phases: Mark[];
}

const PHASE = "phase-begins";

/** What was in the log before anybody decided: the first step says from which line on it changed the log. */
export function openingLines(log: readonly Line[], steps: readonly Step[]): Line[] {
  return log.slice(0, steps.length ? (steps[0]!.log_from ?? 0) : log.length);
}

/** Whether the game itself went on: what is said, and who sits down, leaves the board as it is. */
export function changes(step: Step): boolean {
  return step.kind === "moved" || (step.log?.length ?? 0) > 0;
}

/** The numbers of the steps after which the board is worth a look, the beginning first. */
export function momentsOf(steps: readonly Step[]): number[] {
  return [0, ...steps.filter(changes).map((step) => step.number)];
}

/** The moment at a step, or the last one before it. */
export function momentAt(moments: readonly number[], number: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment <= number));
}

/** The log after a step: each one replaces the lines from some line on. */
export function logAfter(opening: readonly Line[], steps: readonly Step[], number: number): Line[] {
  const log = [...opening];
  for (const step of steps) {
    if (step.number > number) break;
    log.length = Math.min(log.length, step.log_from ?? 0);
    log.push(...(step.log ?? []));
  }
  return log;
}

export function marksOf(opening: readonly Line[], steps: readonly Step[]): Mark[] {
  const told = [{ number: 0, log: opening }, ...steps];
  return told.flatMap(({ number, log }) =>
    (log ?? []).filter((line) => line.kind.endsWith("-begins")).map((line) => ({ step: number, line })),
  );
}

/** Where the turns of the game began as it stands: what was taken back is not told. */
export function turnsOf(opening: readonly Line[], steps: readonly Step[]): Mark[] {
  let lines: Mark[] = opening.map((line) => ({ step: 0, line }));
  for (const { number, log_from = 0, log = [] } of steps) {
    lines = [...lines.slice(0, log_from), ...log.map((line) => ({ step: number, line }))];
  }
  return lines.filter((mark) => mark.line.kind === "turn-begins");
}

/** The decisions of bots by the first line of the log that tells of each, in the log as it was after a step. */
export function botLines(opening: readonly Line[], steps: readonly Step[], number: number): Map<number, Step> {
  let owners: (Step | null)[] = opening.map(() => null);
  for (const step of steps.filter((found) => found.number <= number)) {
    owners = [...owners.slice(0, step.log_from ?? 0), ...(step.log ?? []).map(() => step)];
  }
  const firsts = owners.map((step, at) => [at, step] as const).filter(([at, step]) => step && step !== owners[at - 1]);
  return new Map(firsts.filter((found): found is readonly [number, Step] => isBots(found[1])));
}

export function isBots(step: Step | null | undefined): boolean {
  return step?.kind === "moved" && step.bot !== undefined;
}

/** Marks as chapters: whatever is no phase begins a new one. */
export function chaptersOf(marks: readonly Mark[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const mark of marks) {
    const last = chapters.at(-1);
    if (mark.line.kind === PHASE && last) last.phases.push(mark);
    else chapters.push({ mark, phases: [] });
  }
  return chapters;
}

/** The nearest mark before or after a step; the beginning, or null for the present, where there is none. */
export function markFrom(marks: readonly Mark[], number: number, way: -1 | 1): number | null {
  if (way < 0) return marks.findLast((mark) => mark.step < number)?.step ?? 0;
  return marks.find((mark) => mark.step > number)?.step ?? null;
}

/** Keeps what was looked at last, and no more: a long replay must not fill the memory. */
export class Few<T> {
  private readonly kept = new Map<number, T>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  get(key: number): T | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) this.put(key, found);
    return found;
  }

  put(key: number, value: T): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
  }
}

/** What the address asks for: a step to look at, or the whole game played from its beginning. */
export function wished(search: string): { step: number | null; play: boolean } {
  const given = new URLSearchParams(search);
  const step = given.get("step") ?? "";
  return { step: /^\d{1,9}$/.test(step) ? Number(step) : null, play: given.get("play") === "1" };
}
