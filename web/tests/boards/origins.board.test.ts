import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { mount } from "../../src/boards/origins/index";
import { COLOURS } from "../../src/boards/origins/read";
import type { GameView, Option } from "../../src/table/wire";
import { boardOf } from "./mounted";
import { asked, option } from "./offered";

const MARKET = ["outpost", "fountain_of_wisdom", "statue", "forum", "workshop"];
const thing = (kind: string, id: string, name = id) => ({ kind, id, name, lines: [`About ${id}.`], source: "book" });
const THINGS = [
  ...[1, 2, 3, 4, 5].map((site) => thing("site", String(site), `Site ${site}`)),
  ...[...MARKET, "agora", "palace", "farm"].map((id) => thing("building", id)),
  ...["forest", "mountain", "sea"].map((id) => thing("temple", id)),
  ...["market", "citizens", "military", "population", "advisers"].map((id) => thing("track", id)),
  ...["gain_food", "build"].map((id) => thing("main", id)),
  ...COLOURS.map((colour) => thing("bonus", `bonus_${colour}`)),
  thing("card", "district_03", "District 3"),
  thing("card", "district_36", "District 36"),
];
const deed = (id: string) => ({ id, cost: {}, mode: "all", effect: [] });
const FACTS = {
  temples: { vp: [0, 1, 3], summit: 2 },
  sites: [1, 2, 3, 4, 5].map((site) => ({
    site,
    upper: site === 2 ? "gain_food" : `up_${site}`,
    lower: site === 2 ? "build" : `low_${site}`,
  })),
  main_actions: ["gain_food", "build"].map(deed),
  bonus_tiles: COLOURS.map((colour) => ({ ...deed(`bonus_${colour}`), colour })),
  market: { wisdom: [0, 1, 2, 3, 4] },
  citizens: { wisdom: [0, 1, 2, 3, 4] },
  population: { food: [2, 4, 6, 8], start: 2, bases: 6, last_vp: 10 },
  advisers: { vp: [1, 3, 6, 10, 15] },
  military: {
    spaces: [0, 1, 2].map((space) => ({ space, bonus: "none", threshold_before: space === 1 })),
    final_vp: 9,
  },
  attack_bonuses: [deed("none")],
  buildings: MARKET.map((id, n) => ({ id, colour: COLOURS[n], stone: 2 })),
  districts: [
    {
      id: "district_03",
      pattern: [
        ["red", "blue"],
        ["any", "purple"],
      ],
      towers: [],
      first: 8,
      again: 4,
    },
    {
      id: "district_36",
      pattern: [
        ["red", "blue"],
        ["yellow", "purple"],
      ],
      towers: [],
      first: 12,
      again: 6,
    },
  ],
};

function player(more: object = {}) {
  return {
    vp: 4,
    resources: [3, 2, 1, 0],
    freemen: [
      { base: 0, colour: 0, value: 3, site: 0 },
      { base: 1, colour: 2, value: 5, site: 2 },
    ],
    bases: 3,
    archon: 0,
    advisers: [4],
    tokens: 1,
    military: 1,
    steps: [1, 0, 0],
    towers: [1, 1, 3, 1, 1],
    tiles: [
      { x: 0, y: 0, tile: "agora", farm: false },
      { x: 1, y: 0, tile: "forum", farm: false },
      { x: 0, y: 1, tile: "palace", farm: false },
    ],
    seats: [],
    reserved: [],
    scored: [],
    passed: false,
    ...more,
  };
}

function view(
  decision: string,
  offered: readonly (readonly [text: string, note?: string])[],
  observation: object = {},
): GameView {
  const options = offered.map(([text, note]): Option => {
    return { ...option(text, ["x", "y", "face"]), ...(note ? { note } : {}) };
  });
  return asked(decision, "OR-5.2", [{ shape: "list", options }], {
    round: 3,
    bastion: 1,
    active: 0,
    announced: [],
    players: [player(), player({ freemen: [], archon: 4, military: 2 })],
    visit: null,
    draft: [],
    bonus_tiles: [4, 0, 3, 2, 1],
    motherships: [6, 1, 4, 5, 2],
    market: MARKET,
    tops: ["armory", "", "", "", ""],
    piles: COLOURS.map((_, n) => ({ layers: n ? [] : [{ count: 3 }] })),
    area: COLOURS.map((_, colour) => ({ colour, value: 2 })),
    supply: [5, 5, 5, 5, 5],
    speakers: [{ value: 3, holder: -1, site: 0 }],
    tower_supply: [1, 2, 3, 4, 0],
    cards: [
      { card: "district_03", gold: 2 },
      { card: "district_36", gold: 0 },
    ],
    zodiac: ["leo", "aries", "virgo"],
    holders: [1, -1, -1],
    military: [0, 1],
    temples: [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    neutral: -1,
    ...observation,
  });
}

const SEATS = [{ x: 0, y: 0, colour: -1, value: 0 }];
const SQUARE = { tiles: [...player().tiles, { x: 1, y: 1, tile: "outpost", farm: true }], seats: SEATS };
const VISITS = [
  ["visit_site worker=red_3 site=2", "Food or building · ship 1 → 2"],
  ["visit_site worker=red_3 site=3", "Wisdom or Temple · 1 Wisdom, ship 4 → 5 · bonus action"],
  ["visit_site worker=archon site=1", "Stone or army · ship 6 → 1"],
  ["complete_district freeman=red_3 x=0 y=0", "matches District 3 · × tower 1 = 3 VP at the end"],
  ["raise_tower colour=blue", "3 Gold; height 3 → 4"],
  ["grow_population", "4 Food"],
  ["pass"],
] as const;
const PLOTS = ["-1,0", "0,-1", "1,1", "2,0"].map((cell) => cell.split(","));
const BUILDS = ["outpost", "statue"].flatMap((tile) =>
  ["building", "farm"].flatMap((face) =>
    PLOTS.map(([x, y]) => {
      const note = x === "1" && face === "building" ? "2 Stone · forms a district · matches District 36" : "for free";
      return [`construct tile=${tile} face=${face} x=${x} y=${y}`, note] as const;
    }),
  ),
);

const board = boardOf(
  "origins",
  mount,
  () => ({ things: THINGS, facts: FACTS }),
  () => expect(document.querySelectorAll("[role=gridcell]").length).toBeGreaterThan(5),
);

const labels = (found: Element[]) => found.map((one) => one.getAttribute("aria-label") ?? "");
const lit = () => labels([...document.querySelectorAll("[data-lit]")]);
/** What carries a label, by its role; the whole board is large, and asked often. */
function all(role: string, name: string | RegExp, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(`[role=${role}], ${role}`)].filter((one) => {
    const label = one.getAttribute("aria-label") ?? "";
    return typeof name === "string" ? label === name : name.test(label);
  });
}
function the(role: string, name: string | RegExp, within: ParentNode = document): Element {
  const [found, ...more] = all(role, name, within);
  if (!found || more.length) throw new Error(`${1 + more.length} of ${role} ${String(name)}`);
  return found;
}
const site = (n: number) => the("button", new RegExp(`^Site ${n}\\.`));
const mine = () => the("grid", "My city");
const cell = (x: number, y: number) => the("gridcell", new RegExp(`^\\(${x}, ${y}\\)`), mine());
const dock = (of: string, name = "You") => the("group", `${of}: ${name}`);
const transform = () => mine().closest("[transform]")?.getAttribute("transform");

describe("the board", () => {
  it("says what lies where", async () => {
    await board(view("choose_action", VISITS));
    expect(site(2).getAttribute("aria-label")).toBe("Site 2. The red mothership shows 1. Here: You (blue 5)");
    expect(the("option", "red 2, 0 Wisdom")).toBeTruthy();
    expect(the("img", "From the bottom: Milo.")).toBeTruthy();
    expect(the("img", ", held by Milo.")).toBeTruthy();
    expect(the("option", "District 3. 8 VP for you, 2 Gold on it.")).toBeTruthy();
    expect(the("img", /^Next red tile of 4:/)).toBeTruthy();
    expect(the("option", "blue: height 3, dice on seats 0; 3 floors are left", dock("Palace towers"))).toBeTruthy();
    expect(cell(0, 1).getAttribute("aria-label")).toBe("(0, 1): palace");
  });

  it("gives every piece a name of its own", async () => {
    await board(view("choose_action", VISITS));
    const names = [...document.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["or-man-0-0", "or-man-0-1", "or-archon-1", "or-market-statue"]));
  });

  it("shows every district a lit seat, and an empty one apart from it", async () => {
    const seats = [
      { x: 0, y: 0, colour: 2, value: 5 },
      { x: 0, y: 1, colour: -1, value: 0 },
    ];
    await board(view("choose_action", VISITS.slice(0, 3), { players: [player({ seats }), player()] }));
    const [own] = all("toolbar", "Seats of power");
    expect(labels(all("button", /./, own))).toEqual([
      "Seat of power at (0, 0): blue 5, 5 × tower 3",
      "Seat of power at (0, 1): empty",
    ]);
    expect(document.querySelectorAll('use[href="#or-sun"]')).toHaveLength(1);
  });
});

describe("a visit", () => {
  it("is a worker and a site, with its price before it is confirmed", async () => {
    const play = await board(view("choose_action", VISITS));
    await fireEvent.click(the("option", "red 3", dock("Workers")));
    expect(site(3).getAttribute("aria-label")).toContain("1 Wisdom, ship 4 → 5 · bonus action");
    expect(site(1).hasAttribute("data-lit")).toBe(false);
    await fireEvent.click(site(3));
    expect(play.text).toBe("visit_site worker=red_3 site=3");
  });

  it("can become a district, and a district a visit, with the same die", async () => {
    const play = await board(view("choose_action", VISITS, { players: [player(SQUARE), player()] }));
    await fireEvent.click(the("option", "red 3", dock("Workers")));
    await fireEvent.click(the("button", /^Seat of power at \(0, 0\): empty\. matches District 3/));
    expect(play.text).toBe("complete_district freeman=red_3 x=0 y=0");
    await fireEvent.click(site(2));
    expect(play.text).toBe("visit_site worker=red_3 site=2");
  });

  it("lights the actions of the site where a worker stands", async () => {
    const visit = { site: 2, worker: "blue_5", mains: 1, done: [], bonus: false };
    const play = await board(
      view("visit_step", [["main_action action=gain_food"], ["main_action action=build"]], { visit }),
    );
    expect(lit()).toEqual(["gain_food", "build"]);
    await fireEvent.click(the("button", "build"));
    expect(play.text).toBe("main_action action=build");
  });
});

describe("other actions", () => {
  it("raise a tower, take a base", async () => {
    const play = await board(view("choose_action", VISITS));
    await fireEvent.click(the("option", /^blue: height 3/, dock("Palace towers")));
    expect(play.text).toBe("raise_tower colour=blue");
    await fireEvent.click(the("button", "Base 4: 4 Food", dock("Advisers and bases")));
    expect(play.text).toBe("grow_population");
  });

  it("light nothing in the past or in somebody else's city", async () => {
    await board(view("choose_action", VISITS));
    const theirs = dock("Palace towers", "Milo");
    expect(theirs.querySelectorAll("[data-lit]")).toHaveLength(0);
  });
});

describe("building", () => {
  it("says of every lit plot what a chosen tile would bring there", async () => {
    const play = await board(view("construct", BUILDS));
    expect([...mine().querySelectorAll("[data-lit]")]).toHaveLength(4);
    expect(cell(1, 1).getAttribute("aria-label")).toBe("(1, 1): empty");
    await fireEvent.click(the("button", /^outpost: 0 Wisdom/));
    expect(cell(1, 1).getAttribute("aria-label")).toBe(
      "(1, 1): empty. 2 Stone · forms a district · matches District 36",
    );
    await fireEvent.click(cell(1, 1));
    expect(play.text).toBe("construct tile=outpost face=building x=1 y=1");
    const hinted = [...document.querySelectorAll(".hinted")].map((one) => one.closest("[data-piece]"));
    expect(hinted.map((one) => one?.getAttribute("data-piece"))).toEqual(["or-card-district_36"]);
  });

  it("keeps the place when the tile is turned over or changed", async () => {
    const play = await board(view("construct", BUILDS));
    await fireEvent.click(the("button", /^outpost: 0 Wisdom/));
    await fireEvent.click(cell(2, 0));
    await fireEvent.click(the("button", "statue as a Farm"));
    expect(play.text).toBe("construct tile=statue face=farm x=2 y=0");
    await fireEvent.click(the("button", /^statue: 2 Wisdom/));
    expect(play.text).toBe("construct tile=statue face=building x=2 y=0");
  });

  it("tells a reserved tile from its like in the market", async () => {
    const more = PLOTS.map(([x, y]) => [`construct tile=statue face=building x=${x} y=${y} reserved=yes`] as const);
    const play = await board(
      view("construct", [...BUILDS, ...more], { players: [player({ reserved: ["statue"] }), player()] }),
    );
    await fireEvent.click(the("button", "Reserved: statue"));
    await fireEvent.click(cell(2, 0));
    expect(play.text).toBe("construct tile=statue face=building x=2 y=0 reserved=yes");
    await fireEvent.click(the("button", /^statue: 2 Wisdom/));
    expect(play.text).toBe("construct tile=statue face=building x=2 y=0");
  });
});

describe("the view of a city", () => {
  it("comes nearer, and is centred again by one key", async () => {
    await board(view("choose_action", VISITS));
    const before = transform();
    await fireEvent.click(all("button", "Nearer")[0] as Element);
    expect(transform()).not.toBe(before);
    await fireEvent.keyDown(window, { key: "r" });
    expect(transform()).toBe(before);
  });
});
