import { expect, test } from "vitest";
import { branchAddress, branchSeats, MYSELF, originAddress } from "./replaybranch";

test("against oneself every seat is one's own; against a bot only one is", () => {
  expect(branchSeats(["NV", "SV"], "SV", MYSELF)).toEqual({});
  expect(branchSeats(["NV", "SV"], "SV", "random")).toEqual({ NV: { kind: "bot", level: "random" } });
});

test("the way back leads to where the branch began", () => {
  const address = branchAddress("b1", "SV", 0);
  expect(originAddress("a1", address.slice(address.indexOf("?")), true)).toBe("/watch/a1?step=0");
});

test("without a step the way back leads to one's seat, or to watch", () => {
  expect(originAddress("a1", "?seat=SV", true)).toBe("/play/a1");
  expect(originAddress("demo-storm", "?seat=SV&from=x", false)).toBe("/watch/demo-storm");
});
