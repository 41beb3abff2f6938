"""The laws of Medioevo Universale: what every move conserves, counted from the events and from the pieces on the board.

Florins and honor change by what is told and by nothing else; every figure, cube, token and card is somewhere, and
never more of them than there are in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pentapolis.games.medioevo import components as box
from pentapolis.games.medioevo.diplomacy.events import SecretlyPaid
from pentapolis.games.medioevo.events import Borrowed, Collected, HonorChanged, Paid, PaidTo
from pentapolis.games.medioevo.realm.events import KingdomTaken
from pentapolis.games.medioevo.state import BARBARIANS, EMPTY, Medioevo, Player, Troop
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event

SETTLED = ("choose_end_conditions", "form_teams")
"""Decisions of the catalogue that the table settles before play."""
ALL_CARDS, ALL_EVENTS = 72, 30


def check(before: Medioevo, after: Medioevo, action: Action, events: Sequence[Event]) -> None:
    check_purses(before, after, events)
    check_honor(before, after, events)
    check_sets(after)
    check_supply(after)
    check_cards(after)
    check_places(after)
    check_order(after)


def check_purses(before: Medioevo, after: Medioevo, events: Sequence[Event]) -> None:
    """What is told of florins is all that changes them; what was paid in secret can't be counted by others."""
    told: Counter[int] = Counter()
    secret: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Collected | Borrowed):
            told[event.seat] += event.florins
        elif isinstance(event, Paid):
            told[event.seat] -= event.florins
        elif isinstance(event, PaidTo):
            told[event.seat] -= event.florins
            told[event.other] += event.florins
        elif isinstance(event, SecretlyPaid) and event.seat == event.payer:
            secret[event.payer] -= event.florins
            secret[event.payee] += event.florins
    for seat, player in enumerate(after.players):
        assert player.florins >= 0, seat
        assert purse(player) - purse(before.players[seat]) == told[seat] + secret[seat], f"the purse of seat {seat}"
        if not after.over_by:  # at the end the screens are opened
            assert player.counted - before.players[seat].counted == told[seat], f"what is counted of seat {seat}"


def purse(player: Player) -> int:
    """Florins in hand, and what lies in pieces behind the screen."""
    return player.florins + sum(bought.florins for bought in player.screen)


def check_honor(before: Medioevo, after: Medioevo, events: Sequence[Event]) -> None:
    told: Counter[int] = Counter()
    for event in events:
        if isinstance(event, HonorChanged):
            told[event.seat] += event.change
    if any(isinstance(event, KingdomTaken) for event in events):
        return  # all markers shift so that the lowest payer stands on 10
    for seat, player in enumerate(after.players):
        assert player.honor - before.players[seat].honor == told[seat], f"the honor of seat {seat}"


# pieces


def figures(g: Medioevo) -> Counter[tuple[int, str]]:
    """Every figure outside its set: on the board, aboard, in prison, surrendered; by whose set it comes from."""
    found: Counter[tuple[int, str]] = Counter()
    for place in g.places.values():
        for force in place.forces:
            for troop in force.troops:
                found[owner(force.side, troop), kind(troop)] += troop.count
    for item in g.items.values():
        for troop in item.troops:
            found[owner(item.owner, troop), kind(troop)] += troop.count
    for march in g.marches:
        for group in march.groups:
            for troop in group.foot:
                found[owner(march.seat, troop), kind(troop)] += troop.count
    for seat, player in enumerate(g.players):
        for prisoner in player.prisoners:
            found[prisoner.owner, prisoner.kind] += prisoner.count
        for troop in (*player.surrendered, *player.surrendered_now):
            found[seat, kind(troop)] += troop.count
    for battle in g.battles:
        for prisoner in battle.prisoners:
            found[prisoner.owner, prisoner.kind] += prisoner.count
    return found


def kind(troop: Troop) -> str:
    return (troop.real or troop.kind).rstrip("_123")


def owner(side: int, troop: Troop) -> int:
    if troop.bond == "marauder":
        return BARBARIANS
    return int(troop.bond.split("_")[1]) if troop.bond.startswith("lent_") else side


def check_sets(g: Medioevo) -> None:
    for (side, name), number in figures(g).items():
        most = box.BARBARIAN_SET if side == BARBARIANS else box.PLAYER_SET
        assert 0 < number <= most.get(name, 0), f"{number} {name} of {side}"


def check_supply(g: Medioevo) -> None:
    """Items, buildings, cubes, tokens: never more than in the box."""
    made = Counter(item.kind for item in g.items.values())
    assert all(number <= box.ITEM_SUPPLY[name] for name, number in made.items()), made
    for category, chain in box.BUILDINGS.items():
        levels = Counter(getattr(place, category) for place in g.places.values())
        for level, building in enumerate(chain, 1):
            assert levels[level] <= box.BUILDING_SUPPLY[building], building
    cubes = Counter(good for item in g.items.values() for good in item.cargo)
    cubes.update(good for place in g.places.values() for good in place.market)
    assert all(number <= box.CUBES for number in cubes.values()), cubes
    tokens = Counter(place.token for place in g.places.values() if place.token >= 0)
    assert all(number <= box.CONTROL_TOKENS for number in tokens.values()), tokens
    for colour in range(len(box.COLOURS)):
        assert sum(player.tokens[colour] for player in g.players) <= box.TOKENS
    assert sum(player.blood for player in g.players) <= box.BLOOD_TOKENS
    for seat, player in enumerate(g.players):
        assert all(0 <= grey <= own for grey, own in zip(player.grey, player.tokens, strict=True)), seat
        assert min(player.points) >= 0, seat
        assert player.debt % box.LOAN == 0, seat
        assert 0 <= player.debt <= box.MOST_DEBT, seat
        levels = Counter(item.level for item in g.items.values() if item.owner == seat)
        assert levels[3] <= 4, seat
        assert levels[2] <= 6, seat
        assert levels[2] + levels[3] <= 8, seat
        assert sum(levels.values()) <= 10, seat


def check_cards(g: Medioevo) -> None:
    """Every Empire card is in the deck, before a player or in a hand; every Event card in the deck, out or away."""
    hands = [held for player in g.players for held in player.choice]
    empire = sum(held.pile == g.empire.name for held in hands)
    assert len(g.empire) + empire + sum(len(player.cards) for player in g.players) == ALL_CARDS
    event = sum(held.pile == g.event_deck.name for held in hands)
    assert len(g.event_deck) + event + len(g.discards) + bool(g.event) == ALL_EVENTS
    numbers = [card.number for player in g.players for card in player.cards]
    assert len(numbers) == len(set(numbers))


def check_places(g: Medioevo) -> None:
    """Equal positions are equal bytes: nothing empty, nothing out of order; land is land, and sea is sea."""
    seas = g.box.chart.seas
    for name, place in g.places.items():
        assert place != EMPTY, name
        assert name in g.in_play or name in g.box.chart.steps, name
        assert list(place.forces) == sorted(place.forces), name
        assert all(force.troops and all(troop.count > 0 for troop in force.troops) for force in place.forces), name
        assert list(place.market) == sorted(set(place.market)), name
        if name in seas:
            assert all(force.side == BARBARIANS for force in place.forces), name
            assert (place.civil, place.military, place.religious, place.market) == (0, 0, 0, ()), name
    for name, item in g.items.items():
        assert item.place in g.box.chart.steps, name
        if item.aboard:
            assert g.items[item.aboard].place == item.place, name
        if item.place in seas and not g.marches and not item.aboard:
            assert item.kind in box.SHIPS, f"{name} at sea"
        if item.troops and not g.marches:
            assert item.place in seas, f"units stay aboard {name} on land"


def check_order(g: Medioevo) -> None:
    alive = [seat for seat, player in enumerate(g.players) if player.alive]
    if g.order:
        assert sorted(g.order) == alive
