"""Writing an offer, clause by clause; nobody but its author sees the draft, and nobody waits for it (D.1, ME-17.9 to
ME-17.21)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.options import Items, Options, Range, join
from ..components import TURNS
from ..control import controlled
from ..forces import named, read_unit
from ..state import Medioevo
from ..tabletop import NOBODY, Prisoner
from .pacts import (
    ALLIANCES,
    CIVIL_CONTROL,
    CLAUSES,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    PASSAGE,
    PAYMENT,
    PRISONERS,
    TRADE,
)
from .relations import Clause, Draft
from .war import armistice, at_war

MOST_CLAUSES = 6
MOST_FLORINS, MOST_FEE, MOST_UNITS = 5000, 500, 20
LOCAL = (TRADE, PASSAGE, MILITARY_CONTROL, CIVIL_CONTROL)
"""Clauses that may be limited to some places of their giver."""
TRANSFERS = (PAYMENT, PRISONERS)
"""What a peace or an armistice may contain (ME-17.8)."""


class OfferPact(Action, frozen=True):
    """Begin to write a pact with another player."""

    player: int


class OfferPeace(Action, frozen=True):
    """Begin to write an offer of peace."""

    player: int


class OfferArmistice(Action, frozen=True):
    """Begin to write an offer of armistice."""

    player: int


class AddPartner(Action, frozen=True):
    """Add another signatory."""

    player: int


class AddClause(Action, frozen=True):
    """Add a clause: mutual, or given by one and for the benefit of another. Its details are those of the last one."""

    kind: str
    giver: int = NOBODY
    taker: int = NOBODY


class TogglePlace(Action, frozen=True):
    """Limit the last clause to this place too, or no longer."""

    place: str


class ToggleAgainst(Action, frozen=True):
    """Let the alliance hold against this player too, or no longer."""

    player: int


class ToggleTurn(Action, frozen=True):
    """Let the payment be due in phase 3 of this turn too, or no longer."""

    turn: int


class SetFee(Action, frozen=True):
    """The fee of each transaction."""

    florins: int


class SetCubeFee(Action, frozen=True):
    """The fee of each cube."""

    florins: int


class SetUnits(Action, frozen=True):
    """The least number of military units an ally brings."""

    units: int


class SetAmount(Action, frozen=True):
    """The florins that are paid."""

    florins: int


class AddPrisoner(Action, frozen=True):
    """One more prisoner that is handed over."""

    owner: int
    unit: str


class DropClause(Action, frozen=True):
    """Strike out the last clause."""


class SetEnd(Action, frozen=True):
    """The last turn of the pact; 0 for the whole game."""

    turn: int


class SetSecret(Action, frozen=True):
    """Whether the pact is secret."""

    secret: bool


class TearUp(Action, frozen=True):
    """Throw the draft away."""


WRITING: tuple[type[Action], ...] = (
    *(OfferPact, OfferPeace, OfferArmistice, AddPartner, AddClause, DropClause, SetEnd, SetSecret, TearUp),
    *(TogglePlace, ToggleAgainst, ToggleTurn, SetFee, SetCubeFee, SetUnits, SetAmount, AddPrisoner),
)


def last_turn(g: Medioevo) -> int:
    """The last turn of the game: nothing is agreed for later (ME-17.9, ME-21.3)."""
    return TURNS[g.table.options["length"]]


def openings(g: Medioevo, seat: int) -> list[Action]:
    """The offers a seat can begin to write."""
    others = [other for other in g.order if other != seat]
    fighting = [other for other in others if at_war(g, seat, other)]
    return [
        *(OfferPact(other) for other in others),
        *(OfferPeace(other) for other in fighting),
        *(OfferArmistice(other) for other in fighting if not armistice(g, seat, other)),
    ]


def edits(g: Medioevo, seat: int) -> Options:
    """What a seat can change in its draft."""
    draft = g.players[seat].draft
    if draft is None:
        return Items()
    parts: list[Options] = [Items([TearUp(), *([DropClause()] if draft.clauses else [])])]
    if draft.kind == "pact":
        enemies = {enemy for clause in draft.clauses for enemy in clause.against}
        partners = [other for other in g.order if other not in (seat, *draft.to, *enemies)]
        parts.append(Items([*(AddPartner(other) for other in partners), SetSecret(not draft.secret)]))
        parts += [Items([SetEnd(0)]), Range(SetEnd, "turn", g.turn, last_turn(g))]
    if len(draft.clauses) < MOST_CLAUSES:
        parts.append(Items(_new_clauses(seat, draft)))
    if draft.clauses:
        parts += _details(g, seat, draft, draft.clauses[-1])
    return join(*parts)


def _new_clauses(seat: int, draft: Draft) -> list[Action]:
    pairs = list(permutations(sorted((seat, *draft.to)), 2))
    found: list[Action] = []
    for kind in CLAUSES if draft.kind == "pact" else TRANSFERS:
        if kind not in TRANSFERS:
            found.append(AddClause(kind))
        if kind != NON_BELLIGERENCE:
            found += [AddClause(kind, giver, taker) for giver, taker in pairs]
    written = {(clause.kind, clause.giver, clause.taker) for clause in draft.clauses if clause.kind != PAYMENT}
    return [action for action in found if _names(action) not in written]


def _names(action: Any) -> tuple[str, int, int]:
    return (action.kind, action.giver, action.taker)


def _details(g: Medioevo, seat: int, draft: Draft, clause: Clause) -> list[Options]:
    """What can be said of the last clause."""
    parties = sorted((seat, *draft.to))
    if clause.kind in LOCAL:
        givers = parties if clause.giver == NOBODY else [clause.giver]
        places = sorted({*clause.places, *(place for giver in givers for place in controlled(g, giver))})
        parts: list[Options] = [Items(TogglePlace(place) for place in places)]
        if clause.kind == TRADE:
            parts += [Range(SetFee, "florins", 0, MOST_FEE), Range(SetCubeFee, "florins", 0, MOST_FEE)]
        return parts
    if clause.kind in ALLIANCES:
        enemies = [other for other in g.order if other not in parties]
        return [Range(SetUnits, "units", 1, MOST_UNITS), Items(ToggleAgainst(enemy) for enemy in enemies)]
    if clause.kind == PAYMENT:
        due = range(next_due(g), last_turn(g) + 1)
        turns = [ToggleTurn(turn) for turn in due] if draft.kind == "pact" else []
        return [Range(SetAmount, "florins", 1, MOST_FLORINS), Items(turns)]
    if clause.kind == PRISONERS:
        return [Range(SetAmount, "florins", 0, MOST_FLORINS), Items(_more_prisoners(g, clause))]
    return []


def next_due(g: Medioevo) -> int:
    """The first turn whose phase 3 is still to come."""
    return g.turn if g.phase in ("turn_order", "events") else g.turn + 1


def _more_prisoners(g: Medioevo, clause: Clause) -> list[Action]:
    """Prisoners of the giver that the clause does not name yet."""
    named_already = {(p.owner, p.kind, p.level): p.count for p in clause.prisoners}
    return [
        AddPrisoner(p.owner, named(p.kind, p.level))
        for p in g.players[clause.giver].prisoners
        if p.count > named_already.get((p.owner, p.kind, p.level), 0)
    ]


def write(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    """Carry out what is written."""
    player = g.players[seat]
    if isinstance(action, OfferPact | OfferPeace | OfferArmistice):
        kinds = {OfferPact: "pact", OfferPeace: "peace", OfferArmistice: "armistice"}
        player.draft = Draft(kinds[type(action)], (action.player,))
        return
    draft = player.draft
    assert draft is not None  # nothing else is offered without one
    if isinstance(action, TearUp):
        player.draft = None
    elif isinstance(action, AddPartner):
        player.draft = replace(draft, to=tuple(sorted((*draft.to, action.player))))
    elif isinstance(action, AddClause):
        player.draft = replace(draft, clauses=(*draft.clauses, _blank(action)))
    elif isinstance(action, DropClause):
        player.draft = replace(draft, clauses=draft.clauses[:-1])
    elif isinstance(action, SetEnd):
        player.draft = replace(draft, end=action.turn)
    elif isinstance(action, SetSecret):
        player.draft = replace(draft, secret=action.secret)
    else:
        player.draft = replace(draft, clauses=(*draft.clauses[:-1], _changed(draft.clauses[-1], action)))


def _blank(action: AddClause) -> Clause:
    units = 1 if action.kind in ALLIANCES else 0
    amount = 100 if action.kind == PAYMENT else 0
    return Clause(action.kind, action.giver, action.taker, units=units, amount=amount)


def _changed(clause: Clause, action: Any) -> Clause:
    if isinstance(action, TogglePlace):
        return replace(clause, places=_toggled(clause.places, action.place))
    if isinstance(action, ToggleAgainst):
        return replace(clause, against=_toggled(clause.against, action.player))
    if isinstance(action, ToggleTurn):
        return replace(clause, turns=_toggled(clause.turns, action.turn))
    if isinstance(action, SetFee):
        return replace(clause, fee=action.florins)
    if isinstance(action, SetCubeFee):
        return replace(clause, cube_fee=action.florins)
    if isinstance(action, SetUnits):
        return replace(clause, units=action.units)
    if isinstance(action, SetAmount):
        return replace(clause, amount=action.florins)
    return replace(clause, prisoners=_with_prisoner(clause, action))


def _toggled(values: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    rest = tuple(one for one in values if one != value)
    return rest if len(rest) < len(values) else tuple(sorted((*values, value)))


def _with_prisoner(clause: Clause, action: AddPrisoner) -> tuple[Prisoner, ...]:
    kind, level = read_unit(action.unit)
    counts = {(p.owner, p.kind, p.level): p.count for p in clause.prisoners}
    key = (action.owner, kind, level)
    counts[key] = counts.get(key, 0) + 1
    return tuple(Prisoner(*who, count) for who, count in sorted(counts.items()))
