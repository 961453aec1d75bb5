import { expect, test } from "vitest";
import type { Board, Scene } from "../api/types";
import { drawn, numberOf, threads } from "./story";

const BOARD: Board = {
  title: "t",
  width: 1,
  height: 1,
  sides: [],
  spaces: [],
  tracks: [
    { id: "turn", name: { id: "turns" }, cells: [] },
    { id: "morale", name: { id: "morale" }, cells: [] },
    { id: "held", name: { id: "held" }, cells: [] },
  ],
};

const scene = (turn: number, held: number, morale: number, more: Scene["figures"] = []): Scene => ({
  status: [],
  places: [],
  figures: [{ name: { id: "held" }, side: "A", value: held }, { name: { id: "same" }, value: 4 }, ...more],
  gauges: [
    { track: "turn", at: String(turn) },
    { track: "morale", at: String(morale), side: "A" },
    { track: "held", at: String(held), side: "A" },
  ],
});

test("what changed is told by turn; what stayed, the turn itself and what is told twice are not", () => {
  const scenes = [scene(1, 9, 5), scene(2, 7, 5), scene(3, 8, 3), scene(4, 2, 1), scene(4, 0, 1)];
  expect(threads(BOARD, scenes)).toEqual([
    { name: { id: "held" }, side: "A", values: [9, 7, 8, 2, 0] },
    { name: { id: "morale" }, side: "A", values: [5, 5, 3, 1, 1] },
  ]);
});

test("the track of the turns tells nothing in a short game either", () => {
  const scenes = [scene(1, 9, 5), scene(2, 7, 6), scene(2, 7, 6)];
  expect(threads(BOARD, scenes).map(({ name }) => name)).toEqual([{ id: "held" }, { id: "morale" }]);
});

test("a figure that comes later has gaps before", () => {
  const late = { name: { id: "late" }, value: "3" };
  const found = threads(BOARD, [scene(1, 9, 5), scene(2, 8, 4, [late]), scene(3, 7, 3, [{ ...late, value: "2" }])]);
  expect(found.find(({ name }) => name === late.name)?.values).toEqual([null, 3, 2]);
});

test("numbers are read as they are written at the table", () => {
  const written = [7, "12", "+2", "−3", "21½", "½", "damaged", "0–2", { id: "m", params: { points: "24", level: { id: "x" } } }];
  expect(written.map(numberOf)).toEqual([7, 12, 2, -3, 21.5, 0.5, null, 0, 24]);
});

test("a line rises with its values and leaves gaps out", () => {
  expect(drawn([0, null, 4], 100, 20)).toEqual([
    [0, 20],
    [100, 0],
  ]);
});
