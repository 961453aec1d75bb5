// The seats that this browser holds: game, seat and token. Whoever has the token has the seat.
const KEY = "indochine.seats";
const INVITES = "indochine.invites";

export interface HeldSeat {
  game: string;
  seat: string;
  token: string;
  title: string;
}

/** A link that was made here for somebody else; the server never shows it again. */
export interface Invite {
  game: string;
  seat: string;
  link: string;
}

function kept<T extends { game: string }>(key: string): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as T[]).filter((seat) => seat?.game) : [];
  } catch {
    return [];
  }
}

class Seats {
  held = $state<HeldSeat[]>(kept<HeldSeat>(KEY).filter((seat) => seat.token));
  invites = $state<Invite[]>(kept<Invite>(INVITES));

  constructor() {
    if (typeof addEventListener === "function") addEventListener("storage", (event) => this.again(event.key));
  }

  of(game: string): HeldSeat[] {
    return this.held.filter((seat) => seat.game === game);
  }

  /** Remember a seat; a newer link for the same seat replaces the old one. */
  hold(seat: HeldSeat): void {
    const others = this.held.filter((other) => other.game !== seat.game || other.seat !== seat.seat);
    this.keep([...others, seat]);
  }

  /** Keep the link for somebody else until they have come. */
  invite(invite: Invite): void {
    this.keepInvites([...this.invites, invite]);
  }

  invitesTo(game: string): Invite[] {
    return this.invites.filter((invite) => invite.game === game);
  }

  forget(game: string): void {
    this.keep(this.held.filter((seat) => seat.game !== game));
    this.keepInvites(this.invites.filter((invite) => invite.game !== game));
  }

  private keep(seats: HeldSeat[]): void {
    this.held = seats;
    localStorage.setItem(KEY, JSON.stringify(seats));
  }

  private keepInvites(invites: Invite[]): void {
    this.invites = invites;
    localStorage.setItem(INVITES, JSON.stringify(invites));
  }

  /** Another tab of this browser has taken or left a seat. */
  private again(key: string | null): void {
    if (key === KEY) this.held = kept(KEY);
    if (key === INVITES) this.invites = kept(INVITES);
  }
}

export const seats = new Seats();
