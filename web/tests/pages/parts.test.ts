import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "$lib/announce.svelte";
import { Failure, type Link, type TableCard } from "$lib/api";
import { notices } from "$lib/notices.svelte";
import { Resource } from "$lib/resource.svelte";
import { speak } from "$lib/texts.svelte";
import { ago, bytes, lasting, listed } from "../../src/pages/parts/format";
import LinkBox from "../../src/pages/parts/LinkBox.svelte";
import { going, past } from "../../src/pages/parts/lists.svelte";
import { Doing } from "../../src/pages/parts/playing.svelte";
import { commitmentOf, wrongRecord } from "../../src/pages/parts/records";
import { dealer, skyline } from "../../src/pages/parts/skyline";
import TableLine from "../../src/pages/parts/TableLine.svelte";

beforeEach(() => {
  vi.spyOn(announcer, "tell").mockReturnValue(); // it speaks half a second later, in another test
  vi.spyOn(announcer, "urge").mockReturnValue();
});

const card = (code: string, more: Partial<TableCard> = {}): TableCard => ({
  code,
  name: code,
  game: "toy",
  game_name: "Toy",
  status: "running",
  seats: [],
  my_turn: false,
  moved_ms: 0,
  ...more,
});

describe("lists of tables", () => {
  it("put my turn first, then what moved last; what is over stands apart", () => {
    const all = [
      card("old", { moved_ms: 1 }),
      card("new", { moved_ms: 9 }),
      card("mine", { my_turn: true }),
      card("done", { status: "finished" }),
      card("left", { status: "abandoned", moved_ms: 5 }),
    ];
    expect(going(all).map((one) => one.code)).toEqual(["mine", "new", "old"]);
    expect(past(all).map((one) => one.code)).toEqual(["left", "done"]);
  });

  it("say whose turn it is and what happened since", () => {
    const seats = [
      { seat: 0, kind: "person" as const, name: "Anna", mine: true },
      { seat: 1, kind: "bot" as const, name: "Bot" },
      { seat: 2, kind: "open" as const, name: "" },
    ];
    render(TableLine, { table: card("Friday", { my_turn: true, seats, digest: ["Bot built."] }), digest: true });
    expect(screen.getByRole("article", { name: "Friday" })).toBeTruthy();
    expect(screen.getByText("Your turn")).toBeTruthy();
    expect(screen.getByText("with Bot")).toBeTruthy();
    expect(screen.getByRole("list", { name: "Since your last move" }).textContent).toBe("Bot built.");
  });
});

describe("times and sizes", () => {
  afterEach(() => speak("en"));

  it("are said as people do", () => {
    const now = 1e12;
    expect([ago(now - 5000, now), ago(now - 7.5e6, now), ago(now - 9e7, now)]).toEqual([
      "now",
      "2 hours ago",
      "yesterday",
    ]);
    expect(bytes(3_400_000)).toBe("3.4 MB");
    expect(lasting(93_784)).toMatch(/^1 day 2 h/);
    expect(listed(["A", "B", "C"])).toMatch(/^A, B,? and C$/);
  });

  it("have no narrow space, which our fonts lack", async () => {
    await speak("fr");
    expect(bytes(12_345_678)).not.toContain("\u202f");
  });
});

describe("a record", () => {
  it("is looked at before it is sent", () => {
    expect([wrongRecord("{}"), wrongRecord("[]"), wrongRecord("nonsense"), wrongRecord("x".repeat(2_000_001))]).toEqual(
      ["", "verify-not-json", "verify-not-json", "verify-too-long"],
    );
  });
});

it("a record names the fingerprint of its seed", () => {
  expect(commitmentOf('{"seal": {"commitment": "f00d"}}')).toBe("f00d");
  expect([commitmentOf("{}"), commitmentOf("nonsense"), commitmentOf('{"seal": {"commitment": 3}}')]).toEqual([
    "",
    "",
    "",
  ]);
});

describe("a town of a name", () => {
  it("is always the same, and stands within its picture", () => {
    expect(skyline("kingsburg", 320)).toEqual(skyline("kingsburg", 320));
    expect(skyline("kingsburg", 320)).not.toEqual(skyline("origins", 320));
    for (const house of skyline("any", 320)) expect(house.x + house.width).toBeLessThan(340);
    const deal = dealer("x");
    expect(new Set(Array.from({ length: 100 }, () => deal(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe("a resource", () => {
  it("keeps what it has when a later try fails, and drops answers that come late", async () => {
    const answers: ((value: string) => void)[] = [];
    let fails = false;
    const resource = new Resource(() =>
      fails
        ? Promise.reject(new Failure(500, { error: "x", message: "no" }))
        : new Promise<string>((resolve) => answers.push(resolve)),
    );
    const first = resource.load();
    const second = resource.load();
    answers[1]?.("new");
    answers[0]?.("old");
    await Promise.all([first, second]);
    expect([resource.value, resource.loading]).toEqual(["new", false]);
    fails = true;
    await resource.load();
    expect([resource.value, resource.failure?.message]).toEqual(["new", "no"]);
  });
});

describe("doing", () => {
  it("is one thing at a time; what is refused is said", async () => {
    const doing = new Doing();
    const slow = doing.run("a", () => new Promise((resolve) => setTimeout(resolve, 5)));
    expect([doing.busy, await doing.run("b", async () => undefined), await slow]).toEqual(["a", false, true]);
    const shown = vi.spyOn(notices, "show");
    await doing.run("c", () => Promise.reject(new Failure(409, { error: "x", message: "Taken.", id: "e7" })));
    expect(shown).toHaveBeenCalledWith("Taken. (e7)", { kind: "error" });
    shown.mockRestore();
  });
});

describe("a link to send", () => {
  const link: Link = { url: "http://192.0.2.2/t/ABC#invite=x", qr: "M0 0h1v1h-1z", size: 21 };

  it("is selected for the person where the browser won't copy", async () => {
    vi.stubGlobal("isSecureContext", false);
    document.execCommand = () => false;
    render(LinkBox, { link, label: "Invite link" });
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    const field = screen.getByLabelText<HTMLInputElement>("Invite link");
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.url.length]);
    vi.unstubAllGlobals();
  });

  it("shows its code when asked", async () => {
    render(LinkBox, { link, label: "Invite link" });
    expect(screen.queryByRole("img")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "QR code" }));
    expect(screen.getByRole("img", { name: "QR code of the link" })).toBeTruthy();
  });
});
