// A table as this browser sees it: kept up to date by the stream, changed only by commands that the server accepts.
import { ApiProblem, ask, newKey } from "../api/http";
import { Stream, type Update, type Watcher } from "../api/stream";
import type { Board, DecisionSeen, Done, Explained, Line, Log, Scene, StateSeen, Step, TableSeen } from "../api/types";

export type Connection = "connecting" | "live" | "lost" | "closed";

export class Table implements Watcher {
  about = $state<TableSeen | null>(null);
  board = $state.raw<Board | null>(null);
  state = $state.raw<StateSeen | null>(null);
  log = $state.raw<Line[]>([]);
  steps = $state.raw<Step[]>([]); // that came while we watched, for playing back what the others did
  chat = $state.raw<Step[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state<ApiProblem | null>(null);
  busy = $state(false);
  private stream: Stream | null = null;

  constructor(
    readonly game: string,
    readonly token: string | null,
  ) {}

  get path(): string {
    return `/api/games/${this.game}`;
  }

  get scene(): Scene | null {
    return (this.state?.scene as Scene | undefined) ?? null;
  }

  get seat(): string {
    return this.state?.seat ?? "spectator";
  }

  get mine(): boolean {
    return this.state?.deciding === this.seat;
  }

  /** Load what does not change, then watch. */
  async open(): Promise<void> {
    try {
      this.about = await this.get<TableSeen>("");
      this.board = await ask<Board>("GET", `/api/titles/${this.about.title}/board`);
      this.state = await this.get<StateSeen>("/state?texts=board");
      this.log = (await this.get<Log>("/log?texts=msg")).lines;
      if (this.token) this.chat = (await this.get<{ steps: Step[] }>("/chat")).steps;
      this.stream = new Stream(`${this.path}/stream?texts=board`, this.token, this);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  close(): void {
    this.stream?.stop();
  }

  get<T>(path: string): Promise<T> {
    return ask<T>("GET", this.path + path, { token: this.token });
  }

  // What the stream brings

  connected(open: boolean): void {
    this.connection = open ? "live" : "lost";
  }

  refused(status: number): void {
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
    if (missed) void this.get<Log>("/log?texts=msg").then((log) => (this.log = log.lines));
  }

  private step(step: Step): void {
    this.log = [...this.log.slice(0, step.log_from ?? 0), ...(step.log ?? [])];
    this.steps = [...this.steps, step];
    if (step.kind === "said") this.chat = [...this.chat, step];
    if (step.kind === "sat") void this.get<TableSeen>("").then((about) => (this.about = about));
    if (step.state) this.arrive(step.state);
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

  /** Why can an action not be played? */
  explain(action: unknown[]): Promise<Explained> {
    return ask<Explained>("POST", `${this.path}/explain?texts=msg`, { token: this.token, body: { action } });
  }

  /** The decision with odds, and all that is refused. */
  inFull(): Promise<DecisionSeen> {
    return this.get<DecisionSeen>("/decision?texts=board");
  }

  /** Send a command, again with the same key if its answer is lost; true if it was carried out. */
  private async command(command: Record<string, unknown>): Promise<boolean> {
    const body = { ...command, key: newKey() };
    this.busy = true;
    this.problem = null;
    try {
      await this.sent(body);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async sent(body: unknown): Promise<Done> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask<Done>("POST", `${this.path}/commands`, { token: this.token, body });
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
