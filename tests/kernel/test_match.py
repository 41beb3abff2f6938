"""A match: a move is whole or not at all, undo is free until somebody learns something, versions betray nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kernel.scene import Luck, dealt
from kernel.toys import auction, council, feast, lots, market, raid, tower, turns, voyage
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, SealedChance
from pentapolis.kernel.event import Chose, ChoseInSecret, HandedOver, Sealed
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import NOTHING
from pentapolis.kernel.record import Handover, Move, Record, Undo
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow, UndoRefused
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.title import Title


def begun(title: Title[Any], seats: int = 2, luck: Luck = (), *, auto: bool = True, **options: str) -> Match[Any]:
    chance = ScriptedChance(luck, then=FastChance(1))
    return Match(title, title.table(seats, options), chance, auto=auto)


def play(match: Match[Any], *moves: tuple[int, str]) -> None:
    for seat, line in moves:
        match.act(seat, line)


def state_of(match: Match[Any]) -> bytes:
    data: bytes = match.title.encode(match.state)
    return data


def undo_refused(match: Match[Any], seat: int) -> str:
    """The reason; nothing changes, and nothing was promised unless others stand in the way."""
    before, record, line = state_of(match), match.record.to_json(), list(match.moves)
    versions = [match.version(viewer) for viewer in range(-1, match.record.table.seats)]
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert (state_of(match), match.record.to_json(), match.moves) == (before, record, line)
    assert [match.version(viewer) for viewer in range(-1, match.record.table.seats)] == versions
    assert bool(match.undoable(seat)) == (refused.value.reason == "refused-undo-others")
    return refused.value.reason


# moves


def test_a_move_is_applied_recorded_and_told() -> None:
    match = begun(turns.TITLE, 3)
    match.act(0, "work")
    assert match.state.coins == [1, 0, 0]
    assert match.record.entries == [Move(0, "work")]
    assert match.log() == [Chose(0, "work")]
    assert match.title.to_act(match.state) == (1,)


@pytest.mark.parametrize(
    ("seat", "line", "kind"), [(0, "dance", Malformed), (1, "work", NotNow), (0, "rush", Illegal), (9, "work", NotNow)]
)
def test_a_refused_move_leaves_no_trace(seat: int, line: str, kind: type[Exception]) -> None:
    match = begun(turns.TITLE, 3)
    match.act(0, "work")
    play(match, (1, "work"), (2, "work"))
    match.state.coins[0] = 0
    before, record, kept = state_of(match), match.record.to_json(), match.state
    with pytest.raises(kind):
        match.act(seat, line)
    assert (state_of(match), match.record.to_json(), match.log()[3:]) == (before, record, [])
    assert match.state is kept


def test_a_move_that_fails_half_way_is_not_made_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(g: turns.Turns, *_: Any) -> None:
        g.coins[0] = 99
        raise ZeroDivisionError

    match = begun(turns.TITLE)
    before = state_of(match)
    monkeypatch.setattr(turns.turn, "take", fails)
    with pytest.raises(ZeroDivisionError):
        match.act(0, "work")
    assert (state_of(match), match.record.entries, match.moves) == (before, [], [])
    assert versions(match) == [0, 0, 0]


def test_a_move_that_cannot_be_shown_is_not_made_at_all() -> None:
    """A pile that was shuffled while one of its groups was in a hidden hand can't be shown without betraying it."""
    match = begun(tower.TITLE, box="whole")
    match.act(1, "take")
    match.state.sky.shuffle()
    before = state_of(match)
    entries, line, told = list(match.record.entries), list(match.moves), versions(match)
    with pytest.raises(ValueError, match="in hidden hands"):
        match.act(0, "flip")
    assert (state_of(match), match.record.entries, match.moves) == (before, entries, line)
    assert versions(match) == told


def test_seats_are_named_and_change_hands() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(3), FastChance(0), ["Ada", ""])
    assert match.record.names == ["Ada", "Seat 2", "Seat 3"]
    before = state_of(match)
    match.hand_over(1, "Bot")
    assert match.record.names == ["Ada", "Bot", "Seat 3"]
    assert match.record.entries == [Handover(1, "Bot", "Seat 2")]
    assert state_of(match) == before


def test_a_handover_is_told_to_all_whatever_the_name() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Ada", "Ben"])
    told = versions(match)
    match.hand_over(1, "Ben")
    assert match.record.entries == [Handover(1, "Ben", "Ben")]
    assert versions(match) == [version + 1 for version in told]
    assert match.log(SPECTATOR) == match.log(0) == [HandedOver(1, "Ben", "Ben", True)]
    match.hand_over(1, "Cleo")
    assert match.log()[1:] == [HandedOver(1, "Ben", "Cleo", False)]


def test_a_handover_stays_in_the_log_when_moves_are_taken_back() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Ada", "Ben"])
    match.act(0, "work")
    match.hand_over(1, "Cleo")
    fork = match.fork()
    fork.undo(0)
    match.act(1, "work")
    match.hand_over(0, "Dan")
    match.take_back(1)
    cleo, dan = HandedOver(1, "Ben", "Cleo", False), HandedOver(0, "Ada", "Dan", False)
    assert fork.log() == [cleo]
    assert match.log()[-2:] == [cleo, dan]
    match.take_back(0)
    assert match.log() == [cleo, dan]
    for one in (match, fork):
        again = Match.replay(turns.TITLE, one.record)
        assert (again.log(), again.record, versions(again)) == (one.log(), one.record, versions(one))


def test_a_handover_stays_in_the_log_when_a_turn_begins_again() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Ada", "Ben"])
    match.act(0, "work")
    match.hand_over(1, "Cleo")
    match.restart(0)
    assert match.log() == [HandedOver(1, "Ben", "Cleo", False)]
    again = Match.replay(turns.TITLE, match.record)
    assert (again.log(), again.retold, versions(again)) == (match.log(), match.retold, versions(match))


def test_a_seat_that_nobody_plays_for_now_keeps_its_name() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Ada", "Ben"])
    match.act(0, "work")
    match.hand_over(1, "")
    match.act(1, "work")
    match.hand_over(1, "Cleo")
    assert match.record.names == ["Ada", "Cleo"]
    left, taken = HandedOver(1, "Ben", "", False), HandedOver(1, "Ben", "Cleo", False)
    assert [event for event in match.log() if isinstance(event, HandedOver)] == [left, taken]
    record = Record.from_json(match.record.to_json())
    again = Match.replay(turns.TITLE, record)
    assert (again.log(), again.record, versions(again)) == (match.log(), match.record, versions(match))
    early = msgspec.structs.replace(record, names=["Ada", "Ben"], entries=record.entries[:3])
    assert Match.replay(turns.TITLE, early).record.names == ["Ada", "Ben"]


def test_a_handover_of_an_earlier_version_is_told_without_the_former_name() -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Ada", "Ben"])
    record = msgspec.structs.replace(match.record, entries=[Handover(1, "Cleo")])
    assert b"former" not in record.to_json()
    assert Match.replay(turns.TITLE, record).log() == [HandedOver(1, "", "Cleo", False)]


def test_undo_does_not_reach_what_somebody_else_has_played_in_the_seat() -> None:
    match = Match(market.TITLE, market.TITLE.table(3), FastChance(0), ["Ada", "Ben", "Cleo"])
    match.act(1, "bring good=salt")
    match.act(0, "bring good=salt")
    before = match.fork()
    match.hand_over(0, "Dan", closes=True)
    assert match.record.entries[-1] == Handover(0, "Dan", "Ada", True)
    for _ in range(2):
        assert match.undoables(0) == []
        assert undo_refused(match, 0) == "refused-undo"
        if match.undoable(1):
            match.undo(1)  # Ada's draft stands, and is played again
    assert len(match.moves) == 1
    assert before.undoable(0) == "bring good=salt", "a fork from before is left as it was"
    again = Match.replay(market.TITLE, Record.from_json(match.record.to_json()))
    assert (again.undoable(0), state_of(again)) == ("", state_of(match))
    match.act(0, "bring good=wine")
    assert match.undoables(0) == ["bring good=wine"], "Dan takes back what he has done himself"


def test_undoing_a_draft_after_a_handover_is_noticed_by_nobody_else() -> None:
    """The handover was told behind the draft, but is no part of it."""
    match = Match(market.TITLE, market.TITLE.table(3), FastChance(0), ["Ada", "Ben", "Cleo"])
    match.act(0, "bring good=salt")
    match.hand_over(2, "Dan")
    others = (1, 2, SPECTATOR)
    told, log = [match.version(viewer) for viewer in others], match.log(1)
    match.undo(0)
    assert [match.version(viewer) for viewer in others] == told
    assert match.log(1) == log == [HandedOver(2, "Cleo", "Dan", False)]


def test_an_outcome_comes_with_the_end() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=cake")
    assert (match.over, match.outcome) == (False, None)
    match.act(0, "claim bonus=crown")
    assert match.over
    assert match.outcome == feast.outcome(match.state)
    assert match.outcome.winners == (0,)


# what undo takes back


def test_undo_restores_the_state_to_the_byte_move_by_move() -> None:
    match = begun(feast.TITLE)
    states = [state_of(match)]
    for line in ("serve dish=roast", "claim bonus=more", "claim bonus=good", "pick good=wood"):
        match.act(0, line)
        states.append(state_of(match))
    for line in ("pick good=wood", "claim bonus=good", "claim bonus=more", "serve dish=roast"):
        assert match.undoable(0) == line
        match.undo(0)
        states.pop()
        assert state_of(match) == states[-1]
    assert match.log() == []
    assert match.record.moves == []
    assert [type(entry) for entry in match.record.entries].count(Undo) == 4
    assert undo_refused(match, 0) == "refused-undo"


def test_after_an_undo_the_game_goes_on_from_there() -> None:
    match = begun(turns.TITLE)
    play(match, (0, "work"))
    match.undo(0)
    play(match, (0, "withdraw"), (1, "work"))
    assert match.state.coins == [0, 1]
    assert [move.do for move in match.record.moves] == ["withdraw", "work"]
    assert [type(entry).__name__ for entry in match.record.entries] == ["Move", "Undo", "Move", "Move"]


def test_undo_takes_back_forced_choices_with_the_move_that_led_to_them() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=bread"), (0, "claim bonus=good"))
    before = state_of(match)
    match.act(0, "pick good=wood")
    assert [(move.seat, text(move.action), move.auto) for move in match.moves[2:]] == [
        (0, "pick good=wood", False),
        (0, "claim bonus=coin", True),
    ]
    assert match.title.to_act(match.state) == (1,)
    assert match.undoable(0) == "pick good=wood"
    match.undo(0)
    assert state_of(match) == before
    assert [move.do for move in match.record.moves] == ["serve dish=bread", "claim bonus=good"]


def test_nobody_but_a_seat_can_undo() -> None:
    match = begun(turns.TITLE)
    match.act(0, "work")
    for nobody in (SPECTATOR, TABLE, 7):
        assert undo_refused(match, nobody) == "refused-undo"


# what stops undo


def test_undo_stops_at_a_die() -> None:
    match = begun(voyage.TITLE, luck=[("d6", 3)])
    match.act(0, "sail")
    assert undo_refused(match, 0) == "refused-undo"


def test_undo_stops_at_a_draw_also_for_what_came_before() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=stew"))
    assert match.undoable(0)
    match.act(0, "claim bonus=bag")
    assert undo_refused(match, 0) == "refused-undo"
    match.act(0, "keep")
    assert match.undoable(0) == "keep"
    match.undo(0)
    assert undo_refused(match, 0) == "refused-undo"


def test_undo_stops_at_a_look_even_at_a_card_already_decided() -> None:
    match = begun(tower.TITLE, luck=[("sky.face", "sun"), *dealt("sky", "sun_1")])
    match.act(1, "peek")
    match.act(0, "peek")
    assert match.record.entries[-1] == Move(0, "peek")
    assert undo_refused(match, 0) == "refused-undo"


def test_undo_stops_at_a_reveal() -> None:
    match = begun(auction.TITLE)
    match.act(0, "bid florins=1")
    assert match.undoable(0) == "bid florins=1"
    match.act(1, "bid florins=2")
    for seat in (0, 1):
        assert undo_refused(match, seat) == "refused-undo"


def test_undo_stops_where_a_private_window_opens_even_if_it_asks_nobody() -> None:
    for traps in (0, 1):
        match = begun(raid.TITLE, 3, [("traps", 0), ("traps", traps), ("traps", 0)])
        match.act(0, "attack on=1")
        assert undo_refused(match, 0) == "refused-undo"


def test_undo_stops_at_an_answered_window() -> None:
    for line in ("pass", "block"):
        match = begun(raid.TITLE, 3, [("traps", 0)] * 3)
        match.act(0, "feint on=1")
        assert match.undoable(0) == "feint on=1"
        match.act(1, line)
        for seat in (0, 1):
            assert undo_refused(match, seat) == "refused-undo"


def test_undo_stops_where_a_standing_answer_answered() -> None:
    match = begun(raid.TITLE, 3, [("traps", 0)] * 3)
    play(match, (1, "stand window=parry answer=pass"), (0, "feint on=1"))
    assert undo_refused(match, 0) == "refused-undo"


def test_undo_stops_at_another_seats_real_move() -> None:
    match = begun(turns.TITLE)
    play(match, (0, "work"), (1, "work"))
    assert undo_refused(match, 0) == "refused-undo"
    match.undo(1)
    match.undo(0)
    assert match.state.coins == [0, 0]


def test_undo_stops_at_an_offer_accepted_and_at_what_the_table_says() -> None:
    match = begun(council.TITLE, 3)
    play(match, (0, "collect"), (2, "offer to=1 give=1"), (1, "accept offer=0"))
    for seat in (0, 2):
        assert undo_refused(match, seat) == "refused-undo"
    match = begun(voyage.TITLE, 3)
    match.act(TABLE, "expel seat=1")
    for seat in (0, 1, 2):
        assert undo_refused(match, seat) == "refused-undo"


def test_undo_stops_at_the_end() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=cake"), (0, "claim bonus=crown"))
    assert undo_refused(match, 0) == "refused-undo"


# what does not stop undo


def test_undo_is_not_stopped_by_anothers_draft_which_stays() -> None:
    match = begun(auction.TITLE, 3)
    match.act(0, "bid florins=1")
    match.act(1, "bid florins=2")
    match.undo(0)
    assert match.state.answers.drafts == [[], ["bid florins=2"], []]
    assert match.state.answers.sealed == [False, True, False]
    assert [move.do for move in match.record.moves] == ["bid florins=2"]
    assert match.log() == [Sealed(1)]


def test_undo_is_not_stopped_by_anothers_offer_which_stays() -> None:
    match = begun(council.TITLE, 3)
    play(match, (0, "collect"), (2, "offer to=0 give=1"), (1, "whisper to=2 vote=no"))
    match.undo(0)
    assert (match.state.coins, len(match.state.offers), len(match.state.pacts)) == ([1, 1, 1], 1, 1)
    assert match.title.to_act(match.state) == (0,)
    match.undo(1)
    match.undo(2)
    assert state_of(match) == state_of(begun(council.TITLE, 3))


def test_undo_is_not_stopped_by_anothers_standing_answer_which_stays() -> None:
    match = begun(raid.TITLE, 3, [("traps", 0)] * 3)
    play(match, (0, "rest"), (1, "stand window=trap answer=pass"))
    match.undo(0)
    assert match.title.to_act(match.state) == (0,)
    assert match.state.answers.standing == [{}, {"trap": "pass"}, {}]


def test_undo_is_refused_if_a_later_offer_would_no_longer_fit() -> None:
    match = begun(council.TITLE, 3)
    play(match, (1, "offer to=0 want=1 vote=no"), (0, "accept offer=0"))
    assert match.undoable(0) == "accept offer=0"
    match.act(1, "offer to=2 give=2")
    assert match.undoable(0) == "accept offer=0"
    assert undo_refused(match, 0) == "refused-undo-others"
    match.undo(1)
    match.undo(0)
    assert match.state.coins == [1, 1, 1]
    assert len(match.state.offers) == 1


def test_undo_is_refused_if_a_later_entry_would_ask_for_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(council.TITLE, 3)
    play(match, (0, "collect"), (2, "offer to=1 give=1"))

    def lucky(g: council.Council, now: Any, seat: int, action: Any) -> None:
        now.roll()

    monkeypatch.setattr(council.bargain, "take", lucky)
    assert undo_refused(match, 0) == "refused-undo-others"


def test_the_sealed_counter_never_goes_back() -> None:
    chance = SealedChance(bytes(32))
    match: Match[Any] = Match(feast.TITLE, feast.TITLE.table(2), chance)
    play(match, (0, "serve dish=stew"), (0, "claim bonus=bag"), (0, "keep"))
    match.undo(0)
    match.act(0, "put_back")
    assert chance.drawn == 1
    assert [(entry.do, entry.drawn) for entry in match.record.moves if entry.got] == [("claim bonus=bag", 0)]


# forced choices


def test_a_forced_choice_is_made_and_recorded_as_such() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=bread"), (0, "claim bonus=coin"))
    assert [(entry.do, entry.auto) for entry in match.record.moves] == [
        ("serve dish=bread", False),
        ("claim bonus=coin", False),
        ("claim bonus=good", True),
    ]
    assert [text(action) for action in match.view(0).options] == ["pick good=stone", "pick good=wood"]


def test_a_choice_forced_at_the_very_start_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(council.TITLE, "_layout", None)
    monkeypatch.setattr(council.TITLE, "_setup", lambda table: council.Council(table=table, coins=[0] * table.seats))
    match = begun(council.TITLE, 2)
    assert match.record.entries == [Move(0, "collect", auto=True), Move(1, "collect", auto=True)]
    assert match.title.to_act(match.state) == (0, 1)


def test_without_auto_a_forced_choice_is_asked() -> None:
    match = begun(feast.TITLE, auto=False)
    play(match, (0, "serve dish=bread"), (0, "claim bonus=coin"))
    assert len(match.record.moves) == 2
    assert [text(action) for action in match.view(0).options] == ["claim bonus=good"]


def test_a_decision_that_asks_always_is_asked_for_a_single_option() -> None:
    match = begun(voyage.TITLE)
    assert [text(action) for action in match.view(0).options] == ["sail"]
    assert match.record.entries == []


def test_a_private_decision_is_asked_for_a_single_option() -> None:
    match = begun(lots.TITLE)
    match.state.bag.layers.clear()
    assert list(match.title.legal(match.state, 0)) == [lots.Stop()]
    assert match.title.forced(match.state) is None


def test_a_secret_choice_that_public_facts_force_is_made() -> None:
    match = begun(council.TITLE, 2)
    play(match, (0, "offer to=1 want=1 vote=yes"), (1, "accept offer=0"), (0, "spend"))
    assert match.record.entries[-2:] == [Move(1, "collect", auto=True), Move(0, "vote yes=yes", auto=True)]
    assert match.title.to_act(match.state) == (1,)


def test_a_full_basket_is_not_closed_by_itself_since_only_its_owner_knows_that_it_is_full() -> None:
    match = begun(market.TITLE)
    play(match, (0, "bring good=salt"), (0, "bring good=wine"))
    assert [text(action) for action in match.view(0).options] == ["done"]
    assert match.title.to_act(match.state) == (0, 1)


# what each viewer gets


def versions(match: Match[Any]) -> list[int]:
    return [match.version(viewer) for viewer in (SPECTATOR, *range(match.record.table.seats))]


def test_a_view_is_what_a_seat_sees_can_do_and_can_take_back() -> None:
    match = begun(turns.TITLE)
    match.act(0, "work")
    mine, theirs, watching = (match.view(viewer) for viewer in (0, 1, SPECTATOR))
    assert (list(mine.options), mine.awaited, mine.undo) == ([], (1,), ("work",))
    assert ([text(action) for action in theirs.options], theirs.undo) == (["work", "withdraw"], ())
    assert (watching.options, watching.undo, watching.version) == (NOTHING, (), 1)
    assert {(view.decision, view.args, view.choosing, view.chosen) for view in (mine, theirs, watching)} == {
        ("turn", (), (), ())
    }
    assert mine.observation == match.state
    assert mine.observation is not match.state


def test_a_view_names_the_decision_and_what_it_was_asked_with() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=roast")
    for viewer in (0, 1, SPECTATOR):
        assert (match.view(viewer).decision, match.view(viewer).args) == ("claim", ("coin", "more", "good"))
    play(match, (0, "claim bonus=coin"), (0, "claim bonus=more"))
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=cake"), (0, "claim bonus=crown"))
    assert (match.view(0).decision, match.view(0).args, match.view(0).awaited) == ("", (), ())


def test_a_private_window_is_named_to_the_seat_it_asks_and_to_nobody_else() -> None:
    match = begun(raid.TITLE, 3, [("traps", 0), ("traps", 1), ("traps", 1)])
    match.act(0, "attack on=1")
    names = {viewer: match.view(viewer).decision for viewer in (SPECTATOR, 0, 1, 2)}
    assert names == {SPECTATOR: "", 0: "", 1: "trap", 2: ""}
    match.act(1, "pass")
    assert [match.view(viewer).decision for viewer in range(3)] == ["", "", "trap"]
    match.act(2, "pass")
    assert [match.view(viewer).decision for viewer in range(3)] == ["parry", "parry", "parry"]


def test_a_patient_match_leaves_the_tables_own_moves_to_its_holder() -> None:
    for patient in (False, True):
        table, luck = raid.TITLE.table(3), ScriptedChance([("traps", 0), ("traps", 1), ("traps", 0)], FastChance(1))
        match = Match(raid.TITLE, table, luck, patient=patient)
        match.act(0, "attack on=1")
        match.act(1, "pass")
        assert raid.TITLE.to_act(match.state) == ((TABLE,) if patient else (1,))
        if patient:
            match.act(TABLE, "pass")
        last = match.record.entries[-1]
        assert isinstance(last, Move)
        assert (last.seat, last.do, last.auto) == (TABLE, "pass", not patient)
        assert match.view(0).decision == "parry"
        assert Match.replay(raid.TITLE, match.record).state == match.state
        assert Match.replay(raid.TITLE, match.record, FastChance(1), patient=patient).patient is patient


def test_a_view_of_a_secret_decision_says_who_has_chosen() -> None:
    match = begun(auction.TITLE, 3)
    match.act(1, "bid florins=4")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = match.view(viewer)
        assert (view.decision, view.args, view.choosing, view.chosen) == ("bid", (0, 1, 2), (0, 2), (1,))


def test_versions_count_what_each_viewer_is_told() -> None:
    match = begun(auction.TITLE, 3)
    assert versions(match) == [0, 0, 0, 0]
    match.act(1, "bid florins=4")
    assert versions(match) == [1, 1, 2, 1]
    match.act(1, "bid florins=5")
    assert versions(match) == [1, 1, 3, 1]


def test_anothers_drafts_standing_answers_and_pacts_do_not_move_my_version() -> None:
    cases: list[tuple[Match[Any], list[tuple[int, str]], list[int]]] = [
        (begun(market.TITLE, 3), [(1, "bring good=salt"), (1, "bring good=wine")], [0, 0, 2, 0]),
        (begun(raid.TITLE, 3), [(1, "stand window=parry answer=pass"), (1, "unstand window=parry")], [0, 0, 2, 0]),
        (begun(council.TITLE, 3), [(1, "whisper to=2 vote=no")], [0, 0, 1, 1]),
    ]
    for match, moves, expected in cases:
        play(match, *moves)
        assert versions(match) == expected
        match.undo(1)
        assert versions(match)[:2] == expected[:2]
        assert match.version(1) == expected[2] + 1
        assert match.version(2) == expected[3] + (match.title.id == "council")


def test_undo_moves_the_version_of_those_who_saw_the_move() -> None:
    match = begun(turns.TITLE)
    match.act(0, "work")
    match.undo(0)
    assert versions(match) == [2, 2, 2]


def test_a_version_moves_when_the_table_looks_different_though_nothing_was_said() -> None:
    """A pass in a private window is told to nobody, but the next seat is asked, and then the game goes on."""
    match = begun(raid.TITLE, 3, [("traps", 0), ("traps", 1), ("traps", 1)])
    match.act(0, "attack on=1")
    assert versions(match) == [1, 1, 1, 1]
    match.act(1, "pass")
    assert versions(match) == [1, 1, 2, 2]
    match.act(2, "pass")
    assert versions(match) == [2, 2, 3, 4]
    assert match.view(0).awaited == (1,)


def test_a_log_is_what_the_viewer_heard() -> None:
    match = begun(auction.TITLE)
    play(match, (1, "bid florins=4"), (0, "bid florins=3"))
    heard = [event for event in match.log(1) if isinstance(event, ChoseInSecret)]
    assert heard == [ChoseInSecret(1, "bid florins=4")]
    assert not [event for event in match.log() if isinstance(event, ChoseInSecret)]


def test_a_story_is_the_log_of_one_viewer_and_no_record() -> None:
    match = begun(auction.TITLE)
    match.act(1, "bid florins=4")
    story = match.story(0)
    assert (story.game, story.viewer, story.names) == ("auction", 0, ["Seat 1", "Seat 2"])
    assert story.events == [{"did": "sealed", "seat": 1}]
    assert match.story(1).events[0] == {"did": "chose_in_secret", "seat": 1, "action": "bid florins=4"}


def test_luck_of_a_match_is_its_own() -> None:
    class Refusing(Chance):
        pass

    match: Match[Any] = Match(turns.TITLE, turns.TITLE.table(2), Refusing())
    match.act(0, "work")
    assert match.state.coins == [1, 0]
    with pytest.raises(NotImplementedError):
        Refusing().pick("d6", (1,))
