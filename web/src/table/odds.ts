// Odds as the server sends them: chances of results, and the mean of each thing counted.
export interface OddsData {
  expected: Record<string, number>;
  columns?: string[];
  chances: number[][]; // one result each: a number per column, then its chance
  line?: string;
}

export interface Spread {
  id: string;
  mean: number;
  bars: { value: number; chance: number }[];
}

/** For each thing counted, its mean and the chance of each number of it, whatever the others are. */
export function spreads(odds: OddsData): Spread[] {
  const columns = odds.columns ?? [];
  return Object.entries(odds.expected).map(([id, mean]) => {
    const at = columns.indexOf(id);
    return { id, mean, bars: at < 0 ? [] : bars(odds.chances, at) };
  });
}

function bars(chances: number[][], at: number): { value: number; chance: number }[] {
  const sums = new Map<number, number>();
  for (const result of chances) {
    const value = result[at] ?? 0;
    sums.set(value, (sums.get(value) ?? 0) + (result[result.length - 1] ?? 0));
  }
  return [...sums].sort(([a], [b]) => a - b).map(([value, chance]) => ({ value, chance }));
}
