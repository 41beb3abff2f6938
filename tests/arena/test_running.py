"""A run: the same result on any number of processes, however often it was stopped, and what its file may hold."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from pentapolis import games as shelf
from pentapolis.arena import (
    BadContest,
    Contest,
    Finished,
    Ledger,
    Report,
    ladder,
    match,
    plan,
    played,
    report,
    results,
    round_robin,
    running,
)
from pentapolis.arena import ledger as ledgers
from pentapolis.arena.ratings import ratings
from pentapolis.arena.results import Pairing
from pentapolis.bots.matches import Played


@pytest.fixture(autouse=True)
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how often blocks are drawn again."""
    monkeypatch.setattr(results, "ratings", partial(ratings, resamples=20))


@pytest.fixture
def small() -> Contest:
    return plan("kingsburg", ("thumb", "naive", "random"), mode="ladder", seats=2, games=4, seed=3)


def test_the_file_of_a_run_is_named_by_a_path_or_a_string(small: Contest, tmp_path: Path) -> None:
    whole = encoded(played(small, workers=1, keep=str(tmp_path / "run.jsonl")))
    assert len((tmp_path / "run.jsonl").read_bytes().splitlines()) == small.total + 1
    assert encoded(played(small, workers=1, keep=tmp_path / "run.jsonl")) == whole


def encoded(found: Report) -> bytes:
    return msgspec.json.encode(found)


def stopped_after(games: int) -> Callable[[running.Job], Finished]:
    """Plays so many games, and is stopped in the next."""
    play, done = running.play, list[Finished]()

    def tired(job: running.Job) -> Finished:
        if len(done) == games:
            raise KeyboardInterrupt
        done.append(play(job))
        return done[-1]

    return tired


def test_a_run_that_is_stopped_after_any_game_ends_with_the_same_bytes(
    small: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = encoded(played(small, workers=1))
    for ended in range(small.total):
        keep = tmp_path / f"{ended}.jsonl"
        with monkeypatch.context() as patched:
            patched.setattr(running, "play", stopped_after(ended))
            with pytest.raises(KeyboardInterrupt):
                played(small, workers=1, keep=keep)
        assert len(Ledger(small, keep).games) == ended
        assert encoded(played(small, workers=1, keep=keep)) == whole
    assert Ledger(small, keep).left == []


def test_a_line_that_was_cut_off_is_played_again(small: Contest, tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    whole = encoded(played(small, workers=1, keep=keep))
    data = keep.read_bytes()
    for length in random.Random(1).sample(range(len(data)), 6):
        keep.write_bytes(data[:length])
        assert encoded(played(small, workers=1, keep=keep)) == whole
        kept = keep.read_bytes().splitlines()
        assert len(kept) == 1 + small.total
        assert all(msgspec.json.decode(line) for line in kept)


def test_games_come_in_any_order_and_only_once(small: Contest) -> None:
    ledger = Ledger(small)
    running.run(ledger, workers=1)
    games = list(ledger.games.values())
    again = Ledger(small)
    for game in [*reversed(games), *games]:
        again.add(game)
    assert encoded(report(small, again.results)) == encoded(report(small, ledger.results))


def test_a_file_that_holds_something_else_is_left_alone(small: Contest, tmp_path: Path) -> None:
    other = plan("kingsburg", ("thumb", "random"), seats=2, games=2)
    keep = tmp_path / "other.jsonl"
    played(other, workers=1, keep=keep)
    poem = tmp_path / "poem.txt"
    poem.write_text("Roses\nare red")
    line = tmp_path / "line.txt"
    line.write_text("Roses")
    headless = tmp_path / "headless.jsonl"
    headless.write_bytes(keep.read_bytes().partition(b"\n")[2])
    for path, reason in ((keep, "arena-other-run"), *((path, "arena-no-run") for path in (poem, line, headless))):
        before = path.read_bytes()
        with pytest.raises(BadContest) as bad:
            Ledger(small, path)
        assert bad.value.reason == reason
        assert path.read_bytes() == before


def test_code_that_changed_while_a_run_was_stopped_is_told(
    small: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "run.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(running, "play", stopped_after(3))
        patched.setattr(ledgers, "digest", lambda game: "older")
        with pytest.raises(KeyboardInterrupt):
            played(small, workers=1, keep=keep)
    found = played(small, workers=1, keep=keep)
    assert found.code == ("older", ledgers.digest("kingsburg"))
    assert len(found.code[1]) == 12


def test_what_plays_is_known_by_its_digest() -> None:
    digests = {ledgers.digest(game) for game in ("kingsburg", "origins")}
    assert len(digests) == 2


def test_a_source_that_is_changed_changes_the_digest_of_what_it_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, digest = Path(str(files("pentapolis"))), ledgers.digest.__wrapped__
    for folder in ("kernel", "bots", "games", "words"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    known = digest("kingsburg")
    monkeypatch.setattr(ledgers, "files", lambda package: tmp_path)
    monkeypatch.setattr(shelf, "folder", lambda game: tmp_path / "games" / game)
    assert digest("kingsburg") == known, "the same sources elsewhere"
    for name, decides in (
        ("kernel/chance.py", True),
        ("bots/search/tree.py", True),
        ("games/kingsburg/winter.py", True),
        ("games/kingsburg/levels.toml", True),
        ("games/kingsburg/texts/en.ftl", False),
        ("games/origins/people.py", False),
        ("bots/tuning/fit.py", False),
        ("words/language.py", False),
    ):
        with (tmp_path / name).open("a", encoding="utf-8") as source:
            source.write("\n# changed\n")
        now = digest("kingsburg")
        assert (now != known) is decides, name
        known = now


def test_what_decides_nothing_is_not_in_the_digest() -> None:
    root = files("pentapolis")
    names = [name for name, _ in ledgers._sources(root / "bots", "bots")]
    assert {"bots/value.py", "bots/search/tree.py"} <= set(names)
    assert not [name for name in names if name.startswith(("bots/analysis", "bots/tuning"))]
    game = [name for name, _ in ledgers._sources(root / "games" / "kingsburg", "kingsburg")]
    assert {"kingsburg/levels.toml", "kingsburg/winter.py", "kingsburg/heuristics/policy.py"} <= set(game)


def test_a_match_tells_both_directions() -> None:
    found = match("kingsburg", "thumb", "random", seats=3, games=12, seed=1, workers=1)
    (pairing,) = found.pairings
    thumb, rand = pairing.a_alone, pairing.b_alone
    assert rand is not None
    assert (thumb.bot, thumb.seats, thumb.wins, rand.bot, rand.seats, rand.wins) == (
        "thumb",
        12,
        12.0,
        "random",
        12,
        0.0,
    )
    assert found.parity == round(1 / 3, 4)
    assert thumb.win is not None
    assert rand.win is not None
    assert pairing.above == (thumb.win.low > 1 / 3 and rand.win.high < 1 / 3)
    assert [(one.bot, one.rating > 0) for one in found.ratings] == [("thumb", True), ("random", False)]
    assert found.duels == ()


def won_by(line_up: int, number: int, seated: tuple[str, ...], winner: int) -> tuple[int, Played]:
    places = tuple(1 if seat == winner else 2 for seat in range(len(seated)))
    nothing = (0,) * len(seated)
    return line_up, Played(number, seated, places, nothing, (winner,), nothing, nothing, places)


@pytest.mark.parametrize(
    ("a_wins", "b_wins", "above"), [(2, 0, True), (1, 0, False), (2, 1, False), (0, 2, False), (4, 0, True)]
)
def test_above_means_more_than_an_equal_alone_and_the_other_less(a_wins: int, b_wins: int, above: bool) -> None:
    """So many games of each seed are won by who sits alone; one in four would be an equal's."""
    agreed = plan("kingsburg", ("thumb", "random"), games=4 * 77)
    games = []
    for line_up, wins in ((0, a_wins), (1, b_wins)):
        for number in range(agreed.games):
            seated = agreed.line_ups[line_up].seated(number, agreed.seed)
            alone = number % 4
            games.append(won_by(line_up, number, seated, alone if number % 4 < wins else (alone + 1) % 4))
    (pairing,) = report(agreed, games).pairings
    assert isinstance(pairing, Pairing)
    assert pairing.above is above


def test_games_on_one_seed_are_one_piece_of_evidence_for_ratings_too() -> None:
    """The same wins, two in each seed, or all four in every second one: then less is known."""
    agreed = plan("kingsburg", ("thumb", "random"), seats=4, games=4 * 40, one_way=True)
    wide = []
    ways: list[Callable[[int], bool]] = [lambda number: number % 4 < 2, lambda number: number // 4 % 2 == 0]
    for won in ways:
        games = []
        for number in range(agreed.games):
            seated = agreed.line_ups[0].seated(number, agreed.seed)
            thumb = seated.index("thumb")
            games.append(won_by(0, number, seated, thumb if won(number) else (thumb + 1) % 4))
        rated = report(agreed, games).ratings[0]
        wide.append(rated.high - rated.low)
    spread_out, together = wide
    assert together > 1.5 * spread_out


def test_a_round_robin_tells_who_came_before_whom() -> None:
    found = round_robin("kingsburg", ("thumb", "naive", "random"), seats=3, games=12, seed=1, workers=1)
    assert found.games == 12
    assert [(one.a, one.b) for one in found.duels] == [("thumb", "naive"), ("thumb", "random"), ("naive", "random")]
    assert found.duels[0].before is not None
    assert found.duels[0].before.share == 1
    assert [one.bot for one in found.bots] == ["thumb", "naive", "random"]
    assert sum(one.wins for one in found.bots) == pytest.approx(12)


def test_alone_a_bot_has_its_rate_of_wins() -> None:
    found = round_robin("discordia", ("thumb", "random"), seats=1, games=4, seed=1, workers=1)
    assert [one.win and one.win.share for one in found.bots] == [1.0, 0.0]
    assert (found.nobody, found.pairings, found.duels) == (4, (), ())
    assert [one.bot for one in found.ratings] == ["thumb", "nobody", "random"]


def test_alba_longa_tells_the_task_and_how_often_all_lose() -> None:
    found = match("alba_longa", "thumb", "random", seats=3, games=3, seed=1, workers=1)
    (pairing,) = found.pairings
    assert (pairing.a_alone.ahead, pairing.a_alone.achieved) == (3, {"survival": 1.0, "task": 1.0})
    assert (pairing.a_alone.nobody, found.nobody) == (0.0, 0)
    lost = round_robin("alba_longa", ("naive", "random"), seats=2, games=4, seed=1, workers=1)
    assert lost.nobody == 4
    assert lost.bots[0].nobody == 1.0
    assert lost.bots[0].win is not None
    assert lost.bots[0].win.share == 0


def test_levels_tell_what_they_play_with() -> None:
    found = ladder("kingsburg", ("easy:noise=0.3", "random"), seats=2, games=2, workers=1)
    assert found.parameters == {"easy:noise=0.3": {"way": "thumb", "noise": 0.3}}


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    agreed = plan("kingsburg", ("greedy:worlds=1,cap=3", "thumb", "random"), seats=3, games=6, seed=3)
    told: list[tuple[int, int]] = []
    alone = played(agreed, workers=1, progress=lambda game: told.append(game.job))
    assert told == agreed.jobs()
    assert encoded(played(agreed, workers=2, keep=tmp_path / "run.jsonl")) == encoded(alone)
