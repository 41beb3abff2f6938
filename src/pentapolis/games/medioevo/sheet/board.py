"""The board of Medioevo Universale as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Section, Sheet, line
from ..components import TURNS
from ..realm.decks import top_back
from ..state import Medioevo
from .battle import battles
from .diplomacy import diplomacy
from .lands import the_map
from .names import objective_text, spaced
from .players import own_board, players, possessions


def sheet(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it."""
    sections = [
        status(o, words, names),
        *battles(o, words, names),
        the_map(o, viewer, words, names),
        players(o, words, names),
    ]
    if viewer >= 0:
        sections.append(own_board(o, viewer, words, names))
    sections += [diplomacy(o, viewer, words, names), possessions(o, words, names)]
    return Sheet(words.say("game-name"), tuple(sections))


def beside(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> tuple[Section, ...]:
    """The key numbers of all."""
    return (players(o, words, names),)


# where are we


def phase(o: Medioevo, words: Words) -> list[str]:
    """The turn and its phase."""
    if o.phase == "setup":
        return [words.say("sheet-setup")]
    return [words.say("sheet-turn", n=o.turn, last=TURNS[o.table.options["length"]]), words.say(f"phase-{o.phase}")]


def status(o: Medioevo, words: Words, names: Sequence[str]) -> Section:
    """Turn and phase, turn order, the War Circle, the event, the tops of the decks."""
    now = line(*spaced([Cell(said, mark="strong") for said in phase(o, words)]))
    order = line(words.say("sheet-order"), *spaced([Cell(player(words, seat, names), seat) for seat in o.order]))
    lines = [now, order]
    if o.circle:
        lines.append(line(words.say("sheet-circle"), " · ".join(map(str, o.circle))))
    if o.event:
        lines.append(line(words.say("sheet-event"), words.say(f"event-card-{o.event}")))
    top = o.event_deck.top()
    if top is not None and top.face:
        lines.append(line(words.say(f"sheet-top-back-{top_back(o)}"), top.face))
    empire = o.empire.top()
    if empire is not None and empire.face:
        lines.append(line(words.say("sheet-top-objective"), objective_text(o.box, int(empire.face), words)))
    return Section(
        "status", words.say("sheet-status"), tuple(lines), (), (line(*now, Cell("·", mark="faint"), *order),)
    )
