// Arrows between spaces: shapes for attacks, lines for the rest, clear of the counters at both ends.
import { expect, it } from "vitest";
import { drawn, outline } from "./arrows";
import { square } from "./fixtures";

const spaces = new Map([square("a", 0, 0, 100), square("b", 100, 0, 100)].map((space) => [space.ref, space]));

it("a maneuver is slim, an assault broad, fire a line", () => {
  const [maneuver, assault, fire] = drawn(["maneuver", "assault", "fire"].map((kind) => ({ a: "a", b: "b", kind })), spaces);
  const tall = (path: string) => Math.max(...[...path.matchAll(/ (-?[\d.]+)/g)].map((found) => Number(found[1])));
  expect(tall(assault!.path)).toBeGreaterThan(tall(maneuver!.path));
  expect([maneuver!.line, assault!.line, fire!.line]).toEqual([false, false, true]);
  expect(fire!.path).toBe("M72 50L128 50");
});

it("its letter stands on the shaft, short of the head", () => {
  const [arrow] = drawn([{ a: "a", b: "b", kind: "assault" }], spaces);
  expect([arrow!.x, arrow!.y]).toEqual([92, 50]);
});

it("what leads to a space beyond the window is not drawn", () => {
  expect(drawn([{ a: "a", b: "c", kind: "fire" }], spaces)).toEqual([]);
});

it("the head is at the far end", () => {
  expect(outline([0, 0], [0, 40], { shaft: 2, head: 6, tip: 10 })).toBe("M2 0L2 30L6 30L0 40L-6 30L-2 30L-2 0Z");
});
