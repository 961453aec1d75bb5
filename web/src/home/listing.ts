// Games in lists: a game in which I hold several seats stands once, and what I have to do comes first.
import type { GameInList } from "../api/types";

export interface OwnGame extends GameInList {
  seats: string[]; // mine
}

export interface Sorted {
  turn: OwnGame[];
  waiting: OwnGame[];
  branches: OwnGame[];
  over: OwnGame[];
}

export function merged(games: readonly GameInList[]): OwnGame[] {
  const found = new Map<string, OwnGame>();
  for (const game of games) {
    const known = found.get(game.game);
    const held = game.seat ? [game.seat] : [];
    if (!known) found.set(game.game, { ...game, seats: held });
    else found.set(game.game, { ...(game.mine ? game : known), seats: [...known.seats, ...held] });
  }
  return [...found.values()];
}

export function sorted(games: readonly GameInList[]): Sorted {
  const all = merged(games).sort((a, b) => b.updated - a.updated);
  const real = all.filter((game) => !game.branch_of);
  return {
    turn: real.filter((game) => !game.outcome && game.mine),
    waiting: real.filter((game) => !game.outcome && !game.mine),
    branches: all.filter((game) => game.branch_of),
    over: real.filter((game) => game.outcome),
  };
}

/** The latest moves of others come first where it is my turn; the address opens the seat that has to decide. */
export function address(game: OwnGame): string {
  return game.seats.length ? `/play/${game.game}?seat=${encodeURIComponent(game.seat ?? game.seats[0]!)}` : `/watch/${game.game}`;
}

/** How many of my games wait for me, in front of the name of the page. */
export function pageTitle(waiting: number, name: string): string {
  return waiting ? `(${waiting}) ${name}` : name;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words: "3 hours ago". */
export function ago(seconds: number, now: number, language: string): string {
  const past = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? ["second", 60];
  return format.format(-Math.floor(past / length), unit);
}
