// No sentence of the client is missing in any language, and all languages take the same parameters.
import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import pl from "./pl.ftl?raw";

const OTHERS = [
  ["fr", fr],
  ["pl", pl],
];
const FILES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = Object.values(FILES).join("\n");

/** Messages by id, each with the parameters that it takes. */
function messages(text: string): Map<string, string> {
  const found = text.split(/^(?=[a-z][\w-]* =)/m).filter((block) => /^[a-z][\w-]* =/.test(block));
  return new Map(
    found.map((block) => [
      block.slice(0, block.indexOf(" =")),
      [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(" "),
    ]),
  );
}

const ENGLISH = messages(en);

test.each(OTHERS)("%s has every message with the same parameters", (_, text) => {
  expect(Object.fromEntries(messages(text!))).toEqual(Object.fromEntries(ENGLISH));
});

test("every message that the client names is there", () => {
  const named = [...SOURCES.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !ENGLISH.has(id))).toEqual([]);
});

test("every message is named somewhere, at least by how it begins", () => {
  const begins = [...SOURCES.matchAll(/[`"]([a-z][\w-]*-)(?:\$\{|" ?\+)/g)].map((match) => match[1]!);
  const unused = [...ENGLISH.keys()].filter(
    (id) => !SOURCES.includes(`"${id}"`) && !begins.some((begin) => id.startsWith(begin)),
  );
  expect(unused).toEqual([]);
});
