"""The board of Medioevo Universale as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, Sheet, Table, line
from ..components import TURNS
from ..control import controller
from ..forces import sides_at, troops_at
from ..state import NOBODY, Medioevo
from .names import buildings_of, in_play, item_text, listed, objective_text, place_name, side_name, spaced, troops_text
from .players import diplomacy, own_board, players


def sheet(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it."""
    sections = [status(o, words, names), *_battles(o, words, names), the_map(o, words, names), players(o, words, names)]
    if viewer >= 0:
        sections.append(own_board(o, viewer, words, names))
    sections.append(diplomacy(o, viewer, words, names))
    return Sheet(words.say("game-name"), tuple(sections))


# where are we


def phase(o: Medioevo, words: Words) -> list[str]:
    """The turn and its phase."""
    if o.phase == "setup":
        return [words.say("sheet-setup")]
    return [words.say("sheet-turn", n=o.turn, last=TURNS[o.table.options["length"]]), words.say(f"phase-{o.phase}")]


def status(o: Medioevo, words: Words, names: Sequence[str]) -> Section:
    """Turn and phase, turn order, the War Circle, the event, the tops of the decks."""
    now = line(*spaced([Cell(said, mark="strong") for said in phase(o, words)]))
    order = line(words.say("sheet-order"), *spaced([Cell(player(words, seat, names), seat) for seat in o.order]))
    lines = [now, order]
    if o.circle:
        lines.append(line(words.say("sheet-circle"), " · ".join(map(str, o.circle))))
    if o.event:
        lines.append(line(words.say("sheet-event"), words.say(f"event-card-{o.event}")))
    top = o.event_deck.top()
    if top is not None and top.face:
        lines.append(line(words.say("sheet-top-tax"), top.face))
    empire = o.empire.top()
    if empire is not None and empire.face:
        lines.append(line(words.say("sheet-top-objective"), objective_text(o.box, int(empire.face), words)))
    return Section(
        "status", words.say("sheet-status"), tuple(lines), (), (line(*now, Cell("·", mark="faint"), *order),)
    )


def _battles(o: Medioevo, words: Words, names: Sequence[str]) -> list[Section]:
    """The battle that is being fought, with all its dice."""
    if not o.battles:
        return []
    battle = o.battles[-1]
    rows = []
    for side, seat in enumerate((battle.attacker, battle.defender)):
        dice = " ".join(map(str, battle.dice[side]))
        shots = " ".join(map(str, battle.shots[side]))
        rows.append(
            (
                line(Cell(side_name(seat, words, names), seat)),
                line(troops_text(troops_at(o, battle.place, seat), words)),
                line(listed((dice, shots))),
                line(str(battle.damage[side])),
            )
        )
    header = tuple(words.say(f"sheet-battle-{column}") for column in ("side", "units", "dice", "damage"))
    where = words.say("sheet-battle", place=place_name(battle.place, words), round=max(1, battle.round))
    table = Table(header, tuple(rows), numeric=(3,))
    return [Section("board", words.say("sheet-battle-heading"), (line(Cell(where, mark="strong")),), (table,))]


# the map


def the_map(o: Medioevo, words: Words, names: Sequence[str]) -> Section:
    """A row for every place in play that holds something or that somebody controls."""
    rows = [row for name in in_play(o) if (row := _row(o, name, words, names)) is not None]
    header = tuple(words.say(f"sheet-map-{column}") for column in ("place", "control", "armies", "pieces", "stands"))
    return Section("board", words.say("sheet-map"), tables=(Table(header, tuple(rows), folds=False),))


def _row(o: Medioevo, name: str, words: Words, names: Sequence[str]) -> tuple[Line, ...] | None:
    chart = o.box.chart
    owner = NOBODY if name in chart.seas else controller(o, name)
    armies = [
        Cell(f"{side_name(side, words, names)}: {troops_text(troops_at(o, name, side), words)}", side)
        for side in sides_at(o, name)
    ]
    items = [Cell(item_text(id, item, words), item.owner) for id, item in o.items.items() if item.place == name]
    place = o.place(name)
    stands = [words.say(f"building-{building}") for building in buildings_of(place)]
    stands += (
        [words.say("sheet-market", goods=listed(words.say(f"good-{good}") for good in place.market))]
        if place.market
        else []
    )
    if place.token != NOBODY:
        stands.append(words.say("sheet-token", name=player(words, place.token, names)))
    if not armies and not items and not stands and owner == NOBODY:
        return None
    area = chart.inhabited(name)
    shown = place_name(name, words)
    if area is not None:
        shown = f"{shown} ({words.say(f'area-{name}')}, {words.say(f'good-{area.good}')})"
    return (
        line(Cell(shown, mark="strong")),
        line(Cell(player(words, owner, names), owner) if owner != NOBODY else Cell("–", mark="faint")),
        line(*spaced(armies)),
        line(*spaced(items)),
        line(listed(stands)),
    )
