import { describe, expect, it } from "vitest";

import * as deciding from "../../src/table/deciding";
import type { Choices, Option } from "../../src/table/wire";

const { NOTHING, asking, carry, focusOn, isFlat, model, pickText, ready, remaining, sentence, sides, tap, taps } =
  deciding;

function place(dice: string, advisor: string, name: string, more: Partial<Option> & { plus?: boolean } = {}): Option {
  const { plus, ...rest } = more;
  return {
    do: `place advisor=${advisor} colored_dice=${dice}${plus ? " plus_two=yes" : ""}`,
    verb: "place",
    parts: [
      { text: "Place " },
      { text: dice.replace(",", " "), field: "colored_dice", value: dice },
      { text: `${plus ? " +2 on" : " on"} ${advisor} ` },
      { text: name, field: "advisor", value: advisor, kind: "advisor" },
    ],
    fields: { advisor, colored_dice: dice, ...(plus ? { plus_two: "yes" } : {}) },
    ...rest,
  };
}
const PASS: Option = { do: "pass", verb: "pass", parts: [{ text: "Pass" }] };
const COURT: Option[] = [
  place("5", "5", "Sergeant"),
  place("5", "7", "Astronomer", { plus: true }),
  place("3", "3", "Architect"),
  place("3,5", "8", "Treasurer", { note: "2 gold" }),
  place("3,5", "10", "General", { plus: true }),
  place("3", "5", "Sergeant", { plus: true }),
  place("4", "4", "Merchant"),
  place("4", "6", "Alchemist", { plus: true }),
  place("4,5", "9", "Master Hunter"),
  place("3,4,5", "12", "Duchess"),
];
const list = (options: Option[]): Choices => ({ shape: "list", options });
const said = (m: deciding.Model, p: deciding.Picked) =>
  sentence(m, p)
    .map((piece) => (piece.state === "words" ? piece.text : `[${piece.text || "…"}]`))
    .join("");

describe("a sentence being built", () => {
  const court = model([list([...COURT, PASS])]);

  it("asks field by field when there are many options, and puts the lone verb aside", () => {
    expect(isFlat(court)).toBe(false);
    expect(said(court, NOTHING)).toBe("Place […] on […]");
    const asked = asking(court, NOTHING);
    expect(asked).toMatchObject({ kind: "cards", of: "values", field: "colored_dice" });
    expect(sides(court, NOTHING).map((card) => card.text)).toEqual(["Pass"]);
  });

  it("of few options too a board may name a part; its chip asks about that field", () => {
    const few = model([list([...COURT.slice(0, 4), PASS])]);
    expect(isFlat(few)).toBe(true);
    expect(said(few, NOTHING)).toBe("");
    const picked = tap(few, NOTHING, { kind: "value", field: "colored_dice", value: "5" });
    expect(said(few, picked)).toBe("Place [5] on […]");
    expect(asking(few, picked)).toMatchObject({ of: "options" });
    const asked = asking(few, focusOn(picked, "advisor"));
    expect(asked).toMatchObject({ kind: "cards", of: "values", field: "advisor" });
    expect(asked.kind === "cards" && asked.cards.filter((card) => card.fits).map((card) => card.key)).toEqual([
      "5",
      "7",
    ]);
  });

  it("fills in what is forced", () => {
    const picked = tap(court, NOTHING, { kind: "value", field: "colored_dice", value: "4,5" });
    expect(said(court, picked)).toBe("Place [4 5] on [9 Master Hunter]");
    expect(ready(court, picked)).toBe("place advisor=9 colored_dice=4,5");
  });

  it("asks on until one is left", () => {
    const dice = tap(court, NOTHING, { kind: "value", field: "colored_dice", value: "3,5" });
    expect(ready(court, dice)).toBeUndefined();
    expect(asking(court, dice)).toMatchObject({ field: "advisor" });
    const asked = asking(court, dice);
    const fits = asked.kind === "cards" ? asked.cards.filter((card) => card.fits) : [];
    expect(fits.map((card) => [card.text, card.note])).toEqual([
      ["8 Treasurer", "2 gold"],
      ["10 General", ""],
    ]);
    const both = tap(court, dice, { kind: "value", field: "advisor", value: "8" });
    expect(ready(court, both)).toBe("place advisor=8 colored_dice=3,5");
  });

  it("can begin at any chip, and a value that does not fit drops what stands in its way", () => {
    const advisor = tap(court, focusOn(NOTHING, "advisor"), { kind: "value", field: "advisor", value: "5" });
    expect(remaining(court, advisor)).toHaveLength(2);
    expect(said(court, advisor)).toBe("Place […] on [5 Sergeant]");
    const dice = tap(court, advisor, { kind: "value", field: "colored_dice", value: "3,4,5" });
    expect(ready(court, dice)).toBe("place advisor=12 colored_dice=3,4,5");
    expect(dice.values).toEqual([["colored_dice", "3,4,5"]]);
  });

  it("lists whole sentences for what has no words of its own", () => {
    const twice = model([
      list([
        ...COURT,
        {
          ...place("4", "4", "Merchant"),
          do: "place advisor=4 colored_dice=4 envoy=yes",
          fields: { advisor: "4", colored_dice: "4", envoy: "yes" },
        },
      ]),
    ]);
    const advisor = tap(twice, NOTHING, { kind: "value", field: "advisor", value: "4" });
    expect(ready(twice, advisor)).toBeUndefined();
    expect(asking(twice, advisor)).toMatchObject({ of: "options", cards: [{}, {}] });
    const envoy = tap(twice, advisor, { kind: "option", do: "place advisor=4 colored_dice=4 envoy=yes" });
    expect(ready(twice, envoy)).toBe("place advisor=4 colored_dice=4 envoy=yes");
  });

  it("keeps a choice that is still offered and says when it is not", () => {
    const picked = pickText(court, "place advisor=8 colored_dice=3,5");
    const still = model([list([...COURT.slice(2), PASS])]);
    expect(carry(court, still, picked)).toMatchObject({ lost: false });
    expect(ready(still, carry(court, still, picked).picked)).toBe("place advisor=8 colored_dice=3,5");
    const gone = model([list([PASS])]);
    expect(carry(court, gone, picked)).toEqual({ picked: NOTHING, lost: true });
    expect(carry(court, gone, NOTHING).lost).toBe(false);
  });

  it("finds options by words", () => {
    expect(deciding.search(court, "treas").map((option) => option.do)).toEqual(["place advisor=8 colored_dice=3,5"]);
    expect(deciding.search(court, "GÉNÉRAL")).toHaveLength(1);
  });

  it("lights what a board can offer", () => {
    expect(
      deciding.lit(court, tap(court, NOTHING, { kind: "value", field: "colored_dice", value: "3,5" }), "advisor"),
    ).toEqual(new Set(["8", "10"]));
  });
});

describe("few options", () => {
  it("stand as sentences", () => {
    const few = model([list([COURT[0] as Option, COURT[1] as Option, PASS])]);
    const asked = asking(few, NOTHING);
    expect(asked).toMatchObject({ of: "options", cards: [{}, {}, { text: "Pass" }] });
    const picked = tap(few, NOTHING, { kind: "option", do: "pass" });
    expect(ready(few, picked)).toBe("pass");
    expect(sides(few, picked)).toEqual([]);
  });

  it("an aside is none of them", () => {
    const stand: Option = {
      do: "stand window=x answer=pass",
      verb: "stand",
      parts: [{ text: "Always pass" }],
      aside: true,
    };
    const m = model([list([PASS, stand])]);
    expect(asking(m, NOTHING)).toMatchObject({ cards: [{ text: "Pass" }] });
    expect(ready(m, deciding.pickOption(m, stand.do))).toBe(stand.do);
  });
});

describe("amounts and counts", () => {
  const bid = model([
    {
      shape: "range",
      do: "bid",
      field: "money",
      low: 0,
      high: 3000,
      parts: [{ text: "Bid " }, { text: "0", field: "money" }, { text: " ducats" }],
      label: "Bid",
    },
    list([PASS]),
  ]);
  it("an amount is sent as the server wrote it", () => {
    expect(said(bid, NOTHING)).toBe("Bid […] ducats");
    const picked = deciding.setAmount(bid, NOTHING, 250);
    expect(said(bid, picked)).toBe("Bid [250] ducats");
    expect(ready(bid, picked)).toBe("bid money=250");
    expect(ready(bid, deciding.setAmount(bid, NOTHING, 3001))).toBeUndefined();
    expect(ready(bid, tap(bid, picked, { kind: "option", do: "pass" }))).toBe("pass");
    expect(ready(bid, pickText(bid, "bid money=7"))).toBe("bid money=7");
  });

  const goods = model([
    {
      shape: "multiset",
      do: "take",
      kinds: [
        { id: "gold", name: "gold", limit: 2 },
        { id: "wood", name: "wood", limit: 1 },
        { id: "stone", name: "stone", limit: 2, many: "stones" },
        { id: "wine", name: "wine", limit: 9 },
      ],
      sizes: [2, 4],
      label: "Take",
    },
  ]);
  it("counts stay within limits and sizes", () => {
    expect(asking(goods, NOTHING)).toMatchObject({ kind: "counts", total: 0 });
    const gold = deciding.setCount(goods, NOTHING, "gold", 5);
    expect(gold.counts).toEqual({ gold: 2 });
    expect(ready(goods, gold)).toBe("take gold=2");
    const one = deciding.setCount(goods, deciding.setCount(goods, gold, "gold", 1), "stone", 1);
    expect(ready(goods, one)).toBe("take gold=1 stone=1");
    expect(said(goods, one)).toBe("Take [1 gold][1 stone]");
    expect(said(goods, pickText(goods, "take stone=2"))).toBe("Take [2 stones]");
    expect(ready(goods, deciding.setCount(goods, one, "gold", 0))).toBeUndefined();
    expect(ready(goods, pickText(goods, "take wood=1 stone=1"))).toBe("take wood=1 stone=1");
    expect(deciding.setCount(goods, one, "wine", 9).counts.wine).toBe(2);
  });

  it("a multiset of few ways is listed", () => {
    const few = model([
      {
        shape: "multiset",
        do: "take",
        kinds: [
          { id: "gold", name: "gold", limit: 1 },
          { id: "wood", name: "wood", limit: 2, many: "woods" },
        ],
        sizes: [0, 2],
        label: "Take",
      },
    ]);
    const asked = asking(few, NOTHING);
    expect(asked.kind === "cards" && asked.cards.map((card) => [card.text, card.key])).toEqual([
      ["Take 1 gold, 1 wood", "take gold=1 wood=1"],
      ["Take 2 woods", "take wood=2"],
      ["Take 0", "take"],
    ]);
    const picked = pickText(few, "take wood=2");
    expect(ready(few, picked)).toBe("take wood=2");
    expect(said(few, picked)).toBe("Take [2 woods]");
  });
});

/** A small generator with a seed: the same lists each time. */
function generator(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Options as a strange game might offer them: fields missing, without words, the same words twice, several verbs. */
function strange(seed: number): Option[] {
  const below = generator(seed);
  const made = new Map<string, Option>();
  const count = 1 + below(below(2) ? 40 : 9);
  for (let n = 0; n < count; n++) {
    const verb = ["go", "take", "pass"][below(3)] as string;
    const fields: Record<string, string> = {};
    const parts = [{ text: verb }];
    for (const field of ["a", "b", "c", "d"].slice(0, verb === "pass" ? 0 : 4)) {
      const value = ["", "x", "y", "z"][below(4)] as string;
      if (!value) continue;
      fields[field] = value;
      if (field !== "d" && below(5)) parts.push({ text: " " }, { text: value.toUpperCase(), field, value } as never);
    }
    const text = [verb, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(" ");
    made.set(text, { do: text, verb, parts, fields, ...(below(4) ? {} : { note: `note ${below(2)}` }) });
  }
  return [...made.values()];
}

describe("any list of options", () => {
  it("every option can be reached by taps, and exactly the server's texts are sent", () => {
    for (let seed = 1; seed <= 150; seed++) {
      const options = strange(seed);
      const m = model([list(options)]);
      const sent = new Set<string>();
      const seen = new Set<string>();
      const open = [NOTHING];
      while (open.length) {
        const picked = open.pop() as deciding.Picked;
        const key = JSON.stringify(picked);
        if (seen.has(key)) continue;
        seen.add(key);
        const text = ready(m, picked);
        if (text !== undefined) sent.add(text);
        sentence(m, picked);
        if (text === undefined) for (const one of taps(m, picked)) open.push(tap(m, picked, one));
        expect(seen.size, `seed ${seed}`).toBeLessThan(5000);
      }
      expect([...sent].sort(), `seed ${seed}`).toEqual(options.map((option) => option.do).sort());
    }
  });

  it("from any complete choice every other can be reached", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const options = strange(seed);
      const m = model([list(options)]);
      for (const option of options) {
        const picked = pickText(m, option.do);
        expect(ready(m, picked)).toBe(option.do);
        for (const field of new Set(options.flatMap((one) => Object.keys(one.fields ?? {})))) {
          const asked = asking(m, focusOn(picked, field));
          if (asked.kind !== "cards" || asked.field !== field) continue;
          for (const card of asked.cards) {
            const next = tap(m, picked, card.tap);
            expect(remaining(m, next).length).toBeGreaterThan(0);
            expect(next.values.at(-1)).toEqual([field, card.key]);
          }
        }
      }
    }
  });
});

describe("a choice of many", () => {
  const said = (...texts: string[]) =>
    texts.map((text, n): Option => ({ do: `go n=${n}`, verb: "go", parts: [{ text }], fields: { n: String(n) } }));
  const cards = (...options: Option[][]) => {
    const choices = options.flatMap((some, n) =>
      some.map((one) => ({ ...one, verb: `go${n}`, do: one.do.replace("go", `go${n}`) })),
    );
    const asked = asking(model([list(choices)]), NOTHING);
    return asked.kind === "cards" ? asked.cards.map(({ text }) => text) : [];
  };

  it("goes by the words that all begin with, else by the first that all share", () => {
    const places = ["Rome", "Kiev", "Buda", "Caffa", "Nicaea", "Smyrna", "Mosul", "Pskov"];
    const to = (who: string) => places.map((place) => `${who} to ${place}`);
    const buys = ["Caravan 3 buys 1 cube", "Caravan 3 buys 2 cubes", "Caravan 6 buys 1 cube"];
    expect(cards(said(...to("Caravan 3")), said(...buys))).toEqual(["Caravan 3 to…", "Caravan…"]);
    expect(cards(said(...to("Camel"), ...to("Ship")), said("Stay here", "Stay there"))[0]).toBe("… to…");
    expect(cards(said("Left now", "Right then", ...places), said("Stay here", "Stay there"))[0]).toBe("Left…");
  });
});
