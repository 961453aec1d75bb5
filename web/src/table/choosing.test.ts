import { expect, test } from "vitest";
import type { ChoiceSeen, Refused } from "../api/types";
import { again, clicked, costs, inFocus, lit, matching } from "./choosing";

const move = (from: string, to: string): ChoiceSeen => ({
  action: ["move", from, to],
  targets: [`place:${from}`, `place:${to}`],
});
const CHOICES = [move("hue", "danang"), move("hue", "quangtri"), move("saigon", "hue"), { action: ["done"], targets: [] }];
const REFUSED: Refused[] = [{ action: ["move", "hue", "saigon"], targets: ["place:hue", "place:saigon"], rule: "D.4" }];

test("what is picked leaves the choices that name it", () => {
  expect(matching(CHOICES, ["place:hue"]).length).toBe(3);
  expect(matching(CHOICES, ["place:hue", "place:danang"])).toEqual([CHOICES[0]]);
  expect(matching(CHOICES, ["place:hue", "place:hue"])).toEqual([]);
});

test("what can be picked next is lit", () => {
  expect([...lit(CHOICES, [])].sort()).toEqual(["place:danang", "place:hue", "place:quangtri", "place:saigon"]);
  expect([...lit(CHOICES, ["place:saigon"])]).toEqual(["place:hue"]);
});

test("what a place costs is known once one click more would lead there", () => {
  const going = (from: string, to: string, cost: number): ChoiceSeen => ({ ...move(from, to), msg: { id: "go", params: { cost } } });
  const choices = [going("hue", "danang", 4), going("hue", "quangtri", 2), going("saigon", "danang", 1), ...CHOICES];
  expect(costs(choices, [])).toEqual(new Map());
  expect(costs(choices, ["place:hue"])).toEqual(new Map([["place:danang", 4], ["place:quangtri", 2]]));
});

test("the second click plays when one choice is left", () => {
  expect(clicked(["place:hue"], CHOICES, [], [])).toEqual({ kind: "pick", picked: ["place:hue"] });
  const answer = clicked(["unit:7", "place:danang"], CHOICES, [], ["place:hue"]);
  expect(answer).toMatchObject({ kind: "play", choice: { action: ["move", "hue", "danang"] } });
});

test("a unit named by its kind is the one of the space where it was clicked", () => {
  const take = (place: string): ChoiceSeen => ({ action: ["take", place], targets: ["type:para", `place:${place}`] });
  const both = [take("hue"), take("saigon")];
  expect(clicked(["unit:7", "type:para", "place:saigon"], both, [], [])).toMatchObject({ kind: "play", choice: both[1] });
  expect(clicked(["unit:7", "type:para", "place:danang"], both, [], [])).toMatchObject({ kind: "pick", picked: ["type:para"] });
});

test("a click that does not go on begins anew", () => {
  expect(clicked(["place:saigon"], CHOICES, [], ["place:danang"])).toMatchObject({ kind: "pick", picked: ["place:saigon"] });
});

test("a click on what is forbidden says why", () => {
  expect(clicked(["place:tokyo"], CHOICES, REFUSED, [])).toEqual({ kind: "nothing" });
  const only = [CHOICES[0]!];
  expect(clicked(["place:saigon"], only, REFUSED, ["place:hue"])).toMatchObject({ kind: "refused", refused: { rule: "D.4" } });
});

test("a unit elsewhere is not one of those that the decision is about", () => {
  const isSpace = (ref: string) => ref.startsWith("area:");
  const refs = ["unit:7", "type:para", "area:9"];
  expect(inFocus(refs, [], isSpace)).toEqual(refs);
  expect(inFocus(refs, ["area:9"], isSpace)).toEqual(refs);
  expect(inFocus(refs, ["area:4"], isSpace)).toEqual(["unit:7", "area:9"]);
});

test("a second click takes what was picked alone, where other choices would name more", () => {
  const go: ChoiceSeen = { action: ["go", "b"], targets: ["unit:b"] };
  const join: ChoiceSeen = { action: ["join", "a", "b"], targets: ["unit:a", "unit:b"] };
  expect(clicked(["unit:b", "place:hue"], [go, join], [], [])).toEqual({ kind: "pick", picked: ["unit:b"] });
  expect(again(["unit:b", "place:hue"], [go, join], ["unit:b"])).toBe(go);
  expect(again(["unit:a", "place:hue"], [go, join], ["unit:b"])).toBe(null);
  expect(again(["unit:b"], [join], ["unit:b"])).toBe(null);
  expect(again(["unit:b"], [go, { action: ["twice"], targets: ["unit:b", "unit:b"] }], ["unit:b"])).toBe(null);
  expect(again(["unit:b"], [go], [])).toBe(null);
});
