// Odds as the server sends them: chances of results, the mean of each thing counted, and plain figures.
import type { Msg } from "../api/types";
import type { Words } from "../text/words.svelte";

export interface Part {
  label: string;
  worth: number;
  rule: string;
}

export interface OddsData {
  expected: Record<string, number>;
  columns?: string[];
  chances: number[][]; // one result each: a number per column, then its chance
  line?: string; // names the sentence that tells them in short
  sums?: Record<string, Part[]>; // how the figure of the same name came about, part by part
  notes?: { msg: Msg; rule: string }[]; // how the dice are read
  [figure: string]: unknown;
}

export interface Bar {
  value: number;
  chance: number;
  more: boolean; // so many or more (or fewer, in front): the tail of the spread
}

export interface Spread {
  id: string;
  mean: number;
  bars: Bar[];
}

const RARE = 0.005; // less than this at an end of a spread is told with its neighbour

/** For each thing counted, its mean and the chance of each number of it, whatever the others are. */
export function spreads(odds: OddsData): Spread[] {
  const columns = odds.columns ?? [];
  return Object.entries(odds.expected).map(([id, mean]) => {
    const at = columns.indexOf(id);
    return { id, mean, bars: at < 0 ? [] : tailed(bars(odds.chances, at)) };
  });
}

function bars(chances: number[][], at: number): Bar[] {
  const sums = new Map<number, number>();
  for (const result of chances) {
    const value = result[at] ?? 0;
    sums.set(value, (sums.get(value) ?? 0) + (result.at(-1) ?? 0));
  }
  return [...sums].sort(([a], [b]) => a - b).map(([value, chance]) => ({ value, chance, more: false }));
}

/** The rare end of a long spread as one bar: so many or more. */
function tailed(all: Bar[]): Bar[] {
  const found = [...all];
  while (found.length > 2 && found.at(-1)!.chance < RARE) {
    const last = found.pop()!;
    const before = found.pop()!;
    found.push({ value: before.value, chance: before.chance + last.chance, more: true });
  }
  return found;
}

/** The plain numbers: dice, points, a chance. */
export function figures(odds: OddsData): [string, number][] {
  return Object.entries(odds).filter((entry): entry is [string, number] => typeof entry[1] === "number");
}

export function figureTexts(odds: OddsData, words: Words): string[] {
  return figures(odds).map(([id, number]) => withMinus(words.say({ id: `odds-${id}`, params: { number, share: percent(number) } })));
}

export interface Sum {
  id: string;
  parts: Part[];
  name?: string; // what it is the sum of
}

/** The sums with any parts, each called as the title calls its figure. */
export function sumsOf(odds: OddsData, words: Words): Sum[] {
  const found = Object.entries(odds.sums ?? {}).filter(([, parts]) => parts.length);
  return found.map(([id, parts]) => ({ id, parts, name: withMinus(words.say({ id: `odds-${id}`, params: { number: total(parts) } })) }));
}

/** A number as it is printed: with a minus, not a hyphen. */
export function withMinus(number: number | string): string {
  return String(number).replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
}

export function total(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + part.worth, 0);
}

/** The odds in one sentence, as the title tells them. */
export function oddsLine(odds: OddsData, words: Words): string {
  const plain = figures(odds);
  const params: Record<string, unknown> = {
    ...Object.fromEntries(plain),
    ...Object.fromEntries(plain.map(([id, number]) => [`${id}_share`, percent(number)])),
    ...Object.fromEntries(Object.entries(odds.expected).map(([id, mean]) => [id, decimal(mean, words.language)])),
  };
  return words.say({ id: odds.line ?? "odds-line", params });
}

export function decimal(number: number, language: string): string {
  return number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A chance for people: nothing that can happen is 0 %, nothing that can fail 100 %. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1%";
  if (chance < 1 && chance > 0.995) return ">99%";
  return `${Math.round(chance * 100)}%`;
}
