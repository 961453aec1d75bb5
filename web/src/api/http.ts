// Talking to the server: JSON there and back, problems as errors that say what to do.
import type { Problem } from "./types";

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }

  get type(): string {
    return this.problem.type;
  }
}

export interface Wish {
  token?: string | null;
  body?: unknown;
  language?: string;
  signal?: AbortSignal;
}

export async function ask<T>(method: string, path: string, wish: Wish = {}): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: headers(wish),
    body: wish.body === undefined ? null : JSON.stringify(wish.body),
    signal: wish.signal ?? null,
    cache: "no-store",
  }).catch((error: unknown) => {
    if (wish.signal?.aborted) throw error;
    throw offline();
  });
  if (!response.ok) throw new ApiProblem(response.status, await problemOf(response));
  return (await response.json()) as T;
}

export function headers(wish: Wish): Record<string, string> {
  const found: Record<string, string> = {};
  if (wish.token) found["Authorization"] = `Bearer ${wish.token}`;
  if (wish.language) found["Accept-Language"] = wish.language;
  if (wish.body !== undefined) found["Content-Type"] = "application/json";
  return found;
}

export function offline(): ApiProblem {
  return new ApiProblem(0, { type: "offline", message: "" });
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { type: "trouble", message: response.statusText };
  }
}

/** A key for a command: one that is sent again after a lost answer is carried out once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
