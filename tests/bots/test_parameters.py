"""Parameters of a level that evolution looks for, with games as the judge."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from math import inf
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from pentapolis.bots.levels import Source, levels, read
from pentapolis.bots.search import level
from pentapolis.bots.tuning import parameters
from pentapolis.commands.app import main
from pentapolis.games import title


def test_evolution_finds_the_least_cost_and_tells_every_try() -> None:
    heard: list[float] = []

    def cost(given: Mapping[str, float], generation: int) -> float:
        return (given["x"] - 2) ** 2 + 0.5 * (given["y"] - 0.3) ** 2

    found = parameters.evolve(
        cost, {"x": 1.0, "y": 0.5}, tries=150, seed=4, told=lambda given, paid: heard.append(paid)
    )
    assert found == pytest.approx({"x": 2.0, "y": 0.3}, abs=0.03)
    assert len(heard) >= 100
    assert min(heard) < 0.01 < heard[0]


def test_evolution_puts_up_with_noise() -> None:
    mind = random.Random(1)

    def cost(given: Mapping[str, float], generation: int) -> float:
        return (given["x"] - 3) ** 2 + mind.gauss(0, 0.2)

    assert parameters.evolve(cost, {"x": 1.0}, tries=120, seed=2)["x"] == pytest.approx(3, abs=0.5)


def test_evolution_goes_no_further_than_it_may() -> None:
    tried: list[float] = []

    def cost(given: Mapping[str, float], generation: int) -> float:
        tried.append(given["x"])
        return -given["x"]

    assert parameters.evolve(cost, {"x": 0.5, "y": 1.0}, tries=60, most={"x": 1.0}, seed=2)["x"] > 0.9
    assert max(tried) <= 1.0


def test_a_generation_plays_the_same_games_and_the_next_one_others(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int]] = []

    def game(title: object, line_up: tuple[str, ...], number: int, seed: int) -> object:
        played.append((line_up, number))
        return SimpleNamespace(win=lambda seat: float("sure=0.7" in line_up[seat]))

    monkeypatch.setattr(parameters, "play_game", game)
    sought = parameters.wanted("kingsburg", "hard:iterations=12,sure=0.5,sure")
    cost = parameters.against_itself("kingsburg", sought, seats=3, games=2)
    base, tried = "hard:iterations=12,sure=0.5", "hard:iterations=12,sure=0.5,sure=0.7"
    assert [cost({"sure": 0.7}, generation) for generation in (0, 0, 1)] == [-1.0] * 3
    first = [((tried, base, base), 0), ((base, tried, base), 1)]
    assert played == [*first, *first, ((base, base, tried), 2), ((tried, base, base), 3)]


def test_evolution_begins_above_zero() -> None:
    with pytest.raises(ValueError, match="above zero"):
        parameters.evolve(lambda given, generation: 0.0, {"x": 0.0}, tries=10)


def test_what_is_counted_stays_whole_and_nothing_else_does() -> None:
    sought = parameters.wanted("kingsburg", "hard:surprise=1,worlds,sharp,surprise")
    assert sought.start == {"worlds": 64, "sharp": 1.0, "surprise": 1.0}
    found = {"worlds": 5.6, "sharp": 1.33, "surprise": 0.4}
    assert parameters.rounded(sought, found) == {"worlds": 6, "sharp": 1.33, "surprise": 0.4}
    assert parameters.rounded(sought, {"worlds": 0.3}) == {"worlds": 1}


def test_parameters_are_looked_for_from_where_a_level_is_or_is_set() -> None:
    hard = level(title("kingsburg"), "hard")
    sought = parameters.wanted("kingsburg", "hard:iterations=12,sure=0.4,surprise,sure,worlds")
    assert sought.bot == "hard:iterations=12,sure=0.4"
    assert sought.start == {"surprise": hard.surprise, "sure": 0.4, "worlds": hard.worlds}
    assert sought.most["surprise"] == 1.0
    assert sought.most["worlds"] == inf


@pytest.mark.parametrize("parameter", ["way", "timed", "far", "nothing", "beam=-1,worlds", "beam=0,beam", "worlds=8"])
def test_only_numbers_of_a_level_above_zero_are_tuned(parameter: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        parameters.wanted("kingsburg", f"normal:{parameter}")


def test_only_levels_are_tuned() -> None:
    with pytest.raises(LookupError):
        parameters.wanted("kingsburg", "unheard_of:worlds")


def test_parameters_are_written_with_the_command_that_finds_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parameters, "against_itself", lambda *_, **__: lambda given, _: (given["noise"] - 0.2) ** 2)
    file = tmp_path / "levels.toml"
    words = ["tune", "kingsburg", "--parameters", "easy:noise", "--games", "3", "--tries", "12", "--seed", "5"]
    # at four seats each try plays four games, one in each
    assert main([*words, "--out", str(file), "--json", "--lang", "en"]) == 0
    found, old, new = json.loads(capsys.readouterr().out), levels("kingsburg"), read(file.read_bytes())
    command = "pentapolis tune kingsburg --games 3 --seed 5 --parameters easy:noise --tries 12"
    assert new.made.parameters == {"easy": Source(command, 5, 4 * len(found["tries"]))}
    assert new.levels == old.levels | {"easy": old.levels["easy"] | found["found"]}
    assert (new.value, new.made.command) == (old.value, old.made.command)
