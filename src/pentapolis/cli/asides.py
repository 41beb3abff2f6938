"""What a person can ask for in their turn without deciding anything: a hint, and what a thing is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..bots.analysis import Advice, advise
from ..bots.analysis.wording import alone_said, gap_said, reasons_said, together
from ..words import Words
from ..words.reading import fold
from ..words.sheet import Thing
from .choices import Note, sentence
from .table import TerminalTable

DIGITS = {str(number) for number in range(100)}


def advised(table: TerminalTable, seat: int) -> Advice:
    """Advice for this seat; `LookupError` if no bot of this game gives hints."""
    title, observation = table.title, table.view(seat).observation
    return advise(title, observation, seat, title.asked(observation, seat), table.bot_seed)


def hint_said(words: Words, table: TerminalTable, seat: int, advice: Advice, note: Note) -> str:
    """A hint in words: the bot's choice, the reasons for it, and the cost of the next best."""
    title, names = table.title, table.names
    decision, best = table.view(seat).observation.agenda[-1].name, title.parse(advice.action)
    noted = note(best).removesuffix(".")
    said = sentence(words, best, decision, names)
    lines = [words.say("play-hint-note" if noted else "play-hint", action=said, note=noted)]
    if why := reasons_said(words, advice.reasons, seat, names, advice.lead):
        key = "play-hint-differs" if advice.close else "play-hint-why"
        lines.append(words.say(key, reasons=together(words, why)))
    if alone := alone_said(words, advice):
        lines.append(alone)
    elif advice.drawn:
        lines.append(words.say("play-hint-drawn"))
    for other in advice.others:
        gap = gap_said(words, other.gap, other.error, other.equal)
        action = sentence(words, title.parse(other.action), decision, names)
        lines.append(words.say("play-hint-other", action=action, gap=gap))
    return "\n".join(lines)


def named(things: Sequence[Thing], wanted: str) -> list[Thing]:
    """The things that go by this name, else those whose name holds these words."""
    typed = set(fold(wanted).replace("_", " ").split())
    names = [set(fold(thing.name).split()) for thing in things]
    exact = [t for t, name in zip(things, names, strict=True) if typed in (name, name - DIGITS, {*t.id.split("_")})]
    return exact or [t for t, name in zip(things, names, strict=True) if typed and typed <= name]


def explanation(words: Words, thing: Thing) -> Text:
    """Describe a thing, and the source of its values if that is not the book."""
    rule = f"  {thing.rule}" if thing.rule else ""
    text = Text.assemble((thing.name, "bold"), (rule, "dim"), "\n", "\n".join(thing.lines), "\n")
    if thing.source and thing.source != "book":
        text.append(words.say("play-source", source=words.say(f"source-{thing.source}")) + "\n", style="dim")
    return text
