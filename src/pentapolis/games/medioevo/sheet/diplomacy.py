"""Wars, pacts and offers between players as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....words import Words
from ....words.naming import number_of, player
from ....words.sheet import Cell, Line, Section, line
from ..diplomacy.relations import Clause, Offer
from ..forces import named
from ..state import Medioevo
from ..tabletop import NOBODY
from .names import listed, place_name


def clauses_text(clauses: Iterable[Clause], words: Words, names: Sequence[str] = ()) -> str:
    """Clauses with what they are limited to."""
    return "; ".join(_clause(clause, words, names) for clause in clauses)


def _clause(clause: Clause, words: Words, names: Sequence[str]) -> str:
    said = [words.say(f"clause-{clause.kind}")]
    if clause.giver != NOBODY and names:
        said[0] += f" ({player(words, clause.giver, names)} → {player(words, clause.taker, names)})"
    if clause.places:
        said.append(words.listed([place_name(place, words) for place in clause.places]))
    if clause.against and names:
        said.append(words.say("clause-against", who=words.listed([player(words, s, names) for s in clause.against])))
    said += [words.say(f"clause-{key}", n=n) for key, n in _numbers(clause) if n]
    if clause.turns:
        said.append(words.say("clause-turns", turns=", ".join(map(str, clause.turns))))
    said += [words.say(f"units-{named(p.kind, p.level)}", n=p.count) for p in clause.prisoners]
    return listed(said)


def _numbers(clause: Clause) -> tuple[tuple[str, int], ...]:
    return ("fee", clause.fee), ("cube-fee", clause.cube_fee), ("units", clause.units), ("amount", clause.amount)


def offer_text(offer: Offer, words: Words, names: Sequence[str] = ()) -> str:
    """What an offer proposes."""
    said = [words.say(f"offer-{offer.kind}"), clauses_text(offer.clauses, words, names)]
    if offer.kind == "pact":
        said.append(_until(offer.end, words))
    return listed(said)


def _until(end: int, words: Words) -> str:
    return words.say("sheet-until", turn=end) if end else words.say("sheet-whole-game")


def diplomacy(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """Wars, pacts that the viewer knows of, and open offers."""
    lines: list[Line] = []
    for war in o.wars:
        said = words.say("sheet-war", a=player(words, war.a, names), b=player(words, war.b, names), turn=war.since)
        lines.append(line(Cell(said, mark="bad")))
    for pact in o.pacts:
        who = words.listed([player(words, seat, names) for seat in pact.signatories])
        clauses = listed((clauses_text(pact.clauses, words, names), _until(pact.end, words)))
        key = "sheet-secret-pact" if pact.secret else "sheet-pact"
        lines.append(line(words.say(key, n=number_of(pact.id), who=who, clauses=clauses)))
    for offer in o.offers:
        sender = player(words, offer.sender, names)
        what = offer_text(offer, words, names)
        lines.append(line(words.say("sheet-offer", n=number_of(offer.id), name=sender, kind=what)))
    draft = o.players[viewer].draft if viewer != NOBODY else None
    if draft is not None:
        whom = words.listed([player(words, seat, names) for seat in draft.to])
        said = listed((words.say(f"offer-{draft.kind}"), clauses_text(draft.clauses, words, names)))
        lines.append(line(Cell(words.say("sheet-draft", name=whom, kind=said), mark="faint")))
    known = any(pact.secret for pact in o.pacts) or bool(o.offers)
    secret = viewer != NOBODY and (known or draft is not None)
    lines = lines or [line(Cell(words.say("sheet-no-diplomacy"), mark="faint"))]
    return Section("secret", words.say("sheet-diplomacy"), tuple(lines), private=secret)
