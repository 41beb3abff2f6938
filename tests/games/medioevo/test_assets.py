"""What a conqueror keeps and plunders, and the control tokens of a kept building (ME-12.18, ME-15.3 to ME-15.12)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo.moves.events import AssetsPlundered, ItemTaken
from support import rule

from .marching import can, close_windows, galley, over, wagon
from .scene import MedioevoScene, scene

MINE: dict[str, Any] = {"armies": {"iconium": {"Ana": {"archer": 1}}}}


def caravan(owner: str = "Bo", level: int = 1, place: str = "iconium", **fields: Any) -> dict[str, Any]:
    return {"kind": "caravan", "level": level, "owner": owner, "place": place, **fields}


def taken(place: str = "iconium", holder: str = "Bo", loser: str = "Bo", **position: Any) -> MedioevoScene:
    """Ana has just taken a territory from somebody."""
    options = position.pop("options", None)
    g = scene(options=options, phase="combat", **{"armies": {place: {"Ana": {"archer": 1}}}, **position})
    over(g, place, "Ana", loser, **({"holder": holder} if holder else {}))
    return g


@rule("ME-15.3", "ME-15.7")
def test_all_that_is_there_is_decided_at_once() -> None:
    g = taken(
        buildings={"iconium": ["town", "tower", "cathedral"]},
        markets={"iconium": ["wine", "salt"]},
        items={"c1": caravan(cargo=["furs", "furs"]), "e2": {"kind": "catapult", "owner": "Bo", "place": "iconium"}},
    )
    assert g.waits == "Ana: dispose_assets"
    assert can(g, "Ana", "plunder", "plunder_all", "confirm_assets") == [
        *(f"plunder asset={name}" for name in ("civil", "military", "religious", "market.salt", "market.wine")),
        *(f"plunder asset={name}" for name in ("c1", "c1.furs", "e2")),
        "plunder_all",
        "confirm_assets",
    ]
    g.act("Ana", "plunder asset=civil", "plunder asset=market.wine")
    assert g.place("iconium").civil == 2, "nothing happens before all is decided"
    assert can(g, "Ana", "plunder_all") == [], "who has begun to choose goes on one by one"
    g.act("Ana", "confirm_assets")
    assert g.collected() == [("Ana", 150, "plunder")]
    place = g.place("iconium")
    assert (place.civil, place.military, place.religious, place.market) == (0, 1, 1, ("salt",))
    assert {name: item.owner for name, item in g.state.items.items()} == {"c1": 0, "e2": 0}
    assert g.item("c1").cargo == ("furs", "furs")


@rule("ME-15.3")
def test_third_players_keep_what_they_have_there() -> None:
    g = taken(items={"c1": caravan("Cy"), "c2": caravan("Bo")})
    assert can(g, "Ana", "plunder") == ["asset=c2"]
    g.act("Ana", "confirm_assets")
    assert (g.item("c1").owner, g.item("c2").owner) == (2, 0)
    g = taken(holder="", loser="barbarians", items={"c1": caravan("Cy")})
    assert g.waits == "", "nothing is at stake"


@rule("ME-15.3", "ME-A74")
def test_what_the_holder_has_there_is_taken_with_the_land() -> None:
    items = {"c1": caravan("Bo"), "c2": caravan("Cy")}
    g = taken(holder="Bo", loser="Cy", items=items, buildings={"iconium": ["village"]})
    assert can(g, "Ana", "plunder") == ["asset=civil", "asset=c1", "asset=c2"], "buildings belong to who holds the land"


@rule("ME-15.6", "ME-15.12")
def test_plunder_pays_half() -> None:
    g = taken(
        buildings={"iconium": ["city", "fort", "cathedral"]},
        markets={"iconium": ["wine"]},
        items={
            "c1": caravan(level=2, cargo=["furs", "salt"]),
            "e2": {"kind": "bombard", "owner": "Bo", "place": "iconium"},
        },
    )
    g.act("Ana", "plunder_all")
    assert g.collected() == [("Ana", 150 + 100 + 150 + 50 + 100 + 2 * 50 + 150, "plunder")]
    assert g.state.items == {}
    place = g.place("iconium")
    assert (place.civil, place.military, place.religious, place.market) == (0, 0, 0, ())
    told = g.told(AssetsPlundered)[0]
    assert (told.assets, told.cubes) == (("city", "fort", "cathedral", "caravan", "bombard"), 3)


@rule("ME-15.12", "ME-15.5")
def test_cubes_alone_may_be_plundered() -> None:
    g = taken(items={"c1": caravan(level=2, cargo=["furs", "furs", "salt"])})
    g.act("Ana", "plunder asset=c1.furs")
    assert can(g, "Ana", "plunder") == ["asset=c1", "asset=c1.furs", "asset=c1.salt"], "one cube at a time"
    g.act("Ana", "plunder asset=c1.furs")
    assert can(g, "Ana", "plunder") == ["asset=c1", "asset=c1.salt"]
    g.act("Ana", "confirm_assets")
    assert g.collected() == [("Ana", 100, "plunder")]
    assert (g.item("c1").owner, g.item("c1").cargo) == (0, ("salt",))


@rule("ME-15.6")
def test_the_cubes_of_a_plundered_transport_pay_once() -> None:
    g = taken(items={"c1": caravan(cargo=["furs", "salt"])})
    g.act("Ana", "plunder asset=c1.furs", "plunder asset=c1")
    assert can(g, "Ana", "plunder") == []
    g.act("Ana", "confirm_assets")
    assert g.collected() == [("Ana", 150, "plunder")]


@rule("ME-15.4", "ME-6.22")
def test_what_no_property_token_fits_must_be_plundered() -> None:
    own = {f"w{n}": wagon("nicaea", level=3) for n in range(1, 4)}
    g = taken(items={**own, "c8": caravan(level=3), "c9": caravan(level=3)})
    assert can(g, "Ana", "confirm_assets") == [], "five items of level III are one too many"
    g.refused("Ana", "confirm_assets", "ME-15.4", "refused-me-no-property-token")
    g.act("Ana", "plunder asset=c9", "confirm_assets")
    assert g.item("c8").owner == 0
    assert "c9" not in g.state.items
    assert [(event.item, event.other) for event in g.told(ItemTaken)] == [("c8", 1)]


@rule("ME-15.5")
def test_a_kept_building_keeps_its_damage_and_its_market() -> None:
    g = taken(buildings={"iconium": ["town"]}, damage={"iconium": {"civil": 3}}, markets={"iconium": ["wine"]})
    g.act("Ana", "confirm_assets")
    place = g.place("iconium")
    assert (place.civil, place.damage, place.market) == (2, (3, 0, 0), ("wine",))
    assert g.collected() == []


@rule("ME-15.11", "ME-A75", "ME-A85")
def test_market_cubes_stay_with_the_area_unless_plundered() -> None:
    g = taken(buildings={"iconium": ["town"]}, markets={"iconium": ["wine"]})
    g.act("Ana", "plunder asset=civil", "confirm_assets")
    assert g.place("iconium").market == ("wine",)


@rule("ME-15.8", "ME-25.43")
def test_protected_assets_are_kept() -> None:
    own = {f"w{n}": wagon("nicaea", level=3) for n in range(1, 5)}
    g = taken(
        buildings={"iconium": ["town", "tower"]},
        items={**own, "c8": caravan(level=3), "c9": caravan(level=1)},
        effects=[
            {"name": "card_50", "who": "Bo", "place": "iconium", "note": "civil"},
            {"name": "card_51", "who": "Bo", "item": "c8"},
        ],
    )
    assert can(g, "Ana", "plunder") == ["asset=military", "asset=c9"]
    g.refused("Ana", "plunder asset=civil", "ME-15.8", "refused-me-asset-protected")
    assert can(g, "Ana", "confirm_assets") == [""], "what is protected need not fit"
    g.act("Ana", "plunder_all")
    assert (g.place("iconium").civil, g.place("iconium").military) == (2, 0)
    assert g.item("c8").owner == 1, "without a fitting token it stays its owner's"


@rule("ME-15.8", "ME-13.8", "ME-25.43")
def test_what_is_aboard_a_galley_that_stays_its_owners_stays_aboard() -> None:
    own = {f"w{n}": wagon("nicaea", level=3) for n in range(1, 5)}
    fleet = {"g5": galley("aegean", units={"archer": 1}), "g6": galley("aegean", "Bo", level=3)}
    g = scene(
        phase="combat",
        items={**own, **fleet, "w7": wagon("aegean", "Bo", aboard="g6")},
        effects=[{"name": "card_51", "who": "Bo", "item": "g6"}],
    )
    over(g, "aegean", "Ana", "Bo")
    g.act("Ana", "confirm_assets")
    assert (g.item("g6").owner, g.item("w7").owner, g.item("w7").aboard) == (1, 1, "g6")


@rule("ME-15.10")
def test_honor_comes_before_the_choice() -> None:
    g = taken(buildings={"iconium": ["city"]})
    assert g.honor() == [("Ana", 4, "conquest")]
    g.act("Ana", "plunder_all")
    assert g.honor() == [("Ana", 4, "conquest")]


@rule("ME-13.8", "ME-15.3")
def test_galleys_of_the_loser_are_taken_with_what_they_carry() -> None:
    g = scene(
        phase="combat",
        items={
            "g1": galley("aegean", units={"archer": 1}),
            "g2": galley("aegean", "Bo"),
            "w3": wagon("aegean", "Bo", aboard="g2"),
            "g4": galley("aegean", "Cy"),
        },
    )
    over(g, "aegean", "Ana", "Bo")
    assert can(g, "Ana", "plunder") == ["asset=g2", "asset=w3"]
    g.act("Ana", "confirm_assets")
    assert [g.item(name).owner for name in ("g2", "w3", "g4")] == [0, 0, 2]
    assert g.item("w3").aboard == "g2"


@rule("ME-16.27")
def test_a_route_ends_with_its_transport() -> None:
    route = {"transport": "c1", "steps": ["buda", "caffa", "nicaea"], "destination": "smyrna"}
    g = taken(items={"c1": caravan()}, routes={"Bo": route})
    g.act("Ana", "confirm_assets")
    close_windows(g)
    assert g.player("Bo").route is None


# control tokens


@rule("ME-12.18")
def test_tokens_of_a_kept_building_may_be_replaced() -> None:
    g = taken(
        buildings={"iconium": ["fort"]},
        control={"sivas": ["Bo", "iconium"], "cilicia": ["Bo", "iconium"], "paphlagonia": ["Bo", "buda"]},
    )
    g.act("Ana", "confirm_assets")
    assert g.waits == "Ana: replace_control_tokens"
    assert can(g, "Ana", "replace_control_token") == ["place=cilicia", "place=sivas"]
    g.act("Ana", "replace_control_token place=sivas")
    assert can(g, "Ana", "replace_control_token") == ["place=cilicia"]
    g.act("Ana", "done")
    assert (g.place("sivas").token, g.place("sivas").token_of) == (0, "iconium")
    assert (g.place("cilicia").token, g.place("cilicia").token_of) == (1, ""), "it stays, attributed to nothing"
    assert g.place("paphlagonia").token == 1


@rule("ME-12.18", "ME-12.19", "ME-A20")
def test_tokens_are_not_replaced_where_armies_stand_or_none_are_left() -> None:
    position: dict[str, Any] = {"buildings": {"iconium": ["fort"]}, "control": {"sivas": ["Bo", "iconium"]}}
    g = taken(**position, armies={"iconium": {"Ana": {"archer": 1}}, "sivas": {"Bo": {"archer": 1}}})
    g.act("Ana", "confirm_assets")
    assert g.waits == ""
    spent = dict.fromkeys(("bulgaria", "serbia", "epirus", "achaea", "wallachia", "bosnia", "trebizond", "cilicia"))
    g = taken(
        buildings={"iconium": ["fort"]},
        control={"sivas": ["Bo", "iconium"], **{place: ["Ana"] for place in spent}},
    )
    g.act("Ana", "confirm_assets")
    assert g.waits == "", "all eight tokens are out"
    assert (g.place("sivas").token, g.place("sivas").token_of) == (1, "")


@rule("ME-12.18")
def test_a_token_that_another_building_answers_for_stays() -> None:
    g = taken(
        armies={"iconium": {"Ana": {"archer": 1}}, "trebizond": {"Bo": {"archer": 1}}},
        buildings={"iconium": ["fort"], "trebizond": ["tower"]},
        control={"sivas": ["Bo", "iconium"]},
    )
    g.act("Ana", "confirm_assets")
    assert g.waits == ""
    assert (g.place("sivas").token, g.place("sivas").token_of) == (1, "trebizond")


@rule("ME-12.17")
def test_a_plundered_building_takes_its_tokens_along() -> None:
    g = taken(buildings={"iconium": ["fort"]}, control={"sivas": ["Bo", "iconium"]})
    g.act("Ana", "plunder_all")
    assert g.place("sivas").token == -1
    assert g.waits == ""


# blood tokens


@rule("ME-22.20")
def test_whoever_is_robbed_gets_one_blood_token_for_it() -> None:
    blood = {"blood_tokens": "yes"}
    g = taken(options=blood, buildings={"iconium": ["town"]}, items={"c1": caravan("Bo"), "c2": caravan("Bo")})
    g.act("Ana", "plunder_all")
    assert g.each("blood") == {"Ana": 0, "Bo": 1, "Cy": 0}
    g = taken(options=blood, items={"c1": caravan("Bo")})
    g.act("Ana", "confirm_assets")
    assert g.each("blood") == {"Ana": 0, "Bo": 0, "Cy": 0}, "nothing was plundered"


@rule("ME-22.20")
def test_a_conquered_home_gives_one_with_all_that_is_plundered_there() -> None:
    blood = {"blood_tokens": "yes"}
    g = taken("buda", options=blood, buildings={"buda": ["town"]}, items={"c1": caravan("Bo", place="buda")})
    assert g.each("blood") == {"Ana": 0, "Bo": 1, "Cy": 0}
    g.act("Ana", "plunder_all")
    assert g.each("blood") == {"Ana": 0, "Bo": 1, "Cy": 0}, "one token for one event"
