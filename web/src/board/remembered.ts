// The part of the board that was looked at, remembered for each game while the tab is open.
import type { View } from "./panzoom";

export type Chosen = View | "whole" | null; // null: nobody has moved the board yet

const key = () => `view:${location.pathname}`;

export function recalled(): Chosen {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? "null") as Chosen;
  } catch {
    return null;
  }
}

export function remember(view: Chosen): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(view));
  } catch {
    // A browser that keeps nothing shows the whole board again.
  }
}
