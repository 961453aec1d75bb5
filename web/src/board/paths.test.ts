import { describe, expect, it } from "vitest";
import { square } from "./fixtures";
import { extent, isInside, widthAt } from "./geometry";
import { hasSea, isGround, layers } from "./layers";
import { curve, outline, rightwards, slope, smoothed } from "./paths";

describe("lines", () => {
  it("names stand on a line without small bends that still begins and ends where it did", () => {
    const zigzag = Array.from({ length: 12 }, (_, at) => [at * 10, at % 2 ? 20 : 0]);
    const found = smoothed(zigzag);
    expect([found[0], found.at(-1)]).toEqual([zigzag[0], zigzag.at(-1)]);
    const heights = found.slice(4, -4).map(([, y]) => y!);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    expect(smoothed([[0, 0], [10, 20]])).toEqual([[0, 0], [10, 20]]);
  });

  it("soft lines pass through every point", () => {
    const points = [[0, 0], [10, 20], [40, 5], [60, 60]];
    const path = curve(points);
    for (const [x, y] of points) expect(path).toContain(`${x} ${y}`);
    expect(path.match(/C/g)).toHaveLength(3);
    expect(curve(points, true)).toMatch(/Z$/);
  });
  it("names stand upright however the line was drawn", () => {
    const river = [[100, 0], [50, 50], [0, 100]];
    expect(slope(river, 70, 30)).toBeCloseTo(-45);
    expect(slope([...river].reverse(), 70, 30)).toBeCloseTo(-45);
    expect(rightwards(river)[0]).toEqual([0, 100]);
  });
});

describe("spaces", () => {
  const triangle = square("t", 0, 0, 0, { points: [[50, 0], [100, 100], [0, 100]] });
  it("know what is inside", () => {
    expect(isInside(triangle, 50, 50)).toBe(true);
    expect(isInside(triangle, 10, 20)).toBe(false);
    const circle = square("c", 0, 0, 0, { shape: "circle", points: [[50, 50], [50, 90]] });
    expect(isInside(circle, 78, 78)).toBe(true);
    expect(isInside(circle, 80, 80)).toBe(false);
    expect(extent(circle)).toEqual({ x: 10, y: 10, width: 80, height: 80 });
  });
  it("know how wide a name may be at its level", () => {
    expect(widthAt(triangle, [50, 50])).toBeCloseTo(50);
    expect(widthAt(triangle, [60, 50])).toBeCloseTo(30);
  });
  it("have closed outlines", () => {
    for (const shape of ["polygon", "circle", "box"]) {
      expect(outline(square("s", 0, 0, 0, { shape, points: [[0, 0], [30, 40], [0, 40]] }))).toMatch(/^M.*Z$/);
    }
  });
});

describe("layers of scenery", () => {
  const shape = (kind: string, closed = true) => ({ kind, closed, points: [[0, 0], [1, 1], [1, 0]] });
  it("heights that follow one another share one light; lakes stay above the land", () => {
    const drawn = layers([shape("land"), shape("sea"), shape("hill"), shape("ridge", false), shape("forest")]);
    expect(drawn.map((layer) => [layer.kind, layer.items.length])).toEqual([
      ["water-lines", 1],
      ["flat", 2],
      ["relief", 2],
      ["flat", 1],
    ]);
  });
  it("there are no lines along the water where there is no sea", () => {
    expect(hasSea([shape("land"), shape("river", false)])).toBe(false);
    expect(layers([shape("land")]).map((layer) => layer.kind)).toEqual(["flat"]);
  });
  it("rivers and roads lie upon the tints of the spaces, hills beneath them", () => {
    expect(["river", "road", "bridge", "airstrip", "hill", "land"].map((kind) => isGround(shape(kind)))).toEqual([
      false, false, false, false, true, true,
    ]);
  });
});
