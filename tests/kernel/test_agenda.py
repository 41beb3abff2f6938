"""The agenda and `now`: what is still to be done, in what order, and the luck on the way."""

from __future__ import annotations

import sys
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from kernel.scene import every_way
from kernel.toys import turns
from pentapolis.kernel.action import Pass, Stand
from pentapolis.kernel.agenda import Entry, Node, step
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, Value
from pentapolis.kernel.decision import decision, secret
from pentapolis.kernel.event import Chose, Event
from pentapolis.kernel.mistakes import Mistake
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import NOBODY, SEVERAL, Everyone
from pentapolis.kernel.state import Outcome, State, Table
from pentapolis.kernel.title import Rules, Title
from pentapolis.kernel.window import window


class Diary(State):
    lines: Everyone[list[str]] = []


@step
def begin(g: Diary, now: Now) -> None:
    now.then(write.of("a"), chapter, write.of("z"))


@step
def chapter(g: Diary, now: Now) -> None:
    now.then(write.of("b"))
    now.then(write.of("c"), write.of("d"))
    now.each([2, 0], sign, 7)
    write(g, now, "at once")


@step
def write(g: Diary, now: Now, line: str) -> None:
    g.lines.append(line)


@step
def sign(g: Diary, now: Now, seat: int, times: int = 1) -> None:
    g.lines.append(f"{seat}x{times}")


@step
def forever(g: Diary, now: Now) -> None:
    now.then(forever)


@decision("DI-1", Pass)
def rest(g: Diary, seat: int) -> Options:
    return Items([Pass()])


@rest.chosen
def _rest(g: Diary, now: Now, seat: int, action: Pass) -> None: ...


@secret("DI-2", Pass)
def rest_together(g: Diary, seat: int) -> Options:
    return Items([Pass()])


@rest_together.revealed
def _rest_together(g: Diary, now: Now, choices: dict[int, Pass]) -> None: ...


@window("DI-3")
def rest_in_turn(g: Diary, seat: int) -> Options:
    return Items()


@rest_in_turn.chosen
def _rest_in_turn(g: Diary, now: Now, seat: int, action: Pass) -> None: ...


def diary(start: Node[[]]) -> Title[Diary]:
    return Title(
        id="diary",
        prefix="DI",
        version=1,
        players=(3,),
        rules=Rules(
            state=Diary,
            modules=[sys.modules[__name__]],
            setup=lambda table: Diary(table=table),
            start=start,
            outcome=lambda g: Outcome((1,) * 3, (0,) * 3, ()),
        ),
    )


def now_with(*luck: tuple[str, Value], events: list[Event] | None = None) -> Now:
    return Now([], ScriptedChance(luck), events, {})


def test_steps_run_in_the_order_of_the_book_and_what_they_add_comes_first() -> None:
    g, _ = diary(begin).new(Table(3), FastChance(0))
    assert g.lines == ["a", "at once", "2x7", "0x7", "c", "d", "b", "z"]
    assert g.over


@step
def ask_first(g: Diary, now: Now) -> None:
    now.ask(rest, 0)


def test_standing_answers_can_be_left_wherever_a_game_has_windows() -> None:
    title = diary(ask_first)
    g, _ = title.new(Table(3), FastChance(0))
    stand = Stand("rest_in_turn", "pass")
    assert [list(title.legal(g, seat)) for seat in (0, 1)] == [[Pass(), stand], [stand]]


def test_an_endless_loop_of_steps_is_an_error() -> None:
    with pytest.raises(Mistake, match=r"test_agenda\.py:\d+: diary does not come to rest: forever"):
        diary(forever).new(Table(3), FastChance(0))


def test_an_entry_names_its_step_its_seat_and_its_arguments() -> None:
    assert begin.entry == Entry("begin", NOBODY, ())
    assert write.of("a") == Entry("write", NOBODY, ("a",))
    assert sign.of(1) == sign.for_seat[1] == Entry("sign", 1, ())
    assert sign.of(1, 5) == Entry("sign", 1, (5,))
    assert sign.of(1, 5) is sign.of(1, 5)
    assert rest.of(2) == rest.for_seat[2] == Entry("rest", 2, ())
    assert rest_together.of(2, 0) == Entry("rest_together", SEVERAL, (2, 0))
    assert rest_in_turn.entry == rest_in_turn.of() == Entry("rest_in_turn", NOBODY, ())
    assert rest_in_turn.of(4) == Entry("rest_in_turn", NOBODY, (4,))


def test_entries_are_plain_data() -> None:
    entries = [begin.entry, sign.of(1, 5), write.of("a")]
    assert msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry]) == entries


def test_arguments_given_by_name_are_an_error_since_their_order_would_be_lost() -> None:
    sign.of(1, 5)
    with pytest.raises(TypeError, match="keyword"):
        sign.of(1, times=5)
    with pytest.raises(TypeError, match="keyword"):
        sign.of(1, 5, times=5)  # type: ignore[misc]  # the misuse is the point


def test_what_belongs_to_a_seat_does_not_go_on_the_agenda_without_one() -> None:
    now = now_with()
    for node in (sign, rest, rest_together):
        with pytest.raises(Mistake):
            now.then(node)  # type: ignore[arg-type]  # the misuse is the point
    assert now.agenda == []
    now.ask(rest, 2)
    assert now.agenda == [Entry("rest", 2)]


def test_dropping_a_seat_takes_its_entries_wherever_they_are_and_no_others() -> None:
    now = now_with()
    now.then(sign.of(1), begin, sign.of(0, 3), rest.of(1), rest_together.of(1, 2), write.of("x"))
    agenda = now.agenda
    now.drop(1)
    assert now.agenda is agenda
    assert agenda == [write.of("x"), rest_together.of(2), sign.of(0, 3), begin.entry]


def test_a_node_is_called_like_its_function() -> None:
    assert (turns.turn.name, begin.name) == ("turn", "begin")


# luck


def test_a_die_is_recorded_as_it_fell_and_dice_are_sorted() -> None:
    now = now_with(("d6", 4), ("d6", 5), ("d6", 1), ("d6", 5), ("d20", 20))
    assert now.roll() == 4
    assert now.rolls(3) == [1, 5, 5]
    assert now.roll(20) == 20
    assert now.outcomes == [("d6", 4), ("d6", 5), ("d6", 1), ("d6", 5), ("d20", 20)]
    assert not now.informed


def test_several_dice_are_the_same_luck_as_one_after_the_other() -> None:
    together, apart = Now([], FastChance(5), None, {}), Now([], FastChance(5), None, {})
    assert together.rolls(9, 8) == sorted(apart.roll(8) for _ in range(9))
    assert together.outcomes == apart.outcomes


def test_several_throws_are_the_same_luck_as_one_after_the_other() -> None:
    together, apart = Now([], FastChance(5), None, {}), Now([], FastChance(5), None, {})
    for _ in range(9):
        assert together.throws((3, 0, 2), 8) == [tuple(apart.rolls(number, 8)) for number in (3, 0, 2)]
    assert together.outcomes == apart.outcomes
    scripted = now_with(("d6", 5), ("d6", 1), ("d6", 4))
    assert scripted.throws((2, 1)) == [(1, 5), (4,)]


def test_dice_that_can_be_told_apart_stay_in_their_order() -> None:
    together, apart = Now([], FastChance(5), None, {}), Now([], FastChance(5), None, {})
    assert together.dice(4, 4) == [apart.roll(4) for _ in range(4)]
    assert together.outcomes == apart.outcomes
    scripted = now_with(("d6", 5), ("d6", 1), ("d6", 4))
    assert scripted.dice(3) == [5, 1, 4]
    assert scripted.outcomes == [("d6", 5), ("d6", 1), ("d6", 4)]


def test_when_the_game_ends_nothing_more_goes_on_the_agenda() -> None:
    now = now_with()
    agenda = now.agenda
    now.then(begin)
    now.end()
    now.then(begin)
    now.ask(rest, 1)
    assert agenda == []


def test_one_of_some_values() -> None:
    now = now_with(("wind", "north"))
    assert now.pick("wind", ("north", "south"), (1, 3)) == "north"
    assert now.outcomes == [("wind", "north")]


def test_a_random_order_is_every_order_equally_often() -> None:
    def ordered(chance: Chance) -> tuple[Value, ...]:
        now = Now([], chance, None, {})
        order = now.order("first", (3, 1, 2))
        assert [value for _, value in now.outcomes] == order[:2]
        return tuple(order)

    assert every_way(ordered) == {order: Fraction(1, 6) for order in permutations((1, 2, 3))}
    assert Now([], FastChance(0), None, {}).order("none", ()) == []


# telling


def test_events_are_made_only_where_somebody_listens() -> None:
    made = []

    def counted(seat: int, action: str) -> Event:
        made.append(seat)
        return Chose(seat, action)

    heard: list[Event] = []
    now_with().tell(counted, 1, "pass")
    assert made == []
    now_with(events=heard).tell(counted, 2, action="pass")
    assert (made, heard) == ([2], [Chose(2, "pass")])


@pytest.mark.parametrize(("quiet", "told"), [(False, [Chose(1, "pass")]), (True, [])])
def test_a_quiet_decision_does_not_tell_of_passing(quiet: bool, told: list[Event]) -> None:
    @decision("XX-1", Pass, Stand, quiet=quiet)
    def asked(g: State, seat: int) -> Options:
        return Items([Pass()])

    heard: list[Event] = []
    asked.announce(now_with(events=heard), 1, Pass())
    assert heard == told
    asked.announce(now_with(events=heard), 1, Stand("asked", "pass"))
    assert len(heard) == len(told) + 1


def test_a_reveal_is_information() -> None:
    now = now_with()
    assert not now.informed
    now.reveal()
    assert now.informed
