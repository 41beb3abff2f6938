"""Draw the README's picture: a real screen of a game in the terminal, as SVG.

.venv/bin/python tools/picture.py docs/pictures/terminal.svg
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from pentapolis import games, title
from pentapolis.bots import bot
from pentapolis.cli.players import read_players
from pentapolis.cli.screen import Screen
from pentapolis.cli.table import TerminalTable
from pentapolis.cli.turn import Quit, Turn
from pentapolis.words import Words


def main(path: Path) -> None:
    words, console = Words("en", "kingsburg"), Console(record=True, width=118, height=38, force_terminal=True)
    players = read_players(words, "Anna,Ben@greedy,Cleo@greedy,Dario@naive", 4, "Anna")
    table = TerminalTable.new(title("kingsburg"), players, {}, seed=5)
    anna = bot("greedy", table.title, 1)
    while True:
        for _ in table.bots_move():
            pass
        view = table.view(0)
        if view.observation.year == 3 and view.observation.agenda[-1].name == "influence" and view.observation.groups:
            break
        table.act(0, anna.choose(view.observation, 0, view.options))

    def leave(_: str) -> str:
        drawn = console.export_svg(title="pentapolis play kingsburg")
        drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # no font from another site
        path.write_text(re.sub(r"<!--.*?-->\s*", "", drawn).replace("Fira Code, monospace", "monospace"), "utf-8")
        raise Quit

    with contextlib.suppress(Quit):
        Turn(table, Screen(console, words, table.names, plain=False), words, games.sheet("kingsburg"), leave).run(0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PENTAPOLIS_HOME"] = folder
        main(Path(sys.argv[1]))
