import { afterEach, describe, expect, it } from "vitest";

import { match, pathTo, router } from "$lib/router.svelte";

describe("match", () => {
  it.each([
    ["/", "start", {}],
    ["/new/kingsburg", "create", { game: "kingsburg" }],
    ["/t/ABC234", "table", { code: "ABC234" }],
    ["/games", "games", {}],
    ["/games/", "games", {}],
    ["/rules/alba_longa", "rules", { game: "alba_longa" }],
    ["/learn/kingsburg", "learn", { game: "kingsburg" }],
    ["/learn/kingsburg/winter", "lesson", { game: "kingsburg", lesson: "winter" }],
    ["/aid/kingsburg", "aid", { game: "kingsburg" }],
    ["/t/caf%C3%A9", "table", { code: "café" }],
    ["/t/%zz", "table", { code: "%zz" }],
    ["/t", "missing", {}],
    ["/t/a/b", "missing", {}],
    ["/nowhere", "missing", {}],
  ])("%s is %s", (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });
});

it("makes the paths that it matches", () => {
  expect(pathTo("table", { code: "a b" })).toBe("/t/a%20b");
  expect(match(pathTo("table", { code: "a b" })).params).toEqual({ code: "a b" });
});

describe("links", () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  function click(href: string, more: MouseEventInit = {}): boolean {
    stop = router.listen();
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    const left = link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
    link.remove();
    return left;
  }

  it("within the client change the page without a load", () => {
    expect(click("/t/ABC#invite=xyz")).toBe(false);
    expect(router.route).toEqual({ page: "table", params: { code: "ABC" } });
    expect(router.hash).toBe("#invite=xyz");
  });

  it.each([
    ["another site", "https://example.org/games", {}],
    ["a file of the server", "/api/export.json", {}],
    ["a new tab", "/games", { ctrlKey: true }],
  ])("to %s are the browser's", (_, href, more) => {
    const before = router.path;
    document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    click(href, more);
    expect(router.path).toBe(before);
  });
});
