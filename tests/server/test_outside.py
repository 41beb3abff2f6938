"""What strangers send is read in other processes: it costs the server nothing, and whoever sent it reads a sentence."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.kernel import components
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import BadComponents, Malformed
from pentapolis.server.outside import checker, checks
from pentapolis.server.outside.checker import Checker, TooMuch
from pentapolis.server.outside.checks import Load, Play, answer
from pentapolis.server.outside.playable import Played
from pentapolis.server.process import Slow
from pentapolis.server.trouble import Trouble
from pentapolis.server.wire.boxes import SetBox
from server.house import House, open_house
from server.test_stages import played

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]

STRANGE = (sys.executable, str(Path(__file__).parent / "strange_checks.py"))
FINE = '[[buildings]]\nid = "chapel"\nvp = 6\n'
ATTACKS = {
    "key": "a" + ".a" * 30_000 + "=1",
    "heading": "[a" + ".a" * 30_000 + "]",
    "nesting": "a=" + "[" * 50_000,
    "tables": "a=" + "{a=" * 20_000,
    "digits": "a=" + "1" * 50_000,
    "values": "a=[" + "1," * 40_000 + "]",
}


@pytest.fixture
def strange() -> Iterator[Checker]:
    """A process that does what a component file says."""
    made = Checker(STRANGE)
    yield made
    made.end()


@pytest.fixture
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own process reads no component file but ours."""

    def measure(text: str) -> None:
        raise AssertionError(f"the server reads {text[:40]}")

    monkeypatch.setattr(components, "measure", measure)


async def ask(strange: Checker, wish: str, budget_s: float = 60.0) -> str:
    return await strange.ask(Load("kingsburg", wish), budget_s, str)


async def given_up(*_: Any) -> Any:
    raise TooMuch


# files that would cost much


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("attack", ATTACKS)
async def test_a_file_that_would_cost_much_gets_a_sentence(house: House, attack: str) -> None:
    for lang, says in (("en", "The component file cannot be used. "), ("fr", "Le fichier de composants est inutilis")):
        person = await house.guest("Anna", lang)
        box = await person.post("/games/kingsburg/box", {"components": ATTACKS[attack]})
        assert (len(box["errors"]), box["components"]) == (1, "")
        why = box["errors"][0]["message"]
        problem = await person.make(400, components=ATTACKS[attack])
        assert (problem["error"], problem["message"].startswith(says)) == ("components", True)
        assert problem["message"].endswith(why)
        record = msgspec.to_builtins(played(moves=5)) | {"components": ATTACKS[attack]}
        record["table"]["box"] = "x"
        assert (await person.post("/tables/import", record, 400))["message"] == problem["message"]
        verdict = await person.post("/verify", record)
        assert (verdict["genuine"], verdict["message"]) == (False, problem["message"])


@pytest.mark.usefixtures("untouched")
async def test_a_file_is_checked_elsewhere_even_if_nothing_is_wrong_with_it(house: House) -> None:
    box = await house.stranger().post("/games/kingsburg/box", {"components": FINE})
    assert (box["errors"], box["components"]) == ([], FINE)


async def test_a_file_whose_check_is_given_up_gets_a_sentence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker.FILES, "ask", given_up)
    for lang, says in (("en", "It takes too much time or memory to read."), ("fr", "trop de temps ou de mémoire.")):
        problem = await (await house.guest("Anna", lang)).make(400, components=FINE)
        assert problem["error"] == "components"
        assert problem["message"].endswith(says)


async def test_a_record_whose_check_is_given_up_gets_a_sentence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker.RECORDS, "ask", given_up)
    for lang, says in (("en", "This record takes too much time"), ("fr", "Rejouer cet enregistrement demande trop de")):
        person = await house.guest("Anna", lang)
        problem = await person.post("/tables/import", {}, 400)
        assert (problem["error"], problem["message"].startswith(says)) == ("import-costly", True)
        verdict = await person.post("/verify", {})
        assert (verdict["genuine"], verdict["message"].startswith(says)) == (False, True)


async def test_where_too_many_wait_one_comes_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "WAITING", 0)
    problem = await house.stranger().post("/games/kingsburg/box", {}, 503)
    assert problem["error"] == "busy"
    assert "try again" in problem["message"]


async def test_one_address_does_not_fill_the_queue(
    house: House, strange: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()

    def slow(*_: object) -> None:
        free.wait()
        raise Slow

    monkeypatch.setattr(strange, "_ask", slow)
    monkeypatch.setattr(checker, "RECORDS", strange)
    anna = await house.guest("Anna")
    waiting = [asyncio.create_task(checker.verified(b"", "en", "192.0.2.7")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble, match="too-fast"):
        await checker.playable(b"", "en", "192.0.2.7")
    other = asyncio.create_task(checker.verified(b"", "en", "192.0.2.8"))
    await asyncio.sleep(0)
    assert not other.done()
    free.set()
    for check in (*waiting, other):
        assert not (await check).genuine
    assert not strange._held
    monkeypatch.setattr(checker, "EACH", 0)
    for path in ("/verify", "/tables/import"):
        problem = await anna.post(path, {}, 429)
        assert problem["error"] == "too-fast"


# the process


async def test_a_check_that_ends_its_process_is_given_up_and_the_next_has_another(strange: Checker) -> None:
    assert await ask(strange, FINE) == components.box_id(FINE.encode())
    for wish, budget_s in (("die", 600.0), ("eat", 600.0), ("lie", 600.0), ("sleep", 0.1)):
        with pytest.raises(TooMuch):
            await ask(strange, wish, budget_s)
        assert await ask(strange, FINE) == components.box_id(FINE.encode())


async def test_a_process_that_cannot_be_started_is_trouble() -> None:
    nobody = Checker((sys.executable, "-c", "raise SystemExit(3)"))
    with pytest.raises(Trouble) as trouble:
        await ask(nobody, FINE)
    assert (trouble.value.key, trouble.value.status) == ("busy", 503)
    nobody.end()


async def test_a_server_that_stops_waits_for_no_check(
    tmp_path: Path, strange: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pentapolis.server.server.FILES", strange)
    async with open_house(tmp_path):
        await ask(strange, FINE)
        waiting = asyncio.create_task(ask(strange, "sleep", 600.0))
        await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await waiting


# what it answers


async def test_refusals_come_back_as_they_were() -> None:
    bad = reply(Load("kingsburg", "[[buildings]]\nid = 1"))
    assert isinstance(bad, BadComponents)
    assert (bad.reason, bad.arguments["table"]) == ("components-no-entry", "buildings")
    malformed = reply(Play(b"{}", "en"))
    assert type(malformed) is Malformed
    assert malformed.reason == "malformed-record"
    figure = checks.Examine("kingsburg", msgspec.convert({"values": [EDIT]}, SetBox), "en")
    trouble = reply(figure)
    assert isinstance(trouble, Trouble)
    assert (trouble.key, trouble.status, trouble.arguments) == ("no-figure", 400, {"place": "x y z"})
    fault = reply(Load("chess", FINE))
    assert isinstance(fault, RuntimeError)
    assert "there is no game chess" in str(fault)


EDIT = {"table": "x", "id": "y", "field": "z", "value": 1}


def reply(check: checks.Check) -> Exception:
    said = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(check)), type=checks.Reply)
    assert said.no is not None
    return said.no.error()


async def test_a_record_comes_back_whole() -> None:
    record = played(moves=30)
    said = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(Play(record.to_json(), "en"))), type=checks.Reply)
    found = msgspec.msgpack.decode(said.found, type=Played)
    assert [msgspec.json.decode(entry) for entry in found.entries] == msgspec.to_builtins(record.entries)
    assert msgspec.structs.replace(found.record, entries=record.entries) == record
    assert (found.bots, found.over) == (["", ""], False)


# what the server itself does with it


async def test_a_log_is_played_again_beside_the_other_requests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, replay, threads = await house.guest("Anna"), Match.replay, list[str]()

    def watched(*args: Any, **kwargs: Any) -> Any:
        threads.append(threading.current_thread().name)
        return replay(*args, **kwargs)

    monkeypatch.setattr(Match, "replay", watched)
    table = await anna.post("/tables/import", msgspec.to_builtins(played(moves=30)), 201)
    house.server.rooms.forget(table["code"])
    await anna.get(f"/tables/{table['code']}")
    assert len(threads) == 2
    assert all(name.startswith("rooms") for name in threads)
