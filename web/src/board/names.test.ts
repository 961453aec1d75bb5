import { describe, expect, it } from "vitest";
import type { Space } from "../api/types";
import { board, square } from "./fixtures";
import { fitted, lettersOf } from "./names";

const middle = square("middle", 200, 200, 200);
const far = square("far", 700, 500, 200);

/** How a space of a board is named, with so many letters in each name. */
const fit = (space: Space, letters: number, ...others: [Space, number][]) =>
  fitted(space, new Map([[space, letters], ...others]), board([space, ...others.map(([other]) => other), far]));

describe("names of spaces", () => {
  it("are as large as they fit", () => {
    expect(fit(middle, 3).most).toBeGreaterThan(fit(middle, 21).most);
  });
  it("count the printed number in", () => {
    expect(lettersOf({ ...middle, code: "23" }, "Hue")).toBeGreaterThan(lettersOf(middle, "Hue") + 2);
  });
  it("stay legible in a narrow space by crossing its border, unless another name is there", () => {
    const narrow = square("narrow", 400, 200, 60);
    expect(fit(narrow, 14).most).toBe(17);
    expect(fit(narrow, 14, [square("beside", 460, 200, 60), 14]).most).toBeLessThan(14);
  });
  it("share the way between them by their lengths", () => {
    const narrow = square("narrow", 400, 200, 60);
    const beside = square("beside", 560, 200, 60);
    expect(fit(narrow, 20, [beside, 6]).most).toBeGreaterThan(fit(narrow, 20, [beside, 20]).most);
  });
  it("stand inside the map at its edge", () => {
    const edge = square("edge", 940, 200, 60);
    const { x, most } = fit(edge, 14);
    expect(x + (most * 14 * 0.62) / 2).toBeLessThanOrEqual(1000.5);
    expect(x).toBeLessThan(edge.label[0]!);
  });
});
