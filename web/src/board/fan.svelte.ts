// Which pile is fanned out: after a moment under the mouse, or at once by tap, key or focus; closed soon after leaving.

const PAUSE = 350; // milliseconds
const GRACE = 300;
const REST = 500; // after a choice the pile beneath the pointer does not open again by itself

export class Fan {
  open = $state<string | null>(null);
  private closed = -Infinity; // when a choice from the fan closed it
  private timer: ReturnType<typeof setTimeout> | undefined;

  toggle(key: string): void {
    this.now(this.open === key ? null : key);
  }

  now(key: string | null): void {
    clearTimeout(this.timer);
    this.open = key;
  }

  /** Something was chosen: whatever comes of it is not to be hidden. */
  chosen(): void {
    this.now(null);
    this.closed = performance.now();
  }

  enter(key: string): void {
    clearTimeout(this.timer);
    if (performance.now() - this.closed < REST) return;
    if (this.open !== key) this.timer = setTimeout(() => (this.open = key), PAUSE);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.open = null), GRACE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }
}
