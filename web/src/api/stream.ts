// Live updates over fetch: unlike EventSource it can send the token in a header, so no URL ever carries it.
import { headers } from "./http";

export interface Update {
  id: string;
  name: string;
  data: string;
}

/** Splits the text of a stream of server-sent events into updates; keeps an unfinished one for the next piece. */
export class Splitter {
  private rest = "";

  take(piece: string): Update[] {
    const blocks = (this.rest + piece).split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(readBlock).filter((update) => update.data !== "");
  }
}

function readBlock(block: string): Update {
  const update: Update = { id: "", name: "message", data: "" };
  for (const line of block.split("\n")) {
    const [field, value] = [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trimStart()];
    if (field === "id") update.id = value;
    else if (field === "event") update.name = value;
    else if (field === "data") update.data += value;
  }
  return update;
}

export interface Watcher {
  update(update: Update): void;
  connected(open: boolean): void;
  refused(status: number): void;
}

/** Watches a table until it is told to stop; after a lost connection it goes on from the last update. */
export class Stream {
  private readonly aborting = new AbortController();
  private last = "";
  private pause = 250;

  constructor(
    private readonly path: string,
    private readonly token: string | null,
    private readonly watcher: Watcher,
  ) {
    void this.run();
  }

  stop(): void {
    this.aborting.abort();
  }

  private async run(): Promise<void> {
    while (!this.aborting.signal.aborted) {
      const goOn = await this.listen().catch(() => true);
      if (!goOn || this.aborting.signal.aborted) return;
      this.watcher.connected(false);
      await new Promise((resolve) => setTimeout(resolve, this.pause));
      this.pause = Math.min(this.pause * 2, 8000);
    }
  }

  private async listen(): Promise<boolean> {
    const found = headers({ token: this.token });
    if (this.last) found["Last-Event-ID"] = this.last;
    const response = await fetch(this.path, { headers: found, signal: this.aborting.signal, cache: "no-store" });
    if (!response.ok || !response.body) {
      this.watcher.refused(response.status);
      return response.status >= 500 || response.status === 429;
    }
    this.watcher.connected(true);
    this.pause = 250;
    return this.read(response.body);
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<boolean> {
    const splitter = new Splitter();
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      for (const update of splitter.take(value)) {
        if (update.name === "closed") {
          this.watcher.refused(401);
          return false;
        }
        if (update.id) this.last = update.id;
        this.watcher.update(update);
      }
    }
  }
}
