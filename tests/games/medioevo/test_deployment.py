"""ME-22.30 to ME-22.34: buying behind the screens."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.components import BUILDING_SUPPLY
from pentapolis.games.medioevo.market.deployment import PIECES, bill
from pentapolis.games.medioevo.market.events import ScreenPieceReturned, ScreensClosed
from pentapolis.games.medioevo.market.phase import purchase_phase
from pentapolis.games.medioevo.tabletop import Bought, Effect, Item, Place, Prisoner
from pentapolis.kernel.chance import FastChance
from support import rule

YES = {"deployment": "yes"}
HOME = ["adrianople", "constantinople", "macedonia", "nicaea", "paphlagonia", "smyrna", "thessalonica"]
BASES = ["constantinople", "macedonia", "nicaea", "smyrna", "thessalonica"]
ALL = {"transport": 4, "combat": 4, "construction": 4, "religion": 4}


def called(**position: Any) -> MedioevoScene:
    """Ana has called deployment; nobody has bought yet."""
    g = scene(options=YES, **position)
    g.run(purchase_phase)
    g.act("Ana", "call_deployment")
    g.mark()
    return g


def hiding(**position: Any) -> MedioevoScene:
    """Deployment was called and the open purchases are over."""
    g = called(**position)
    for who in g.names:
        g.act(who, "end_purchases")
    return g


def hide(g: MedioevoScene, who: str, *pieces: str) -> None:
    for piece in pieces:
        g.act(who, f"buy_hidden piece={piece}")
    g.act(who, "done")


@rule("ME-22.30")
def test_any_player_may_call_deployment_before_anyone_has_bought() -> None:
    g = scene(options=YES)
    g.run(purchase_phase)
    assert (g.waits, g.options("Ana")[:2]) == ("Ana: call_deployment", ["call_deployment", "pass"])
    g.act("Ana", "pass")
    g.act("Bo", "call_deployment")
    assert g.waits == "Ana: purchases"  # Cy need not be asked
    assert not [line for line in g.options("Ana") if line.startswith(("recruit", "build_"))]


@rule("ME-22.30", "ME-2.12")
def test_who_can_buy_nothing_behind_the_screen_is_not_passed_over_before_the_eyes_of_others() -> None:
    """A basket that closed by itself would tell how few florins there are."""
    g = hiding(florins={"Ana": 5})
    assert not [line for line in g.options("Ana") if line.startswith("buy_hidden")]
    assert g.title.forced(g.state) is None


@rule("ME-22.30")
def test_without_a_call_and_without_the_variant_all_buy_as_usual() -> None:
    g = scene(options=YES)
    g.run(purchase_phase)
    for who in g.names:
        g.act(who, "pass")
    assert g.waits == "Ana: purchases"
    g.act("Ana", "recruit unit=archer place=smyrna", "end_purchases")
    g.act("Bo", "end_purchases")
    g.act("Cy", "end_purchases")
    assert g.waits == ""
    plain = scene()
    plain.run(purchase_phase)
    assert plain.waits == "Ana: purchases"


@rule("ME-22.33", "ME-A92")
def test_what_has_no_new_piece_stays_open_and_comes_first_in_turn_order() -> None:
    g = called(
        technology={"Ana": ALL},
        buildings={"smyrna": ["village"]},
        damage={"smyrna": {"civil": 1}},
        items={
            "c1": {"kind": "caravan", "owner": "Ana", "place": "smyrna"},
            "e2": {"kind": "catapult", "owner": "Ana", "place": "smyrna"},
        },
        armies={"smyrna": {"Ana": {"captain_1": 1}}},
        prisoners={"Bo": [{"owner": "Ana", "unit": "archer"}]},
        tokens={"Ana": {"green": 1}},
    )
    verbs = {line.split()[0] for line in g.options("Ana")}
    assert verbs >= {"buy_technology", "buy_empire_card", "repair", "upgrade_building", "upgrade_transport"}
    assert verbs >= {"upgrade_siege", "promote_captain", "ransom", "flip_token"}
    assert verbs.isdisjoint({"build_building", "build_transport", "build_siege", "recruit"})
    g.refused("Ana", "recruit unit=archer place=smyrna", "ME-22.33", "refused-me-behind-the-screen")
    g.act("Ana", "end_purchases")
    assert "buy_technology branch=law" in g.options("Bo")
    g.act("Bo", "end_purchases")
    g.act("Cy", "end_purchases")
    assert g.waits == "Ana, Bo, Cy: hidden_purchases"


@rule("ME-22.30", "ME-22.31")
def test_all_buy_at_once_and_place_in_turn_order_when_all_are_done() -> None:
    g = hiding(technology={"Bo": {"transport": 1}})
    hide(g, "Bo", "caravan_2", "archer")
    hide(g, "Ana", "cavalry", "archer")
    assert (g.waits, g.player("Bo").florins) == ("Cy: hidden_purchases", 1600)
    hide(g, "Cy")
    assert g.told(ScreensClosed) == [ScreensClosed((0, 1, 2), (2, 2, 0))]
    assert g.waits == "Ana: deploy"
    g.act("Ana", "deploy piece=archer place=smyrna", "deploy piece=cavalry place=nicaea")
    assert (g.army("smyrna", "Ana"), g.army("nicaea", "Ana"), g.player("Ana").florins) == (
        {"archer": 1},
        {"cavalry": 1},
        1450,
    )
    assert g.waits == "Bo: deploy"
    g.refused("Bo", "deploy piece=cavalry place=buda", "ME-22.31", "refused-me-not-behind")
    g.refused("Bo", "deploy piece=archer place=smyrna", "ME-22.31", "refused-me-no-place")
    g.act("Bo", "deploy piece=caravan_2 place=buda", "deploy piece=archer place=buda")
    assert (g.item("c1").level, g.player("Bo").florins, g.player("Bo").counted) == (2, 1150, 1150)
    assert (g.waits, g.state.effects, g.player("Bo").behind) == ("", [], 0)


@rule("ME-22.30")
def test_a_basket_holds_what_can_be_paid_together() -> None:
    """Points in hand serve the pieces in order; a Captain of level II takes two."""
    g = hiding(technology={"Ana": ALL}, florins={"Ana": 350})
    g.player("Ana").points[3] = 2
    g.act("Ana", "buy_hidden piece=captain_2")
    assert bill(g.state, 0, ["captain_2", "cavalry", "archer"]) == (
        Bought("captain_2", 200, 2),
        Bought("cavalry", 100, 0),
        Bought("archer", 50, 0),
    )
    g.act("Ana", "buy_hidden piece=cavalry")
    assert {line for line in g.options("Ana") if "hidden" in line} == {
        f"buy_hidden piece={piece}" for piece in ("archer", "heavy_infantry", "light_infantry")
    }
    g.refused("Ana", "buy_hidden piece=captain_1", "ME-2.9", "refused-me-florins")


@rule("ME-22.30", "ME-6.26", "ME-6.27", "ME-6.22", "ME-6.24")
@pytest.mark.parametrize(
    ("basket", "piece", "rule_id", "reason"),
    [
        (["archer"] * 3, "archer", "ME-6.26", "refused-me-unit-limit"),
        (["captain_1"] * 2, "captain_3", "ME-6.27", "refused-me-set-empty"),
        (["captain_3"], "captain_3", "ME-6.24", "refused-me-no-standard"),
        (["galley_3", "bombard", "caravan_3"], "trebuchet", "ME-6.22", "refused-me-property"),
        (["city"], "city", "ME-2.10", "refused-me-supply"),
        (["bombard"] * 2, "bombard", "ME-2.10", "refused-me-supply"),
    ],
)
def test_a_basket_keeps_the_limits(basket: list[str], piece: str, rule_id: str, reason: str) -> None:
    """Ana has a Captain and five items of level II and III; 9 large standards, 11 cities, 10 bombards are out."""
    territories = [name for name in scene().state.box.chart.territories if name not in ("smyrna", "nicaea")]
    items: dict[str, dict[str, Any]] = {f"e{n}": {"kind": "bombard", "owner": "Bo", "place": "buda"} for n in range(10)}
    items |= {f"w{n}": {"kind": "war_wagon", "owner": "Ana", "place": "smyrna", "level": 2} for n in range(20, 25)}
    g = hiding(
        technology={"Ana": ALL},
        florins={"Ana": 9000},
        buildings={name: ["city"] for name in territories[-11:]},
        armies={"smyrna": {"Ana": {"captain_1": 1}}},
        prisoners={"Cy": [{"owner": "Bo", "unit": "captain_3", "count": 9}]},
        items=items,
    )
    for bought in basket:
        g.act("Ana", f"buy_hidden piece={bought}")
    g.refused("Ana", f"buy_hidden piece={piece}", rule_id, reason)


@rule("ME-22.30", "ME-6.7", "ME-6.16", "ME-6.23", "ME-6.24", "ME-6.28")
def test_hidden_pieces_cost_what_they_always_cost() -> None:
    costs = {name: (piece.florins, piece.points) for name, piece in PIECES.items()}
    chains = [("village", "town", "city"), ("tower", "fort", "castle"), ("catapult", "trebuchet", "bombard")]
    kinds = ("caravan", "merchant_ship", "war_wagon", "galley", "captain")
    chains += [(f"{kind}_1", f"{kind}_2", f"{kind}_3") for kind in kinds]
    by_level = {name: (100 * level, level) for chain in chains for level, name in enumerate(chain, 1)}
    soldiers = {"light_infantry": (20, 0), "archer": (50, 0), "heavy_infantry": (50, 0), "cavalry": (100, 0)}
    assert costs == {**by_level, **soldiers, "cathedral": (300, 1)}


@rule("ME-22.30")
def test_hidden_pieces_need_their_technology() -> None:
    g = hiding(technology={"Ana": {"construction": 1}})
    for piece in PIECES.values():
        if piece.technology not in ("", "masonry"):
            g.refused("Ana", f"buy_hidden piece={piece.name}", "ME-6.7", "refused-me-needs-technology")
    assert "buy_hidden piece=city" in g.options("Ana")


@rule("ME-22.33", "ME-25.31", "ME-26.22")
def test_points_and_cards_of_the_open_step_serve_the_hidden_purchases_or_are_lost() -> None:
    """Half price for one building; a borrowed Art of War for one Captain; what is left over is gone."""
    g = called(technology={"Ana": {"construction": 2}}, points={"Ana": {"green": 1}})
    effects = [Effect("card_33", 0), Effect("flight_of_time", 0, note="art_of_war"), Effect("card_32", 1)]
    g.state.effects = sorted([*g.state.effects, *effects])
    for who in g.names:
        g.act(who, "end_purchases")
    g.act("Ana", "buy_hidden piece=tower", "buy_hidden piece=village", "buy_hidden piece=captain_1")
    g.refused("Ana", "buy_hidden piece=captain_1", "ME-6.7", "refused-me-needs-technology")
    g.act("Ana", "done")
    hide(g, "Bo")
    hide(g, "Cy")
    paid = [Bought("tower", 50, 1), Bought("village", 200, 0), Bought("captain_1", 200, 0)]
    assert list(g.player("Ana").screen) == paid
    assert (g.player("Ana").florins, g.player("Ana").points) == (1150, [0] * 6)
    assert g.state.effects == [Effect("deployment", 0)]
    g.act("Ana", "deploy piece=tower place=smyrna", "pass")
    assert g.player("Ana").deeds["tp_spent"] == 1


@rule("ME-22.31")
def test_places_are_checked_at_placing_and_a_piece_without_one_is_returned_for_its_price() -> None:
    """Six villages for five areas without one; a galley where there is no port any more."""
    kingdom = {"kingdoms": {"Ana": "hungary", "Bo": "byzantium"}}
    g = hiding(**kingdom, technology={"Ana": ALL}, points={}, florins={"Ana": 1500})
    hide(g, "Ana", "village", "village", "village", "village", "village", "galley_1")
    hide(g, "Bo")
    hide(g, "Cy")
    assert g.player("Ana").florins == 300
    for place in ("buda", "great_plain", "transylvania", "upper_hungary"):
        g.refused("Ana", "return_rest", "ME-22.31", "refused-me-still-places")
        g.act("Ana", f"deploy piece=village place={place}")
    assert (g.waits, g.options("Ana")[0]) == ("Ana: deploy", "return_rest")
    g.act("Ana", "return_rest")
    assert g.waits == ""
    assert [e.piece for e in g.told(ScreenPieceReturned)] == ["village", "galley_1"]
    assert (g.player("Ana").florins, g.player("Ana").counted) == (700, 700)
    assert (g.player("Ana").screen, g.player("Ana").behind) == ((), 0)


@rule("ME-22.31", "ME-6.8", "ME-6.17", "ME-6.25", "ME-6.29")
@pytest.mark.parametrize(
    ("piece", "where"),
    [
        ("village", ["constantinople", "nicaea", "thessalonica"]),
        ("fort", [*HOME[:2], *HOME[3:]]),
        ("cathedral", HOME),
        ("caravan_1", ["constantinople", "nicaea", "smyrna", "thessalonica"]),
        ("war_wagon_2", BASES),
        ("galley_3", ["constantinople", "smyrna", "thessalonica"]),
        ("merchant_ship_1", ["constantinople", "smyrna", "thessalonica"]),
        ("catapult", BASES),
        ("bombard", BASES),
        ("cavalry", BASES),
        ("captain_3", BASES),
    ],
)
def test_a_piece_is_placed_where_it_could_have_been_bought(piece: str, where: list[str]) -> None:
    """Smyrna has a town, Macedonia a tower."""
    g = hiding(technology={"Ana": ALL}, buildings={"smyrna": ["town"], "macedonia": ["tower"]})
    hide(g, "Ana", piece)
    hide(g, "Bo")
    hide(g, "Cy")
    assert [line.rpartition("=")[2] for line in g.options("Ana") if line.startswith("deploy")] == where
    g.act("Ana", f"deploy piece={piece} place={where[0]}")
    assert g.player("Ana").florins == 1600 - PIECES[piece].florins - 100 * PIECES[piece].points
    assert (g.player("Ana").behind, g.player("Ana").screen) == (0, ())


@rule("ME-22.32", "ME-6.22", "ME-6.24", "ME-2.10")
@pytest.mark.parametrize("piece", ["galley_3", "bombard", "captain_3", "castle"])
def test_a_piece_is_returned_when_figure_token_or_standard_has_gone(piece: str) -> None:
    g = hiding(technology={"Ana": ALL})
    hide(g, "Ana", piece)
    hide(g, "Bo", "archer")
    kind, level = PIECES[piece].kind, PIECES[piece].level
    if kind == "captain":
        g.player("Cy").prisoners = [Prisoner(1, "captain", 3, 10)]
    elif kind == "castle":
        for name in list(g.state.box.chart.territories)[-20:]:
            g.state.put(name, Place(military=3))
    else:
        for n in range(10, 14):
            g.state.items[f"w{n}"] = Item("war_wagon", level, 0, "buda")
    hide(g, "Cy")
    g.act("Ana", "return_rest")
    assert [(e.seat, e.piece) for e in g.told(ScreenPieceReturned)] == [(0, piece)]
    assert (g.player("Ana").florins, g.waits) == (1600, "Bo: deploy")


@rule("ME-22.31")
def test_a_piece_may_be_placed_where_one_placed_before_it_makes_room() -> None:
    g = hiding(technology={"Ana": ALL})
    hide(g, "Ana", "archer", "tower")
    hide(g, "Bo")
    hide(g, "Cy")
    assert "deploy piece=archer place=macedonia" not in g.options("Ana")
    g.act("Ana", "deploy piece=tower place=macedonia", "pass", "deploy piece=archer place=macedonia")
    assert g.army("macedonia", "Ana") == {"archer": 1}


@rule("ME-22.32", "ME-2.10")
def test_the_last_figure_goes_to_who_is_first_in_order_and_the_other_is_refunded() -> None:
    territories = [name for name in scene().state.box.chart.territories if name not in scene().state.box.home]
    full = {name: ["city"] for name in territories[: BUILDING_SUPPLY["city"] - 1]}
    g = hiding(technology={"Ana": ALL, "Bo": ALL}, buildings=full)
    hide(g, "Bo", "city")
    hide(g, "Ana", "city")
    hide(g, "Cy")
    g.act("Ana", "deploy piece=city place=smyrna")
    assert g.honor() == [("Ana", 1, "city")]
    g.act("Bo", "return_rest")
    assert [(g.name(e.seat), e.piece) for e in g.told(ScreenPieceReturned)] == [("Bo", "city")]
    assert (g.player("Ana").florins, g.player("Bo").florins, g.waits) == (1000, 1600, "")


@rule("ME-22.34", "ME-22.27")
def test_the_others_see_how_many_pieces_there_are_and_no_more() -> None:
    """Two ways to spend the same number of pieces look the same, also to a member of the own team."""

    def bought(*pieces: str) -> MedioevoScene:
        g = hiding(technology={"Ana": ALL})
        hide(g, "Ana", *pieces)
        return g

    one, twin = bought("archer", "galley_2"), bought("castle", "captain_1")
    for _ in range(2):
        for who in ("Bo", "Cy", ""):
            assert one.title.encode(one.seen(who)) == twin.title.encode(twin.seen(who))
        if one.waits != "Ana: deploy":
            for g in (one, twin):
                hide(g, "Bo", "archer")
                hide(g, "Cy")
    assert (one.seen("Bo").players[0].behind, one.seen("Bo").players[0].screen) == (2, ())
    assert len(one.seen("Ana").players[0].screen) == 2


@rule("ME-22.34")
def test_a_viewer_imagines_pieces_behind_the_screens_of_others() -> None:
    g = hiding(technology={"Ana": ALL})
    hide(g, "Ana", "archer", "galley_2")
    hide(g, "Bo", "archer")
    hide(g, "Cy")
    o = g.seen("Bo")
    world = g.title.imagine(o, 1, FastChance(1))
    assert g.title.encode(g.title.observe(world, 1)) == g.title.encode(o)
    assert len(g.title.asked(world, 0)) > 0  # Ana, who is asked where, has something to place
    assert (len(world.players[0].screen), world.players[1].screen) == (2, g.player("Bo").screen)
    others = [g.title.imagine(g.seen("Ana"), 0, FastChance(seed)).players[1].screen for seed in range(5)]
    assert {PIECES[bought.piece].technology for screen in others for bought in screen} == {""}  # Bo knows none
    assert list(g.title.legal(world, 1)) == list(g.title.legal(g.state, 1))


@rule("ME-18.12")
def test_a_bankrupt_player_buys_nothing_behind_the_screen() -> None:
    g = hiding(player={"Bo": {"bankrupt": True}})
    assert g.waits == "Ana, Cy: hidden_purchases"
