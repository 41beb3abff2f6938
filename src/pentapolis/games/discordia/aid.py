"""Discordia on one page: the aim, a turn, buildings and towers, bonuses, what places give, decrees, the year's end,
solo."""

from __future__ import annotations

from itertools import zip_longest

from ...words import Words
from ...words.sheet import Area, Cell, Line, Section, Sheet, SheetTable, line
from .components import BOXES, PREPRINTED, ROWS, SEASONS, TOWER_KINDS, TRACKS, TYPES, Box
from .sheet.amounts import effects_text
from .tables import Icon

AIM = ("win", "end", "tie")
TURN = ("die", "modifier", "once", "end")
MAIN = ("build", "deploy", "extension", "upgrade", "stars")
BONUSES = ("chain", "star", "aqueduct", "exchange", "decree", "privilege")
YEAR_END = ("raid", "recruitment", "emptying", "new_year")


def aid(box: str, words: Words) -> Sheet:
    """The player aid, with the values of a box."""
    chosen = BOXES[box]
    return Sheet(
        words.say("aid-title"),
        (
            _listed("players", "aim", AIM, words),
            _listed("status", "turn", TURN, words),
            _named("board", "main", MAIN, words),
            _more(chosen, words),
            _houses(words),
            _named("own", "bonuses", BONUSES, words),
            _places(chosen, words),
            _decrees(chosen, words),
            _named("secret", "year_end", YEAR_END, words),
            _listed("others", "solo", ("season", "tile", "end"), words),
        ),
    )


def _listed(area: Area, name: str, keys: tuple[str, ...], words: Words) -> Section:
    lines = tuple(line(words.say(f"aid-{name}-{key}")) for key in keys)
    return Section(area, words.say(f"aid-{name}"), lines)


def _named(area: Area, name: str, keys: tuple[str, ...], words: Words) -> Section:
    """What something is called, and what it is."""
    rows = tuple((_strong(words.say(f"aid-{name}-{key}-name")), line(words.say(f"aid-{name}-{key}"))) for key in keys)
    return Section(area, words.say(f"aid-{name}"), tables=(SheetTable(("", ""), rows),))


def _strong(text: str) -> Line:
    return line(Cell(text, mark="strong"))


def _more(box: Box, words: Words) -> Section:
    """What a die opens beside the main action; the seasons with their values and bonuses."""
    section = _named("status", "more", ("special", "season", "tower", "kept"), words)
    rows = tuple(
        (
            line(str(box.seasons[season].die_value)),
            _strong(words.say(f"season-{season}")),
            line(effects_text(box.seasons[season].bonus, words)),
        )
        for season in SEASONS
    )
    seasons = SheetTable(("", "", ""), rows, numeric=(0,), caption=words.say("aid-more-seasons"))
    return Section(section.area, section.heading, tables=(*section.tables, seasons))


def _houses(words: Words) -> Section:
    """Where the buildings and towers stand, which die deploys on them specially, and what a full one does."""
    header = tuple(words.say(f"aid-houses-{column}") for column in ("kind", "place", "die", "full"))
    named = [(kind, words.say(f"type-{kind}")) for kind in TYPES]
    named += [(kind, words.say(f"aid-houses-{kind}")) for kind in TOWER_KINDS]
    rows = tuple(
        (_strong(name), *(line(words.say(f"aid-houses-{kind}-{column}")) for column in ("place", "die", "full")))
        for kind, name in named
    )
    return Section("own", words.say("aid-houses"), tables=(SheetTable(header, rows),))


def _places(box: Box, words: Words) -> Section:
    """What stars, decrees and extensions bring where they are put."""
    header = ("", *(words.say(f"track-{track}") for track in TRACKS), words.say("aid-places-decrees"))
    columns = (*(box.tracks[track] for track in TRACKS), box.decree_slots)
    spaces = tuple(
        (line(str(number)), *(line(_gives(icon, words)) for icon in icons))
        for number, icons in enumerate(zip_longest(*columns), 1)
    )
    rows = tuple(
        (_strong(words.say(f"extension-{row}")), line(_extensions(icons, printed, words)))
        for row, icons, printed in zip(ROWS, box.slots, PREPRINTED, strict=True)
    )
    tables = (
        SheetTable(header, spaces, numeric=(0,), caption=words.say("aid-places-spaces")),
        SheetTable(("", ""), rows, caption=words.say("aid-places-extensions")),
    )
    return Section("own", words.say("aid-places"), tables=tables)


def _decrees(box: Box, words: Words) -> Section:
    """All that there are, with what they ask for."""
    rows = tuple(
        (_strong(words.say(f"decree-{decree}")), line(words.say(f"decree-{decree}-explain"))) for decree in box.decrees
    )
    return Section("board", words.say("kind-decree"), tables=(SheetTable(("", ""), rows),))


def _extensions(icons: tuple[Icon, ...], printed: int, words: Words) -> str:
    """The places of a row that an extension can cover."""
    said = [f"{number} {_gives(icon, words)}" for number, icon in enumerate(icons, 1) if number > printed]
    return " · ".join(said)


def _gives(icon: Icon | None, words: Words) -> str:
    return effects_text(icon.bonus, words) if icon and icon.bonus else "–"
