import { beforeEach, describe, expect, it } from "vitest";
import { fitted, Gestures, kept, opening, openingOn, zoomed, type View } from "./panzoom";

const whole: View = { x: 0, y: 0, width: 1000, height: 500 };

/** An element of 500 by 250 pixels that remembers which pointers it has captured. */
const element = {
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 500, height: 250 }),
  setPointerCapture: () => undefined,
} as unknown as Element;

const pointer = (id: number, x: number, y: number, timeStamp = 0) =>
  ({ pointerId: id, clientX: x, clientY: y, button: 0, timeStamp }) as PointerEvent;

describe("views", () => {
  it("zoom around a point that stays where it is", () => {
    const view = zoomed(whole, whole, 2, { x: 250, y: 100 });
    expect(view).toEqual({ x: 125, y: 50, width: 500, height: 250 });
  });
  it("do not leave the board, nor grow beyond it", () => {
    expect(kept({ x: 900, y: -50, width: 500, height: 250 }, whole)).toMatchObject({ x: 500, y: 0 });
    expect(zoomed(whole, whole, 0.1, { x: 0, y: 0 })).toEqual(whole);
  });
  it("fit the whole board into any proportions", () => {
    const tall = fitted(whole, 0.5);
    expect(tall.width / tall.height).toBeCloseTo(0.5);
    expect(tall).toMatchObject({ x: 0, width: 1000 });
  });
  it("keep the board clear of what stands in the corner", () => {
    const corner = { wide: 0.1, tall: 0.3 };
    for (const aspect of [1.8, 2, 2.1, 2.3]) {
      const view = fitted(whole, aspect, corner);
      expect(view.width / view.height).toBeCloseTo(aspect);
      expect(view.x).toBeLessThanOrEqual(0);
      expect(view.x + view.width * 0.9).toBeGreaterThanOrEqual(999.9);
    }
    expect(fitted(whole, 0.5, corner)).toEqual(fitted(whole, 0.5)); // it stands below the board
    expect(fitted(whole, 3, corner)).toEqual(fitted(whole, 3)); // and beside it
  });
  it("open with the width of the map on a tall screen, with the whole board on a wide one", () => {
    const phone = fitted(whole, 0.5);
    expect(opening(phone, { x: 0, width: 700 }, 0.5, 500)).toMatchObject({ width: 250, height: 500 });
    const desk = fitted(whole, 3);
    expect(opening(desk, { x: 0, width: 700 }, 3, 500)).toEqual(desk);
  });
});

describe("gestures", () => {
  let view: View;
  let hands: Gestures;
  beforeEach(() => {
    view = whole;
    hands = new Gestures(element, () => view, () => whole, (next) => (view = next));
  });

  it("two fingers that end twice as far apart show exactly half as much", () => {
    hands.down(pointer(1, 200, 125));
    hands.down(pointer(2, 300, 125));
    for (let step = 1; step <= 10; step++) {
      hands.move(pointer(1, 200 - 5 * step, 125));
      hands.move(pointer(2, 300 + 5 * step, 125));
    }
    expect(view.width).toBeCloseTo(500, 9);
    expect(view.x + view.width / 2).toBeCloseTo(500, 6);
    expect(hands.moved).toBe(true);
  });

  it("one finger pulls the board along", () => {
    hands.zoom(2);
    const before = view.x;
    hands.down(pointer(1, 100, 100));
    hands.move(pointer(1, 150, 100));
    expect(view.x).toBe(before - 50);
  });

  it("a trembling finger still taps", () => {
    hands.down(pointer(1, 100, 100));
    hands.move(pointer(1, 103, 102));
    expect(hands.moved).toBe(false);
  });

  it("two quick taps in one place are a double tap, a third begins anew", () => {
    const tap = (x: number, when: number) => {
      hands.down(pointer(1, x, 100, when));
      return hands.up(pointer(1, x, 100, when + 20));
    };
    expect([tap(100, 0), tap(104, 150), tap(102, 280), tap(300, 400), tap(300, 1400)]).toEqual([
      false, true, false, false, false,
    ]);
  });
});

describe("a window on a larger map", () => {
  const frame: View = { x: 100, y: 100, width: 900, height: 400 };
  const window: View = { x: 300, y: 100, width: 300, height: 400 };

  it("opens with its boxes where the screen is as wide as they are", () => {
    const all = fitted(frame, 2);
    expect(openingOn(all, frame, window, 2, { x: 400, y: 300 })).toEqual(all);
  });

  it("opens alone and whole where the boxes would make it small", () => {
    expect(openingOn(fitted(frame, 1), frame, window, 1, { x: 400, y: 300 })).toEqual({ x: 250, y: 100, width: 400, height: 400 });
  });

  it("on a tall screen opens where things happen", () => {
    const wide: View = { x: 100, y: 100, width: 900, height: 400 };
    expect(openingOn(fitted(frame, 0.5), frame, wide, 0.5, { x: 700, y: 300 })).toEqual({ x: 600, y: 100, width: 200, height: 400 });
  });
});
