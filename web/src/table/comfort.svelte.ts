// How a person likes the table, remembered by the browser; and how far each seat of theirs has been looked at.
const KEY = "indochine.comfort";
const SEEN = "indochine.seen";

interface Kept {
  playback?: boolean;
  curtain?: boolean;
  tray?: boolean;
  odds?: boolean;
}

function read<T>(key: string): Partial<T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T> | null) ?? {};
  } catch {
    return {};
  }
}

class Comfort {
  playback = $state(read<Kept>(KEY).playback ?? true);
  curtain = $state(read<Kept>(KEY).curtain ?? true);
  tray = $state(read<Kept>(KEY).tray ?? false); // whether it shows cards and tracks in full
  odds = $state(read<Kept>(KEY).odds ?? true); // whether they are drawn

  keep(): void {
    const { playback, curtain, tray, odds } = this;
    localStorage.setItem(KEY, JSON.stringify({ playback, curtain, tray, odds }));
  }
}

export const comfort = new Comfort();

/** The number of the last step that was looked at; null for a table never seen. */
export function seenUpTo(game: string, seat: string): number | null {
  return read<Record<string, number>>(SEEN)[`${game}/${seat}`] ?? null;
}

export function lookedAt(game: string, seat: string, number: number): void {
  localStorage.setItem(SEEN, JSON.stringify({ ...read<Record<string, number>>(SEEN), [`${game}/${seat}`]: number }));
}
