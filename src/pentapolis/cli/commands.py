"""The command `pentapolis`. Commands import what they need when they run, so that each starts at once.

Exit codes: 0 done; 1 refused, or a check that failed; 2 a command that makes no sense; 70 a fault of ours; 130 stopped
with Ctrl-C.
"""

from __future__ import annotations

import functools
import inspect
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .. import __version__
from ..kernel.refusal import Refused
from ..words import LANGUAGES, Words, language, refusal
from .output import CRASHED, INTERRUPTED, OK, USAGE, Stop, clipped, complain

Lang = Literal["fr", "en"] | None


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code. No stack trace reaches a user."""
    tokens = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show a sign shows another
    words = Words(language(_asked_language(tokens), os.environ))
    try:
        result = build(words)(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        return result if isinstance(result, int) else OK
    except CycloptsError as error:
        complain(_usage(words, error))
        complain(words.say("cli-see-help"))
        return USAGE
    except Stop as stop:
        complain(stop.sentence(words))
        return stop.code
    except Refused as refused:
        complain(refusal(words, refused))
        return 1
    except KeyboardInterrupt:
        complain(words.say("cli-stopped"))
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read us has gone: nothing to say
        return OK
    except Exception as error:
        if os.environ.get("PENTAPOLIS_DEBUG"):
            traceback.print_exc()
        complain(words.say("cli-crashed", error=f"{type(error).__name__}: {error}"))
        return CRASHED


# the commands


def games(*, json: bool = False, lang: Lang = None) -> int:
    from .library import list_games

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
    from .play import Wish
    from .play import play as run

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
    from .simulate import simulate as run

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
    from .arena import Means, Wish
    from .arena import arena as run

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
    from .tune import Means, Wish
    from .tune import tune as run

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
    from .learn import Wish
    from .learn import learn as run

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
    from .records import replay as run

    return run(_words(lang), file, at, seat, components, json)


def verify(file: Path, /, *, components: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    from .records import verify as run

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
    from .analyse import Wish
    from .analyse import analyse as run

    return run(_words(lang), Wish(file, effort, png, svg, components, workers), json)


def rules(game: str, rule: str = "", /, *, json: bool = False, lang: Lang = None) -> int:
    from .library import show_rules

    return show_rules(_words(lang), game, rule, json)


def components(game: str, /, *, components: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    from .library import show_components

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
)


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


# the app, with its help in the reader's language


def build(words: Words) -> App:
    """The commands, with their help in this language."""
    app = App(
        name="pentapolis",
        help=words.say("help-app"),
        version=__version__,
        usage="pentapolis COMMAND [OPTIONS]",
        group_commands=Group(words.say("help-commands")),
        group_parameters=Group(words.say("help-parameters")),
        group_arguments=Group(words.say("help-arguments")),
        help_flags=["--help", "-h"],
        default_parameter=Parameter(negative=(), show_default=False, show_choices=True),
    )
    app["--help"].help = words.say("help-help")
    app["--version"].help = words.say("help-version")
    for command in COMMANDS:
        name = command.__name__
        app.command(
            _described(words, command),
            name=name,
            help=words.say(f"help-{name}"),
            usage=words.say(f"help-{name}-usage"),
            help_epilogue=words.say("help-example", example=words.say(f"help-{name}-example")),
        )
    return app


def _described(words: Words, command: Callable[..., int]) -> Callable[..., int]:
    """The command with a description of each of its parameters."""
    signature = inspect.signature(command, eval_str=True)
    described = []
    for parameter in signature.parameters.values():
        own = f"help-{command.__name__}-{parameter.name}"
        text = words.say(own if words.has(own) else f"help-any-{parameter.name}")
        described.append(parameter.replace(annotation=Annotated[parameter.annotation, Parameter(help=text)]))

    @functools.wraps(command)
    def run(*args: Any, **kwargs: Any) -> int:
        return command(*args, **kwargs)

    del run.__wrapped__  # or the plain signature would be read
    run.__signature__ = signature.replace(parameters=described)  # type: ignore[attr-defined]  # functions may have one; typeshed doesn't say so
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in described}
    return run


def _asked_language(tokens: Sequence[str]) -> str | None:
    """The language on the command line, needed before the command line is read."""
    for token, following in zip(tokens, [*tokens[1:], ""], strict=False):
        given = following if token == "--lang" else token.removeprefix("--lang=") if token.startswith("--lang=") else ""
        if given in LANGUAGES:
            return given
    return None


def _usage(words: Words, error: CycloptsError) -> str:
    """What makes no sense, in the reader's language where we have words for it."""
    if isinstance(error, UnknownCommandError):
        names = ", ".join(command.__name__ for command in COMMANDS)
        unused = getattr(error, "unused_tokens", None) or [""]
        return words.say("usage-command", command=clipped(unused[0]), commands=names)
    if isinstance(error, UnknownOptionError) and error.token is not None:
        return words.say("usage-option", option=clipped(error.token.keyword or error.token.value))
    if isinstance(error, UnusedCliTokensError):
        return words.say("usage-too-much", text=clipped(" ".join(getattr(error, "unused_tokens", None) or [])))
    if isinstance(error, CoercionError) and error.token is not None:
        return words.say("usage-value", value=clipped(error.token.value), option=error.token.keyword or "")
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return words.say("usage-missing", option=error.argument.name.lstrip("-"))
    return str(error)
