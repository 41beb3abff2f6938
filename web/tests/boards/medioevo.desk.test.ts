import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { wayOf, withWay } from "../../src/boards/medioevo/policy";
import { hides, reveal, sees } from "../../src/boards/medioevo/look";
import { explainer } from "$lib/explain.svelte";
import type { Live } from "$lib/live.svelte";
import type { Plan } from "../../src/table/wire";
import { place, player } from "./medioevo.box";
import { ARMIES, at, drawnBoard, ITEMS, label, litPlaces, named, tap, view } from "./medioevo.view";

const board = drawnBoard();
afterEach(() => explainer.close());

const meaning = (thing: string) =>
  [...document.querySelectorAll(`[data-means~="${thing}"]`)].map((one) => one.getAttribute("data-piece") ?? "place");

describe("what the board says of itself", () => {
  it("explains what is no piece: honor, order, florins, tax, the War Circle", async () => {
    await board(view("combat_turn", ["pass_combat"]));
    for (const idea of ["honor", "turn-order", "florins", "tax", "war-circle", "tolerated-tax"]) {
      await tap(document.querySelector(`[data-point="thing:glossary/${idea}"]`));
      expect(explainer.what?.name).toBe(idea);
    }
    const honor = document.querySelector('[data-point="thing:glossary/honor"]');
    expect(label(honor)).toBe("Honor: You 10, Milo 10.");
  });

  it("points at own pieces for what they carry, never at another's", async () => {
    await board(view("combat_turn", ["pass_combat"], { places: ARMIES, items: ITEMS }));
    expect(meaning("thing:unit/archer")).toEqual(["me-army-buda-0", "me-item-g1"]);
    expect(meaning("thing:item/galley")).toEqual(["me-item-g1"]);
    expect(meaning("thing:building/town")).toEqual(["place"]);
    expect(meaning("thing:item/caravan")).toEqual([]);
    expect(meaning("thing:good/salt")).toEqual([]);
  });

  it("has every region that the coach may point at", async () => {
    await board(view("combat_turn", ["pass_combat"]));
    for (const region of ["board", "own", "others", "players", "status", "hand"])
      expect(document.querySelector(`[data-region=${region}]`), region).not.toBeNull();
    await tap(named("Empire cards"));
    expect(document.querySelector("[data-region=secret]")).not.toBeNull();
  });
});

describe("bids for kingdoms", () => {
  const bids = ["hungary", "mamluk"].flatMap((kingdom) =>
    [0, 1, 2].map((honor) => `bid_for_kingdom kingdom=${kingdom} honor=${honor}`),
  );

  it("lie open by themselves: a kingdom, then honor for it", async () => {
    const play = await board(view("starting_bid", bids, { players: [player(""), player("")] }));
    const panel = document.querySelector("aside[aria-label=Kingdoms]");
    expect(panel).not.toBeNull();
    await tap(named(/^mamluk/, panel));
    await tap(named("2 Honor Points", panel));
    expect(play.text).toBe("bid_for_kingdom kingdom=mamluk honor=2");
    await tap(named("1 Honor Point", panel));
    expect(play.text).toBe("bid_for_kingdom kingdom=mamluk honor=1");
  });
});

describe("what a kingdom begins with", () => {
  it("is chosen beside the map: a transport, then where it stands", async () => {
    const options = ["caravan", "galley"].flatMap((transport) =>
      ["buda", "pecs"].map((where) => `place_transport transport=${transport} level=1 place=${where}`),
    );
    const play = await board(view("place_start_transports", options, { phase: "setup" }));
    await tap(named("galley I", document.querySelector("aside[aria-label='To begin with']")));
    await tap(at("pecs"));
    expect(play.text).toBe("place_transport transport=galley level=1 place=pecs");
  });

  it("is a token of any colour", async () => {
    const play = await board(view("take_start_token", ["take_start_token colour=red", "take_start_token colour=blue"]));
    await tap(named(/^blue$/i, document.querySelector("aside[aria-label='To begin with']")));
    expect(play.text).toBe("take_start_token colour=blue");
  });
});

describe("a place where something is still to be picked", () => {
  it("opens when it is tapped", async () => {
    const ruins = ["town", "cathedral"].map((building) => `suffer_ruin place=buda building=${building}`);
    const play = await board(
      view("event_assign_building_damage", [...ruins, "suffer_ruin place=pecs building=tower"], {
        phase: "events",
        places: { buda: place({ civil: 2, religious: 1 }), pecs: place({ military: 1 }) },
      }),
    );
    await tap(at("buda"));
    expect(play.text).toBeUndefined();
    await tap(named("cathedral", document.querySelector("aside[aria-label=Buda]")));
    expect(play.text).toBe("suffer_ruin place=buda building=cathedral");
  });
});

describe("what was opened on a phone", () => {
  it("makes room for the map when something else is asked", async () => {
    const play = await board(view("combat_turn", ["pass_combat"]));
    await tap(at("rome"));
    expect(document.querySelector("aside[aria-label=Rome]")).not.toBeNull();
    (play.live as Live).view = {
      ...view("place_rebellion", ["place_rebellion place=buda", "place_rebellion place=pecs"]),
      version: 2,
    };
    await vi.waitFor(() => expect(litPlaces()).toHaveLength(2));
    expect(document.querySelector("aside[aria-label=Rome]")).toBeNull();
  });
});

describe("the Event card", () => {
  const icons = ["armies,goods", "goods,armies", "armies,movement", "movement,armies", "goods,movement"];
  const lit = () =>
    [...document.querySelectorAll(".circle [data-lit]")].map((one) => [label(one), one.getAttribute("aria-pressed")]);

  it("has its icons picked in the order in which they strike", async () => {
    const play = await board(
      view(
        "choose_event_icons",
        icons.map((two) => `choose_event_icons icons=${two}`),
        { event: "7" },
      ),
    );
    const icon = (name: RegExp) => named(name, document.querySelector(".circle"));
    await tap(icon(/^goods/i));
    expect(play.text).toBeUndefined();
    expect(lit().filter(([, pressed]) => pressed === "true")).toHaveLength(1);
    await tap(icon(/^armies/i));
    expect(play.text).toBe("choose_event_icons icons=goods,armies");
    expect(label(icon(/^armies/i))).toMatch(/number 2$/);
    await tap(icon(/^movement/i));
    expect(play.text).toBe("choose_event_icons icons=goods,movement");
    await tap(icon(/^goods/i));
    expect(play.text).toBeUndefined();
  });
});

describe("money", () => {
  it("is borrowed and paid back where it lies", async () => {
    const players = [player("hungary", { debt: 500 }), player("mamluk")];
    const play = await board(view("combat_turn", ["take_loan", "repay_loan", "pass_combat"], { players }));
    await tap(named("Loan: +500"));
    expect(play.text).toBe("take_loan");
    await tap(named("Repay 500"));
    expect(play.text).toBe("repay_loan");
    await tap(named("debt 500"));
    expect(explainer.what?.name).toBe("debt");
  });
});

describe("a conquered place", () => {
  const there = { places: { rome: place({ civil: 1, market: ["wine"] }) } };
  const agenda = (...marks: string[]) => [["dispose_assets", 0, ["rome", 1, 1, 1, ...marks]] as const];

  it("opens by itself, and its assets are picked in it", async () => {
    const options = ["plunder asset=civil", "plunder asset=market.wine", "plunder_all", "confirm_assets"];
    const play = await board(view("dispose_assets", options, { ...there, agenda: agenda() }));
    const card = document.querySelector("aside[aria-label=Rome]");
    await tap(named("village", card));
    expect(play.text).toBe("plunder asset=civil");
    await tap(named("wine", card));
    expect(play.text).toBe("plunder asset=market.wine");
    await tap(named("Plunder all", card));
    expect(play.text).toBe("plunder_all");
  });

  it("shows what is marked for plunder", async () => {
    await board(view("dispose_assets", ["confirm_assets"], { ...there, agenda: agenda("civil", "market.wine") }));
    expect(document.querySelector("aside[aria-label=Rome] .spoils")?.textContent).toContain("village, wine");
  });
});

describe("an attack", () => {
  it("shows its odds before it is confirmed, where the table lets them be seen", async () => {
    const march = { seat: 0, current: 0, groups: [] };
    const shown = view("confirm_attack", ["go_on player=1", "take_back"], { marches: [march] });
    const [list] = shown.choices;
    if (list?.shape === "list" && list.options[0]) list.options[0].note = "wins 62 %";
    await board(shown);
    expect(document.querySelector("[role=note]")?.textContent?.trim()).toBe("Milo: wins 62 %");
    expect(named("Take it back")).toBeDefined();
  });
});

describe("Empire cards", () => {
  it("of others show their objective on request", async () => {
    const players = [
      player("hungary"),
      player("mamluk", { cards: [{ number: 5, rotated: false, held: false, deposit: 0 }] }),
    ];
    await board(view("combat_turn", ["pass_combat"], { players }));
    await tap(named("Realm of Milo"));
    await tap(named("Warlord, card 5, upright"));
    const open = () => document.querySelector("aside[aria-label='Empire cards']");
    expect(open()?.querySelector(".objective")).toBeNull();
    await tap([...(open()?.querySelectorAll("button") ?? [])].find((one) => one.textContent === "Show the objective"));
    expect(open()?.querySelector(".objective")).not.toBeNull();
  });

  it("are asked about always, if it concerns me, or never", () => {
    const mine = [5, 9, 21];
    const decisions = ["damage", "move"];
    const set = (plans: readonly Plan[], card: number, way: "always" | "concerned" | "never") =>
      withWay(plans, mine, decisions, card, way);
    const ways = (plans: readonly Plan[]) => mine.map((card) => wayOf(plans, card));
    expect(ways([])).toEqual(["always", "always", "always"]);
    const first = set([], 9, "never");
    expect(first.map(({ action, decision }) => `${decision}: ${action}`)).toEqual([
      "damage: leave_cards cards=9",
      "move: leave_cards cards=9",
    ]);
    const second = set(first, 5, "concerned");
    expect(ways(second)).toEqual(["concerned", "never", "always"]);
    expect(new Set(second.map(({ action }) => action))).toEqual(
      new Set(["leave_cards cards=9", "leave_cards cards=5,9 concerned=yes"]),
    );
    expect(set(set(second, 9, "always"), 5, "always")).toEqual([]);
  });

  it("are asked about as was said, also when the board is left meanwhile", async () => {
    const players = [
      player("hungary", { cards: [{ number: 5, rotated: false, held: false, deposit: 0 }] }),
      player("mamluk"),
    ];
    const shown = view("combat_turn", ["pass_combat"], { players });
    const play = await board(shown);
    await tap(named("Warlord, card 5, upright"));
    const warned = vi.spyOn(console, "warn");
    const sent: unknown[] = [];
    let orders = (_: object[]): void => undefined;
    const coming = new Promise<object[]>((come) => (orders = come));
    vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
      if (body) sent.push(JSON.parse(String(body)));
      return { ok: true, status: 200, json: async () => (url.includes("/orders") ? coming : {}) };
    });
    await tap([...document.querySelectorAll(".policy button")].at(-1));
    (play.live as Live).view = { ...shown, version: 2 };
    cleanup();
    orders([{ verb: "leave_cards", decisions: ["move"], options: [] }]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const plan = { kind: "always", decision: "move", action: "leave_cards cards=5", only_if: "legal" };
    expect(sent).toEqual([{ seat: 0, plans: [plan] }]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("keep other plans, and give up the blanket order only for a card that is always asked about", () => {
    const blanket: Plan = { kind: "always", decision: "move", action: "ask_if_concerned", only_if: "legal", parts: [] };
    const bid: Plan = { kind: "next", decision: "bid", action: "bid florins=20", only_if: "legal", parts: [] };
    const actions = (plans: readonly Plan[]) => plans.map(({ action }) => action);
    expect(wayOf([blanket], 5)).toBe("concerned");
    expect(actions(withWay([bid, blanket], [5, 9], ["move"], 5, "never"))).toEqual([
      "bid florins=20",
      "ask_if_concerned",
      "leave_cards cards=5",
    ]);
    expect(actions(withWay([bid, blanket], [5, 9], ["move"], 5, "always"))).toEqual([
      "bid florins=20",
      "leave_cards cards=9 concerned=yes",
    ]);
  });
});

describe("the look of the map", () => {
  const [frame, map] = [
    { width: 400, height: 300 },
    { width: 1000, height: 800 },
  ];

  it("brings even the edge of the map out from under a panel", () => {
    const edge = { x: 980, y: 400 };
    const narrow = { width: 200, height: 300 };
    const look = reveal({ k: 1, x: -600, y: -200 }, edge, narrow, map);
    expect(sees(look, edge, narrow, 0)).toBe(true);
    expect(sees(reveal({ k: 1, x: -600, y: -200 }, edge, frame, map), edge, narrow, 0)).toBe(false);
  });

  it("knows what lies under a corner", () => {
    const corner = [{ left: 0, top: 0, right: 50, bottom: 50 }];
    expect(hides({ k: 1, x: -100, y: -100 }, { x: 120, y: 120 }, corner)).toBe(true);
    expect(hides({ k: 1, x: -100, y: -100 }, { x: 120, y: 180 }, corner)).toBe(false);
  });
});
