"""The board as text, drawn from what one viewer sees."""

from collections.abc import Sequence

from pentapolis.kernel.action import Action
from pentapolis.words import Words
from pentapolis.words.naming import player
from pentapolis.words.series import Series
from pentapolis.words.sheet import Cell, Line, Section, Sheet, SheetTable, line

from .rules import Bid, LiarsDice


def sheet(o: LiarsDice, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The round, the bids, how many dice everybody has, and the viewer's own."""
    table = f"{words.say('sheet-table', dice=sum(o.left))} · {words.say('option-wild-' + o.table.options['wild'])}"
    sections = [
        Section("status", phase(o, words)[0], (line(Cell(table, mark="strong")), *showdown(o, words, names))),
        Section("board", words.say("sheet-bids"), bids(o, words, names)),
        Section("players", words.say("sheet-players"), (), (players(o, words, names),)),
    ]
    if viewer >= 0:
        own = line(Cell(" ".join(map(str, o.dice[viewer])) or "–", mark="strong"))
        sections.append(Section("own", words.say("sheet-own"), (own,), private=True))
    return Sheet(words.say("game-name"), tuple(sections))


def phase(o: LiarsDice, words: Words) -> list[str]:
    """Where the game stands."""
    return [words.say("sheet-round", round=o.round)]


def bids(o: LiarsDice, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """This round's bids, the last one first."""
    made = [
        line(
            Cell(player(words, bid.seat, names), bid.seat), words.say("dice-said", quantity=bid.quantity, face=bid.face)
        )
        for bid in reversed(o.bids)
    ]
    return tuple(made) or (line(Cell(words.say("sheet-no-bid"), mark="faint")),)


def showdown(o: LiarsDice, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """How the last round ended."""
    if (last := o.showdown) is None:
        return ()
    who = {
        "name": player(words, last.caller, names),
        "bidder": player(words, last.bid.seat, names),
        "loser": player(words, last.loser, names),
    }
    said = words.say("sheet-showdown", quantity=last.bid.quantity, face=last.bid.face, count=last.count, **who)
    shown = [
        line(Cell(player(words, seat, names), seat), " ".join(map(str, dice)))
        for seat, dice in enumerate(last.dice)
        if dice
    ]
    return (line(said), *shown)


def players(o: LiarsDice, words: Words, names: Sequence[str]) -> SheetTable:
    """How many dice everybody has."""
    rows = [(line(Cell(player(words, seat, names), seat)), line(str(o.left[seat]))) for seat in o.seats]
    return SheetTable((words.say("sheet-player"), words.say("score-name")), tuple(rows), numeric=(1,))


def note(o: LiarsDice, seat: int, action: Action, words: Words) -> str:
    """How many dice of a bid the bidder has."""
    return words.say("sheet-holds", own=o.count(o.dice[seat], action.face)) if isinstance(action, Bid) else ""


def series(o: LiarsDice) -> list[Series]:
    """Dice left, over the game."""
    return [Series("dice", o.left)]
