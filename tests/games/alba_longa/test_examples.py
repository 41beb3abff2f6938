"""The worked examples of the ledger, number for number, on the positions of `examples.toml`."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, example
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.events import Captured, Paid
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.lessons.examples import examples_of
from support import rule


@rule("AL-E1")
def test_first_court() -> None:
    g = example("AL-E1")
    g.follow("AL-E1")
    assert (g.silver["Cédric"], g.home["Cédric"], g.working("Cédric")) == (5, 5, {"priest": 3})
    assert g.devotion["Cédric"] == 0  # they stand on spaces 1 to 3, above the disc
    assert (g.state.dice, g.waits) == ((3, 2, 2, 0), "Mélanie: buy_die")


@rule("AL-E2")
def test_purchase_and_passes() -> None:
    g = example("AL-E2")
    g.follow("AL-E2")
    assert (g.silver["Mélanie"], g.working("Mélanie"), g.state.stalls) == (4, {"worker": 2}, [0, 0, 1, 0, 0])
    assert g.each("out") == dict.fromkeys(FOUR, False)
    assert (g.waits, g.state.dice_cost) == ("Mélanie: call_court", 0)


@rule("AL-E3")
def test_second_round() -> None:
    g = example("AL-E3")
    for who, start in zip(FOUR[1:], (5, 10, 15), strict=True):
        g.follow("AL-E3", 0 if start == 5 else start - 5, start)
        assert (g.waits, g.state.dice_cost) == (f"{who}: call_court", 0)
    g.follow("AL-E3", 15, 20)
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)
    assert g.options("Cédric") == [*(f"call_court stall=stall_{n}" for n in (1, 2, 3, 4, 5)), "pass_court"]
    g.mark()
    g.follow("AL-E3", 20)
    assert g.told(Paid) == [Paid(0, "stall_5", 1)]


@rule("AL-E4")
def test_harvest() -> None:
    g = example("AL-E4")
    assert (g.state.prayer_cost, g.state.next_climate) == (5, "dry")
    g.follow("AL-E4")
    assert g.waits == ""
    assert g.devotion == {"Cédric": 1, "Mélanie": 2, "Thierry": 4, "Brigitte": 3}
    assert g.wheat == {"Cédric": 16, "Mélanie": 18, "Thierry": 15, "Brigitte": 16}


@rule("AL-E5")
def test_who_may_be_blessed_after_the_harvest() -> None:
    g = example("AL-E5")
    g.follow("AL-E5", 0, 3)
    assert g.devotion == {"Cédric": 1, "Mélanie": 2, "Thierry": 4, "Brigitte": 3}
    assert g.waits == "Mélanie: take_blessing"
    g.follow("AL-E5", 3, 4)
    assert g.waits == "Brigitte: take_blessing"
    g.follow("AL-E5", 4)
    assert (g.waits, g.devotion["Brigitte"], g.silver["Brigitte"]) == ("", 1, 7)


@rule("AL-E6")
def test_two_player_court() -> None:
    g = example("AL-E6")
    g.follow("AL-E6")
    paid = [(g.name(event.seat), event.silver) for event in g.told(Paid)]
    assert paid == [("Cédric", 3), ("Mélanie", 1), ("Cédric", 1), ("Mélanie", 1)]
    assert g.waits == "Mélanie: call_court"


@rule("AL-E7")
def test_capture_in_the_quarry() -> None:
    g = example("AL-E7")
    g.follow("AL-E7")
    assert (g.working("blue"), g.home["blue"]) == ({"worker": 2, "priest": 1}, 9)
    assert (g.working("yellow")["worker"], g.captives("yellow")) == (1, {"worker": 1})
    assert g.told(Captured) == [Captured(0, "roma", "worker")]


@rule("AL-E8")
@pytest.mark.parametrize(
    ("climate", "standing", "improved", "lying"), [("dry", 2, 3, 1), ("moderate", 3, 4, 2), ("wet", 4, 5, 3)]
)
def test_yield_table(climate: str, standing: int, improved: int, lying: int) -> None:
    g = example("AL-E8", climate=climate)
    assert g.wheat == {"Cédric": standing, "Mélanie": improved, "Thierry": lying, "Brigitte": lying}


@rule("AL-E9")
def test_full_loot() -> None:
    quiet = example("AL-E9", working={})
    assert (quiet.waits, quiet.loot) == ("", {"silver": 3, "wheat": 3, "captive": 2})
    plundered = {"silver": 0, "wheat": 0, "captive": 0}
    for loot in ("silver", "silver", "silver", "wheat", "wheat", "wheat", "captive", "captive"):
        raid = example("AL-E9")
        assert sum(raid.loot.values()) == 8
        raid.follow("AL-E9", 0, 2)
        raid.act("Cédric", f"plunder loot={loot}" + (" job=worker" if loot == "captive" else ""))
        gained = {"silver": raid.silver["Cédric"] - 5, "wheat": raid.wheat["Cédric"]}
        gained["captive"] = sum(raid.captives("Cédric").values())
        plundered = {kind: plundered[kind] + gained[kind] for kind in plundered}
    assert plundered == {"silver": 3, "wheat": 6, "captive": 2}


@rule("AL-E9")
def test_four_items_of_the_full_loot() -> None:
    g = example("AL-E9")
    g.follow("AL-E9")
    assert (g.loot, g.silver["Cédric"], g.wheat["Cédric"]) == ({"silver": 2, "wheat": 1, "captive": 1}, 6, 4)
    assert g.captives("Cédric") == {"worker": 1}


@pytest.mark.parametrize("id", examples_of(TITLE.id))
def test_all_that_is_written_happens(id: str) -> None:
    data = examples_of(TITLE.id)[id]
    match = data.match(TITLE, len(data.moves))
    assert isinstance(match.chance, ScriptedChance)
    assert match.chance.left == 0
    assert len([move for move in match.moves if not move.auto]) == len(data.moves)
