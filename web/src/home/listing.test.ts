import { describe, expect, it } from "vitest";
import type { GameInList } from "../api/types";
import { address, ago, merged, pageTitle, sorted } from "./listing";

function game(id: string, more: Partial<GameInList> = {}): GameInList {
  return { game: id, title: "t", scenario: "s", created: 0, updated: 0, players: {}, seat: "A", ...more };
}

describe("merged", () => {
  it("lists a game once in which I hold both seats, by the seat that decides", () => {
    const [only, ...more] = merged([game("g"), game("g", { seat: "B", mine: true })]);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ seat: "B", mine: true, seats: ["A", "B"] });
    expect(address(only!)).toBe("/play/g?seat=B");
  });
});

describe("sorted", () => {
  it("puts what waits for me first, and what was only tried apart", () => {
    const lists = sorted([
      game("over", { outcome: { winner: "A" } }),
      game("old", { mine: true, updated: 1 }),
      game("new", { mine: true, updated: 2 }),
      game("theirs", { deciding: "B" }),
      game("tried", { mine: true, branch_of: "old" }),
    ]);
    expect(lists.turn.map((found) => found.game)).toEqual(["new", "old"]);
    expect(lists.waiting.map((found) => found.game)).toEqual(["theirs"]);
    expect(lists.branches.map((found) => found.game)).toEqual(["tried"]);
    expect(lists.over.map((found) => found.game)).toEqual(["over"]);
  });
});

it("counts the games that wait in the name of the page", () => {
  expect([pageTitle(0, "X"), pageTitle(2, "X")]).toEqual(["X", "(2) X"]);
});

it("says how long ago in the reader's language", () => {
  expect(ago(0, 7300, "en")).toBe("2 hours ago");
  expect(ago(0, 3 * 86400, "pl")).toBe("3 dni temu");
  expect(ago(10, 5, "en")).toBe("now");
});
