import { beforeEach, expect, test, vi } from "vitest";
import type { Line, Scene, StateSeen, Step } from "../api/types";
import { Table } from "./table.svelte";

const line = (kind: string): Line => ({ kind, rule: "", values: {} });
const scene: Scene = { status: [], places: [] };
const state = (number: number): StateSeen => ({ number, expect: number, seat: "NV", deciding: "NV", scene });
const step = (number: number, from: number, kind: string): Step => ({
  number, kind: "moved", at: 0, by: "SV", log_from: from, log: [line(kind)], state: state(number),
});

/** A server that answers when it is told to. */
class Answers {
  readonly waiting: ((response: Response) => void)[] = [];

  fetch = (): Promise<Response> => new Promise((resolve) => this.waiting.push(resolve));

  async give(...kinds: string[]): Promise<void> {
    this.waiting.shift()!({ ok: true, json: async () => ({ lines: kinds.map(line) }) } as Response);
    await vi.advanceTimersByTimeAsync(0);
  }

  async fail(): Promise<void> {
    this.waiting.shift()!({ ok: false, status: 503, json: async () => ({}) } as Response);
    await vi.advanceTimersByTimeAsync(5000);
  }
}

let answers: Answers;
let table: Table;
const kinds = (): string[] => table.log.map((found) => found.kind);
const send = (name: string, data: unknown): void => table.update({ id: "1", name, data: JSON.stringify(data) });

beforeEach(() => {
  vi.useFakeTimers();
  answers = new Answers();
  vi.stubGlobal("fetch", answers.fetch);
  table = new Table("game", null);
});

test("a state that the stream brings has its log read", async () => {
  send("state", state(2));
  await answers.give("a", "b");
  expect(kinds()).toEqual(["a", "b"]);
  send("step", step(3, 2, "c"));
  expect(kinds()).toEqual(["a", "b", "c"]);
});

test("a log that a step overtakes is read again", async () => {
  send("state", state(2));
  send("step", step(3, 2, "c"));
  await answers.give("a", "b");
  await answers.give("a", "b", "c");
  expect(kinds()).toEqual(["a", "b", "c"]);
  expect(answers.waiting).toEqual([]);
});

test("a log that cannot be read is asked for again, not for ever", async () => {
  send("state", state(2));
  await answers.fail();
  await answers.give("a");
  expect(kinds()).toEqual(["a"]);
  send("state", state(5));
  while (answers.waiting.length) await answers.fail();
  expect(kinds()).toEqual(["a"]);
});
