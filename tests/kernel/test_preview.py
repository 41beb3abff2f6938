"""Previews: what is certain to follow, and nothing that the seat could not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kernel.scene import Luck, dealt
from kernel.test_leaks import TWINS
from kernel.test_match import begun, play
from kernel.toys import auction, council, feast, lots, market, raid, tower, turns, voyage
from kernel.toys.every import TOYS
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Chose, ChoseInSecret, Ended, Sealed
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import Items
from pentapolis.kernel.preview import Preview, ahead, preview, why_not
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow
from pentapolis.kernel.title import Title


def previewed(match: Match[Any], seat: int, line: str) -> Preview:
    title = match.title
    return preview(title, title.observe(match.state, seat), seat, title.parse(line))


def refused(match: Match[Any], seat: int, line: str) -> tuple[type, str, str] | None:
    title = match.title
    refusal = why_not(title, title.observe(match.state, seat), seat, title.parse(line))
    return None if refusal is None else (type(refusal), refusal.reason, refusal.rule)


def raids(*traps: int) -> Match[Any]:
    return begun(raid.TITLE, len(traps), [("traps", n) for n in traps])


def test_an_action_that_leaves_nothing_open_is_told_to_its_end() -> None:
    match = begun(turns.TITLE)
    assert previewed(match, 0, "work") == Preview((Chose(0, "work"),), "", (1,))
    assert match.record.entries == []


def test_forced_choices_are_followed_until_somebody_has_a_choice() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=bread")
    found = previewed(match, 0, "claim bonus=coin")
    assert found == Preview((Chose(0, "claim bonus=coin"), Chose(0, "claim bonus=good")), "", (0,))
    match.act(0, "claim bonus=coin")
    assert match.log(0)[1:] == list(found.events)


def test_the_end_of_the_game_is_told() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=cake")
    assert previewed(match, 0, "claim bonus=crown") == Preview((Chose(0, "claim bonus=crown"), Ended((0,))))


def test_a_preview_stops_at_a_die() -> None:
    assert previewed(begun(voyage.TITLE), 0, "sail") == Preview((Chose(0, "sail"),), "chance")


def test_a_preview_stops_at_an_undecided_card() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=stew")
    assert previewed(match, 0, "claim bonus=bag") == Preview((Chose(0, "claim bonus=bag"),), "chance")
    assert previewed(begun(lots.TITLE), 0, "draw") == Preview((ChoseInSecret(0, "draw"),), "chance")


SUN: Luck = [("sky.face", "sun"), *dealt("sky", "sun_1")]


@pytest.mark.parametrize("line", ["peek", "take", "flip"])
def test_a_preview_stops_at_a_card_that_somebody_else_has_seen(line: str) -> None:
    match = begun(tower.TITLE, luck=SUN)
    match.act(1, "peek")
    assert previewed(match, 0, line) == Preview((ChoseInSecret(0, line),), "reveal")


def test_a_preview_stops_where_a_decided_card_shows_its_side() -> None:
    match = begun(tower.TITLE, luck=SUN)
    play(match, (1, "take"), (0, "flip"))
    found = previewed(match, 1, "lay card=sun_1")
    assert found == Preview((ChoseInSecret(1, "lay card=sun_1"), tower.Moved(1, "top")), "", (0,))
    bury = previewed(match, 1, "bury card=sun_1")
    assert bury.events[-1] == tower.Moved(1, "under")


def test_a_secret_draft_is_certain_but_not_what_the_last_one_turns_up() -> None:
    match = begun(auction.TITLE)
    drafted = (ChoseInSecret(1, "bid florins=4"), Sealed(1))
    assert previewed(match, 1, "bid florins=4") == Preview(drafted, "", (0,))
    match.act(0, "bid florins=3")
    assert previewed(match, 1, "bid florins=4") == Preview(drafted, "reveal")
    basket = begun(market.TITLE)
    assert previewed(basket, 0, "bring good=salt") == Preview((ChoseInSecret(0, "bring good=salt"),), "", (0, 1))


def test_an_open_window_is_awaited_and_a_private_one_is_not_looked_into() -> None:
    assert previewed(raids(0, 0, 0), 0, "feint on=1") == Preview((Chose(0, "feint on=1"),), "", (1,))
    for traps in ((0, 0, 0), (0, 1, 0), (0, 1, 1)):
        assert previewed(raids(*traps), 0, "attack on=1") == Preview((Chose(0, "attack on=1"),), "reveal")


def test_an_answer_to_a_window_is_told_with_what_follows() -> None:
    match = raids(0, 0, 0)
    match.act(0, "feint on=1")
    assert previewed(match, 1, "pass") == Preview((Chose(1, "pass"),), "", (2,))
    assert previewed(match, 1, "block") == Preview((Chose(1, "block"),), "", (0,))
    match.act(1, "pass")
    assert previewed(match, 2, "pass") == Preview((Chose(2, "pass"),), "", (1,))


def test_whether_anybody_else_is_asked_in_a_private_window_stays_open() -> None:
    for third in (0, 1):
        match = raids(0, 1, third)
        match.act(0, "attack on=1")
        assert previewed(match, 1, "pass") == Preview((ChoseInSecret(1, "pass"),), "reveal")
        fell = previewed(match, 1, "spring")
        assert fell.events == (Chose(1, "spring"), raid.Fell(0))


def test_the_floor_and_standing_answers_are_previewed_like_anything_else() -> None:
    match = begun(council.TITLE, 3)
    assert previewed(match, 2, "offer to=0 give=1") == Preview((Chose(2, "offer to=0 give=1"),), "", (0,))
    whispered = previewed(match, 2, "whisper to=1 vote=no")
    assert whispered.events == (ChoseInSecret(2, "whisper to=1 vote=no"),)
    standing = previewed(raids(0, 0, 0), 1, "stand window=trap answer=pass")
    assert standing == Preview((ChoseInSecret(1, "stand window=trap answer=pass"),), "", (0,))


def test_where_worlds_differ_only_what_they_share_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that shows a hidden number without saying so: the worlds part there."""

    def careless(g: raid.Raid, now: Any, seat: int, action: Any) -> None:
        now.tell(raid.Fell, seat)
        now.tell(raid.Fell, 100 + sum(fighter.traps << n for n, fighter in enumerate(g.fighters)))

    monkeypatch.setattr(raid.turn, "take", careless)
    found = [previewed(raids(0, *traps), 0, "rest") for traps in ((0, 0, 0), (1, 0, 1), (1, 1, 1))]
    assert {one.stop for one in found} <= {"", "reveal"}
    assert len({repr(one) for one in found}) == 1
    assert found[0].events[:2] == (Chose(0, "rest"), raid.Fell(0))


def test_one_world_that_differs_is_enough_to_leave_a_thing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(g: raid.Raid, now: Any, seat: int, action: Any) -> None:
        now.tell(raid.Fell, seat)
        now.tell(raid.Fell, 100 + g.fighters[1].traps)

    def imagine(o: raid.Raid, viewer: int, chance: Any) -> raid.Raid:
        g = raid.TITLE.copy(o)
        for fighter, traps in zip(g.fighters, (0, worlds.pop(0), 0), strict=True):
            fighter.traps = traps
        return g

    monkeypatch.setattr(raid.turn, "take", careless)
    monkeypatch.setattr(raid.TITLE, "imagine", imagine)
    worlds = [0, 0, 0, 1]  # the first is for the refusal
    assert previewed(raids(0, 0, 0), 0, "rest") == Preview((Chose(0, "rest"), raid.Fell(0)), "reveal")


def test_refusals_are_those_of_the_table() -> None:
    match = begun(market.TITLE)
    play(match, (0, "bring good=salt"), (0, "bring good=wine"))
    assert refused(match, 0, "done") is None
    assert refused(match, 0, "bring good=cloth") == (Illegal, "refused-basket-full", "MA-2")
    assert refused(begun(turns.TITLE), 1, "work") == (NotNow, "refused-not-your-turn", "TU-1")
    title = turns.TITLE
    o = title.observe(begun(title).state, 0)
    assert isinstance(why_not(title, o, 0, feast.Pick("wood")), Malformed)
    with pytest.raises(Illegal) as illegal:
        previewed(match, 0, "bring good=cloth")
    assert illegal.value.rule == "MA-2"
    over = begun(feast.TITLE)
    play(over, (0, "serve dish=cake"), (0, "claim bonus=crown"))
    assert refused(over, 0, "seize_crown") == (NotNow, "refused-game-over", "")


@pytest.mark.parametrize(("title", "seats", "options"), TOYS, ids=[f"{t.id}-{n}" for t, n, _ in TOYS])
def test_what_a_preview_tells_comes_true(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        luck, match = random.Random(seed), Match(title, title.table(seats, options), FastChance(seed))
        while not match.over and len(match.moves) < 60:
            seat = luck.choice(title.to_act(match.state))
            legal = title.legal(match.state, seat)
            action = legal[luck.randrange(len(legal))]
            o = title.observe(match.state, seat)
            before = title.encode(o)
            found, heard = preview(title, o, seat, action), len(match.log(seat))
            assert title.encode(o) == before
            assert preview(title, o, seat, action) == found
            match.act(seat, action)
            told = match.log(seat)[heard:]
            assert told[: len(found.events)] == list(found.events)
            standing = title.windows and set(found.awaited) - {seat}
            if not found.stop and not standing:  # whom a window asks may have left a standing answer
                assert told == list(found.events)
                assert match.view(seat).awaited == found.awaited


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [toy for toy in TOYS if toy[0].id in TWINS],
    ids=[f"{title.id}-{seats}" for title, seats, _ in TOYS if title.id in TWINS],
)
def test_what_is_hidden_changes_no_preview(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    tried = 0
    for seed in range(6):
        luck, match = random.Random(seed), Match(title, title.table(seats, options), FastChance(seed))
        while not match.over and len(match.moves) < 20:
            seat = luck.choice(title.to_act(match.state))
            legal = title.legal(match.state, seat)
            action = legal[luck.randrange(len(legal))]
            expected = preview(title, title.observe(match.state, seat), seat, action)
            twin = title.copy(match.state)
            for _ in TWINS[title.id](twin, seat):
                assert preview(title, title.observe(twin, seat), seat, action) == expected
                tried += 1
            match.act(seat, action)
    assert tried > 10


# what a seat may be asked next


def coming(match: Match[Any], seat: int) -> list[tuple[str, list[str]]]:
    found = ahead(match.title, match.title.observe(match.state, seat), seat)
    assert all(one.entry.seat == seat for one in found)
    return [(one.entry.name, [text(action) for action in one.options]) for one in found]


def test_who_waits_may_answer_what_another_is_asked() -> None:
    match = begun(turns.TITLE)
    assert match.title.to_act(match.state) == (0,)
    assert coming(match, 0) == [], "who is asked answers now"
    assert coming(match, 1) == [("turn", ["work", "withdraw"])]
    match.act(0, "work")
    assert coming(match, 0)[0][1][0] == "work"
    assert ("rush" in coming(match, 0)[0][1]) == (len(match.state.queue) > 1)
    assert coming(match, -1) == []
    assert coming(match, 9) == []


def test_who_waits_may_answer_also_what_waits_for_them_alone() -> None:
    match = begun(feast.TITLE)
    match.state.agenda.insert(0, feast.claim.of(1, "coin", "good"))
    assert [name for name, _ in coming(match, 1)] == ["serve", "claim"]
    match.state.agenda.insert(1, feast.serve.of(1))
    assert [name for name, _ in coming(match, 1)] == ["serve", "claim"], "each is named once"


def test_of_what_others_decide_in_secret_or_in_a_window_nothing_is_said() -> None:
    assert coming(begun(auction.TITLE), 0) == []
    match = raids(1, 0, 0)
    assert coming(match, 1)[0][0] == "turn"
    match.act(0, "attack on=1")
    assert [name for name, _ in coming(match, 2)] == [], "a window is open"


def test_what_rules_do_not_expect_yet_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(turns.TITLE)

    def strict(g: Any, seat: int) -> Any:
        return {0: Items([turns.Work(), turns.Withdraw()])}[seat]

    monkeypatch.setattr(turns.turn, "function", strict)
    assert coming(match, 1) == []


@pytest.mark.parametrize(("title", "seats", "options"), TOYS, ids=[f"{t.id}-{n}" for t, n, _ in TOYS])
def test_what_may_be_asked_next_follows_from_an_observation(
    title: Title[Any], seats: int, options: dict[str, str]
) -> None:
    for seed in range(3):
        luck, match = random.Random(seed), Match(title, title.table(seats, options), FastChance(seed))
        while not match.over and len(match.moves) < 40:
            for seat in range(seats):
                o = title.observe(match.state, seat)
                before = title.encode(o)
                found = coming(match, seat)
                assert title.encode(o) == before
                for name, offered in found:
                    assert len(offered) > 1
                    node: Any = title.nodes[name]
                    assert all(isinstance(title.parse(do), node.actions) for do in offered)
                twin = match.fork()
                twin.state = title.copy(match.state)
                for _ in TWINS.get(title.id, lambda g, viewer: ())(twin.state, seat):
                    assert coming(twin, seat) == found
            seat = luck.choice(title.to_act(match.state))
            legal = title.legal(match.state, seat)
            match.act(seat, legal[luck.randrange(len(legal))])
