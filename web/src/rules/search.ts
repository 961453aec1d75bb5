// Finding rules: by number or by words, whatever the accents; and gathering them by chapter.
import type { RuleText } from "../api/types";

export interface Chapter {
  name: string;
  rules: RuleText[];
}

const STROKES: Record<string, string> = { ł: "l", đ: "d", ø: "o", œ: "oe", æ: "ae" };

/** Letters without their accents, small: what is typed finds what is written. */
export function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[łđøœæ]/g, (letter) => STROKES[letter]!).replace(/[’‘]/g, "'");
}

/** The rules that hold every word that was typed. */
export function matching(rules: readonly RuleText[], sought: string): RuleText[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) found.set(rule.chapter ?? "", [...(found.get(rule.chapter ?? "") ?? []), rule]);
  return [...found].map(([name, all]) => ({ name, rules: all }));
}

/** The rule of an address: that one, the one it is a part of, or the first of its parts. */
export function addressed(rules: readonly RuleText[], id: string): RuleText | null {
  const whole = rules.filter((rule) => id.startsWith(rule.id)).sort((a, b) => b.id.length - a.id.length)[0];
  return rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.id.startsWith(id)) ?? whole ?? null;
}

/** A text cut at the words that were sought, so that they can be marked: every second piece is one of them. */
export function pieces(text: string, sought: string): string[] {
  const wanted = plain(sought).split(/\s+/).filter((word) => word.length > 1);
  if (!wanted.length) return [text];
  const letters = [...text.normalize("NFC")];
  const flat = letters.map(plain);
  const index = flat.flatMap((piece, at) => Array.from(piece, () => at));
  const bare = flat.join("");
  const hits = new Set(wanted.flatMap((word) => places(bare, word)).map((at) => index[at]!));
  return cut(letters, hits);
}

function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    for (let next = at; next < at + word.length; next++) found.push(next);
  }
  return found;
}

function cut(letters: readonly string[], hits: ReadonlySet<number>): string[] {
  const found = [""];
  letters.forEach((letter, at) => {
    const marked = found.length % 2 === 0;
    if (hits.has(at) !== marked) found.push("");
    found[found.length - 1] += letter;
  });
  return found;
}
