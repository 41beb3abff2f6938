"""The canary: whatever is hidden from a viewer is exchanged for something else, and no message they get may change.

What is hidden is taken from the ledgers (`conformance/secrets`) and, for toys, from their rules (`kernel/test_leaks`),
not from what the games declare. Messages are made by the server's own code, all that a seat or a spectator can be sent.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from conformance import hooks
from kernel.test_leaks import TWINS
from kernel.toys.every import TOYS
from pentapolis import games
from pentapolis.bots.analysis import advice
from pentapolis.conformance.live import begin, follow
from pentapolis.conformance.playing import Case, Ply, cases, far_apart, play_out
from pentapolis.conformance.strays import Strays
from pentapolis.conformance.suite.test_secrets import Twin, goes_on, told, twin_of
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.event import Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Refused
from pentapolis.kernel.sight import NOBODY, SPECTATOR
from pentapolis.kernel.title import Title
from pentapolis.kernel.window import Reaction
from pentapolis.server.automatic.hints import Hints
from pentapolis.server.automatic.install import install
from pentapolis.server.automatic.studies import HintJob, WhyJob
from pentapolis.server.automatic.thinking import Answer, think
from pentapolis.server.automatic.timing import Timing, _drafts
from pentapolis.server.notices.turns import Notices
from pentapolis.server.people.identity import Visitor
from pentapolis.server.play import asking
from pentapolis.server.play.frames import Positions, frame, frames
from pentapolis.server.play.questions import Question, kept, last_kept, stored
from pentapolis.server.play.room import Room
from pentapolis.server.play.views import seen
from pentapolis.server.server import Server
from pentapolis.server.settings import Settings
from pentapolis.server.storage.rows import SeatRow, TableRow
from pentapolis.server.tables.cards import Brief, _lobby, tell
from pentapolis.server.tables.tableview import table_message
from pentapolis.server.trouble import Trouble
from pentapolis.server.wire.tables import Clock
from pentapolis.server.wire.tables import Settings as TableSettings
from pentapolis.words import refusal

LANGUAGES = ("en", "fr")
CLOCK = Clock("live", bank_s=600, increment_s=10)
SAMPLE = 15
LONG = 300
"""Moves of a long game."""
COMPARED = 40
"""Of a long game two matches are compared in so many positions, and one viewer looks at each."""
NEW = 0.5
"""And so often where something has just gone otherwise."""
OFTEN_BACK = 0.5
"""How often a move is taken back and made again where matches are compared."""
ASKED = 5
"""Windows that ask somebody else if another's means are other."""
HINTED = 4
"""Positions of a game in which a hint is asked for."""
EXPLAINED = 12
"""Moves of which it is told why, besides those whose options are private."""
NOW = 1_800_000_000_000


@pytest.fixture
def server(tmp_path: Path) -> Server:
    made = Server(Settings.load({}, data_dir=str(tmp_path), bot_workers=0))
    install(made)
    return made


class Rooms:
    """The tables of some matches, kept while they are played as a server keeps them."""

    def __init__(self) -> None:
        self._kept: dict[int, Room] = {}

    def of(self, match: Match[Any]) -> Room:
        room = self._kept.get(id(match))
        if room is None:
            room = self._kept[id(match)] = room_of(match)
        assert room.match is match
        return room

    def moved(self, server: Server, match: Match[Any], like: Match[Any], ply: Ply, now: int) -> None:
        """What a move does to a table beside its game: clocks run and stand, a question ends or stays. A table that is
        new was like another until this move."""
        room = self._kept.get(id(match))
        if room is None:
            room, other = self.of(match), self.of(like)
            room.row.asking, room.seats = other.row.asking, copy.deepcopy(other.seats)
        timing = server.clocks
        assert isinstance(timing, Timing)
        hands = timing.turned(room, match, now, NOBODY if _drafts(match, ply.seat) else ply.seat)
        for seat, hand in zip(room.seats, hands, strict=True):
            seat.left_ms, seat.since_ms = hand.left_ms, hand.since_ms

    def ask(self, match: Match[Any], twins: list[Twin]) -> None:
        """Where nobody asks to go back any more, somebody asks anew, at all tables at once."""
        if self.of(match).question() is None:
            for each in (match, *(twin.match for twin in twins)):
                self.of(each).row.asking = asking_of(each)


def room_of(match: Match[Any], clock: Clock = CLOCK) -> Room:
    """A table with this game on it, everybody's clock standing at the same time."""
    table, title = match.record.table, match.title
    row = TableRow(
        code="CANARY", name="Canary", game=title.id, rules_version=title.version, preset="custom", status="running",
        seats=table.seats, options=table.options, settings=TableSettings(public=True, hints=True, clock=clock),
        box=table.box,
        components="", owner="visitor-0", invite="secret", seed=bytes(32), numbers=[0] * table.seats, bot_seed=1,
        setup=[], names=match.record.names, asking=asking_of(match), revision=1, entries=0, drawn=0, wake_ms=None,
        rematch="", made_ms=NOW, began_ms=NOW, moved_ms=NOW, ended_ms=0, ended_by="",
    )  # fmt: skip
    seats = [
        SeatRow("CANARY", seat, "person", f"visitor-{seat}", name, "", 600_000, 0, False, 0, 0)
        for seat, name in enumerate(match.record.names)
    ]
    room = Room(row, seats, set(), {})
    room.match = match
    return room


def asking_of(match: Match[Any]) -> str:
    """Somebody asks to go back half of the game, as everybody was told it."""
    after = last_kept(match, SPECTATOR, len(match.log(SPECTATOR)) // 2)
    return "" if after < 0 else stored(Question(0, after, (0,), match.version(SPECTATOR), NOW))


def agreed(room: Room, viewer: int) -> list[Any]:
    """What a viewer would get if all agreed now to what is asked."""
    match, question = room.match, room.question()
    if match is None or question is None:
        return []
    back = match.fork()
    back.auto = False  # forced choices would ask for dice
    back.take_back(kept(back, question.after))
    return [back.version(viewer), back.title.observe(back.state, viewer), back.log(viewer)]


def everything(server: Server, room: Room, viewer: int, tried: list[str], whole: bool) -> list[bytes]:
    """Every message that a viewer can get of a position."""
    match = room.match
    assert match is not None
    visitor = Visitor("watcher" if viewer < 0 else f"visitor-{viewer}", "Somebody", "en", False, True)
    got: list[Any] = []
    for lang in LANGUAGES:
        got.append(seen(server, room, viewer, lang).encoded(0))
        got.append(table_message(server, room, visitor, "http://games.test", lang))
    if viewer >= 0:
        brief = Brief(*(getattr(room.row, name) for name in Brief.__struct_fields__[:-1]))
        brief.seats = room.seats
        card = _lobby(server, brief, visitor, "en")
        got += [card, tell(card, room, match, [viewer], "fr")]
    notices = server.notices
    assert isinstance(notices, Notices)
    awaited = list(match.title.to_act(match.title.observe(match.state, viewer)))
    got += [notices.written(room, match, viewer, awaited, lang) for lang in LANGUAGES]
    if whole:
        got += agreed(room, viewer)
        steps = frames(server, room, viewer, "en")
        got += [steps, match.story(viewer)]
        got += [frame(server, room, viewer, "en", step) for step in range(len(steps.steps))[-2:]]
    if viewer >= 0:
        got += [asking.ahead(room, viewer, "fr"), asking.orders(room, viewer, "fr")]
        for action in tried:
            got += [asking.why(room, viewer, action, "en"), asking.effects(room, viewer, action, "en")]
            got.append(problem(match, viewer, action))
    return [part if isinstance(part, bytes) else msgspec.json.encode(part) for part in got]


def problem(match: Match[Any], viewer: int, action: str) -> str:
    """How an action would be refused if it were really made."""
    from pentapolis.server.words import words_of

    refused: Refused | None = None
    try:
        refused = match.title.why_not(match.state, viewer, match.title.parse(action))
    except Refused as error:
        refused = error
    return "" if refused is None else refusal(words_of("en", match.title), refused, match.record.names)


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ours())
def test_other_secrets_change_no_message(server: Server, game: str) -> None:
    """Whole matches beside a twin in which something hidden went otherwise."""
    secrets, compared = hooks.secrets(game), 0
    for case in far_apart(cases(game)):
        play = play_out(case, "guided", 0)
        luck, match, twins, rooms = random.Random(str(play)), begin(play), list[Twin](), Rooms()
        strays, long = Strays(play, luck), len(play.plies) > LONG
        places = set(play.sample(COMPARED)) if long else range(0, len(play.plies), 8)
        for n, (g, ply) in enumerate(play.positions()):
            made = twin_of(match, g, ply, case, luck)
            follow(match, ply)
            for twin in twins:
                twin.viewers -= {viewer for viewer in case.viewers if secrets.revealed(ply.events, viewer)}
            twins = [twin for twin in twins if twin.viewers and goes_on(twin, ply)][-1:] + made
            for each in (match, *(twin.match for twin in twins)):
                rooms.moved(server, each, match, ply, NOW + 1000 * n)
            if n not in places and (not made or (long and luck.random() > NEW)):
                continue
            tried = [text(action) for action in strays.around(min(n + 1, len(play.plies) - 1), case.viewers[0])[:3]]
            looks = [(twin, viewer) for twin in twins for viewer in each_or_one(twin.viewers, long, luck)]
            compared += compare(server, rooms, match, looks, tried, bool(made) or n % 40 == 0)
            rooms.ask(match, twins)
            if not made and luck.random() < OFTEN_BACK and match.undoable(ply.seat):
                for each in (match, *(twin.match for twin in twins)):
                    each.undo(ply.seat)
                compared += compare(server, rooms, match, looks, tried, True)
                for each in (match, *(twin.match for twin in twins)):
                    follow(each, ply)
    assert compared > 20 or getattr(secrets, "OPEN", False), compared


def each_or_one(viewers: Iterable[int], one: bool, luck: random.Random) -> list[int]:
    """All of these viewers, or one of them."""
    found = sorted(viewers)
    return [luck.choice(found)] if one else found


def compare(
    server: Server, rooms: Rooms, match: Match[Any], looks: list[tuple[Twin, int]], tried: list[str], whole: bool
) -> int:
    """Compare what viewers get of a match with what they get of its twins; how often."""
    for twin, viewer in looks:
        mine = everything(server, rooms.of(match), viewer, tried, whole)
        assert everything(server, rooms.of(twin.match), viewer, tried, whole) == mine, f"viewer {viewer}"
    return len(looks)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ours())
def test_swapped_positions_change_no_message(server: Server, game: str) -> None:
    secrets, swapped = hooks.secrets(game), 0
    for case in far_apart(cases(game)):
        play = play_out(case, "random", 1)
        luck, match = random.Random(str(play)), begin(play)
        strays, places = Strays(play, luck), set(play.sample(SAMPLE))
        for n, ply in enumerate(play.plies):
            if n in places:
                for viewer in each_or_one(case.viewers, len(play.plies) > LONG, luck):
                    tried = [text(action) for action in strays.around(n, viewer)[:4]]
                    mine, state = everything(server, room_of(match), viewer, tried, False), match.state
                    for swap in secrets.swaps(state, viewer, luck):
                        match.state = swap
                        other = everything(server, room_of(match), viewer, tried, False)
                        assert other == mine, f"{play}, viewer {viewer}"
                        swapped += 1
                    match.state = state
            follow(match, ply)
    assert swapped > 5 or getattr(secrets, "OPEN", False)


# windows that ask in secret

MEANT = [game for game in games.ours() if hooks.purses(game)]
"""Games in which it hangs on somebody's secret means whether they are asked."""


@pytest.mark.slow
@pytest.mark.parametrize("game", MEANT)
def test_whom_a_window_asks_in_secret_shows_in_no_message_and_on_no_clock(server: Server, game: str) -> None:
    """The same moves where somebody has other means, and so the window asks somebody else, or nobody."""
    compared = 0
    for case in cases(game):
        play = play_out(case, "random", 0)
        match = begin(play)
        for ply in play.plies:
            before = match.fork()
            follow(match, ply)
            for twin in otherwise(case, before, match, ply):
                compared += 1
                clocks = [turned(server, before, after, ply.seat) for after in (match, twin)]
                assert clocks[0] == clocks[1], f"{play}: {ply}"
                asked = {*case.title.to_act(match.state), *case.title.to_act(twin.state)}
                for viewer in (viewer for viewer in case.viewers if viewer not in asked):
                    mine, other = (everything(server, room_of(one), viewer, [], False) for one in (match, twin))
                    assert other == mine, f"{play}, viewer {viewer}: {ply}"
            if compared >= ASKED:
                return
    pytest.fail(f"it hung on nobody's means whom a window asked, but for {compared} windows")


def otherwise(case: Case, before: Match[Any], after: Match[Any], ply: Ply) -> Iterator[Match[Any]]:
    """The match after the same move with the same luck, if somebody's means had been other and so the window that it
    opens asks others in secret. Nothing of it is told."""
    title, secrets, purses = case.title, hooks.secrets(case.game), hooks.purses(case.game)
    pending = title.pending(after.state)
    if (
        purses is None
        or not isinstance(pending, Reaction)
        or not pending.private
        or secrets.revealed(ply.events, SPECTATOR)
    ):
        return
    for seat in (seat for seat in range(case.seats) if seat != ply.seat):
        for state in purses(before.state, seat):
            events: list[Event] = []
            title.apply(title.copy(state), ply.seat, ply.action, ScriptedChance(ply.outcomes), events)
            if secrets.revealed(events, SPECTATOR):
                continue
            assert [told(events, viewer) for viewer in case.viewers] == [told(ply.events, v) for v in case.viewers]
            twin = before.fork()
            twin.state = state
            follow(twin, ply)
            assert title.pending(twin.state) is pending
            if title.to_act(twin.state) != title.to_act(after.state):
                yield twin


def turned(server: Server, before: Match[Any], after: Match[Any], mover: int) -> object:
    """Everybody's clock after a move."""
    timing = server.clocks
    assert isinstance(timing, Timing)
    room = room_of(before)
    return timing.turned(room, after, NOW + 1000, mover)


@pytest.mark.parametrize("game", games.ours())
def test_no_id_of_a_hidden_thing_stands_in_a_message(server: Server, game: str) -> None:
    secrets, looked = hooks.secrets(game), 0
    for case in far_apart(cases(game)):
        play = play_out(case, "random", 2)
        match = begin(play)
        for ply in play.plies:
            for viewer in case.viewers:
                for canary in secrets.unknown(match.state, viewer):
                    for data in everything(server, room_of(match), viewer, [], True):
                        heap = msgspec.json.decode(data)
                        _empty_pools(heap)
                        assert canary.encode() not in msgspec.json.encode(heap), f"{play}, viewer {viewer}"
                    looked += 1
            follow(match, ply)
            if looked > 15:
                break
    assert looked > 5 or any(getattr(secrets, why, False) for why in ("OPEN", "NAMELESS"))


def _empty_pools(value: Any) -> None:
    """Every candidate stands in a pool: there it betrays nothing."""
    if isinstance(value, dict):
        value.pop("pools", None)
        for part in value.values():
            _empty_pools(part)
    elif isinstance(value, list):
        for part in value:
            _empty_pools(part)


# hints, and why a bot did that


class Here:
    """A worker without a process: it is told what a worker is told, and thinks less."""

    async def ask(self, job: HintJob | WhyJob) -> Answer:
        if isinstance(job, HintJob):
            job = msgspec.structs.replace(job, level=f"{job.level}:iterations=6")
        return think(job)


class Uncounted:
    """A server that does not note how many hints were given."""

    @asynccontextmanager
    async def change(self, code: str) -> AsyncIterator[Any]:
        yield AsyncMock()


async def hinted(match: Match[Any], viewer: int) -> list[bytes]:
    """What a seat is advised, or told instead."""
    room, got = room_of(match), list[bytes]()
    for lang in LANGUAGES:
        server: Any = Uncounted()
        workers: Any = Here()
        try:
            got.append(msgspec.json.encode(await Hints(server, workers).hint(room, viewer, lang)))
        except Trouble as trouble:
            got.append(trouble.key.encode())
    return got


@pytest.mark.parametrize("game", games.ours())
async def test_other_secrets_change_no_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot would do in my seat, and why, is found from what my seat knows."""
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr(advice, "CAP", 3)
    secrets, compared, advised = hooks.secrets(game), 0, 0
    for case in far_apart(cases(game)):
        play = play_out(case, "random", 3)
        luck, match, looked = random.Random(str(play)), begin(play), 0
        for ply in play.plies:
            if looked < HINTED and ply.seat >= 0:
                mine, state = list[bytes](), match.state
                for swap in secrets.swaps(state, ply.seat, luck)[:2]:
                    mine = mine or await hinted(match, ply.seat)
                    match.state = swap
                    assert await hinted(match, ply.seat) == mine, f"{play}, seat {ply.seat}"
                    match.state = state
                    compared += 1
                looked += bool(mine)
                advised += bool(mine) and mine[0].startswith(b"{")
            follow(match, ply)
    assert compared > HINTED or getattr(secrets, "OPEN", False)
    assert advised > 2 or getattr(secrets, "OPEN", False)


class Before(Positions):
    """Positions of a match whose last move was made in this one."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self._state = state

    def after(self, match: Match[Any], moves: int) -> Any:
        return self._state if moves == len(match.moves) - 1 else super().after(match, moves)


async def explained(server: Server, match: Match[Any], before: Any, viewer: int) -> list[bytes]:
    """What somebody who plays alone against bots is told of the last move if it was made in this position, or told
    instead."""
    workers: Any = Here()
    hints, got = Hints(server, workers), list[bytes]()
    for lang in LANGUAGES:
        room = room_of(match)
        for seat in room.seats:
            if seat.seat != viewer:
                seat.kind, seat.visitor = "bot", None
        room.views["positions"] = Before(before)
        last = len(seen(server, room, viewer, lang).log.lines) - 1
        try:
            got.append(msgspec.json.encode(await hints.explain(room, viewer, last, lang)))
        except Trouble as trouble:
            got.append(trouble.key.encode())
    return got


@pytest.mark.parametrize("game", [game for game in games.ours() if not getattr(hooks.secrets(game), "OPEN", False)])
async def test_other_secrets_change_no_explanation(server: Server, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a bot did that is found from what the reader knew then; where it may not be told, nothing else is told
    either, such as that there was no choice."""
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr(advice, "CAP", 3)
    secrets, heard = hooks.secrets(game), Counter[str]()
    for case, policy in zip(far_apart(cases(game)), ("random", "guided"), strict=False):
        play = play_out(case, policy, 3)
        luck, match, looked = random.Random(str(play)), begin(play), set[tuple[str, bool]]()
        for ply in play.plies:
            before, viewer = match.state, (ply.seat + 1) % case.seats
            follow(match, ply)
            pending = case.title.pending(before)
            enough = heard["why"] >= EXPLAINED and pending is not None and not pending.private
            if enough or ply.seat < 0 or not any(event.seen_by(viewer) for event in ply.events):
                continue
            swaps = secrets.swaps(before, viewer, luck)
            options = len(case.title.asked(before, ply.seat))
            others = [swap for swap in swaps if len(case.title.asked(swap, ply.seat)) != options]
            if not swaps or (kind := (before.agenda[-1].name, bool(others))) in looked:
                continue
            mine = await explained(server, match, before, viewer)
            for swap in (others or swaps)[:2]:
                assert await explained(server, match, swap, viewer) == mine, f"{play}, viewer {viewer}: {ply}"
            looked.add(kind)
            heard["why" if mine[0].startswith(b"{") else mine[0].decode()] += 1
    assert heard["why"] >= HINTED, heard
    assert heard["explain-hidden"], heard


# toys: secret drafts, standing answers, private windows, pacts, cards in the hand


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [toy for toy in TOYS if toy[0].id in TWINS],
    ids=[f"{title.id}-{seats}" for title, seats, _ in TOYS if title.id in TWINS],
)
def test_the_secrets_of_toys_change_no_message(
    server: Server, monkeypatch: pytest.MonkeyPatch, title: Title[Any], seats: int, options: dict[str, str]
) -> None:
    monkeypatch.setattr("pentapolis.games.title", lambda game: title)
    monkeypatch.setattr("pentapolis.words.Words.strict", False)
    swapped = 0
    for seed in range(2):
        luck = random.Random(seed)
        match = Match(title, title.table(seats, options), FastChance(seed), ["Anna", "Ben", "Carl", "Dora"])
        for n in range(30):
            if match.over:
                break
            state = match.state
            for viewer in (SPECTATOR, *range(seats)):
                tried = [text(action) for action in match.title.legal(state, viewer)[:2]] if viewer >= 0 else []
                expected = everything(server, room_of(match), viewer, tried, n % 10 == 0)
                match.state = title.copy(state)
                for _ in TWINS[title.id](match.state, viewer):
                    other = everything(server, room_of(match), viewer, tried, n % 10 == 0)
                    assert other == expected, f"viewer {viewer}"
                    swapped += 1
                match.state = state
            seat = luck.choice(title.to_act(state))
            asked = title.legal(state, seat)
            match.act(seat, asked[luck.randrange(len(asked))])
    assert swapped > 20
