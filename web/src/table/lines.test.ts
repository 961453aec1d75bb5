import { expect, test } from "vitest";
import type { Line } from "../api/types";
import { byId, diceOf, folded, refsOf, sumsOf } from "./lines";

const lost = (place: string): Line => ({ kind: "lost", rule: "8.4", values: { place } });
const ROLL: Line = {
  kind: "attack-rolled",
  rule: "8.3",
  values: { area: "4", faces: [2, 4], nv_faces: ["hit"], die: 6, damage: 3, attack: [{ label: "dice", worth: 6, rule: "8.3.1" }], units: [] },
};

test("equal lines in a row are one, with their number", () => {
  expect(folded([lost("a"), lost("a"), lost("b"), lost("a")]).map((row) => [row.index, row.times])).toEqual([[0, 2], [2, 1], [3, 1]]);
});

test("a row does not hide where the new lines begin", () => {
  expect(folded([lost("a"), lost("a"), lost("a")], 2).map((row) => [row.index, row.times])).toEqual([[0, 2], [2, 1]]);
});

test("dice and sums are found by what they are", () => {
  expect(diceOf(ROLL)).toEqual([{ id: "faces", faces: [2, 4] }, { id: "nv_faces", faces: ["hit"] }, { id: "die", faces: [6] }]);
  expect(sumsOf(ROLL)).toEqual([{ id: "attack", parts: [{ label: "dice", worth: 6, rule: "8.3.1" }] }]);
});

test("a line lights the spaces that it names; an amount is no space", () => {
  const known = byId(["area:4", "area:9", "place:hue"]);
  expect(refsOf({ ...ROLL, values: { area: "4", damage: 9 } }, known)).toEqual(["area:4"]);
  expect(refsOf(lost("hue"), known)).toEqual(["place:hue"]);
});
