"""What the levels think with: budgets, luck that is the same for all candidates, races, trees, mixed strategies."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import pentapolis as pp
from pentapolis import games
from pentapolis.bots import bot, heuristics
from pentapolis.bots.search import Level, level
from pentapolis.bots.search.ahead import AheadBot
from pentapolis.bots.search.bandit import BanditBot
from pentapolis.bots.search.budget import Budget, Clock
from pentapolis.bots.search.lines import lines_of
from pentapolis.bots.search.lookout import LineOfPlay, Lookout, World
from pentapolis.bots.search.luck import WorldLuck
from pentapolis.bots.search.matrix import Mix
from pentapolis.bots.search.race import Race, behind
from pentapolis.bots.search.root import Root, draw
from pentapolis.bots.search.thinker import Thinker
from pentapolis.bots.search.tree import Node, Tree
from pentapolis.kernel.action import Pass
from pentapolis.kernel.chance import FastChance


def placing() -> tuple[Any, int]:
    """A season's first placement."""
    chance = FastChance(3)
    g = pp.new("kingsburg", 3, chance)
    while g.agenda[-1].name != "influence":
        pp.apply(g, pp.to_act(g)[0], pp.legal(g, pp.to_act(g)[0])[0], chance)
    return g, pp.to_act(g)[0]


def peeked() -> tuple[Any, int]:
    """A placement of a season in which one of the other two knows the next enemy."""
    for seed in range(50):
        chance, luck = FastChance(seed), random.Random(seed)
        g: Any = pp.new("kingsburg", 3, chance)
        while g.agenda:
            seat, top = pp.to_act(g)[0], g.enemies.top()
            options = pp.legal(g, seat)
            seen_by = top.known_to if top and g.agenda[-1].name == "influence" else ()
            if len(seen_by) == 1 and seat not in seen_by and len(options) > 5:
                return g, seat
            pp.apply(g, seat, luck.choice(options), chance)
    raise AssertionError("nobody looks")


@pytest.fixture(scope="module")
def lookout() -> Lookout:
    return Lookout(games.title("kingsburg"))


# budgets


def test_a_turn_is_counted_over_all_its_decisions() -> None:
    clock = Clock(Budget(100))
    clock.begin(last=False)
    assert clock.left == 60
    clock.count(60)
    assert clock.out
    clock.begin(last=False)
    assert clock.left == 24
    clock.count(10)
    clock.begin(last=True)
    assert clock.left == 30
    clock.count(30)
    clock.begin(last=True)
    assert clock.left == 1, "there is always something left to look at"


def test_a_clock_that_counts_seconds_is_out_when_they_are_gone() -> None:
    clock = Clock(Budget(1, seconds=60.0))
    clock.begin(last=True)
    clock.count(5)
    assert not clock.out
    assert clock.left > 1000
    late = Clock(Budget(1000, seconds=1e-9))
    late.begin(last=True)
    assert late.out


def test_a_clock_that_counts_seconds_goes_by_how_long_plays_took() -> None:
    clock = Clock(Budget(1, seconds=100.0))
    clock.start()
    clock.begin(last=True)
    unknown = clock.left
    clock.start(pace=10.0)
    clock.begin(last=True)
    assert clock.left == 9 < unknown
    assert clock.candidates == 2
    clock.start(pace=1000.0)
    clock.begin(last=True)
    assert (clock.left, clock.candidates) == (0, 1)
    clock.end()
    assert clock.pace == 500.0, "who had no time for a play tries again one day"
    clock.begin(last=True)
    clock.count(1000)
    clock.end()
    assert clock.pace < 1.0
    clock.seconds = 100.0
    clock.start()
    clock.begin(last=True)
    assert clock.left == 0, "nothing is left, however long a play takes"


def test_an_answer_out_of_turn_has_less() -> None:
    assert Budget(100).aside == Budget(20)
    assert Budget(100, seconds=3.0).aside.seconds == 0.15
    assert Budget(100, seconds=0.1).aside.seconds == 0.1


# luck


def test_the_nth_answer_to_a_name_is_the_same_whatever_else_is_asked() -> None:
    one, other = WorldLuck(7), WorldLuck(7)
    dice = [one.pick("d6", range(1, 7)) for _ in range(20)]
    found = []
    for _ in range(20):
        other.pick("cards", ["a", "b", "c"], [1, 2, 0])
        found.append(other.pick("d6", range(1, 7)))
    assert found == dice
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    assert [WorldLuck(8).pick("d6", range(1, 7)) for _ in range(20)] != dice


def test_weights_count_and_a_fork_goes_its_own_way() -> None:
    luck = WorldLuck(1)
    drawn = [luck.pick("bag", ["rare", "common", "gone"], [1, 9, 0]) for _ in range(400)]
    assert 20 <= drawn.count("rare") <= 60
    assert "gone" not in drawn
    twin = luck.fork()
    ahead = [twin.pick("bag", range(100)) for _ in range(5)]
    assert [luck.pick("bag", range(100)) for _ in range(5)] == ahead


# playing on


def test_a_line_is_followed_as_far_as_it_goes(lookout: Lookout) -> None:
    """Who means to place all dice and then to construct does so, whatever others do in between."""
    title = lookout.title
    g, seat = placing()
    whole = 0
    for line in lookout.plans(g, seat, 12):
        there, policy, rest = title.copy(g), lookout.along(seat, line[1:]), list(line[1:])
        title.apply(there, seat, line[0], WorldLuck(1))
        while there.agenda[-1].name == "influence":
            mover = title.to_act(there)[0]
            options = title.asked(there, mover)
            action = policy(there, mover, options)
            if mover == seat and (possible := [step for step in rest if step in options]):
                assert action == possible[0]
                del rest[: rest.index(action) + 1]
            title.apply(there, mover, action, WorldLuck(1))
        whole += len(line) > 1 and not rest
    assert whole


def test_others_surprise_as_often_as_a_level_says_and_alike_for_all_lines() -> None:
    title = games.title("kingsburg")
    g, seat = placing()
    told = {}
    for often in (0.0, 0.5, 1.0):
        lookout = Lookout(title, Level("bandit", surprise=often))
        chosen = []
        for seed in range(20):
            there, policy, twin = title.copy(g), lookout.along(seat, (), seed), lookout.along(seat, (), seed)
            while there.agenda[-1].name == "influence":
                mover = title.to_act(there)[0]
                options = title.asked(there, mover)
                action = policy(there, mover, options)
                assert action == twin(there, mover, options)
                if len(options) > 1:
                    chosen.append((mover, action == heuristics(title).thumb(there, mover, options)))
                title.apply(there, mover, action, WorldLuck(seed))
        assert all(by_thumb for mover, by_thumb in chosen if mover == seat)
        others = [by_thumb for mover, by_thumb in chosen if mover != seat]
        told[often] = others.count(False) / len(others)
    assert told[0.0] == 0
    assert 0.3 < told[0.5] < 0.7
    assert told[1.0] == 1


def test_playing_on_ends_at_the_next_quiet_point_or_a_later_one(lookout: Lookout) -> None:
    title, quiet = lookout.title, heuristics(lookout.title).quiet
    g = pp.new("kingsburg", seats=2, seed=1)
    seat = pp.to_act(g)[0]
    near, far = pp.copy(g), pp.copy(g)
    for there in (near, far):
        pp.apply(there, seat, pp.legal(there, seat)[0], FastChance(1))
    lookout.play_on(near, WorldLuck(1))
    lookout.play_on(far, WorldLuck(1), quiets=2)
    assert quiet(near)
    assert quiet(far)
    assert (near.year, near.phase) < (far.year, far.phase)
    assert title.rounds(near) == 1


def test_a_line_is_played_on_for_rounds_while_others_rest() -> None:
    title = games.title("medioevo")
    chance = FastChance(2)
    g = pp.new("medioevo", 3, chance)
    while g.agenda[-1].name != "purchases":
        seat = pp.to_act(g)[0]
        pp.apply(g, seat, heuristics(title).thumb(g, seat, title.asked(g, seat)), chance)
    seat = title.to_act(g)[0]
    line = (heuristics(title).thumb(g, seat, title.asked(g, seat)),)
    near, busy, alone = (
        Lookout(title, Level("bandit", rounds=rounds, alone=rests)).follow((g, 1), seat, line)
        for rounds, rests in ((0, False), (1, False), (1, True))
    )
    assert [there.turn - g.turn for there in (near, busy, alone)] == [0, 1, 1]
    assert all(map(heuristics(title).quiet, (near, busy, alone)))
    others = [other for other in g.seats if other != seat and other in g.order]
    assert any(busy.players[other].technology != g.players[other].technology for other in others)
    assert all(alone.players[other].technology == g.players[other].technology for other in others)


def test_how_all_stand_adds_up_to_one_but_for_the_margin(lookout: Lookout) -> None:
    g = pp.new("kingsburg", seats=4, seed=1)
    ahead = pp.copy(g)
    ahead.provinces[2].vp += 5
    assert sum(lookout.worths(g)) == pytest.approx(1.0)
    assert lookout.worth(ahead, 2) > lookout.worth(g, 2)
    assert lookout.worth(ahead, 1) < lookout.worth(g, 1)


def test_a_gain_counts_in_a_game_that_is_decided(lookout: Lookout) -> None:
    g = pp.new("kingsburg", seats=2, seed=1)
    g.provinces[0].vp = 900
    more = pp.copy(g)
    more.provinces[0].vp += 1
    assert lookout.worth(more, 0) > lookout.worth(g, 0)
    assert lookout.worth(more, 1) < lookout.worth(g, 1)


# races and trees


def test_who_is_behind_in_every_world_is_given_up_and_who_may_be_lucky_is_not() -> None:
    assert behind([0.5, 0.6, 0.4, 0.5], [0.3, 0.4, 0.21, 0.3])
    assert not behind([0.5, 0.6, 0.4, 0.5], [0.9, 0.1, 0.2, 0.5])


class Tables:
    """A lookout that knows how each line ends in each world."""

    def __init__(self, ends: dict[str, list[float]]) -> None:
        self.ends = ends

    def follow(self, world: int, seat: int, line: tuple[str]) -> float:
        return self.ends[line[0]][world]

    def worth(self, g: float, seat: int) -> float:
        return g

    def world(self, number: int) -> int:
        return number

    seat = 0


def test_a_race_looks_longest_at_what_may_be_best() -> None:
    """After each share of the plays the worse half is given up."""
    close = [[0.5 + 0.1 * ((n + k) % 3) + 0.01 * k for n in range(64)] for k in range(4)]
    tables: Any = Tables({"thumb": close[0], "good": close[3], "fair": close[2], "poor": close[1]})
    lines: list[Any] = [("thumb",), ("good",), ("fair",), ("poor",)]
    race = Race(tables, tables, lines)
    found: Any = race.run(Clock(Budget(120)), 64)
    assert found == ("good",)
    thumb, good, fair, poor = map(len, race.worths)
    assert thumb == poor < fair == good
    assert thumb + good + fair + poor <= 120


@pytest.mark.parametrize(("sure", "better", "taken"), [(0.0, 0.04, "new"), (2.0, 0.04, "thumb"), (2.0, 0.4, "new")])
def test_a_cautious_race_leaves_the_thumb_only_for_a_clear_gain(sure: float, better: float, taken: str) -> None:
    thumb = [0.3, 0.5, 0.4, 0.6, 0.2, 0.4]
    new = [one + better + (0.1 if n % 2 else -0.1) for n, one in enumerate(thumb)]
    tables: Any = Tables({"thumb": thumb, "new": new, "worst": [0.0] * 6})
    lines: list[Any] = [("thumb",), ("new",), ("worst",)]
    found: Any = Race(tables, tables, lines, sure).run(Clock(Budget(100)), 6)
    assert found == (taken,)


def test_a_turn_costs_no_more_than_its_budget() -> None:
    title = games.title("discordia")
    for name in ("normal", "hard", "expert"):
        thinker = bot(f"{name}:iterations=24,worlds=50,options=4", title, seed=1)
        assert isinstance(thinker, Thinker)
        spent = _turns(title, thinker)
        assert max(spent) <= 24 + 5, "a decision at the end of a long turn still gets a look"
        assert sum(one > 1 for one in spent) > 3


def _turns(title: Any, thinker: Thinker) -> list[int]:
    """What each of the first turns of a game costs, to its last choice."""
    chance, clocks, resumed = FastChance(4), list[Clock](), thinker._resumed

    def noted(observation: Any, seat: int) -> Any:
        turn = resumed(observation, seat)
        if turn.own not in clocks:
            clocks.append(turn.own)
        return turn

    thinker._resumed = noted  # type: ignore[method-assign]  # listens in
    g, _ = title.new(title.table(2), chance)
    for _ in range(60):
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        action = thinker.choose(title.observe(g, seat), seat, options) if seat == 0 else options[0]
        title.apply(g, seat, action, chance)
    return [clock.used for clock in clocks]


@pytest.mark.parametrize("game", ["discordia", "origins"])
def test_who_plays_alone_thinks_anew_at_each_quiet_point(game: str) -> None:
    title = games.title(game)
    thinker = bot("normal:iterations=8,worlds=2,options=4", title, seed=1)
    assert isinstance(thinker, Thinker)
    chance = FastChance(4)
    g, _ = title.new(title.table(1), chance)
    quiet = heuristics(title).quiet
    rests = 0
    for _ in range(60):
        options = title.asked(g, 0)
        if quiet(g) and len(options) > 1:
            rests += 1
            assert thinker._turn is None, "the turn before is over"
        title.apply(g, 0, thinker.choose(title.observe(g, 0), 0, options), chance)
    assert rests > 2


def test_a_line_of_the_own_turn_is_carried_out_without_thinking_again() -> None:
    title = games.title("discordia")
    thinker = bot("hard:iterations=60,worlds=8", title, seed=1)
    assert isinstance(thinker, BanditBot)
    thought: list[str] = []
    search = thinker.search

    def counted(root: Any, clock: Clock) -> Any:
        thought.append(root.observation.agenda[-1].name)
        return search(root, clock)

    thinker.search = counted  # type: ignore[method-assign]
    chance, asked = FastChance(4), 0
    g, _ = title.new(title.table(2), chance)
    for _ in range(80):
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        asked += seat == 0 and len(options) > 1
        action = thinker.choose(title.observe(g, seat), seat, options) if seat == 0 else options[0]
        assert action in options
        title.apply(g, seat, action, chance)
    assert 0 < len(thought) < asked


def test_a_tree_grows_by_one_play_at_a_time_and_widens_as_it_is_visited(lookout: Lookout) -> None:
    g, seat = placing()
    made = level(lookout.title, "normal", {"way": "tree", "wide": "2", "worlds": "3"})
    root = Root(lookout, pp.observe(g, seat), seat, pp.legal(g, seat), FastChance(1), False)
    tree = Tree(lookout, root, made)
    assert sum(tree.top.priors) == pytest.approx(1.0)
    assert tree.top.options[0] == heuristics(lookout.title).thumb(g, seat, pp.legal(g, seat))
    widths = []
    for number in range(1, 41):
        tree.play()
        assert sum(tree.top.visits) == tree.top.count == number
        widths.append(sum(visits > 0 for visits in tree.top.visits))
    assert widths[0] == 1
    assert widths[2] <= 4 < len(tree.top.options)
    assert widths == sorted(widths)
    assert tree.best() in pp.legal(g, seat)
    replies = [node for node in tree.nodes.values() if node.count > 1]
    assert {node.seat for node in replies} >= {other for other in range(3) if other != seat}


def test_in_a_tree_nobody_knows_more_or_less_than_at_the_table(lookout: Lookout) -> None:
    """A rival has seen the next enemy: it chooses otherwise for each card, those who have not the same for all."""
    g, seat = peeked()
    (rival,) = g.enemies.top().known_to
    made = level(lookout.title, "normal", {"way": "tree", "wide": "2", "worlds": "12"})
    root = Root(lookout, pp.observe(g, seat), seat, pp.legal(g, seat), FastChance(1), False)
    cards: dict[Node, set[str]] = {}

    class Watched(Tree):
        def _tell(self, path: list[tuple[Node, int]], at: int, worths: Sequence[float]) -> None:
            for node, _ in path:
                cards.setdefault(node, set()).add(root.world(at)[0].enemies.layers[0].card)
            super()._tell(path, at, worths)

    tree = Watched(lookout, root, made)
    for _ in range(300):
        tree.play()
    assert len(cards[tree.top]) > 2
    assert all(len(found) == 1 for node, found in cards.items() if node.seat == rival)
    assert any(len(found) > 2 for node, found in cards.items() if node.seat not in (seat, rival))


# lines


def test_no_more_lines_than_can_be_compared_the_thumb_s_first_and_plans_between(
    lookout: Lookout, monkeypatch: pytest.MonkeyPatch
) -> None:
    g, seat = placing()
    options = pp.legal(g, seat)
    root = Root(lookout, pp.observe(g, seat), seat, options, FastChance(1), False)
    thumb = heuristics(lookout.title).thumb(g, seat, options)

    def found(left: int, plans: int = 0, through: int = 0) -> tuple[list[LineOfPlay], int]:
        clock = Clock(Budget(left))
        made = level(lookout.title, "hard", {"plans": str(plans), "through": str(through)})
        return lines_of(lookout, root, made, clock), clock.used

    assert 3 < len(options) <= 16
    assert [len(found(left)[0]) for left in (1, 2, 12, 1000)] == [1, 2, 3, len(options)]
    assert all(found(left)[0][0] == (thumb,) for left in (1, 2, 12, 40, 1000))
    assert found(1000)[1] == 0, "nothing follows in this turn: there is no line to look for"

    lines, used = found(1000, through=1)
    assert 0 < used < 1000
    assert max(map(len, lines)) > 1, "a line goes on after others have chosen"
    assert {line[0] for line in lines} == {line[0] for line in found(1000)[0]}
    assert lines[0][0] == thumb

    plan = (options[-1], Pass())
    monkeypatch.setattr(lookout, "plans", lambda *_: [plan])
    assert found(1000, plans=1)[0][:2] == [(thumb,), plan]


@pytest.mark.parametrize(("plans", "weighed"), [(0, False), (1, True)])
def test_normal_weighs_as_many_plans_as_its_level_says(
    plans: int, weighed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g, seat = placing()
    options = pp.legal(g, seat)
    normal = bot(f"normal:plans={plans},options=2", games.title("kingsburg"))
    assert isinstance(normal, AheadBot)
    plan, followed = (options[-1], Pass()), set[LineOfPlay]()
    follow = normal.lookout.follow

    def watched(world: World, seat: int, line: LineOfPlay) -> Any:
        followed.add(line)
        return follow(world, seat, line)

    monkeypatch.setattr(normal.lookout, "plans", lambda *_: [plan])
    monkeypatch.setattr(normal.lookout, "follow", watched)
    normal.choose(pp.observe(g, seat), seat, options)
    assert (plan in followed) == weighed
    assert len(followed) == 2 + weighed


# mixed strategies


def test_a_mix_learns_to_be_unpredictable() -> None:
    """Paper wins two points where the others win one: the mix that can't be exploited is known."""
    moves: list[Any] = [Pass(), *pp.legal(pp.new("kingsburg", seats=2, seed=1), 0)[:2]]
    wins = {(0, 2): 1.0, (1, 0): 2.0, (2, 1): 1.0}
    mixes, luck = [Mix(), Mix()], random.Random(1)
    for number in range(1, 4001):
        shares = [mix.strategy(moves) for mix in mixes]
        chosen = [luck.choices(range(3), share)[0] for share in shares]
        for me, mix in enumerate(mixes):
            rival = chosen[1 - me]
            worths = [wins.get((own, rival), 0.0) - wins.get((rival, own), 0.0) for own in range(3)]
            mix.learn(moves, worths, shares[me], number)
    whole = sum(mixes[0].weights.values())
    shares_of = [mixes[0].weights[move] / whole for move in moves]
    assert shares_of == pytest.approx([0.25, 0.25, 0.5], abs=0.06)
    drawn = {draw(mixes[0].kept, FastChance(seed)) for seed in range(30)}
    assert drawn == set(moves)
