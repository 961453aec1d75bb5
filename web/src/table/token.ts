// Tokens of seats: from the link that was opened, or as this browser remembers them.
import { seats } from "../state/seats.svelte";

const FORM = /^[A-Za-z0-9_-]{43}$/;

/** All tokens for a game, the wanted seat first. A token is taken out of the address, so that nobody sees or copies it. */
export function tokensFor(game: string, watching: boolean): string[] {
  const given = location.hash.slice(1);
  const fits = FORM.test(given);
  if (fits) history.replaceState(history.state, "", location.pathname + location.search);
  if (watching) return fits ? [given] : [];
  const wanted = new URLSearchParams(location.search).get("seat");
  const held = seats.of(game).sort((a, b) => Number(b.seat === wanted) - Number(a.seat === wanted));
  return [...new Set([...(fits ? [given] : []), ...held.map((seat) => seat.token)])];
}

/** A new token, drawn here: the server keeps only its fingerprint. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
