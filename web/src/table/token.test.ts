import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { newToken } = await import("./token");

test("a drawn token has the form that the server wants, and is new each time", () => {
  const drawn = Array.from({ length: 50 }, newToken);
  expect(drawn.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token))).toBe(true);
  expect(new Set(drawn).size).toBe(50);
});
