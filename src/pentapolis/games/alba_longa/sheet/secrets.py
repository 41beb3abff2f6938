"""Heroes as text: one's own cards and secret choices, and what everybody can know of the others' piles."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.action import Action, parse
from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..actions import ChooseHero, ChooseTarget
from ..components import HEROES
from ..state import NOBODY, AlbaLonga, City, possible_piles
from .amounts import heroes_text, numbers_text

SECRETS: dict[str, type[Action]] = {"choose_target": ChooseTarget, "choose_hero": ChooseHero}


def heroes(o: AlbaLonga, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """The viewer's own heroes, and for every King the cards that are active and used."""
    playing = viewer in o.order
    lines = _own(o, viewer, words) if playing else []
    columns = tuple(words.say(f"sheet-hero-{column}") for column in ("king", "count", "pile"))
    rows = tuple(_row(o.cities[seat], seat, words, names) for seat in o.order)
    return Section(
        "secret",
        words.say("sheet-heroes"),
        tuple(lines),
        (SheetTable(columns, rows, numeric=(1,)),),
        tuple(lines),
        private=playing and _alone_knows(o, viewer),
    )


def _alone_knows(o: AlbaLonga, viewer: int) -> bool:
    """Whether the viewer knows more of his heroes than all have seen, or has chosen something in secret."""
    return len(possible_piles(o.cities[viewer].trace)) > 1 or bool(_drafts(o, viewer))


def _own(o: AlbaLonga, viewer: int, words: Words) -> list[Line]:
    city = o.cities[viewer]
    lines = [
        line(Cell(words.say("sheet-hero-active", heroes=heroes_text(city.active, words)), mark="strong")),
        line(words.say("sheet-hero-used", heroes=heroes_text(city.used, words))),
    ]
    for action in _drafts(o, viewer):
        if isinstance(action, ChooseTarget):
            said = words.say("sheet-hero-target", city=words.say(f"city-{action.city}"))
        else:
            said = words.say("sheet-hero-chosen", hero=words.say(f"hero-{action.value}"))
        lines.append(line(Cell(said, mark="bad")))
    return lines


def _drafts(o: AlbaLonga, viewer: int) -> list[ChooseTarget | ChooseHero]:
    """What the viewer has chosen in secret and nobody has seen yet."""
    drafts = o.answers.drafts[viewer] if o.answers is not None else []
    read = [parse(draft, SECRETS) for draft in drafts]
    return [action for action in read if isinstance(action, ChooseTarget | ChooseHero)]


def _row(city: City, seat: int, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """How many cards are active, and which ones lie used as far as all have seen them."""
    active = len(HEROES) - city.used_count - (city.hero != NOBODY)
    return line(Cell(player(words, seat, names), seat)), line(str(active)), line(_pile(city, words))


def _pile(city: City, words: Words) -> str:
    piles = possible_piles(city.trace)
    if len(piles) == 1:
        return heroes_text(piles[0], words)
    may = 0
    for pile in piles:
        may |= pile
    sure = numbers_text(hero for hero in HEROES if may >> hero & 1)
    return words.say("sheet-hero-unknown", n=city.used_count, heroes=sure)
