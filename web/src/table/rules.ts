// Our summaries of a title's rules, fetched once for each language.
import { ask } from "../api/http";
import type { RulesOfTitle, RuleText } from "../api/types";

const fetched = new Map<string, Promise<Map<string, RuleText>>>();

export function rulesOf(title: string, language: string): Promise<Map<string, RuleText>> {
  const path = `/api/titles/${title}/rules?lang=${language}`;
  let rules = fetched.get(path);
  if (!rules) {
    rules = ask<RulesOfTitle>("GET", path).then((found) => new Map(found.rules.map((rule) => [rule.id, rule])));
    rules.catch(() => fetched.delete(path));
    fetched.set(path, rules);
  }
  return rules;
}

/** Whether players have a summary of it beside the board: a ruling stands in the program's documents alone. */
export function canBeRead(id: string | undefined): id is string {
  return Boolean(id) && !id!.startsWith("ruling:");
}

/** The number that a rule has in the book; cards, scenarios and introductions have only our own names. */
export function numberOf(id: string): string | null {
  return id.includes(":") ? null : id;
}

/** The number of a ruling: where the book is silent, the program's own documents say how it is read. */
export function rulingOf(id: string): string {
  return id.replace(/^ruling:/, "");
}

/** The rule, or the nearest one that it is a part of: 8.4.1a, 8.4.1, 8.4, 8. */
export function nearest(rules: ReadonlyMap<string, RuleText>, id: string): RuleText | null {
  for (let part = id; part; part = shorter(part)) {
    const found = rules.get(part);
    if (found) return found;
  }
  return null;
}

function shorter(id: string): string {
  if (/[\da-z)][a-zA-Z]$/.test(id)) return id.slice(0, -1);
  const at = Math.max(id.lastIndexOf("."), id.lastIndexOf(":"));
  return at > 0 ? id.slice(0, at) : "";
}
