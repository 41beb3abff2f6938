import { describe, expect, it } from "vitest";

import { BATTLE, place, player, troop } from "./medioevo.box";
import { ARMIES, at, drawnBoard, ITEMS, label, litPlaces, named, tap, view } from "./medioevo.view";

const board = drawnBoard();

describe("the map", () => {
  it("says in one breath what lies where", async () => {
    await board(view("combat_turn", ["pass_combat"], { places: ARMIES, items: ITEMS }));
    expect(label(at("buda"))).toBe(
      "Buda. Plains, wine. Controlled by You. town with 1 destruction token. Great Market: salt. Army of You: 1 captain II, 2 archer",
    );
    expect(label(at("serbia"))).toContain("Barbarian territory. Army of Barbarians: 2 light_infantry");
    expect(label(at("aegean"))).toBe("Aegean. Army of You: 2 archer. galley II (You)");
    expect(label(document.querySelector("[data-piece=me-item-g1]"))).toContain(
      "4 movement points left. Carries 2: 2 archer",
    );
  });

  it("gives every piece and every place a name of its own", async () => {
    await board(view("combat_turn", ["pass_combat"], { places: ARMIES, items: ITEMS }));
    const pieces = [...document.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece"));
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(pieces).toEqual(expect.arrayContaining(["me-army-buda-0", "me-army-serbia--1", "me-item-g1", "me-item-c2"]));
    expect(at("buda")?.getAttribute("data-point")).toBe("thing:place/buda");
    expect(at("aegean")?.getAttribute("data-point")).toBe("thing:place/aegean");
  });

  it("lights where a group can go, and a tap picks it", async () => {
    const play = await board(
      view("complete_move", ["step place=serbia", "step place=pecs", "finish_move"], { places: ARMIES }),
    );
    expect(litPlaces().sort()).toEqual(["pecs", "serbia"]);
    await tap(at("pecs"));
    expect(play.text).toBe("step place=pecs");
    expect(at("pecs")?.getAttribute("aria-selected")).toBe("true");
  });

  it("asks first what goes, then where to", async () => {
    const horde = [
      "move_horde place=serbia to=buda",
      "move_horde place=serbia to=rome",
      "move_horde place=rome to=serbia",
      "done",
    ];
    const play = await board(view("barbarian_point", horde, { places: ARMIES }));
    expect(litPlaces().sort()).toEqual(["rome", "serbia"]);
    await tap(at("serbia"));
    expect(litPlaces().sort()).toEqual(["buda", "rome", "serbia"]);
    await tap(at("buda"));
    expect(play.text).toBe("move_horde place=serbia to=buda");
  });

  it("lights a piece that can begin to move", async () => {
    const play = await board(
      view("combat_turn", ["begin_move item=g1", "begin_move place=buda", "pass_combat"], {
        places: ARMIES,
        items: ITEMS,
      }),
    );
    const galley = document.querySelector("[data-piece=me-item-g1]");
    expect(galley?.hasAttribute("data-lit")).toBe(true);
    await tap(galley);
    expect(play.text).toBe("begin_move item=g1");
  });

  it("opens a place that can't be chosen, with all that stands in it", async () => {
    await board(view("combat_turn", ["pass_combat"], { places: ARMIES, items: ITEMS }));
    await tap(at("rome"));
    const card = document.querySelector("aside[aria-label=Rome]");
    expect(card?.textContent).toContain("Controlled by Milo");
    expect(card?.textContent).toContain("caravan I");
  });

  it("asks which of two things is meant where both could be", async () => {
    const both = ["add_barbarian unit=archer place=serbia", "move_horde place=serbia to=rome", "done"];
    const play = await board(view("barbarian_point", both, { places: ARMIES }));
    await tap(at("serbia"));
    expect(play.text).toBeUndefined();
    await tap(named("Move the horde"));
    expect(play.text).toBe("move_horde place=serbia to=rome");
  });
});

describe("kingdoms", () => {
  it("are chosen by any of their homes", async () => {
    const play = await board(
      view("choose_kingdom", ["choose_kingdom kingdom=hungary", "choose_kingdom kingdom=mamluk"], {
        players: [player(""), player("")],
      }),
    );
    expect(litPlaces().sort()).toEqual(["buda", "pecs", "rome"]);
    await tap(at("pecs"));
    expect(play.text).toBe("choose_kingdom kingdom=hungary");
  });
});

describe("purchases", () => {
  const BUYS = [
    "recruit unit=archer place=buda",
    "recruit unit=archer place=pecs",
    "recruit unit=light_infantry place=buda",
    "build_building building=tower place=buda",
    "buy_technology branch=combat",
    "buy_empire_card",
    "end_purchases",
  ];

  it("begin at a stall and end on the map", async () => {
    const play = await board(view("purchases", BUYS, { phase: "purchase", places: ARMIES }));
    expect(litPlaces()).toEqual([]);
    await tap(named(/^archer: 50 florins/));
    expect(litPlaces().sort()).toEqual(["buda", "pecs"]);
    await tap(at("pecs"));
    expect(play.text).toBe("recruit unit=archer place=pecs");
  });

  it("show what is left to spend and to place, and what a ware costs with the points it needs", async () => {
    await board(view("purchases", BUYS, { phase: "purchase", places: ARMIES }));
    const panel = document.querySelector("aside[aria-label=Purchases]");
    expect(panel?.textContent).toContain("600 left to spend");
    expect(panel?.textContent).toContain("0/5 units placed");
    expect(label(named(/^tower/))).toBe("tower: 200 florins with 1 point, 12 left");
  });

  it("take a technology where it stands", async () => {
    const play = await board(view("purchases", BUYS, { phase: "purchase" }));
    await tap(named("Art of war, level I", document.querySelector("[data-region=own]")));
    expect(play.text).toBe("buy_technology branch=combat");
  });
});

describe("a battle", () => {
  const both = [
    { side: 0, troops: [troop("archer", 2)] },
    { side: 1, troops: [troop("archer", 1), troop("cavalry", 2)] },
  ];
  const there = { battles: [BATTLE], places: { serbia: place({ military: 1, forces: both }) } };

  it("shows every die and modifier", async () => {
    await board(view("melee", ["pass"], there));
    const mine = document.querySelector("section[aria-label='Attacker: You']");
    expect(mine?.textContent).toContain("5 × 5");
    expect(mine?.textContent).toContain("turn order −3");
    expect(label(mine?.querySelector(".value") ?? null)).toBe("Attack value 22");
  });

  it("picks dice one by one", async () => {
    const rolls = ["reroll_attack dice=d4", "reroll_attack dice=d6", "reroll_attack dice=d4,d6", "pass"];
    const play = await board(view("reroll_attack", rolls, there));
    const dice = [...document.querySelectorAll("section[aria-label='Attacker: You'] .dice button")];
    expect(dice.map((die) => die.hasAttribute("data-lit"))).toEqual([true, true, false]);
    await tap(dice[0]);
    await tap(dice[1]);
    expect(play.text).toBe("reroll_attack dice=d4,d6");
    await tap(dice[0]);
    expect(play.text).toBe("reroll_attack dice=d6");
  });

  it("lights the units that take damage, of the side that takes it", async () => {
    const hit = { ...there, battles: [{ ...BATTLE, damage: [1, 0] as const }] };
    const play = await board(view("assign_damage", ["hit unit=archer", "hit unit=captain_1"], hit));
    const lit = (side: string) => document.querySelectorAll(`section[aria-label='${side}'] [data-lit]`);
    expect(lit("Defender: Milo")).toHaveLength(0);
    expect(lit("Attacker: You")).toHaveLength(1);
    await tap(lit("Attacker: You")[0]);
    expect(play.text).toBe("hit unit=archer");
  });
});

describe("a realm", () => {
  it("shows florins to their owner alone", async () => {
    await board(view("combat_turn", ["pass_combat"]));
    const counts = [...document.querySelectorAll("[data-count^=me-florins]")].map((one) => one.textContent);
    expect(counts).toContain("600");
    expect(counts).toContain("≈ 450");
  });

  it("sets the tax", async () => {
    const play = await board(view("set_tax", ["set_tax level=10", "set_tax level=20"], { phase: "taxes" }));
    await tap(named(/^Tax 20: would bring 40 florins/));
    expect(play.text).toBe("set_tax level=20");
  });

  it("opens a card with its uses and its objective", async () => {
    const players = [
      player("hungary", { cards: [{ number: 5, rotated: false, held: false, deposit: 0 }] }),
      player("mamluk"),
    ];
    const play = await board(
      view(
        "combat_turn",
        ["use_card_for_player card=5 player=-1", "produce_points card=5 colours=red", "pass_combat"],
        { players },
      ),
    );
    await tap(named("Warlord, card 5, upright"));
    const open = document.querySelector("aside[aria-label='Empire cards']");
    expect(open?.textContent).toContain("About 5.");
    await tap(named("Take the points"));
    expect(play.text).toBe("produce_points card=5 colours=red");
  });
});

describe("diplomacy", () => {
  const clause = {
    kind: "passage",
    giver: 1,
    taker: 0,
    places: ["rome"],
    against: [],
    fee: 0,
    cube_fee: 0,
    units: 0,
    amount: 0,
    turns: [],
    prisoners: [],
  };
  const offer = {
    id: "o1",
    kind: "pact",
    sender: 1,
    receivers: [0],
    accepted: [],
    clauses: [clause],
    end: 5,
    secret: true,
    pact: "",
  };
  const pact = {
    id: "p1",
    signatories: [0, 1],
    clauses: [clause],
    end: 0,
    secret: true,
    known_to: [0, 1],
    accused: 0,
    duties: [],
  };

  it("shows offers to answer, and marks what is secret", async () => {
    const play = await board(
      view("combat_turn", ["pass_combat", "accept_offer offer=o1", "refuse_offer offer=o1", "declare_war player=1"], {
        offers: [offer],
        pacts: [pact],
      }),
    );
    await tap(named("Diplomacy"));
    const desk = document.querySelector("aside[aria-label=Diplomacy]");
    expect(desk?.textContent).toContain("Passage (Milo to You), Rome");
    expect(desk?.textContent).toContain("until the end of turn 5 · secret");
    expect(desk?.querySelectorAll(".secret")).toHaveLength(1);
    await tap(named("Accept"));
    expect(play.text).toBe("accept_offer offer=o1");
  });
});
