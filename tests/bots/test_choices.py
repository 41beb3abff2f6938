"""Bots choose legally, the same way for the same seed, and from what their seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pentapolis as pp
from pentapolis.bots import BOTS, Dishonest, bot
from pentapolis.bots.protocol import seen
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.title import Title

NAMES = ("random", "naive", "thumb", "greedy:worlds=2,cap=4")


@pytest.fixture(scope="module")
def title() -> Title[Kingsburg]:
    return pp.title("kingsburg")


def positions(seed: int, seats: int) -> Iterator[tuple[Kingsburg, int]]:
    """The decisions of a random game: the state and the seat that is asked."""
    chance, luck = pp.FastChance(seed), random.Random(seed)
    g: Kingsburg = pp.new("kingsburg", seats, chance)
    while not g.over:
        seat = pp.to_act(g)[0]
        options = pp.legal(g, seat)
        if len(options) > 1:
            yield g, seat
        pp.apply(g, seat, luck.choice(options), chance)


def other_cards(g: Kingsburg) -> list[Kingsburg]:
    """The same position with each other card on top of the enemies, where somebody has looked at it."""
    top = g.enemies.layers[0]
    twins = []
    for card in g.enemies.pools[top.group]:
        twin = pp.copy(g)
        pool = {kind: 1 for kind in sorted([*g.enemies.pools[top.group], top.card]) if kind != card}
        twin.enemies.pools[top.group] = pool
        twin.enemies.layers[0] = msgspec.structs.replace(top, card=card)
        twins.append(twin)
    return twins


def peeked(seats: int, games: int) -> Iterator[tuple[Kingsburg, int]]:
    """Positions in which somebody else, but not the seat that is asked, has seen the top enemy."""
    for seed in range(games):
        for g, seat in positions(seed, seats):
            top = g.enemies.top()
            if top is not None and top.known_to and seat not in top.known_to:
                yield g, seat


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_one_of_its_options_the_same_for_the_same_seed(name: str, title: Title[Kingsburg]) -> None:
    for number, (g, seat) in enumerate(positions(seed=1, seats=3)):
        if number % 7:
            continue
        o, options = seen(title, g, seat), pp.legal(g, seat)
        before = msgspec.msgpack.encode(o)
        first = bot(name, title, seed=5).choose(o, seat, options)
        assert first in options
        assert bot(name, title, seed=5).choose(o, seat, options) == first
        assert msgspec.msgpack.encode(o) == before, "a bot changes nothing"


def test_a_choice_does_not_depend_on_the_choices_before_it(title: Title[Kingsburg]) -> None:
    one, other = bot("random", title, seed=3), bot("random", title, seed=3)
    for number, (g, seat) in enumerate(positions(seed=2, seats=3)):
        choice = one.choose(seen(title, g, seat), seat, pp.legal(g, seat))
        if number % 5 == 0:
            assert other.choose(seen(title, g, seat), seat, pp.legal(g, seat)) == choice


def test_another_seed_makes_other_random_choices(title: Title[Kingsburg]) -> None:
    bots = [bot("random", title, seed=seed) for seed in (1, 2)]
    asked = [[b.choose(seen(title, g, seat), seat, pp.legal(g, seat)) for b in bots] for g, seat in positions(3, 4)]
    assert any(one != other for one, other in asked)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_that_somebody_else_has_seen_changes_no_choice(name: str, title: Title[Kingsburg]) -> None:
    kinds = set()
    for number, (g, seat) in enumerate(peeked(seats=3, games=8)):
        if number % 4 and g.agenda[-1].name in kinds:
            continue
        kinds.add(g.agenda[-1].name)
        options = pp.legal(g, seat)
        choice = bot(name, title, seed=number).choose(seen(title, g, seat), seat, options)
        for twin in other_cards(g):
            assert twin != g
            assert bot(name, title, seed=number).choose(seen(title, twin, seat), seat, options) == choice
    assert {"influence", "build", "recruit", "advisor_goods"} <= kinds


@pytest.mark.parametrize("name", ["naive", "greedy:worlds=2,cap=4"])
def test_a_bot_that_is_given_the_state_itself_refuses_to_play(name: str, title: Title[Kingsburg]) -> None:
    g, seat = next(peeked(seats=3, games=8))
    with pytest.raises(Dishonest):
        bot(name, title, seed=1).choose(g, seat, pp.legal(g, seat))  # type: ignore[arg-type]  # the checker refuses too


def test_every_imagined_world_must_look_like_what_was_given(
    title: Title[Kingsburg], monkeypatch: pytest.MonkeyPatch
) -> None:
    imagine = title.imagine

    def careless(o: Kingsburg, viewer: int, chance: Any) -> Kingsburg:
        world = imagine(o, viewer, chance)
        world.provinces[viewer].vp += 1
        return world

    monkeypatch.setattr(title, "imagine", careless)
    g, seat = next(positions(seed=1, seats=2))
    with pytest.raises(Dishonest):
        bot("greedy", title, seed=1).choose(seen(title, g, seat), seat, pp.legal(g, seat))


def test_bots_are_had_by_name_and_parameters(title: Title[Kingsburg]) -> None:
    greedy: Any = bot("greedy:worlds=3,cap=5", title, seed=9)
    assert (greedy.worlds, greedy.cap, greedy.seed) == (3, 5, 9)
    assert list(BOTS) == ["random", "naive", "easy", "thumb", "rollout", "greedy", "normal", "hard", "expert"]


@pytest.mark.parametrize("name", ["clever", "greedy:worlds", "greedy:depth=3", "greedy:worlds=many", "random:worlds=1"])
def test_a_bot_that_does_not_exist_is_refused_by_name(name: str, title: Title[Kingsburg]) -> None:
    with pytest.raises(LookupError, match=name.partition(":")[0]):
        bot(name, title)


def test_a_game_without_heuristics_can_be_played_at_random_only(title: Title[Kingsburg]) -> None:
    class Stranger:
        id = "chess"

    stranger: Any = Stranger()
    bot("random", stranger)
    with pytest.raises(LookupError, match="chess has no heuristics"):
        bot("greedy", stranger)


def test_the_naive_bot_takes_points_that_lie_on_the_table(title: Title[Kingsburg]) -> None:
    asked = 0
    for g, seat in positions(seed=4, seats=4):
        options = [pp.text(option) for option in pp.legal(g, seat)]
        if "construct building=statue" not in options or "construct building=chapel" in options:
            continue
        gains = [b.vp for b in g.box.buildings if f"construct building={b.id}" in options]
        if max(gains) == 3 and gains.count(3) == 1:
            asked += 1
            choice = bot("naive", title, seed=1).choose(seen(title, g, seat), seat, pp.legal(g, seat))
            assert pp.text(choice) == "construct building=statue"
    assert asked
