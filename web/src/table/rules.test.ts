import { expect, test } from "vitest";
import type { RuleText } from "../api/types";
import { canBeRead, nearest, numberOf, rulingOf } from "./rules";

const RULES = new Map<string, RuleText>(["8.4", "8.4.1", "D.6a", "card:fr-11"].map((id) => [id, { id, title: id, text: "" }]));

test("a rule without a summary of its own is told by the one it belongs to", () => {
  const found = ["8.4.1", "8.4.1a", "8.4.2", "D.6a.5", "card:fr-11"].map((id) => nearest(RULES, id)?.id);
  expect(found).toEqual(["8.4.1", "8.4.1", "8.4", "D.6a", "card:fr-11"]);
  expect(nearest(RULES, "9.9")).toBe(null);
});

test("a ruling is told by its number, and nothing opens it", () => {
  expect(rulingOf("ruling:43")).toBe("43");
  expect(["12.1.1a", "card:fr-11", "ruling:43", "", undefined].filter(canBeRead)).toEqual(["12.1.1a", "card:fr-11"]);
});

test("only what the book numbers is told by its number", () => {
  expect(["12.1.1a", "D.6a", "card:fr-11", "scen:cards"].map(numberOf)).toEqual(["12.1.1a", "D.6a", null, null]);
});
