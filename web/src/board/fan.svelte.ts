// Which pile is fanned out: after a moment under the mouse, or at once by tap, key or focus; closed soon after leaving.

const PAUSE = 350; // milliseconds
const GRACE = 300;

export class Fan {
  open = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  toggle(key: string): void {
    this.now(this.open === key ? null : key);
  }

  now(key: string | null): void {
    clearTimeout(this.timer);
    this.open = key;
  }

  enter(key: string): void {
    clearTimeout(this.timer);
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
