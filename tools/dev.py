"""Set up and run Pentapolis from a checkout: needs Python 3.11 and a package index, nothing else.

    ./play [game] [options]                      set up what is missing, then play
    ./test [--fast | --full] [-- pytest args]    set up what is missing, then run every check
    python3 tools/dev.py lock [--upgrade]        write requirements/*.lock and package-lock.json anew

Each step of the set-up leaves a stamp in .venv, a hash of what it was made from, and is skipped while that holds.
The syntax here stays that of Python 3.6, so that an old Python can say that it is too old.
"""

import argparse
import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 (it is the older ones that come in here)
    sys.exit(
        f"Pentapolis needs Python 3.11 or newer and this is {sys.version_info[0]}.{sys.version_info[1]}: install a "
        f"newer Python, then start the command with it, for example `python3.11 {sys.argv[0]}`."
    )

import client
from steps import BIN, PYTHON, ROOT, VENV, Command, Stop, done, is_done, one_at_a_time, stamp

UV = BIN / ("uv.exe" if os.name == "nt" else "uv")
LOCKS = ROOT / "requirements"
ROOM = 4 << 30  # bytes that there must be in memory for files of tests; they take a small part of it
WORKERS = 4  # processes pytest spreads the tests over, one more than cores, as browsers wait; 0: none but its own

PLAY_HELP = """usage: ./play [options] | ./play terminal [game] [options] | ./play COMMAND …

Serve the games to browsers on this machine and in its network; the first time, everything needed is set up in .venv.

  ./play                     open a server, print its links, open a browser
  ./play --port 9000         the same, with options of "pentapolis serve"
  ./play terminal            choose a game, and play it in the terminal
  ./play kingsburg           play Kingsburg in the terminal
  ./play verify FILE         any other command of pentapolis; ./play pentapolis --help lists them
"""


# Set-up


def set_up(group: str) -> None:
    """Bring .venv to what requirements/<group>.lock says; costs next to nothing when it is already there."""
    if group == "play" and stamp("dev").exists():
        group = "dev"  # holds all of play
    lock, pin, project = LOCKS / f"{group}.lock", VENV / "uv.txt", ROOT / "pyproject.toml"
    by_pip: Command = [PYTHON, "-I", "-m", "pip", "install", "--disable-pip-version-check", "--retries=2"]
    by_uv: Command = [UV, "pip", "install", "--python", PYTHON]
    steps: list[tuple[str, str, Command]] = [
        ("uv", uv_pin(), [*by_pip, "--require-hashes", "-r", pin]),
        (group, lock.read_text(), [*by_uv, "--require-hashes", "-r", lock]),
        ("pentapolis", project.read_text(), [*by_uv, "--no-deps", "--no-build-isolation", "--editable", ROOT]),
    ]
    if venv_works() and all(is_done(name, source) for name, source, _ in steps):
        return
    with one_at_a_time():
        if not venv_works():
            make_venv()
        pin.write_text(uv_pin())
        for name, source, command in steps:
            if not is_done(name, source):
                fetch(command)
                done(name, source)


def make_venv() -> None:
    """A new .venv; whatever stood there did not work: half made, moved, or its Python is gone."""
    mend = "(on Debian and Ubuntu: `sudo apt install python3-venv`), then run the command again."
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise Stop(f"This Python cannot make virtual environments: install its venv part {mend}")
    if VENV.exists():
        shutil.rmtree(VENV)
    base = getattr(sys, "_base_executable", sys.executable)  # we may be running in the very .venv that goes
    made = subprocess.run([base, "-I", "-m", "venv", VENV], capture_output=True, text=True)
    if made.returncode:
        why = (made.stdout + made.stderr).strip().rpartition("\n")[2]
        raise Stop(f"The virtual environment could not be made ({why}): check Python's venv part {mend}")
    stamp("venv").write_text(venv_tells())


def venv_works() -> bool:
    return stamp("venv").exists() and stamp("venv").read_text() == venv_tells()


def venv_tells() -> str:
    """Where .venv believes it is and which Python it has; nothing if that does not run."""
    with contextlib.suppress(OSError):
        command: Command = [PYTHON, "-I", "-c", "import sys; print(sys.prefix, *sys.version_info[:2])"]
        return subprocess.run(command, capture_output=True, text=True).stdout
    return "no Python"


def uv_pin() -> str:
    """The lines of play.lock about uv itself: version and hashes."""
    _, found, rest = ("\n" + (LOCKS / "play.lock").read_text()).partition("\nuv==")
    lines = rest.splitlines()
    last = next((i for i, line in enumerate(lines) if not line.endswith("\\")), 0)
    if not found:
        raise Stop("requirements/play.lock holds no uv: take that file from a clean checkout.")
    return "\n".join(["uv==" + lines[0], *lines[1 : last + 1]]) + "\n"


def fetch(command: Command) -> None:
    """Run pip or uv. If that is cut short, .venv is left without its stamp and will be made anew."""
    stamp("venv").unlink()
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    stamp("venv").write_text(venv_tells())
    if result.returncode:
        log = VENV / "set-up.log"
        log.write_text(result.stdout + result.stderr)
        raise Stop(
            "Packages could not be installed: if this machine is offline or cannot reach its package index, mend that, "
            f"then run the command again (details: {log.relative_to(ROOT)})."
        )


# Commands


def play(args: list[str]) -> None:
    if args[:1] in (["-h"], ["--help"]):
        print(PLAY_HELP, end="")
        return
    set_up("play")
    client.build()
    command = [str(BIN / "pentapolis"), *meant(args)]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # so that Ctrl-C and the exit code are the game's own


def meant(args: list[str]) -> list[str]:
    """What ./play stands for: alone, or with options, a server for everybody here; else a game, or any command."""
    if not args or args[0].startswith("-"):
        return ["serve", "--open", *([] if "--host" in args else ["--host", "0.0.0.0"]), *args]
    if args[0] in ("terminal", "pentapolis"):
        return (["play"] if args[0] == "terminal" else []) + args[1:]
    games = ROOT / "src" / "pentapolis" / "games"
    return ["play", *args] if (games / args[0]).is_dir() else args


def test(args: list[str]) -> None:
    own, for_pytest = (args[: args.index("--")], args[args.index("--") + 1 :]) if "--" in args else (args, [])
    parser = argparse.ArgumentParser(
        usage="./test [--fast | --full] [-- arguments of pytest]",
        description="Run every check: style, types, imports, locks, client, tests. The first time, all is set up.",
        epilog="For example: ./test --fast -- -k winter; ./test -- --seed 7 (other luck).",
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--fast", action="append_const", const="--fast", dest="size", help="leave out the slow tests")
    size.add_argument("--full", action="append_const", const="--full", dest="size", help="run the long campaigns too")
    chosen = parser.parse_args(own).size or []

    started = time.monotonic()
    set_up("dev")
    workers = ["-n", str(WORKERS), "--dist", "loadscope"] if WORKERS else []
    stage("ruff check", [BIN / "ruff", "check", "--quiet"])
    stage("ruff format", [BIN / "ruff", "format", "--check", "--quiet"])
    with beside("mypy", [PYTHON, "-m", "mypy"]):
        client_stages(again="--fast" not in chosen)
        stage("imports", [BIN / "lint-imports", "--no-logo"])
        stage("locks", [UV, "pip", "check", "--quiet", "--python", PYTHON], lock_faults)
    if "--fast" not in chosen:
        os.environ["PENTAPOLIS_CHROMIUM"] = client.browser()
    keep_in_memory()
    stage("pytest", [PYTHON, "-m", "pytest", "-q", *workers, *chosen, *for_pytest], live=True)
    print(f"all checks passed in {time.monotonic() - started:.1f} s")


def keep_in_memory() -> None:
    """Files of tests go where no disk is waited for, if there is room: a server writes each move through to it."""
    memory = Path("/dev/shm")
    if "TMPDIR" not in os.environ and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM:
        os.environ["TMPDIR"] = str(memory)


def client_stages(again: bool) -> None:
    """The client is built and checked; unless `again`, not if the last run found nothing wrong with the same files."""
    client.types()
    client.build()
    source = client.sources()
    if again or not is_done("client-checks", source):
        with contextlib.ExitStack() as all_at_once:
            for name, command in client.checks().items():
                all_at_once.enter_context(beside(name, command, folder=client.WEB))
        too_heavy = client.budget_faults()
        if too_heavy:
            raise Stop(" ".join(too_heavy))
        done("client-checks", source)


def stage(name: str, command: Command, faults: Callable[[], list[str]] = list, live: bool = False) -> None:
    """Run one check; show what it says as it comes, or only if it fails. The first failure ends the run."""
    print(f"{name:<14}", end="\n" if live else "", flush=True)
    interrupts: list[str] = []
    started = time.monotonic()
    usual = signal.signal(signal.SIGINT, lambda *_: interrupts.append(name))  # Ctrl-C is for the check to answer
    result = subprocess.run(command, cwd=ROOT, capture_output=not live, text=True, env=environment(colour=not live))
    signal.signal(signal.SIGINT, usual)
    if interrupts:
        raise KeyboardInterrupt
    found = faults()
    if result.returncode or found:
        failed(name, result.stdout, result.stderr, *found)
    print(f"{name if live else '':<{14 * live}}{time.monotonic() - started:6.1f} s", flush=True)


@contextlib.contextmanager
def beside(name: str, command: Command, folder: Path = ROOT) -> Iterator[None]:
    """Run one check while others run, and say what became of it after them; if one of them fails, end it."""
    started, ended = time.monotonic(), list[float]()
    with tempfile.TemporaryFile("w+") as said:
        running = subprocess.Popen(
            command, cwd=folder, stdout=said, stderr=said, env=environment(colour=True), start_new_session=True
        )

        def wait() -> None:
            running.wait()
            ended.append(time.monotonic())

        waiting = threading.Thread(target=wait)
        waiting.start()
        try:
            yield
            waiting.join()
        finally:
            if running.poll() is None:
                end(running)
            waiting.join()
        if running.returncode:
            said.seek(0)
            print(f"{name:<14}", end="")
            failed(name, said.read())
    print(f"{name:<14}{ended[0] - started:6.1f} s (beside the others)", flush=True)


def end(running: "subprocess.Popen[bytes]") -> None:
    """At once, with whatever it has started: npm starts the checks of the client."""
    if os.name == "nt":
        running.kill()
    else:
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            os.killpg(running.pid, signal.SIGKILL)


def failed(name: str, *said: str) -> NoReturn:
    print("", *(words.strip() for words in said if words), sep="\n", flush=True)
    raise Stop(f"Stopped: {name} failed.")


def environment(colour: bool) -> dict[str, str]:
    """Python may keep what it compiles, whatever is set: tests start it hundreds of times."""
    given = {**client.environment(), **({"FORCE_COLOR": "1"} if colour and sys.stdout.isatty() else {})}
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    return given


def lock_faults() -> list[str]:
    """No lock file names a host: what is fetched from where is each machine's own setting."""
    faults = [f"{lock.relative_to(ROOT)} names a host" for lock in LOCKS.glob("*.lock") if "://" in lock.read_text()]
    faults += client.lock_faults()
    if shutil.which("git"):
        tracked = subprocess.run(["git", "ls-files", "--", "*uv.lock"], cwd=ROOT, capture_output=True, text=True).stdout
        faults += [f"{name} is tracked by git and names hosts" for name in tracked.split()]
    return faults


def lock(args: list[str]) -> None:
    parser = argparse.ArgumentParser(
        "dev.py lock", description="Write requirements/*.lock and web/**/package-lock.json anew."
    )
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions, not those already locked")
    upgrade = ["--upgrade"] if parser.parse_args(args).upgrade else []
    set_up("play")
    form = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", *upgrade]
    extras = ["--extra", "postgres", "--extra", "redis"]
    parts = {"serve": extras, "play": ["--group", "play"], "dev": ["--all-extras", "--group", "dev"]}
    for name, part in parts.items():
        target = LOCKS / f"{name}.lock"
        fetch([UV, "pip", "compile", "pyproject.toml", *part, "--output-file", target, *form])
    client.lock()
    faults = lock_faults()
    if faults:
        raise Stop("; ".join(faults))


COMMANDS = {"play": play, "test": test, "lock": lock}


def main(args: list[str]) -> int:
    if not args or args[0] not in COMMANDS:
        print(__doc__, end="")
        return 0 if args[:1] in (["-h"], ["--help"]) else 2
    try:
        COMMANDS[args[0]](args[1:])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Cannot go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
