"""Advice and hindsight in words: differences with their error, and reasons with a number that can be seen.

A game names its terms: `term-<id>` says a difference ("+1 building before the reward"), `term-<id>-name` what the
term is about, for a difference that no number on the table shows; `term-<id>-<number>` says another of its numbers.
What can only be had or not is said without a number, as far as it is sure (`$way`).

Where its log says nothing of luck, `chance-<pile>` does, with what was drawn under the name of a field that such things
go by ("The next tile of its pile: { $tile }."); `chance-<pile>-face` says what side its top card shows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import reduce
from itertools import repeat
from typing import Any

from ...kernel.chance import Value, outcome_parse
from ...kernel.event import Chose, ChoseInSecret, Event, of_seat
from ...kernel.match import Match
from ...words import Words, event_sentence
from ...words.language import MINUS
from ...words.naming import SEAT, player
from ...words.sentences import is_heading, text_parts
from ..protocol import mixed
from ..search.luck import WorldLuck
from .advice import Advice
from .weighing import Reason, sayable, told

WHOLE = 10.0
"""From here on a number is said without decimals."""
SENTENCES = 2
"""Sentences about a stroke of luck at most."""
OTHERWISE = 12
"""Other answers of chance that what was told is compared with."""
UNSAID_LUCK = "chance-unsaid"
_VARIABLE = re.compile(r"\$(\w+)")


def in_points(words: Words, share: float) -> str:
    """A share in percentage points, without its sign: 0.034 is "3.4"."""
    return _decimal(words, abs(100 * share))


def spread_said(words: Words, error: float) -> str:
    """The error of a difference in percentage points: "(± 0.8)". Where it came to the same in every world there is
    none to tell, which is not to say that the win model is never wrong."""
    shown = told(error)
    return words.say("spread", error=in_points(words, shown)) if shown else words.say("spread-none")


def rounded(amount: float) -> float:
    """As many decimals as somebody wants to read.

    >>> rounded(12.4), rounded(-1.26), rounded(0.96), rounded(0.04)
    (12, -1.3, 1, 0)
    """
    number = round(amount) if abs(amount) >= WHOLE else round(amount, 1)
    return int(number) if number == int(number) else number


def signed_points(words: Words, change: float) -> str:
    """A change in percentage points, with its sign: "+3.4"."""
    points = in_points(words, change)
    return ("+" if change > 0 else MINUS) + points if points.strip("0.,") else points


def change_said(words: Words, key: str, change: float, error: float) -> str:
    """A change in percentage points with its sign and error, under this key."""
    return words.say(
        key, points=signed_points(words, change), points_count=_count(change), spread=spread_said(words, error)
    )


def cost_said(words: Words, cost: float, error: float) -> str:
    """What a choice cost: "cost 5.2 percentage points (± 0.9)"."""
    return words.say(
        "analysis-cost", points=in_points(words, cost), points_count=_count(cost), spread=spread_said(words, error)
    )


def gap_said(words: Words, gap: float, error: float, equal: bool) -> str:
    """How much better or worse: "3.2 percentage points less (± 0.8)", "about equal"."""
    if equal:
        return words.say("hint-equal")
    key = "hint-more" if gap > 0 else "hint-less"
    return words.say(key, points=in_points(words, gap), points_count=_count(gap), spread=spread_said(words, error))


def together(words: Words, said: Sequence[str]) -> str:
    """Several reasons in a row."""
    return reduce(lambda first, more: words.say("reasons-and", first=first, more=more), said) if said else ""


def reasons_said(words: Words, found: Sequence[Reason], seat: int, names: Sequence[str], gap: float = 0.0) -> list[str]:
    """Reasons of a seat as sentences; those of a rival begin with a name. Where something is said to be better or worse
    (`gap`), what makes it so comes first, then what speaks against that: "but −2 wood"."""
    said: list[str] = []
    for reason in sorted(found, key=lambda reason: reason.weight * gap < 0):
        text = reason_said(words, reason)
        if reason.seat != seat:
            text = words.say("reason-rival", name=player(words, reason.seat, names), reason=text)
        if reason.weight * gap < 0:
            text = words.say("reason-but", reason=text)
        if text not in said:
            said.append(text)
    return said


def against_said(words: Words, advice: Advice) -> str:
    """How a choice compares with the next best, or why it is compared with none; and that such a choice is drawn by
    lot, where it is."""
    if alone := alone_said(words, advice):
        return alone
    said = [gap_said(words, -other.gap, other.error, other.equal) for other in advice.others[:1]]
    return together(words, [*said, words.say("hint-drawn")] if advice.drawn else said)


def alone_said(words: Words, advice: Advice) -> str:
    """Why nothing is named beside a choice, as a sentence of its own; empty if something is, or there is nothing."""
    if advice.same:
        return words.say("hint-same")
    return words.say("hint-free") if advice.free else ""


def reason_said(words: Words, reason: Reason) -> str:
    """A term that makes a difference: the number that can be seen, else what it makes of that seat's chance to win."""
    term = f"term-{reason.term}"
    if sayable(reason.amount):
        number = rounded(reason.amount)
        key = f"{term}-{reason.number}" if reason.number else term
        return words.say(key, sign="+" if number > 0 else MINUS, n=abs(number), way=_way(reason.amount))
    points, name = signed_points(words, reason.points), words.say(f"{term}-name")
    return words.say("reason-points", term=name, points=points, points_count=_count(reason.points))


def chance_said(words: Words, match: Match[Any], move: int, seat: int, late: bool = False) -> str:
    """What chance did to a seat in a move (0: the set-up), in the words of the log: its own dice and cards first, and
    where most of it shows only later (`late`), those that tell most of what was drawn. Where the log says nothing of
    it, what was drawn is named; empty only where no luck was asked for."""
    told = [event for event in by_chance(match, move) if not is_heading(words, event)]
    said = [(event, sentence) for event in told if (sentence := event_sentence(words, event, match.record.names))]
    got = match.moves[move - 1].got if move else [*map(outcome_parse, match.record.setup)]
    drawn = _drawn_of(words, said, [value for _, value in got])
    rolled = [(event, sentence) for event, sentence in said if drawn[sentence]] or said
    own = [sentence for event, sentence in rolled if of_seat(event) == seat]
    sentences = own or [sentence for _, sentence in rolled] or list(_drawn_said(words, got, match.record.names))
    if late and said:
        most = max(drawn[sentence] for sentence in sentences)
        sentences = [sentence for sentence in sentences if drawn[sentence] == most]
    return " ".join(sentences[:SENTENCES])


def _drawn_of(words: Words, said: Sequence[tuple[Event, str]], values: Sequence[Value]) -> Counter[str]:
    """How much of what was drawn each sentence tells. A value is told once: by who tells most of what is left, then by
    who comes first. Points that a die brought may be as many as it showed, but they were not rolled. Players count as
    drawn only where nothing else tells it."""
    left, drawn = Counter(values), Counter[str]()
    for seats in (False, True):
        told = [(Counter(_pieces(words, event, left, seats)), sentence) for event, sentence in said]
        while told:
            pieces, sentence = one = max(told, key=lambda one: (one[0] & left).total())
            told.remove(one)
            drawn[sentence] += (pieces & left).total()
            left -= pieces
    return drawn


def _drawn_said(words: Words, got: Sequence[tuple[str, Value]], names: Sequence[str]) -> Iterator[str]:
    """What chance answered, for the piles and lots that a game has words for; else that there was luck."""
    drawn: dict[str, list[Value]] = {}
    for what, value in got:
        drawn.setdefault(_chance_key(words, what), []).append(value)
    for key, values in drawn.items():
        if key != UNSAID_LUCK or len(drawn) == 1:
            fields = dict.fromkeys(_VARIABLE.findall(words.source(key)), values)
            yield "".join(part.text for part in text_parts(words, key, fields, names))


def _chance_key(words: Words, what: str) -> str:
    """The key that says an answer of chance: for `building_blue` that of `building` if it has none of its own."""
    pile, _, side = what.partition(".")
    parts = pile.split("_")
    keys = ("-".join(["chance", *parts[:end], *filter(None, [side])]) for end in range(len(parts), 0, -1))
    return next(filter(words.has, keys), UNSAID_LUCK)


def by_chance(match: Match[Any], move: int) -> list[Event]:
    """What was told in a move that other luck would not have brought, at least now and then: dice, cards, what came of
    them."""
    title = match.title
    events = match.moves[move - 1].events if move else match.opening
    found = {place: event for place, event in enumerate(events) if not isinstance(event, Chose | ChoseInSecret)}
    before = match.position(move - 1) if move else None
    always = dict(found)
    for other in range(OTHERWISE):
        told, luck = list[Event](), WorldLuck(mixed(other, "otherwise", move))
        if before is None:
            title.new(match.record.table, luck, told)
        else:
            line = match.moves[move - 1]
            title.apply(title.copy(before), line.seat, line.action, luck, told)
        always = {place: event for place, event in always.items() if event in told}
    return [event for place, event in found.items() if place not in always]


def _pieces(words: Words, event: Event, drawn: Container[Value], seats: bool) -> Iterator[Value]:
    """What an event tells that may have been drawn, piece by piece, but whom it is about: the players in it (`seats`),
    or every number, and what was drawn by its name. A number under such a name is so many of it: `sailor=3`."""
    for name in event.__struct_fields__:
        if name == SEAT or (words.naming.patterns(name) == [SEAT]) != seats:
            continue
        value = getattr(event, name)
        if name in drawn and isinstance(value, int):
            yield from repeat(name, value)
            continue
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, int) or (isinstance(one, str) and one in drawn):
                yield one


def _way(number: float) -> str:
    """How sure it is that something is had or not, by the share of worlds where it is, or no longer is."""
    if number > 0:
        return "had" if number >= 1 else "likelier"
    return "lost" if number <= -1 else "unlikelier"


def _count(share: float) -> float:
    """How many percentage points are said: what grammar goes by."""
    return round(abs(100 * share), 1)


def _decimal(words: Words, number: float) -> str:
    return f"{number:.1f}".replace(".", words.say("decimal-point"))
