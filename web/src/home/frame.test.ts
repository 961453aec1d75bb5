import { expect, it } from "vitest";
import type { Board } from "../api/types";
import { frame } from "./frame";

const SPACE = { name: { id: "" }, label: [], stack: [] };

it("frames the map and leaves the boxes out", () => {
  const spaces = [
    { ...SPACE, ref: "a", shape: "polygon", points: [[10, 20], [110, 20], [60, 90]] },
    { ...SPACE, ref: "b", shape: "circle", points: [[50, 100], [53, 104]] },
    { ...SPACE, ref: "c", shape: "box", points: [[0, 0], [900, 900]] },
  ];
  expect(frame({ title: "t", width: 900, height: 900, sides: [], spaces } as Board)).toBe("10 20 100 85");
});

it("shows a board without a map whole", () => {
  expect(frame({ title: "t", width: 30, height: 20, sides: [], spaces: [] } as Board)).toBe("0 0 30 20");
});
