// The luck ledger of a game that is over: each roll as a bar to the right (lucky) or to the left, each side in a sentence.
import type { LuckRoll, LuckSide } from "../api/types";

/** A bar from the middle: how far it reaches, in per cent of half the width, and on which side. */
export interface Reach {
  lucky: boolean;
  size: number;
}

const NOTICED = 0.05; // standard deviations that are worth a word

export function luckOf(roll: Pick<LuckRoll, "got" | "expected">): number {
  return roll.got - roll.expected;
}

/** Every roll against the one that was farthest from what could be expected. */
export function reaches(rolls: readonly LuckRoll[]): Reach[] {
  const farthest = Math.max(...rolls.map((roll) => Math.abs(luckOf(roll))), Number.EPSILON);
  return rolls.map((roll) => ({ lucky: luckOf(roll) > 0, size: Math.round((100 * Math.abs(luckOf(roll))) / farthest) }));
}

/** Which sentence tells of a side, and its numbers. */
export function verdict({ score, chance }: LuckSide): { id: string; deviations: number; percent: number } {
  const id = Math.abs(score) < NOTICED ? "luck-fair" : score > 0 ? "luck-lucky" : "luck-unlucky";
  return { id, deviations: Math.round(Math.abs(score) * 10) / 10, percent: Math.round(100 * chance) };
}

/** With its sign, for people: +1.5, −0.3. */
export function signed(number: number, language: string): string {
  const size = Math.abs(number).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${number < 0 ? "−" : "+"}${size}`;
}
