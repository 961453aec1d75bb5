// Names of seats for people: the player's own name, else the side's.
import type { Board, TableSeen } from "../api/types";
import type { Words } from "../text/words.svelte";

/** A side by its name, as the title says it. */
export function sideName(seat: string, board: Board | null, words: Words): string {
  const side = board?.sides.find((found) => found.id === seat);
  return side ? words.say(side.name) : seat;
}

/** Who sits there: "Anna (South)", "South (bot)", "South". */
export function playerName(seat: string, about: TableSeen | null, board: Board | null, words: Words): string {
  const [side, player] = [sideName(seat, board, words), about?.seats[seat]];
  if (player?.bot) return words.t("player-bot", { side });
  return player?.name ? words.t("player-named", { side, name: player.name }) : side;
}
