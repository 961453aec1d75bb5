import { expect, test } from "vitest";
import type { Board, TableSeen } from "../api/types";
import { Words } from "../text/words.svelte";
import { matchScore, scoreName, waitingFor } from "./seats";

const words = new Words("en", ["side-A = Reds\nside-B = Blues\n"]);
const board = { sides: [{ id: "A", name: { id: "side-A" } }, { id: "B", name: { id: "side-B" } }] } as unknown as Board;
const about = (more: object) => ({ seats: { A: { name: "" }, B: { name: "", bot: "random" } }, ...more }) as unknown as TableSeen;

test("a match tells whose wins are whose, by name where somebody has one", () => {
  const match = { number: 2, first: "g", players: { A: "Anna", B: "" }, wins: { A: 1, B: 0 } };
  expect(matchScore(about({ match }), board, words)).toBe("Anna: 1 · Blues in game 1: 0");
  expect(matchScore(about({}), board, words)).toBe("");
});

test("a table that cannot be played on says why instead of whom it waits for", () => {
  const state = { deciding: "B" } as never;
  expect(waitingFor({ state, about: about({}), board }, words)).toContain("Blues");
  const told = waitingFor({ state: { deciding: "B", read_only: "x" } as never, about: about({ read_only: "Because." }), board }, words);
  expect(told).toContain("Because.");
  expect(told).not.toContain("Blues");
});

test("a score names its lines as the title does, sides by their names, and never by a bare id", () => {
  const said = new Words("en", ["side-A = Reds\nscore-areas = Areas held\n"]);
  expect(["areas", "A", "turn", "flags"].map((key) => scoreName(key, board, said))).toEqual(["Areas held", "Reds", "Last turn played", null]);
});
