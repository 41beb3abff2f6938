"""Dice and what becomes of them: Citizens, Speakers, Freemen, Advisers (OR-4, OR-12, OR-18)."""

from __future__ import annotations

from functools import cache, lru_cache

from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Decline, SagittariusRaise, TakeCitizen, TakeSpeaker
from .components import (
    COLOURS,
    DICE,
    DIE_PLACES,
    ENTRY,
    HIGHEST,
    SPEAKER_FACES,
    SPEAKER_HIGHEST,
    SPEAKER_VALUES,
    SPEAKER_WEIGHTS,
    SPEAKERS,
    UNUSED,
    WISDOM,
    Effect,
)
from .effects import Use, effect
from .endings import announce
from .events import (
    AdviserPlaced,
    AdviserReturned,
    CitizenEntered,
    CitizenTaken,
    FreemanChanged,
    SpeakerRaised,
    SpeakerTaken,
)
from .resources import DECLINE, charge, gain, score
from .state import NOBODY, Die, Freeman, Origins, Player

ROLLS = tuple(f"citizen_{colour}" for colour in COLOURS)
"""What chance is asked for a die of each colour."""


# The supply and the Citizen area


def roll_citizen(now: Now, colour: int) -> int:
    """A Citizen die that enters the game; a 6 is rolled again (OR-2.6, OR-12.2)."""
    return int(now.pick(ROLLS[colour], ENTRY))


def enter_area(g: Origins, now: Now, colour: int) -> None:
    """A die of this colour is rolled and put at the right end; without one the area stays short (OR-12.2, OR-12.3)."""
    if g.supply[colour]:
        g.supply[colour] -= 1
        die = Die(colour, roll_citizen(now, colour))
        g.area.append(die)
        if now.heard:
            now.tell(CitizenEntered, DICE[colour][die.value])
    announce(g, now)


def return_die(g: Origins, now: Now, colour: int) -> None:
    """A die goes back to the supply, and fills a gap of its colour at once (OR-12.3)."""
    g.supply[colour] += 1
    if len(g.area) < len(COLOURS) and colour in g.missing():
        enter_area(g, now, colour)


def named(player: Player, token: str, site: int = UNUSED) -> Freeman:
    """The Freeman that goes by this name, on the first base if there are several."""
    colour, value = DIE_PLACES[token]
    for freeman in player.freemen:
        if freeman.colour == colour and freeman.value == value and freeman.site == site:
            return freeman
    raise LookupError(token)


def tokens_of(player: Player) -> tuple[str, ...]:
    """The unused Freemen by name; equal ones are one choice."""
    tokens = [DICE[f.colour][f.value] for f in player.freemen if not f.site]
    return tuple(tokens if len(tokens) < 2 else dict.fromkeys(tokens))


# Taking a Citizen


def area_cost(g: Origins, seat: int, slot: int) -> int:
    """The Wisdom under a slot, 1 less with Taurus (OR-12.1, OR-24.5)."""
    return max(0, g.box.area_costs[slot] - g.holds(seat, "taurus"))


def recruits(g: Origins, seat: int, *, free: bool) -> tuple[str, ...]:
    """The dice of the area that a player can take: with a free base, and paid for (OR-4.2, OR-12.1, OR-12.4)."""
    player = g.players[seat]
    if not player.free_bases:
        return ()
    if free:
        return tuple([DICE[die.colour][die.value] for die in g.area])
    means = player.resources[WISDOM] + player.purse + g.holds(seat, "taurus")
    costs = zip(g.area, g.box.area_costs, strict=False)
    return tuple([DICE[die.colour][die.value] for die, cost in costs if cost <= means])


@effect("take_citizen")
def _take_a_citizen(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(take_citizen.of(seat, use.deed))


@_take_a_citizen.possible
def _somebody_to_take(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return bool(recruits(g, seat, free=is_free(use.deed)))


def is_free(source: str) -> bool:
    """Only recruiting, by the main action or with Libra, is paid (OR-12.4, OR-24.7)."""
    return source not in ("recruit", "libra")


@lru_cache(maxsize=REMEMBERED)
def _taking(dice: tuple[str, ...], optional: bool) -> Items:
    return Items([*map(TakeCitizen, dice), *([DECLINE] if optional else [])])


@decision("OR-12.1", TakeCitizen)
def take_citizen(g: Origins, seat: int, source: str) -> Items:
    """A die of the Citizen area: recruited, or free from the Estate or Cancer (OR-12, OR-23.10, OR-24.6)."""
    return _taking(recruits(g, seat, free=is_free(source)), False)


@take_citizen.chosen
def _take_citizen(g: Origins, now: Now, seat: int, action: TakeCitizen, source: str) -> None:
    colour, value = DIE_PLACES[action.die]
    now.then(receive_citizen.of(seat, colour))
    if not is_free(source):
        charge(g, now, seat, source, wisdom=area_cost(g, seat, g.area.index(Die(colour, value))))


@take_citizen.refuses
def why_not_take(g: Origins, seat: int, action: TakeCitizen, source: str) -> Why | None:
    """Why a die of the area can't be taken."""
    if not g.players[seat].free_bases:
        return Why("OR-4.2", "refused-no-free-base")
    slots = [slot for slot, die in enumerate(g.area) if DICE[die.colour][die.value] == action.die]
    if not slots:
        return Why("OR-12.1", "refused-not-in-area")
    return Why("OR-12.1", "refused-too-little", {"resource": "wisdom", "has": g.players[seat].resources[WISDOM]})


@decision("OR-24.7", TakeCitizen, Decline)
def libra_recruit(g: Origins, seat: int) -> Items:
    """After completing a district the holder of Libra may recruit (OR-24.7)."""
    return _taking(recruits(g, seat, free=False), True)


@libra_recruit.chosen
def _libra_recruit(g: Origins, now: Now, seat: int, action: TakeCitizen | Decline) -> None:
    if isinstance(action, TakeCitizen):
        _take_citizen(g, now, seat, action, "libra")


@libra_recruit.refuses
def _why_not_libra(g: Origins, seat: int, action: TakeCitizen) -> Why | None:
    return why_not_take(g, seat, action, "libra")


@step
def receive_citizen(g: Origins, now: Now, seat: int, colour: int) -> None:
    """The die goes on a free base, the others slide left, a new one enters (OR-4.3, OR-12.1, OR-12.2)."""
    player, slot = g.players[seat], next(slot for slot, die in enumerate(g.area) if die.colour == colour)
    die = g.area.pop(slot)
    base = settle(player, die)
    if now.heard:
        now.tell(CitizenTaken, seat, DICE[colour][die.value], base)
    if die.value < HIGHEST and g.holds(seat, "sagittarius"):
        now.then(sagittarius_raise.of(seat, "citizen", base))
    enter_area(g, now, colour)


def settle(player: Player, die: Die) -> int:
    """Put a die on the first free base: an unused Freeman (OR-4.3)."""
    base = player.free_base()
    place = sum(freeman.base < base for freeman in player.freemen)
    player.freemen.insert(place, Freeman(base, die.colour, die.value, UNUSED))
    return base


# Taking a Speaker


def speakers_there(g: Origins) -> tuple[int, ...]:
    """The values in the Speaker area, each once, in rising order."""
    return tuple(sorted({speaker.value for speaker in g.speakers if speaker.holder == NOBODY}))


def roll_speaker(now: Now) -> int:
    """A Speaker die has the faces 2, 2, 3, 3, 4, 5 (OR-1.4)."""
    return int(now.pick("speaker", SPEAKER_FACES, SPEAKER_WEIGHTS))


@effect("take_speaker")
def _take_a_speaker(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(take_speaker, seat)


@_take_a_speaker.possible
def _speaker_to_take(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return any(speaker.holder == NOBODY for speaker in g.speakers)


@cache
def _speakers(values: tuple[int, ...]) -> Items:
    return Items(TakeSpeaker(SPEAKERS[value]) for value in values)


@decision("OR-13.5", TakeSpeaker)
def take_speaker(g: Origins, seat: int) -> Items:
    """Any Speaker of the area; its value stays (OR-13.5, OR-23.11)."""
    return _speakers(speakers_there(g))


@take_speaker.chosen
def _take_speaker(g: Origins, now: Now, seat: int, action: TakeSpeaker) -> None:
    value = SPEAKER_VALUES[action.die]
    number, speaker = next(
        (number, speaker)
        for number, speaker in enumerate(g.speakers)
        if speaker.value == value and speaker.holder == NOBODY
    )
    speaker.holder = seat
    now.tell(SpeakerTaken, seat, action.die, number)
    if value < SPEAKER_HIGHEST and g.holds(seat, "sagittarius"):
        now.then(sagittarius_raise.of(seat, "speaker", number))


@take_speaker.refuses
def _why_not_take_speaker(g: Origins, seat: int, action: TakeSpeaker) -> Why:
    return Why("OR-13.5", "refused-not-in-area")


SAGITTARIUS = Items([SagittariusRaise(), DECLINE])


@decision("OR-24.1", SagittariusRaise, Decline)
def sagittarius_raise(g: Origins, seat: int, kind: str, number: int) -> Items:
    """After taking a die its holder may add 1, up to 6 or 5 (OR-24.1)."""
    return SAGITTARIUS


@sagittarius_raise.chosen
def _sagittarius(g: Origins, now: Now, seat: int, action: SagittariusRaise | Decline, kind: str, number: int) -> None:
    if isinstance(action, Decline):
        return
    if kind == "citizen":
        freeman = next(freeman for freeman in g.players[seat].freemen if freeman.base == number)
        change(now, seat, freeman, freeman.value + 1)
    else:
        speaker = g.speakers[number]
        speaker.value += 1
        now.tell(SpeakerRaised, seat, number, speaker.value)


# Increasing a Freeman


def change(now: Now, seat: int, freeman: Freeman, value: int) -> None:
    """A Freeman's die is turned to another value."""
    before = DICE[freeman.colour][freeman.value]
    freeman.value = value
    if now.heard:
        now.tell(FreemanChanged, seat, freeman.base, before, DICE[freeman.colour][value])


def increase(g: Origins, now: Now, seat: int, freeman: Freeman) -> bool:
    """Add 1; a 6 becomes an Adviser. Whether it still is a Freeman (OR-4.6)."""
    if freeman.value < HIGHEST:
        change(now, seat, freeman, freeman.value + 1)
        return True
    promote(g, now, seat, freeman)
    return False


def promote(g: Origins, now: Now, seat: int, freeman: Freeman) -> None:
    """A Citizen becomes an Adviser, or scores if its colour is in the row already; its base is free (OR-18.1 to 18.4).

    Scorpio gives 1 Wisdom for either (OR-24.12).
    """
    player, colour = g.players[seat], freeman.colour
    player.freemen.remove(freeman)
    if colour not in player.advisers:
        player.advisers.append(colour)
        now.tell(AdviserPlaced, seat, COLOURS[colour], freeman.base, len(player.advisers))
    else:
        now.tell(AdviserReturned, seat, COLOURS[colour], freeman.base)
        score(g, now, seat, "adviser", g.box.adviser_vp[len(player.advisers)])
        return_die(g, now, colour)
    if g.holds(seat, "scorpio"):
        gain(g, now, seat, "scorpio", WISDOM, 1)
