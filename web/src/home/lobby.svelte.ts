// My games as the server lists them, and those that ended lately: asked again every so often while somebody looks.
import { ask } from "../api/http";
import type { GameInList, Games } from "../api/types";
import { seats } from "../state/seats.svelte";
import { sorted } from "./listing";

const EVERY = 20_000; // milliseconds
const MOST = 200; // seats that the server looks up at once
const SHOWN = 8; // games that ended lately

export class Lobby {
  mine = $state.raw<GameInList[]>([]);
  finished = $state.raw<GameInList[]>([]);
  known = $state(false);
  offline = $state(false);
  now = $state(Date.now() / 1000);
  lists = $derived(sorted(this.mine));
  /** What others finished: my own stand in my list. */
  others = $derived(this.finished.filter((game) => !this.mine.some((own) => own.game === game.game)));

  async refresh(): Promise<void> {
    const tokens = seats.held.slice(-MOST).map((seat) => seat.token);
    try {
      const none: Games = { games: [] };
      const asked = tokens.length ? ask<Games>("POST", "/api/mine", { body: { tokens } }) : Promise.resolve(none);
      const [mine, finished] = await Promise.all([asked, ask<Games>("GET", `/api/finished?limit=${SHOWN}`)]);
      [this.mine, this.finished, this.known, this.offline] = [mine.games, finished.games, true, false];
    } catch {
      this.offline = true;
    }
    this.now = Date.now() / 1000;
  }

  /** Looks at once, and again while the page is visible, until the returned function is called. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === "visible" && this.refresh());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }
}
