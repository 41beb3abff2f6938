"""ME-7.12 to ME-7.16: the objectives of the 72 Empire cards, kind by kind, and claiming them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.components import COLOURS
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.market import deeds, objectives
from pentapolis.games.medioevo.market.conditions import CONDITIONS
from pentapolis.games.medioevo.money import did, honor
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.tabletop import BARBARIANS, NOBODY, Card
from pentapolis.kernel.action import text
from pentapolis.kernel.now import Now
from support import rule

Position = dict[str, Any]
HOME = ("constantinople", "adrianople", "thessalonica", "macedonia", "nicaea", "smyrna", "paphlagonia")


def holds(*places: str) -> Position:
    """Ana has control tokens there."""
    return {"control": {place: ["Ana"] for place in places}}


def built(*buildings: str, where: tuple[str, ...] = HOME) -> Position:
    """These buildings, one in each home territory of Ana."""
    return {"buildings": {place: [building] for place, building in zip(where, buildings, strict=False)}}


def army(*units: tuple[str, int], place: str = "smyrna") -> Position:
    return {"armies": {place: {"Ana": dict(units)}}}


def fleet(*kinds: str, owner: str = "Ana", **fields: Any) -> Position:
    return {
        "items": {f"x{n}": {"kind": kind, "owner": owner, "place": "smyrna", **fields} for n, kind in enumerate(kinds)}
    }


def bound(*pacts: tuple[tuple[int, ...], Clause]) -> Position:
    made = [Pact(f"p{n}", who, (clause,), 0, True, who) for n, (who, clause) in enumerate(pacts)]
    return {"state": {"pacts": made}}


PASSAGE, MUTUAL = Clause("passage", giver=0, taker=1), Clause("defensive_alliance")
STATES: list[tuple[int, Position, Position]] = [
    (1, built("cathedral", "cathedral"), built("cathedral")),
    (2, built("cathedral", "cathedral", "cathedral"), built("cathedral", "cathedral")),
    (3, army(("archer", 1), place="rome"), army(("archer", 1), place="venice")),
    (7, army(("archer", 5)), army(("archer", 4), ("cavalry", 9))),
    (8, army(("archer", 4)), {"armies": {"smyrna": {"Ana": {"archer": 3}}, "nicaea": {"Ana": {"archer": 3}}}}),
    (8, fleet("galley", units={"archer": 4}), fleet("galley", "galley", units={"archer": 3})),
    (10, {"technology": {"Ana": {"law": 2, "trade": 3, "combat": 2}}}, {"technology": {"Ana": {"law": 4, "trade": 4}}}),
    (11, {"technology": {"Ana": {"law": 3, "trade": 4}}}, {"technology": {"Ana": {"law": 4, "trade": 2, "combat": 2}}}),
    (12, {"technology": {"Ana": {"law": 4}}}, {"technology": {"Ana": dict.fromkeys(("law", "trade", "combat"), 3)}}),
    (13, {"cards": {"Ana": [13, 1, 2, -3, 4]}}, {"cards": {"Ana": [13, 1, 2, -3]}}),
    (15, holds("buda"), holds("iconium", "bulgaria")),
    (15, holds("alexandria"), {"control": {"smyrna": ["Ana"]}}),
    (
        17,
        {"prisoners": {"Ana": [{"owner": "Bo", "unit": "archer"}]}},
        {"prisoners": {"Bo": [{"owner": "Ana", "unit": "archer"}]}},
    ),
    (
        18,
        {"prisoners": {"Ana": [{"owner": "Bo", "unit": "archer"}, {"owner": "Cy", "unit": "cavalry", "count": 2}]}},
        {"prisoners": {"Ana": [{"owner": "Bo", "unit": "archer", "count": 2}]}},
    ),
    (22, {"florins": {"Ana": 2500}}, {"florins": {"Ana": 2499}}),
    (22, {"florins": {"Ana": 2500}}, {"florins": {"Ana": 4000}, "debt": {"Ana": 500}}),
    (36, {"florins": {"Ana": 3500}, "debt": {"Ana": 500}}, {"florins": {"Ana": 3499}}),
    (26, built("fort", "castle", "fort"), built("fort", "castle", "tower")),
    (28, army(("archer", 5), ("light_infantry", 7), ("captain_1", 3)), army(("archer", 5), ("light_infantry", 9))),
    (30, fleet("caravan", "merchant_ship", "caravan"), fleet("caravan", "caravan", "galley")),
    (32, built("city", "city"), built("city", "town")),
    (33, built(*["village"] * 3, "town", "city"), built(*["village"] * 4, "tower")),
    (34, army(("archer", 1), place="jerusalem"), army(("archer", 1), place="damascus")),
    (
        37,
        holds("iconium", "sivas", "trebizond", "bulgaria", "epirus"),
        holds("iconium", "sivas", "trebizond", "bulgaria"),
    ),
    (61, holds("iconium", "sivas", "trebizond"), holds("iconium", "sivas")),
    (
        38,
        {"markets": {"smyrna": ["furs", "wine", "cloth", "slaves"]}},
        {"markets": {"smyrna": ["furs", "wine", "cloth"]}},
    ),
    (
        64,
        {"markets": {"smyrna": ["furs", "wine", "cloth"], "nicaea": ["furs", "wine", "cloth"]}},
        {"markets": {"smyrna": ["furs", "wine", "cloth", "slaves"], "buda": ["furs", "salt", "cloth"]}},
    ),
    (40, army(("captain_2", 1)), army(("captain_1", 3))),
    (41, army(("captain_1", 1), ("captain_3", 1)), army(("captain_3", 1))),
    (68, army(("captain_3", 1)), army(("captain_2", 3))),
    (43, built("town", "city", "town"), built("town", "city", "village")),
    (44, {"player": {"Ana": {"first_turns": 2}}}, {"player": {"Ana": {"first_turns": 1}}}),
    (45, bound(((0, 1), PASSAGE), ((0, 2), PASSAGE)), bound(((0, 1), PASSAGE), ((0, 1), PASSAGE))),
    (45, bound(((0, 1, 2), PASSAGE)), bound(((1, 2), PASSAGE), ((0, 1), PASSAGE))),
    (50, bound(((0, 1), MUTUAL)), bound(((0, 1), PASSAGE))),
    (
        50,
        bound(((0, 1), Clause("offensive_alliance", giver=1, taker=0))),
        bound(((0, 1, 2), Clause("offensive_alliance", giver=1, taker=2))),
    ),
    (49, holds("venice", "trebizond"), holds("venice", "rome")),
    (72, holds("lombardy", "iconium"), holds("iconium")),
    (51, holds("venice", "trebizond", "rome"), holds("venice", "trebizond", "bulgaria")),
    (52, fleet("catapult", "bombard", "trebuchet"), fleet("catapult", "bombard", "war_wagon")),
    (53, fleet("bombard"), fleet("trebuchet", "trebuchet")),
    (55, fleet("war_wagon", "war_wagon"), fleet("war_wagon", "caravan")),
    (58, fleet("galley", "galley"), fleet("galley", "merchant_ship")),
    (58, fleet("galley", "galley"), fleet("galley", "galley", owner="Bo")),
    (56, holds("kiev"), holds("edisan", "moldavia")),
    (59, holds("venice", "trebizond"), {"control": {"venice": ["Ana"], "trebizond": ["Ana"], "smyrna": ["Bo"]}}),
    (59, holds("venice", "trebizond"), holds("venice", "bulgaria")),
    (62, {"tokens": {"Ana": {"red": 2, "blue": 1}}}, {"tokens": {"Ana": {"red": 2}, "Bo": {"red": 3}}}),
    (
        63,
        fleet("caravan", level=3, cargo=["salt", "wine", "furs", "cloth", "cloth"]),
        fleet("caravan", "caravan", level=3, cargo=["salt", "wine", "furs"]),
    ),
    (67, army(("cavalry", 4)), army(("cavalry", 3), ("archer", 4))),
    (
        69,
        {"buildings": {"smyrna": ["town", "fort"]}},
        {"buildings": {"smyrna": ["city", "tower"], "nicaea": ["castle"]}},
    ),
    (
        70,
        {"buildings": {"smyrna": ["village", "tower", "cathedral"]}},
        {"buildings": {"smyrna": ["city", "castle"], "nicaea": ["cathedral"]}},
    ),
]


def claims(g: MedioevoScene, who: str = "Ana") -> list[str]:
    return [text(action) for action in objectives.claims(g.state, g.seat(who))]


def with_card(number: int, position: Position) -> MedioevoScene:
    """Ana owns the card; she leads Byzantium, Bo Hungary, Cy the Golden Horde."""
    given: Position = {"cards": {"Ana": [number]}} | position
    return scene(**given)


@rule("ME-7.12", "ME-7.14", "ME-A80")
@pytest.mark.parametrize(("card", "met", "short"), STATES, ids=[f"{card}-{n}" for n, (card, *_) in enumerate(STATES)])
def test_what_the_position_must_be(card: int, met: Position, short: Position) -> None:
    assert objectives.met(with_card(card, met).state, 0, card)
    assert not objectives.met(with_card(card, short).state, 0, card)
    assert not objectives.met(with_card(card, {}).state, 0, card)


Done = Callable[[Medioevo], Any]


def battle(enemy: int, units: int, defended: bool = False, unharmed: bool = False) -> Done:
    return lambda g: deeds.won_battle(g, 0, enemy, units, defended=defended, unharmed=unharmed)


def several(*done: Done) -> Done:
    return lambda g: [one(g) for one in done]


DEEDS: list[tuple[int, Done, Done]] = [
    (4, battle(1, 5), battle(BARBARIANS, 4)),
    (25, battle(1, 1, defended=True), battle(1, 9, unharmed=True)),
    (27, battle(BARBARIANS, 1, unharmed=True), battle(1, 9, defended=True)),
    (35, battle(BARBARIANS, 3), several(battle(BARBARIANS, 2), battle(1, 7))),
    (29, lambda g: deeds.won_round(g, 0, 25), lambda g: deeds.won_round(g, 0, 24)),
    (5, lambda g: deeds.plundered(g, 0, "caravan", 1), lambda g: deeds.plundered(g, 0, "merchant_ship", 1)),
    (5, lambda g: deeds.plundered(g, 0, "caravan", 1), lambda g: deeds.overcame(g, 0, "caravan", 1)),
    (57, lambda g: deeds.plundered(g, 0, "galley", 1), lambda g: deeds.plundered(g, 0, "galley", 0)),
    (65, lambda g: deeds.plundered(g, 0, "tower", NOBODY), lambda g: deeds.overcame(g, 0, "tower", 1)),
    (6, several(*[lambda g: deeds.conquered(g, 0, NOBODY)] * 2), lambda g: deeds.conquered(g, 0, 1)),
    (14, lambda g: deeds.conquered(g, 0, 1), several(*[lambda g: deeds.conquered(g, 0, NOBODY)] * 3)),
    (14, lambda g: deeds.conquered(g, 0, 1), lambda g: deeds.conquered(g, 1, 0)),
    (9, lambda g: deeds.shot_down(g, 0, 2), several(*[lambda g: deeds.shot_down(g, 0, 1)] * 2)),
    (16, lambda g: deeds.overcame(g, 0, "bombard", 1), lambda g: deeds.overcame(g, 0, "galley", 1)),
    (16, lambda g: deeds.plundered(g, 0, "war_wagon", 1), lambda g: deeds.plundered(g, 0, "war_wagon", NOBODY)),
    (54, lambda g: deeds.overcame(g, 0, "tower", 1), lambda g: deeds.plundered(g, 0, "tower", NOBODY)),
    (54, lambda g: deeds.plundered(g, 0, "cathedral", 1), lambda g: deeds.plundered(g, 0, "caravan", 1)),
    (19, lambda g: deeds.sold(g, 0, 3, 100), several(*[lambda g: deeds.sold(g, 0, 2, 900)] * 2)),
    (20, lambda g: deeds.sold(g, 0, 1, 160), lambda g: deeds.sold(g, 0, 6, 159)),
    (21, lambda g: deeds.completed_route(g, 0, 4), lambda g: deeds.completed_route(g, 1, 8)),
    (31, lambda g: deeds.completed_route(g, 0, 6), lambda g: deeds.completed_route(g, 0, 4)),
    (23, lambda g: deeds.kept_the_peace(g, 0, 40), lambda g: deeds.kept_the_peace(g, 0, 30)),
    (24, lambda g: deeds.suppressed(g, 0), lambda g: deeds.suppressed(g, 1)),
    (39, several(*[lambda g: deeds.captured(g, 0, 1)] * 2), lambda g: deeds.captured(g, 0, 1)),
    (42, lambda g: deeds.survived_event(g, 0, 2), lambda g: deeds.survived_event(g, 0, 1)),
    (47, lambda g: deeds.captain_out(g, 0), lambda g: deeds.captain_out(g, 1)),
    (48, lambda g: did(g, 0, "cards_used", 4), lambda g: did(g, 0, "cards_used", 3)),
    (60, lambda g: gain_honor(g, 2, -5, 1), lambda g: gain_honor(g, 2)),
    (71, lambda g: did(g, 0, "tp_spent", 6), lambda g: did(g, 0, "tp_spent", 5)),
]


def gain_honor(g: Medioevo, *changes: int) -> None:
    for change in changes:
        honor(g, Now([], scene()._scripted(), None, {}), 0, change, "test")


@rule("ME-7.12", "ME-7.14", "ME-A80")
@pytest.mark.parametrize(("card", "enough", "short"), DEEDS, ids=[f"{card}-{n}" for n, (card, *_) in enumerate(DEEDS)])
def test_what_must_have_been_done_this_turn(card: int, enough: Done, short: Done) -> None:
    g = with_card(card, {})
    assert claims(g) == []
    short(g.state)
    assert claims(g) == []
    enough(g.state)
    assert claims(g) != []
    assert not objectives.met(g.state, 2, card)


def test_every_card_and_every_kind_is_tried() -> None:
    box = scene().state.box
    assert {card.objective.kind for card in box.cards.values()} == set(CONDITIONS)
    assert {card for card, *_ in (*STATES, *DEEDS)} == set(box.cards) - {46, 66}  # with tests of their own below


@rule("ME-7.15", "ME-A13", "ME-E16")
def test_five_military_buildings_in_adjacent_territories_are_one_connected_group() -> None:
    """A castle next to four connected towers; Paphlagonia does not border on Thessalonica, and no road leads there."""
    chain = ("constantinople", "adrianople", "thessalonica", "macedonia")
    g = with_card(
        46, {**built("tower", "tower", "tower", "tower", where=chain), "technology": {"Ana": {"construction": 2}}}
    )
    assert claims(g) == []
    g.ask("purchases", "Ana")
    g.act("Ana", "build_building building=castle place=nicaea", "pass")
    assert claims(g) == [f"claim_objective card=46 colour={colour}" for colour in COLOURS]
    apart = ("paphlagonia", "adrianople", "thessalonica", "macedonia", "smyrna")
    assert claims(with_card(46, built("tower", "fort", "tower", "tower", "castle", where=apart))) == []


@rule("ME-7.12")
def test_fire_territories() -> None:
    chart = scene().state.box.chart
    burning = [name for name, territory in chart.territories.items() if territory.fire]
    quiet = [name for name in chart.territories if name not in burning and name not in HOME]
    assert claims(with_card(66, holds(*burning[:3])))
    assert not claims(with_card(66, holds(*burning[:2], *quiet[:3])))


@rule("ME-7.12")
def test_the_mamluk_sultanate_looks_for_constantinople() -> None:
    mamluk = {"kingdoms": {"Ana": "mamluk"}}
    assert not claims(with_card(34, mamluk))
    assert claims(with_card(34, {**mamluk, **army(("archer", 1), place="constantinople")}))


@rule("ME-23.9")
def test_a_place_out_of_play_makes_an_objective_that_cannot_be_met() -> None:
    g = scene("Ana", "Bo", cards={"Ana": [3]}, kingdoms={"Ana": "novgorod", "Bo": "golden_horde"})
    assert "rome" not in g.state.in_play
    assert claims(g) == []


# claiming


def claiming(**position: Any) -> MedioevoScene:
    g = scene(**position)
    g.ask("purchases", "Ana")
    g.mark()
    return g


RICH: Position = {"florins": {"Ana": 4000}}


@rule("ME-7.12", "ME-7.13")
def test_the_card_goes_under_the_deck_for_all_to_know_and_a_token_comes() -> None:
    """Card 36 prints yellow or orange."""
    g = claiming(**RICH, cards={"Ana": [4, 36]})
    assert [line for line in g.options("Ana") if "claim" in line] == [
        "claim_objective card=36 colour=yellow",
        "claim_objective card=36 colour=orange",
    ]
    g.lucky()
    g.act("Ana", "claim_objective card=36 colour=orange")
    player = g.player("Ana")
    assert (player.cards, player.tokens, player.grey) == ([Card(4)], [0, 0, 1, 0, 0, 0], [0] * 6)
    bottom = g.state.empire.layers[-1]
    assert (bottom.count, bottom.card, bottom.known_to) == (1, "36", ())
    assert g.waits == "Ana: purchases"


@rule("ME-7.12", "ME-7.14", "ME-7.2", "ME-A53")
def test_claiming_is_optional_and_a_turned_card_claims_nothing() -> None:
    g = claiming(**RICH, cards={"Ana": [-36]})
    assert not [line for line in g.options("Ana") if "claim" in line]
    assert objectives.met(g.state, 0, 36)
    g = claiming(**RICH, cards={"Ana": [36]})
    g.act("Ana", "end_purchases")
    assert g.player("Ana").cards == [Card(36)]


@rule("ME-7.12")
def test_another_player_claims_at_a_free_window_too() -> None:
    g = claiming(florins={"Bo": 4000}, cards={"Bo": [36]})
    g.lucky()
    g.act("Bo", "claim_objective card=36 colour=yellow")
    assert (g.player("Bo").tokens[1], g.waits) == (1, "Ana: purchases")


@rule("ME-7.13")
def test_a_card_without_points_brings_any_colour_that_is_left() -> None:
    g = claiming(cards={"Ana": [62]}, tokens={"Ana": {"red": 3}, "Bo": {"red": 5, "blue": 8}})
    colours = [line.rpartition("=")[2] for line in g.options("Ana") if "claim" in line]
    assert colours == ["yellow", "orange", "green", "purple"]


@rule("ME-7.13")
def test_without_a_token_in_the_supply_none_is_taken() -> None:
    """Card 33 prints green."""
    towns = built(*["village"] * 5)
    g = claiming(**towns, cards={"Ana": [33]}, tokens={"Bo": {"green": 8}})
    assert [line for line in g.options("Ana") if "claim" in line] == ["claim_objective card=33"]
    g.lucky()
    g.act("Ana", "claim_objective card=33")
    assert (g.player("Ana").cards, g.player("Ana").tokens) == ([], [0] * 6)


@rule("ME-25.34")
def test_a_deposit_comes_back_without_bonus() -> None:
    g = claiming(**RICH, player={"Ana": {"cards": [Card(36, deposit=300)]}})
    g.lucky()
    g.act("Ana", "claim_objective card=36 colour=yellow")
    assert (g.player("Ana").florins, g.collected()) == (4300, [("Ana", 300, "deposit")])


@rule("ME-7.16")
def test_a_token_counts_whichever_side_is_up() -> None:
    g = with_card(62, {"tokens": {"Ana": {"red": 3}}, "grey": {"Ana": {"red": 3}}})
    assert objectives.met(g.state, 0, 62)


@rule("ME-7.14")
@pytest.mark.parametrize(
    ("line", "rule_id", "reason"),
    [
        ("card=4 colour=red", "ME-7.12", "refused-me-not-your-card"),
        ("card=22 colour=orange", "ME-7.2", "refused-me-card-turned"),
        ("card=3 colour=blue", "ME-7.12", "refused-me-objective"),
        ("card=36 colour=blue", "ME-7.13", "refused-me-token-colour"),
    ],
)
def test_why_a_card_cannot_be_claimed(line: str, rule_id: str, reason: str) -> None:
    g = claiming(**RICH, cards={"Ana": [36, -22, 3], "Bo": [4]})
    g.refused("Ana", f"claim_objective {line}", rule_id, reason)
