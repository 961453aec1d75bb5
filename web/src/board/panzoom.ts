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
const STILL = 6; // pixels that a finger may move and still tap

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

/** The whole board, in the proportions of the element that shows it. */
export function fitted(whole: View, aspect: number): View {
  const tall = whole.width / whole.height < aspect;
  const width = tall ? whole.height * aspect : whole.width;
  const height = tall ? whole.height : whole.width / aspect;
  return { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height };
}

/** Follows the pointers on an element; `moved` tells whether the last press was more than a tap. */
export class Gestures {
  moved = false;
  private readonly fingers = new Map<number, Finger>();
  private began: Finger = { x: 0, y: 0 };

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

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    this.set(zoomed(this.get(), this.whole(), factor, this.point(event.clientX, event.clientY)));
  }

  /** Zoom around the middle: for buttons and keys. */
  zoom(factor: number): void {
    const view = this.get();
    this.set(zoomed(view, this.whole(), factor, { x: view.x + view.width / 2, y: view.y + view.height / 2 }));
  }

  private pan(dx: number, dy: number): void {
    const view = this.get();
    const scale = view.width / this.element.getBoundingClientRect().width;
    this.set(kept({ ...view, x: view.x - dx * scale, y: view.y - dy * scale }, this.whole()));
  }

  private pinch(still: Finger, before: Finger, now: Finger): void {
    const factor = Math.hypot(now.x - still.x, now.y - still.y) / Math.hypot(before.x - still.x, before.y - still.y);
    const at = this.point((now.x + still.x) / 2, (now.y + still.y) / 2);
    if (Number.isFinite(factor) && factor > 0) this.set(zoomed(this.get(), this.whole(), factor, at));
  }

  private point(x: number, y: number): Finger {
    const box = this.element.getBoundingClientRect();
    const view = this.get();
    return {
      x: view.x + ((x - box.left) / box.width) * view.width,
      y: view.y + ((y - box.top) / box.height) * view.height,
    };
  }
}
