// The seats that this browser remembers: a link's token is moved here and out of the address at once.

const KEPT = "indochine.seats";

export function seats() {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
}

export function remember(game, token) {
  const others = seats().filter((seat) => seat.token !== token);
  localStorage.setItem(KEPT, JSON.stringify([{ game, token }, ...others].slice(0, 200)));
}

// The token for a game: from the link, from this tab, or from the browser; null for a spectator.
export function tokenFor(game) {
  const given = location.hash.slice(1);
  if (given) {
    remember(game, given);
    sessionStorage.setItem(game, given);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(game) ?? seats().find((seat) => seat.game === game)?.token ?? null;
}
