"""What a viewer of Alba Longa may not know: what others have chosen until all have, and which heroes they have left.

From the ledger: chosen targets and heroes are seen when the last King has chosen; of active and used heroes the others
see how many there are, and each hero that is played. So a used pile holds a secret only after its King has taken a
hero back unseen (A Job Well Done), until what he plays shows which one it was. Climates to come, the backs of climate
cards and blessings are known to nobody: they are decided when they are turned, and no state holds them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.games.alba_longa.actions import ChooseHero, ChooseTarget, RecoverHero
from pentapolis.games.alba_longa.events import HeroesReturned, HeroRevealed, TargetRevealed
from pentapolis.games.alba_longa.state import AlbaLonga
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.event import Event

CITIES = ("alba_longa", "roma", "veii", "velitrae", "reate")
HEROES = range(5)
TARGETS, HEROES_CHOSEN = "choose_target", "choose_hero"


def swaps(g: AlbaLonga, viewer: int, luck: random.Random) -> list[AlbaLonga]:
    """Others may have chosen otherwise, and may have taken back another hero."""
    found = []
    for seat in g.seats:
        if seat != viewer and seat in g.order:
            found += [chosen(g, seat, line) for line in other_choices(g, seat)]
            found += [recovered(g, seat, pile) for pile in other_piles(g, seat)]
    return found


def other_choices(g: AlbaLonga, seat: int) -> list[str]:
    """What a King who has chosen might have chosen instead."""
    if g.answers is None or not g.answers.drafts[seat]:
        return []
    if g.answers.opened == TARGETS:
        cities = [CITIES[king] for king in g.order if king != seat] + (["assisi"] if g.assisi else [])
        lines = [text(ChooseTarget(city)) for city in cities]
    else:
        assert g.answers.opened == HEROES_CHOSEN
        lines = [text(ChooseHero(hero)) for hero in HEROES if hero in active(g, seat)]
    return [line for line in lines if [line] != g.answers.drafts[seat]]


def active(g: AlbaLonga, seat: int) -> set[int]:
    """A King's heroes that are neither used nor lie before him."""
    city = g.cities[seat]
    return {hero for hero in HEROES if not city.used >> hero & 1 and hero != city.hero}


def other_piles(g: AlbaLonga, seat: int) -> list[int]:
    """Other used piles of the same size that fit all that was seen, and what their King has chosen."""
    city, draft = g.cities[seat], []
    if g.answers is not None and g.answers.opened == HEROES_CHOSEN:
        draft = [int(line.removeprefix("choose_hero value=")) for line in g.answers.drafts[seat]]
    piles = [pile for pile in range(32) if city.trace >> pile & 1 and pile != city.used]
    assert all(pile.bit_count() == city.used.bit_count() for pile in piles)
    return [pile for pile in piles if not any(pile >> hero & 1 for hero in draft)]


def chosen(g: AlbaLonga, seat: int, line: str) -> AlbaLonga:
    twin = copied(g)
    assert twin.answers is not None
    twin.answers.drafts[seat] = [line]
    return twin


def recovered(g: AlbaLonga, seat: int, pile: int) -> AlbaLonga:
    twin = copied(g)
    twin.cities[seat].used = pile
    return twin


def copied(g: AlbaLonga) -> AlbaLonga:
    return msgspec.convert(msgspec.to_builtins(g), AlbaLonga)


def twins(g: AlbaLonga, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    """A target or hero chosen in secret might be any other; so might the hero taken back, but not that one was."""
    if ply.seat == viewer:
        return []
    others: list[Action] = []
    if isinstance(ply.action, ChooseTarget):
        kings = [king for king in g.order if king != ply.seat]
        others = [ChooseTarget(city) for city in (*(CITIES[king] for king in kings), *(["assisi"] if g.assisi else []))]
    elif isinstance(ply.action, ChooseHero):
        others = [ChooseHero(hero) for hero in HEROES if hero in active(g, ply.seat)]
    elif isinstance(ply.action, RecoverHero):
        others = [RecoverHero(hero) for hero in HEROES if g.cities[ply.seat].used >> hero & 1]
    return [(action, ply.outcomes) for action in others if action != ply.action]


def revealed(events: Sequence[Event], viewer: int) -> bool:
    """All have chosen; or a King's used pile is empty again."""
    return any(isinstance(event, TargetRevealed | HeroRevealed | HeroesReturned) for event in events)


def known(g: AlbaLonga, viewer: int) -> object:
    """Everything on the table, the number of everybody's used heroes, and one's own choice and heroes."""
    cities = []
    for seat, city in enumerate(g.cities):
        shown = {name: getattr(city, name) for name in city.__struct_fields__ if name != "used"}
        number = city.used.bit_count() if city.used >= 0 else city.used_count
        cities.append((shown, number, city.used if seat == viewer else None))
    own = g.answers.drafts[viewer] if g.answers and viewer in g.seats else []
    sealed = g.answers.sealed if g.answers else []
    time = g.year, g.season, g.phase, g.climate, g.next_climate, g.turned, g.past_blessings
    board = g.stalls, g.dice_cost_space, g.dice, g.caller, g.court_seat, g.king_of_kings, g.order, g.piety, g.assisi
    decks = len(g.climates), {climate: len(pile) for climate, pile in g.climate_cards.items()}, len(g.blessings)
    return cities, own, sealed, time, board, decks


NAMELESS = True
"""Nothing that is hidden has an id that could be searched for."""


def unknown(g: AlbaLonga, viewer: int) -> list[str]:
    """Hidden things have no ids of their own: a hero is a number, a target a city that everybody knows."""
    return []
