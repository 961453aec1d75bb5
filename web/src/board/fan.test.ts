// The fan opens after a moment under the mouse, and not again by itself when something was chosen from it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Fan } from "./fan.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("opens after a moment under the mouse, and closes soon after", () => {
  const fan = new Fan();
  fan.enter("a");
  expect(fan.open).toBeNull();
  vi.advanceTimersByTime(400);
  expect(fan.open).toBe("a");
  fan.leave();
  vi.advanceTimersByTime(400);
  expect(fan.open).toBeNull();
});

it("does not hide what a choice has led to", () => {
  const fan = new Fan();
  fan.toggle("a");
  fan.chosen();
  fan.enter("a"); // the pile now lies open beneath the pointer
  vi.advanceTimersByTime(2000);
  expect(fan.open).toBeNull();
  fan.enter("a"); // somebody comes back to it
  vi.advanceTimersByTime(400);
  expect(fan.open).toBe("a");
});
