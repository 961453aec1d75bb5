// Which page is open: read from the address, changed without loading anything anew.

export type Route =
  | { page: "home" }
  | { page: "new"; title: string | null }
  | { page: "table"; game: string; watching: boolean }
  | { page: "rules"; title: string; rule: string | null }
  | { page: "studies" }
  | { page: "help" }
  | { page: "missing" };

export function read(path: string, hash: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "home" };
  if (more.length > 0) return { page: "missing" };
  if (first === "new") return { page: "new", title: second || null };
  if (first === "help" && !second) return { page: "help" };
  if (first === "studies" && !second) return { page: "studies" };
  if (first === "play" && second) return { page: "table", game: second, watching: false };
  if (first === "watch" && second) return { page: "table", game: second, watching: true };
  if (first === "rules" && second) return { page: "rules", title: second, rule: fragment(hash) };
  return { page: "missing" };
}

function fragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

class Router {
  current = $state.raw<Route>(read(location.pathname, location.hash));
  path = $state(location.pathname);
  /** The table that was open before this page, to go back to. */
  table = $state<string | null>(null);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  go(path: string): void {
    const before = location.pathname;
    if (this.current.page === "table") this.table = before + location.search;
    history.pushState(null, "", path);
    this.look();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  look(): void {
    this.current = read(location.pathname, location.hash);
    this.path = location.pathname;
  }

  /** A click on a link of our own stays on the page; any other is left to the browser. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (read(link.pathname, link.hash).page === "missing") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
