"""Tables over HTTP: making, entering, sitting, beginning, ending; what is written there. Moves are in `play`."""

from __future__ import annotations

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from ..addresses import caller
from ..bus import Signal
from ..described import TakesRecord
from ..desk import Desk, give_desk
from ..people.identity import Visitor, spoken
from ..play.room import Room
from ..tables import cards, chat
from ..tables.access import check_sees, may_enter, runs
from ..tables.tableview import table_message
from ..trouble import Trouble, not_allowed, unknown_table
from ..wire.common import Done, Link
from ..wire.play import Notes, Say
from ..wire.tables import Enter, NewTable, OneSeat, Rematch, SetSeat, SetTable, Sit, Tables, TableView, Vacation

Asked = Request[Visitor, str, State]


async def _room(request: Asked, desk: Desk, code: str) -> Room:
    """A table, if this visitor may know of it."""
    room = await desk.room(code)
    check_sees(room, request.user)
    request.state["room"] = room
    return room


async def _table(request: Asked, desk: Desk, code: str) -> TableView:
    """A table as it stands now, as this visitor sees it."""
    room = await desk.room(code)
    return table_message(desk.server, room, request.user, desk.links.base(request), spoken(request))


@get("/tables")
async def list_tables(request: Asked, desk: NamedDependency[Desk]) -> Tables:
    """My tables, my turn first, with what happened since I moved; and public ones with room."""
    return await cards.tables(desk.server, request.user, spoken(request))


@post("/tables")
async def make_table(request: Asked, desk: NamedDependency[Desk], data: JSONBody[NewTable]) -> TableView:
    """Make a table. Against bots it begins at once."""
    mine = next((seat.name for seat in data.seats if seat.kind == "me"), "")
    visitor = await desk.ensure(request, mine)
    desk.count_making(request)
    code = await desk.lobby.make(visitor, data, spoken(request))
    room = await desk.room(code)
    if data.preset == "bots" and not any(seat.kind == "open" for seat in room.seats):
        await desk.stages.start(room, visitor)
    return await _table(request, desk, code)


@post("/tables/import", request_max_body_size=None, operation_class=TakesRecord)
async def import_record(request: Asked, desk: NamedDependency[Desk]) -> TableView:
    """Bring in the record of a game; it becomes a table to look at."""
    if not request.user.stored:
        raise Trouble("name-first", 403)
    desk.count_check(request)
    data = await body(request, desk)
    visitor = await desk.ensure(request)
    desk.count_making(request)
    return await _table(request, desk, await desk.stages.bring_in(visitor, data, spoken(request), caller(request)))


@get("/tables/{code:str}")
async def show_table(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> TableView:
    """A table without the game on it."""
    await _room(request, desk, code)
    return await _table(request, desk, code)


@put("/tables/{code:str}")
async def set_table(
    request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[SetTable]
) -> TableView:
    """Change its name, what was agreed on, and before the game its options."""
    await desk.lobby.set_table(await _room(request, desk, code), request.user, data)
    return await _table(request, desk, code)


@delete("/tables/{code:str}", status_code=200)
async def delete_table(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> Done:
    """The server's host deletes a table."""
    await _room(request, desk, code)
    if not request.user.host:
        raise not_allowed()
    await desk.stages.delete(code)
    return Done()


# coming and going


@post("/tables/{code:str}/enter", status_code=200)
async def enter(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Enter]) -> TableView:
    """Come in by the invite link, or take over a seat by its own."""
    room = await desk.room(code)
    if not data.seat_token and not may_enter(room, request.user, data.invite):
        raise unknown_table()
    if data.seat_token:
        await desk.hands.check_seat_token(room, data.seat_token)
        await desk.hands.enter(room, await desk.ensure(request, nameless=True), data.seat_token)
    elif data.invite:
        await desk.lobby.enter(room, await desk.ensure(request, nameless=True), data)
    return await _table(request, desk, code)


@post("/tables/{code:str}/sit", status_code=200)
async def sit(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Sit]) -> TableView:
    """Take a seat; before the game, give my share in the dice."""
    room = await _room(request, desk, code)
    visitor = await desk.ensure(request)
    await desk.hands.sit(room, visitor, data.seat, data.number)
    return await _table(request, desk, code)


@post("/tables/{code:str}/stand", status_code=200)
async def stand(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[OneSeat]) -> TableView:
    """Leave a seat of mine."""
    await desk.hands.stand(await _room(request, desk, code), request.user, data.seat)
    return await _table(request, desk, code)


@post("/tables/{code:str}/seat", status_code=200)
async def set_seat(
    request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[SetSeat]
) -> TableView:
    """Open a seat, give it to a bot, or take it; during a game whoever sat there leaves."""
    await desk.hands.set_seat(await _room(request, desk, code), request.user, data, spoken(request))
    return await _table(request, desk, code)


@post("/tables/{code:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], seat: FromPath[int]) -> Link:
    """A new link to a seat: the old one, and whoever holds the seat, hold it no more."""
    token = await desk.hands.seat_link(await _room(request, desk, code), request.user, seat)
    return desk.links.seat(desk.links.base(request), code, token)


# the course of the game


@post("/tables/{code:str}/start", status_code=200)
async def start(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> TableView:
    """Begin the game with those who sit there."""
    await desk.stages.start(await _room(request, desk, code), request.user)
    return await _table(request, desk, code)


@post("/tables/{code:str}/pause", status_code=200)
async def pause(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> TableView:
    """The game stands still, and its clocks."""
    await desk.stages.pause(await _room(request, desk, code), request.user)
    return await _table(request, desk, code)


@post("/tables/{code:str}/resume", status_code=200)
async def resume(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> TableView:
    """The game goes on."""
    await desk.stages.resume(await _room(request, desk, code), request.user)
    return await _table(request, desk, code)


@post("/tables/{code:str}/abandon", status_code=200)
async def abandon(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> TableView:
    """The table ends without a result."""
    await desk.stages.abandon(await _room(request, desk, code), request.user)
    return await _table(request, desk, code)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(
    request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Rematch | None] = None
) -> TableView:
    """The table that follows this one, everybody one seat on; asked again, the same table."""
    room, number = await _room(request, desk, code), data.number if data is not None else 0
    return await _table(request, desk, await desk.stages.rematch(room, request.user, number))


@post("/tables/{code:str}/vacation", status_code=200)
async def vacation(
    request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Vacation]
) -> TableView:
    """My clock stands still while I am away."""
    await desk.stages.vacation(await _room(request, desk, code), request.user, data.seat, data.away)
    return await _table(request, desk, code)


# what is written


@post("/tables/{code:str}/chat", status_code=200)
async def say(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Say]) -> Done:
    """Write a line to the table."""
    room = await _room(request, desk, code)
    mine = room.seats_of(request.user.id)
    if not (mine or runs(room, request.user) or room.may_watch(request.user.id)):
        raise not_allowed()
    visitor = await desk.ensure(request)
    text = chat.clean_line(data.text)
    if not text:
        raise Trouble("nothing-said", 400)
    desk.count_chat(visitor)
    seat, name = (mine[0], room.seats[mine[0]].name) if mine else (-1, visitor.name)
    server = desk.server
    async with server.db.write() as c:
        number = await chat.say(c, code, visitor.id, seat, name, text)
        await server.bus.within(c, Signal(code, "chat", number))
    server.bus.after(Signal(code, "chat", number))
    return Done()


@get("/tables/{code:str}/notes")
async def read_notes(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> Notes:
    """What only I read."""
    await _room(request, desk, code)
    if not request.user.stored:
        return Notes("")
    async with desk.server.db.read() as c:
        return Notes(await chat.read_notes(c, code, request.user.id))


@put("/tables/{code:str}/notes")
async def write_notes(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Notes]) -> Notes:
    """Keep my notes."""
    await _room(request, desk, code)
    visitor = await desk.ensure(request)
    async with desk.server.db.write() as c:
        await chat.write_notes(c, code, visitor.id, data.text)
    return data


async def body(request: Asked, desk: Desk) -> bytes:
    """A record as it was sent, up to the size that a record may have."""
    most, parts, size = desk.server.settings.record_limit, list[bytes](), 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Trouble("too-large", 413)
        parts.append(part)
    return b"".join(parts)


ROUTES = [
    Router(
        "/api",
        route_handlers=[
            list_tables, make_table, import_record, show_table, set_table, delete_table, enter, sit, stand, set_seat,
            seat_link, start, pause, resume, abandon, rematch, vacation, say, read_notes, write_notes,
        ],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["tables"],
    )
]  # fmt: skip
