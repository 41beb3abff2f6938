"""The laws of Medioevo Universale: what every move conserves, counted from the events and from the pieces on the board.

Florins, debts, honor, wars, buildings and players change by what is told and by nothing else; every figure, cube, token
and card is somewhere, and never more of them than there are in the box.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from pentapolis.games.medioevo import components as box
from pentapolis.games.medioevo.diplomacy.events import SecretlyPaid, WarBegan, WarEnded
from pentapolis.games.medioevo.events import Borrowed, Collected, HonorChanged, Paid, PaidTo
from pentapolis.games.medioevo.market.events import ItemMade
from pentapolis.games.medioevo.realm.events import CardKept, Eliminated, InterestMissed, KingdomTaken, Repaid, TurnBegan
from pentapolis.games.medioevo.state import Medioevo, Player
from pentapolis.games.medioevo.tabletop import BARBARIANS, EMPTY, NONE, Troop
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event

SETTLED = ("choose_end_conditions", "form_teams")
"""Decisions of the catalogue that the table settles before play."""
NAMED = {
    "answer_armistice": "accept_offer",
    "answer_card": "card_activated",
    "answer_end_pact": "accept_offer",
    "answer_pact": "accept_offer",
    "answer_peace": "accept_offer",
    "forced_disband": "disband",
    "guild_steps": "use_technology_at",
    "produce_tp": "produce_points",
    "seize_trade": "seize",
    "sink_assignment": "assign_damage",
    "step_extra": "use_technology_to_speed",
}
"""Decisions of the catalogue that are made by another one of the game, or by an action."""
RARE = (
    *("answer_accusation", "vote_breach", "choose_broken_pact"),  # an alliance that has been broken
    *("artillery_setup", "artillery_rolled", "assign_crews"),  # engines before walls
    *("choose_opponent", "barbarian_target", "confirm_arrival", "confirm_attack", "confirm_fight", "confirm_seizure"),
    *("bankruptcy_rebellions", "choose_protection", "declare_capture", "lose_unit", "overwhelming_choice"),
    *("offer_surrender", "surrender_terms", "answer_surrender"),
    *("replace_control_tokens", "seize_entering_transport", "transport_lost"),
    *(
        "archer_reaction",
        "choose_event",
        "dump_cubes",
        "end_turn",
        "hold_cards",
        "lend_units",
        "move",
        "princess_ability",
        "princess_points",
    ),
    *("send_on", "send_units"),  # single cards
)
"""Decisions that hang on several things at once, or on one card out of 72."""
ALL_CARDS, ALL_EVENTS = 72, 30


def check(before: Medioevo, after: Medioevo, action: Action, events: Sequence[Event]) -> None:
    check_purses(before, after, events)
    check_honor(before, after, events)
    check_debts(before, after, events)
    check_players(before, after, events)
    check_wars(before, after, events)
    check_board(before, after, action, events)
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
        if any(isinstance(event, InterestMissed) and event.seat == seat for event in events):
            assert player.florins == player.counted, "all has been paid, and all have seen it"
        elif not after.over_by:  # at the end the screens are opened
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


def check_debts(before: Medioevo, after: Medioevo, events: Sequence[Event]) -> None:
    """Loans are taken and repaid where all see it, in notes of 500."""
    told: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Borrowed):
            told[event.seat] += event.florins
        elif isinstance(event, Repaid):
            told[event.seat] -= event.florins
    gone = {event.seat for event in events if isinstance(event, Eliminated)}
    for seat, player in enumerate(after.players):
        if seat not in gone:
            assert player.debt - before.players[seat].debt == told[seat], f"the debt of seat {seat}"


def check_players(before: Medioevo, after: Medioevo, events: Sequence[Event]) -> None:
    """Who is out was told; turns are counted; technologies are learnt one at a time; cards come from a hand."""
    gone = {event.seat for event in events if isinstance(event, Eliminated)}
    assert after.turn == max([before.turn, *(event.turn for event in events if isinstance(event, TurnBegan))])
    for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True)):
        assert then.alive - now.alive == (seat in gone), f"seat {seat} is out"
        learnt = [new - old for old, new in zip(then.technology, now.technology, strict=True)]
        assert sorted(learnt)[:-1] == [0] * (len(learnt) - 1), f"the technologies of seat {seat}"
        assert learnt[-1] in (0, 1) or seat in gone, f"the technologies of seat {seat}"
        assert now.behind == len(now.screen), f"the screen of seat {seat}"
        owned = {card.number for card in then.cards}
        drawn = {int(held.card) for held in then.choice if held.pile == before.empire.name}
        drawn |= {event.card for event in events if isinstance(event, CardKept) and event.seat == seat}
        new = {card.number for card in now.cards} - owned
        assert new <= drawn, f"cards of seat {seat}"
        assert len(new) <= 1, f"cards of seat {seat}"


def check_wars(before: Medioevo, after: Medioevo, events: Sequence[Event]) -> None:
    """Wars begin and end where all see it; with a player who is out, at once."""
    fought = {frozenset((war.a, war.b)) for war in before.wars}
    for event in events:
        if isinstance(event, WarBegan):
            fought.add(frozenset((event.by, event.other)))
        elif isinstance(event, WarEnded):
            fought.discard(frozenset((event.seat, event.other)))
        elif isinstance(event, Eliminated):
            fought = {war for war in fought if event.seat not in war}
    assert {frozenset((war.a, war.b)) for war in after.wars} == fought


def check_board(before: Medioevo, after: Medioevo, action: Action, events: Sequence[Event]) -> None:
    """Nothing is built, destroyed or marked in a place that is not named, unless its owner is out; transports and
    engines are made in public."""
    named = set(re.split(r"[ =,]", str(action)))
    for event in events:
        for field in event.__struct_fields__:
            value = getattr(event, field)
            named |= {value} if isinstance(value, str) else set(value) if isinstance(value, tuple) else set()
    if after.phase != "setup" and not any(isinstance(event, Eliminated) for event in events):
        for name in {*before.places, *after.places}:
            then, now = before.place(name), after.place(name)
            for field in ("civil", "military", "religious", "damage", "token"):
                assert name in named or getattr(then, field) == getattr(now, field), f"{field} of {name}"
        made = {event.item for event in events if isinstance(event, ItemMade)}
        own = {name for name, item in after.items.items() if name not in before.items and item.owner != BARBARIANS}
        assert own <= made, f"made {own}"


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
    return troop.real or troop.kind


def owner(side: int, troop: Troop) -> int:
    return side if troop.lent_by == NONE else troop.lent_by


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
        if item.place in seas and not g.marches and not item.aboard and g.phase != "trade":  # there by Logistics
            assert item.kind in box.SHIPS, f"{name} at sea"
        if item.troops and not g.marches:
            assert item.place in seas, f"units stay aboard {name} on land"


def check_order(g: Medioevo) -> None:
    alive = [seat for seat, player in enumerate(g.players) if player.alive]
    if g.order:
        assert sorted(g.order) == alive
