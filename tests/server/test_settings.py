"""Settings: from the environment, from the command line, and refused in one sentence if they make no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.server.settings import BadSetting, Settings
from pentapolis.words import LANGUAGES, Words


def test_defaults_work_with_nothing_configured(tmp_path: Path) -> None:
    settings = Settings.load({})
    assert (settings.host, settings.workers, settings.bus_kind, settings.shared) == ("127.0.0.1", 1, "memory", False)
    assert settings.file.name == "pentapolis.sqlite"


def test_the_environment_and_what_is_given_over_it() -> None:
    environment = {"PENTAPOLIS_PORT": "9000", "PENTAPOLIS_LOG_JSON": "true", "PENTAPOLIS_HOST": "", "OTHER": "1"}
    settings = Settings.load(environment, host="0.0.0.0", port=None)
    assert (settings.port, settings.log_json, settings.host) == (9000, True, "0.0.0.0")


@pytest.mark.parametrize("url", ["postgres://u@h/d", "postgresql://u@h/d", "postgresql+asyncpg://u@h/d"])
def test_postgresql_goes_by_several_names(url: str) -> None:
    settings = Settings.load({}, database_url=url)
    assert (settings.postgres, settings.postgres_url, settings.bus_kind) == (True, "postgresql://u@h/d", "postgres")
    assert settings.shared


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"port": "many"}, "setting-value"),
        ({"port": 70000}, "setting-port"),
        ({"workers": 0}, "setting-workers"),
        ({"workers": 2}, "setting-workers-sqlite"),
        ({"workers": 2, "database_url": "postgresql://u@h/d", "bus": "memory"}, "setting-workers-memory"),
        ({"bus": "pigeons"}, "setting-bus"),
        ({"bus": "postgres"}, "setting-bus"),
        ({"bus": "redis"}, "setting-redis"),
        ({"public_url": "games.example"}, "setting-public-url"),
        ({"lang": "de"}, "setting-lang"),
        ({"colour": "red"}, "setting-unknown"),
        ({"request_ms": 0}, "setting-positive"),
        ({"request_ms": -1}, "setting-positive"),
        ({"session_days": 0}, "setting-positive"),
        ({"body_limit": 0}, "setting-positive"),
        ({"rate_limit": -1}, "setting-negative"),
        ({"notice_ms": -1}, "setting-negative"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadSetting) as caught:
        Settings.load({}, **given)
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert Words(lang).say(key, name=caught.value.name, value=caught.value.value)
