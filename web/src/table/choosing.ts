// Choosing on the board: each click names something, and the choices that name all of it remain.
import type { ChoiceSeen, Msg, Refused } from "../api/types";

interface Named {
  targets?: string[];
}

/** The choices that name all that was picked; each picked thing counts for one argument. */
export function matching<T extends Named>(choices: readonly T[], picked: readonly string[]): T[] {
  return choices.filter((choice) => covers(choice.targets ?? [], picked));
}

function covers(targets: readonly string[], picked: readonly string[]): boolean {
  const left = [...targets];
  return picked.every((ref) => {
    const at = left.indexOf(ref);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What can be picked next: everything that a remaining choice names and that is not picked yet. */
export function lit(choices: readonly ChoiceSeen[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of matching(choices, picked)) {
    const left = [...(choice.targets ?? [])];
    for (const ref of picked) left.splice(left.indexOf(ref), 1);
    for (const ref of left) found.add(ref);
  }
  return found;
}

/** What it costs to go where one more click would lead, for choices that tell a cost. */
export function costs(choices: readonly ChoiceSeen[], picked: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of matching(choices, picked)) {
    const cost = (choice.msg as Msg | undefined)?.params?.cost;
    const [ref, ...more] = (choice.targets ?? []).filter((target) => !picked.includes(target));
    if (typeof cost === "number" && ref && !more.length) found.set(ref, Math.min(cost, found.get(ref) ?? cost));
  }
  return found;
}

/**
 * What a click on a piece names, where a decision is about the pieces of some spaces only: elsewhere the piece is
 * itself and its space, not one of its kind.
 */
export function inFocus(refs: string[], focus: readonly string[], isSpace: (ref: string) => boolean): string[] {
  const space = refs.find(isSpace);
  if (!focus.length || !space || focus.includes(space)) return refs;
  return refs.filter((ref, at) => at === 0 || ref === space);
}

/** A kind of unit, clicked in a space: the one choice that names that kind in that space. */
function inPlace(now: readonly string[], space: string, choices: readonly ChoiceSeen[]): ChoiceSeen | null {
  const found = matching(choices, [...now, space]);
  return found.length === 1 && found[0]!.targets?.length === now.length + 1 ? found[0]! : null;
}

/** A second click on what was picked last: the one choice that names no more than what is picked. */
export function again(refs: readonly string[], choices: readonly ChoiceSeen[], picked: readonly string[]): ChoiceSeen | null {
  const last = picked.at(-1);
  if (!last || !refs.includes(last) || matching(choices, [...picked, last]).length) return null;
  const found = matching(choices, picked).filter((choice) => choice.targets?.length === picked.length);
  return found.length === 1 ? found[0]! : null;
}

export type Answer =
  | { kind: "play"; choice: ChoiceSeen; picked: string[] }
  | { kind: "pick"; picked: string[] }
  | { kind: "refused"; refused: Refused }
  | { kind: "nothing" };

/**
 * A click on something, given by its references from the most particular (a unit) to the most general (its space).
 * What goes on from what was picked comes first; else the click begins anew; else it is explained why not.
 */
export function clicked(
  refs: readonly string[],
  choices: readonly ChoiceSeen[],
  refused: readonly Refused[],
  picked: readonly string[],
): Answer {
  for (const before of picked.length ? [picked, []] : [[]]) {
    for (const ref of refs) {
      const now = [...before, ref];
      const found = matching(choices, now);
      if (found.length === 1 && found[0]!.targets?.length === now.length) {
        return { kind: "play", choice: found[0]!, picked: now };
      }
      const there = ref === refs[0] || ref === refs.at(-1) ? null : inPlace(now, refs.at(-1)!, choices);
      if (there) return { kind: "play", choice: there, picked: there.targets ?? now };
      if (found.length > 0) return { kind: "pick", picked: now };
    }
  }
  const why = refs.flatMap((ref) => [
    ...matching(refused, [...picked, ref]),
    ...matching(refused, [ref]),
  ])[0];
  return why ? { kind: "refused", refused: why } : { kind: "nothing" };
}
