// Which hand clicks: a finger taps and presses long, a mouse holds keys. Noted before the board hears of it.

const LONG = 500; // milliseconds
const STILL = 8; // pixels

export class Touching {
  touch = false;
  whole = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = { x: 0, y: 0 };
  private pressed = false;

  constructor(private readonly onlong: () => void) {}

  down(event: PointerEvent): void {
    this.touch = event.pointerType === "touch";
    this.pressed = false;
    clearTimeout(this.timer);
    if (!this.touch || !event.isPrimary) return;
    this.began = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => this.press(), LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y) > STILL) clearTimeout(this.timer);
  }

  up(): void {
    clearTimeout(this.timer);
  }

  /** The click after a long press is no choice. */
  click(event: MouseEvent): void {
    this.whole = event.shiftKey;
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private press(): void {
    this.pressed = true;
    this.onlong();
  }
}
