"""Games and tables that version 2 wrote are read and gone on with (`earlier/`).

The records hold undone moves, moves taken back by consent, and handovers. The database is a server's: one table in the
middle of a move, one of a battle, one whose game is over (`tests/server/test_earlier_medioevo.py`).
"""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.earlier import action_of_2
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import RulesChanged
from pentapolis.kernel.match import Diverged, Match
from pentapolis.kernel.record import Checkpoint, Handover, Move, Record, Snapshot, TakeBack, Undo
from pentapolis.kernel.verify import verify

from . import version_2

HERE = Path(__file__).parent / "earlier"
SCORES = {
    "two": (12, -1),
    "three": (2, 8, 9),
    "four": (23, -10, 23, -10),
    "five": (5, 5, -6, 5, 6),
    "six": (19, 24, 15, 19, 24, 15),
}


def earlier(name: str) -> Record:
    return Record.from_json(gzip.decompress((HERE / f"{name}.json.gz").read_bytes()))


def begun(record: Record) -> Match[Medioevo]:
    """The match of a record before its first move."""
    return Match.replay(TITLE, msgspec.structs.replace(record, entries=[]))


@pytest.mark.parametrize("name", SCORES)
def test_a_record_of_version_2_replays_to_its_end(name: str) -> None:
    record = earlier(name)
    assert {type(entry) for entry in record.entries} >= {Undo, Handover}
    assert name == "two" or TakeBack in {type(entry) for entry in record.entries}
    match = Match.replay(TITLE, record)
    assert match.outcome is not None
    assert match.outcome.scores == SCORES[name]
    assert match.record.version == TITLE.version
    assert Match.replay(TITLE, Record.from_json(match.record.to_json())).state == match.state


@pytest.mark.parametrize("name", SCORES)
def test_every_fingerprint_of_version_2_is_that_of_the_same_position(name: str) -> None:
    record = earlier(name)
    match, seen = begun(record), 0
    for number, (old, entry) in enumerate(zip(record.entries, TITLE.read(record).entries, strict=True), 1):
        match.follow([entry], FastChance(0))
        if isinstance(old, Move) and old.digest:
            assert old.digest in version_2.digests(match.state), number
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("name", SCORES)
def test_the_dice_of_version_2_can_still_be_verified(name: str) -> None:
    record = earlier(name)
    assert verify(TITLE, record).genuine
    moved = next(entry for entry in record.entries if isinstance(entry, Move) and entry.got)
    moved.got[0] = f"{moved.got[0].partition('=')[0]}=1" if moved.got[0][-1] != "1" else f"{moved.got[0][:-1]}2"
    assert not verify(TITLE, record).genuine


def test_a_running_game_of_version_2_goes_on_from_a_checkpoint() -> None:
    whole = earlier("four")
    for moves in range(60, len(whole.entries), 90):
        record = msgspec.structs.replace(whole, entries=whole.entries[:moves], seal=None)
        match = Match.replay(TITLE, record)
        told = [match.version(viewer) for viewer in (*match.state.seats, -1)]
        snapshot = Snapshot(version_2.written(match.state), told, moves)
        with pytest.raises(Diverged, match="goes on from a checkpoint"):
            Match.replay(TITLE, record, FastChance(1))
        going = Match.resume(TITLE, record, FastChance(1), snapshot, auto=False)
        assert going.state == match.state
        assert going.record.entries[:moves] == record.entries  # as they were stored
        assert going.record.version == TITLE.version
        assert going.log()[0] == RulesChanged(TITLE.version)
        seat = TITLE.to_act(going.state)[0]
        going.act(seat, TITLE.asked(going.state, seat)[0])
        assert Match.replay(TITLE, going.record).state == going.state


def test_a_record_of_version_2_that_begins_with_a_checkpoint_is_read_from_there() -> None:
    whole = earlier("three")
    half = len(whole.entries) // 2
    match = Match.replay(TITLE, msgspec.structs.replace(whole, entries=whole.entries[:half]))
    checkpoint = Checkpoint(2, version_2.written(match.state))
    after = [entry for entry in whole.entries[half:] if not isinstance(entry, Undo | TakeBack)][:1]
    record = msgspec.structs.replace(whole, entries=[*whole.entries[:half], checkpoint, *after])
    again = Match.replay(TITLE, record)
    match.follow(TITLE.read(msgspec.structs.replace(whole, entries=after)).entries, FastChance(0))
    assert again.state == match.state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("use_card card=4", "use_card card=4"),
        ("use_card card=4 via=proselytism", "use_card card=4 via=proselytism"),
        ("use_card card=1 place=buda", "use_card_at card=1 place=buda"),
        ("use_card card=16 item=w1", "use_card_on_item card=16 item=w1"),
        ("use_card card=14 unit=archer", "use_card_on_unit card=14 unit=archer"),
        ("use_card card=24 place=buda unit=archer", "use_card_for_unit card=24 place=buda unit=archer"),
        ("use_card card=12 place=buda unit=archers", "use_card_against card=12 place=buda against=archers"),
        ("use_card card=67 place=buda unit=archer", "use_card_on_leader card=67 place=buda unit=archer player=-1"),
        ("use_card card=19 item=c1 good=salt", "use_card_on_good card=19 item=c1 good=salt"),
        ("use_card card=63 place=a item=b good=salt", "use_card_on_market card=63 place=a to=b good=salt"),
        ("use_card card=57 colour=red", "use_card_for_colour card=57 colour=red"),
        ("use_card card=5", "use_card_for_player card=5 player=-1"),
        ("use_card card=5 player=2 via=proselytism", "use_card_for_player card=5 player=2 via=proselytism"),
        ("use_card card=44 player=0 which=5", "use_card_on_card card=44 player=0 which=5"),
        ("use_technology technology=market", "use_technology technology=market"),
        (
            "use_technology technology=masonry via=flight_of_time",
            "use_technology technology=masonry via=flight_of_time",
        ),
        ("use_technology technology=commerce", "use_technology_times technology=commerce count=1"),
        ("use_technology technology=commerce count=3", "use_technology_times technology=commerce count=3"),
        ("use_technology technology=guilds place=buda", "use_technology_at technology=guilds place=buda"),
        ("use_technology technology=machinery item=e1", "use_technology_on_item technology=machinery item=e1"),
        ("use_technology technology=genius item=e1", "use_technology_on_item technology=genius item=e1"),
        (
            "use_technology technology=edict place=buda item=c1",
            "use_technology_for_item technology=edict place=buda item=c1",
        ),
        (
            "use_technology technology=genius place=buda to=civil via=flight_of_time",
            "use_technology_on_building technology=genius place=buda category=civil via=flight_of_time",
        ),
        (
            "use_technology technology=influence place=buda unit=archer",
            "use_technology_on_unit technology=influence place=buda unit=archer",
        ),
        (
            "use_technology technology=nation place=buda unit=archer to=serbia",
            "use_technology_to_move technology=nation place=buda unit=archer to=serbia",
        ),
        (
            "use_technology technology=law place=buda to=serbia",
            "use_technology_to_divert technology=law place=buda to=serbia",
        ),
        (
            "use_technology technology=control place=buda good=salt to=rome",
            "use_technology_on_market technology=control place=buda good=salt to=rome",
        ),
        (
            "use_technology technology=promotion unit=archer to=cavalry",
            "use_technology_on_rank technology=promotion unit=archer player=-1 to=cavalry",
        ),
        (
            "use_technology technology=tactics item=g1 unit=archer to=melee",
            "use_technology_on_target technology=tactics unit=archer attack=melee item=g1",
        ),
        ("use_technology technology=logistics to=aegean", "use_technology_to_enter technology=logistics to=aegean"),
        (
            "use_technology technology=logistics item=c1 to=aegean",
            "use_technology_with_item technology=logistics item=c1 to=aegean",
        ),
        (
            "use_technology technology=cartography item=c1",
            "use_technology_to_speed technology=cartography item=c1 count=1",
        ),
        (
            "use_technology technology=cartography place=buda unit=archer count=2",
            "use_technology_to_walk technology=cartography place=buda unit=archer count=2",
        ),
        ("pass", "pass"),
    ],
)
def test_a_card_or_technology_that_was_used_says_what_it_was_asked(old: str, new: str) -> None:
    assert action_of_2(old) == new
    assert str(TITLE.parse(new)) == new
