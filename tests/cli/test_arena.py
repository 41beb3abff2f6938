"""`pentapolis arena`, as a person types it: tables, JSON, going on after Ctrl-C, and one sentence on what can't be."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.arena import Finished, Ledger, running
from pentapolis.bots import BOTS, bot, parameters
from pentapolis.bots.levels import levels
from pentapolis.cli import ranking
from pentapolis.cli.brains import no_bot
from pentapolis.cli.players import split_seats
from pentapolis.words import LANGUAGES, Words

from .conftest import Run

SMALL = ("arena", "kingsburg", "--bots", "thumb,random", "--seats", "2", "--games", "4", "--workers", "1")


def test_a_match_is_told_with_its_verdict(run: Run) -> None:
    done = run("arena", "kingsburg", "--bots", "thumb,random", "--seats", "2", "--games", "16", "--workers", "1")
    assert (done.code, done.err) == (0, "")
    for said in (
        "Kingsburg, 2 seats, match: 16 games on 8 seeds from seed 0.",
        "Equals win 50 % of the games each.",
        "thumb among 1 random",
        "100.0 % (67.6 to 100.0)",
        "thumb is above random.",
        "Ratings from all places (random = 0;",
        "A turn, median",
    ):
        assert said in done.out


def test_it_is_told_in_french(run: Run) -> None:
    done = run(*SMALL, "--lang", "fr")
    assert "Rien ne montre que thumb soit au-dessus de random." in done.out
    assert "100,0\u00a0% (de " in done.out


def test_several_bots_end_with_ratings(run: Run) -> None:
    done = run("arena", "kingsburg", "--bots", "thumb,naive,random", "--seats", "3", "--games", "9", "--workers", "1")
    assert done.code == 0
    assert "round robin" in done.out
    assert "naive before random" in done.out
    rated = done.out.partition("Ratings")[2].splitlines()[1:4]
    assert rated[0].split()[0] == "thumb"
    assert {line.split()[0] for line in rated[1:]} == {"naive", "random"}


@pytest.mark.parametrize("bots", ["thumb,random", "random,thumb"])
def test_alba_longa_adds_what_its_rules_do_not_rank(bots: str, run: Run) -> None:
    """Only thumb survives: whether it is named first or last."""
    done = run("arena", "alba_longa", "--bots", bots, "--seats", "3", "--games", "3", "--workers", "1")
    head = next(line for line in done.out.splitlines() if "Place" in line)
    assert "Ahead (95 %)" in head
    assert "Survives" in head
    assert "Fulfils the task" in head


def test_alone_bots_have_rates_of_wins(run: Run) -> None:
    done = run("arena", "discordia", "--bots", "thumb,random", "--seats", "1", "--games", "3", "--workers", "1")
    assert done.out.startswith("Discordia, 1 seat, alone: 6 games on 3 seeds from seed 0.\nAll lost 3 games.\n")
    assert "nobody" in done.out
    assert "Score" not in done.out, "it says in words how a game ended; its number only puts results in order"
    origins = run("arena", "origins", "--bots", "thumb,random", "--seats", "1", "--games", "2", "--workers", "1")
    assert "Score" in origins.out


def test_programs_get_the_same_json_each_time_and_time_only_if_they_ask(run: Run, home: Path) -> None:
    first, again = (run(*SMALL, "--json") for _ in range(2))
    assert first == again
    found = json.loads(first.out)
    assert found["games"] == 4
    assert found["pairings"][0]["a_alone"]["wins"] == 4.0
    assert "timing" not in found
    timed = json.loads(run(*SMALL, "--json", "--timing").out)
    assert [one["bot"] for one in timed.pop("timing")] == ["thumb", "random"]
    assert timed == found
    assert list((home / "arena").iterdir()) == [], "a run that is over leaves nothing"


def test_what_was_played_before_ctrl_c_is_kept_and_gone_on_with(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(*SMALL, "--json").out
    play, done = running.play, list[Finished]()

    def tired(job: running.Job) -> Finished:
        if len(done) == 3:
            raise KeyboardInterrupt
        done.append(play(job))
        return done[-1]

    with monkeypatch.context() as patched:
        patched.setattr(running, "play", tired)
        stopped = run(*SMALL, "--json")
    (kept,) = (home / "arena").iterdir()
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.err == (
        f"Stopped after 3 of 4 games. They are kept in {kept}: the same command goes on from there.\n"
    )
    gone_on = run(*SMALL, "--json")
    assert gone_on.err == f"Going on: 3 of 4 games are in {kept} already.\n"
    assert (gone_on.code, gone_on.out) == (0, whole)


def test_a_file_of_ones_own_is_kept(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "run.jsonl"
    first = run(*SMALL, "--json", "--out", str(out))
    lines = out.read_text().splitlines()
    assert len(lines) == 5
    assert json.loads(lines[1])["played"]["line_up"] == ["thumb", "random"]
    again = run(*SMALL, "--json", "--out", str(out))
    assert again == first
    assert out.read_text().splitlines() == lines
    other = run(*SMALL, "--seed", "5", "--out", str(out))
    assert (other.code, other.err) == (
        2,
        f"{out} holds another run: give the command that it was begun with, or another name.\n",
    )


def test_games_are_rounded_up_so_that_seats_are_equal(run: Run) -> None:
    done = run("arena", "kingsburg", "--bots", "thumb,random", "--seats", "2", "--games", "3", "--workers", "1")
    assert done.err == "3 games do not fill 2 seats equally: 4 are played.\n"
    assert "4 games on 2 seeds" in done.out


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (("--bots", "thumb"), "Name at least two bots"),
        (("--bots", "thumb,thumb"), "thumb is named twice"),
        (("--bots", "thumb,clever"), "no bot clever"),
        (("--bots", "thumb,hard:iterations=x"), "For hard, iterations is a whole number from 1 on, not “x”."),
        (("--bots", "expert:beam=2,worlds=0,thumb"), "For expert, worlds is a whole number from 1 on, not “0”."),
        (("--bots", "thumb,easy:noise=2"), "For easy, noise is a number from 0 to 1, not “2”."),
        (("--bots", "thumb,hard:timed=yes"), "For hard, timed is true or false, not “yes”."),
        (("--bots", "thumb,hard:way=magic"), "For hard, way is one of ahead, bandit, thumb, tree, not “magic”."),
        (("--bots", "thumb,greedy:cap=0"), "For greedy, cap is a whole number from 1 on, not “0”."),
        (("--bots", "thumb,greedy:depth=3"), "greedy has no parameter depth; there are: worlds, cap."),
        (("--bots", "thumb,hard:far=x"), "hard has no parameter far; there are: way, seconds, iterations, "),
        (("--bots", "thumb,random:worlds=1"), "random has no parameter worlds; there are: –."),
        (("--bots", "thumb,random,naive", "--mode", "match"), "A match is between two bots, not 3"),
        (("--bots", "thumb,random", "--games", "0"), "at least one game and at most 1,000,000"),
        (("--bots", "thumb,random", "--workers", "0"), "--workers 1 or more"),
        (("--bots", "thumb,random", "--seats", "9"), "2 to 5"),
        (("--bots", "thumb,random", "--option", "moon=full"), "moon"),
        (("--bots", "thumb,random", "--mode", "war"), "“war”"),
        ((), "missing: bots"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(run: Run, tokens: tuple[str, ...], said: str) -> None:
    done = run("arena", "kingsburg", *tokens)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_parameter_that_cannot_be_is_told_in_french(run: Run) -> None:
    done = run("arena", "kingsburg", "--bots", "thumb,hard:iterations=x", "--lang", "fr")
    assert done.err.replace("\u00a0", " ") == "Pour hard, iterations est un nombre entier à partir de 1, non « x ».\n"
    done = run("arena", "kingsburg", "--bots", "thumb,easy:clever=1", "--lang", "fr")
    assert done.err.replace("\u00a0", " ").startswith("Il n'y a pas de paramètre clever pour easy ; il y a : way, ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_parameter(lang: str, home: Path) -> None:
    words, kingsburg = Words(lang), games.title("kingsburg")
    for kind in BOTS:
        for name in parameters(kind):
            said = no_bot([f"{kind}:{name}=☃"], kingsburg).sentence(words)
            assert all(part in said for part in (kind, name, "☃")), said


def test_a_level_that_a_game_does_not_have_is_not_named_among_its_bots(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(levels("medioevo").levels, "expert", raising=False)
    done = run("arena", "medioevo", "--bots", "expert,easy")
    assert "no bot expert" in done.err
    assert "expert" not in done.err.partition("there are")[2]


def test_the_commands_on_the_page_about_bots_name_bots_that_there_are() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "bots.md"
    found = re.findall(r"pentapolis arena (\w+) (?:\S+ )*?--bots ([\w:=.,]+)", page.read_text("utf-8"))
    assert len(found) > 3
    for game, bots in found:
        for name in split_seats(bots):
            bot(name, games.title(game))  # a LookupError if there is none


def test_a_file_that_cannot_be_written(run: Run) -> None:
    done = run(*SMALL, "--out", "/dev/null/run.jsonl")
    assert done.code == 1
    assert done.err.startswith("/dev/null/run.jsonl cannot be written: ")


def test_a_disk_that_is_full_ends_a_run_with_one_sentence(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(ledger: Ledger, game: Finished) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Ledger, "add", full)
    done = run(*SMALL)
    (kept,) = (home / "arena").iterdir()
    assert (done.code, done.out, done.err) == (1, "", f"{kept} cannot be written: No space left on device.\n")


def test_the_same_command_twice_at_once(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, play = run(*SMALL, "--json"), running.play

    def overtaken(job: running.Job) -> Finished:
        for kept in (home / "arena").iterdir():
            kept.unlink()  # the other has ended
        return play(job)

    monkeypatch.setattr(running, "play", overtaken)
    assert run(*SMALL, "--json") == alone


def test_an_unknown_game(run: Run) -> None:
    assert "no game chess" in run("arena", "chess", "--bots", "thumb,random").err


def test_without_ray_one_sentence_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*SMALL, "--ray", "local")
    assert (done.code, done.err) == (2, 'Ray is not installed: pip install "pentapolis[ray]".\n')


class Screen(io.StringIO):
    """A terminal that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_a_person_sees_intervals_while_it_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(ranking, "PATIENCE", 0.0)
    monkeypatch.setattr(ranking, "LOOKS", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    assert run(*SMALL).code == 0
    seen = screen.getvalue()
    assert "thumb among 1 random" in seen
    assert "100.0 % (34.2 to 100.0)" in seen
    assert "4/4" in seen
    assert "about 0:00:0" in seen


def command(*tokens: str, out: Path) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "pentapolis", *tokens, "--workers", "2", "--out", str(out), "--json"]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def gone(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.slow
def test_ctrl_c_on_the_real_command_leaves_nothing_broken(tmp_path: Path) -> None:
    """As a terminal does it: every process of the command gets the signal."""
    tokens = ("arena", "kingsburg", "--bots", "greedy:worlds=1,cap=3,random", "--seats", "2", "--games", "8")
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    running_now = command(*tokens, out=stopped)
    while not stopped.exists() or stopped.read_bytes().count(b"\n") < 3:
        assert running_now.poll() is None
        time.sleep(0.02)
    os.killpg(running_now.pid, signal.SIGINT)
    out, err = running_now.communicate(timeout=60)
    assert (running_now.returncode, out) == (130, "")
    assert err.startswith("Stopped after ")
    assert len(err.splitlines()) == 1
    for _ in range(100):
        if gone(running_now.pid):
            break
        time.sleep(0.1)
    assert gone(running_now.pid), "or a process was left behind"
    results = []
    for path in (stopped, whole):
        again = command(*tokens, out=path)
        results.append(again.communicate(timeout=120)[0])
        assert again.returncode == 0
    assert results[0] == results[1]
