"""Games in miniature, and how a finished game went: nothing that a spectator may not know."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from conformance import hooks
from pentapolis import games
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.server.miniature import FRAMES
from server.house import House
from server.test_canary import _empty_pools
from server.test_stages import played

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]
LARGEST = 32_000


def drawn() -> list[str]:
    return [game for game in games.ours() if (files(games) / game / "miniature.json").is_file()]


def record_of(game: str) -> bytes:
    return (files(games) / game / "miniature.json").read_bytes()


def whole(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for frame in frames:
        found.append({**(found[-1] if found else {}), **frame})
    return found


@pytest.mark.parametrize("game", drawn())
async def test_a_miniature_is_a_game_of_bots_to_its_end(house: House, game: str) -> None:
    assert len(record_of(game)) <= LARGEST
    title = games.title(game)
    match = Match.replay(title, Record.from_json(record_of(game)))
    assert match.over
    sent = await house.stranger().get(f"/games/{game}/miniature")
    frames = whole(sent["frames"])
    assert len(frames) == FRAMES
    last = msgspec.json.decode(msgspec.json.encode(title.observe(match.state, SPECTATOR)))
    assert frames[-1] == last
    assert all(frame.keys() == last.keys() for frame in frames)
    assert sent["facts"] == (await house.stranger().get(f"/games/{game}/things"))["facts"]
    assert len(msgspec.json.encode(sent["frames"])) < len(msgspec.json.encode(frames)) * 0.8, (
        "only what changes is sent"
    )


@pytest.mark.parametrize("game", drawn())
async def test_no_frame_names_what_was_hidden_then(house: House, game: str) -> None:
    title, secrets, looked = games.title(game), hooks.secrets(game), 0
    match = Match.replay(title, Record.from_json(record_of(game)))
    frames = whole((await house.stranger().get(f"/games/{game}/miniature"))["frames"])
    for n, frame in enumerate(frames):
        state = match.position(round((n + 1) * len(match.moves) / FRAMES))
        _empty_pools(frame)
        for canary in secrets.unknown(state, SPECTATOR):
            assert canary.encode() not in msgspec.json.encode(frame), n
            looked += 1
    assert looked > 3 or any(getattr(secrets, why, False) for why in ("OPEN", "NAMELESS"))


async def test_there_is_none_of_a_game_that_is_not_here(house: House) -> None:
    assert (await house.stranger().get("/games/chess/miniature", 404))["error"] == "not-found"


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_end_tells_how_it_went(house: House, lang: str) -> None:
    anna = await house.guest("Anna", lang=lang)
    record = played()
    table = await anna.post("/tables/import", msgspec.json.decode(record.to_json()), 201)
    view = await anna.get(f"/tables/{table['code']}/view?seat=-1")
    outcome = view["outcome"]
    over = outcome["over_time"]
    assert len(over["rounds"]) == 6
    assert [own[-1] for own in over["curves"][0]["values"]] == [rank["score"] for rank in outcome["ranks"]]
    assert [moment["kind"] for moment in outcome["moments"]][:2] == ["haul", "roll"]
    for moment in outcome["moments"]:
        line = view["log"][moment["line"]]
        assert line["n"] == moment["line"]
        assert moment["kind"] == "turn" or line["seat"] == moment["seat"]
