// Opening a table: the server sets it up, this browser keeps my seats and the links for my friends.
import { ApiProblem, ask } from "../api/http";
import type { Created, OptionInfo } from "../api/types";
import { seats } from "../state/seats.svelte";
import { settings } from "../state/settings.svelte";
import { brought, MOST_BYTES } from "./brought";
import { wish, type Setting } from "./setup";

export async function openGame(setting: Setting, options: readonly OptionInfo[]): Promise<Created> {
  const body = wish(setting, options);
  const created = await ask<Created>("POST", "/api/games", { body, language: settings.language });
  for (const [seat, token] of Object.entries(created.tokens)) {
    if (setting.players[seat] === "friend") seats.invite({ game: created.game, seat, link: created.links[seat]! });
    else seats.hold({ game: created.game, seat, token, title: setting.title });
  }
  return created;
}

/** Where the one who opened a table goes: to a seat, or among the spectators. */
export function wayIn(created: Created): string {
  return seats.of(created.game).length ? `/play/${created.game}` : created.watch;
}

/** The table of a game that goes on from a file; null if the file holds no game. */
export async function openFile(file: File): Promise<Created | null> {
  const found = file.size > MOST_BYTES ? null : brought(await file.text());
  if (!found) return null;
  const created = await ask<Created>("POST", "/api/import", { body: found.wish, language: settings.language });
  for (const [seat, token] of Object.entries(created.tokens)) {
    seats.hold({ game: created.game, seat, token, title: found.title });
  }
  return created;
}

/** What went wrong, in a sentence. */
export function told(error: unknown): string {
  return error instanceof ApiProblem && error.message ? error.message : settings.words.t("offline");
}
