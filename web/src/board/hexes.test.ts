// Boards of hexes: one letter for each becomes a space; shapes follow the sides.
import { describe, expect, it } from "vitest";
import type { Board, Grid, Space } from "../api/types";
import { board as plain, square } from "./fixtures";
import { allSpaces, clearest, covered, expanded, frameOf, gridLines, hexesOf, inPlay, linesOf, outlines, softened, stretch } from "./hexes";

const GRID: Grid = {
  domain: "place",
  at: [100, 100],
  across: 80,
  down: 70,
  first: [10, 0],
  lower: 1,
  columns: ["ccw", "c c", "cc"],
  terrains: { c: "clear", w: "marsh" },
  name: "hex",
  names: { "1001": { id: "hex-1001" } },
  signs: { "1001": [{ kind: "village" }] },
};
const BOARD: Board = { ...plain([]), grids: [GRID], terrains: [{ id: "marsh", name: { id: "m" }, rules: ["4.2"] }] };
const find = (spaces: Space[], ref: string) => spaces.find((space) => space.ref === ref)!;

describe("hexes as spaces", () => {
  const spaces = expanded(BOARD).spaces;

  it("each letter is a hex where it belongs, and a blank is none", () => {
    expect(spaces.map((space) => space.ref)).toEqual(["1000", "1001", "1002", "1100", "1102", "1200", "1201"].map((n) => `place:${n}`));
    expect(find(spaces, "place:1001").stack).toEqual([100, 170]);
    expect(find(spaces, "place:1100").stack).toEqual([160, 135]); // odd columns lie half a hex lower
    expect(find(spaces, "place:1200").stack).toEqual([220, 100]);
  });

  it("a hex has the name, the signs and the rules that are printed for it", () => {
    const [named, other] = [find(spaces, "place:1001"), find(spaces, "place:1002")];
    expect([named.name, named.code, named.signs]).toEqual([{ id: "hex-1001" }, "1001", [{ kind: "village" }]]);
    expect([other.name, other.code, other.rules]).toEqual([{ id: "hex", params: { number: "1002" } }, "", ["4.2"]]);
  });

  it("neighbours name each other", () => {
    const near = new Map(spaces.map((space) => [space.ref, space.near!]));
    expect(near.get("place:1001")).toEqual(["place:1000", "place:1100", "place:1002"]);
    for (const [ref, others] of near) for (const other of others) expect(near.get(other)).toContain(ref);
  });

  it("a board without hexes stays as it is", () => {
    const areas = plain([square("s", 0, 0, 50)]);
    expect(expanded(areas)).toBe(areas);
  });
});

describe("a window on the board", () => {
  const whole = expanded(BOARD);
  const box: Space = { ...square("box", 300, 60, 100), shape: "box", points: [[300, 60], [400, 160]] };
  const window = [[60, 65], [200, 205]];

  it("keeps the hexes whose middle it holds, and the boxes of the game", () => {
    const found = inPlay(whole, window, [box]).spaces.map((space) => space.ref);
    expect(found).toEqual(["place:1000", "place:1001", "place:1100", "box"]);
    expect(inPlay(whole, [], [])).toBe(whole);
  });

  it("the sheet reaches around window and boxes, or is the whole board", () => {
    expect(frameOf(whole, window, [box], 10)).toEqual({ x: 50, y: 50, width: 360, height: 165 });
    expect(frameOf(whole, [], [])).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
  });

  it("the boxes of a game are spaces as well", () => {
    expect(allSpaces(whole, { status: [], places: [], spaces: [box] }).at(-1)).toBe(box);
    expect(allSpaces(null, null)).toEqual([]);
  });

  it("a line bears its name on its longest stretch inside, clear of other names", () => {
    const line = [[0, 100], [70, 100], [90, 100], [300, 100], [150, 100]];
    expect(stretch(line, window)).toEqual([[70, 100], [90, 100]]);
    expect(stretch(line, [])).toBe(line);
    const straight = Array.from({ length: 11 }, (_, at) => [at * 10, 0]);
    expect(clearest(straight, [])).toBe(0.5);
    expect(clearest(straight, [[50, 0], [30, 0]])).toBe(0.7);
  });
});

describe("shapes", () => {
  const hexes = hexesOf(GRID);
  const one = hexes.filter((hex) => hex.number === "1000");
  const known = new Set(hexes.map((hex) => hex.ref));

  it("the outline of one hex has six sides, and of two together ten", () => {
    expect(outlines(one, GRID).map((line) => line.length)).toEqual([6]);
    expect(outlines(hexes.slice(0, 2), GRID).map((line) => line.length)).toEqual([10]);
  });

  it("hexes apart have outlines apart", () => {
    expect(outlines(hexes.filter((hex) => ["1000", "1200"].includes(hex.number)), GRID)).toHaveLength(2);
  });

  it("a hole has an outline of its own", () => {
    const ring: Grid = { ...GRID, columns: ["ccc", "c c", "ccc"], first: [10, 0] };
    expect(outlines(hexesOf(ring), ring).length).toBeGreaterThan(1);
  });

  it("ground is covered with straight borders, terrain with soft ones that do not change", () => {
    expect(covered(one, GRID)).toBe("M80 65L120 65L140 100L120 135L80 135L60 100Z");
    expect(softened(one, GRID, known)).toMatch(/^M.*C.*Z$/);
    expect(softened(one, GRID, known)).toBe(softened(one, GRID, known));
  });

  it("each line of the grid is drawn once", () => {
    const drawn = gridLines(hexes.slice(0, 2), GRID).split("M").slice(1);
    expect(drawn).toHaveLength(11);
    const ends = drawn.map((line) => line.split("L").sort().join());
    expect(new Set(ends).size).toBe(11);
  });
});

it("a long name stands in two lines, cut where they come out alike", () => {
  expect(linesOf("Duc Co")).toEqual(["Duc Co"]);
  expect(linesOf("Plei Loung Ya Rang (3)")).toEqual(["Plei Loung", "Ya Rang (3)"]);
});
