import { describe, expect, it } from "vitest";
import { board, counter, known, piece, square } from "./fixtures";
import { columnsFor, counterSize, fanned, foremost, laid, laidMarkers, laidOut, mapExtent, neighbour } from "./layout";

const many = (count: number, side = "A") => Array.from({ length: count }, (_, n) => counter(`u:${side}${n}`, side, n));

describe("pieces in a space", () => {
  it("lie side by side while there is room", () => {
    const units = many(4);
    const found = laid(square("s", 0, 0, 200), { ref: "s", pieces: units.map((unit) => piece(unit.ref)) }, known(...units), 34);
    expect(found.map((pile) => pile.pieces.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(found.map((pile) => `${pile.x} ${pile.y}`)).size).toBe(4);
  });

  it("become piles by side where there is not, the strongest on top", () => {
    const units = [...many(9, "A"), ...many(5, "B")];
    const found = laid(square("s", 0, 0, 90), { ref: "s", pieces: units.map((unit) => piece(unit.ref)) }, known(...units), 34);
    expect(found.map((pile) => [pile.side, pile.pieces.length, pile.pieces[0]!.ref])).toEqual([
      ["A", 9, "u:A8"],
      ["B", 5, "u:B4"],
    ]);
  });

  it("keep the spent apart from the fresh if both piles fit", () => {
    const units = many(12).map((unit, n) => ({ ...unit, symbol: `kind${n}` }));
    const pieces = units.map((unit, n) => (n < 5 ? piece(unit.ref, "spent") : piece(unit.ref)));
    const found = laid(square("s", 0, 0, 90), { ref: "s", pieces }, known(...units), 34);
    expect(found.map((pile) => pile.pieces.length)).toEqual([7, 5]);
  });

  it("never leave the space, nor lie over its name, when they are laid side by side", () => {
    const space = square("s", 0, 0, 120);
    for (let count = 2; count <= 9; count++) {
      const columns = columnsFor(space, count, 36);
      if (!columns) continue;
      expect(columns * 36).toBeLessThanOrEqual(120 + 9);
      expect(60 - (Math.ceil(count / columns) * 36) / 2).toBeGreaterThanOrEqual(12);
    }
    expect(columnsFor(space, 30, 36)).toBe(0);
  });

  it("fill long boxes in rows that begin at the left", () => {
    const box = square("b", 0, 0, 0, { shape: "box", points: [[0, 0], [200, 150]], label: [100, 10], stack: [100, 85], room: 190 });
    const units = many(7);
    const found = laid(box, { ref: "b", pieces: units.map((unit) => piece(unit.ref)) }, known(...units), 34);
    const lefts = [0, 4].map((index) => found[index]!.x);
    expect(lefts[0]).toBe(lefts[1]);
    expect(found[4]!.y).toBeGreaterThan(found[0]!.y);
  });

  it("come in the same order wherever they lie, so that they can glide", () => {
    const [a, b] = [square("a", 0, 0, 100), square("b", 200, 0, 100)];
    const units = many(2);
    const at = (first: string, second: string) =>
      laidOut(board([a, b]), new Map([
        [first, { ref: first, pieces: [piece("u:A0")] }],
        [second, { ref: second, pieces: [piece("u:A1")] }],
      ]), known(...units), 34).map((pile) => pile.key);
    expect(at("a", "b")).toEqual(at("b", "a"));
  });
});

describe("sizes", () => {
  const map = board([square("a", 0, 0, 110), square("b", 200, 0, 110)]);
  it("grow when the board is seen from afar, up to what the spaces bear", () => {
    expect(counterSize(map, 0.5)).toBeLessThan(counterSize(map, 2.5));
    expect(counterSize(map, 2.5)).toBe(counterSize(map, 9));
    expect(2 * counterSize(map, 9)).toBeLessThanOrEqual(110);
  });
  it("take the map without the boxes beside it", () => {
    const box = square("x", 0, 0, 0, { shape: "box", points: [[800, 0], [1000, 100]] });
    expect(mapExtent(board([...map.spaces, box]))).toEqual({ x: 0, width: 310 });
  });
});

describe("fans and markers", () => {
  it("a fan shows each piece once and stays on the board", () => {
    const pile = { key: "k", space: square("s", 0, 0, 50), x: 4, y: 796, side: "A", pieces: many(11).map((unit) => piece(unit.ref)) };
    const fan = fanned(pile, { x: 0, y: 0, width: 1000, height: 800 }, 34);
    expect(new Set(fan.map(({ x, y }) => `${x} ${y}`)).size).toBe(11);
    for (const { x, y } of fan) {
      expect(x).toBeGreaterThanOrEqual(17);
      expect(y).toBeLessThanOrEqual(800 - 17);
    }
  });
  it("markers lie below the pieces, or in the middle of an empty space", () => {
    const space = square("s", 0, 0, 120);
    const marker = { kind: "fire" };
    const [pile] = laid(space, { ref: "s", pieces: [piece("u:A0")] }, known(...many(1)), 34);
    expect(laidMarkers(space, [marker], [pile!], 34)[0]!.y).toBeGreaterThan(60 + 17);
    expect(laidMarkers(space, [marker], [], 34)[0]).toMatchObject({ x: 60, y: 60 });
  });
});

describe("arrow keys", () => {
  const spaces = [
    square("a", 0, 0, 100, { near: ["c"] }),
    square("b", 120, 0, 100),
    square("c", 400, 0, 100),
  ];
  it("go to a neighbour rather than to what merely lies nearer", () => {
    expect(neighbour(spaces[0]!, spaces, "ArrowRight")!.ref).toBe("c");
  });
  it("go anywhere if no neighbour lies that way, and nowhere at the edge", () => {
    expect(neighbour(spaces[2]!, spaces, "ArrowLeft")!.ref).toBe("b");
    expect(neighbour(spaces[2]!, spaces, "ArrowRight")).toBeNull();
    expect(neighbour(spaces[0]!, spaces, "Enter")).toBeNull();
  });
});

describe("hexes", () => {
  const corners = [[30, 15], [70, 15], [90, 50], [70, 85], [30, 85], [10, 50]];
  const hex = { ...square("h", 0, 0, 100), shape: "hex", points: corners, stack: [50, 50], room: 50 };

  it("a counter fills its hex from near and far", () => {
    const map = board([hex]);
    expect(counterSize(map, 0.3)).toBe(counterSize(map, 3));
    expect(counterSize(map, 1)).toBeGreaterThan(40);
  });

  it("all pieces of a side lie in one pile", () => {
    const units = many(4);
    const found = laid(hex, { ref: "h", pieces: units.map((unit) => piece(unit.ref)) }, known(...units), 46);
    expect(found.map((pile) => pile.pieces.length)).toEqual([4]);
  });

  it("markers stand at the sides of the pile, to the right and to the left", () => {
    const [right, left, above] = laidMarkers(hex, [{ kind: "fire" }, { kind: "air" }, { kind: "mine" }], [], 46);
    expect(right!.x - 50).toBe(50 - left!.x);
    expect(above!.y).toBeLessThan(right!.y);
  });
});

it("on top of a pile lies what is picked, then what can be chosen, then what is doing something, then the strongest", () => {
  const [strong, moving, other] = [piece("u:1"), { ...piece("u:2"), states: ["moved", "activated"] }, piece("u:3")];
  const [none, only] = [() => false, (wanted: typeof other) => (found: typeof other) => found === wanted];
  expect(foremost([strong, moving, other], only(strong), only(other))).toBe(strong);
  expect(foremost([strong, moving, other], none, only(other))).toBe(other);
  expect(foremost([strong, moving, other], none, none)).toBe(moving);
  expect(foremost([strong, other], none, none)).toBe(strong);
});
