"""Cards in play: peeked at, taken back unseen, put under, shown on one side; lots drawn in secret from a bag."""

from __future__ import annotations

from kernel.scene import Scene, dealt
from kernel.toys import lots, tower
from pentapolis.kernel.event import ChoseInSecret, Ended, Event
from pentapolis.kernel.pile import Held, Layer
from pentapolis.kernel.sight import SPECTATOR

SUN, RAIN = ("sky.face", "sun"), ("sky.face", "rain")


def towers(*, box: str = "removed") -> Scene[tower.Tower]:
    return Scene(tower.TITLE, seats=2, luck=[SUN], box=box)


def heard_by(events: list[Event], viewer: int) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def test_a_stacked_pile_of_known_composition_shows_its_top() -> None:
    g = towers()
    assert g.g.sky.layers == [Layer(1, "near", "sun"), Layer(2, "near"), Layer(2, "far")]
    for viewer in (SPECTATOR, 0, 1):
        assert g.seen(viewer).sky == g.g.sky
    assert g.awaited == [1]


def test_a_peek_is_told_to_all_and_shown_to_one() -> None:
    g = towers()
    g.act(1, "peek", luck=dealt("sky", "sun_1"))
    assert heard_by(g.heard, 1) == [ChoseInSecret(1, "peek"), tower.Peeked(1, "sun_1")]
    assert heard_by(g.heard, 0) == heard_by(g.heard, SPECTATOR) == [tower.Peeked(1, "")]
    assert g.seen(1).sky.layers[0] == Layer(1, "near", "sun", (1,), "sun_1")
    assert g.seen(0).sky.layers[0] == Layer(1, "near", "sun", (1,), "")
    assert g.seen(1).sky.pools["near"] == {"rain_1": 1, "rain_2": 1, "sun_1": 1}
    assert g.seen(0).sky.pools["near"] == tower.NEAR
    assert g.now.informed


def test_a_card_taken_and_laid_back_unseen_is_known_to_who_had_it() -> None:
    g = towers()
    g.act(1, "take", luck=[*dealt("sky", "sun_1"), RAIN])
    assert g.g.watchers[1].hand == [Held("sky", "near", (1,), "sun_1", "sun")]
    assert g.seen(0).watchers[1].hand == [Held("sky", "near", (1,), "", "sun")]
    assert g.seen(0).sky.pools["near"] == tower.NEAR
    g.act(0, "flip", luck=[*dealt("sky", "rain_2"), SUN])
    g.act(1, "lay card=sun_1")
    assert g.g.sky.layers[0] == Layer(1, "near", "sun", (1,), "sun_1")
    assert g.seen(0).sky.layers[0] == Layer(1, "near", "sun", (1,), "")
    g.act(0, "take", luck=[])
    assert g.g.watchers[0].hand == [Held("sky", "near", (0, 1), "sun_1", "sun")]
    assert g.seen(1).watchers[0].hand == g.g.watchers[0].hand
    assert g.seen(SPECTATOR).watchers[0].hand == [Held("sky", "near", (0, 1), "", "sun")]


def test_a_card_put_under_the_deck_is_a_new_last_layer() -> None:
    g = towers()
    g.act(1, "take", luck=[*dealt("sky", "sun_1"), RAIN])
    g.act(0, "peek", luck=dealt("sky", "rain_1"))
    g.act(1, "bury card=sun_1")
    assert heard_by(g.heard, 0) == [tower.Moved(1, "under")]
    assert g.g.sky.layers[-1] == Layer(1, "near", "sun", (1,), "sun_1")
    assert (len(g.g.sky), g.g.watchers[1].hand) == (5, [])
    assert g.seen(0).sky.pools == {"near": {"rain_2": 1, "sun_1": 2}, "far": tower.FAR}


def test_an_open_card_put_under_the_deck_is_known_to_all() -> None:
    g = towers()
    g.act(1, "flip", luck=[*dealt("sky", "sun_1"), RAIN])
    g.act(0, "sink card=sun_1")
    for viewer in (SPECTATOR, 0, 1):
        assert g.seen(viewer).sky.layers[-1] == Layer(1, "near", "", (), "sun_1")
        assert g.seen(viewer).sky.pools["near"] == {"rain_1": 1, "rain_2": 1, "sun_1": 1}


def test_a_shuffle_ends_what_was_known() -> None:
    g = towers(box="whole")
    g.act(1, "peek", luck=dealt("sky", "sun_1"))
    g.act(0, "mix", luck=[RAIN])
    assert g.g.sky.layers == [Layer(1, "", "rain"), Layer(6, "")]
    for viewer in (SPECTATOR, 0, 1):
        assert g.seen(viewer).sky.pools == {"": dict(sorted({**tower.NEAR, **tower.FAR}.items()))}


def test_lots_drawn_in_secret_leave_one_pool_of_what_a_viewer_cannot_place() -> None:
    g = Scene(lots.TITLE, seats=3)
    for seat, lot in enumerate(("gold", "stone", "silver")):
        g.act(seat, "draw", luck=dealt("bag", lot))
    assert g.g.bag.pools == {"": {"silver": 1, "stone": 3}}
    pools = [g.seen(viewer).bag.pools[""] for viewer in (0, 1, 2, SPECTATOR)]
    assert pools == [
        {"silver": 2, "stone": 4},
        {"gold": 1, "silver": 2, "stone": 3},
        {"gold": 1, "silver": 1, "stone": 4},
        {"gold": 1, "silver": 2, "stone": 4},
    ]
    assert [len(g.seen(viewer).bag) for viewer in (0, 1, 2, SPECTATOR)] == [4] * 4
    assert [drawer.lots[0].card for drawer in g.seen(1).drawers] == ["", "stone", ""]


def test_a_lot_swapped_back_unseen_is_as_unknown_as_the_rest() -> None:
    g = Scene(lots.TITLE, seats=2)
    g.act(0, "draw", luck=dealt("bag", "gold"))
    g.act(1, "stop")
    assert "swap lot=gold" in g.offers(0)
    before = g.seen(1)
    g.act(0, "swap lot=gold", luck=dealt("bag", "silver"))
    assert heard_by(g.heard, 1) == []
    after = g.seen(1)
    assert (after.bag, after.drawers) == (before.bag, before.drawers)
    assert g.g.bag.pools == {"": {"gold": 1, "silver": 1, "stone": 4}}
    assert g.seen(0).bag.pools == {"": {"gold": 1, "silver": 1, "stone": 4}}


def test_lots_are_turned_up_at_the_end() -> None:
    g = Scene(lots.TITLE, seats=2)
    g.act(0, "draw", luck=dealt("bag", "gold"))
    g.play((1, "stop"), (0, "stop"))
    assert g.now.informed
    assert heard_by(g.heard, 1) == [lots.Turned(0, ("gold",)), lots.Turned(1, ()), Ended((0,))]
