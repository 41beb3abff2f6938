"""Many games, and what they were like."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pentapolis.cli import simulate as module
from pentapolis.kernel.playout import Endless
from support import rule

from .conftest import Run


def test_the_summary_is_json_for_programs(run: Run) -> None:
    done = run("simulate", "kingsburg", "--seats", "4", "--games", "20", "--json")
    assert (done.code, done.err) == (0, "")
    summary = json.loads(done.out)
    assert summary["finished"] == summary["games"] == 20
    assert summary["rounds"] == 5
    assert len(summary["scores"]) == 4
    assert sum(summary["wins"]) == pytest.approx(1, abs=0.01)
    assert summary["winner_score"] >= max(summary["scores"])
    assert summary["decisions"] == pytest.approx(4 * summary["decisions_per_seat"], abs=0.01)
    assert summary["options_per_decision"] > 2
    assert 0 < summary["handovers_standing"] < summary["handovers"] < summary["decisions"]
    asked, left = summary["prompts_per_seat_round"], summary["prompts_per_seat_round_standing"]
    assert asked == pytest.approx(summary["decisions_per_seat"] / 5, abs=0.01)
    assert asked - 1 <= left < asked  # the only order answers one question a year
    assert summary["called_in_per_seat_round"] is None, "Kingsburg does not tell them apart"


@rule("ME-24.3")
@pytest.mark.slow
def test_a_table_of_many_reactions_is_not_stopped_all_the_time(run: Run) -> None:
    """What sensible players are asked in a turn outside their own phases, bare and with the usual orders."""
    done = run("simulate", "medioevo", "--seats", "4", "--games", "2", "--bots", "greedy", "--json")
    summary = json.loads(done.out)
    asked, bare, left = (
        summary[key]
        for key in ("prompts_per_seat_round", "called_in_per_seat_round", "called_in_per_seat_round_standing")
    )
    assert 0 < left < bare < asked
    assert bare <= 12
    assert left <= 6
    assert summary["handovers_standing"] < summary["handovers"]
    said = run("simulate", "medioevo", "--games", "1", "--lang", "fr").out
    assert "Questions par place et par tour hors de ses propres phases\u00a0: " in said


def test_it_says_how_games_ended_and_where_points_came_from(run: Run) -> None:
    summary = json.loads(run("simulate", "kingsburg", "--seats", "3", "--games", "30", "--json", "--lang", "fr").out)
    ends = summary["ends"]
    assert set(ends) <= {"vp", "goods", "buildings", "shared_victory"}
    assert all(set(rounds) == {"5"} for rounds in ends.values())
    assert sum(share for rounds in ends.values() for share in rounds.values()) == pytest.approx(1, abs=0.001)
    shares = [sum(rounds.values()) for rounds in ends.values()]
    assert shares == sorted(shares, reverse=True)
    sources = summary["sources"]
    assert set(sources) <= {"Buildings", "Advisors", "Battles", "The King's Reward"}, "the same for every program"
    assert sum(sources.values()) == pytest.approx(sum(summary["scores"]) / 3, abs=0.01)
    assert list(sources.values()) == sorted(sources.values(), reverse=True)


def test_a_game_that_may_end_early_says_in_which_round_it_did(run: Run) -> None:
    done = run("simulate", "alba_longa", "--games", "20", "--json")
    summary = json.loads(done.out)
    assert summary["sources"] == {}
    ended = {int(number): share for rounds in summary["ends"].values() for number, share in rounds.items()}
    assert len(ended) > 1
    assert sum(share for rounds in summary["ends"].values() for share in rounds.values()) == pytest.approx(1)
    weighed = sum(int(n) * share for rounds in summary["ends"].values() for n, share in rounds.items())
    assert weighed == pytest.approx(summary["rounds"], abs=0.01)


def test_people_read_the_same_in_their_language(run: Run) -> None:
    said = run("simulate", "kingsburg", "--games", "3", "--lang", "fr").out
    assert "Les Points de Victoire ont décidé. (tour 5\u00a0: " in said
    assert "Points par place, Bâtiments\u00a0: " in said


@pytest.mark.parametrize(
    ("lang", "seat", "median"),
    [
        ("en", "Seat 1 (random): wins 0 %", r"Lost with \d+ workers left \(median result\)"),
        ("fr", "Place 1 (random)\u00a0: victoires 0\u00a0%", r"Perdu\u00a0: il reste \d+ ouvriers \(résultat médian\)"),
    ],
)
def test_games_alone_that_say_their_result_show_no_number_for_it(run: Run, lang: str, seat: str, median: str) -> None:
    said = run("simulate", "discordia", "--seats", "1", "--games", "3", "--lang", lang).out.splitlines()
    assert seat in said
    assert [line for line in said if re.fullmatch(median, line)]
    assert not [line for line in said if re.search("[Ss]core", line)]


def test_the_best_result_comes_first_whether_more_or_less_is_better(run: Run) -> None:
    summary = json.loads(run("simulate", "discordia", "--seats", "1", "--games", "5", "--json", "--lang", "fr").out)
    results = summary["results"]
    assert list(results) == ["best", "median", "worst"]
    left = [int(re.findall(r"Lost with (\d+) workers", result)[0]) for result in results.values()]
    assert left == sorted(left)
    assert left[0] < left[-1]


def test_where_nobody_has_won_no_winner_has_a_score(run: Run) -> None:
    game = ("simulate", "alba_longa", "--seats", "5", "--games", "2", "--seed", "3")
    summary = json.loads(run(*game, "--json").out)
    assert (summary["winner_score"], summary["wins"], summary["results"]) == (None, [0.0] * 5, {})
    said = run(*game).out
    assert "Seat 1 (random): score" in said
    assert "Winner's score" not in said


def test_a_winners_score_is_that_of_games_with_winners(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play, played = module._game, list[module.Game]()

    def every_second_is_lost(*args: Any) -> module.Game:
        played.append(play(*args))
        if len(played) == 2:
            played[-1].winners = ()
        return played[-1]

    monkeypatch.setattr(module, "_game", every_second_is_lost)
    summary = json.loads(run("simulate", "kingsburg", "--games", "2", "--json").out)
    assert summary["winner_score"] == max(played[0].scores)


def test_without_a_finished_game_nothing_is_told_of_any(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object) -> module.Game:
        raise Endless

    monkeypatch.setattr(module, "_game", endless)
    done = run("simulate", "kingsburg", "--games", "2")
    assert (done.code, done.out) == (1, "0 games of 2 finished.\n")


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    first, again, other = (
        run("simulate", "kingsburg", "--games", "5", "--seed", seed, "--json").out for seed in ("1", "1", "2")
    )
    assert first == again
    assert first != other


def test_bots_take_their_seats(run: Run) -> None:
    done = run("simulate", "kingsburg", "--games", "1", "--bots", "random,naive,random", "--lang", "fr")
    assert done.code == 0
    assert "1 partie terminée sur 1." in done.out
    assert "Place 2 (naive)\u00a0: score" in done.out
    assert "Place 3 (random)" in done.out


def test_the_parameters_of_a_bot_stay_with_it(run: Run) -> None:
    bots = "greedy:worlds=1,cap=2,greedy:worlds=1,random"
    done = run("simulate", "kingsburg", "--games", "1", "--bots", bots, "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["bots"] == ["greedy:worlds=1,cap=2", "greedy:worlds=1", "random"]


def test_an_unknown_bot(run: Run) -> None:
    done = run("simulate", "kingsburg", "--bots", "clever")
    assert done.code == 2
    assert "no bot clever" in done.err
    done = run("simulate", "kingsburg", "--bots", "thumb,hard:iterations=x", "--games", "2")
    assert (done.code, done.err) == (2, "For hard, iterations is a whole number from 1 on, not “x”.\n")


def test_what_was_played_before_an_interruption_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = module._game
    played: list[int] = []

    def tired(*args: object) -> object:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(1)
        return play(*args)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(module, "_game", tired)
    done = run("simulate", "kingsburg", "--games", "10", "--json")
    assert done.code == 130
    assert json.loads(done.out)["finished"] == 3
