import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import record from "../../../tests/golden/discordia/board.json";
import type { Choices, GameView } from "../../src/table/wire";
import { mount } from "../../src/boards/discordia/index";
import { boardOf } from "./mounted";
import { asked, list } from "./offered";

const { facts } = record;
const thing = (kind: string, id: string, name = id) => ({ kind, id, name, lines: [`About ${id}.`], source: "book" });
const THINGS = [
  ...[...facts.buildings, ...facts.anchor_shops].map(({ id }) => thing("building", id)),
  ...facts.towers.map(({ id }) => thing("tower", id)),
  ...facts.decrees.map(({ id }) => thing("decree", id)),
  ...facts.privileges.map(({ id }) => thing("privilege", id)),
  ...facts.seasons.map(({ id }) => thing("season", id)),
  ...facts.action_tiles.map(({ id }) => thing("tile", id)),
  ...facts.barbarians.map(({ id }) => thing("barbarian", id)),
  ...facts.janus.map(({ id }) => thing("janus", id)),
  ...facts.dice.map((id) => thing("die", id, `${id} die`)),
  ...["sailor", "soldier", "merchant", "farmer"].map((id) => thing("worker", id)),
  ...["expedition", "upgrade"].map((id) => thing("track", id)),
];

function city(more: object = {}) {
  return {
    reserve: [2, 3, 0, 4],
    stars: 6,
    modifiers: 2,
    spent: 1,
    ring: 3,
    rows: [
      [{ building: "ship_2a", workers: [] }],
      [{ building: "barracks_4b", workers: [["soldier"]] }, null],
      [{ building: "shop_3a", workers: [] }, null],
      [null, null],
    ],
    towers: [null],
    expedition: 1,
    upgrade: 0,
    expedition_tiles: 0,
    upgrade_tiles: 0,
    locked: [],
    decrees: [],
    privileges: ["levy_1"],
    used_privileges: [],
    ...more,
  };
}

const PILE = { layers: [{ count: 60 }] };
const DISPLAY = [
  ...["ship_1a", "farm_2a", "ship_3b", "barracks_4a", "shop_5a", "farm_6a"],
  ...["barracks_1b", "", "ship_3c", "barracks_2a", "shop_5b", "farm_6b"],
];

function view(decision: string, choices: string[] | Choices[], observation: object = {}): GameView {
  const listed = (all: typeof choices): all is string[] => typeof all[0] === "string";
  return asked(decision, "DI-3.9", listed(choices) ? [list(...choices)] : choices, {
    year: 2,
    season: "autumn",
    phase: "season",
    first_player: 0,
    maximus: 1,
    cities: [
      city(),
      city({ reserve: [1, 1, 1, 1], privileges: [], rows: [[null], [null], [null, null], [null, null]] }),
    ],
    action_tiles: facts.action_tiles.map(({ id }) => id),
    display: DISPLAY,
    building_stack: PILE,
    bag: [20, 20, 20, 20],
    star_supply: 9,
    modifier_supply: 2,
    extension_supply: [3, 3, 3, 3, 2, 0],
    tower_supply: ["military_tower_1", "commercial_tower_2"],
    decree_supply: ["three_farms", "aqueduct_eight"],
    privilege_supply: ["joker_sailor_1", "new_spring"],
    left: "barbarian_a1",
    right: "",
    dice: [4, 2, 3],
    taken: "yellow",
    janus: "",
    active: 0,
    die: "",
    value: 0,
    main_used: false,
    season_used: false,
    special_used: [],
    exchange_used: [],
    chain: [],
    ...observation,
  });
}

const PICK = ["pick_die die=red", "pick_die die=red change=1", "pick_die die=red change=-1", "pick_die die=blue"];
const USING = { die: "red", value: 4 };
const TURN = [
  "main_build building=barracks_4a",
  "main_build building=barracks_4a cover=barracks_4b",
  "main_stars",
  "main_deploy building=barracks_4b",
  "special_deploy building=barracks_4b",
  "claim_decree decree=aqueduct_eight",
  "use_privilege privilege=levy_1",
  "end_turn",
];

const board = boardOf(
  "discordia",
  mount,
  () => ({ things: THINGS, facts }),
  () => expect(found("board", "option", /^ship_1a/)).toBeTruthy(),
);

const labels = (found: Element[]) => found.map((one) => one.getAttribute("aria-label") ?? "");
const lit = () => labels([...document.querySelectorAll("[data-lit]")]);

/** Looked for by the board's own marks: roles and names of a whole page take their time. */
const REGIONS: Record<string, string> = {
  mine: '[data-region="own"]',
  quay: '[data-region="hand"]',
  board: '[data-region="board"]',
  turn: '[data-region="turn"]',
  all: ".discordia",
};
function every(region: string, role: string): Element[] {
  return [...document.querySelectorAll(`${REGIONS[region]} [role="${role}"]`)];
}
function found(region: string, role: string, name: RegExp | string): Element | undefined {
  return every(region, role).find((one) => {
    const label = one.getAttribute("aria-label") ?? "";
    return typeof name === "string" ? label === name : name.test(label);
  });
}
function get(region: string, role: string, name: RegExp | string): Element {
  const one = found(region, role, name);
  if (!one) throw new Error(`no ${role} ${String(name)}`);
  return one;
}
const label = (region: string, role: string, name: RegExp | string) =>
  get(region, role, name).getAttribute("aria-label") ?? "";
const tap = (region: string, role: string, name: RegExp | string) => userEvent.click(get(region, role, name));

describe("the board", () => {
  it("says what lies where", async () => {
    await board(view("pick_die", PICK));
    expect(found("quay", "img", "9 idle workers at the quay")).toBeTruthy();
    expect(labels(every("quay", "option"))).toEqual(["2 sailors", "3 soldiers", "4 farmers"]);
    expect(found("quay", "img", "Active modifiers: 1 of 2")).toBeTruthy();
    expect(found("quay", "img", "Defence 0; of the raid 2 can be seen so far.")).toBeTruthy();
    expect(label("mine", "option", /^barracks_4b/)).toContain("Spaces filled: 1 of 2.");
    expect(found("mine", "img", "Aqueduct: the ring is on 3 of 10")).toBeTruthy();
    expect(label("board", "option", /^yellow die: 2/)).toContain("Milo took it as Maximus");
    expect(found("all", "option", /^Right bank: they come/)).toBeTruthy();
    expect(label("all", "option", /^aqueduct_eight/)).toContain("So far 3 of 8");
  });

  it("gives everybody a name of their own, and nobody the same", async () => {
    await board(view("pick_die", PICK));
    const names = [...document.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));
    expect(names.filter((name) => /^di-red-\d+$/.test(name ?? ""))).toHaveLength(10);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has one stop for the keyboard in every group", async () => {
    await board(view("turn", TURN, USING));
    const groups = document.querySelectorAll(".discordia [role=listbox], .discordia [role=toolbar]");
    expect(groups.length).toBeGreaterThan(6);
    for (const group of groups) {
      if (!group.querySelector("[data-stop]")) continue;
      expect(group.querySelectorAll('[data-stop][tabindex="0"]'), group.getAttribute("aria-label") ?? "").toHaveLength(
        1,
      );
    }
  });
});

describe("a die", () => {
  it("is picked as it lies, or used in another column by modifiers", async () => {
    const play = await board(view("pick_die", PICK));
    expect(lit()).toEqual(expect.arrayContaining(["red die: 4", "blue die: 3"]));
    await tap("board", "option", "red die: 4");
    expect(play.text).toBe("pick_die die=red");
    await tap("board", "option", /^Use the die as 5/);
    expect(play.text).toBe("pick_die die=red change=1");
  });

  it("shows what it would allow before it is taken", async () => {
    await board(view("pick_die", PICK));
    const beams = () => document.querySelectorAll(".beam").length;
    expect(beams()).toBe(0);
    await userEvent.hover(get("board", "option", "red die: 4"));
    await vi.waitFor(() => expect(beams()).toBe(2)); // its column, and the barracks that show a red 4
    await userEvent.hover(get("board", "option", "blue die: 3"));
    await vi.waitFor(() => expect(beams()).toBe(3)); // its column, a shop, and the season
  });
});

describe("a turn", () => {
  it("is a checklist of what is open", async () => {
    await board(view("turn", TURN, { ...USING, special_used: ["shop_3a"] }));
    const items = [...document.querySelectorAll(`${REGIONS["turn"]} li`)];
    expect(items.map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Main action still open",
      "Special deployments 1/2 still open",
      "Season bonus nothing possible",
      "Towers nothing possible",
      "Privileges 1 still open",
      "Decrees 1 still open",
    ]);
  });

  it("builds on a free place, or over a building of one's own", async () => {
    const play = await board(view("turn", TURN, USING));
    await tap("board", "option", /^barracks_4a/);
    expect(play.text).toBe("main_build building=barracks_4a");
    expect(get("mine", "option", /^Free fort, place 2/).getAttribute("aria-selected")).toBe("true");
    await tap("mine", "option", /^barracks_4b/);
    expect(play.text).toBe("main_build building=barracks_4a cover=barracks_4b");
  });

  it("spares the main action where a special deployment does, and asks for the other at the next tap", async () => {
    const play = await board(view("turn", TURN, USING));
    await tap("mine", "option", /^barracks_4b/);
    expect(play.text).toBe("special_deploy building=barracks_4b");
    await tap("mine", "option", /^barracks_4b/);
    expect(play.text).toBe("main_deploy building=barracks_4b");
  });

  it("takes actions from the tile of its column, decrees and privileges from where they lie", async () => {
    const play = await board(view("turn", TURN, USING));
    await tap("board", "option", "Main action: take 1 star");
    expect(play.text).toBe("main_stars");
    await tap("all", "option", /^aqueduct_eight/);
    expect(play.text).toBe("claim_decree decree=aqueduct_eight");
    await tap("mine", "option", /^levy_1/);
    expect(play.text).toBe("use_privilege privilege=levy_1");
  });
});

describe("bonuses", () => {
  it("wait in a list, of which the next can be chosen", async () => {
    const chain = [
      [{ kind: "gain_tower", on: "", n: 1, source: "" }],
      [
        { kind: "place_star", on: "upgrade", n: 1, source: "" },
        { kind: "exchange", on: "", n: 2, source: "" },
      ],
    ];
    const texts = ["take_bonus bonus=place_star on=upgrade", "take_bonus bonus=exchange n=2"];
    const play = await board(view("bonus_order", texts, { ...USING, chain }));
    const waiting = [...document.querySelectorAll<HTMLElement>(`${REGIONS["turn"]} button`)];
    expect(labels(waiting)).toEqual(["A star on the upgrade track", "Exchange 2 workers", "A tower"]);
    expect(waiting.map((one) => one.hasAttribute("data-lit"))).toEqual([true, true, false]);
    if (waiting[1]) await userEvent.click(waiting[1]);
    expect(play.text).toBe("take_bonus bonus=exchange n=2");
  });

  it("place an extension where it will lie", async () => {
    const texts = ["choose_extension extension=port", "choose_extension extension=expedition", "decline"];
    const play = await board(view("choose_extension", texts, USING));
    await tap("mine", "option", /^No port yet, place 2/);
    expect(play.text).toBe("choose_extension extension=port");
    await tap("mine", "option", /^Room for an extension/);
    expect(play.text).toBe("choose_extension extension=expedition");
  });

  it("put a star on the track that is asked about", async () => {
    const agenda = [
      ["turn", 0, []],
      ["bonus_accept", 0, ["upgrade"]],
    ];
    const asked = view("bonus_accept", ["accept", "decline"], { ...USING, agenda });
    const play = await board(asked);
    const spaces = [...document.querySelectorAll(`${REGIONS["mine"]} [data-lit]`)];
    expect(spaces).toHaveLength(1);
    if (spaces[0]) await userEvent.click(spaces[0]);
    expect(play.text).toBe("accept");
  });

  it("build a tower above a port, or over a tower of one's own", async () => {
    const texts = [
      "tower=military_tower_1",
      "tower=commercial_tower_2",
      "tower=commercial_tower_2 replace=military_tower_3",
    ];
    const towers = [{ building: "military_tower_3", workers: [] }, null];
    const play = await board(
      view(
        "choose_tower",
        texts.map((text) => `choose_tower ${text}`),
        { ...USING, cities: [city({ towers }), city({ rows: [[], [], [], []] })] },
      ),
    );
    await tap("all", "option", /^commercial_tower_2/);
    await tap("mine", "option", /^military_tower_3/);
    expect(play.text).toBe("choose_tower tower=commercial_tower_2 replace=military_tower_3");
  });
});

describe("workers", () => {
  const exchange = {
    shape: "multiset",
    do: "return_workers",
    label: "Return",
    sizes: [4],
    kinds: ["sailor", "soldier", "farmer"].map((id) => ({ id, name: id, many: `${id}s`, limit: 4 })),
  } as unknown as Choices;

  it("are sent off from the queue, one by one", async () => {
    const play = await board(view("exchange_return", [exchange], USING));
    await tap("quay", "option", /sailor/);
    expect(play.text).toBeUndefined();
    for (let n = 0; n < 3; n++) await tap("quay", "option", /farmer/);
    expect(play.text).toBe("return_workers sailor=1 farmer=3");
    expect(label("quay", "option", /farmer/)).toBe("4 farmers, 3 chosen");
  });
});

describe("alone", () => {
  it("one plays against Janus, who blocks a die", async () => {
    await board(view("pick_die", ["pick_die die=blue"], { cities: [city()], janus: "janus_1", taken: "" }));
    expect(found("all", "img", /^janus_1/)).toBeTruthy();
    expect(label("board", "option", /^red die/)).toContain("Janus blocks it");
  });
});
