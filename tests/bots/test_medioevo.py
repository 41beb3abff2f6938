"""How bots play Medioevo Universale."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import pentapolis as pp
from pentapolis.arena import series
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.bots.search import level
from pentapolis.bots.search.budget import Budget, Clock
from pentapolis.bots.search.lookout import Lookout
from pentapolis.bots.search.luck import WorldLuck
from pentapolis.bots.search.matrix import learnt, mixed_choice
from pentapolis.bots.search.root import Root
from pentapolis.bots.search.thinker import Thinker
from pentapolis.games.medioevo import TITLE, heuristics
from pentapolis.games.medioevo.components import CUBE_PRICE
from pentapolis.games.medioevo.heuristics.tours import Trips
from pentapolis.games.medioevo.heuristics.view import View
from pentapolis.games.medioevo.market.purchases import EndPurchases
from pentapolis.games.medioevo.moves.combat import PassCombat
from pentapolis.games.medioevo.realm.bidding import Bid
from pentapolis.games.medioevo.trading.deals import present
from pentapolis.games.medioevo.trading.sales import TradeBuy, TradeSell
from pentapolis.games.medioevo.trading.travel import TradeMove
from pentapolis.games.medioevo.trading.turn import EndTrade
from pentapolis.kernel.action import Action


def test_greedy_beats_random() -> None:
    games = series("medioevo", ("greedy", "random"), games=2, seed=3)
    for game in games:
        assert game.ahead(game.line_up.index("greedy"))


def test_small_decisions_are_left_to_the_thumb() -> None:
    """Worlds are imagined only where an army sets out or fights on."""
    chance = pp.FastChance(5)
    g, _ = TITLE.new(TITLE.table(3), chance)
    greedy = bot("greedy", TITLE, seed=1)
    weighed = 0
    for _ in range(150):
        seat = TITLE.to_act(g)[0]
        options = TITLE.asked(g, seat)
        observation = TITLE.observe(g, seat)
        chosen = greedy.choose(seen(TITLE, g, seat), seat, options)
        assert chosen in options
        if len(options) > 1 and not heuristics.weighs(observation):
            assert chosen == heuristics.thumb(observation, seat, options)
        weighed += heuristics.weighs(observation)
        TITLE.apply(g, seat, chosen, chance)
    assert weighed < 30


def played_to(name: str, seed: int = 5) -> Any:
    """A game of thumbs up to a decision of this name with a choice."""
    chance = pp.FastChance(seed)
    g, _ = TITLE.new(TITLE.table(4), chance)
    while g.agenda[-1].name != name or len(TITLE.asked(g, TITLE.to_act(g)[0])) < 2:
        seat = TITLE.to_act(g)[0]
        TITLE.apply(g, seat, heuristics.thumb(g, seat, TITLE.asked(g, seat)), chance)
    return g


def test_hard_thinks_of_purchases_and_raids_and_leaves_trade_to_the_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"normal", "hard"}
    for name, thoughtful in (("purchases", both), ("barbarian_point", both), ("trade_turn", {"normal"})):
        g = played_to(name)
        seat = TITLE.to_act(g)[0]
        options = TITLE.asked(g, seat)
        for who in ("normal", "hard"):
            thinker = bot(f"{who}:iterations=8", TITLE, seed=1)
            assert isinstance(thinker, Thinker)
            roots: list[Any] = []
            monkeypatch.setattr(thinker, "search", lambda root, clock, roots=roots: roots.append(root) or root.options)
            chosen = thinker.choose(seen(TITLE, g, seat), seat, options)
            assert bool(roots) is (who in thoughtful)
            assert roots or chosen == heuristics.thumb(TITLE.observe(g, seat), seat, options)


def test_no_more_candidates_of_a_kind_than_are_asked_for() -> None:
    g = played_to("purchases")
    seat = TITLE.to_act(g)[0]
    options, lookout = TITLE.asked(g, seat), Lookout(TITLE)
    assert max(Counter(map(type, lookout.candidates(g, seat, options, 5))).values()) > 2
    for alike in (1, 2):
        found = lookout.candidates(g, seat, options, 5, alike)
        assert len(found) == 5
        assert max(Counter(map(type, found)).values()) == alike
        assert found[0] == heuristics.thumb(g, seat, options)


def test_a_basket_is_judged_when_it_is_full_and_a_trip_when_it_is_over() -> None:
    lookout = Lookout(TITLE)
    for name in ("purchases", "trade_turn"):
        g = played_to(name)
        seat = TITLE.to_act(g)[0]
        thumb = heuristics.thumb(g, seat, TITLE.asked(g, seat))
        near, chance = TITLE.copy(g), WorldLuck(1)
        TITLE.apply(near, seat, thumb, chance)
        lookout.play_on(near, chance)
        assert (near.agenda[-1].name, near.agenda[-1].seat) == (name, seat)
        there = lookout.follow((g, 1), seat, (thumb,))
        assert heuristics.quiet(there)
        assert (there.agenda[-1].name, there.agenda[-1].seat) != (name, seat)


def test_hard_looks_far_where_florins_are_spent_and_hordes_led_and_near_where_armies_move() -> None:
    lookout = Lookout(TITLE, level(TITLE, "hard"))
    for name, turns in (("purchases", 1), ("barbarian_point", 1), ("combat_turn", 0)):
        g = played_to(name)
        seat = TITLE.to_act(g)[0]
        there = lookout.follow((g, 1), seat, (heuristics.thumb(g, seat, TITLE.asked(g, seat)),))
        assert there.turn - g.turn == turns


def test_hard_learns_what_to_bid_against_what_others_usually_bid() -> None:
    """Only the own mix is learnt; who can outbid all by little seldom bids much."""
    chance = pp.FastChance(5)
    g, _ = TITLE.new(TITLE.table(4), chance)
    while g.turn < 2 or g.agenda[-1].name != "bid":
        seat = TITLE.to_act(g)[0]
        TITLE.apply(g, seat, heuristics.thumb(g, seat, TITLE.asked(g, seat)), chance)
    seat = TITLE.to_act(g)[0]
    for other in g.seats:
        g.players[other].florins = g.players[other].counted = 900 if other == seat else 60
    options, hard = TITLE.asked(g, seat), level(TITLE, "hard")
    usual = heuristics.mix(g, seat, options)
    lookout, clock = Lookout(TITLE, hard), Clock(Budget(100))
    clock.begin(last=True)
    root = Root(lookout, TITLE.observe(g, seat), seat, options, pp.FastChance(3), False)
    mixes = learnt(lookout, root, list(usual), hard, clock)
    assert list(mixes) == [seat]
    assert clock.used == 100 // len(usual) * len(usual)
    kept, (least, *_, most) = mixes[seat].kept, sorted(usual, key=florins)
    assert kept.get(least, 0.0) > kept.get(most, 0.0), "the least bid wins here too"
    drawn = set()
    for seed in range(12):  # too few plays to learn anything
        clock = Clock(Budget(1))
        clock.begin(last=True)
        drawn.add(mixed_choice(lookout, replace_chance(root, seed), hard, clock))
    assert max(drawn, key=florins) == most


def florins(bid: Action) -> int:
    return bid.florins if isinstance(bid, Bid) else 0


def replace_chance(root: Root, seed: int) -> Root:
    return Root(root.lookout, root.observation, root.seat, root.options, pp.FastChance(seed), False)


def test_who_rests_buys_moves_and_trades_nothing() -> None:
    for name, over in (("purchases", EndPurchases), ("combat_turn", PassCombat), ("trade_turn", EndTrade)):
        g = played_to(name)
        seat = TITLE.to_act(g)[0]
        assert isinstance(heuristics.rest(g, seat, TITLE.asked(g, seat)), over)


def test_the_last_florins_are_kept_for_the_first_cube_and_as_many_for_bad_luck() -> None:
    """A caravan without a cube has nothing to do: nothing is bought that leaves less than its price, or, for who has
    more, less than twice that."""
    g = played_to("purchases")
    seat = TITLE.to_act(g)[0]
    player = g.players[seat]
    bought = []
    for cubes, kept in ((1, 1), (2, 2), (3, 2)):
        florins = player.florins = player.counted = cubes * CUBE_PRICE + 90
        options = TITLE.asked(g, seat)
        there = TITLE.copy(g)
        TITLE.apply(there, seat, heuristics.thumb(g, seat, options), pp.FastChance(1))
        assert there.players[seat].florins >= kept * CUBE_PRICE
        bought.append(there.players[seat].florins < florins)
    assert bought[-1]


def test_a_route_whose_goods_are_refused_is_saved_by_another_good() -> None:
    """All areas are visited, the destination takes nothing that is aboard: the caravan goes for something else."""
    chance = pp.FastChance(9)
    g, _ = TITLE.new(TITLE.table(4), chance)
    while True:
        seat = TITLE.to_act(g)[0]
        route = g.players[seat].route
        if g.agenda[-1].name == "trade_turn" and route and route.destination and 0 < sum(route.done) < len(route.done):
            break
        TITLE.apply(g, seat, heuristics.thumb(g, seat, TITLE.asked(g, seat)), chance)
    g.players[seat].route = replace(route, done=(True,) * len(route.done))
    g.players[seat].florins = 5 * CUBE_PRICE
    item, goal = g.items[route.transport], g.place(route.destination)
    g.put(route.destination, replace(goal, market=tuple(sorted({*goal.market, *item.cargo}))))
    seen_there = present(g, route.destination)
    source = Trips(View(g, seat)).source(item, seen_there)
    area = g.box.chart.inhabited(source)
    assert area
    assert area.good not in seen_there
    chosen = heuristics.thumb(g, seat, TITLE.asked(g, seat))
    assert isinstance(chosen, TradeMove | TradeBuy | TradeSell)
