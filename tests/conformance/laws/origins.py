"""What is conserved in Origins: nothing appears, vanishes or changes hands without an event that says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pentapolis.games.origins import events as told
from pentapolis.games.origins.state import Origins, Player
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.sight import NOBODY

COLOURS = ("red", "purple", "blue", "orange", "yellow")
TEMPLES = ("forest", "mountain", "sea")
RESOURCES = ("stone", "food", "wisdom", "gold")
DICE = {1: 7, 2: 7, 3: 8, 4: 9}
PILE = 15
FINAL_SPACE = 13


def check(before: Origins, after: Origins, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    for seat in before.seats:
        own = [event for event in events if getattr(event, "seat", NOBODY) == seat]
        had, has = before.players[seat], after.players[seat]
        check_stock(had, has, own)
        check_tracks(had, has, own)
        check_city(had, has, own)
        check_people(had, has, own)
    check_board(before, after, events)
    check_cards(before, after, events)
    check_time(before, after, events)


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


# What holds in any position


def check_whole(g: Origins) -> None:
    check_dice(g)
    check_tiles(g)
    check_floors(g)
    for order, places in (
        (g.military, [player.military for player in g.players]),
        *((g.temples[t], [player.steps[t] for player in g.players]) for t in range(3)),
    ):
        assert sorted(order) == list(g.seats)
        assert [places[seat] for seat in order] == sorted(places)
    for player in g.players:
        assert min(*player.resources, player.vp, player.tokens) >= 0
        assert 0 <= player.military <= FINAL_SPACE
        assert len(player.freemen) <= player.bases <= 6
        assert all(1 <= freeman.value <= 6 and 0 <= freeman.site <= 5 for freeman in player.freemen)
    assert all(1 <= ship <= 6 for ship in g.motherships)
    assert all(2 <= speaker.value <= 5 for speaker in g.speakers)


def check_dice(g: Origins) -> None:
    """Every die of a colour is in one place (OR-2.1), and the area is short only of what the supply lacks (OR-12.3)."""
    there = Counter(die.colour for die in (*g.area, *g.draft))
    there.update(dict(enumerate(g.supply)))
    for player in g.players:
        there.update(freeman.colour for freeman in player.freemen)
        there.update(player.advisers)
        there.update(seat.colour for seat in player.seats if seat.value)
    assert there == dict.fromkeys(range(5), DICE[g.table.seats])
    if g.area:
        assert all(g.supply[colour] == 0 for colour in set(range(5)) - {die.colour for die in g.area})


def check_tiles(g: Origins) -> None:
    """Fifteen tiles of each colour: in piles, market, cities, or reserved (OR-1.2)."""
    kinds = {row["id"]: COLOURS.index(row["colour"]) for row in g.box.data["building"]}
    there = [len(pile) for pile in g.piles]
    tiles = [*g.market, *filter(None, g.tops)]
    for player in g.players:
        tiles += [*player.reserved, *(tile.tile for tile in player.tiles if tile.tile in kinds)]
    for tile in tiles:
        there[kinds[tile]] += 1
    assert there == [PILE] * 5


def check_floors(g: Origins) -> None:
    """Floors are in the supply or on a Palace (OR-2.9, OR-2.10)."""
    towers = {row["id"]: row["towers"] for row in g.box.data["district_card"]}
    for n, colour in enumerate(COLOURS):
        shown = sum(colour in towers[card.card] for card in g.cards)
        assert g.tower_supply[n] + sum(player.towers[n] for player in g.players) == 1 + len(g.players) + shown


# What changes as told


def check_stock(had: Player, has: Player, events: Sequence[Event]) -> None:
    """Resources, points, tokens and bases."""
    change: Counter[str] = Counter()
    for event in events:
        if isinstance(event, told.Gained | told.Paid):
            sign = 1 if isinstance(event, told.Gained) else -1
            change.update({kind: sign * getattr(event, kind) for kind in RESOURCES})
        elif isinstance(event, told.Scored):
            change["vp"] += event.vp
    for place, kind in enumerate(RESOURCES):
        assert has.resources[place] - had.resources[place] == change[kind], kind
    assert has.vp - had.vp == change["vp"]
    assert has.tokens - had.tokens == len(of(events, told.TokenTaken)) - len(of(events, told.TokenSpent))
    assert has.bases - had.bases == len(of(events, told.BaseTaken))


def check_tracks(had: Player, has: Player, events: Sequence[Event]) -> None:
    """The military marker, the temples, the towers."""
    space, steps, towers = had.military, had.steps[:], had.towers[:]
    for event in events:
        if isinstance(event, told.Advanced):
            space += event.spaces
        elif isinstance(event, told.Retreated):
            space -= event.spaces
        elif isinstance(event, told.Climbed):
            steps[TEMPLES.index(event.temple)] += event.steps
        elif isinstance(event, told.TowerRaised):
            towers[COLOURS.index(event.colour)] += 1
    assert (has.military, has.steps, has.towers) == (space, steps, towers)


def check_city(had: Player, has: Player, events: Sequence[Event]) -> None:
    """Tiles lie where they were built, reserved ones until they are; seats are formed, then taken, and stay."""
    cells = {(tile.x, tile.y): (tile.tile, tile.farm) for tile in had.tiles}
    seats = {(seat.x, seat.y): seat.value for seat in had.seats}
    reserved = Counter(had.reserved)
    for event in events:
        if isinstance(event, told.Constructed):
            assert ((event.x, event.y) in cells) == event.over
            cells[event.x, event.y] = (event.tile, event.face == "farm")
        elif isinstance(event, told.DistrictFormed):
            seats[event.x, event.y] = 0
        elif isinstance(event, told.DistrictCompleted):
            assert seats[event.x, event.y] == 0
            seats[event.x, event.y] = event.value
        elif isinstance(event, told.TileReserved):
            reserved[event.tile] += 1
    assert {(tile.x, tile.y): (tile.tile, tile.farm) for tile in has.tiles} == cells
    assert {(seat.x, seat.y): seat.value for seat in has.seats} == seats
    assert not Counter(has.reserved) - reserved


def check_people(had: Player, has: Player, events: Sequence[Event]) -> None:
    """Bases get a die and lose it as told; the adviser row only grows."""
    bases, row = {freeman.base for freeman in had.freemen}, [COLOURS[colour] for colour in had.advisers]
    for event in events:
        if isinstance(event, told.CitizenTaken | told.DieDrafted):
            assert event.base not in bases
            bases.add(event.base)
        elif isinstance(event, told.DistrictCompleted | told.AdviserPlaced | told.AdviserReturned):
            bases.remove(event.base)
        if isinstance(event, told.AdviserPlaced):
            row.append(event.colour)
    assert {freeman.base for freeman in has.freemen} == bases
    assert [COLOURS[colour] for colour in has.advisers] == row
    if not any(isinstance(event, told.WorkersReturned | told.WorkerSent) for event in events):
        places = {freeman.base: freeman.site for freeman in had.freemen}
        assert all(freeman.site == places.get(freeman.base, 0) for freeman in has.freemen)


def check_board(before: Origins, after: Origins, events: Sequence[Event]) -> None:
    """Ships, market, Citizen area, speakers' number, the Bastion and the neutral marker."""
    ships, market, area = before.motherships[:], before.market[:], [(die.colour, die.value) for die in before.area]
    bastion, neutral = before.bastion, before.neutral
    for event in events:
        if isinstance(event, told.MothershipTurned):
            ships[event.site - 1] = event.value
        elif isinstance(event, told.MarketRefilled):
            market.append(event.tile)
        elif isinstance(event, told.CitizenTaken):
            area.remove(die_of(event.die))
        elif isinstance(event, told.CitizenEntered):
            area.append(die_of(event.die))
        elif isinstance(event, told.BastionTaken):
            bastion = event.seat
        elif isinstance(event, told.NeutralMoved):
            neutral = event.space
    assert after.motherships == ships
    assert not Counter(after.market) - Counter(market)
    assert [(die.colour, die.value) for die in after.area] == area
    assert (after.bastion, after.neutral) == (bastion, neutral)
    assert len(after.speakers) == len(before.speakers)


def die_of(token: str) -> tuple[int, int]:
    colour, _, value = token.partition("_")
    return COLOURS.index(colour), int(value)


def check_cards(before: Origins, after: Origins, events: Sequence[Event]) -> None:
    """Zodiac cards change hands, and Gold leaves District cards, as told."""
    assert after.zodiac == before.zodiac
    holders, gold = before.holders[:], {card.card: card.gold for card in before.cards}
    for event in events:
        if isinstance(event, told.ZodiacTaken):
            temple = TEMPLES.index(event.temple)
            assert (holders[temple], before.zodiac[temple]) == (event.giver, event.card)
            holders[temple] = event.seat
        elif isinstance(event, told.ZodiacReturned):
            holders[TEMPLES.index(event.temple)] = NOBODY
        elif isinstance(event, told.CardScored):
            gold[event.card] -= event.gold
    assert after.holders == holders
    assert {card.card: card.gold for card in after.cards} == gold


def check_time(before: Origins, after: Origins, events: Sequence[Event]) -> None:
    """Rounds are begun one by one; the end is told with its reason; announcements are kept."""
    assert after.round - before.round == len(of(events, told.RoundBegan))
    assert bool(of(events, Ended)) == bool(of(events, told.EndReached)) == after.over
    announced = set(before.announced)
    for event in events:
        if isinstance(event, told.EndAnnounced):
            announced.add(event.condition)
        elif isinstance(event, told.EndWithdrawn):
            announced.remove(event.condition)
    assert set(after.announced) == announced
