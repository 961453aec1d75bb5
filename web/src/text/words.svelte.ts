// Sentences: messages come as data and are rendered here from the same catalogues that the server uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ask } from "../api/http";
import type { Msg, TextsOfTitle } from "../api/types";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import pl from "./pl.ftl?raw";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", pl: "Polski" };

const OWN: Record<Language, string> = { en, fr, pl };

export type Sayable = Msg | string | number | null | undefined;

/** One language: the client's own sentences, and those of a title once they have been fetched. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [OWN[language], ...catalogues]) this.bundle.addResource(new FluentResource(text));
  }

  /** A sentence of the client itself. */
  t(id: string, params: Record<string, unknown> = {}): string {
    return this.say({ id, params });
  }

  has(id: string): boolean {
    const [name, attribute] = id.split(".", 2);
    const message = this.bundle.getMessage(name ?? "");
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** Anything that can be said; a missing message shows its id. */
  say(what: Sayable): string {
    if (what == null) return "";
    if (typeof what !== "object") return String(what);
    const [name, attribute] = what.id.split(".", 2);
    const message = this.bundle.getMessage(name ?? "");
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return `[${what.id}]`;
    return this.bundle.formatPattern(pattern, this.params(what.params ?? {}), []);
  }

  private params(given: Record<string, unknown>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.value(value)]));
  }

  private value(value: unknown): FluentVariable {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.map((item) => String(this.value(item))).join(", ") || "–";
    if (value !== null && typeof value === "object" && "id" in value) return this.say(value as Msg);
    if (typeof value === "boolean") return value ? "True" : "False"; // as the server's Python writes it
    return value == null ? "" : String(value);
  }
}

const fetched = new Map<string, Promise<string[]>>();

/** The words of a title in a language, fetched once. */
export async function wordsOf(title: string, language: Language): Promise<Words> {
  const path = `/api/titles/${title}/texts?lang=${language}`;
  let catalogues = fetched.get(path);
  if (!catalogues) {
    catalogues = ask<TextsOfTitle>("GET", path).then((found) => found.catalogues);
    catalogues.catch(() => fetched.delete(path));
    fetched.set(path, catalogues);
  }
  return new Words(language, await catalogues);
}
