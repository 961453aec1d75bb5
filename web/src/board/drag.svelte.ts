// A counter dragged to a place: picked up when the pointer really moves, put down on the space under it.
import { STILL } from "./panzoom";

export interface Carried {
  refs: string[]; // how choices name the piece
  key: string;
}

export class Drag {
  carried = $state.raw<Carried | null>(null);
  at = $state.raw({ x: 0, y: 0 }); // on the screen
  private held: (Carried & { id: number; x: number; y: number }) | null = null;

  press(event: PointerEvent, carried: Carried): void {
    if (event.button === 0) this.held = { ...carried, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  /** Follow the pointer; tells what has been picked up by this very move. */
  move(event: PointerEvent): Carried | null {
    const held = this.held;
    if (held?.id !== event.pointerId) return null;
    this.at = { x: event.clientX, y: event.clientY };
    if (this.carried || Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return null;
    this.carried = { refs: held.refs, key: held.key };
    return this.carried;
  }

  /** Put it down; tells what was carried. */
  drop(): Carried | null {
    const carried = this.carried;
    this.held = this.carried = null;
    return carried;
  }
}
