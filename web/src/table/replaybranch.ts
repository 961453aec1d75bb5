// Games that try something out beside a real one: who sits where, and the ways there and back.
import type { ImportGame } from "../api/types";

export const MYSELF = "myself";

/** All seats for myself, or all but mine for bots of a level. */
export function branchSeats(seats: readonly string[], mine: string, against: string): NonNullable<ImportGame["seats"]> {
  if (against === MYSELF) return {};
  const others = seats.filter((seat) => seat !== mine);
  return Object.fromEntries(others.map((seat) => [seat, { kind: "bot" as const, level: against }]));
}

/** Where the branch is played; `from` is the step of the real game that it began from, as spectators count. */
export function branchAddress(game: string, seat: string, from: number | null): string {
  return `/play/${game}?seat=${seat}` + (from === null ? "" : `&from=${from}`);
}

/** Back to the real game: to the step where the branch began, else to one's seat, else to watch. */
export function originAddress(game: string, search: string, seated: boolean): string {
  const from = new URLSearchParams(search).get("from") ?? "";
  if (/^\d{1,9}$/.test(from)) return `/watch/${game}?step=${from}`;
  return `/${seated ? "play" : "watch"}/${game}`;
}
