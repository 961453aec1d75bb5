// A file that somebody brings: the record of a game, or a position.
import type { ImportGame } from "../api/types";

export const MOST_BYTES = 4 * 1024 * 1024;

export interface Brought {
  title: string;
  wish: ImportGame;
}

/** What a file holds; null if it is neither a record nor a position. */
export function brought(text: string): Brought | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(document) || typeof document["title"] !== "string") return null;
  return { title: document["title"], wish: "entries" in document ? { record: document } : { position: document } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
