// The seats that this browser holds: game, seat and token. Whoever has the token has the seat.
const KEY = "indochine.seats";

export interface HeldSeat {
  game: string;
  seat: string;
  token: string;
  title: string;
}

function kept(): HeldSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as HeldSeat[]).filter((seat) => seat.game && seat.token) : [];
  } catch {
    return [];
  }
}

class Seats {
  held = $state<HeldSeat[]>(kept());

  of(game: string): HeldSeat[] {
    return this.held.filter((seat) => seat.game === game);
  }

  /** Remember a seat; a newer link for the same seat replaces the old one. */
  hold(seat: HeldSeat): void {
    const others = this.held.filter((other) => other.game !== seat.game || other.seat !== seat.seat);
    this.keep([...others, seat]);
  }

  forget(game: string): void {
    this.keep(this.held.filter((seat) => seat.game !== game));
  }

  private keep(seats: HeldSeat[]): void {
    this.held = seats;
    localStorage.setItem(KEY, JSON.stringify(seats));
  }
}

export const seats = new Seats();
