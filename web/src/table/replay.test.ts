import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, StateSeen, Step } from "../api/types";
import { botLines, chaptersOf, Few, logAfter, markFrom, marksOf, momentAt, momentsOf, openingLines, turnsOf, wished } from "./replay";
import { Replay, type Source } from "./replay.svelte";

const line = (kind: string): Line => ({ kind, rule: "", values: {} });
const step = (number: number, log_from: number, ...kinds: string[]): Step => ({
  number,
  kind: "moved",
  at: 0,
  log_from,
  log: kinds.map(line),
});
const OPENING = [line("turn-begins"), line("phase-begins")];
const STEPS: Step[] = [
  step(1, 2, "fired"),
  { number: 2, kind: "said", at: 0, log_from: 3 },
  step(3, 3, "moved", "phase-begins"),
  step(4, 4, "undone"),
  step(5, 5, "turn-begins", "phase-begins"),
];
const kinds = (log: readonly Line[]): string[] => log.map((found) => found.kind);

test("what was told before the first step is known from the log", () => {
  const log = logAfter(OPENING, STEPS, 5);
  expect(openingLines(log, STEPS)).toEqual(OPENING);
  expect(openingLines(log, [])).toEqual(log);
});

test("what is said is no moment of the game", () => {
  expect(momentsOf(STEPS)).toEqual([0, 1, 3, 4, 5]);
  expect([0, 2, 3, 99].map((number) => momentAt(momentsOf(STEPS), number))).toEqual([0, 1, 2, 4]);
});

test("a turn that was taken back is not told", () => {
  const again = [...STEPS, step(6, 2, "taken-back"), step(7, 3, "turn-begins")];
  expect(turnsOf(OPENING, STEPS).map((mark) => mark.step)).toEqual([0, 5]);
  expect(turnsOf(OPENING, again).map((mark) => mark.step)).toEqual([0, 7]);
});

test("a bot's decision is found at the first line that tells of it, unless it was taken back", () => {
  const steps = STEPS.map((found) => (found.number === 2 ? found : { ...found, bot: "planner" }));
  const where = (number: number) => [...botLines(OPENING, steps, number)].map(([at, found]) => [at, found.number]);
  expect(where(3)).toEqual([[2, 1], [3, 3]]);
  expect(where(5)).toEqual([[2, 1], [3, 3], [4, 4], [5, 5]]);
  const back = { ...step(6, 3, "taken-back"), kind: "replied" };
  expect([...botLines(OPENING, [...steps, back], 6).keys()]).toEqual([2]);
  expect(botLines(OPENING, STEPS, 5).size).toBe(0);
});

test("the log is as it was then, with what was undone later", () => {
  expect(kinds(logAfter(OPENING, STEPS, 0))).toEqual(["turn-begins", "phase-begins"]);
  expect(kinds(logAfter(OPENING, STEPS, 3))).toEqual(["turn-begins", "phase-begins", "fired", "moved", "phase-begins"]);
  expect(kinds(logAfter(OPENING, STEPS, 4))).toEqual(["turn-begins", "phase-begins", "fired", "moved", "undone"]);
});

test("turns hold their phases, and one can leap from one to the next", () => {
  const marks = marksOf(OPENING, STEPS);
  expect(marks.map((mark) => mark.step)).toEqual([0, 0, 3, 5, 5]);
  expect(chaptersOf(marks).map((chapter) => chapter.phases.length)).toEqual([2, 1]);
  expect([markFrom(marks, 3, 1), markFrom(marks, 3, -1), markFrom(marks, 5, 1)]).toEqual([5, 0, null]);
});

test("only the latest are kept", () => {
  const few = new Few<string>(2);
  few.put(1, "a");
  few.put(2, "b");
  few.get(1);
  few.put(3, "c");
  expect([few.get(1), few.get(2), few.get(3), few.size]).toEqual(["a", undefined, "c", 2]);
});

test("the address may name a step", () => {
  expect(wished("?step=12")).toEqual({ step: 12, play: false });
  expect(wished("?play=1")).toEqual({ step: null, play: true });
  expect(wished("?step=-1&play=yes")).toEqual({ step: null, play: false });
});

// A game of many steps, and how often a moment of it was fetched

class Game implements Source {
  asked: number[] = [];
  fails = 0;
  playback = { skip: vi.fn() };
  steps: Step[];
  log: Line[];

  constructor(count: number) {
    this.steps = Array.from({ length: count }, (_, index) => step(index + 1, index + 1, index % 10 ? "moved" : "turn-begins"));
    this.log = [line("game-begins"), ...this.steps.flatMap((found) => found.log ?? [])];
  }

  get state(): StateSeen {
    return this.at(this.steps.length);
  }

  at(number: number): StateSeen {
    return { number, expect: 0, seat: "A", deciding: "A", scene: { status: [], places: [], number } };
  }

  async get<T>(path: string): Promise<T> {
    const since = Number(/since=(\d+)/.exec(path)?.[1]);
    return { steps: this.steps.slice(since) } as T;
  }

  async past(number: number): Promise<StateSeen> {
    this.asked.push(number);
    if (this.fails-- > 0) throw new Error("too many");
    return this.at(number);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a step shows its board and its log; back to now shows the present", async () => {
  const replay = new Replay(new Game(30));
  await replay.go(7);
  expect([replay.active, replay.moment?.number, replay.log?.length]).toEqual([true, 7, 8]);
  replay.now();
  expect([replay.active, replay.scene, replay.log]).toEqual([false, null, null]);
});

test("a look never waits for more than one fetch while the slider moves", async () => {
  const game = new Game(200);
  const replay = new Replay(game);
  await replay.load();
  for (let index = 0; index <= 150; index++) void replay.goTo(index);
  await vi.advanceTimersByTimeAsync(1000);
  expect(replay.moment?.number).toBe(150);
  expect(game.asked.length).toBeLessThan(4);
});

test("a long replay asks for each moment once, goes on by itself and stops at the end", async () => {
  const game = new Game(600);
  const replay = new Replay(game);
  await replay.play();
  await vi.advanceTimersByTimeAsync(601 * 1200);
  expect([replay.playing, replay.active, game.asked.length]).toEqual([false, false, 600]);
});

test("back and forth: by moment, by turn, into the present", async () => {
  const replay = new Replay(new Game(25));
  await replay.step(-1);
  expect(replay.at).toBe(24);
  await replay.leap(-1);
  expect(replay.at).toBe(21);
  await replay.leap(-1);
  expect(replay.at).toBe(11);
  await replay.goTo(23);
  await replay.step(1);
  expect(replay.at).toBe(24);
  await replay.step(1);
  expect(replay.at).toBe(null);
});

test("what happens meanwhile makes the slider longer and moves nothing", async () => {
  const game = new Game(10);
  const replay = new Replay(game);
  await replay.go(4);
  replay.add(step(11, 11, "moved"));
  expect([replay.at, replay.last]).toEqual([4, 11]);
  game.steps = new Game(15).steps;
  replay.add(step(15, 15, "moved"));
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.at, replay.last]).toEqual([4, 15]);
});

test("a look that fails is tried again, and given up in the end", async () => {
  const game = new Game(10);
  const replay = new Replay(game);
  await replay.load();
  game.fails = 2;
  void replay.go(3);
  await vi.advanceTimersByTimeAsync(3000);
  expect(replay.moment?.number).toBe(3);
  game.fails = 100;
  void replay.go(5);
  await vi.advanceTimersByTimeAsync(10000);
  expect(replay.active).toBe(false);
});
