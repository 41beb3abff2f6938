/** Paths to pages, and the page we are on. Links are ordinary `<a href="/games">`: `listen` catches them. */

export interface Route {
  page: string;
  params: Record<string, string>;
}

/** Path patterns; `:name` stands for one part, given to the page as `params.name`. */
export const PATHS = {
  start: "/",
  create: "/new/:game",
  table: "/t/:code",
  games: "/games",
  rules: "/rules/:game",
  learn: "/learn/:game",
  lesson: "/learn/:game/:lesson",
  aid: "/aid/:game",
  box: "/box/:game",
  day: "/day/:game",
  days: "/day/:game/:day",
  verify: "/verify",
  host: "/host",
  me: "/me",
  kit: "/kit",
} as const;

export type PageName = keyof typeof PATHS | "missing";

export function match(path: string): Route & { page: PageName } {
  const parts = split(path);
  for (const [page, pattern] of Object.entries(PATHS)) {
    const params = fit(split(pattern), parts);
    if (params) return { page: page as PageName, params };
  }
  return { page: "missing", params: {} };
}

/** The path of a page: `pathTo("table", { code })`. */
export function pathTo(page: keyof typeof PATHS, params: Record<string, string> = {}): string {
  return PATHS[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function fit(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, want] of pattern.entries()) {
    const part = parts[i] ?? "";
    if (want.startsWith(":")) params[want.slice(1)] = decode(part);
    else if (want !== part) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  readonly route = $derived(match(this.path));

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    this.#read();
    if (!this.hash && how === "push") scrollTo(0, 0);
  }

  /** Follow links and the back button until the returned function is called. */
  listen(): () => void {
    const follow = (event: MouseEvent) => {
      const to = innerLink(event);
      if (!to) return;
      event.preventDefault();
      this.go(to);
    };
    const read = () => this.#read();
    document.addEventListener("click", follow);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    return () => {
      document.removeEventListener("click", follow);
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
    };
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

/** Where a click leads within the client; nothing if it is for the browser (new tab, download, file, other site). */
function innerLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || match(url.pathname).page === "missing") return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  return url.pathname + url.search + url.hash;
}

export const router = new Router();
