"""What every server of the tests needs: imported once, by the process from which they are forked (`forked`)."""

from __future__ import annotations

import gc

import alembic.command
import uvloop

import browser.quick_server
import pentapolis.commands.app
import pentapolis.commands.serve
import pentapolis.server.app
from pentapolis import games
from pentapolis.server.words import words_of
from pentapolis.words.language import LANGUAGES

PRELOADED = (alembic.command, uvloop, browser.quick_server, pentapolis.commands.app, pentapolis.commands.serve)

for lang in LANGUAGES:
    words_of(lang)
    for name in games.ours():
        words_of(lang, games.title(name))
gc.collect()
gc.freeze()
