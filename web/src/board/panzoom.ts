// Pan, zoom and pinch: one owner of all gestures on the map. It changes the part of the board that is shown.

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Finger {
  x: number;
  y: number;
}

const CLOSEST = 8; // times the whole board
export const STILL = 6; // pixels that a finger may move and still tap
const TWICE = 320; // milliseconds between two taps that count as one double tap
const NEAR = 24; // pixels between them

/** The view after zooming by a factor around a point of the board; never beyond the limits. */
export function zoomed(view: View, whole: View, factor: number, at: Finger): View {
  const width = Math.min(whole.width, Math.max(whole.width / CLOSEST, view.width / factor));
  const scale = width / view.width;
  return kept(
    { x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale, width, height: view.height * scale },
    whole,
  );
}

/** A view that does not leave the board. */
export function kept(view: View, whole: View): View {
  const within = (at: number, size: number, start: number, all: number) =>
    size >= all ? start + (all - size) / 2 : Math.min(start + all - size, Math.max(start, at));
  return {
    ...view,
    x: within(view.x, view.width, whole.x, whole.width),
    y: within(view.y, view.height, whole.y, whole.height),
  };
}

/** The lower right corner of the element, in which something else stands: shares of its width and height. */
export interface Corner {
  wide: number;
  tall: number;
}

/** The whole board, in the proportions of the element that shows it and clear of a corner. */
export function fitted(whole: View, aspect: number, corner?: Corner): View {
  const view = centred(whole, aspect);
  if (!corner) return view;
  const beside = (view.width - whole.width) / 2 / view.width >= corner.wide;
  const below = (view.height - whole.height) / 2 / view.height >= corner.tall;
  return beside || below ? view : centred({ ...whole, width: whole.width / (1 - corner.wide) }, aspect);
}

function centred(whole: View, aspect: number): View {
  const tall = whole.width / whole.height < aspect;
  const width = tall ? whole.height * aspect : whole.width;
  const height = tall ? whole.height : whole.width / aspect;
  return { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height };
}

/** What is shown first: the whole board, or on a tall screen the width of the map itself. */
export function opening(whole: View, map: { x: number; width: number }, aspect: number, height: number): View {
  if (whole.width / whole.height >= aspect * 1.001 || whole.height <= height * 1.3) return whole;
  const tall = Math.min(height, map.width / aspect);
  return kept({ x: map.x, y: (height - tall) / 2, width: tall * aspect, height: tall }, whole);
}

/**
 * What is shown first of a window on a larger map: the window with its boxes, or if these would leave much of the
 * screen empty, as much of the window itself as has room around a point where things are happening.
 */
export function openingOn(whole: View, frame: View, window: View, aspect: number, at: Finger): View {
  if (whole.height <= frame.height * 1.3) return whole;
  const height = Math.min(frame.height, Math.max(window.height, window.width / aspect));
  const width = height * aspect;
  const beside = (middle: number, size: number, from: number, all: number) =>
    size >= all ? from + (all - size) / 2 : Math.min(from + all - size, Math.max(from, middle - size / 2));
  const [x, y] = [beside(at.x, width, window.x, window.width), beside(at.y, height, window.y, window.height)];
  return kept({ x, y, width, height }, whole);
}

/** Follows the pointers on an element; `moved` tells whether the last press was more than a tap. */
export class Gestures {
  moved = false;
  private readonly fingers = new Map<number, Finger>();
  private began: Finger = { x: 0, y: 0 };
  private tapped = { x: 0, y: 0, when: -Infinity };

  constructor(
    private readonly element: Element,
    private readonly get: () => View,
    private readonly whole: () => View,
    private readonly set: (view: View) => void,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = false;
    this.began = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && this.fingers.size === 1) {
      if (Math.hypot(now.x - this.began.x, now.y - this.began.y) < STILL) return;
      this.element.setPointerCapture(event.pointerId);
    }
    this.moved = true;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    if (others.length === 0) this.pan(now.x - before.x, now.y - before.y);
    else this.pinch(others[0]!, before, now);
    this.fingers.set(event.pointerId, now);
  }

  /** Lift a finger; tells whether that was the second of two quick taps in one place. */
  up(event: PointerEvent): boolean {
    if (!this.fingers.delete(event.pointerId) || this.moved) return false;
    const { clientX: x, clientY: y, timeStamp: when } = event;
    const twice = when - this.tapped.when < TWICE && Math.hypot(x - this.tapped.x, y - this.tapped.y) < NEAR;
    this.tapped = { x, y, when: twice ? -Infinity : when };
    return twice;
  }

  /** Leave a press to somebody else, who drags what was pressed. */
  letGo(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.moved = true;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    this.set(zoomed(this.get(), this.whole(), factor, this.point(event.clientX, event.clientY)));
  }

  /** Zoom around the middle (for buttons and keys), or around a point of the screen. */
  zoom(factor: number, at?: Finger): void {
    const view = this.get();
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    this.set(zoomed(view, this.whole(), factor, at ? this.point(at.x, at.y) : middle));
  }

  private pan(dx: number, dy: number): void {
    const view = this.get();
    const scale = view.width / this.element.getBoundingClientRect().width;
    this.set(kept({ ...view, x: view.x - dx * scale, y: view.y - dy * scale }, this.whole()));
  }

  /** What was between the fingers stays between them. */
  private pinch(still: Finger, before: Finger, now: Finger): void {
    const factor = Math.hypot(now.x - still.x, now.y - still.y) / Math.hypot(before.x - still.x, before.y - still.y);
    if (!Number.isFinite(factor) || factor <= 0) return;
    const at = this.point((before.x + still.x) / 2, (before.y + still.y) / 2);
    this.set(zoomed(this.get(), this.whole(), factor, at));
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** A point of the screen on the board. */
  point(x: number, y: number): Finger {
    const box = this.element.getBoundingClientRect();
    const view = this.get();
    return {
      x: view.x + ((x - box.left) / box.width) * view.width,
      y: view.y + ((y - box.top) / box.height) * view.height,
    };
  }
}
