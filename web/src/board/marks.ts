// Marks of states on a counter: small discs along its left edge, each with a sign of its own. Spent, reduced and
// hidden change the whole counter instead.

export interface Mark {
  state: string;
  path?: string; // drawn as lines
  text?: string;
}

const MARKS: Record<string, Omit<Mark, "state">> = {
  activated: { path: "M-2.2 0.2L-0.6 1.9L2.4-1.9" },
  moved: { path: "M-2.5 0H2.2M0.2-2L2.3 0L0.2 2" },
  disrupted: { text: "!" },
  barred: { path: "M-2-2L2 2M2-2L-2 2" },
  new: { path: "M0-2.5V2.5M-2.5 0H2.5" },
  fatigued: { path: "M-2.6-1.6q1.3-1.6 2.6 0t2.6 0M-2.6 1.6q1.3-1.6 2.6 0t2.6 0" },
  "first-fire": { text: "1" },
  "final-fire": { text: "2" },
  used: { path: "M-2.4 0H2.4" },
};
const WHOLE = new Set(["spent", "reduced", "hidden"]);

/** The discs of a counter, from the top; a state that nobody knows shows its first letter. */
export function marksOf(states: readonly string[]): Mark[] {
  return states
    .filter((state) => !WHOLE.has(state))
    .map((state) => ({ state, ...(MARKS[state] ?? { text: state.slice(0, 1).toUpperCase() }) }));
}
