import { expect, test } from "vitest";
import { Words } from "../text/words.svelte";
import { figureTexts, oddsLine, percent, spreads, sumsOf, type OddsData, withMinus } from "./odds";

const ODDS: OddsData = {
  attack: 12,
  cleared: 0.25,
  expected: { lost: 0.5, won: 1.25 },
  columns: ["won", "lost"],
  chances: [
    [1, 0, 0.5],
    [1, 1, 0.25],
    [2, 1, 0.246],
    [3, 1, 0.003],
    [4, 1, 0.001],
  ],
};
const words = new Words("en", [
  "odds-attack = attack { $number }\nodds-cleared = cleared { $share }\nodds-line = { $attack }: { $won } won, { $cleared_share }",
]);

test("each thing counted has its own spread, the rare end told as one", () => {
  const [lost, won] = spreads(ODDS);
  expect(lost!.bars.map((bar) => bar.value)).toEqual([0, 1]);
  expect(lost!.bars[0]!.chance).toBeCloseTo(0.5);
  expect(won!.bars).toHaveLength(2);
  expect(won!.bars[1]).toMatchObject({ value: 2, more: true });
  expect(won!.bars[1]!.chance).toBeCloseTo(0.25);
});

test("figures and the short sentence are the title's own", () => {
  expect(figureTexts(ODDS, words)).toEqual(["attack 12", "cleared 25%"]);
  expect(oddsLine(ODDS, words)).toBe("12: 1.3 won, 25%");
});

test("a sum is called as the figure that it explains, and an empty one is left out", () => {
  const part = { label: "units", rule: "8.3" };
  const parts = [
    { ...part, worth: 14 },
    { ...part, worth: -2 },
  ];
  expect(sumsOf({ ...ODDS, sums: { attack: parts, cleared: [] } }, words)).toEqual([{ id: "attack", parts, name: "attack 12" }]);
});

test("what may happen is never told as impossible or certain", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
});

test("negative numbers have a minus, compound words keep their hyphen", () => {
  expect([-1, 0, 3, "modifiers -2", "A-1, 6-1"].map(withMinus)).toEqual(["−1", "0", "3", "modifiers −2", "A-1, 6-1"]);
});
