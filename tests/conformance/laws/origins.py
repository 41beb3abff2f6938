"""What is conserved in Origins: nothing appears, vanishes or changes place unless an event or a choice says so.

The books are kept from what was told, beginning with the position before a move; after it they must agree with the
table. Dice, floors, tiles and the Gold on the cards are counted besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from conformance.laws.origins_city import (
    COLOURS,
    COPIES,
    CROSSED,
    DISTRICTS,
    FOOD_COSTS,
    KNOWN,
    RESOURCES,
    TEMPLES,
    Account,
    check_whole,
)
from pentapolis.games.origins import events as told
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.sight import NOBODY


class Books:
    """What the books say of a whole game."""

    def __init__(self, g: Origins) -> None:
        self.round, self.bastion, self.neutral = g.round, g.bastion, g.neutral
        self.players = [Account.of(player) for player in g.players]
        self.ships = list(g.motherships)
        self.free_tiles = on_offer(g)
        self.reserved = [Counter(player.reserved) for player in g.players]
        self.tops = list(g.tops)
        self.area = [f"{COLOURS[die.colour]}_{die.value}" for die in g.area]
        self.speakers = [[s.value, s.holder, s.site] for s in g.speakers]
        self.floors = list(g.tower_supply)
        self.cards = {card.card: card.gold for card in g.cards}
        self.zodiac, self.holders = list(g.zodiac), list(g.holders)
        self.announced = set(g.announced)
        self.paid: told.Paid | None = None
        self.attacked: told.Attacked | None = None
        self.scored: told.CardScored | None = None
        self.ended = False

    def hear(self, event: Any) -> None:
        hearing = getattr(self, f"hear_{type(event).__struct_config__.tag}", None)
        if hearing is not None:
            hearing(event)

    # rounds

    def hear_round_began(self, event: told.RoundBegan) -> None:
        self.round += 1
        assert (event.round, event.seat) == (self.round, self.bastion)
        for player in self.players:
            player.passed = False

    def hear_bastion_taken(self, event: told.BastionTaken) -> None:
        """To the foremost (OR-20.2)."""
        assert event.seat != self.bastion
        assert self.players[event.seat].military == max(player.military for player in self.players)
        self.bastion = event.seat

    def hear_passed(self, event: told.Passed) -> None:
        assert not self.players[event.seat].passed
        self.players[event.seat].passed = True

    def hear_workers_returned(self, event: told.WorkersReturned) -> None:
        player = self.players[event.seat]
        assert player.passed
        player.archon = 0
        player.freemen = {base: (die, 0) for base, (die, _) in player.freemen.items()}

    def hear_freemen_raised(self, event: told.FreemenRaised) -> None:
        """All below 6 (OR-17.4)."""
        player = self.players[event.seat]
        for base, (die, site) in player.freemen.items():
            colour, value = die.split("_")
            if int(value) < 6:
                player.freemen[base] = (f"{colour}_{int(value) + 1}", site)
        assert set(event.dice) <= {die for die, _ in player.freemen.values()}

    def hear_end_announced(self, event: told.EndAnnounced) -> None:
        assert event.condition not in self.announced
        self.announced.add(event.condition)

    def hear_end_withdrawn(self, event: told.EndWithdrawn) -> None:
        assert event.condition == "citizen_shortage"
        self.announced.remove(event.condition)

    def hear_end_reached(self, event: told.EndReached) -> None:
        self.ended = True
        self.final = [player.final() for player in self.players]

    # resources and points

    def hear_gained(self, event: told.Gained) -> None:
        amounts = [getattr(event, kind) for kind in RESOURCES]
        assert min(amounts) >= 0
        assert sum(amounts) > 0
        if event.source in DISTRICTS:
            assert self.scored is not None
            assert (event.source, amounts) == (self.scored.card, [0, 0, 0, self.scored.gold])
        self.change(event.seat, amounts)

    def hear_paid(self, event: told.Paid) -> None:
        amounts = [getattr(event, kind) for kind in RESOURCES]
        assert min(amounts) >= 0
        self.paid = event
        self.change(event.seat, [-amount for amount in amounts])

    def change(self, seat: int, amounts: Sequence[int]) -> None:
        player = self.players[seat]
        player.resources = [have + more for have, more in zip(player.resources, amounts, strict=True)]
        assert min(player.resources) >= 0

    def hear_scored(self, event: told.Scored) -> None:
        """Points are what the event says; where the books know how many there must be, they say so."""
        player = self.players[event.seat]
        assert event.vp > 0
        if self.ended:
            assert self.final[event.seat].pop(event.source) == event.vp
        elif event.source in DISTRICTS:
            assert self.scored is not None
            number = "vp_first" if self.scored.first else "vp_again"
            assert (event.source, event.vp) == (self.scored.card, DISTRICTS[event.source][number])
        elif event.source == "attack":
            assert self.attacked is not None
            assert event.vp == self.attacked.weaker + self.attacked.thresholds
        elif event.source in KNOWN:
            assert event.vp == KNOWN[event.source](player)
        player.vp += event.vp

    # visits and motherships

    def hear_worker_sent(self, event: told.WorkerSent) -> None:
        player = self.players[event.seat]
        if event.worker == "archon":
            assert not player.archon
            player.archon = event.site
        elif event.base >= 0:
            assert player.freemen[event.base] == (event.worker, 0)
            player.freemen[event.base] = (event.worker, event.site)
        else:
            value = int(event.worker.removeprefix("speaker_"))
            self.speakers[self.speakers.index([value, event.seat, 0])][2] = event.site

    def hear_mothership_turned(self, event: told.MothershipTurned) -> None:
        """One higher, from 6 to 1; or to 1 by a Fountain of Wisdom (OR-6.4, OR-23.25)."""
        assert event.value in (self.ships[event.site - 1] % 6 + 1, 1)
        self.ships[event.site - 1] = event.value

    # army

    def hear_advanced(self, event: told.Advanced) -> None:
        player = self.players[event.seat]
        assert 0 < event.spaces == event.space - player.military
        player.military = event.space

    def hear_retreated(self, event: told.Retreated) -> None:
        player = self.players[event.seat]
        assert 0 < event.spaces == player.military - event.space
        assert CROSSED[event.space] == CROSSED[player.military]
        player.military = event.space

    def hear_token_taken(self, event: told.TokenTaken) -> None:
        assert event.threshold <= CROSSED[self.players[event.seat].military]
        self.players[event.seat].tokens += 1

    def hear_token_spent(self, event: told.TokenSpent) -> None:
        self.players[event.seat].tokens -= 1
        assert self.players[event.seat].tokens >= 0

    def hear_attacked(self, event: told.Attacked) -> None:
        player = self.players[event.seat]
        behind = sum(other.military < player.military for other in self.players)
        assert event.weaker == behind + (0 <= self.neutral < player.military)
        assert (event.space, event.thresholds) == (player.military, CROSSED[player.military])
        self.attacked = event

    def hear_neutral_moved(self, event: told.NeutralMoved) -> None:
        assert event.space > self.neutral >= 0
        self.neutral = event.space

    # building

    def hear_constructed(self, event: told.Constructed) -> None:
        player, cell = self.players[event.seat], (event.x, event.y)
        if event.over:
            assert player.tiles[cell][1]
            assert event.face == "building"
        else:
            assert cell not in player.tiles
        player.tiles[cell] = (event.tile, event.face == "farm")
        self.free_tiles[event.tile] -= 1
        assert self.free_tiles[event.tile] >= 0

    def hear_district_formed(self, event: told.DistrictFormed) -> None:
        assert (event.x, event.y) not in self.players[event.seat].seats
        self.players[event.seat].seats[event.x, event.y] = ""

    def hear_market_refilled(self, event: told.MarketRefilled) -> None:
        colour = COLOURS.index(event.colour)
        assert event.tile == self.tops[colour]
        self.free_tiles[event.tile] += 1
        self.tops[colour] = ""

    def hear_top_revealed(self, event: told.TopRevealed) -> None:
        colour = COLOURS.index(event.colour)
        assert not self.tops[colour]
        assert event.tile in COPIES[colour]
        self.tops[colour] = event.tile

    def hear_tile_reserved(self, event: told.TileReserved) -> None:
        self.reserved[event.seat][event.tile] += 1

    def hear_district_completed(self, event: told.DistrictCompleted) -> None:
        """The die leaves its base; Leo may add 2 (OR-14.2, OR-24.9)."""
        player, (colour, value) = self.players[event.seat], event.freeman.split("_")
        assert player.freemen.pop(event.base) == (event.freeman, 0)
        assert player.seats[event.x, event.y] == ""
        leo = "leo" in self.zodiac and self.holders[self.zodiac.index("leo")] == event.seat
        assert event.value == (min(6, int(value) + 2) if leo else int(value))
        player.seats[event.x, event.y] = f"{colour}_{event.value}"

    def hear_card_scored(self, event: told.CardScored) -> None:
        player = self.players[event.seat]
        assert event.first == (event.card not in player.scored)
        assert event.gold == self.cards[event.card]
        player.scored.add(event.card)
        self.cards[event.card] = 0
        self.scored = event

    def hear_tower_raised(self, event: told.TowerRaised) -> None:
        """A floor for as much Gold as the tower had (OR-15.1)."""
        colour = COLOURS.index(event.colour)
        self.floors[colour] -= 1
        self.players[event.seat].towers[colour] += 1
        assert self.players[event.seat].towers[colour] == event.height
        assert self.paid is not None
        assert (self.paid.source, self.paid.gold) == ("tower", event.height - 1)

    def hear_base_taken(self, event: told.BaseTaken) -> None:
        self.players[event.seat].bases += 1
        assert self.players[event.seat].bases == event.bases
        assert self.paid is not None
        assert (self.paid.source, self.paid.food + self.paid.gold) == ("population", FOOD_COSTS[event.bases - 3])

    # temples

    def hear_climbed(self, event: told.Climbed) -> None:
        steps, temple = self.players[event.seat].steps, TEMPLES.index(event.temple)
        assert 0 < event.steps == event.step - steps[temple]
        steps[temple] = event.step

    def hear_zodiac_taken(self, event: told.ZodiacTaken) -> None:
        temple = TEMPLES.index(event.temple)
        assert (self.zodiac[temple], self.holders[temple]) == (event.card, event.giver)
        assert event.seat != event.giver
        self.holders[temple] = event.seat

    def hear_zodiac_returned(self, event: told.ZodiacReturned) -> None:
        temple = TEMPLES.index(event.temple)
        assert (self.zodiac[temple], self.holders[temple]) == (event.card, event.seat)
        self.holders[temple] = NOBODY

    # dice

    def hear_die_drafted(self, event: told.DieDrafted) -> None:
        self.settle(event.seat, event.die, event.base)

    def hear_citizen_taken(self, event: told.CitizenTaken) -> None:
        self.area.remove(event.die)
        self.settle(event.seat, event.die, event.base)

    def settle(self, seat: int, die: str, base: int) -> None:
        player = self.players[seat]
        assert base not in player.freemen
        assert base < player.bases
        player.freemen[base] = (die, 0)

    def hear_citizen_entered(self, event: told.CitizenEntered) -> None:
        assert event.die[-1] in "12345"
        self.area.append(event.die)

    def hear_speaker_taken(self, event: told.SpeakerTaken) -> None:
        speaker = self.speakers[event.speaker]
        assert [f"speaker_{speaker[0]}", *speaker[1:]] == [event.die, NOBODY, 0]
        speaker[1] = event.seat

    def hear_speaker_raised(self, event: told.SpeakerRaised) -> None:
        assert event.value == self.speakers[event.speaker][0] + 1 <= 5
        self.speakers[event.speaker][0] = event.value

    def hear_speaker_rerolled(self, event: told.SpeakerRerolled) -> None:
        speaker = self.speakers[event.speaker]
        assert speaker[0] == 5
        assert speaker[2]
        speaker[:] = [event.value, NOBODY, 0]

    def hear_speakers_returned(self, event: told.SpeakersReturned) -> None:
        """Those used grow (OR-20.1)."""
        self.speakers = [[value + (site > 0), NOBODY, 0] for value, _, site in self.speakers]
        assert [speaker[0] for speaker in self.speakers] == list(event.values)

    def hear_freeman_changed(self, event: told.FreemanChanged) -> None:
        player = self.players[event.seat]
        die, site = player.freemen[event.base]
        assert die == event.before != event.after
        player.freemen[event.base] = (event.after, site)

    def hear_adviser_placed(self, event: told.AdviserPlaced) -> None:
        player = self.players[event.seat]
        assert player.freemen.pop(event.base)[0] == f"{event.colour}_6"
        player.advisers.append(event.colour)
        assert len(player.advisers) == event.slot

    def hear_adviser_returned(self, event: told.AdviserReturned) -> None:
        player = self.players[event.seat]
        assert player.freemen.pop(event.base)[0] == f"{event.colour}_6"
        assert event.colour in player.advisers


def on_offer(g: Origins) -> Counter[str]:
    """The tiles of the market and those that players keep."""
    return Counter(g.market) + Counter(tile for player in g.players for tile in player.reserved)


def check(before: Origins, after: Origins, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    books = Books(before)
    for event in events:
        books.hear(event)
    assert books.players == [Account.of(player) for player in after.players]
    assert (books.round, books.bastion, books.neutral) == (after.round, after.bastion, after.neutral)
    assert (books.ships, books.tops, books.floors) == (after.motherships, after.tops, after.tower_supply)
    assert +books.free_tiles == on_offer(after)
    for player, kept in zip(after.players, books.reserved, strict=True):
        assert sum((kept - Counter(player.reserved)).values()) <= 1
        assert Counter(player.reserved) <= kept
    assert books.area == [f"{COLOURS[die.colour]}_{die.value}" for die in after.area]
    assert books.speakers == [[s.value, s.holder, s.site] for s in after.speakers]
    assert books.cards == {card.card: card.gold for card in after.cards}
    assert (books.zodiac, books.holders) == (after.zodiac, after.holders)
    assert books.announced == set(after.announced)
    assert any(isinstance(event, Ended) for event in events) == after.over == books.ended
    if books.ended:
        assert not any(sum(left.values()) for left in books.final), "all that the end brings was told"
    assert not before.over
