"""Imagining: every world that looks the same, each as likely as it is, with others' drafts and windows filled in."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from kernel.scene import Scene, dealt, every_way
from kernel.toys import auction, lots, market, raid, tower
from pentapolis.kernel.chance import Chance, FastChance
from pentapolis.kernel.pile import Held, Layer
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.state import Window


def shares(worlds: list[tuple[str, ...]]) -> dict[tuple[str, ...], Fraction]:
    return {world: Fraction(number, len(worlds)) for world, number in Counter(worlds).items()}


def test_hidden_cards_are_dealt_as_if_all_unknown_cards_had_been_shuffled() -> None:
    g = Scene(lots.TITLE, seats=2)
    for seat, lot in ((0, "silver"), (1, "stone"), (0, "stone"), (1, "gold")):
        g.act(seat, "draw", luck=dealt("bag", lot))
    o = g.seen(0)

    def their_lots(chance: Chance) -> tuple[str, ...]:
        imagined = g.title.imagine(o, 0, chance)
        assert imagined.drawers[0] == g.g.drawers[0]
        return tuple(held.card for held in imagined.drawers[1].lots)

    unknown = ["gold", "silver", "stone", "stone", "stone"]
    assert every_way(their_lots) == shares([world[:2] for world in permutations(unknown)])


def test_a_spectator_imagines_every_hand() -> None:
    g = Scene(lots.TITLE, seats=2)
    g.act(0, "draw", luck=dealt("bag", "gold"))
    g.act(1, "draw", luck=dealt("bag", "stone"))
    o = g.seen(SPECTATOR)

    def both(chance: Chance) -> tuple[str, ...]:
        return tuple(drawer.lots[0].card for drawer in g.title.imagine(o, SPECTATOR, chance).drawers)

    every = [kind for kind, number in lots.BAG.items() for _ in range(number)]
    assert every_way(both) == shares([world[:2] for world in permutations(every)])


def shown_tower(hand: list[Held], layers: list[Layer], pool: dict[str, int]) -> tower.Tower:
    """Seat 1 holds these cards; the near part of the deck is these layers over this pool."""
    g = Scene(tower.TITLE, seats=2, box="whole").g
    g.watchers[1].hand = hand
    g.sky.layers[:2] = layers
    g.sky.pools["near"] = pool
    return g


def near_worlds(card_of: dict[int, str]) -> list[tuple[str, ...]]:
    """Every order of the four near cards in which these places show these sides."""
    cards = ("rain_1", "rain_2", "sun_1", "sun_1")
    worlds = [tuple(cards[n] for n in order) for order in permutations(range(4))]
    return [world for world in worlds if all(tower.FACES[world[at]] == side for at, side in card_of.items())]


def test_a_card_is_left_for_the_side_that_the_deck_shows() -> None:
    """The top shows the sun, so one of the two suns lies there, and the hidden hand has it less often."""
    held = Held("sky", "near", (1,), "rain_1")
    g = shown_tower([held], [Layer(1, "near", "sun"), Layer(2, "near")], {"rain_2": 1, "sun_1": 2})
    o = tower.TITLE.observe(g, 0)

    def hand(chance: Chance) -> tuple[str, ...]:
        imagined = tower.TITLE.imagine(o, 0, chance)
        assert tower.TITLE.observe(imagined, 0) == o
        return (imagined.watchers[1].hand[0].card,)

    assert every_way(hand) == shares([(world[1],) for world in near_worlds({0: "sun"})])


def test_what_was_shown_of_a_hidden_card_stays_true() -> None:
    """Seat 1 holds a card that showed the sun and another; it has looked at the top, which shows rain."""
    hand = [Held("sky", "near", (1,), "sun_1", "sun"), Held("sky", "near", (1,), "sun_1")]
    g = shown_tower(hand, [Layer(1, "near", "rain", (1,), "rain_2"), Layer(1, "near")], {"rain_1": 1})
    o = tower.TITLE.observe(g, 0)
    assert o.sky.pools["near"] == tower.NEAR

    def unseen(chance: Chance) -> tuple[str, ...]:
        imagined = tower.TITLE.imagine(o, 0, chance)
        return (*(held.card for held in imagined.watchers[1].hand), imagined.sky.layers[0].card)

    assert every_way(unseen) == shares([world[:3] for world in near_worlds({0: "sun", 2: "rain"})])


def test_an_imagined_state_is_a_copy() -> None:
    g = Scene(lots.TITLE, seats=2)
    g.act(0, "draw", luck=dealt("bag", "gold"))
    o = g.seen(1)
    before = g.title.encode(o)
    imagined = g.title.imagine(o, 1, FastChance(1))
    imagined.bag.pools[""].clear()
    imagined.drawers[0].lots.clear()
    assert g.title.encode(o) == before
    assert g.title.imagine(o, 1, FastChance(4)) == g.title.imagine(o, 1, FastChance(4))


def test_a_sealed_draft_of_another_is_imagined_as_a_legal_one() -> None:
    g = Scene(auction.TITLE, seats=3)
    g.play((0, "bid florins=100"), (1, "bid florins=200"))
    o = g.seen(0)
    worlds = [g.title.imagine(o, 0, FastChance(seed)) for seed in range(40)]
    for world in worlds:
        assert world.answers is not None
        mine, theirs, not_yet = world.answers.drafts
        assert (mine, not_yet) == (["bid florins=100"], [])
        assert auction.TITLE.parse(theirs[0]) in g.title.asked(world, 1)
    assert len({world.florins[1] for world in worlds}) > 20
    drafts = {world.answers.drafts[1][0] for world in worlds if world.answers}
    assert len(drafts) > 20


def test_a_closed_basket_of_another_is_imagined_as_one_that_can_be_filled() -> None:
    g = Scene(market.TITLE, seats=3)
    g.play((0, "bring good=salt"), (1, "bring good=salt"), (1, "done"), (2, "bring good=wine"))
    o = g.seen(0)

    def theirs(chance: Chance) -> tuple[str, ...]:
        imagined = g.title.imagine(o, 0, chance)
        assert imagined.answers is not None
        assert imagined.answers.drafts[0] == ["bring good=salt"]
        assert imagined.answers.drafts[2] == []
        return tuple(line.removeprefix("bring good=") for line in imagined.answers.drafts[1])

    found = every_way(theirs)
    assert sorted(found) == [
        (),
        ("cloth",),
        ("cloth", "salt"),
        ("cloth", "wine"),
        ("salt",),
        ("salt", "cloth"),
        ("salt", "wine"),
        ("wine",),
        ("wine", "cloth"),
        ("wine", "salt"),
    ]
    assert found[()] == Fraction(1, 4)


def test_the_end_of_a_game_can_be_imagined_too() -> None:
    g = Scene(market.TITLE)
    g.play(*[(seat, "done") for _ in range(2) for seat in (0, 1)])
    assert g.g.over
    assert g.title.imagine(g.seen(0), 0, FastChance(0)) == g.g


def trapped(*traps: int, seats: int = 4) -> Scene[raid.Raid]:
    g = Scene(raid.TITLE, seats, [("traps", trap) for trap in traps])
    g.act(0, "attack on=1")
    assert g.title.pending(g.g) is raid.trap
    return g


def imagined_window(g: Scene[raid.Raid], viewer: int, chance: Chance) -> tuple[Window, raid.Raid]:
    imagined = g.title.imagine(g.seen(viewer), viewer, chance)
    assert imagined.answers is not None
    return imagined.answers.windows[-1], imagined


def test_a_private_window_asks_somebody_else_who_could_be_asked() -> None:
    g = trapped(0, 0, 1, 0)

    def asked(chance: Chance) -> int:
        window, imagined = imagined_window(g, 0, chance)
        able = [seat for seat in (1, 2, 3) if imagined.fighters[seat].traps]
        assert window.asked in (able or [TABLE])
        assert window.waiting == ([1, 2, 3][window.asked - 1 :] if able else [])
        return window.asked

    assert set(every_way(asked)) == {TABLE, 1, 2, 3}


def test_who_is_asked_in_private_knows_it_and_who_may_be_asked_after_it() -> None:
    g = trapped(0, 0, 1, 0)
    window, imagined = imagined_window(g, 2, FastChance(1))
    assert (window.asked, window.waiting) == (2, [2, 3])
    assert g.title.legal(imagined, 2) == g.title.legal(g.g, 2)


def test_who_is_not_yet_asked_in_private_may_still_be() -> None:
    g = trapped(0, 1, 0, 1)
    asked_later = set()
    for seed in range(30):
        window, imagined = imagined_window(g, 3, FastChance(seed))
        assert window.asked in (1, 2)
        g.title.apply(imagined, window.asked, raid.TITLE.parse("pass"), FastChance(0))
        asked_later.add(g.title.to_act(imagined))
    assert (3,) in asked_later


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_an_imagined_window_looks_the_same(viewer: int) -> None:
    g = trapped(0, 0, 1, 1)
    for seed in range(10):
        imagined = g.title.imagine(g.seen(viewer), viewer, FastChance(seed))
        assert g.title.encode(g.title.observe(imagined, viewer)) == g.bytes_seen(viewer)
