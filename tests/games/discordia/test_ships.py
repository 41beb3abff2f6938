"""DI-17: full ships become shops."""

from __future__ import annotations

from games.discordia.scene import DiscordiaScene, my_turn, scene
from pentapolis.games.discordia.bonuses import receive
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.decrees import open_window
from pentapolis.games.discordia.events import AnchorShopGivenUp, AnchorShopPlaced, BuildingEmptied, TurnEnded
from pentapolis.games.discordia.raid import withstand
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.ships import resolve_ships
from pentapolis.games.discordia.turn import turn
from support import rule

BOX = BOXES[""]
BEATEN = ("barbarian_a1", "barbarian_b1")
STRONG = ("barracks_1d:rr.rrr", "barracks_4d:rr.rrr")
"""Ten workers on two forts, who beat any raid."""


def ending(*houses: str, **position: object) -> DiscordiaScene:
    """Ada ends her turn with these houses."""
    given: dict[str, object] = {"main_used": True, "value": 6, **position}
    # any part of a position may be given, which a checker can not follow
    g = my_turn(houses={"Ada": list(houses)}, **given)  # type: ignore[arg-type]  # fields by name
    g.mark()
    g.act("Ada", "end_turn")
    return g


@rule("DI-17.1", "DI-17.2", "DI-17.3", "DI-17.4")
def test_a_full_ship_leaves_at_the_end_of_the_turn() -> None:
    g = ending("ship_3b:b.bb", "shop_1a")
    assert (g.row("Ada", "port"), g.row("Ada", "market")) == ([""], ["shop_1a", "shop_of_ship_3b"])
    assert g.city("Ada").ring == 1
    assert g.workers["Ada"] == 15
    assert g.told(BuildingEmptied) == [BuildingEmptied(0, "ship_3b", 3, 0, 0, 0)]
    assert g.told(AnchorShopPlaced) == [AnchorShopPlaced(0, "ship_3b", "shop_of_ship_3b", "market_2")]
    assert g.told(TurnEnded)
    assert sum(g.state.bag) + 15 * 2 == 140


@rule("DI-17.1")
def test_a_ship_with_an_empty_space_stays() -> None:
    g = ending("ship_3b:b")
    assert (g.row("Ada", "port"), g.city("Ada").ring) == (["ship_3b:b"], 0)


@rule("DI-A12")
def test_every_back_is_a_shop_of_the_same_value_with_three_merchants_on_one_space() -> None:
    ships = [id for id in BOX.buildings if id.startswith("ship_")]
    assert len(ships) == 18
    for ship in ships:
        back = BOX.faces[BOX.faces[ship].back]
        assert (back.id, back.value) == (f"shop_of_{ship}", BOX.faces[ship].value)
        assert (back.type, back.spaces, back.bonus) == (2, (("merchant",) * 3,), ())


@rule("DI-A13", "DI-17.2")
def test_whoever_stands_on_it_goes_to_the_bag() -> None:
    g = ending("ship_3a:b.y")
    assert g.told(BuildingEmptied) == [BuildingEmptied(0, "ship_3a", 1, 0, 0, 1)]
    assert g.row("Ada", "market") == ["shop_of_ship_3a", ""]


@rule("DI-17.3", "DI-A14")
def test_without_a_free_market_a_shop_is_covered_or_the_tile_given_up() -> None:
    g = ending("ship_2a:bb", "shop_1a:ww", "shop_1b")
    assert g.options("Ada") == ["place_anchor_shop cover=shop_1a", "place_anchor_shop cover=shop_1b", "decline"]
    g.refused("Ada", "place_anchor_shop cover=shop_2a", "DI-17.3", "refused-not-your-shop")
    g.act("Ada", "place_anchor_shop cover=shop_1a")
    assert (g.row("Ada", "market"), g.workers["Ada"], g.city("Ada").ring) == (["shop_of_ship_2a", "shop_1b"], 17, 1)
    h = ending("ship_2a:bb", "shop_1a:ww", "shop_1b")
    h.act("Ada", "decline")
    assert (h.row("Ada", "market"), h.city("Ada").ring, h.row("Ada", "port")) == (["shop_1a:ww", "shop_1b"], 0, [""])
    assert h.told(AnchorShopGivenUp) == [AnchorShopGivenUp(0, "ship_2a")]


@rule("DI-17.1", "DI-A15")
def test_several_ships_in_the_owner_s_order_each_of_them_whole() -> None:
    g = ending("ship_2a:bb", "ship_3b:b.bb", "shop_1a", bought={"Ada": {"port": 1}})
    assert (g.waits, g.options("Ada")) == ("Ada: ship_order", ["choose_ship ship=ship_2a", "choose_ship ship=ship_3b"])
    g.refused("Ada", "choose_ship ship=ship_1a", "DI-17.1", "refused-ship-not-full")
    g.act("Ada", "choose_ship ship=ship_3b")
    # the market is taken by the first; the second one finds none
    assert (g.row("Ada", "market"), g.city("Ada").ring, g.waits) == (
        ["shop_1a", "shop_of_ship_3b"],
        1,
        "Ada: place_anchor_shop",
    )
    g.act("Ada", "place_anchor_shop cover=shop_of_ship_3b")
    assert (g.row("Ada", "market"), g.city("Ada").ring, g.city("Ada").locked) == (
        ["shop_1a", "shop_of_ship_2a"],
        2,
        ("shop_of_ship_2a",),
    )


@rule("DI-17.4", "DI-15.2")
def test_a_step_on_10_is_an_exchange_before_the_next_ship() -> None:
    g = ending("ship_2a:bb", "ship_3b:b.bb", bought={"Ada": {"port": 1}}, ring={"Ada": 10})
    g.act("Ada", "choose_ship ship=ship_3b")
    assert g.waits == "Ada: exchange_accept"
    g.act("Ada", "decline")
    assert (g.row("Ada", "market"), g.waits) == (["shop_of_ship_3b", "shop_of_ship_2a"], "Ada: exchange_accept")


@rule("DI-17.5", "DI-5.9")
def test_an_anchor_shop_takes_no_workers_before_the_next_season() -> None:
    g = ending("ship_2a:bb")
    g.state.die, g.state.value, g.state.active = "red", 2, 0
    g.state.action_tiles = ("action_f",) * 6
    g.run(turn.of(0))
    assert not [option for option in g.options("Ada") if "deploy" in option]
    g.refused("Ada", "special_deploy building=shop_of_ship_2a", "DI-17.5", "refused-new-shop")
    g.act("Ada", "end_turn")
    g.roll(2, 1, 1)
    g.run(play_season.of("summer"))
    g.act("Ben", "pick_die die=blue", "end_turn")
    g.act("Ada", "pick_die die=red")
    assert g.offers("Ada", "special_deploy") == ["building=shop_of_ship_2a"]


@rule("DI-17.5", "DI-A16")
def test_placed_in_winter_it_stays_closed_in_the_events() -> None:
    g = scene(
        year=4,
        season="winter",
        houses={"Ada": ["shop_of_ship_2a", "shop_1a", *STRONG]},
        bought={"Ada": {"fort": 1}},
        locked={"Ada": ["shop_of_ship_2a"]},
        barbarians=("barbarian_c1", "barbarian_d3"),
    )
    g.run(withstand.of(0))  # the reward: a deployment on any building
    assert g.options("Ada") == ["deploy_bonus building=shop_1a", "decline"]


@rule("DI-17.6", "DI-A26")
def test_decrees_may_be_completed_once_more_after_the_ships() -> None:
    g = ending("ship_2a:bb", ring={"Ada": 7}, open_decrees=["aqueduct_eight"])
    assert (g.city("Ada").ring, g.waits) == (8, "Ada: decree_window")
    g.refused("Ada", "claim_decree decree=two_trades", "DI-14.2", "refused-decree-not-open")
    g.act("Ada", "claim_decree decree=aqueduct_eight")
    assert (g.city("Ada").decrees, g.waits, bool(g.told(TurnEnded))) == (("aqueduct_eight",), "", True)
    h = ending("ship_2a:bb", ring={"Ada": 7}, open_decrees=["aqueduct_eight"])
    h.act("Ada", "pass_window")
    assert (h.city("Ada").decrees, h.waits) == ((), "")


@rule("DI-17.6")
def test_no_window_where_nothing_has_changed() -> None:
    g = ending(ring={"Ada": 8}, open_decrees=["aqueduct_eight"])
    assert g.waits == ""


@rule("DI-17.7")
def test_other_full_buildings_keep_their_workers() -> None:
    g = ending("barracks_1a:rr", "farm_2a:yy", "shop_1a:ww", "military_tower_1:rr")
    assert g.row("Ada", "fort") == ["barracks_1a:rr"]
    assert (g.row("Ada", "field")[0], g.row("Ada", "market")[0]) == ("farm_2a:yy", "shop_1a:ww")
    assert g.towers("Ada") == ["military_tower_1:rr"]


@rule("DI-17.8", "DI-19.8", "DI-A16")
def test_a_ship_filled_by_a_reward_is_resolved_before_the_window() -> None:
    g = scene(
        year=4,
        houses={"Ada": ["ship_3b:b", *STRONG]},
        bought={"Ada": {"fort": 1}},
        ring={"Ada": 7},
        open_decrees=["aqueduct_eight"],
        barbarians=("barbarian_c1", "barbarian_d3"),
    )
    g.run(withstand.of(0))
    g.act("Ada", "deploy_bonus building=ship_3b")
    assert (g.row("Ada", "market"), g.city("Ada").ring) == (["shop_of_ship_3b", ""], 8)
    assert (g.waits, g.city("Ada").locked) == ("Ada: decree_window", ("shop_of_ship_3b",))


@rule("DI-17.8", "DI-A16")
def test_a_ship_filled_in_the_last_window_is_resolved_too() -> None:
    """The fourth field brings a deployment after the ships of the turn have been resolved."""
    g = scene(houses={"Ada": ["ship_3b:b"]}, ring={"Ada": 8}, open_decrees=["aqueduct_eight"])
    g.state.agenda.extend([open_window.of(0), resolve_ships.of(0)])
    g.do(receive, "Ada", (BOX.slots[3][3].bonus, "field_4"))
    g.act("Ada", "deploy_bonus building=ship_3b")
    assert (g.row("Ada", "market"), g.row("Ada", "port")) == (["shop_of_ship_3b", ""], [""])
    assert g.waits == "Ada: decree_window"


@rule("DI-17.8", "DI-14.3")
def test_after_a_decree_of_a_window_ships_are_looked_for_again() -> None:
    g = scene(houses={"Ada": ["ship_3b:b.bb"]}, ring={"Ada": 8}, open_decrees=["aqueduct_eight"])
    g.run(open_window.of(0))
    g.act("Ada", "claim_decree decree=aqueduct_eight")
    assert (g.row("Ada", "market"), g.city("Ada").ring) == (["shop_of_ship_3b", ""], 9)
