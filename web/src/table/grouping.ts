// Many choices that differ only in a name or two, gathered under what they share. Nothing gets lost: each keeps
// its whole sentence for readers, and sentences that say more than a name stay whole.
import type { ChoiceSeen, Msg } from "../api/types";
import type { Words } from "../text/words.svelte";

export interface Entry {
  choice: ChoiceSeen;
  label: string;
  sentence: string;
}

export interface Group {
  heading: string; // what all of it shares: a place, or a sentence with a gap; empty: nothing
  ref: string | null; // of that place
  entries: Entry[];
}

const FEWEST = 4; // choices that are worth gathering
const GAP = "…";
const ASIDE = /\([^()]*\)/; // a count, a place
const EDGES = /^[\s:.,…]+|[\s:.,…]+$/gu;

interface Named {
  choice: ChoiceSeen;
  sentence: string;
  names: string[]; // one for each target, as the sentence writes it
}

export function grouped(choices: readonly ChoiceSeen[], words: Words, isPlace: (ref: string) => boolean): Group[] {
  const all = choices.map((choice) => named(choice, words));
  if (all.length < FEWEST) return [plain(all)];
  return together(byShape(all).flatMap((shape) => gathered(shape, isPlace)));
}

function named(choice: ChoiceSeen, words: Words): Named {
  const msg = choice.msg as Msg | undefined;
  const domains = (choice.targets ?? []).map((ref) => ref.slice(0, ref.indexOf(":")));
  return { choice, sentence: words.say(msg), names: domains.map((domain) => words.say(msg?.params?.[domain] as Msg)) };
}

/** Choices of one verb whose sentences differ only in names and counts stand together. */
function byShape(all: Named[]): Named[][] {
  const shapes = new Map<string, Named[]>();
  for (const one of all) {
    const key = `${String(one.choice.action[0])}|${shapeOf(one) ?? one.sentence}`;
    shapes.set(key, [...(shapes.get(key) ?? []), one]);
  }
  return [...shapes.values()];
}

/** The sentence with gaps for its names; null if it does not write them out. */
function gapped(one: Named): string | null {
  let rest = one.sentence;
  for (const name of one.names) {
    if (!name || !rest.includes(name)) return null;
    rest = rest.replace(name, GAP);
  }
  return rest;
}

function shapeOf(one: Named): string | null {
  return gapped(one)?.replace(ASIDE, "").trim() ?? null;
}

function gathered(shape: Named[], isPlace: (ref: string) => boolean): Group[] {
  const targets = shape[0]!.choice.targets ?? [];
  if (shape.length < FEWEST || shapeOf(shape[0]!) === null) return [plain(shape)];
  if (targets.length === 1) return [listed(shape)];
  const at = targets.findIndex(isPlace);
  return targets.length === 2 && at >= 0 ? byPlace(shape, at) : [plain(shape)];
}

/** The sentence that all share, with a gap, and the names for it. */
function listed(shape: Named[]): Group {
  const entries = shape.map((one) => ({ ...one, label: one.names[0]! + aside(one) }));
  return { heading: shapeOf(shape[0]!)!, ref: null, entries };
}

/** Place by place what can be chosen there. */
function byPlace(shape: Named[], at: number): Group[] {
  const places = new Map<string, Group>();
  for (const one of shape) {
    const ref = one.choice.targets![at]!;
    const group = places.get(ref) ?? { heading: one.names[at]!, ref, entries: [] };
    group.entries.push({ ...one, label: one.names[1 - at]! + aside(one) });
    places.set(ref, group);
  }
  return [...places.values()];
}

function aside(one: Named): string {
  const said = ASIDE.exec(gapped(one) ?? "")?.[0] ?? "";
  return said ? ` ${said}` : "";
}

function plain(shape: Named[]): Group {
  return { heading: "", ref: null, entries: shape.map((one) => ({ ...one, label: one.sentence })) };
}

/** Groups without a heading that follow one another become one. */
function together(groups: Group[]): Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (last && !last.heading && !group.heading) last.entries.push(...group.entries);
    else found.push(group);
  }
  return found;
}

/** A heading as it is read: "Fire from …" keeps its gap inside, none at its ends. */
export function headingText(group: Group): string {
  return group.heading.replace(EDGES, "");
}
