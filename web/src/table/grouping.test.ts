import { expect, test } from "vitest";
import type { ChoiceSeen } from "../api/types";
import { Words } from "../text/words.svelte";
import { grouped, headingText } from "./grouping";

const words = new Words("en", [
  "move = { $place }: move one { $kind } ({ $number } ready)\nfire = Fire from { $place } ({ $number } fresh)\ndone = Done\nranger = Ranger\nmech = Mech",
]);
const isPlace = (ref: string) => ref.startsWith("place:");

function move(kind: string, place: string, number = 2): ChoiceSeen {
  const params = { kind: { id: kind }, place, number };
  return { action: ["move", kind, place], targets: [`kind:${kind}`, `place:${place}`], msg: { id: "move", params } };
}
function fire(place: string): ChoiceSeen {
  return { action: ["fire", place], targets: [`place:${place}`], msg: { id: "fire", params: { place, number: 3 } } };
}

test("choices that name a thing and a place stand by place, with their counts", () => {
  const groups = grouped([move("ranger", "Huế"), move("mech", "Huế", 1), move("ranger", "Pleiku"), move("mech", "Pleiku")], words, isPlace);
  expect(groups.map((group) => group.heading)).toEqual(["Huế", "Pleiku"]);
  expect(groups[0]!.entries.map((entry) => entry.label)).toEqual(["Ranger (2 ready)", "Mech (1 ready)"]);
  expect(groups[0]!.entries[0]!.sentence).toBe("Huế: move one Ranger (2 ready)");
});

test("choices that differ in one name share their sentence", () => {
  const [group] = grouped(["Huế", "Pleiku", "Huguette (Anne-Marie 3–4)", "Cà Mau"].map(fire), words, isPlace);
  expect(headingText(group!)).toBe("Fire from");
  expect(group!.entries.map((entry) => entry.label)).toContain("Cà Mau (3 fresh)");
  expect(group!.entries.map((entry) => entry.label)).toContain("Huguette (Anne-Marie 3–4) (3 fresh)");
});

test("a few choices, and sentences that say more, stay whole", () => {
  expect(grouped([fire("Huế"), fire("Pleiku")], words, isPlace)).toMatchObject([{ heading: "", entries: [{ label: "Fire from Huế (3 fresh)" }, {}] }]);
  const done: ChoiceSeen = { action: ["done"], targets: [], msg: { id: "done" } };
  const groups = grouped([...["a1", "b1", "c1", "d1"].map(fire), done], words, isPlace);
  expect(groups.at(-1)).toMatchObject({ heading: "", entries: [{ label: "Done" }] });
});
