// Tokens of seats: from the link that was opened, or as this browser remembers them.
import { seats } from "../state/seats.svelte";

const FORM = /^#[A-Za-z0-9_-]{43}$/;

/** Whether the part of an address after `#` is the token of a seat. */
export function hasToken(hash: string): boolean {
  return FORM.test(hash);
}

/** The token of the link that was opened, taken out of the address so that nobody sees or copies it; else a held one. */
export function firstToken(game: string, watching: boolean): string | null {
  const given = location.hash;
  if (hasToken(given)) {
    history.replaceState(history.state, "", location.pathname + location.search);
    return given.slice(1);
  }
  if (watching) return null;
  const wanted = new URLSearchParams(location.search).get("seat");
  const held = seats.of(game);
  return (held.find((seat) => seat.seat === wanted) ?? held[0])?.token ?? null;
}

/** A new token, drawn here: the server keeps only its fingerprint. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
