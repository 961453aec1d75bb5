// The game that follows, with sides swapped: everybody's link opens their new seat there.
import { ask } from "../api/http";
import type { StateSeen } from "../api/types";
import { seats } from "../state/seats.svelte";

/** Take the seats that this browser held at a table to the game that follows it. */
export async function takeSeats(game: string, next: string): Promise<void> {
  for (const { token, title } of seats.of(game)) {
    const { seat } = await ask<StateSeen>("GET", `/api/games/${next}/state?texts=none`, { token });
    seats.hold({ game: next, seat, token, title });
  }
}
