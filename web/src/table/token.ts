// The token of a seat: from the link that was opened, or as this browser remembers it.
import { seats } from "../state/seats.svelte";

const FORM = /^[A-Za-z0-9_-]{43}$/;

/** Takes the token out of the address, so that it is neither seen nor copied by accident. */
export function tokenFor(game: string, watching: boolean): string | null {
  const given = location.hash.slice(1);
  if (FORM.test(given)) {
    history.replaceState(null, "", location.pathname);
    return given;
  }
  if (watching) return null;
  const wanted = new URLSearchParams(location.search).get("seat");
  const held = seats.of(game);
  return (held.find((seat) => seat.seat === wanted) ?? held[0])?.token ?? null;
}
