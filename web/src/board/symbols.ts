// NATO-style symbols of counters, drawn in a frame of 20 by 13 around the middle.

const FRAME = "M-10-6.5h20v13h-20Z";
const CROSS = "M-10-6.5L10 6.5M10-6.5L-10 6.5";

export interface Symbol {
  line: string; // drawn as lines
  fill?: string; // drawn solid
  text?: string;
}

const SYMBOLS: Record<string, Symbol> = {
  infantry: { line: FRAME + CROSS },
  division: { line: FRAME + CROSS },
  mechanised: { line: FRAME + CROSS + "M-5.5-3.5h11a3.5 3.5 0 0 1 0 7h-11a3.5 3.5 0 0 1 0-7Z" },
  armour: { line: FRAME + "M-4.5-3.5h9a3.5 3.5 0 0 1 0 7h-9a3.5 3.5 0 0 1 0-7Z" },
  artillery: { line: FRAME, fill: "M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z" },
  rocket: { line: FRAME + "M-3 1l3-3l3 3", fill: "M-2 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z" },
  mortar: { line: FRAME + "M0 4v-8M-2.5-1.5L0-4l2.5 2.5M-2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z" },
  "anti-air": { line: FRAME + "M-10 6.5a10 9 0 0 1 20 0" },
  airborne: { line: FRAME + CROSS + "M-4 6.5a2 2 0 0 1 4 0a2 2 0 0 1 4 0" },
  ranger: { line: FRAME + CROSS, text: "R" },
  marine: { line: FRAME + CROSS + "M0-5v9M-3 1a3 3 0 0 0 6 0M-1.5-3.2h3" },
  riverine: { line: FRAME + "M-8 1q2-3 4 0t4 0t4 0t4 0M-8 4q2-3 4 0t4 0t4 0t4 0" },
  engineer: { line: FRAME + "M-5 3v-5h10v5M0-2v4" },
  guerrilla: { line: FRAME + CROSS, text: "G" },
  militia: { line: FRAME + CROSS, text: "M" },
  scout: { line: FRAME + "M-10 6.5L10-6.5" },
  "special-forces": { line: FRAME + CROSS, text: "SF" },
  hospital: { line: FRAME + "M0-5v10M-5 0h10" },
  headquarters: { line: FRAME, text: "HQ" },
  air: { line: FRAME, fill: "M0 0c3-4 7-4 7 0s-4 4-7 0s-7-4-7 0s4 4 7 0Z" },
  helicopter: { line: FRAME + "M-7-3L7 3M-7 3L7-3M0-4v8" },
  supply: { line: FRAME + "M-10 3.5h20" },
  leader: { line: FRAME, text: "★" },
};

/** The drawing of a symbol; one that nobody knows is written out. */
export function symbol(name: string): Symbol {
  return SYMBOLS[name] ?? { line: FRAME, text: name.slice(0, 4) };
}
