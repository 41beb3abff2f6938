import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "$lib/announce.svelte";
import { person } from "$lib/me.svelte";
import { router } from "$lib/router.svelte";
import Create from "../../src/pages/Create.svelte";
import Host from "../../src/pages/Host.svelte";
import Me from "../../src/pages/Me.svelte";
import MyGames from "../../src/pages/MyGames.svelte";
import Rules from "../../src/pages/Rules.svelte";
import Start from "../../src/pages/Start.svelte";
import Table from "../../src/pages/Table.svelte";
import Verify from "../../src/pages/Verify.svelte";
import { game, lobby, nobody, Refusal, serve } from "./server";

const params = {};
const empty = { mine: [], open: [] };
const named = (body: unknown) => ({ ...nobody, name: (body as { name: string }).name });

beforeEach(() => {
  vi.spyOn(announcer, "tell").mockReturnValue(); // it speaks half a second later, in another test
  vi.spyOn(announcer, "urge").mockReturnValue();
  person.me = undefined;
  person.failure = undefined;
  person.updated = false;
  router.go("/", "replace");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the start page", () => {
  it("plays against bots in one click, and asks a stranger's name first", async () => {
    const { asked } = serve({
      "GET /api/me": nobody,
      "GET /api/games": [game],
      "GET /api/tables": empty,
      "POST /api/me": named,
      "POST /api/tables": lobby({ status: "running" }),
    });
    const user = userEvent.setup();
    render(Start, { params });
    const city = await screen.findByRole("article", { name: "Toy" });
    expect(within(city).getByText("2–3 players")).toBeTruthy();
    expect(within(city).getByRole("link", { name: "Learn" }).getAttribute("href")).toBe("/learn/toy");
    await user.click(within(city).getByRole("button", { name: "Play now" }));
    await user.type(await screen.findByLabelText("Your name"), " Anna {Enter}");
    await waitFor(() => expect(router.path).toBe("/t/ABC"));
    expect(asked.find(({ what }) => what === "POST /api/me")?.body).toEqual({ name: "Anna", lang: "en" });
    expect(asked.find(({ what }) => what === "POST /api/tables")?.body).toMatchObject({ game: "toy", preset: "bots" });
  });

  it("shows my games first once there are some", async () => {
    const mine = {
      code: "X",
      name: "Mine",
      game: "toy",
      game_name: "Toy",
      status: "running",
      seats: [],
      my_turn: true,
      moved_ms: 1,
    };
    serve({ "GET /api/me": nobody, "GET /api/games": [game], "GET /api/tables": { mine: [mine], open: [] } });
    render(Start, { params });
    await screen.findByRole("article", { name: "Mine" });
    await screen.findByRole("article", { name: "Toy" });
    expect(screen.getAllByRole("article").map((one) => one.textContent?.includes("Your turn"))).toEqual([true, false]);
  });

  it("says what is wrong, with the id to tell, and can try again", async () => {
    const { answers } = serve({
      "GET /api/me": nobody,
      "GET /api/tables": empty,
      "GET /api/games": new Refusal(500, { error: "server", message: "Broken.", id: "e-42" }),
    });
    render(Start, { params });
    expect((await screen.findByRole("alert", { name: "" })).textContent).toContain("Broken.");
    expect(screen.getByRole("button", { name: /e-42/ })).toBeTruthy();
    answers["GET /api/games"] = [game];
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article", { name: "Toy" })).toBeTruthy();
  });

  it("asks to be reloaded when the server is another", async () => {
    serve({ "GET /api/me": nobody, "GET /api/games": [], "GET /api/tables": empty });
    person.hears("1");
    render(Start, { params });
    person.hears("2");
    expect(await screen.findByText("New version")).toBeTruthy();
    person.hears("1");
  });
});

describe("my games", () => {
  it("are none yet: one sentence, one button", async () => {
    serve({ "GET /api/me": nobody, "GET /api/tables": empty });
    render(MyGames, { params });
    expect(await screen.findByText("No games yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Choose a game" }).getAttribute("href")).toBe("/");
  });

  it("can't be reached", async () => {
    serve({ "GET /api/me": nobody });
    render(MyGames, { params });
    expect(await screen.findByText("Nothing is lost. The page tries again by itself.")).toBeTruthy();
  });
});

describe("a new table", () => {
  it("is made as it was thought up, by somebody with a name", async () => {
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "POST /api/tables": lobby(),
    });
    const user = userEvent.setup();
    render(Create, { params: { game: "toy" } });
    await user.click(await screen.findByRole("radio", { name: /A move a day/ }));
    await user.click(screen.getByRole("radio", { name: "2" }));
    await user.click(screen.getByRole("button", { name: "Set up the table" }));
    await waitFor(() => expect(router.path).toBe("/t/ABC"));
    expect(asked.find(({ what }) => what === "POST /api/tables")?.body).toMatchObject({
      game: "toy",
      preset: "daily",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
  });

  it("is refused in words, and nothing is lost", async () => {
    serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "POST /api/tables": new Refusal(409, { error: "too-many-tables", message: "Too many tables." }),
    });
    render(Create, { params: { game: "toy" } });
    await userEvent.click(await screen.findByRole("button", { name: "Set up the table" }));
    await waitFor(() => expect(router.path).toBe("/"));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Set up the table" }).disabled).toBe(false);
  });
});

describe("a table", () => {
  it("is entered by its link, whose secret leaves the address bar; then I sit down", async () => {
    const seated = lobby({
      seats: [
        { seat: 0, kind: "person", name: "Theo" },
        { seat: 1, kind: "person", name: "Anna", mine: true },
      ],
    });
    const { asked } = serve({
      "GET /api/me": nobody,
      "GET /api/games": [game],
      "POST /api/me": named,
      "POST /api/tables/ABC/enter": lobby(),
      "POST /api/tables/ABC/sit": seated,
    });
    router.go("/t/ABC#invite=geheim", "replace");
    const user = userEvent.setup();
    render(Table, { params: { code: "ABC" } });
    expect(await screen.findByRole("heading", { name: "Friday", level: 1 })).toBeTruthy();
    expect(location.href).not.toContain("geheim");
    expect(asked.find(({ what }) => what.endsWith("/enter"))?.body).toEqual({ invite: "geheim" });
    await user.click(screen.getByRole("button", { name: "Sit down" }));
    await user.type(await screen.findByLabelText("Your name"), "Anna{Enter}");
    expect(await screen.findByText("The host starts the game.")).toBeTruthy();
    expect(asked.find(({ what }) => what.endsWith("/sit"))?.body).toEqual({ number: expect.any(Number) });
  });

  it("is started by its host, with bots in the free seats", async () => {
    const seats = [
      { seat: 0, kind: "person" as const, name: "Anna", mine: true },
      { seat: 1, kind: "open" as const, name: "" },
    ];
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "GET /api/tables/ABC": lobby({ host: true, seats }),
      "POST /api/tables/ABC/seat": lobby({ host: true }),
      "POST /api/tables/ABC/start": lobby({ host: true }),
    });
    render(Table, { params: { code: "ABC" } });
    await screen.findByRole("option", { name: "Bot: Greedy" });
    await userEvent.click(screen.getByRole("button", { name: "A bot in the free seat, and start" }));
    await waitFor(() => expect(asked.at(-1)?.what).toBe("POST /api/tables/ABC/start"));
    expect(asked.find(({ what }) => what.endsWith("/seat"))?.body).toEqual({ seat: 1, kind: "bot", bot: "greedy" });
  });

  it("begins without the free seats where the game allows it", async () => {
    const person = (seat: number, mine = false) => ({ seat, kind: "person" as const, name: `P${seat}`, mine });
    const seats = [person(0, true), person(1), { seat: 2, kind: "open" as const, name: "" }];
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "GET /api/tables/ABC": lobby({ host: true, seats }),
      "POST /api/tables/ABC/start": lobby({ host: true }),
    });
    render(Table, { params: { code: "ABC" } });
    await userEvent.click(await screen.findByRole("button", { name: "Start with 2 players" }));
    await waitFor(() => expect(asked.at(-1)?.what).toBe("POST /api/tables/ABC/start"));
    expect(asked.some(({ what }) => what.endsWith("/seat"))).toBe(false);
  });

  it("is not there for those who were not invited", async () => {
    serve({
      "GET /api/me": nobody,
      "GET /api/tables/ABC": new Refusal(404, { error: "unknown-table", message: "No." }),
    });
    render(Table, { params: { code: "ABC" } });
    expect(await screen.findByText("No table for you here")).toBeTruthy();
  });
});

describe("the rules", () => {
  it("open at the rule of the address, and are searched", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    serve({
      "GET /api/games": [{ ...game, provenance: "From the book." }],
      "GET /api/games/toy/rules": {
        game: "toy",
        chapters: [
          {
            title: "TY-1 General",
            rules: [
              { id: "TY-1.1", text: "One." },
              { id: "TY-1.2", text: "Two (TY-1.1)." },
            ],
          },
        ],
      },
    });
    router.go("/rules/toy#ty-1.2", "replace");
    render(Rules, { params: { game: "toy" } });
    const rule = await screen.findByRole("article", { name: "TY-1.2" });
    await waitFor(() => expect(document.activeElement).toBe(rule));
    expect(within(rule).getByRole("link", { name: "TY-1.1" }).getAttribute("href")).toBe("#ty-1.1");
    const told = await screen.findByText(/From the book/);
    expect(within(told).getByRole("link", { name: "My box" }).getAttribute("href")).toBe("/box/toy");
    await userEvent.type(screen.getByRole("searchbox"), "one");
    expect(await screen.findByText("One rule found")).toBeTruthy();
    expect(screen.queryByRole("article", { name: "TY-1.2" })).toBeNull();
  });
});

describe("verifying", () => {
  it("says what came out, and takes no nonsense", async () => {
    serve({ "POST /api/verify": { genuine: true, message: "All 12.", names: ["Anna"] } });
    const user = userEvent.setup();
    render(Verify, { params });
    const field = screen.getByLabelText("Or paste its text");
    await user.type(field, "nonsense");
    await user.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByText(/This is not the record of a game/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, "{{}");
    await user.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByRole("heading", { name: "The dice are genuine" })).toBeTruthy();
  });
});

describe("my own page", () => {
  it("asks before it goes on as somebody else, and once more if I sit somewhere", async () => {
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Ben" },
      "POST /api/me/adopt": (body: unknown) =>
        (body as { leave: boolean }).leave
          ? { ...nobody, name: "Anna" }
          : new Refusal(409, { error: "adopt-has-seats", message: "Ben sits at a table." }),
    });
    router.go("/me#device=geheim", "replace");
    const user = userEvent.setup();
    render(Me, { params });
    expect(await screen.findByText("On this device you are Ben now; that ends here.")).toBeTruthy();
    expect(asked.some(({ what }) => what.endsWith("/adopt"))).toBe(false);
    expect(location.hash).toBe("");
    await user.click(screen.getByRole("button", { name: "Go on here" }));
    const question = await screen.findByRole("dialog");
    expect(within(question).getByText("Ben sits at a table.")).toBeTruthy();
    await user.click(within(question).getByRole("button", { name: "Go on here" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Anna"));
  });

  it("changes the password, and says what keeps it from doing so", async () => {
    const mine = { ...nobody, name: "Ben", guest: false, login: "ben", elsewhere: 2 };
    const { asked } = serve({
      "GET /api/me": mine,
      "POST /api/me/password": (body: unknown) =>
        (body as { old: string }).old === "correct horse"
          ? { ...mine, elsewhere: 0 }
          : new Refusal(403, { error: "password-wrong", message: "This is not your present password." }),
    });
    const user = userEvent.setup();
    render(Me, { params });
    expect(await screen.findByText("You are known in 2 other browsers.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Change the password" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Present password"));
    await user.type(screen.getByLabelText("New password"), "short");
    await user.click(screen.getByRole("button", { name: "Change the password" }));
    expect(screen.getByRole("alert").textContent).toBe("Give your present password, too.");
    await user.type(screen.getByLabelText("Present password"), "wrong horse");
    await user.click(screen.getByRole("button", { name: "Change the password" }));
    expect(screen.getByRole("alert").textContent).toBe("A password has eight characters at least.");
    expect(asked.some(({ what }) => what.endsWith("/password"))).toBe(false);
    await user.type(screen.getByLabelText("New password"), " but longer");
    await user.click(screen.getByRole("button", { name: "Change the password" }));
    expect((await screen.findByText("This is not your present password.")).getAttribute("role")).toBe("alert");
    await user.clear(screen.getByLabelText("Present password"));
    await user.type(screen.getByLabelText("Present password"), "correct horse");
    await user.click(screen.getByRole("button", { name: "Change the password" }));
    expect(await screen.findByText("You are known in this browser only.")).toBeTruthy();
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  it("logs other browsers out after a question", async () => {
    const mine = { ...nobody, name: "Ben", elsewhere: 1 };
    serve({ "GET /api/me": mine, "DELETE /api/me/sessions": { ...mine, elsewhere: 0 } });
    const user = userEvent.setup();
    render(Me, { params });
    expect(await screen.findByText("You are known in one other browser.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Log out elsewhere" }));
    const question = await screen.findByRole("dialog");
    expect(within(question).getByText(/you need a new personal link/)).toBeTruthy();
    await user.click(within(question).getByRole("button", { name: "Log out elsewhere" }));
    expect(await screen.findByText("You are known in this browser only.")).toBeTruthy();
  });

  it("says that the browser's messages need HTTPS", async () => {
    vi.stubGlobal("isSecureContext", false);
    serve({ "GET /api/me": { ...nobody, name: "Ben", push_key: "key" } });
    render(Me, { params });
    expect(await screen.findByText(/only tell you over HTTPS/)).toBeTruthy();
    expect(screen.getByText("This server sends no e-mail.")).toBeTruthy();
  });
});

describe("the host's page", () => {
  it("is for the host", async () => {
    serve({ "GET /api/me": nobody, "GET /api/host": new Refusal(403, { error: "not-allowed", message: "No." }) });
    render(Host, { params });
    expect(await screen.findByText("This page is for the host")).toBeTruthy();
  });

  it("claims by its link, then shows tables and backups; deleting asks first", async () => {
    const table = {
      code: "ABC",
      name: "Friday",
      game: "toy",
      game_name: "The Toy",
      status: "running",
      seats: [],
      entries: 3,
      made_ms: 0,
      moved_ms: 0,
      public: false,
    };
    const { asked } = serve({
      "GET /api/me": nobody,
      "POST /api/host/claim": { done: true },
      "GET /api/host": {
        version: "1",
        database: "SQLite",
        schema: "1",
        bytes: 1e6,
        visitors: 2,
        tables: [table],
        backups: [],
        public_url: "",
        lan_url: "http://192.0.2.2",
        https: false,
        workers: 1,
        uptime_s: 60,
      },
      "DELETE /api/host/tables/ABC": { done: true },
    });
    router.go("/host#host=geheim", "replace");
    const user = userEvent.setup();
    render(Host, { params });
    const remove = await screen.findByRole("button", { name: "Delete Friday" });
    expect(screen.getByText(/ABC · The Toy/)).toBeTruthy();
    await user.click(remove);
    expect(asked.some(({ what }) => what.startsWith("DELETE"))).toBe(false);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(asked.some(({ what }) => what.startsWith("DELETE"))).toBe(true));
    expect(asked[0]).toEqual({ what: "POST /api/host/claim", body: { token: "geheim" } });
  });
});
