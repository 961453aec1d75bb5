import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene, Step } from "../api/types";
import { pace, Playback } from "./playback.svelte";

const scene = (name: string): Scene => ({ status: [{ id: name }], places: [] });
const step = (number: number, lines = 1): Step => ({
  number,
  kind: "moved",
  at: 0,
  by: "SV",
  log: Array.from({ length: lines }, () => ({ kind: "moved", rule: "", values: {} })),
  state: { number, expect: number, seat: "NV", deciding: "NV", scene: scene(`after-${number}`) },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one step is shown in comfort, many in a hurry", () => {
  expect(pace(1)).toBeGreaterThan(pace(30));
  expect(pace(1000)).toBeGreaterThan(100);
});

test("steps are shown one after the other, each with its board, then the present", async () => {
  const playback = new Playback(async () => null, () => 100);
  playback.add(step(1), scene("before"));
  playback.add(step(2), scene("after-1"));
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.current?.number).toBe(1);
  expect(playback.scene?.status[0]?.id).toBe("after-1");
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.scene?.status[0]?.id).toBe("after-2");
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.playing, playback.scene]).toEqual([false, null]);
});

test("a step that tells nothing is not shown", () => {
  const playback = new Playback(async () => null);
  playback.add(step(1, 0), null);
  expect(playback.playing).toBe(false);
});

test("missed steps are replayed on boards of the past, and skipping ends it", async () => {
  const asked: number[] = [];
  const playback = new Playback(async (number) => (asked.push(number), scene(`past-${number}`)), () => 100);
  playback.replay([step(4), step(5)].map(({ state: _, ...rest }) => rest));
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.scene?.status[0]?.id).toBe("past-4");
  playback.skip();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([4]);
  expect(playback.playing).toBe(false);
});
