import { expect, test } from "vitest";
import type { StudyArm, TitleInfo } from "../api/types";
import { apart, day, players, scenarioText } from "./listing";

const TITLE: TitleInfo = {
  id: "saigon75",
  name: "Saigon 75",
  about: "",
  seats: { NV: "North", SV: "South" },
  scenarios: [{ id: "standard", name: "One game" }, { id: "match", name: "A match" }] as TitleInfo["scenarios"],
  options: [
    { id: "hand", name: "Event cards", values: [{ value: 8, text: "eight" }, { value: 3, text: "three" }], default: 8, rules: [] },
  ],
  bots: {},
};

function arm(options: Record<string, unknown>, scenario = "standard"): StudyArm {
  return { bots: { NV: "planner", SV: "greedy" }, scenario, options, own_pack: false, kept: [] };
}

test("one arm differs from nothing", () => {
  expect(apart([arm({ hand: 8 })], 0, TITLE)).toEqual([]);
});

test("two arms are told apart by what differs, and by that alone", () => {
  const arms = [arm({ hand: 8, solo: false }), arm({ hand: 3, solo: false }, "match")];
  expect(apart(arms, 0, TITLE)).toEqual(["One game", "Event cards: eight"]);
  expect(apart(arms, 1, TITLE)).toEqual(["A match", "Event cards: three"]);
});

test("a title that the server no longer has is shown by its ids", () => {
  const arms = [arm({ hand: 8 }), arm({ hand: 3 })];
  expect(apart(arms, 1, undefined)).toEqual(["hand: 3"]);
  expect(scenarioText(undefined, "match")).toBe("match");
  expect(players(arms[0]!, undefined)).toEqual([["NV", "planner"], ["SV", "greedy"]]);
});

test("sides are called by their names", () => {
  expect(players(arm({}), TITLE)).toEqual([["North", "planner"], ["South", "greedy"]]);
});

test("a day is written as the language writes it", () => {
  expect(day(Date.UTC(2026, 10, 16, 12) / 1000, "fr")).toBe("16 novembre 2026");
  expect(day(Date.UTC(2026, 10, 16, 12) / 1000, "pl")).toBe("16 listopada 2026");
});
