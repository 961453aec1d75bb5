// Names of seats for people: the player's own name, else the side's.
import type { Board, TableSeen } from "../api/types";
import type { Table } from "../state/table.svelte";
import type { Words } from "../text/words.svelte";

/** A side by its name, as the title says it. */
export function sideName(seat: string, board: Board | null, words: Words): string {
  const side = board?.sides.find((found) => found.id === seat);
  return side ? words.say(side.name) : seat;
}

/** What a line of the score is called: as the title says it, a side by its name; null if nobody knows. */
export function scoreName(key: string, board: Board | null, words: Words): string | null {
  if (words.has(`score-${key}`)) return words.say({ id: `score-${key}` });
  if (board?.sides.some((side) => side.id === key)) return sideName(key, board, words);
  return key === "turn" ? words.t("over-turn") : null;
}

/** Who sits there: "Anna (South)", "South (bot)", "South". */
export function playerName(seat: string, about: TableSeen | null, board: Board | null, words: Words): string {
  const [side, player] = [sideName(seat, board, words), about?.seats[seat]];
  const named = player?.name ? words.t("player-named", { side, name: player.name }) : side;
  return player?.bot ? words.t("player-bot", { side: named }) : named;
}

/** What a table waits for while nobody here decides. */
export function waitingFor(table: Pick<Table, "state" | "about" | "board">, words: Words): string {
  const { state, about, board } = table;
  if (state?.outcome) return words.t("over-no-winner");
  if (state?.read_only) return `${words.t("read-only")} ${about?.read_only ?? ""}`;
  return words.t("waiting-for", { name: playerName(state?.deciding ?? "", about, board, words) });
}

/** How a match of two games stands: "Anna: 1 · South in game 1: 0". */
export function matchScore(about: TableSeen | null, board: Board | null, words: Words): string {
  const { players = {}, wins = {} } = about?.match ?? {};
  const nameOf = (seat: string) => players[seat] || words.t("over-match-seat", { side: sideName(seat, board, words) });
  return Object.entries(wins)
    .map(([seat, won]) => `${nameOf(seat)}: ${won}`)
    .join(" · ");
}
