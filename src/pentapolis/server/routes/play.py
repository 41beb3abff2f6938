"""Playing over HTTP: what a seat sees, what it does, what would follow, and how it was.

Seats are those that the visitor's cookie holds: a seat in a message only chooses among them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ..library import described
from ..people.identity import Visitor, spoken
from ..play import asking
from ..play.frames import frame, frames
from ..play.room import Room
from ..play.views import game_view, seen
from ..server import Server
from ..trouble import not_allowed, not_running, not_your_seat, unknown_table
from ..wire.common import Done
from ..wire.library import Things
from ..wire.play import Act, Acted, Ask, AskTakeBack, Consent, Effects, Frames, GameView, Undo

Asked = Request[Visitor, str, State]
SeatQuery = Annotated[int, QueryParameter(ge=-1, le=15, description="One of my seats; -1: as a spectator.")]
LineQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
AT = "/api/tables/{code:str}"


async def enter(request: Asked, server: Server, code: str) -> Room:
    """The room of a table that this visitor may know of."""
    room = await server.rooms.get(code)
    request.state["room"] = room  # refusals are told in the words of its game
    if not room.may_see(request.user.id):
        raise unknown_table()
    return room


async def enter_seat(request: Asked, server: Server, code: str, seat: int) -> Room:
    """The room of a table with a game on it, where this visitor holds the seat."""
    room = await enter(request, server, code)
    if seat not in room.seats_of(request.user.id):
        raise not_your_seat()
    if room.match is None:
        raise not_running()
    return room


async def enter_to_look(request: Asked, server: Server, code: str, seat: int) -> Room:
    """The same for somebody who only looks, perhaps as a spectator."""
    if seat >= 0:
        return await enter_seat(request, server, code, seat)
    room = await enter(request, server, code)
    if not room.may_watch(request.user.id):
        raise not_allowed()
    if room.match is None:
        raise not_running()
    return room


# what is seen


@get(f"{AT}/view")
async def view(
    request: Asked,
    server: NamedDependency[Server],
    code: FromPath[str],
    seat: SeatQuery = -1,
    log_from: LineQuery = 0,
    version: FromQuery[int] = 0,
    sheet: FromQuery[bool] = False,
) -> GameView:
    """The game as one of my seats sees it. The log begins with `log_from`, if the view of `version` had all before;
    with `sheet` the board comes as text too."""
    room = await enter_to_look(request, server, code, seat)
    lang = spoken(request)
    book = seen(server, room, seat, lang).log
    return game_view(server, room, seat, lang, book.first_new(log_from, version), sheet)


@get(f"{AT}/things")
async def things(request: Asked, server: NamedDependency[Server], code: FromPath[str]) -> Things:
    """Everything of this table's game that explains itself, with the values of the box it is played with."""
    row = (await enter(request, server, code)).row
    return described(row.game, spoken(request), row.components)


@get(f"{AT}/frames")
async def steps(request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1) -> Frames:
    """The steps of the game that this viewer noticed."""
    room = await enter_to_look(request, server, code, seat)
    return frames(server, room, seat, spoken(request))


@get(f"{AT}/frame")
async def step(
    request: Asked,
    server: NamedDependency[Server],
    code: FromPath[str],
    seat: SeatQuery = -1,
    step: LineQuery = 0,
    sheet: FromQuery[bool] = False,
) -> GameView:
    """The game after one of its steps, as this viewer saw it then."""
    room = await enter_to_look(request, server, code, seat)
    return frame(server, room, seat, spoken(request), step, sheet)


@get(f"{AT}/record", media_type=MediaType.JSON)
async def record(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1
) -> Response[bytes]:
    """A finished game as a record with its seed; a running one as the story that this viewer was told."""
    room = await enter_to_look(request, server, code, seat)
    match = room.match
    assert match is not None
    if room.row.over:
        data = msgspec.structs.replace(match.record, seal=room.seal(True)).to_json()
    else:
        data = msgspec.json.format(msgspec.json.encode(match.story(seat)), indent=1) + b"\n"
    name = f"{room.row.game}-{room.code}.json"
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


# what is done


@post(f"{AT}/act", status_code=200)
async def act(request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Act]) -> Acted:
    """Do something. It is stored when this answers."""
    room = await enter_seat(request, server, code, data.seat)
    return Acted(await server.moves.act(room, data.seat, data.action, data.version, data.key))


@post(f"{AT}/undo", status_code=200)
async def undo(request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Undo]) -> Acted:
    """Take back my last move, or all of my turn, as far as nobody has learnt anything since."""
    room = await enter_seat(request, server, code, data.seat)
    return Acted(await server.moves.undo(room, data.seat, data.version, data.key, data.whole_turn))


@post(f"{AT}/take-back", status_code=200)
async def take_back(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[AskTakeBack]
) -> Acted:
    """Go back further: at once at a table of one person, else all are asked."""
    room = await enter_seat(request, server, code, data.seat)
    return Acted(await server.moves.ask_take_back(room, data.seat, data.to))


@post(f"{AT}/consent", status_code=200)
async def consent(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Consent]
) -> Done:
    """Agree to go back, or not."""
    room = await enter_seat(request, server, code, data.seat)
    await server.moves.consent(room, data.seat, data.yes, data.question)
    return Done()


# what would follow


@post(f"{AT}/why", status_code=200)
async def why(request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Ask]) -> Effects:
    """Why an action can't be done; nothing if it can. Found in what the seat itself knows."""
    room = await enter_seat(request, server, code, data.seat)
    return asking.why(room, data.seat, data.action, spoken(request))


@post(f"{AT}/preview", status_code=200)
async def effects(request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Ask]) -> Effects:
    """What is certain to follow from an action, up to the first die or secret; imagined, so that it can't leak."""
    room = await enter_seat(request, server, code, data.seat)
    return asking.effects(room, data.seat, data.action, spoken(request))


ROUTES = [view, things, steps, step, record, act, undo, take_back, consent, why, effects]
