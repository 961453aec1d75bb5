import { expect, it } from "vitest";
import { board } from "./fixtures";
import { palette, sideColours, toneOf } from "./palette";

it("a board's colours come in pairs; one without a night of its own keeps its day", () => {
  const styles = palette({ ...board([]), palette: { land: "#eee", sea: "#abc" }, palette_dark: { land: "#222" } });
  expect(styles).toBe("--land: light-dark(#eee, #222);--sea: light-dark(#abc, #abc)");
});

it("a board's colour never changes the page around it, and is found where it is kept", () => {
  const styles = palette({ ...board([]), palette: { line: "#123456", ink: "#000000" } });
  expect(styles).not.toMatch(/--(line|ink):/);
  expect(styles).toContain(/var\((.*)\)/.exec(toneOf("line")!)![1]);
  expect(toneOf("")).toBeUndefined();
});

it("nobody's pieces have no colours of a side", () => {
  expect(sideColours(undefined)).toBe("");
});
