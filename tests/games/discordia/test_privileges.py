"""DI-13: privileges."""

from __future__ import annotations

from games.discordia.scene import my_turn, scene
from pentapolis.games.discordia.bonuses import receive
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import PrivilegeUsed
from pentapolis.games.discordia.raid import withstand
from pentapolis.games.discordia.ships import resolve_ships
from pentapolis.games.discordia.turn import pick_die
from support import rule

BOX = BOXES[""]


@rule("DI-13.1", "DI-10.9")
def test_a_privilege_is_chosen_from_the_open_supply() -> None:
    g = my_turn(value=1, bought={"Ada": {"fort": 3}}, open_privileges=["great_works", "joker_sailor_1"])
    g.act("Ada", "main_extension extension=upgrade")
    g.refused("Ada", "choose_privilege privilege=levy_1", "DI-13.1", "refused-no-such-privilege")
    g.act("Ada", "choose_privilege privilege=joker_sailor_1")
    assert (g.city("Ada").privileges, g.state.privilege_supply) == (("joker_sailor_1",), ["great_works"])


@rule("DI-13.9", "DI-13.2")
def test_a_joker_works_from_the_moment_it_is_taken() -> None:
    g = my_turn(
        value=1,
        bought={"Ada": {"fort": 3}},
        open_privileges=["joker_farmer_1"],
        houses={"Ada": ["barracks_1b"]},
        reserve={"Ada": {"farmer": 2, "merchant": 1}},
    )
    assert not g.offers("Ada", "special_deploy")
    g.act("Ada", "main_extension extension=upgrade", "choose_privilege privilege=joker_farmer_1")
    assert g.offers("Ada", "special_deploy") == ["building=barracks_1b"]
    g.act("Ada", "special_deploy building=barracks_1b")
    assert g.house("Ada", "barracks_1b") == "y"


@rule("DI-13.5", "DI-13.8")
def test_stars_on_tracks_each_of_them_asked() -> None:
    g = my_turn(value=1, main_used=True, privileges={"Ada": ["great_expedition"]}, open_towers=[])
    g.act("Ada", "use_privilege privilege=great_expedition")
    assert (g.waits, g.chain) == ("Ada: bonus_accept", [["place_star"]])
    g.act("Ada", "accept")
    assert (g.city("Ada").expedition, g.waits) == (1, "Ada: bonus_accept")
    g.act("Ada", "decline")  # the rest lapses
    assert (g.city("Ada").expedition, g.city("Ada").stars, g.waits) == (1, 5, "Ada: turn")
    assert (g.city("Ada").privileges, g.city("Ada").used_privileges) == ((), ("great_expedition",))


@rule("DI-13.5", "DI-13.8")
def test_parts_of_two_kinds_in_the_owner_s_order() -> None:
    for first, second in (("expedition", "upgrade"), ("upgrade", "expedition")):
        g = my_turn(value=1, main_used=True, privileges={"Ada": ["city_project"]})
        g.act("Ada", "use_privilege privilege=city_project")
        assert g.options("Ada") == [f"take_bonus bonus=place_star on={track}" for track in ("expedition", "upgrade")]
        g.act("Ada", f"take_bonus bonus=place_star on={first}", "accept")
        assert g.city("Ada").on_track(first) == 1
        assert g.city("Ada").on_track(second) == 0
        g.act("Ada", "accept")
        assert g.city("Ada").on_track(second) == 1


@rule("DI-13.5")
def test_an_advance_on_the_aqueduct() -> None:
    g = my_turn(value=1, main_used=True, privileges={"Ada": ["new_spring"]})
    g.act("Ada", "use_privilege privilege=new_spring")
    assert (g.city("Ada").ring, g.waits) == (3, "Ada: turn")
    assert g.told(PrivilegeUsed) == [PrivilegeUsed(0, "new_spring")]


@rule("DI-13.5", "DI-A49")
def test_only_the_deployment_comes_with_two_stars() -> None:
    for id, privilege in BOX.privileges.items():
        kinds = [effect.kind for effect in privilege.effect]
        assert ("gain_star" in kinds) == ("deploy" in kinds) == id.startswith("levy")
    g = my_turn(value=6, main_used=True, privileges={"Ada": ["levy_1"]}, houses={"Ada": ["farm_2a", "ship_2a"]})
    g.act("Ada", "use_privilege privilege=levy_1")
    assert g.city("Ada").stars == 8
    assert g.options("Ada") == ["deploy_bonus building=ship_2a", "deploy_bonus building=farm_2a", "decline"]
    g.act("Ada", "deploy_bonus building=farm_2a")
    assert (g.house("Ada", "farm_2a"), g.waits) == ("yy", "Ada: turn")


@rule("DI-13.6")
def test_once_in_this_turn_or_in_any_later_one() -> None:
    g = my_turn(value=1, main_used=True, privileges={"Ada": ["new_spring"]})
    g.act("Ada", "end_turn")
    g.state.taken = ""
    g.run(pick_die.of(0))
    g.act("Ada", "pick_die die=red", "use_privilege privilege=new_spring")
    g.refused("Ada", "use_privilege privilege=new_spring", "DI-13.6", "refused-privilege-used")
    g.refused("Ada", "use_privilege privilege=levy_1", "DI-13.6", "refused-not-your-privilege")


@rule("DI-13.2")
def test_a_permanent_privilege_is_not_used() -> None:
    g = my_turn(value=1, main_used=True, privileges={"Ada": ["joker_sailor_1"]})
    g.refused("Ada", "use_privilege privilege=joker_sailor_1", "DI-13.2", "refused-permanent")


@rule("DI-13.7", "DI-A47", "DI-A48")
def test_never_in_the_turn_of_others_after_the_ships_or_in_the_events() -> None:
    g = my_turn(
        who="Ben",
        value=1,
        privileges={"Ada": ["new_spring"], "Ben": ["new_spring"]},
        houses={"Ben": ["ship_2a:bb"]},
        open_decrees=["two_trades"],
        reserve={"Ben": {"sailor": 2}, "Ada": {"sailor": 2}},
        barbarians=("barbarian_a1", "barbarian_b1"),
    )
    assert g.options("Ada") == []
    g.act("Ben", "end_turn")
    assert g.options("Ben") == ["claim_decree decree=two_trades", "pass_window"]
    h = scene(
        privileges={"Ada": ["new_spring"]}, reserve={"Ada": {"sailor": 2}}, barbarians=("barbarian_a1", "barbarian_b1")
    )
    h.state.decree_supply = ["two_trades"]
    h.run(withstand.of(0))
    assert h.options("Ada") == ["claim_decree decree=two_trades", "pass_window"]


@rule("DI-A48", "DI-13.6")
def test_one_taken_in_the_events_is_kept() -> None:
    g = scene(
        decrees={"Ada": ["a", "b"]},
        ring={"Ada": 8},
        open_decrees=["aqueduct_eight"],
        open_privileges=["new_spring"],
        barbarians=("barbarian_a1", "barbarian_b1"),
        houses={"Ada": ["barracks_1d:rr.rrr"]},
    )
    g.run(withstand.of(0), resolve_ships.of(0))
    g.act("Ada", "claim_decree decree=aqueduct_eight", "choose_privilege privilege=new_spring")
    assert (g.city("Ada").privileges, g.city("Ada").ring, g.waits) == (("new_spring",), 8, "")


@rule("DI-13.8", "DI-3.11")
def test_an_impossible_part_lapses_and_the_tile_is_used_up() -> None:
    g = my_turn(value=6, main_used=True, privileges={"Ada": ["levy_1"]})
    g.act("Ada", "use_privilege privilege=levy_1")  # nowhere to deploy
    assert (g.city("Ada").stars, g.city("Ada").used_privileges, g.waits) == (8, ("levy_1",), "Ada: turn")


@rule("DI-13.8", "DI-A32")
def test_a_part_that_becomes_possible_by_another_is_not_lost() -> None:
    """A star in reserve is missing, but the other part may bring one."""
    g = scene(stars={"Ada": 0}, houses={"Ada": ["farm_2a"]}, bought={"Ada": {"port": 1}})
    g.do(receive, "Ada", (BOX.tracks["expedition"][4].bonus, "a"), (BOX.privileges["great_works"].effect[:1], "b"))
    assert g.waits == "Ada: choose_extension"  # the only usable one
    g.act("Ada", "choose_extension extension=port")  # the third port: a star
    assert (g.city("Ada").stars, g.waits) == (1, "Ada: bonus_accept")
