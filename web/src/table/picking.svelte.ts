// Deciding at one table: what is picked so far, what can come next, why something cannot, and what waits for a second tap.
import type { ChoiceSeen, DecisionSeen, Msg, Refused, ThoughtSeen } from "../api/types";
import type { Table } from "../state/table.svelte";
import { again, clicked, costs, lit, matching } from "./choosing";

export type Commitment = NonNullable<ChoiceSeen["commits"]>;

export interface Why {
  rule: string;
  msg: Msg | null;
}

export interface How {
  touch?: boolean; // a tap only selects; the second one confirms
  whole?: boolean; // again as long as the same is offered: the whole stack
}

const NOTHING: ReadonlySet<string> = new Set();
const MOST = 30; // repetitions for a whole stack

export class Picking {
  picked = $state.raw<string[]>([]);
  pending = $state.raw<ChoiceSeen | null>(null);
  why = $state.raw<Why | null>(null);
  hint = $state.raw<ThoughtSeen | null>(null); // what a strong bot would do here, once somebody has asked
  advising = $state(false);
  full = $state.raw<DecisionSeen | null>(null); // with odds and refusals, fetched beside the decision

  decision = $derived.by(() => (this.table().mine && !this.table().replay.active ? (this.table().state?.decision ?? null) : null));
  choices = $derived.by(() => this.decision?.choices ?? []);
  remaining = $derived.by(() => (this.picked.length ? matching(this.choices, this.picked) : this.choices));
  lit = $derived.by(() => (this.table().busy ? NOTHING : lit(this.choices, this.picked)));
  costs = $derived.by(() => costs(this.choices, this.picked));
  odds = $derived.by(() => new Map((this.full?.choices ?? []).filter((c) => c.odds).map((c) => [keyOf(c), c.odds])));

  private marks = $derived.by(() => new Map((this.full?.choices ?? []).map((c) => [keyOf(c), c.commits])));

  private stopping = new AbortController();

  constructor(private readonly table: () => Table) {}

  get refused(): Refused[] {
    return this.full?.refused ?? [];
  }

  tellsOdds(choice: ChoiceSeen): boolean {
    return this.odds.has(keyOf(choice));
  }

  /** What a choice cannot be taken back from; before the whole decision is here nobody knows. */
  commits(choice: ChoiceSeen): Commitment | undefined {
    const mark = this.marks.get(keyOf(choice));
    return mark && this.tellsOdds(choice) ? "dice" : mark; // a card may come before the dice, and they fall all the same
  }

  /** Each decision begins with nothing picked; its odds and refusals are fetched unless it passes at once. */
  begin(): () => void {
    this.clear();
    [this.full, this.hint, this.advising] = [null, null, false];
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    const soon = this.decision ? setTimeout(() => void this.fetch(signal), 60) : undefined;
    return () => {
      clearTimeout(soon);
      this.stopping.abort();
    };
  }

  private async fetch(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const full = await this.table().inFull(signal).catch(() => null);
    if (!signal.aborted) this.full = full;
  }

  /** Ask for advice; it comes too late if something was decided meanwhile. */
  async advise(): Promise<void> {
    if (!this.decision || this.advising) return;
    const { signal } = this.stopping;
    this.advising = true;
    const hint = await this.table().hint();
    if (signal.aborted) return;
    [this.advising, this.hint] = [false, hint?.thought ?? null];
  }

  clear(): void {
    this.picked = [];
    this.pending = null;
    this.why = null;
  }

  /** A click on the board or on a card. */
  pick(refs: string[], how: How = {}): void {
    const table = this.table();
    if (!table.mine || table.busy) return;
    if (this.pending && this.pending.targets?.some((ref) => refs.includes(ref))) return void this.choose(this.pending, how);
    const meant = again(refs, this.choices, this.picked);
    if (meant) return void this.choose(meant, how);
    const answer = clicked(refs, this.choices, this.refused, this.picked);
    this.clear();
    if (answer.kind === "pick") this.picked = answer.picked;
    else if (answer.kind === "play") this.take(answer.choice, how);
    else this.why = answer.kind === "refused" ? whyOf(answer.refused) : { rule: "", msg: null };
  }

  private take(choice: ChoiceSeen, how: How): void {
    if (!how.touch) return void this.choose(choice, how);
    this.picked = choice.targets ?? [];
    this.pending = choice;
  }

  async choose(choice: ChoiceSeen, how: How = {}): Promise<void> {
    const table = this.table();
    const name = this.decision?.name;
    this.stopping.abort(); // what is asked now will soon be another's question
    this.pending = null;
    this.why = null;
    this.picked = choice.targets ?? [];
    for (let times = 0; times < MOST; times++) {
      if (!(await table.play(choice.action))) return this.clear();
      if (!how.whole || !table.state?.can_undo || this.decision?.name !== name || !this.offers(choice)) return;
    }
  }

  private offers(choice: ChoiceSeen): boolean {
    return this.choices.some((other) => keyOf(other) === keyOf(choice));
  }
}

export function keyOf(choice: { action: unknown[] }): string {
  return JSON.stringify(choice.action);
}

function whyOf(refused: Refused): Why {
  return { rule: refused.rule, msg: (refused.why_msg ?? null) as Msg | null };
}
