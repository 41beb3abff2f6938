"""What a viewer of Medioevo Universale may not know, from the ledger's table of hidden information.

Bids, kingdoms bid for, starting cards, tax levels, votes and hidden purchases until all have chosen; others' florins,
of which only what was paid in public can be counted; cards drawn and cards put under the deck; what is bought behind a
screen; secret pacts, offers, and whatever is being written.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.diplomacy.breach import VoteBreach
from pentapolis.games.medioevo.diplomacy.drafts import OfferPact
from pentapolis.games.medioevo.diplomacy.events import PactBroken, PactRevealed
from pentapolis.games.medioevo.diplomacy.relations import Clause, Draft, Offer, Pact
from pentapolis.games.medioevo.events import Collected, Paid, PointsSpent
from pentapolis.games.medioevo.market.deployment import BuyHidden
from pentapolis.games.medioevo.market.events import ScreenPieceReturned
from pentapolis.games.medioevo.realm.bidding import Bid, BidMore
from pentapolis.games.medioevo.realm.events import FlorinsCounted, InterestMissed, OwnPlundered, WentBankrupt
from pentapolis.games.medioevo.realm.setup import KeepStartCard
from pentapolis.games.medioevo.realm.starting_bid import BidForKingdom
from pentapolis.games.medioevo.realm.taxes import SetTax
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.tabletop import Bought
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.event import Ended, Event, Revealed
from pentapolis.kernel.pile import Held, Pile, by_hand

TAXES = (10, 20, 30, 40, 50)
REVEALING = (
    *(Revealed, PactRevealed, PactBroken, WentBankrupt, InterestMissed, OwnPlundered, ScreenPieceReturned),
    *(FlorinsCounted, Ended),
)
PLENTY = 3000
MORE = 37
"""Florins that somebody may have beyond what others believe."""
CHEAP = {"archer": 50, "light_infantry": 20}
"""Pieces that everybody can buy behind a screen, without points."""
WORLDS = 2
"""So many at a time, of what may always be otherwise and of what seldom is: much is hidden from somebody."""
Change = Callable[[Medioevo], None]


def swaps(g: Medioevo, viewer: int, luck: random.Random) -> list[Medioevo]:
    """Others may have other florins, other choices, other cards in hand and under the deck, other pieces behind their
    screens, other drafts; and what is secret may not be at all, or be where nothing is."""
    common: list[Change] = []
    rare: list[Change] = []
    others = [seat for seat in g.order or list(g.seats) if seat != viewer]
    for seat in others:
        common.append(partial(richer, seat=seat))
        rare += other_choices(g, seat)
        if g.phase != "setup" and len(g.order) > 1:
            common.append(partial(other_draft, seat=seat))
        if g.players[seat].screen:
            rare.append(partial(other_screen, seat=seat))
    for pile in ("empire", "event_deck"):
        common += other_cards(g, pile, viewer, luck)
    for what in ("pacts", "notices", "offers"):
        if any(viewer not in one.known_to for one in getattr(g, what)):
            rare.append(partial(forget, what=what, viewer=viewer))
    if g.phase != "setup" and len(others) > 1:
        sender, receiver = luck.sample(others, 2)
        common.append(partial(another_offer, sender=sender, receiver=receiver))
    rare += [partial(another_pact, a=war.a, b=war.b) for war in g.wars if viewer not in (war.a, war.b)]
    return [changed(g, change) for some in (common, rare) for change in luck.sample(some, min(WORLDS, len(some)))]


def changed(g: Medioevo, change: Change) -> Medioevo:
    twin = msgspec.convert(msgspec.to_builtins(g), Medioevo)
    change(twin)
    return twin


def richer(g: Medioevo, seat: int) -> None:
    g.players[seat].florins += MORE


def purses(g: Medioevo, seat: int) -> list[Medioevo]:
    """A seat may have nothing left, or plenty: what was paid in secret nobody can count."""
    return [changed(g, partial(has, seat=seat, florins=florins)) for florins in (0, PLENTY)]


def has(g: Medioevo, seat: int, florins: int) -> None:
    g.players[seat].florins = florins


def forget(g: Medioevo, what: str, viewer: int) -> None:
    setattr(g, what, [one for one in getattr(g, what) if viewer in one.known_to])


def another_offer(g: Medioevo, sender: int, receiver: int) -> None:
    known_to = tuple(sorted((sender, receiver)))
    clauses = (Clause("non_belligerence"),)
    g.offers.append(Offer(f"o{sender}{receiver}-{g.turn}-9", "pact", sender, (receiver,), (), known_to, clauses))


def another_pact(g: Medioevo, a: int, b: int) -> None:
    """Two who are at war may have agreed that one pays in the end: no attack between them brings that to light."""
    clauses = (Clause("payment", giver=a, taker=b, amount=1, turns=(12,)),)
    g.pacts.append(Pact(f"p{a}{b}-{g.turn}-9", (a, b), clauses, 0, True, (a, b)))


def other_draft(g: Medioevo, seat: int) -> None:
    """Somebody may be writing, or may have thrown away what was written."""
    other = next(other for other in g.order if other != seat)
    draft = Draft("pact", (other,), (Clause("payment", seat, other, amount=MORE),), 0, True)
    g.players[seat].draft = draft if g.players[seat].draft is None else None


def other_screen(g: Medioevo, seat: int) -> None:
    """As many pieces, another one among them."""
    first, *rest = g.players[seat].screen
    piece = next(piece for piece in CHEAP if piece != first.piece)
    g.players[seat].screen = (Bought(piece, CHEAP[piece], 0), *rest)


# choices made at the same time


def other_choices(g: Medioevo, seat: int) -> list[Change]:
    """What a seat that has chosen might have chosen instead."""
    if g.answers is None or not g.answers.drafts[seat]:
        return []
    mine = g.answers.drafts[seat]
    found = [[line] for line in map(text, possible(g, seat, g.answers.opened)) if [line] != mine]
    return [partial(choose, seat=seat, lines=lines) for lines in found]


def possible(g: Medioevo, seat: int, decision: str) -> list[Action]:
    """What a seat may choose in secret: some of it, where there is much."""
    florins = g.players[seat].florins
    if decision == "set_tax":
        return [SetTax(level) for level in TAXES]
    if decision == "bid":
        return [Bid(0), Bid(florins // 2), Bid(florins)]
    if decision == "tie_bid":
        return [BidMore(0)]
    if decision == "vote_breach":
        return [VoteBreach(False), VoteBreach(True)]
    if decision == "hidden_purchases":
        return [BuyHidden(piece) for piece, price in CHEAP.items() if price <= florins]
    if decision == "keep_start_card":
        return [KeepStartCard(int(held.card)) for held in g.players[seat].choice]
    if decision == "starting_bid":
        free = [name for name in g.box.kingdoms if name not in (*g.kingdoms, g.players[seat].tied)]
        return [BidForKingdom(free[0], 3), BidForKingdom(free[-1], 0)]
    return []


def choose(g: Medioevo, seat: int, lines: list[str]) -> None:
    assert g.answers is not None
    g.answers.drafts[seat] = lines


# cards


def other_cards(g: Medioevo, name: str, viewer: int, luck: random.Random) -> list[Change]:
    """A card that only others know, in a hand or under the deck, might be any other that nobody has seen."""
    pile: Pile = getattr(g, name)
    drafts = g.answers.drafts if g.answers else [[]] * len(g.players)
    found: list[Change] = []
    for group, pool in pile.pools.items():
        shown = {layer.face for layer in pile.layers if layer.face}
        free = [card for card in pool if name != "empire" or card not in shown]
        if not free:
            continue
        card = luck.choice(free)
        for seat, player in enumerate(g.players):
            held = [h for h in player.choice if (h.pile, h.group, h.face) == (pile.name, group, "")]
            hidden = [h for h in held if secret(h, viewer) and not any(h.card in line for line in drafts[seat])]
            found += [partial(other_hand, name=name, seat=seat, held=h, card=card) for h in hidden[:1]]
        for place, layer in enumerate(pile.layers):
            if layer.mixed and layer.group == group:
                hidden = [h for h in layer.mixed if secret(h, viewer) and not h.face]
                found += [partial(other_mixed, name=name, place=place, held=h, card=card) for h in hidden[:1]]
            elif layer.known_to and viewer not in layer.known_to and not layer.face and layer.group == group:
                found.append(partial(other_layer, name=name, place=place, card=card))
    return found


def secret(held: Held, viewer: int) -> bool:
    """Whether only others know a card; without names, all do."""
    return bool(held.known_to) and viewer not in held.known_to


def other_hand(g: Medioevo, name: str, seat: int, held: Held, card: str) -> None:
    exchange(getattr(g, name), held.group, card, held.card)
    rest = [other for other in g.players[seat].choice if other != held]
    g.players[seat].choice = by_hand([*rest, replace(held, card=card)])


def other_mixed(g: Medioevo, name: str, place: int, held: Held, card: str) -> None:
    pile: Pile = getattr(g, name)
    exchange(pile, held.group, card, held.card)
    layer = pile.layers[place]
    rest = [other for other in layer.mixed or () if other != held]
    pile.layers[place] = replace(layer, mixed=tuple(by_hand([*rest, replace(held, card=card)])))


def other_layer(g: Medioevo, name: str, place: int, card: str) -> None:
    pile: Pile = getattr(g, name)
    layer = pile.layers[place]
    exchange(pile, layer.group, card, layer.card)
    pile.layers[place] = replace(layer, card=card)


def exchange(pile: Pile, group: str, out: str, back: str) -> None:
    """Take a card out of a pool and put another back."""
    pool = {card: number for card, number in pile.pools[group].items() if card != out}
    pile.pools[group] = dict(sorted({**pool, back: 1}.items()))


# moves


def twins(g: Medioevo, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    """A choice made in secret might be any other; so might the cards drawn; whoever writes might write to another."""
    if ply.seat == viewer:
        return []
    action, others = ply.action, list[Action]()
    if isinstance(action, SetTax | Bid | BidMore | VoteBreach | KeepStartCard | BidForKingdom):
        others = possible(g, ply.seat, ply.decision)
    elif isinstance(action, BuyHidden) and action.piece in CHEAP:
        others = [other for other in map(BuyHidden, CHEAP) if other in TITLE.asked(g, ply.seat)]
    elif isinstance(action, OfferPact):
        others = [OfferPact(seat) for seat in g.order if seat != ply.seat]
    return [*((other, ply.outcomes) for other in others if other != action), *other_draws(g, ply)]


def other_draws(g: Medioevo, ply: Ply) -> list[tuple[Action, Outcomes]]:
    """Of the cards drawn all but the first, whose objective was seen on top, may be others."""
    drawn = [value for what, value in ply.outcomes if what == g.empire.name]
    shown = [value for what, value in ply.outcomes if what == f"{g.empire.name}.face"]
    if len(drawn) < 2 or g.empire.top() is None:
        return []
    tops = {layer.face for layer in g.empire.layers if layer.face}
    free = [card for pool in g.empire.pools.values() for card in pool if card not in {*drawn, *shown, *tops}]
    outcomes = [(what, card if value == drawn[-1] else value) for card in free[:1] for what, value in ply.outcomes]
    return [(ply.action, outcomes)] if outcomes else []


def revealed(events: Sequence[Event], viewer: int) -> bool:
    """All have chosen; a pact comes to light; somebody is short of florins, or might have been when interest was due;
    points have gone into a hidden purchase, or a piece goes back; the screens are opened."""
    paid = {event.why for event in events if isinstance(event, Paid)}
    if any(isinstance(event, Collected) and event.why == "rebellion" for event in events):
        return True  # whether that is enough for the interest
    if "interest" in paid or ("deployment" in paid and any(isinstance(event, PointsSpent) for event in events)):
        return True
    return any(isinstance(event, REVEALING) for event in events)


def known(g: Medioevo, viewer: int) -> object:
    """Everything on the table, and of everybody's board all but the florins, the cards in hand and the screens."""
    boards = []
    for seat, player in enumerate(g.players):
        hidden = () if seat == viewer else ("florins", "choice", "draft", "screen")
        boards.append({name: getattr(player, name) for name in player.__struct_fields__ if name not in hidden})
        if seat != viewer:
            boards[-1]["choice"] = [(held.pile, held.known_to) for held in player.choice]
    own = g.answers.drafts[viewer] if g.answers and viewer in g.seats else []
    sealed = g.answers.sealed if g.answers else []
    secret = [[one for one in some if viewer in one.known_to] for some in (g.pacts, g.offers, g.notices)]
    board = g.places, g.items, g.admitted, g.effects, g.bishops, g.conquered, g.firsts, g.wars, g.circle, g.event
    doing = g.turn, g.phase, g.order, g.marches, g.battles, g.sales, g.activations, g.rolled, g.passes, g.time_up
    return boards, own, sealed, secret, board, doing, g.discards, seen(g.empire, viewer), seen(g.event_deck, viewer)


def seen(pile: Pile, viewer: int) -> list[object]:
    """How many cards, what the top one shows, and the cards under it that the viewer has put there."""
    found: list[object] = []
    for layer in pile.layers:
        cards = [held.card for held in layer.mixed or () if not secret(held, viewer)]
        if layer.card and (viewer in layer.known_to or not layer.known_to):
            cards.append(layer.card)
        found.append((layer.count, layer.face, cards))
    return found


NAMELESS = True
"""What is hidden has no id of its own: a sum of florins, a number of a card that everybody knows by its kind."""


def unknown(g: Medioevo, viewer: int) -> list[str]:
    """Nothing that could be searched for: amounts, tax levels, card numbers."""
    return []
