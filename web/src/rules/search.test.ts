import { describe, expect, it } from "vitest";
import { addressed, chapters, matching, pieces } from "./search";

const RULES = [
  { id: "7.0", title: "Mouvement", text: "Éléments à pied.", chapter: "7" },
  { id: "7.1a", title: "Điện Biên Phủ", text: "Łódź et œuvre.", chapter: "7" },
  { id: "8", title: "Tir", text: "", chapter: "8" },
];

describe("matching", () => {
  it("ignores accents, strokes and case", () => {
    expect(matching(RULES, "ELEMENTS pied").map((rule) => rule.id)).toEqual(["7.0"]);
    expect(matching(RULES, "dien bien lodz oeuvre").map((rule) => rule.id)).toEqual(["7.1a"]);
  });
  it("finds by number, and everything when nothing is sought", () => {
    expect(matching(RULES, "7.1").map((rule) => rule.id)).toEqual(["7.1a"]);
    expect(matching(RULES, " ")).toHaveLength(3);
  });
});

it("gathers rules by chapter, in their order", () => {
  expect(chapters(RULES).map((chapter) => [chapter.name, chapter.rules.length])).toEqual([["7", 2], ["8", 1]]);
});

it("finds the rule of an address, its whole or its first part", () => {
  expect(["7.0", "7.1", "8.3.2", "9"].map((id) => addressed(RULES, id)?.id)).toEqual(["7.0", "7.1a", "8", undefined]);
});

it("cuts a text so that what was sought can be marked", () => {
  expect(pieces("À Điện Biên Phủ", "dien")).toEqual(["À ", "Điện", " Biên Phủ"]);
  expect(pieces("Cœur ouvert", "coeur")).toEqual(["", "Cœur", " ouvert"]);
  expect(pieces("rien", "x")).toEqual(["rien"]);
});
