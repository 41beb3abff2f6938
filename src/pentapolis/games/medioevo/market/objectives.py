"""Claiming the objective of an Empire card (ME-7.12 to ME-7.16)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.pile import Held
from ....kernel.refusal import Why
from ..components import COLOURS
from ..money import receive
from ..realm.decks import show_empire
from ..state import Medioevo
from ..supply import objective_tokens_left
from .conditions import CONDITIONS, Facts


class ClaimObjective(Action, frozen=True):
    """Show that the objective of an own card is met: the card goes, an objective token comes."""

    card: int
    colour: str = ""
    """Of the token; nothing if none is left."""


def met(g: Medioevo, seat: int, number: int) -> bool:
    """Whether what a card asks for is done."""
    return _met(g, Facts(g, seat), number)


def _met(g: Medioevo, facts: Facts, number: int) -> bool:
    objective = g.box.cards[number].objective
    return CONDITIONS[objective.kind](facts, objective.params)


def colours_for(g: Medioevo, number: int) -> list[str]:
    """The colours of the token a card can bring: printed ones, or all if it prints none, of which any is left
    (ME-7.13)."""
    printed = g.box.cards[number].colours or COLOURS
    return [colour for colour in printed if objective_tokens_left(g, COLOURS.index(colour)) > 0]


def claims(g: Medioevo, seat: int) -> list[Action]:
    """The own upright cards whose objective is met, with the tokens they can bring (ME-7.12, ME-7.14, ME-A53)."""
    facts, found = Facts(g, seat), list[Action]()
    for card in g.players[seat].cards:
        if not card.rotated and _met(g, facts, card.number):
            found += [ClaimObjective(card.number, colour) for colour in colours_for(g, card.number) or [""]]
    return found


SECRET = ("florins", "pacts")
"""Objectives that may be met by what others do not see: florins behind a screen, pacts that are secret."""


def public_claims(g: Medioevo, seat: int) -> list[Action]:
    """The claims that all can see are open to a seat (ME-2.12, ME-17.28)."""
    secret = {card.number for card in g.players[seat].cards if g.box.cards[card.number].objective.kind in SECRET}
    return [one for one in claims(g, seat) if isinstance(one, ClaimObjective) and one.card not in secret]


def claim(g: Medioevo, now: Now, seat: int, action: ClaimObjective) -> None:
    """The card goes face down under the Empire deck, where all know it to be; a deposit on it comes back without bonus
    (ME-25.34); the token is active at once (ME-7.13)."""
    player = g.players[seat]
    card = player.card(action.card)
    assert card is not None
    player.cards.remove(card)
    if card.deposit:
        receive(g, now, seat, card.deposit, "deposit")
    g.empire.put_under([Held(g.empire.name, "", (), str(action.card))])
    show_empire(g, now)
    if action.colour:
        player.tokens[COLOURS.index(action.colour)] += 1


def why_no_claim(g: Medioevo, seat: int, action: ClaimObjective) -> Why | None:
    card = g.players[seat].card(action.card)
    if card is None:
        return Why("ME-7.12", "refused-me-not-your-card", {"card": action.card})
    if card.rotated:
        return Why("ME-7.2", "refused-me-card-turned", {"card": action.card})
    if not met(g, seat, action.card):
        return Why("ME-7.12", "refused-me-objective", {"card": action.card})
    return Why("ME-7.13", "refused-me-token-colour", {"card": action.card})
