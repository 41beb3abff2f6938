"""The verbs of the command `pentapolis`, with what each takes. They import what they need when they run, so that each
starts at once: those of a host from this package (`serve`, `upkeep`), the others from `cli`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ..cli.output import USAGE, Stop, clipped
from ..words import Words, language

Lang = Literal["fr", "en"] | None


def games(*, json: bool = False, lang: Lang = None) -> int:
    from ..cli.library import list_games

    return list_games(_words(lang), json)


def play(
    game: str = "",
    /,
    *,
    seats: str = "",
    option: list[str] | None = None,
    seed: int | None = None,
    day: bool = False,
    guided: bool = False,
    hints: bool = False,
    resume: Path | None = None,
    components: Path | None = None,
    plain: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.play import Wish
    from ..cli.play import play as run

    wish = Wish(game, seats, _options(option), seed, day, resume, components, guided, hints)
    return run(_words(lang), wish, plain)


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random",
    option: list[str] | None = None,
    seed: int = 0,
    components: Path | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.simulate import simulate as run

    return run(_words(lang), game, seats, games, bots, _options(option), seed, components, json)


def arena(
    game: str,
    /,
    *,
    bots: str,
    mode: Literal["match", "ladder", "round-robin"] | None = None,
    seats: int | None = None,
    games: int | None = None,
    one_way: bool = False,
    option: list[str] | None = None,
    seed: int = 0,
    workers: int | None = None,
    out: Path | None = None,
    ray: str | None = None,
    timing: bool = False,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.arena import Means, Wish
    from ..cli.arena import arena as run

    wish = Wish(game, bots, mode, seats, games, seed, _options(option), one_way)
    return run(_words(lang), wish, Means(workers, ray, out), json, timing)


def tune(
    game: str,
    /,
    *,
    games: int = 400,
    seed: int = 0,
    rounds: int = 2,
    seats: str = "",
    source: Annotated[Path | None, Parameter(name="--from")] = None,
    check: bool = False,
    parameters: str = "",
    tries: int = 40,
    chart: Path | None = None,
    out: Path | None = None,
    dry_run: bool = False,
    workers: int | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.tune import Means, Wish
    from ..cli.tune import tune as run

    wish = Wish(game, games, seed, rounds, seats, source, check, parameters, tries)
    return run(_words(lang), wish, Means(workers, out, chart, dry_run), json)


def learn(
    game: str,
    /,
    *,
    minutes: float = 10,
    seats: int | None = None,
    games: int = 400,
    seed: int = 0,
    load: Path | None = None,
    save: Path | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.learn import Wish
    from ..cli.learn import learn as run

    return run(_words(lang), Wish(game, minutes, seats, games, seed, load, save), json)


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: str = "",
    components: Path | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.replay import replay as run

    return run(_words(lang), file, at, seat, components, json)


def verify(file: Path, /, *, components: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    from ..cli.replay import verify as run

    return run(_words(lang), file, components, json)


def analyse(
    file: Path,
    /,
    *,
    effort: int = 8,
    png: Path | None = None,
    svg: Path | None = None,
    components: Path | None = None,
    workers: int | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from ..cli.analyse import Wish
    from ..cli.analyse import analyse as run

    return run(_words(lang), Wish(file, effort, png, svg, components, workers), json)


def rules(game: str, rule: str = "", /, *, json: bool = False, lang: Lang = None) -> int:
    from ..cli.library import show_rules

    return show_rules(_words(lang), game, rule, json)


def components(game: str, /, *, components: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    from ..cli.library import show_components

    return show_components(_words(lang), game, components, json)


def serve(
    *,
    lan: bool = False,
    host: str | None = None,
    port: int | None = None,
    public_url: str | None = None,
    data_dir: Path | None = None,
    database_url: str | None = None,
    workers: int | None = None,
    open: bool = False,
    host_link: bool = False,
    lang: Lang = None,
) -> int:
    from .serve import serve as run

    given = {"host": host, "port": port, "public_url": public_url, "database_url": database_url, "workers": workers}
    folder = None if data_dir is None else str(data_dir)
    return run(_words(lang), open, host_link, lan, given | {"data_dir": folder, "lang": lang})


def backup(
    file: Path | None = None,
    /,
    *,
    automatic: bool = False,
    data_dir: Path | None = None,
    database_url: str | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from .upkeep import backup as run

    return run(_words(lang), file, automatic, json, _where(data_dir, database_url))


def restore(
    file: Path,
    /,
    *,
    force: bool = False,
    data_dir: Path | None = None,
    database_url: str | None = None,
    json: bool = False,
    lang: Lang = None,
) -> int:
    from .upkeep import restore as run

    return run(_words(lang), file, force, json, _where(data_dir, database_url))


def doctor(
    *, data_dir: Path | None = None, database_url: str | None = None, json: bool = False, lang: Lang = None
) -> int:
    try:
        from .upkeep import doctor as run
    except ImportError as error:
        raise Stop("doctor-packages-missing", names=error.name or clipped(str(error))) from None

    return run(_words(lang), json, _where(data_dir, database_url))


def new_game(name: str, /, *, folder: Path | None = None, lang: Lang = None) -> int:
    from ..cli.newgame import new_game as run

    return run(_words(lang), name, folder)


COMMANDS: tuple[Callable[..., int], ...] = (
    games,
    play,
    simulate,
    arena,
    tune,
    learn,
    replay,
    verify,
    analyse,
    rules,
    components,
    serve,
    backup,
    restore,
    doctor,
    new_game,
)

NAMES = tuple(command.__name__.replace("_", "-") for command in COMMANDS)
"""The verbs as they are typed."""


def _where(data_dir: Path | None, database_url: str | None) -> dict[str, str | None]:
    return {"data_dir": None if data_dir is None else str(data_dir), "database_url": database_url}


def _words(lang: Lang) -> Words:
    return Words(language(lang, os.environ))


def _options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for option in given or []:
        key, separator, value = option.partition("=")
        if not separator:
            raise Stop("cli-option-form", USAGE, option=option)
        options[key] = value
    return options
