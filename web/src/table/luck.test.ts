import { expect, test } from "vitest";
import type { LuckRoll, LuckSide } from "../api/types";
import { luckOf, reaches, signed, verdict } from "./luck";

const roll = (expected: number, got: number): LuckRoll => ({
  step: 1, turn: 1, side: "A", msg: { id: "x" }, rule: "1", dice: [1], expected, got, deviation: 1, percentile: 0.5,
});
const side = (score: number, chance: number): LuckSide => ({
  side: "A", rolls: 3, expected: 1, got: 1, deviation: 1, score, chance,
});

test("luck is what came less what was expected", () => {
  expect(luckOf(roll(1.5, 4))).toBe(2.5);
});

test("the farthest roll fills half of the width, the others their share", () => {
  expect(reaches([roll(1, 5), roll(2, 0), roll(1, 1)])).toEqual([
    { lucky: true, size: 100 },
    { lucky: false, size: 50 },
    { lucky: false, size: 0 },
  ]);
});

test("without rolls, or without any luck, nothing is divided by nothing", () => {
  expect(reaches([])).toEqual([]);
  expect(reaches([roll(2, 2)])).toEqual([{ lucky: false, size: 0 }]);
});

test("a side was lucky, unlucky, or neither", () => {
  expect(verdict(side(1.28, 0.1))).toEqual({ id: "luck-lucky", deviations: 1.3, percent: 10 });
  expect(verdict(side(-2.61, 0.0045))).toEqual({ id: "luck-unlucky", deviations: 2.6, percent: 0 });
  expect(verdict(side(0.04, 0.48)).id).toBe("luck-fair");
});

test("figures carry their sign", () => {
  expect(signed(1.25, "fr")).toBe("+1,3");
  expect(signed(-0.5, "en")).toBe("−0.5");
});
