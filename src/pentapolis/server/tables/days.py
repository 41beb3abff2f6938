"""The game of the day: whoever can play a game alone has one try a day, with the same luck as everybody else; results
are compared. Nothing is told of games that go on, and the seed is shown when nobody can play it any more (`..days`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import games
from ...kernel.chance import commitment
from ...kernel.record import Snapshot
from ...kernel.state import Outcome
from ...kernel.title import Title
from ...words import Words
from ...words.scores import result_of, score_name
from .. import days
from ..people.identity import Visitor, clean_name
from ..play.room import Room
from ..play.views import sheet_of
from ..safety import kept_secret
from ..storage.models import day_games, game_tables
from ..storage.rows import OF_THE_DAY
from ..trouble import Trouble
from ..wire.days import Day, DayResult
from ..wire.tables import Settings
from ..words import words_of
from .agreement import Place, TableDraft, agree
from .cards import game_name

if TYPE_CHECKING:
    from ..server import Server
    from .lobby import Lobby
    from .stages import Stages

ALONE = 1
RESULTS = 200
"""Results of a day that are told, the best."""
DAYS = 14
"""Earlier days that are named."""
TODAY = "today"
SETTINGS = Settings(hints=False, spectators=False)
"""Everybody plays by themselves."""


class Result(msgspec.Struct):
    """How a day's game ended, as it is kept."""

    won: bool
    score: int
    decided_by: str = ""
    fewest: bool = False

    @property
    def key(self) -> tuple[bool, int]:
        """Who won before who lost, then by points: the more, or where the game says so the fewer, the better."""
        return self.won, -self.score if self.fewest else self.score

    @property
    def outcome(self) -> Outcome:
        return Outcome((1,), (self.score,), (0,) if self.won else (), self.decided_by, self.fewest)


_result = msgspec.json.Decoder(Result)
_snapshot = msgspec.msgpack.Decoder(Snapshot)


class Days:
    """What a server knows of its days."""

    def __init__(self, server: Server, lobby: Lobby, stages: Stages) -> None:
        self.server = server
        self.lobby = lobby
        self.stages = stages
        self._secret = server.settings.secret or kept_secret(server.settings.folder)

    # playing

    async def play(self, visitor: Visitor, game: str, lang: str) -> str:
        """The code of a visitor's game of today, begun if it was not yet."""
        title, day = _title(game), days.today()
        code = await self.begun(visitor, game, day) or await self._make(visitor, title, day, lang)
        room = await self.server.rooms.get(code)
        if room.row.status == "lobby":
            await self._start(room, visitor)
        return code

    async def _start(self, room: Room, visitor: Visitor) -> None:
        try:
            await self.stages.start(room, visitor)
        except Trouble:
            if (await self.server.rooms.refresh(room.code)).row.status == "lobby":  # another page was not faster
                raise

    async def begun(self, visitor: Visitor, game: str, day: str) -> str:
        """The code of a visitor's game of a day; empty if they have not begun."""
        _title(game)
        here = (day_games.c.game == game) & (day_games.c.day == day) & (day_games.c.visitor == visitor.id)
        async with self.server.db.read() as c:
            return str((await c.execute(select(day_games.c.game_table).where(here))).scalar() or "")

    async def _make(self, visitor: Visitor, title: Title[Any], day: str, lang: str) -> str:
        draft = TableDraft(
            game=title.id,
            version=title.version,
            preset=OF_THE_DAY,
            name=words_of(lang).say("table-day", game=game_name(title.id, lang), day=day)[:40],
            options=agree(title, ALONE, {}),
            settings=SETTINGS,
            places=[Place("person", visitor.id, clean_name(visitor.name))],
            owner=visitor.id,
        )
        try:
            async with self.server.db.write() as c:
                await self.lobby.check_owns(c, visitor)
                code = await self.lobby.write(c, draft, seed=await self._seed(c, title.id, day), day=day)
                mine = {"game": title.id, "day": day, "visitor": visitor.id, "game_table": code}
                await c.execute(insert(day_games).values(**mine))
                return code
        except IntegrityError:  # in another page at the same moment
            if code := await self.begun(visitor, title.id, day):
                return code
            raise

    async def _seed(self, c: AsyncConnection, game: str, day: str) -> bytes:
        """What those have who play it already; else what our secret makes of the day. So a new secret changes nothing
        about a day that has begun."""
        had = select(game_tables.c.seed).join(day_games, day_games.c.game_table == game_tables.c.code)
        found = (await c.execute(had.where(day_games.c.game == game, day_games.c.day == day).limit(1))).scalar()
        return days.seed_of(self._secret, game, day) if found is None else bytes(found)

    # comparing

    async def day(self, visitor: Visitor, game: str, day: str, lang: str) -> Day:
        """A game on a day, as a visitor may see it; `Trouble` (404) for days to come."""
        title, today = _title(game), days.today()
        day = today if day == TODAY else day
        if not days.is_day(day) or day > today:
            raise Trouble("no-day", 404)
        async with self.server.db.read() as c:
            rows = (await c.execute(_played(game, day))).all()
            seed = await self._seed(c, game, day)
            earlier = list((await c.execute(_earlier(game))).scalars())
        ended = await self._ended(title, rows, days.closes_ms(day))
        mine = next((row for row in rows if visitor.stored and row.visitor == visitor.id), None)
        return Day(
            game=game,
            game_name=game_name(game, lang),
            day=day,
            when="today" if day == today else "yesterday" if not days.closed(day) else "before",
            closes_ms=days.closes_ms(day),
            commitment=commitment(seed),
            results=_compared(ended, title, words_of(lang, title), visitor),
            score_name=score_name(words_of(lang, title)),
            seed=seed.hex() if days.closed(day) else "",
            table=mine.code if mine is not None else "",
            status=mine.status if mine is not None else "",
            days=earlier,
        )

    async def all(self, visitor: Visitor, lang: str) -> list[Day]:
        """Today and yesterday, of every game that can be played alone."""
        today = days.today()
        alone = [game for game in games.names() if ALONE in games.title(game).players]
        return [await self.day(visitor, game, day, lang) for game in alone for day in (today, days.before(today))]

    async def _ended(self, title: Title[Any], rows: Sequence[Row[Any]], closes: int) -> list[tuple[Row[Any], Result]]:
        """How the games ended that ended in time. What is read for the first time is kept."""
        in_time = [row for row in rows if row.status == "finished" and row.ended_ms < closes]
        kept = {row.code: _result.decode(row.result) for row in in_time if row.result}
        if fresh := [row.code for row in in_time if not row.result]:
            kept |= await self._keep(title, fresh)
        return [(row, kept[row.code]) for row in in_time if row.code in kept]

    async def _keep(self, title: Title[Any], codes: list[str]) -> dict[str, Result]:
        """How these games ended, from their last states; what no longer fits our rules is left out."""
        found: dict[str, Result] = {}
        states = select(game_tables.c.code, game_tables.c.snapshot).where(game_tables.c.code.in_(codes))
        async with self.server.db.write() as c:
            for code, snapshot in (await c.execute(states)).all():
                if (read := _read(title, snapshot)) is not None:
                    found[code], body = read, msgspec.json.encode(read).decode()
                    await c.execute(update(day_games).where(day_games.c.game_table == code).values(result=body))
        return found


def _title(game: str) -> Title[Any]:
    """A game that can be played alone."""
    try:
        title = games.title(game)
    except LookupError:
        raise Trouble("no-game", 404) from None
    if ALONE not in title.players:
        raise Trouble("not-alone", 404)
    return title


def _played(game: str, day: str) -> Any:
    """Everybody's game of a day."""
    columns = [game_tables.c[name] for name in ("code", "status", "ended_ms", "names")]
    query = select(day_games.c.visitor, day_games.c.result, *columns)
    query = query.join(game_tables, day_games.c.game_table == game_tables.c.code)
    query = query.where(day_games.c.game == game, day_games.c.day == day)
    return query.order_by(game_tables.c.ended_ms, game_tables.c.code)


def _earlier(game: str) -> Any:
    """The latest days on which somebody finished."""
    query = select(day_games.c.day).join(game_tables, day_games.c.game_table == game_tables.c.code)
    query = query.where(day_games.c.game == game, game_tables.c.status == "finished")
    return query.distinct().order_by(day_games.c.day.desc()).limit(DAYS)


def _read(title: Title[Any], snapshot: bytes) -> Result | None:
    """How a game ended, from its last state; nothing if that is of rules that we don't know."""
    try:
        outcome = title.outcome(title.decode(_snapshot.decode(snapshot).state))
    except msgspec.MsgspecError:
        return None
    return Result(bool(outcome.winners), outcome.scores[0], outcome.decided_by, outcome.fewest)


def _compared(
    ended: list[tuple[Row[Any], Result]], title: Title[Any], words: Words, visitor: Visitor
) -> list[DayResult]:
    """Who did best first; of equals who was there first is named first."""
    keys, drawn = [result.key for _, result in ended], sheet_of(title)
    told = []
    for (row, result), key in zip(ended, keys, strict=True):
        said = f"decided-by-{result.decided_by}"
        told.append(
            DayResult(
                place=1 + sum(other > key for other in keys),
                name=msgspec.json.decode(row.names)[0],
                won=result.won,
                score=result.score,
                result=result_of(drawn, words, result.outcome),
                decided_by=words.say(said) if result.decided_by and words.has(said) else "",
                mine=visitor.stored and row.visitor == visitor.id,
            )
        )
    told.sort(key=lambda result: result.place)
    return told[:RESULTS]
