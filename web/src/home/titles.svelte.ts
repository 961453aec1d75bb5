// The titles of the house, in the language of the reader; fetched once for each.
import { ask } from "../api/http";
import type { Board, TitleInfo, Titles } from "../api/types";
import { expanded } from "../board/hexes";

const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = fetched.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    found.catch(() => fetched.delete(path));
    fetched.set(path, found);
  }
  return found;
}

/** What is printed on a title's map, for its picture. */
export function boardOf(title: string): Promise<Board> {
  return once<Board>(`/api/titles/${title}/board`).then(expanded);
}

const AGAIN = 5000; // milliseconds until an unreachable server is asked again

/** The list of titles; when the server cannot be reached it is asked again until it answers. */
export class TitleList {
  all = $state.raw<TitleInfo[]>([]);
  known = $state(false);
  offline = $state(false);

  /** Keeps the list in a language until the returned function is called. */
  follow(language: string): () => void {
    let [left, timer] = [false, 0];
    const load = (): void => {
      void once<Titles>(`/api/titles?lang=${language}`).then(
        (found) => void (left || this.show(found.titles)),
        () => void (left || ((this.offline = true), (timer = window.setTimeout(load, AGAIN)))),
      );
    };
    load();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }

  named(id: string): string {
    return this.all.find((title) => title.id === id)?.name ?? id;
  }

  private show(titles: TitleInfo[]): void {
    [this.all, this.known, this.offline] = [titles, true, false];
  }
}
