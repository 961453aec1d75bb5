// Whether two people at one screen have something to hide from one another.
import type { Scene } from "../api/types";

/** Whether one seat sees cards that the other does not. */
export function hides(own: Scene | null, other: Scene | null): boolean {
  const seen = new Set(cardsOf(other));
  return cardsOf(own).some((card) => !seen.has(card));
}

function cardsOf(scene: Scene | null): string[] {
  return (scene?.piles ?? []).flatMap((pile) => pile.cards ?? []);
}
