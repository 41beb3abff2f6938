"""The same games on a Ray cluster: of two nodes on this machine, and on one that is only imagined.

Each start of Ray takes seconds of both cores: one is enough for an ordinary run, the others come with --full.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from pentapolis.arena import BadContest, cluster, match, running
from pentapolis.arena.ledger import Finished
from pentapolis.commands.main import main

RUN = ("arena", "kingsburg", "--bots", "thumb,random", "--seats", "2", "--games", "6", "--json")
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
here = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
cluster = Cluster(initialize_head=True, head_node_args=here | {"include_dashboard": False})
cluster.add_node(**here)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""
"""Two nodes with a processor each, until nobody listens any more."""
NOTED = """
import sys
from pentapolis.arena import cluster
from pentapolis.commands.main import main
what, folder = sys.argv[1:3]
play_there = cluster._carried()
def carried():
    def there(job, code):
        import os, signal, time, ray
        from pathlib import Path
        if what == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        me = ray.get_runtime_context()
        (Path(folder) / f"{me.get_node_id()} {me.get_worker_id()}").touch()
        while len(list(Path(folder).iterdir())) < 2:
            time.sleep(0.1)
        return play_there(job, "another" if what == "other code" else code)
    return there
cluster._carried = carried
sys.exit(main(sys.argv[3:]))
"""
"""The command, with games that note who plays them, and wait until there are two."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two workers listens, as long as the tests run."""
    line = [sys.executable, "-W", "ignore", "-c", CLUSTER]
    with subprocess.Popen(
        line,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"RAY_USAGE_STATS_ENABLED": "0"},
    ) as started:
        assert started.stdout is not None
        yield started.stdout.readline().strip()
        started.communicate()


Done = subprocess.CompletedProcess[str]


def command(home: Path, *tokens: str) -> Done:
    """A command in a process of its own: Ray changes the one that it is in."""
    line, env = [sys.executable, *tokens], os.environ | {"PENTAPOLIS_HOME": str(home), "LANG": "en"}
    return subprocess.run(line, capture_output=True, text=True, timeout=180, env=env)


def noted(home: Path, what: str, *means: str) -> tuple[Done, list[list[str]]]:
    """The run on a cluster, and by node and worker who played."""
    seen = home / "seen"
    seen.mkdir(parents=True)
    done = command(home, "-c", NOTED, what, str(seen), *RUN, *means)
    return done, [who.name.split() for who in seen.iterdir()]


@pytest.mark.slow
def test_the_nodes_of_a_cluster_share_the_same_games(address: str, tmp_path: Path) -> None:
    here = command(tmp_path, "-m", "pentapolis", *RUN, "--workers", "1")
    there, who = noted(tmp_path, "plays", "--ray", address)
    assert (there.returncode, there.stderr) == (0, "")
    assert json.loads(there.stdout)["games"] == 6
    assert there.stdout == here.stdout
    assert len({node for node, _ in who}) == 2


@pytest.mark.full
def test_a_cluster_of_ones_own_has_as_many_workers_as_are_asked_for(tmp_path: Path) -> None:
    here = command(tmp_path, "-m", "pentapolis", *RUN, "--workers", "1")
    there, who = noted(tmp_path, "plays", "--ray", "local", "--workers", "2")
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.stdout
    assert len({node for node, _ in who}) == 1
    assert len({worker for _, worker in who}) == 2


@pytest.mark.full
def test_what_goes_wrong_on_a_cluster_is_said_in_a_sentence(address: str, tmp_path: Path) -> None:
    said = {
        "dies": (1, "A process that played has died"),
        "other code": (2, f"The cluster at {address} has another Pentapolis than this machine"),
    }
    for what, (code, sentence) in said.items():
        done, _ = noted(tmp_path / what, what, "--ray", address)
        assert (done.returncode, done.stdout) == (code, "")
        assert done.stderr.splitlines()[-1].startswith(sentence), "below what Ray itself has to say"
        assert "Traceback" not in done.stderr


# a cluster that is only imagined


class RayError(Exception):
    """What Ray raises."""


class RayTaskError(RayError):
    """Of what is raised in a game."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("many lines")
        self.cause = cause


class Imagined:
    """Ray as far as it is used: a task is carried out, in this process, when its result is asked for."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.given: dict[str, Any] = {}
        self.ahead = self.played = 0
        self.open = False
        self.fails: dict[int, Exception] = {}
        """What is raised instead of a game, by its number."""
        self.bare = False
        """Whether there is no Pentapolis where the games are played."""

    def init(self, address: str, **given: Any) -> None:
        self.given, self.open = {"address": address} | given, True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=partial(partial, work))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        self.ahead = max(self.ahead, len(tasks))
        return tasks[:1], tasks[1:]

    def get(self, tasks: list[Any]) -> list[Any]:
        self.played += 1
        if self.played in self.fails:
            raise self.fails[self.played]
        with patch.dict(sys.modules, {"pentapolis.arena.cluster": None} if self.bare else {}):
            return [task() for task in tasks]


@pytest.fixture
def ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Imagined:
    imagined = Imagined()
    monkeypatch.setitem(sys.modules, "ray", imagined)
    monkeypatch.setenv("PENTAPOLIS_HOME", str(tmp_path))
    for name, value in cluster.QUIET.items():
        monkeypatch.setenv(name, value)
    return imagined


def asked(capsys: pytest.CaptureFixture[str], *means: str) -> tuple[int, str, str]:
    return main([*RUN, *means, "--lang", "en"]), *capsys.readouterr()


def test_all_processors_are_kept_busy_and_the_cluster_is_left(
    ray: Imagined, capsys: pytest.CaptureFixture[str]
) -> None:
    there, here = asked(capsys, "--ray", "local", "--workers", "2"), asked(capsys, "--workers", "1")
    assert there == here
    assert there[0] == 0
    assert (ray.given["address"], ray.given["num_cpus"]) == ("local", 2)
    assert ray.ahead == 4
    assert not ray.open


@pytest.mark.parametrize("where", ["other", "none"])
def test_a_cluster_with_other_code_or_none_plays_nothing(
    where: str, ray: Imagined, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Finished] = []
    if where == "none":
        ray.bare = True
    else:
        monkeypatch.setattr(cluster, "digest", lambda game: "another")
    with pytest.raises(BadContest) as bad:
        match("kingsburg", "thumb", "random", seats=2, games=2, ray="local", progress=played.append)
    assert (bad.value.reason, bad.value.arguments) == ("arena-other-code", {"address": "local"})
    assert asked(capsys, "--ray", "local") == (
        *(2, ""),
        "The cluster at local has another Pentapolis than this machine: install the same one everywhere.\n",
    )
    assert played == []
    assert not ray.open


@pytest.mark.parametrize("error", [RayError("the node died"), ConnectionError("nobody answers")])
def test_a_run_whose_cluster_is_lost_is_kept_and_gone_on_with(
    error: Exception, ray: Imagined, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = asked(capsys, "--workers", "1")
    ray.fails = {3: error}
    lost = asked(capsys, "--ray", "local")
    (kept,) = (tmp_path / "arena").iterdir()
    assert lost == (
        *(1, ""),
        f"A process that played has died, perhaps for want of memory. The games so far are kept in {kept}: the same "
        "command goes on from there, --workers 1 needs less.\n",
    )
    assert len(kept.read_text().splitlines()) == 1 + 2
    assert not ray.open
    gone_on = asked(capsys, "--ray", "local")
    assert gone_on == (0, whole[1], f"Going on: 2 of 6 games are in {kept} already.\n")


def test_a_game_that_goes_wrong_there_goes_wrong_as_it_does_here(ray: Imagined) -> None:
    ray.fails = {1: RayTaskError(ArithmeticError("in the rules"))}
    with pytest.raises(ArithmeticError, match="in the rules"):
        match("kingsburg", "thumb", "random", seats=2, games=2, ray="local")
    assert not ray.open


def test_what_ray_says_aloud_is_no_part_of_the_result(
    ray: Imagined, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone, play = asked(capsys, "--workers", "1"), running.play

    def loud(job: running.Job) -> Finished:
        print("(raylet) a worker died")  # noqa: T201  # and another took over
        return play(job)

    monkeypatch.setattr(cluster, "play", loud)
    code, out, err = asked(capsys, "--ray", "local")
    assert (code, out) == alone[:2]
    assert err == "(raylet) a worker died\n" * 6


def test_where_nobody_answers_there_is_no_cluster() -> None:
    with pytest.raises(BadContest) as bad:
        match("kingsburg", "thumb", "random", seats=2, games=2, ray="127.0.0.1:1")
    assert (bad.value.reason, bad.value.arguments["address"]) == ("arena-no-cluster", "127.0.0.1:1")
