/** Liar's Dice, drawn: everybody's cup and dice, the bids, and a bar to bid with. docs/boards.md describes the door. */

const SVG = "http://www.w3.org/2000/svg";
const FACES = [1, 2, 3, 4, 5, 6];
const WILD = { ones: 1, sixes: 6 };
/** Where the pips of each face are, on a die of 6 by 6. */
const CORNERS = [[1.5, 1.5], [4.5, 4.5], [4.5, 1.5], [1.5, 4.5], [1.5, 3], [4.5, 3]];
const PIPS = (face) => [...CORNERS.slice(0, face - (face % 2)), ...(face % 2 ? [[3, 3]] : [])];

export function mount(element, table) {
  let quantity = 1;
  let last = "";
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const board = make("div", { class: "liars-dice" });
  element.append(style, board);

  function draw() {
    const { observation: game, options } = table;
    const bids = options.filter(({ verb }) => verb === "bid");
    const lowest = Number(bids[0]?.fields.quantity ?? 1);
    const bid = game.bids.at(-1);
    const turn = JSON.stringify([game.round, game.bids]);
    if (turn !== last) quantity = lowest;
    last = turn;
    const focused = document.activeElement?.dataset?.key;
    board.replaceChildren(
      make("p", { class: "round" }, [
        make("strong", {}, [table.text("sheet-round", { round: game.round })]),
        ` ${table.text("sheet-table", { dice: sum(game.left) })}`,
        ` · ${table.text(`option-wild-${game.table.options.wild}`)}`,
      ]),
      ...(game.showdown ? [showdown(game)] : []),
      make("div", { class: "players" }, table.seats.map((who) => player(game, who, bid))),
      ...(bids.length || options.some(({ verb }) => verb === "call") ? [bar(game, bids, lowest)] : []),
    );
    board.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  /** A player's cup: the dice under it for whoever may see them, and what the player bid. */
  function player(game, { seat, name, color, mine }, bid) {
    const mineToSee = game.dice[seat]?.length > 0;
    const dice = mineToSee ? game.dice[seat] : Array(game.left[seat]).fill(0);
    const own = [...game.bids].reverse().find((one) => one.seat === seat);
    return make("section", { class: mine ? "player mine" : "player", "data-seat": color, "aria-label": name }, [
      make("h3", {}, [table.awaited.includes(seat) ? `▸ ${name}` : name]),
      make("div", { class: "dice" }, dice.map((face) => die(face, bid && counts(game, face, bid.face)))),
      make("p", { class: own && own === bid ? "bid standing" : "bid" }, own ? [said(own)] : []),
    ]);
  }

  /** How the last round ended, with all its dice. */
  function showdown({ showdown: { bid, caller, dice, count, loser }, table: agreed }) {
    const name = (seat) => table.seats[seat].name;
    const told = table.text("sheet-showdown", {
      name: name(caller),
      bidder: name(bid.seat),
      loser: name(loser),
      quantity: bid.quantity,
      face: bid.face,
      count,
    });
    const all = dice.flat().map((face) => die(face, counts({ table: agreed }, face, bid.face)));
    return make("section", { class: "showdown" }, [make("p", {}, [told]), make("div", { class: "dice" }, all)]);
  }

  /** The bar to bid with: a quantity, six faces, and the call. */
  function bar(game, bids, lowest) {
    const highest = sum(game.left);
    const step = (by, label) =>
      button(label, `step${by}`, () => {
        quantity = Math.min(highest, Math.max(lowest, quantity + by));
        draw();
      }, { disabled: quantity + by < lowest || quantity + by > highest });
    const face = (face) => {
      const action = `bid quantity=${quantity} face=${face}`;
      const open = bids.some(({ text }) => text === action);
      return button(
        "", action, () => (open ? table.pick(action) : table.why(action)),
        { "aria-label": said({ quantity, face }), "aria-pressed": table.picked === action, class: open ? "open" : "shut" },
        [die(face, false)],
      );
    };
    const call = table.options.find(({ verb }) => verb === "call");
    return make("div", { class: "bar", role: "group", "aria-label": table.text("decision-turn") }, [
      make("div", { class: "quantity" }, [step(-1, "−"), make("output", {}, [String(quantity)]), step(1, "+")]),
      make("div", { class: "faces" }, FACES.map(face)),
      ...(call
        ? [button(call.sentence, "call", () => table.pick(call.text), { "aria-pressed": table.picked === call.text })]
        : []),
    ]);
  }

  const said = ({ quantity, face }) => table.text("dice-said", { quantity, face });

  draw();
  return table.hear(draw);
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const counts = ({ table }, die, face) => die > 0 && (die === face || die === WILD[table.options.wild]);

/** A die; 0 is one that nobody sees. */
function die(face, marked) {
  const drawn = document.createElementNS(SVG, "svg");
  const box = { x: 0.2, y: 0.2, width: 5.6, height: 5.6, rx: 1 };
  const label = face ? { role: "img", "aria-label": String(face) } : { "aria-hidden": true };
  set(drawn, { viewBox: "0 0 6 6", class: marked ? "die marked" : face ? "die" : "die hidden", ...label });
  drawn.append(shape("rect", box), ...(face ? PIPS(face) : []).map(([cx, cy]) => shape("circle", { cx, cy, r: 0.6 })));
  return drawn;
}

const shape = (name, attributes) => set(document.createElementNS(SVG, name), attributes);
const make = (name, attributes, children = []) => {
  const made = set(document.createElement(name), attributes);
  made.append(...children);
  return made;
};
const button = (label, key, pressed, attributes = {}, children = [label]) => {
  const made = make("button", { type: "button", "data-key": key, ...attributes }, children);
  made.onclick = pressed;
  return made;
};

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (name === "disabled") element.disabled = value;
    else element.setAttribute(name, String(value));
  return element;
}
