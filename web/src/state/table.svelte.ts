// A table as this browser sees it: kept up to date by the stream, changed only by commands that the server accepts.
import { ApiProblem, ask, newKey } from "../api/http";
import { Stream, type Update, type Watcher } from "../api/stream";
import { expanded } from "../board/hexes";
import type {
  Board,
  ContactInfo,
  DecisionSeen,
  Done,
  Hint,
  Line,
  Log,
  Note,
  Reason,
  Scene,
  StateSeen,
  Step,
  Steps,
  TableSeen,
} from "../api/types";
import { comfort, lookedAt, seenUpTo } from "../table/comfort.svelte";
import { Playback } from "../table/playback.svelte";
import { Replay } from "../table/replay.svelte";
import { settings } from "./settings.svelte";

const AGAIN = 600; // milliseconds after a log that could not be read
const PATIENCE = 8; // failures

export type Connection = "connecting" | "live" | "lost" | "closed";

export class Table implements Watcher {
  about = $state<TableSeen | null>(null);
  board = $state.raw<Board | null>(null);
  state = $state.raw<StateSeen | null>(null);
  log = $state.raw<Line[]>([]);
  newFrom = $state(Infinity); // the first line of the log that is new since this seat last did something
  missed = $state.raw<Step[]>([]); // what the others did since this browser last showed the table
  chat = $state.raw<Step[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state<ApiProblem | null>(null);
  busy = $state(false);
  readonly playback = new Playback(async (number) => (await this.past(number)).scene as Scene);
  readonly replay = new Replay(this);
  private stream: Stream | null = null;
  private heard = 0; // steps that the stream has brought

  constructor(
    readonly game: string,
    readonly token: string | null,
    private readonly isOurs: (seat: string) => boolean = (seat) => seat === this.seat,
  ) {}

  get path(): string {
    return `/api/games/${this.game}`;
  }

  /** The board as it is now, or as it was at the moment that is looked at. */
  get scene(): Scene | null {
    return this.replay.scene ?? (this.state?.scene as Scene | undefined) ?? null;
  }

  /** The log as it is now, or as it was then. */
  get lines(): Line[] {
    return this.replay.log ?? this.log;
  }

  get seat(): string {
    return this.state?.seat ?? "spectator";
  }

  get mine(): boolean {
    return this.state?.deciding === this.seat && !this.state.read_only && !this.standIn;
  }

  /** The level of the bot that plays at our seat, if one does. */
  get standIn(): string | null {
    return this.token ? (this.about?.seats[this.seat]?.bot ?? null) : null;
  }

  /** Load what does not change, then watch. */
  async open(): Promise<void> {
    try {
      this.about = await this.get<TableSeen>("");
      this.board = expanded(await ask<Board>("GET", `/api/titles/${this.about.title}/board`));
      this.state = await this.get<StateSeen>("/state?texts=board");
      const seen = seenUpTo(this.game, this.seat); // before anybody looks
      this.log = (await this.get<Log>("/log?texts=msg")).lines;
      if (this.token) this.chat = (await this.get<Steps>("/chat")).steps;
      await this.catchUp(seen);
      this.stream = new Stream(`${this.path}/stream?texts=board`, this.token, this);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  close(): void {
    this.stream?.stop();
    this.playback.skip();
    this.replay.now();
  }

  get<T>(path: string, signal?: AbortSignal): Promise<T> {
    const wish = { token: this.token, language: settings.language };
    return ask<T>("GET", this.path + path, signal ? { ...wish, signal } : wish);
  }

  /** What the others did since a step that was seen. */
  private async catchUp(seen: number | null): Promise<void> {
    if (seen === null || seen >= (this.state?.number ?? 0)) return;
    const { steps } = await this.get<Steps>(`/steps?since=${seen}&texts=msg`);
    this.missed = steps.filter((step) => step.by && (step.bot || !this.isOurs(step.by)) && step.log?.length);
    if (this.missed.length) this.newFrom = this.missed[0]!.log_from ?? Infinity;
  }

  /** Somebody looks at the table as it is now. */
  looked(): void {
    if (this.state) lookedAt(this.game, this.seat, this.state.number);
  }

  // What the stream brings

  connected(open: boolean): void {
    this.connection = open ? "live" : "lost";
  }

  refused(status: number): void {
    if (this.busy) return; // we have just asked for a new link: the stream of the old one ends
    this.connection = status === 401 || status === 404 ? "closed" : "lost";
  }

  update(update: Update): void {
    if (update.name === "state") this.whole(JSON.parse(update.data) as StateSeen);
    else if (update.name === "step") this.step(JSON.parse(update.data) as Step);
  }

  /** The stream begins with the state; if it is newer than ours, the log is read anew. */
  private whole(state: StateSeen): void {
    const missed = this.state === null || state.number !== this.state.number;
    this.state = state;
    if (missed) void this.readLog();
  }

  /** Read until none is overtaken by a step on its way: such a log would lack that step's lines. */
  private async readLog(): Promise<void> {
    for (let failures = 0; failures < PATIENCE; ) {
      const before = this.heard;
      const found = await this.get<Log>("/log?texts=msg").catch(() => null);
      if (found && before === this.heard) {
        this.log = found.lines;
        return;
      }
      failures += found ? 0 : 1;
      if (!found) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  private step(step: Step): void {
    this.heard += 1;
    const from = step.log_from ?? 0;
    this.log = [...this.log.slice(0, from), ...(step.log ?? [])];
    if (step.kind === "said") this.chat = [...this.chat, step];
    if (["sat", "handed", "returned"].includes(step.kind)) void this.get<TableSeen>("").then((about) => (this.about = about));
    this.tell(step, from);
    this.replay.add(step);
    if (step.state) this.arrive(step.state);
  }

  /** What another did is played back; what we did ourselves begins a new count of what is new. */
  private tell(step: Step, from: number): void {
    if (step.by && this.isOurs(step.by) && !step.bot) {
      this.playback.skip();
      this.newFrom = this.log.length;
    } else {
      this.newFrom = Math.min(this.newFrom, from);
      if (comfort.playback && !this.replay.active) this.playback.add(step, this.scene);
    }
  }

  private arrive(state: StateSeen): void {
    const ended = state.outcome && !this.state?.outcome;
    this.state = state;
    if (ended || state.next_game) void this.get<TableSeen>("").then((about) => (this.about = about));
  }

  // Commands

  play(action: unknown[]): Promise<boolean> {
    return this.command({ do: "play", action, expect: this.state?.expect ?? 0 });
  }

  undo(): Promise<boolean> {
    return this.command({ do: "undo", expect: this.state?.expect ?? 0 });
  }

  order(action: unknown[]): Promise<boolean> {
    return this.command({ do: "order", action });
  }

  say(text: string): Promise<boolean> {
    return this.command({ do: "say", text });
  }

  sit(name: string): Promise<boolean> {
    return this.command({ do: "sit", name });
  }

  resign(): Promise<boolean> {
    return this.command({ do: "resign" });
  }

  offer(what: "back" | "end" | "rematch", to?: number): Promise<boolean> {
    return this.command(to === undefined ? { do: "offer", what } : { do: "offer", what, to });
  }

  reply(offer: number, yes: boolean): Promise<boolean> {
    return this.command({ do: "reply", offer, yes });
  }

  relink(token: string): Promise<boolean> {
    return this.command({ do: "relink", token });
  }

  // What a seat can look up

  /** The decision with odds, and all that is refused. */
  inFull(signal: AbortSignal): Promise<DecisionSeen> {
    return this.get<DecisionSeen>("/decision?texts=board", signal);
  }

  orders(): Promise<DecisionSeen> {
    return this.get<DecisionSeen>("/orders?texts=board");
  }

  past(number: number): Promise<StateSeen> {
    return this.get<StateSeen>(`/past/${number}?texts=board`);
  }

  /** Every step so far, with its lines. */
  async history(): Promise<Step[]> {
    return (await this.get<Steps>("/steps?since=0&texts=msg")).steps;
  }

  // Bots

  /** What a strong bot would do at our seat; nothing if nobody can say, and then the table says why. */
  hint(): Promise<Hint | null> {
    this.problem = null;
    const wish = { token: this.token, language: settings.language };
    return ask<Hint>("POST", `${this.path}/hint?texts=board`, wish).catch((error: unknown) => (this.fail(error), null));
  }

  /** Why a bot took a step. */
  reason(number: number): Promise<Reason> {
    return this.get<Reason>(`/reasons/${number}?texts=board`);
  }

  /** Let a bot play at our seat, or take the seat back; true if it is so. */
  async hand(level: string | null): Promise<boolean> {
    const wish = { token: this.token, language: settings.language };
    this.problem = null;
    try {
      await ask<Done>(level ? "POST" : "DELETE", `${this.path}/seat/bot`, level ? { ...wish, body: { level } } : wish);
      this.about = await this.get<TableSeen>("");
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  put<T extends Note | ContactInfo>(what: "note" | "contact", body: T): Promise<T> {
    return ask<T>("PUT", `${this.path}/${what}`, { token: this.token, body, language: settings.language });
  }

  /** Send a command, again with the same key if its answer is lost; true if it was carried out. */
  private async command(command: Record<string, unknown>): Promise<boolean> {
    const body = { ...command, key: newKey() };
    this.busy = true;
    this.problem = null;
    try {
      const done = await this.sent(body);
      if ("expect" in command) await this.reached(done.number);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait until the stream has brought what a command led to; if it does not, ask. */
  private async reached(number: number): Promise<void> {
    for (let waited = 0; waited < 2000 && (this.state?.number ?? 0) < number; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if ((this.state?.number ?? 0) < number) this.whole(await this.get<StateSeen>("/state?texts=board"));
  }

  private async sent(body: unknown): Promise<Done> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask<Done>("POST", `${this.path}/commands`, { token: this.token, body, language: settings.language });
      } catch (error) {
        const lost = error instanceof ApiProblem && (error.status === 0 || error.status === 503);
        if (!lost || attempt >= 5) throw error;
        await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }

  private fail(error: unknown): void {
    this.problem = error instanceof ApiProblem ? error : new ApiProblem(0, { type: "trouble", message: String(error) });
  }
}
