// Looking back at a game: which moment is shown, and the pace at which it plays. The present goes on beneath.
import type { Line, Scene, StateSeen, Step, Steps } from "../api/types";
import { botLines, chaptersOf, Few, logAfter, markFrom, marksOf, momentAt, momentsOf, openingLines, turnsOf, wished } from "./replay";

const KEPT = 60; // scenes
const PACE = 1200; // milliseconds for a moment
const REST = 120; // between two looks while the slider is dragged
const AGAIN = 600; // after a look that failed
const PATIENCE = 8; // failures in a row
export const SPEEDS = [1, 2, 4] as const;

/** What is needed of a table. */
export interface Source {
  readonly log: Line[];
  readonly state: StateSeen | null;
  readonly playback: { skip(): void };
  get<T>(path: string): Promise<T>;
  past(number: number): Promise<StateSeen>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Replay {
  at = $state<number | null>(null); // the step that is looked at; null is the present
  playing = $state(false);
  speed = $state<number>(SPEEDS[0]);
  private steps = $state.raw<Step[]>([]);
  private opening = $state.raw<Line[]>([]);
  private shown = $state.raw<StateSeen | null>(null);
  private readonly scenes = new Few<StateSeen>(KEPT);
  private loading: Promise<void> | null = null;
  private loaded = $state(false);
  private looking = false;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  moments = $derived(momentsOf(this.steps));
  marks = $derived(marksOf(this.opening, this.steps));
  chapters = $derived(chaptersOf(this.marks));
  turns = $derived(turnsOf(this.opening, this.steps));
  log = $derived(this.shown && logAfter(this.opening, this.steps, this.shown.number));

  botLines = $derived(botLines(this.opening, this.steps, this.shown?.number ?? Infinity));

  constructor(private readonly table: Source) {}

  get active(): boolean {
    return this.at !== null;
  }

  get scene(): Scene | null {
    return (this.shown?.scene as Scene | undefined) ?? null;
  }

  /** The moment as it is shown; a little behind `at` while it is fetched. */
  get moment(): StateSeen | null {
    return this.shown;
  }

  /** The step that led to the moment that is looked at. */
  get led(): Step | null {
    return this.steps.find((step) => step.number === this.at) ?? null;
  }

  /** How many moments there are after the beginning. */
  get last(): number {
    return this.loaded ? this.moments.length - 1 : (this.table.state?.number ?? 0);
  }

  /** Which moment is looked at, counted from the beginning. */
  get index(): number {
    return this.at === null ? this.last : momentAt(this.moments, this.at);
  }

  // What happened

  /** Read all steps, once; later ones come by the stream. */
  load(): Promise<void> {
    this.loading ??= this.read().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async read(): Promise<void> {
    const since = this.steps.length;
    const { steps } = await this.table.get<Steps>(`/steps?since=${since}&texts=msg`);
    if (!since) this.opening = openingLines(this.table.log, steps);
    this.steps = [...this.steps, ...steps.map(light)];
    this.loaded = true;
  }

  /** Another step has come; if one before it was missed, all since are read. */
  add(step: Step): void {
    if (!this.loaded || step.number <= this.steps.length) return;
    if (step.number === this.steps.length + 1) this.steps = [...this.steps, light(step)];
    else void this.read().catch(() => undefined);
  }

  // Where to look

  /** What the address asked for, once. */
  greet(search: string): void {
    if (this.greeted) return;
    this.greeted = true;
    const { step, play } = wished(search);
    if (step !== null) void this.go(step);
    if (play) void this.play(step ?? 0);
  }

  async go(number: number): Promise<void> {
    await this.load();
    await this.goTo(momentAt(this.moments, number));
  }

  /** A moment by its count; the last one is the present. */
  async goTo(index: number): Promise<void> {
    await this.load();
    if (index >= this.last) return this.now();
    this.table.playback.skip();
    this.at = this.moments[Math.max(0, index)]!;
    await this.look();
  }

  async step(way: -1 | 1): Promise<void> {
    this.stop();
    await this.load();
    await this.goTo(this.index + way);
  }

  /** To where a phase or a turn begins. */
  async leap(way: -1 | 1): Promise<void> {
    this.stop();
    await this.load();
    const found = markFrom(this.marks, this.at ?? Infinity, way);
    if (found === null) this.now();
    else await this.go(found);
  }

  now(): void {
    this.stop();
    this.at = null;
    this.shown = null;
  }

  // Playing

  /** Play on from where we look; from the beginning if that is the present. */
  async play(from?: number): Promise<void> {
    await this.load();
    this.playing = true;
    await this.go(from ?? this.at ?? 0);
    this.wait();
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length]!;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    const next = this.index + 1;
    if (next < this.last) void this.sceneOf(this.moments[next]!).catch(() => undefined);
    this.timer = setTimeout(() => void this.goTo(next).then(() => this.wait()), PACE / this.speed);
  }

  // Fetching: one look at a time; whoever drags the slider gets the moment where it stands when the look is over

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    for (let failures = 0; this.at !== null && this.shown?.number !== this.at; ) {
      const wanted = this.at;
      const found = await this.sceneOf(wanted).catch(() => null);
      if (found && this.at !== null) this.shown = found;
      failures = found ? 0 : failures + 1;
      if (failures >= PATIENCE) this.now();
      else if (this.at !== null && this.at !== this.shown?.number) await pause(found ? REST : AGAIN);
    }
    this.looking = false;
  }

  private async sceneOf(number: number): Promise<StateSeen> {
    const kept = this.scenes.get(number);
    if (kept) return kept;
    const found = await this.table.past(number);
    this.scenes.put(number, found);
    return found;
  }
}

/** A step without the state that it led to: only its lines are wanted. */
function light(step: Step): Step {
  const { state: _, ...rest } = step;
  return rest;
}
