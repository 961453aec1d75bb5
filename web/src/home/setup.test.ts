import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../api/types";
import { changed, defaultOf, isRemote, seated, usualBot, wish } from "./setup";

const WINDOWS: OptionInfo = { id: "reactions", name: "", values: [], default: "open", rules: [], remote_default: "strict" };
const HAND: OptionInfo = { id: "hand", name: "", values: [], default: 8, rules: [] };
const SETTING = { title: "t", scenario: "s", options: {}, match: false, name: "Ann" };

describe("seated", () => {
  it("gives me the first seat and the bot the others", () => {
    expect(seated(["A", "B", "C"], {}, "strong")).toEqual({ A: "me", B: "bot:strong", C: "bot:strong" });
  });
  it("keeps what was chosen, and forgets seats that an option took away", () => {
    expect(seated(["B"], { A: "bot:x", B: "friend" }, "strong")).toEqual({ B: "friend" });
  });
});

describe("the usual bot", () => {
  it("is neither the weakest nor the one that thinks longest", () => {
    expect(usualBot({ bots: { random: "", greedy: "", planner: "", captain: "", general: "" } })).toBe("planner");
    expect(usualBot({ bots: { random: "", greedy: "" } })).toBe("greedy");
    expect(usualBot({ bots: { random: "" } })).toBe("random");
  });
});

describe("options", () => {
  it("have another default between people far apart", () => {
    expect(defaultOf(WINDOWS, isRemote({ A: "me", B: "friend" }))).toBe("strict");
    expect(defaultOf(WINDOWS, isRemote({ A: "me", B: "me" }))).toBe("open");
    expect(defaultOf(WINDOWS, isRemote({ A: "friend", B: "bot:x" }))).toBe("open");
  });
  it("differ when set to something else, not when set back", () => {
    expect(changed([WINDOWS, HAND], { hand: 8, reactions: "open" }, true)).toEqual([WINDOWS]);
    expect(changed([WINDOWS, HAND], { hand: 3 }, false)).toEqual([HAND]);
  });
});

describe("wish", () => {
  it("tells the server the plain defaults when everybody sits at one screen", () => {
    expect(wish({ ...SETTING, players: { A: "me", B: "me" } }, [WINDOWS, HAND]).options).toEqual({ reactions: "open" });
  });
  it("leaves the defaults of people far apart to the server, and keeps what was chosen", () => {
    const asked = wish({ ...SETTING, options: { hand: 3 }, players: { A: "me", B: "friend" } }, [WINDOWS, HAND]);
    expect(asked.options).toEqual({ hand: 3 });
    expect(asked.seats).toEqual({ A: { kind: "person", name: "Ann" }, B: { kind: "person", name: "" } });
  });
  it("asks for no match where one person plays", () => {
    expect(wish({ ...SETTING, match: true, players: { A: "me" } }, []).match).toBe(false);
  });
});
