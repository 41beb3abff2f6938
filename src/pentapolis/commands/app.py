"""The command `pentapolis`: what is typed is read, carried out, and said in the reader's language if it makes no sense.

Exit codes: 0 done; 1 refused, or a check that failed; 2 a command that makes no sense; 70 a fault of ours or of
a game; 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import functools
import inspect
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .. import __version__, games, packages
from ..cli.output import CRASHED, INTERRUPTED, OK, USAGE, Stop, clipped, complain
from ..kernel.mistakes import Mistake, raised
from ..kernel.refusal import Refused
from ..words import LANGUAGES, Words, language, refusal
from .verbs import COMMANDS, NAMES


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
        complain(_crashed(words, error))
        return CRASHED


def _crashed(words: Words, error: Exception) -> str:
    """Report a crash. In a plug-in's code, name the line for its authors."""
    if isinstance(error, Mistake):
        return words.say("cli-mistake", error=str(error))
    told = f"{type(error).__name__}: {error}"
    for game in games.plugins():
        if place := raised(error, packages.module(game)):
            return words.say("cli-crashed-game", game=game, place=place, error=told)
    return words.say("cli-crashed", error=told)


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
    for name, command in zip(NAMES, COMMANDS, strict=True):
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
    """A usage error, in the reader's language if there is a text for it."""
    if isinstance(error, UnknownCommandError):
        names = ", ".join(NAMES)
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
