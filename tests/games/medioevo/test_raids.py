"""What barbarians can reach, who leads them there, and how caravans keep out of their way."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import caravan, dealing
from games.medioevo.realms import Realm, realm
from pentapolis.games.medioevo import TITLE, heuristics
from pentapolis.games.medioevo.heuristics.raids import BUILT, Raids, loss, prospect
from pentapolis.games.medioevo.heuristics.tours import Trips, distances
from pentapolis.games.medioevo.heuristics.view import View
from pentapolis.games.medioevo.realm.barbarians import next_barbarian_point
from pentapolis.games.medioevo.realm.bidding import Bid
from pentapolis.kernel.action import text

HORDE = {"barbarians": {"light_infantry": 2}}
HOMES = {"Ana": "mamluk", "Bo": "byzantium", "Cy": "hungary"}


def raids(g: Any, who: str = "Ana") -> Raids:
    return Raids(View(g.state, g.seat(who)))


def led(g: Realm, who: str = "Ana") -> list[str]:
    """What the first player does with the points."""
    seat, done = g.seat(who), list[str]()
    g.state.barbarian_points = 3
    g.run(next_barbarian_point)
    while g.state.agenda and g.state.agenda[-1].name == "barbarian_point":
        action = text(heuristics.thumb(g.state, seat, TITLE.asked(g.state, seat)))
        done.append(action)
        g.act(who, action)
    return done


# what they reach


def test_a_point_a_step_and_one_more_for_a_new_horde() -> None:
    g = realm(armies={"jazira": HORDE}, kingdoms=HOMES)
    reach = raids(g).reach
    assert reach["jazira"] == 0
    assert reach["sivas"] == 1
    assert reach["paphlagonia"] == 2
    assert reach["trebizond"] == 1, "a fire that nobody holds"
    assert max(reach.values()) == 3


def test_units_of_whoever_it_is_keep_barbarians_out() -> None:
    guard = {"Bo": {"light_infantry": 1}}
    assert raids(realm(armies={"jazira": HORDE, "sivas": guard}, kingdoms=HOMES)).reach.get("sivas") is None


@pytest.mark.parametrize(
    ("phase", "turn", "some"),
    [
        *(("trade", 3, True), ("trade", 8, False), ("turn_order", 8, True)),
        *(("events", 1, False), ("events", 2, True), ("purchase", 3, False)),
    ],
)
def test_something_is_at_risk_where_barbarians_come_before_caravans_move(phase: str, turn: int, some: bool) -> None:
    g = dealing(armies={"jazira": HORDE, "damascus": {"Ana": {"archer": 1}}}, kingdoms=HOMES, turn=turn)
    g.trade("Ana")
    g.state.phase = phase
    assert bool(raids(g).risk("sivas")) is some
    assert not raids(g).risk("damascus"), "an archer keeps it"


def test_a_lost_transport_costs_what_it_would_bring_until_there_is_another() -> None:
    lost = {}
    for turn in (2, 3, 8):
        g = dealing(items={"c1": caravan("nicaea", level=3)}, turn=turn)
        g.trade("Ana")
        view, item = View(g.state, 0), g.state.items["c1"]
        lost[turn] = loss(view, item), prospect(view, item)
    assert lost[2][0] == lost[3][0] > BUILT
    assert lost[2][1] > lost[3][1] > lost[3][0]
    assert lost[8][0] == lost[8][1] > 0


# where they are led


def test_the_first_player_leads_a_horde_to_a_caravan_two_steps_off() -> None:
    items = {"c1": caravan("paphlagonia", owner="Bo", level=3)}
    g = realm(armies={"jazira": HORDE}, items=items, kingdoms=HOMES, turn=3)
    done = led(g)
    assert "c1" not in g.state.items
    assert any(line.startswith("move_horde") and line.endswith("to=paphlagonia") for line in done)


@pytest.mark.parametrize("guarded", [False, True])
@pytest.mark.parametrize(("owner", "teams"), [("Ana", "no"), ("Bo", "two"), ("Bo", "no")])
def test_no_horde_is_led_to_what_is_ones_own_or_ones_partners(owner: str, teams: str, guarded: bool) -> None:
    homes = {"Ana": "mamluk", "Bo": "byzantium", "Cy": "hungary", "Dee": "golden_horde"}
    horde = {"barbarians": {"light_infantry": 5}}
    guard = {"sivas": {owner: {"archer": 1}}} if guarded else {}
    g = realm(
        *homes,
        options={"teams": teams},
        armies={"jazira": horde, **guard},
        items={"c1": caravan("sivas", owner=owner, level=3)},
        kingdoms=homes,
        turn=3,
    )
    if teams == "two":
        g.state.teams = [0, 0, 1, 1]
    g.state.barbarian_points = 3
    g.run(next_barbarian_point)
    options = TITLE.asked(g.state, 0)
    marks = dict(zip(map(text, options), heuristics.marks(g.state, 0, options), strict=True))
    assert (marks["move_horde place=jazira to=sivas"] > marks["done"]) is (owner == "Bo" and teams == "no")


def test_points_are_not_spent_on_a_caravan_that_cannot_be_reached() -> None:
    around = next_to("sivas")
    for guarded in (False, True):
        guards = {name: {"Bo": {"archer": 1}} for name in around} if guarded else {}
        items = {"c1": caravan("sivas", owner="Bo", level=3)}
        g = realm(armies={"jazira": HORDE, **guards}, items=items, kingdoms=HOMES, turn=3)
        assert ("sivas" in raids(g).reach) is not guarded
        near = [raids(g).ahead(place, 2) for place in around]
        assert bool(max(near)) is not guarded


def next_to(place: str) -> list[str]:
    """The territories next to a place."""
    return list(realm(kingdoms=HOMES).state.box.chart.land[place])


def test_a_near_prize_counts_more_than_a_far_one() -> None:
    g = realm(items={"c1": caravan("sivas", owner="Bo", level=3)}, kingdoms=HOMES, turn=3)
    near = next_to("sivas")
    far = [place for name in near for place in next_to(name) if place not in (*near, "sivas")]
    assert min(raids(g).ahead(place, 2) for place in near) > max(raids(g).ahead(place, 2) for place in far) > 0
    assert not any(raids(g).ahead(place, 1) for place in far)


def test_units_aboard_guard_too() -> None:
    galley = {"kind": "galley", "level": 1, "owner": "Bo", "place": "sivas", "units": {"light_infantry": 2}}
    g = realm(items={"g1": galley, "c2": caravan("sivas", owner="Bo")}, kingdoms=HOMES, turn=3)
    assert "sivas" in raids(g).guarded
    assert raids(g).prey("sivas") == 0


def test_the_leaders_loss_is_worth_most() -> None:
    g = realm(items={"c1": caravan("sivas", owner="Bo", level=3)}, kingdoms=HOMES, turn=3)
    worth = []
    for honor in (0, 10, 30):
        g.player("Bo").honor, g.player("Cy").honor = honor, 20
        worth.append(raids(g).prey("sivas"))
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[2]


# who leads them


def test_florins_are_bid_as_soon_as_barbarians_come() -> None:
    for turn, some in ((1, False), (2, True)):
        g = realm(florins={"Ana": 120}, turn=turn, kingdoms=HOMES)
        g.ask("bid", "Ana")
        shares = heuristics.mix(g.state, 0, TITLE.asked(g.state, 0))
        bids = [action.florins for action in shares if isinstance(action, Bid)]
        assert (min(bids) >= 40) is some
        assert max(bids) <= 120
        assert len(bids) > 2, "nobody can count on a bid"


# out of their way


def on_route(place: str, spent: int, turn: int = 3, guard: str = "") -> Any:
    """A caravan that has two areas to visit yet, next to a horde."""
    route = {"transport": "c1", "steps": ["smyrna", "nicaea", "jazira"], "done": ["smyrna"], "destination": "damascus"}
    armies = {"armenia": HORDE} | ({guard: {"Bo": {"archer": 1}}} if guard else {})
    item = caravan(place, level=3, cargo=["cloth"]) | {"spent": spent}
    g = dealing(items={"c1": item}, routes={"Ana": route}, armies=armies, kingdoms=HOMES, turn=turn)
    g.trade("Ana")
    return g


def test_a_caravan_stays_for_the_night_where_units_keep_barbarians_out() -> None:
    chosen = {}
    for place, spent, turn, guard in (
        ("paphlagonia", 7, 3, "paphlagonia"),
        ("paphlagonia", 7, 3, ""),
        ("paphlagonia", 7, 8, "paphlagonia"),
        ("paphlagonia", 1, 3, "paphlagonia"),
    ):
        g = on_route(place, spent, turn, guard)
        chosen[spent, turn, guard] = text(heuristics.thumb(g.state, 0, TITLE.asked(g.state, 0)))
    assert chosen[7, 3, "paphlagonia"] == "end_trade"
    assert chosen[7, 3, ""].startswith("trade_move"), "it is no safer here"
    assert not chosen[7, 8, "paphlagonia"].startswith("end_trade"), "nothing comes after the last turn"
    assert chosen[1, 3, "paphlagonia"].startswith("trade_move"), "the day is long"


def test_who_waits_for_barbarians_to_leave_opens_another_route_where_that_can_be() -> None:
    """Nothing of the route can be done, nor one be opened here, where Bo stands; with florins and time another is."""
    route = {"transport": "c1", "steps": ["buda"], "destination": "venice"}
    chosen = []
    for florins in (300, 50):
        g = dealing(
            items={"c1": caravan("nicaea", level=3, cargo=["cloth"])},
            routes={"Ana": route},
            armies={"buda": HORDE, "venice": HORDE},
            florins={"Ana": florins},
            kingdoms=HOMES,
            turn=7,
        )
        g.trade("Ana")
        trips, item = Trips(View(g.state, 0)), g.state.items["c1"]
        assert trips.rest(item)[1] == ()
        goal = trips.opening(item)
        assert trips.route(item, goal)[1] > 0
        chosen.append(text(heuristics.thumb(g.state, 0, TITLE.asked(g.state, 0))))
    assert chosen == ["abandon_route", "end_trade"]


def test_who_sets_out_for_a_route_goes_on_through_empty_land_and_opens_it() -> None:
    g = dealing(items={"c1": caravan("nicaea", level=3)}, florins={"Ana": 300}, kingdoms=HOMES, turn=6)
    g.trade("Ana")
    goal = Trips(View(g.state, 0)).opening(g.state.items["c1"])
    been = ["nicaea"]
    while g.state.agenda:
        line = text(heuristics.thumb(g.state, 0, TITLE.asked(g.state, 0)))
        if not line.startswith("trade_move"):
            break
        been.append(line.split("to=")[1])
        g.act("Ana", line)
    assert line.startswith("trade_buy")
    assert been[-1] == goal
    assert len(been) == len(set(been)), "no step back"


def test_no_route_is_set_out_for_that_cannot_be_done_in_time() -> None:
    found = 0
    for turn in (7, 8):
        for place in ("vladimir", "nicaea", "buda", "smyrna", "damascus"):
            g = dealing(items={"c1": caravan(place, level=3)}, florins={"Ana": 300}, turn=turn)
            g.trade("Ana")
            trips, item = Trips(View(g.state, 0)), g.state.items["c1"]
            goal = trips.opening(item)
            if goal:
                found += 1
                number = trips.route(item, goal)[1]
                steps = trips.along(item, goal, number)[0]
                assert distances(trips.chart, False, place, trips.closed)[goal] + steps + 2 <= trips.points_left(item)
    assert found


def test_what_barbarians_can_reach_counts_until_they_have_come() -> None:
    coming, over = ("trade", "turn_order", "events"), ("taxes", "purchase", "combat")
    for phase in (*coming, *over):
        g = realm(armies={"jazira": HORDE}, items={"c1": caravan("sivas", level=2)}, kingdoms=HOMES, turn=3)
        g.state.agenda[:] = [g.entry("trade_turn", "Ana")]
        g.state.phase = phase
        assert bool(heuristics.terms(g.state, 0)["unguarded"]) is (phase in coming)
        assert heuristics.shown(g.state, 0)["unguarded"] == int(phase in coming)
