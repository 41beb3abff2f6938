"""Finished games in hindsight: a win graph that adds up, luck apart from choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

import pentapolis as pp
from conformance import hooks
from pentapolis import games
from pentapolis.bots.analysis import Account, Analysis, Choice, Hindsight, Luck, NotOver, analyse, assembled
from pentapolis.bots.analysis.turning import charged_once
from pentapolis.bots.analysis.weighing import Gap
from pentapolis.bots.analysis.wording import by_chance, chance_said
from pentapolis.bots.protocol import heuristics, luck, mixed
from pentapolis.bots.search.lookout import Lookout
from pentapolis.games.discordia.events import WorkersDrawn
from pentapolis.games.kingsburg.events import Built, Fought, Reinforced, Rolled
from pentapolis.games.medioevo.free import DeclareWar
from pentapolis.kernel.action import Action, Stand
from pentapolis.kernel.chance import Chance, FastChance, Value
from pentapolis.kernel.event import Chose
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import Options
from pentapolis.words import LANGUAGES, Words, event_sentence
from support.having import with_levels

Policy = Any


def played(chance: Chance, policy: Policy | None = None, seats: int = 2) -> Match[Any]:
    """A game of Kingsburg by the thumb, but for what a policy chooses otherwise."""
    title = pp.title("kingsburg")
    thumb = heuristics(title).thumb
    match = Match(title, title.table(seats), chance, ["Anna", "Ben", "Cleo"][:seats])
    while not match.over:
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        chosen = policy(match, seat, options) if policy is not None else None
        match.act(seat, chosen or thumb(match.state, seat, options))
    return match


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return played(FastChance(5))


@pytest.fixture(scope="module")
def accounts(match: Match[Any]) -> list[Account]:
    return list(Hindsight(match, 1).accounts())


@pytest.fixture(scope="module")
def found(match: Match[Any], accounts: list[Account]) -> Analysis:
    return assembled(match, accounts, 1)


def test_the_graph_goes_from_the_start_to_the_end_and_adds_up_to_one(match: Match[Any], found: Analysis) -> None:
    assert found.points[0].move == 0
    assert found.points[-1].move == len(match.moves)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1)
    assert match.outcome is not None
    won = [float(seat in match.outcome.winners) for seat in range(2)]
    assert found.points[-1].chances == [*won, 0.0]
    quiet = heuristics(match.title).quiet
    assert all(quiet(match.position(point.move)) for point in found.points[1:])


def test_what_a_change_is_booked_to_adds_up_to_it(found: Analysis) -> None:
    assert len(found.steps) == len(found.points) - 1
    for before, after, step in zip(found.points[:-1], found.points[1:], found.steps, strict=True):
        changes = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
        assert [one.change for one in step.booked] == pytest.approx(changes, abs=1e-12)
        assert sum(one.change for one in step.booked) == pytest.approx(0, abs=1e-12)
        assert sum(one.luck for one in step.booked) == pytest.approx(0, abs=1e-12), "what one gains others lose"
    first, last = found.points[0].chances, found.points[-1].chances
    whole = [late - early for early, late in zip(first, last, strict=True)]
    assert [one.change for one in found.totals] == pytest.approx(whole)


def test_every_seat_s_change_is_booked_to_what_made_it(match: Match[Any]) -> None:
    """A costly choice of seat 0, a roll, a move of seat 1 that rolls too and ends at a quiet point, the last move."""
    start, then = [0.51, 0.44, 0.05], [0.43, 0.50, 0.07]
    chosen, rolled, moved, end = [0.40, 0.54, 0.06], [0.52, 0.43, 0.05], [0.42, 0.51, 0.07], [1.0, 0.0, 0.0]
    on, none = [0.48, 0.47, 0.05], [0.0, 0.0, 0.0]
    found = assembled(
        match,
        [
            Account(0, -1, start, start, True, on),
            Account(1, 0, on, chosen, False, chosen, choice=Choice(0, "pass", "build", 0.08, 0.01)),
            Account(2, -1, chosen, rolled, False, rolled, Luck([0.10, -0.09, -0.01], none, none)),
            Account(3, 1, rolled, moved, True, then, Luck([-0.03, 0.02, 0.01], [0.02, -0.02, 0.0], none)),
            Account(4, 0, then, end, True, end),
        ],
        1,
    )
    assert [(point.move, point.chances) for point in found.points] == [(0, start), (3, moved), (4, end)]
    booked = [[[one.own, one.luck, one.others, one.model] for one in step.booked] for step in found.steps]
    assert booked == [
        [
            pytest.approx([-0.08, 0.07, -0.07, -0.01]),
            pytest.approx([0.0, -0.07, 0.07, 0.07]),
            pytest.approx([0.0, 0.0, 0.02, 0.0], abs=1e-12),
        ],
        [
            pytest.approx([0.0, 0.02, 0.0, 0.56]),
            pytest.approx([0.0, -0.02, -0.50, 0.01]),
            pytest.approx([0.0, 0.0, -0.07, 0.0], abs=1e-12),
        ],
    ]
    assert [turn.move for turn in found.turns] == [1]


def test_a_choice_costs_what_the_better_one_gains_in_fresh_worlds(match: Match[Any], accounts: list[Account]) -> None:
    """Counted again by hand: one world to find what is better, three others to say by how much."""
    title, lookout, compared = match.title, Lookout(match.title), 0
    for account in accounts:
        choice, line = account.choice, match.moves[account.move - 1]
        if choice is None or compared >= 5:
            continue
        assert (choice.seat, choice.action) == (line.seat, pp.text(line.action))
        o = title.observe(match.position(account.move - 1), choice.seat)
        chance = luck(title, mixed(0, "choice", account.move), o, choice.seat)
        _, *fresh = [lookout.world(o, choice.seat, chance) for _ in range(4)]
        better, mine = (
            [lookout.judge.win(lookout.follow(world, choice.seat, (action,)), choice.seat) for world in fresh]
            for action in map(title.parse, (choice.better, choice.action))
        )
        gaps = [a - b for a, b in zip(better, mine, strict=True)]
        assert choice.cost == pytest.approx(fmean(gaps))
        assert choice.error == pytest.approx(stdev(gaps) / 3**0.5, abs=1e-12)
        compared += 1
    assert compared == 5


def test_what_a_choice_is_better_than_the_thumb_s_is_noted_where_one_led_to_it(
    match: Match[Any], accounts: list[Account]
) -> None:
    """In the same fresh worlds, and only if the seat has moved since the last luck."""
    title, lookout, compared = match.title, Lookout(match.title), 0
    for account in accounts:
        choice, missed = account.choice, account.missed
        if choice is None or missed is None or compared >= 5:
            continue
        before = [line for line in match.moves[: account.move - 1] if line.got or line.seat == choice.seat]
        assert not before[-1].got
        o = title.observe(match.position(account.move - 1), choice.seat)
        options = title.asked(o, choice.seat)
        chance = luck(title, mixed(0, "choice", account.move), o, choice.seat)
        _, *fresh = [lookout.world(o, choice.seat, chance) for _ in range(4)]
        better, thumb = (
            [lookout.judge.win(lookout.follow(world, choice.seat, (action,)), choice.seat) for world in fresh]
            for action in (title.parse(choice.better), lookout.game.thumb(o, choice.seat, options))
        )
        assert missed.mean == pytest.approx(fmean(better) - fmean(thumb))
        compared += 1
    assert compared >= 3


def test_no_choice_costs_what_a_later_one_could_still_have_made_good() -> None:
    def cost(*given: Account) -> list[float]:
        return [one.choice.cost if one.choice is not None else 0.0 for one in charged_once(given)]

    def account(seat: int, cost: float, missed: float = 0.0, goes_on: bool = True) -> Account:
        choice = Choice(seat, "a", "b", cost, 0.003) if cost else None
        gap = Gap(missed, 0.004) if missed else None
        return Account(1, seat, [], [], False, [], choice=choice, missed=gap, goes_on=goes_on)

    rolled, forced = account(-1, 0, goes_on=False), account(-1, 0)
    first, second = account(0, 0.08), account(0, 0.05, 0.05)
    assert cost(first, second) == pytest.approx([0.03, 0.05])
    relieved = charged_once([first, second])[0].choice
    assert relieved is not None
    assert relieved.error == pytest.approx(0.005), "both errors together"
    assert cost(first, account(1, 0.02, 0.07), forced, second) == pytest.approx([0.03, 0.02, 0.0, 0.05]), "others"
    assert cost(first, rolled, second) == [0.08, 0.0, 0.05], "the thumb played on to the roll, no further"
    assert cost(account(0, 0.08, goes_on=False), second) == [0.08, 0.05], "the first came to a quiet point"
    assert cost(first, account(0, 0.05)) == [0.08, 0.05], "the thumb would have known what was better"
    assert cost(first, account(0, 0.0, 0.079)) == [0.0, 0.0], "what the seat did know is made good, but for the error"
    assert cost(first, account(0, 0.04, 0.04), account(0, 0.06, 0.06)) == pytest.approx([0.02, 0.0, 0.06])
    assert cost(first, account(0, 0.0), account(0, 0.05, 0.05)) == pytest.approx([0.03, 0.0, 0.05])


def with_an_aside(aside: Callable[[Any, int, Options], tuple[int, Action] | None]) -> tuple[Match[Any], int]:
    """A game of Medioevo by the thumb in which something is done once unasked, and the number of that move."""
    title: Any = pp.title("medioevo")
    match, number = Match(title, title.table(2), FastChance(1), ["Anna", "Ben"]), 0
    while not match.over:
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        found = aside(match.state, seat, options) if not number else None
        if found is not None:
            assert found[1] not in title.asked(match.state, found[0])
            match.act(*found)
            number = len(match.moves)
        else:
            match.act(seat, heuristics(title).thumb(match.state, seat, options) if len(options) > 1 else options[0])
    return match, number


def test_what_is_done_unasked_is_others_choice_for_all_but_the_mover() -> None:
    """Anna declares war on Ben while Ben is asked. For herself it is the model's: nothing says what was better."""

    def declare(g: Any, seat: int, options: Options) -> tuple[int, Action] | None:
        war = DeclareWar(1)
        return (0, war) if seat == 1 and war in pp.title("medioevo").legal(g, 0) else None

    match, war = with_an_aside(declare)
    account = next(Hindsight(match, 1).accounts(war))
    assert (account.seat, account.choice, account.missed) == (0, None, None)
    start = msgspec.structs.replace(account, move=0, seat=-1, after=account.before)
    found = assembled(match, [start, msgspec.structs.replace(account, quiet=True)], 1)
    anna, ben, _ = found.totals
    change = [late - early for early, late in zip(account.before, account.after, strict=True)]
    assert [anna.own, anna.others, anna.model] == pytest.approx([0, 0, change[0]], abs=1e-12)
    assert [ben.own, ben.others, ben.model] == pytest.approx([0, change[1], 0], abs=1e-12)
    assert abs(change[1]) > 1e-4
    assert found.turns == []


def test_what_is_done_unasked_was_chosen_also_where_what_is_asked_has_one_answer() -> None:
    def stand(g: Any, seat: int, options: Options) -> tuple[int, Action] | None:
        return (seat, Stand("conquest", "pass")) if seat >= 0 and len(options) == 1 else None

    match, stood = with_an_aside(stand)
    assert next(Hindsight(match, 1).accounts(stood)).seat == match.moves[stood - 1].seat


def test_a_mistake_is_marked_once(match: Match[Any], accounts: list[Account]) -> None:
    before = sum(one.choice.cost for one in accounts if one.choice is not None)
    found = assembled(match, accounts, 1)
    assert 0 < -sum(one.own for one in found.totals) < before
    costs = {one.move: one.choice.cost for one in charged_once(accounts) if one.choice is not None}
    assert found.turns
    assert all(turn.choice.cost == costs[turn.move] for turn in found.turns)


def test_what_gives_nothing_up_costs_nothing(
    match: Match[Any], accounts: list[Account], monkeypatch: pytest.MonkeyPatch
) -> None:
    costly = next(account for account in accounts if account.choice is not None)
    monkeypatch.setattr(
        games.part(match.title.id, "heuristics"), "at_once", lambda g, seat, options: options, raising=False
    )
    assert next(Hindsight(match, 1).accounts(costly.move)).choice is None


def test_luck_is_booked_where_chance_answered_and_nowhere_else(match: Match[Any], accounts: list[Account]) -> None:
    assert Hindsight(match, 1).draws >= 32
    for account in accounts:
        answered = match.moves[account.move - 1].got if account.move else match.record.setup
        assert (account.luck is not None) == bool(answered)


@pytest.mark.parametrize("effort", [3, 8])
@pytest.mark.parametrize("quiet", [True, False])
def test_where_every_answer_comes_to_the_same_there_is_no_luck(
    match: Match[Any], monkeypatch: pytest.MonkeyPatch, quiet: bool, effort: int
) -> None:
    """What is rolled after a move is not counted as the luck of that move: over a game that would add up."""
    hindsight, title, played = Hindsight(match, effort), match.title, 0
    for move, line in enumerate(match.moves, 1):
        after = match.position(move)
        ends = hindsight._playouts(after)
        reached, settled = hindsight._settled(after, ends)
        if line.got and settled == quiet and len({tuple(values) for values in ends}) > 1:
            monkeypatch.setattr(hindsight, "_drawn", lambda *_, after=after: title.copy(after))
            found = hindsight._luck(move, match.position(move - 1), line, reached, quiet, ends)
            assert [*found.now, *found.late, *found.error] == pytest.approx([0.0] * 9, abs=1e-12)
            played += 1
    assert played, "somewhere what follows makes a difference"


def test_an_account_depends_on_nothing_that_was_made_before_it(match: Match[Any], accounts: list[Account]) -> None:
    for start in (1, 60, 101):
        made = Hindsight(match, 1).accounts(start)
        assert [next(made) for _ in range(8)] == accounts[start : start + 8]


def test_who_passes_with_all_dice_in_hand_pays_for_it() -> None:
    erred: list[int] = []

    def careless(match: Match[Any], seat: int, options: Options) -> Action | None:
        """Seat 1 places nothing in the fourth season."""
        province = match.state.provinces[1]
        passing = [option for option in options if pp.text(option) == "pass"]
        if seat == 1 and match.state.year == 2 and not erred and passing and len(province.colored) >= 3:
            erred.append(len(match.moves) + 1)
            return passing[0]
        return None

    match = played(FastChance(5), careless)
    made = Hindsight(match, 2).accounts(erred[0])
    [turn] = assembled(match, [msgspec.structs.replace(next(made), move=0)], 2).turns
    assert turn.choice.seat == 1
    assert turn.choice.action == "pass" != turn.choice.better
    assert turn.choice.cost > 0.03
    assert turn.choice.cost > 2 * turn.choice.error
    assert turn.choice.reasons


def test_up_to_three_choices_of_a_seat_and_three_strokes_are_marked(match: Match[Any], accounts: list[Account]) -> None:
    costly = [Choice(account.move % 2, "a", "b", 0.04 + account.move / 1e4, 0.001) for account in accounts]
    given = [msgspec.structs.replace(one, choice=choice) for one, choice in zip(accounts, costly, strict=True)]
    last = len(match.moves)
    found = assembled(match, given, 1)
    assert [turn.move for turn in found.turns] == list(range(last - 5, last + 1))
    cheap = [Choice(0, "a", "b", 0.03, 0.001), Choice(0, "a", "b", 0.06, 0.03)]
    few = [msgspec.structs.replace(one, choice=choice) for one, choice in zip(accounts, cheap, strict=False)]
    assert assembled(match, few, 1).turns == []
    assert len(found.strokes) == 3
    least = min(abs(stroke.gain) for stroke in found.strokes)
    others = [one for one in accounts if one.luck and one.move not in {stroke.move for stroke in found.strokes}]
    for one in others:
        assert one.luck is not None
        gain, error = max(zip(map(abs, one.luck.total), one.luck.error, strict=True))
        assert gain <= least or gain <= 2 * error


class Loaded(FastChance):
    """Dice whose first throws are known."""

    def __init__(self, seed: int, *dice: int) -> None:
        super().__init__(seed)
        self.dice = list(dice)

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        return self.dice.pop(0) if what == "d6" and self.dice else super().pick(what, values, weights)

    def picks(self, what: str, values: Sequence[Value], number: int) -> list[Value]:
        return [self.pick(what, values) for _ in range(number)]


def test_great_dice_against_bad_ones_are_a_stroke_of_luck() -> None:
    match = played(Loaded(2, 6, 6, 6, 1, 1, 1), seats=3)
    rolled = next(number for number, line in enumerate(match.moves, 1) if ("d6", 6) in line.got)
    best, worst, _ = (event.seat for event in match.moves[rolled - 1].events if isinstance(event, Rolled))
    found = next(Hindsight(match, 2).accounts(rolled))
    assert found.luck is not None
    assert found.luck.total[best] > 4 * found.luck.error[best] > 0
    assert found.luck.total[worst] < -4 * found.luck.error[worst] < 0
    said = chance_said(Words("en", "kingsburg", match.title.actions), match, rolled, best)
    assert said == f"{match.record.names[best]} rolls 6 6 6."


def test_luck_that_shows_later_is_the_dice_not_the_winter_before_them(match: Match[Any]) -> None:
    """The move that ends a winter tells of a battle too, whose strength may be any number of the dice."""
    words, winters = Words("en", "kingsburg", match.title.actions), 0
    for move, line in enumerate(match.moves, 1):
        rolled = {event.seat: event for event in line.events if isinstance(event, Rolled)}
        if rolled and any(isinstance(event, Fought) for event in line.events):
            for seat, event in rolled.items():
                said = chance_said(words, match, move, seat, late=True)
                assert said == event_sentence(words, event, match.record.names)
            winters += 1
    assert winters >= 3


def test_a_die_is_told_by_who_rolled_it_not_by_what_it_brought(match: Match[Any]) -> None:
    """A winter's points, goods and strengths may be as many as the King's die showed, and so may seats."""
    words, winters, names = Words("en", "kingsburg", match.title.actions), 0, match.record.names
    for move, line in enumerate(match.moves, 1):
        dice = [event for event in line.events if isinstance(event, Reinforced | Rolled)]
        if any(isinstance(event, Reinforced) for event in dice):
            for seat in range(2):
                told = [event for event in dice if event.seat == seat] or dice
                said = " ".join(event_sentence(words, event, names) for event in told)
                assert chance_said(words, match, move, seat) == said
            winters += 1
    assert winters == 5


def test_workers_out_of_a_bag_are_told_by_how_many_there_are_of_each() -> None:
    """Not by numbers that dice of the same season show too."""
    match = by_whim("discordia", 2, 1)
    words, bags = Words("en", "discordia", match.title.actions), 0
    for move, line in enumerate(match.moves, 1):
        for seat in range(2):
            drawn = [event for event in line.events if isinstance(event, WorkersDrawn) and event.seat == seat]
            if len(drawn) == 1 and drawn[0].sailor + drawn[0].soldier + drawn[0].merchant + drawn[0].farmer > 3:
                said = event_sentence(words, drawn[0], match.record.names)
                assert chance_said(words, match, move, seat, late=True) == said
                bags += 1
    assert bags >= 4


def by_whim(game: str, seats: int, seed: int) -> Match[Any]:
    """A game by the thumb, which now and then does something else."""
    title, whim = pp.title(game), random.Random(seed)
    match = Match(title, title.table(seats), FastChance(seed), ["Anna", "Ben", "Cleo", "Dino"][:seats])
    while not match.over and not title.beyond_cap(match.state):
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        free = len(options) > 1 and whim.random() > 0.3
        match.act(seat, heuristics(title).thumb(match.state, seat, options) if free else whim.choice(options))
    return match


@pytest.mark.parametrize("game", with_levels())
def test_whatever_chance_did_is_said(game: str) -> None:
    """From the set-up on, for everybody; events that nothing is said of, and luck that none tells, are no exception."""
    match = by_whim(game, 2, 1)
    moves = [0, *(move for move, line in enumerate(match.moves, 1) if line.got)]
    for lang in LANGUAGES:
        words = Words(lang, game, match.title.actions)
        unsaid = words.say("chance-unsaid")
        for move, late in product(moves, (False, True)):
            assert chance_said(words, match, move, 1, late) not in ("", unsaid)
        calm = next(move for move in range(1, len(match.moves)) if move not in moves)
        assert chance_said(words, match, calm, 1) == ""


def test_luck_that_the_log_does_not_tell_is_said_by_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile of Origins that comes up on its pile is seen by all, and the log has no sentence for it."""
    match = by_whim("origins", 2, 1)
    move, tile = next(
        (move, tile)
        for move, line in enumerate(match.moves, 1)
        if [pile.partition("_")[0] for pile, _ in line.got] == ["building"]
        for _, tile in line.got
    )
    for lang, said in (("en", "The next tile of its pile: {}."), ("fr", "La tuile suivante de sa pile\xa0: {}.")):
        words = Words(lang, "origins", match.title.actions)
        assert chance_said(words, match, move, 1) == said.format(words.say(f"building-{tile}"))
    has = Words.has
    monkeypatch.setattr(Words, "has", lambda own, key: not key.startswith("chance-building") and has(own, key))
    words = Words("en", "origins", match.title.actions)
    assert chance_said(words, match, move, 1) == "It was the luck of the draw.", "where a game has no words for it"


def test_cards_that_were_drawn_in_secret_are_named_after_the_game() -> None:
    match = by_whim("medioevo", 2, 1)
    words = Words("en", "medioevo", match.title.actions)
    move = next(n for n, line in enumerate(match.moves, 1) if pp.text(line.action).startswith("buy_empire_card"))
    cards = words.listed([words.say(f"card-{card}") for what, card in match.moves[move - 1].got if what == "empire"])
    top = next(words.say(f"card-{card}") for what, card in match.moves[move - 1].got if what == "empire.face")
    assert (
        chance_said(words, match, move, 0)
        == f"Drawn from the Empire deck: {cards}. On top of the Empire deck now: {top}."
    )


def test_what_would_have_happened_anyway_is_not_said_to_be_luck(match: Match[Any]) -> None:
    """A season ends with goods and buildings, which somebody chose, and with dice for the next one."""
    both = 0
    for move, line in enumerate(match.moves, 1):
        told = [event for event in line.events if not isinstance(event, Chose)]
        rolled = [event for event in told if isinstance(event, Rolled)]
        if line.got and rolled and len(told) > len(rolled):
            lucky = by_chance(match, move)
            assert [event for event in lucky if isinstance(event, Rolled)] == rolled
            assert not [event for event in lucky if isinstance(event, Built)]
            both += any(isinstance(event, Built) for event in told)
    assert both


def test_choices_are_judged_by_what_the_seat_could_know() -> None:
    """The enemy card that another has looked at might be any other: no choice is judged otherwise."""
    secrets, compared = hooks.secrets("kingsburg"), 0
    match = played(FastChance(8), seats=3)
    hindsight = Hindsight(match, 1)
    for number, line in enumerate(match.moves, 1):
        before = match.position(number - 1)
        options = match.title.asked(before, line.seat)
        swaps = secrets.swaps(before, line.seat, random.Random(number))[:1]
        if len(options) < 2 or not swaps or compared >= 12:
            continue
        mine = hindsight._choice(number, before, line.seat, options, line.action)
        assert hindsight._choice(number, swaps[0], line.seat, options, line.action) == mine
        compared += 1
    assert compared


def test_a_game_that_goes_on_is_not_looked_at() -> None:
    title = pp.title("kingsburg")
    with pytest.raises(NotOver):
        analyse(Match(title, title.table(2), FastChance(1)), 1)
