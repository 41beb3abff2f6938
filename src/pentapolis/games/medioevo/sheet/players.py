"""Every player's key numbers, the viewer's own board, and what is agreed between players."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..components import BRANCHES, COLOURS, TECHNOLOGIES
from ..control import controlled
from ..forces import named
from ..state import Medioevo, Player
from .names import ROMAN, listed, objective_text, place_name, points_text, spaced

COLUMNS = ("honor", "florins", "debt", "tax", "lands", "tokens")


def players(o: Medioevo, words: Words, names: Sequence[str]) -> Section:
    """Honor, countable florins, debt, tax, territories and objective tokens."""
    rows = []
    for seat in o.order or o.seats:
        own = o.players[seat]
        rows.append(
            (
                line(Cell(player(words, seat, names), seat)),
                line(words.say(f"kingdom-{own.kingdom}") if own.kingdom else "–"),
                line(Cell(str(own.honor), mark="strong")),
                line(str(own.counted)),
                line(str(own.debt)),
                line(str(own.tax or "–")),
                line(str(len(controlled(o, seat)) if own.kingdom else 0)),
                line(_tokens(own, words)),
            )
        )
    header = tuple(words.say(f"sheet-player-{column}") for column in ("name", "kingdom", *COLUMNS))
    short = tuple((row[0], *row[2:7]) for row in rows)
    return Section(
        "players",
        words.say("sheet-players"),
        tables=(SheetTable(header, tuple(rows), numeric=(2, 3, 4, 5, 6)),),
        brief=(SheetTable((header[0], *header[2:7]), short, numeric=(1, 2, 3, 4, 5)),),
    )


def possessions(o: Medioevo, words: Words, names: Sequence[str]) -> Section:
    """Everybody's technologies and Empire cards."""
    lines: list[Line] = []
    for seat in o.order or o.seats:
        own = o.players[seat]
        lines.append(line(Cell(player(words, seat, names), seat), _technologies(own, words) or "–"))
        if own.cards:
            lines.append(line(*_cards(own, words)))
    return Section("others", words.say("sheet-possessions"), tuple(lines))


def _technologies(own: Player, words: Words) -> str:
    """The highest technology of each branch."""
    reached = zip(BRANCHES, own.technology, strict=True)
    return listed(
        f"{words.say(f'technology-{TECHNOLOGIES[branch][level - 1]}')} {ROMAN[level]}"
        for branch, level in reached
        if level
    )


def _cards(own: Player, words: Words) -> list[Cell]:
    """Empire cards; those turned stand back."""
    return spaced([Cell(words.say(f"card-{c.number}"), mark="faint" if c.rotated else "") for c in own.cards])


def _tokens(own: Player, words: Words) -> str:
    return listed(
        f"{number} {words.say(f'colour-{colour}')}"
        for colour, number in zip(COLOURS, own.tokens, strict=True)
        if number
    )


def own_board(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """What the viewer alone sees, and its own cards with their objectives."""
    own = o.players[viewer]
    lines: list[Line] = [line(words.say("sheet-own-florins", n=own.florins))]
    points = listed(f"{n} {words.say(f'colour-{c}')}" for c, n in zip(COLOURS, own.points, strict=True) if n)
    if points:
        lines.append(line(words.say("sheet-own-points"), points))
    for card in own.cards:
        lines += _card(o, card.number, words, turned=card.rotated)
    for held in own.choice:
        if held.card and held.pile.startswith("empire"):
            lines += _card(o, int(held.card), words, Cell(words.say("sheet-drawn"), mark="faint"))
    if own.prisoners:
        kept = listed(
            f"{words.say(f'units-{named(p.kind, p.level)}', n=p.count)} ({player(words, p.owner, names)})"
            for p in own.prisoners
        )
        lines.append(line(words.say("sheet-prisoners"), kept))
    if own.blood:
        lines.append(line(words.say("sheet-blood"), str(own.blood)))
    if own.route is not None:
        lines.append(_route(own, words))
    return Section("own", words.say("sheet-own"), tuple(lines), private=True)


def _card(o: Medioevo, number: int, words: Words, *before: Cell, turned: bool = False) -> list[Line]:
    """A card with what it does, its points and its objective."""
    shown = Cell(words.say(f"card-{number}"), mark="faint" if turned else "strong")
    return [
        line(*before, shown, words.say(f"card-{number}-explain")),
        line(Cell(points_text(o.box, number, words), mark="faint")),
        line(Cell(words.say("sheet-objective"), mark="faint"), objective_text(o.box, number, words)),
    ]


def _route(own: Player, words: Words) -> Line:
    route = own.route
    assert route is not None
    steps = [
        Cell(place_name(step, words), mark="good" if done else "")
        for step, done in zip(route.steps, route.done, strict=True)
    ]
    end = [Cell(f"→ {place_name(route.destination, words)}")] if route.destination else []
    return line(words.say("sheet-route"), *spaced(steps), *end)
