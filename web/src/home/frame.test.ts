import { expect, it } from "vitest";
import type { Board, Space } from "../api/types";
import { frame } from "./frame";

const NAMED = { name: { id: "" }, label: [] };

function board(spaces: Partial<Space>[]): Board {
  return { title: "t", width: 900, height: 600, sides: [], spaces: spaces.map((space) => ({ ...NAMED, ...space })) } as Board;
}

it("frames the map where its spaces lie closest, and leaves the boxes out", () => {
  const found = frame(
    board([
      { ref: "a", shape: "polygon", stack: [50, 50], points: [[0, 0], [100, 0], [50, 100]] },
      { ref: "b", shape: "circle", stack: [290, 50], points: [[290, 50], [300, 50]] },
      { ref: "c", shape: "circle", stack: [290, 50], points: [[290, 50], [290, 55]] },
      { ref: "d", shape: "box", stack: [800, 500], points: [[0, 0], [900, 600]] },
    ]),
  );
  expect(found).toBe("135 0 150 100");
});

it("never looks beyond the map", () => {
  const low = { ref: "a", shape: "polygon", stack: [50, 290], points: [[0, 0], [60, 0], [60, 300]] };
  expect(frame(board([low]))).toBe("0 260 60 40");
});

it("shows a board without a map whole", () => {
  expect(frame(board([]))).toBe("0 0 900 600");
});
