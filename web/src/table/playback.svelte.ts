// What the others did, played back step by step at a comfortable pace: each step shows its lines, its places and
// the board as it then was. It never keeps a player from deciding: skipping it shows the present.
import type { Scene, Step } from "../api/types";

const COMFORT = 1300; // milliseconds for a step
const HURRY = 260; // at least so long
const PATIENCE = 14000; // for all that waits

/** How long a step stays when so many wait. */
export function pace(waiting: number): number {
  return Math.max(HURRY, Math.min(COMFORT, PATIENCE / Math.max(1, waiting)));
}

/** Whether a step is worth showing: somebody did something that left a line. */
export function telling(step: Step): boolean {
  return (step.log?.length ?? 0) > 0;
}

export type Past = (number: number) => Promise<Scene | null>;

export class Playback {
  current = $state.raw<Step | null>(null);
  scene = $state.raw<Scene | null>(null);
  waiting = $state(0);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly past: Past,
    private readonly delay: (waiting: number) => number = pace,
  ) {}

  get playing(): boolean {
    return this.current !== null;
  }

  /** Show a step after those that wait; `before` is the board before it. */
  add(step: Step, before: Scene | null): void {
    if (!telling(step)) return this.settle(step);
    this.queue.push(step);
    this.waiting = this.queue.length;
    if (this.current) return;
    this.scene = before;
    this.next();
  }

  /** Play back what happened while nobody looked. */
  replay(steps: readonly Step[]): void {
    this.skip();
    this.queue = steps.filter(telling);
    this.next();
  }

  /** To the present. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.waiting = 0;
    this.current = null;
    this.scene = null;
  }

  next(): void {
    clearTimeout(this.timer);
    const step = this.queue.shift();
    this.waiting = this.queue.length;
    if (!step) return this.skip();
    this.current = step;
    void this.show(step);
    this.timer = setTimeout(() => this.next(), this.delay(this.queue.length + 1));
  }

  /** A step without lines may still change the board: the last one waiting then shows it. */
  private settle(step: Step): void {
    const last = this.queue.at(-1);
    if (last && step.state) this.queue[this.queue.length - 1] = { ...last, state: step.state };
  }

  private async show(step: Step): Promise<void> {
    const scene = (step.state?.scene as Scene | undefined) ?? (await this.past(step.number).catch(() => null));
    if (scene && this.current === step) this.scene = scene;
  }
}
