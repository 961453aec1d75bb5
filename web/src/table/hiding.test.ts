import { expect, test } from "vitest";
import type { Scene } from "../api/types";
import { hides } from "./hiding";

const hand = (...cards: string[]): Scene => ({
  status: [],
  places: [],
  piles: [{ kind: "hand", name: { id: "hand" }, size: 3, cards }],
});

test("a curtain is needed where one seat sees cards that the other does not", () => {
  expect(hides(hand("card:1", "card:2"), hand("card:2"))).toBe(true);
  expect(hides(hand("card:2"), hand("card:1", "card:2"))).toBe(false);
  expect(hides({ status: [], places: [] }, hand())).toBe(false);
});
