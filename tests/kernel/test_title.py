"""A title: a table that can be agreed, names that are unique, piles wherever they are, bytes that are equal."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from kernel.scene import Scene
from kernel.toys import council, feast, raid, tower, turns, voyage
from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.agreement import Agreed, TableOption
from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.mistakes import Mistake
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.order import Order
from pentapolis.kernel.pile import Held, Pile
from pentapolis.kernel.playout import Endless, play, play_on
from pentapolis.kernel.refusal import BadTable, Illegal, NotNow
from pentapolis.kernel.sight import SPECTATOR, TABLE, BySeat, Everyone
from pentapolis.kernel.standing import Standing
from pentapolis.kernel.state import Outcome, Piece, State, Table
from pentapolis.kernel.title import Length, Rules, Title


def module(**names: Any) -> types.ModuleType:
    made = types.ModuleType("made")
    vars(made).update(names)
    return made


class Bare(State):
    pass


@step
def nothing(g: Bare, now: Now) -> None:
    pass


def title(*modules: types.ModuleType, state: type[Any] = Bare, **more: Any) -> Title[Any]:
    setup = more.pop("setup", lambda table: state(table=table))
    outcome = more.pop("outcome", lambda g: Outcome((1,), (0,), ()))
    listed = [module(nothing=nothing), *modules]
    rules = Rules(state=state, modules=listed, setup=setup, start=nothing, outcome=outcome)
    return Title(id="bare", players=(1, 2), rules=rules, **more)


# the table


def test_a_table_has_the_defaults_and_what_was_chosen_in_the_order_of_names() -> None:
    options = [TableOption("z", ("no", "yes")), TableOption("a", ("1", "2"))]
    game = title(table=Agreed(options=options))
    assert game.table(2) == Table(2, {"a": "1", "z": "no"})
    assert game.table(1, {"z": "yes"}, "box") == Table(1, {"a": "1", "z": "yes"}, "box")
    assert list(game.table(2).options) == ["a", "z"]


@pytest.mark.parametrize(
    ("seats", "options", "reason", "details"),
    [
        (5, {}, "table-seats", {"low": 2, "high": 4, "seats": 5}),
        (1, {}, "table-seats", {"low": 2, "high": 4, "seats": 1}),
        (2, {"speed": "fast"}, "table-no-option", {"option": "speed", "options": "teams"}),
        (2, {"teams": "perhaps"}, "table-bad-value", {"option": "teams", "value": "perhaps", "values": "no, yes"}),
        (3, {"teams": "yes"}, "table-combination", {"seats": 3}),
    ],
)
def test_what_cannot_be_agreed_is_said(
    seats: int, options: dict[str, str], reason: str, details: dict[str, object]
) -> None:
    with pytest.raises(BadTable) as bad:
        turns.TITLE.table(seats, options)
    assert (bad.value.reason, bad.value.arguments) == (reason, details)
    assert isinstance(bad.value, ValueError)


def test_a_number_of_players_may_leave_only_some_values_of_an_option_the_default_first() -> None:
    game = title(table=Agreed(options=[TableOption("sea", ("no", "yes", "ice"), with_seats={2: ("ice", "no")})]))
    assert [game.table(seats).options["sea"] for seats in (1, 2)] == ["no", "ice"]
    assert game.table(1, {"sea": "yes"}).options == {"sea": "yes"}
    assert game.table(2, {"sea": "no"}).options == {"sea": "no"}
    with pytest.raises(BadTable) as bad:
        game.table(2, {"sea": "yes"})
    told = {"option": "sea", "value": "yes", "seats": 2, "values": "ice, no"}
    assert (bad.value.reason, bad.value.arguments) == ("table-value-seats", told)
    with pytest.raises(BadTable):
        game.check(Table(2, {"sea": "yes"}))


def test_what_was_agreed_gives_way_where_one_value_is_left() -> None:
    sea = TableOption("sea", ("no", "yes", "ice"), with_seats={2: ("ice", "no"), 3: ("yes",)})
    assert [sea.adapted("no", seats) for seats in (1, 2, 3)] == ["no", "no", "yes"]
    assert sea.adapted("yes", 2) == "yes", "which of two it should be is for the players to say"


def test_a_table_names_all_options() -> None:
    with pytest.raises(BadTable) as bad:
        turns.TITLE.check(Table(2))
    assert bad.value.reason == "table-incomplete"


# what a title says of itself


def test_a_title_says_which_round_a_game_is_in() -> None:
    game, counting = title(), title(play=Length(rounds=lambda g: g.table.seats))
    g, _ = game.new(game.table(2), FastChance(0))
    assert (game.rounds(g), counting.rounds(g)) == (0, 2)


def test_standing_orders_answer_decisions_of_the_game_with_their_own_actions() -> None:
    assert title(feast, standing=Standing(answers={"serve": "seize_crown"})).standing == {"serve": "seize_crown"}
    assert title(feast).standing == {}
    for wrong in ({"dinner": "keep"}, {"serve": "keep"}, {"next_guest": "keep"}):
        with pytest.raises(TypeError, match="is no standing order for"):
            title(feast, standing=Standing(answers=wrong))


class Hold(Order, frozen=True):
    """Keep the crown while there are few guests."""

    decisions: ClassVar[tuple[str, ...]] = ("serve",)

    guests: int = 3

    def answer(self, g: Any, seat: int, options: Options) -> Action | None:
        return feast.SeizeCrown() if len(options) < self.guests else None

    @classmethod
    def offers(cls, g: Any, seat: int) -> list[Hold]:
        return [cls(guests) for guests in (3, 4)]


class Roam(Hold, frozen=True):
    decisions: ClassVar[tuple[str, ...]] = ("nowhere",)


def test_an_order_answers_by_what_its_seat_sees_or_leaves_the_question() -> None:
    game = title(feast, standing=Standing(orders=[Hold], answers={"serve": "hold guests=4"}))
    assert game.orders == {"hold": Hold}
    order = game.parse_standing("hold guests=4")
    seize, few, many = feast.SeizeCrown(), Items([feast.SeizeCrown()]), Items([feast.SeizeCrown()] * 4)
    g, _ = game.new(game.table(2), FastChance(0))
    assert game.unasked(order, g, 0, few) == seize
    assert game.unasked(order, g, 0, many) is None
    assert game.unasked(order, g, 0, Items([])) is None, "what is not legal is not answered"
    assert game.unasked(seize, g, 0, many) == seize


def test_an_order_must_answer_a_decision_of_the_game() -> None:
    with pytest.raises(Mistake, match="nowhere, which is no decision of bare: write one of"):
        title(feast, standing=Standing(orders=[Roam]))
    with pytest.raises(Mistake, match="both are written seize_crown"):
        title(feast, standing=Standing(orders=[type("SeizeCrown", (Hold,), {}, frozen=True)]))


# gathering


def test_two_steps_of_one_name_are_an_error_and_one_in_two_modules_is_not() -> None:
    def nothing(g: Bare, now: Now) -> None:
        pass

    assert title(module(nothing=globals()["nothing"])).nodes == {"nothing": globals()["nothing"]}
    with pytest.raises(TypeError, match="two steps or decisions of bare are called nothing"):
        title(module(other=step(nothing)))


def test_two_actions_or_events_of_one_name_are_an_error() -> None:
    def action_named_wait() -> type[Action]:
        class Wait(Action, frozen=True):
            pass

        return Wait

    def event_named_waited() -> type[Event]:
        class Waited(Event, frozen=True):
            pass

        return Waited

    def waiting(name: str, kind: type[Action]) -> Any:
        def options(g: Bare, seat: int) -> Options:
            return Items([kind()])

        options.__name__ = name
        return decision("BA-1", kind)(options)

    with pytest.raises(TypeError, match="two actions of bare are called wait"):
        title(module(a=waiting("a", action_named_wait()), b=waiting("b", action_named_wait())))
    with pytest.raises(TypeError, match="two events of bare are called waited"):
        title(module(a=event_named_waited(), b=event_named_waited()))


def test_a_title_knows_its_actions_windows_and_events() -> None:
    assert sorted(raid.TITLE.actions) == [
        *("attack", "block", "desert", "feint", "pass", "pierce", "rest", "riposte", "spring", "stand", "unstand"),
    ]
    assert raid.TITLE.windows == ("counter", "parry", "trap")
    assert {"fell", "chose", "ended", "sealed"} <= set(raid.TITLE.events)
    assert council.TITLE.floors == [council.bargain, council.whisper, council.clock]
    assert "stand" not in council.TITLE.actions
    assert raid.Raid.game == "raid"


# queries


def test_what_is_asked_is_what_the_pending_decision_asks() -> None:
    g = Scene(council.TITLE, seats=2)
    assert g.title.pending(g.g) is council.speak
    assert list(g.title.asked(g.g, 0)) == [council.Collect(), council.Spend()]
    assert list(g.title.asked(g.g, 1)) == []
    assert list(g.title.legal(g.g, 0))[:2] == [council.Collect(), council.Spend()]
    g.act(TABLE, "close_council")
    assert (g.title.pending(g.g), list(g.title.asked(g.g, 0)), g.title.to_act(g.g)) == (None, [], ())
    assert list(g.title.legal(g.g, 0)) == []
    assert str(g.title.why_not(g.g, 0, council.Collect())) == "refused-game-over"


def test_legal_is_what_apply_accepts() -> None:
    """Every action that could be typed is accepted exactly when it is listed."""
    for scene in (Scene(raid.TITLE, 2, [("traps", 0)] * 2), Scene(raid.TITLE, 2, [("traps", 1)] * 2)):
        scene.act(0, "attack on=1")
        for seat in (SPECTATOR, TABLE, 0, 1):
            lines = ["attack on=0", "attack on=1", "rest", "block", "riposte", "pierce", "spring", "pass"]
            lines += [f"stand window={name} answer=pass" for name in scene.title.windows]
            lines += [f"unstand window={name}" for name in scene.title.windows]
            for line in lines:
                action, g = scene.title.parse(line), scene.title.copy(scene.g)
                legal = action in scene.title.legal(g, seat)
                assert (scene.title.why_not(g, seat, action) is None) == legal
                if legal:
                    scene.title.apply(g, seat, action, FastChance(0))
                else:
                    with pytest.raises(NotNow):
                        scene.title.apply(g, seat, action, FastChance(0))


def test_a_position_set_up_by_hand_needs_no_answers_of_its_own() -> None:
    for line in ("stand window=parry answer=pass", "feint on=1"):
        g = Scene(raid.TITLE, 2, [("traps", 0)] * 2)
        g.g.answers = None
        g.act(0, line)
        assert g.title.legal(g.g, 1)
        assert g.g.answers is not None


# bytes


def test_equal_positions_are_equal_bytes_whatever_the_way_to_them() -> None:
    """A pact offered and refused, a standing answer left and withdrawn, leave nothing behind."""
    straight, around = Scene(raid.TITLE, 2, [("traps", 0)] * 2), Scene(raid.TITLE, 2, [("traps", 0)] * 2)
    around.play((1, "stand window=parry answer=pass"), (1, "unstand window=parry"))
    for scene in (straight, around):
        scene.play((0, "attack on=1"), (1, "block"), (0, "pass"), (1, "rest"))
    assert straight.title.encode(straight.g) == around.title.encode(around.g)
    assert straight.title.digest(straight.g) == around.title.digest(around.g)
    around.act(0, "rest")
    assert straight.title.digest(straight.g) != around.title.digest(around.g)


def test_a_digest_is_short_and_hangs_on_every_field() -> None:
    g = Scene(turns.TITLE).g
    digest = turns.TITLE.digest(g)
    assert len(digest) == 16
    g.coins[1] += 1
    assert turns.TITLE.digest(g) != digest


# piles


class Player(Piece):
    deck: Everyone[Pile]
    hand: Everyone[list[Held]] = []


class Decks(State):
    players: BySeat[list[Player]]
    common: Everyone[Pile | None]
    by_name: Everyone[dict[str, Pile]]
    listed: Everyone[list[Pile]]
    kept: Everyone[dict[str, Held]] = {}


def decks(table: Table) -> Decks:
    def pile(name: str) -> Pile:
        return Pile.of(name, {f"{name}_a": 1, f"{name}_b": 1})

    players = [Player(pile("p0")), Player(pile("p1"))]
    return Decks(table=table, players=players, common=pile("c"), by_name={"n": pile("n")}, listed=[pile("l")])


def test_piles_are_found_in_fields_lists_dicts_and_pieces() -> None:
    game = title(state=Decks, setup=decks, outcome=lambda g: Outcome((1, 1), (0, 0), ()))
    g, _ = game.new(game.table(2), FastChance(0))
    assert [pile.name for pile in game.piles(g)] == ["p0", "p1", "c", "n", "l"]
    g.common = None
    assert [pile.name for pile in game.piles(g)] == ["p0", "p1", "n", "l"]


def test_two_piles_of_one_name_are_an_error() -> None:
    def twice(table: Table) -> Decks:
        g = decks(table)
        g.listed.append(Pile.of("c", {"x": 1}))
        return g

    game = title(state=Decks, setup=twice)
    with pytest.raises(Mistake, match="two piles of bare have one name, of p0, p1, c, n, l, c"):
        game.new(game.table(2), FastChance(0))


def test_a_card_of_any_pile_is_hidden_in_its_pool_and_imagined_from_it() -> None:
    game = title(state=Decks, setup=decks, outcome=lambda g: Outcome((1, 1), (0, 0), ()))
    g, _ = game.new(game.table(2), FastChance(0))
    now = Now([], FastChance(0), None, {})
    for pile in game.piles(g):
        g.players[1].hand.append(now.draw_for(pile, 1))
    g.kept["safe"] = g.players[1].hand.pop()
    o = game.observe(g, 0)
    assert [held.card for held in (*o.players[1].hand, o.kept["safe"])] == [""] * 5
    assert all(pile.pools[""] == {f"{pile.name}_a": 1, f"{pile.name}_b": 1} for pile in game.piles(o))
    imagined = game.imagine(o, 0, FastChance(3))
    hidden = [*imagined.players[1].hand, imagined.kept["safe"]]
    assert all(held.card.startswith(held.pile) for held in hidden)
    assert game.observe(imagined, 0) == o


# playouts


def first(g: Any, seat: int, options: Options) -> Action:
    assert len(options) > 1
    return options[0]


def test_a_playout_is_the_same_game_as_its_moves_applied_one_by_one() -> None:
    g, trace = play(tower.TITLE, tower.TITLE.table(3), lambda g, seat, options: options[-1], FastChance(9))
    chance = FastChance(9)
    other, now = tower.TITLE.new(tower.TITLE.table(3), chance)
    assert trace.setup == now.outcomes
    for seat, action, outcomes in trace.moves:
        assert tower.TITLE.apply(other, seat, action, chance).outcomes == list(outcomes)
    assert other == g
    assert g.over


def test_a_playout_counts_choices_and_names_its_seats() -> None:
    g, trace = play(feast.TITLE, feast.TITLE.table(1), first, FastChance(2))
    assert [str(action) for _, action, _ in trace.moves] == [
        *("serve dish=bread", "claim bonus=coin", "claim bonus=good", "pick good=stone"),
        *("serve dish=cake", "claim bonus=coin", "claim bonus=crown"),
    ]
    assert trace.choices == 5
    record = trace.record(g)
    assert record.names == ["Seat 1"]
    assert record.moves[-1].digest == feast.TITLE.digest(g)


def test_a_playout_that_goes_on_counts_its_own_choices() -> None:
    g, now = feast.TITLE.new(feast.TITLE.table(1), FastChance(2))
    moves: list[Any] = []
    counted = [play_on(feast.TITLE, g, first, now, moves, limit) for limit in (2, 100)]
    assert (counted, len(moves), g.over) == ([2, 3], 7, True)


def test_a_playout_refuses_what_is_not_among_the_options() -> None:
    with pytest.raises(Illegal, match="TU-2"):
        play(turns.TITLE, turns.TITLE.table(2), lambda g, seat, options: turns.Rush(), FastChance(0))


def test_a_playout_that_does_not_end_is_an_error() -> None:
    with pytest.raises(Endless, match="turns did not end within 10 moves"):
        play(turns.TITLE, turns.TITLE.table(2), first, FastChance(0), limit=10)


def test_a_playout_is_left_after_the_last_round_of_self_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns.TITLE, "rounds", lambda g: g.coins[0])
    monkeypatch.setattr(turns.TITLE, "cap", 3)
    g, trace = play(turns.TITLE, turns.TITLE.table(2), first, FastChance(0))
    assert (trace.truncated, g.over, g.coins) == (True, False, [4, 3]), "left as soon as the round after the cap begins"
    assert len(trace.moves) == 7
    leaver, left = play(turns.TITLE, turns.TITLE.table(2), lambda g, seat, options: options[-1], FastChance(0))
    assert (left.truncated, leaver.over) == (False, True)


def test_a_playout_that_ends_in_mid_effect_ends() -> None:
    g, trace = play(voyage.TITLE, voyage.TITLE.table(3), first, ScriptedChance([("d6", 6)] * 2))
    assert (g.over, g.fate, len(trace.moves)) == (True, "shore", 2)
    assert Match.replay(voyage.TITLE, trace.record(g)).state == g


def test_options_that_the_rules_have_just_found_serve_the_decision_that_comes_next_and_no_other() -> None:
    found: list[int] = []

    def wait(g: Bare, seat: int) -> Options:
        found.append(seat)
        return Items([turns.Work(), turns.Withdraw()])

    choice = decision("BA-1", turns.Work, turns.Withdraw)(wait)
    choice.chosen(lambda g, now, seat, action: None)
    offered = Items([turns.Work(), turns.Withdraw()])

    def by_each(now: Now, seat: int) -> None:
        now.each((seat,), choice)

    def by_then(now: Now, seat: int) -> None:
        now.then(choice.of(seat))

    def by_ask(now: Now, seat: int) -> None:
        now.ask(choice, seat)

    def ask(*more: int, way: Callable[[Now, int], None] = by_ask) -> list[int]:
        def begin(g: Bare, now: Now) -> None:
            now.ask(choice, 0, offered)
            for seat in more:
                way(now, seat)

        game = title(module(wait=choice, begin=step(begin)))
        game._start = game.nodes["begin"]
        found.clear()
        _, trace = play(game, game.table(2), first, FastChance(0))
        assert [seat for seat, _, _ in trace.moves] == [*more[::-1], 0]
        return list(found)

    assert ask() == []
    for way in (by_ask, by_each, by_then):
        assert ask(1, way=way) == [1, 0]
