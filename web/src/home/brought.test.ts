import { expect, it } from "vitest";
import { brought } from "./brought";

it("tells a record from a position", () => {
  expect(brought('{"title":"t","entries":[]}')?.wish).toEqual({ record: { title: "t", entries: [] } });
  expect(brought('{"title":"t","state":{}}')?.wish).toEqual({ position: { title: "t", state: {} } });
});

it("knows when a file is neither", () => {
  for (const text of ["", "hello", "[1]", "null", '{"title":3}', "{}"]) expect(brought(text)).toBeNull();
});
