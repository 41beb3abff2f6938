"""AL-8.3, AL-A41: what others can know of a King's heroes, and the worlds they can imagine."""

from __future__ import annotations

import random

import pytest

from games.alba_longa.scene import THREE, AlbaScene, scene
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.heroes import put_hero_away, reveal_hero, take_hero_back
from pentapolis.games.alba_longa.state import NOBODY, possible_piles
from pentapolis.kernel.chance import Chance, FastChance
from pentapolis.kernel.now import Now
from support import rule


def piles(g: AlbaScene, who: str) -> list[list[int]]:
    """The sets of heroes that everybody thinks possible for a used pile."""
    return [[hero for hero in range(5) if pile >> hero & 1] for pile in possible_piles(g.city(who).trace)]


def play(g: AlbaScene, who: str, hero: int) -> None:
    now = Now(g.state.agenda, Chance(), None, {})
    reveal_hero(g.state, now, g.seat(who), hero)
    put_hero_away(g.state, now, g.seat(who))


def recover(g: AlbaScene, who: str, hero: int) -> None:
    take_hero_back(g.state, Now(g.state.agenda, Chance(), None, {}), g.seat(who), hero)


@rule("AL-8.3")
def test_others_see_how_many_heroes_are_used_but_not_the_cards() -> None:
    g = scene(*THREE, used={"Cédric": (1, 4)})
    assert g.seen("Cédric").cities[0].used == 0b10010
    for viewer in ("Mélanie", ""):
        city = g.seen(viewer).cities[0]
        assert (city.used, city.used_count) == (-1, 2)
    assert g.seen("Mélanie").cities[1].used == 0


@rule("AL-8.3", "AL-8.1")
def test_what_was_seen_played_is_known() -> None:
    g = scene(*THREE)
    for hero in (3, 0, 1):
        play(g, "Cédric", hero)
    assert (g.used("Cédric"), piles(g, "Cédric")) == ([1, 3], [[1, 3]])
    play(g, "Cédric", 2)
    play(g, "Cédric", 4)  # only the 0 is left: all come back, and everybody sees that
    assert (g.used("Cédric"), piles(g, "Cédric")) == ([], [[]])


@rule("AL-A41")
def test_a_hero_taken_back_in_secret_may_be_any_of_the_used_ones_until_he_is_played() -> None:
    g = scene(*THREE, used={"Cédric": (1, 2, 4)})
    recover(g, "Cédric", 4)
    assert piles(g, "Cédric") == [[1, 2], [1, 4], [2, 4]]
    play(g, "Cédric", 3)
    assert piles(g, "Cédric") == [[1, 2, 3], [1, 3, 4], [2, 3, 4]]
    recover(g, "Cédric", 3)  # now he may also have taken two of the old ones
    assert piles(g, "Cédric") == [[1, 2], [1, 3], [2, 3], [1, 4], [2, 4], [3, 4]]
    play(g, "Cédric", 4)  # so the 4 was not in the pile
    assert piles(g, "Cédric") == [[1, 2, 4], [1, 3, 4], [2, 3, 4]]
    assert g.used("Cédric") == [1, 2, 4]


@rule("AL-A41")
def test_a_single_used_hero_taken_back_is_no_secret() -> None:
    g = scene(*THREE, used={"Cédric": (2,)})
    recover(g, "Cédric", 2)
    assert piles(g, "Cédric") == [[]]


@rule("AL-A41", "AL-8.3")
def test_while_a_hero_lies_revealed_nobody_thinks_him_used() -> None:
    g = scene(*THREE, used={"Cédric": (1, 2)})
    recover(g, "Cédric", 1)
    reveal_hero(g.state, Now(g.state.agenda, Chance(), None, {}), 0, 1)
    assert piles(g, "Cédric") == [[2]]


@rule("AL-8.3", "AL-A41")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.slow
def test_the_true_pile_is_always_thought_possible_and_every_possible_one_is_imagined(seed: int) -> None:
    luck, g = random.Random(seed), scene(*THREE, variants=["job_well_done"])
    for _ in range(60):
        used = g.used("Cédric")
        if used and luck.random() < 0.5:
            recover(g, "Cédric", luck.choice(used))
        else:
            play(g, "Cédric", luck.choice([hero for hero in range(5) if hero not in used]))
        possible = possible_piles(g.city("Cédric").trace)
        assert g.city("Cédric").used in possible
        assert len({pile.bit_count() for pile in possible}) == 1
        for viewer in (1, NOBODY):
            o = TITLE.observe(g.state, viewer)
            worlds = [TITLE.imagine(o, viewer, FastChance(n)) for n in range(40)]
            assert {world.cities[0].used for world in worlds} <= set(possible)
            assert all(TITLE.observe(world, viewer) == o for world in worlds)
            if len(possible) > 1:
                assert len({world.cities[0].used for world in worlds}) > 1
        own = TITLE.imagine(TITLE.observe(g.state, 0), 0, FastChance(0))
        assert own.cities[0].used == g.city("Cédric").used
