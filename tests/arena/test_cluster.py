"""The same games on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.arena import BadPlan, match

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


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a cluster of two workers listens, as long as the test runs."""
    monkeypatch.setenv("PENTAPOLIS_HOME", str(tmp_path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    line = [sys.executable, "-W", "ignore", "-c", CLUSTER]
    with subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(address: str) -> None:
    there, here = (
        subprocess.run(
            [sys.executable, "-m", "pentapolis", *RUN, *means], capture_output=True, text=True, timeout=300, check=True
        )
        for means in (("--ray", address), ("--workers", "1"))
    )
    assert there.stderr == ""
    assert json.loads(there.stdout)["games"] == 6
    assert there.stdout == here.stdout


def test_where_nobody_answers_there_is_no_cluster() -> None:
    with pytest.raises(BadPlan) as bad:
        match("kingsburg", "thumb", "random", seats=2, games=2, ray="127.0.0.1:1")
    assert (bad.value.reason, bad.value.arguments["address"]) == ("arena-no-cluster", "127.0.0.1:1")
