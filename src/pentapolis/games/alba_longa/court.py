"""Assigning peasants: free houses, courts and purchases (AL-4, AL-5, AL-19)."""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import BuyDie, CallCourt, EndFree, PassBuy, PassCourt, PlaceFree, TakeDie
from .components import BOUGHT_DIE, DICE, DIE_SIDES, FARMER, FREE_SPACES, JOB_PLACES, JOBS, STALLS
from .events import DiceCostRose, Passed, Rolled
from .ledger import pay_stall
from .phases import begin_phase
from .state import NO_DICE, NOBODY, AlbaLonga, City

END_FREE, PASS_COURT, PASS_BUY = EndFree(), PassCourt(), PassBuy()
ONLY_PASS_COURT, ONLY_PASS_BUY = Items([PASS_COURT]), Items([PASS_BUY])
FREE_JOBS = tuple(Items([*map(PlaceFree, JOBS[:jobs]), END_FREE]) for jobs in (FARMER, FARMER + 1))
"""Where the peasant of a free house may go, in the growing and in the harvest season (AL-4.3)."""
COURTS = tuple(
    Items([*(map(CallCourt, STALLS[:stalls]) if stalls else [CallCourt()]), PASS_COURT]) for stalls in range(7)
)
"""Calling court by the number of stalls to choose from; none at cost 0."""
DIE_PLACES = {die: place for place, die in enumerate(DICE)}
STALL_PLACES = {stall: place for place, stall in enumerate(STALLS)}
COUNTS = range(1, DIE_SIDES + 1)
TAKE = {
    (die, count, job): TakeDie(DICE[die], count, JOBS[job])
    for die in range(4)
    for count in COUNTS
    for job in (die, FARMER)
}
BUY = {
    (die, count, stall): BuyDie(DICE[die], count, STALLS[stall])
    for die in range(4)
    for count in COUNTS
    for stall in range(len(STALLS))
}
Dice = tuple[int, int, int, int]


@step
def assign_peasants(g: AlbaLonga, now: Now) -> None:
    """First the free houses in turn order, then the courts (AL-4.1, AL-4.5)."""
    begin_phase(g, now, "assign")
    now.then(hold_courts)
    for seat in reversed(g.order):
        if free := free_peasants(g.cities[seat]):
            now.then(place_free.of(seat, free))


# Free houses


def free_peasants(city: City) -> int:
    """The free spaces that a peasant stands on: from the housing disc on, as far as they go (AL-4.2, AL-20.10)."""
    last = city.housing_disc + city.home
    if last < FREE_SPACES[0]:
        return 0
    return sum(city.housing_disc < space <= last for space in FREE_SPACES)


@decision("AL-4.1", PlaceFree, EndFree)
def place_free(g: AlbaLonga, seat: int, left: int) -> Items:
    """One peasant from each free house, to any valid job; using them is optional, singly (AL-4.2, AL-4.3)."""
    return FREE_JOBS[g.harvest]


@place_free.chosen
def _place_free(g: AlbaLonga, now: Now, seat: int, action: PlaceFree | EndFree, left: int) -> None:
    if isinstance(action, EndFree):
        return
    assign(g.cities[seat], JOB_PLACES[action.job], 1)
    if left > 1:
        now.then(place_free.of(seat, left - 1))


@place_free.refuses
def _why_not_place_free(g: AlbaLonga, seat: int, action: PlaceFree, left: int) -> Why | None:
    return Why("AL-4.3", "refused-no-farmers-yet") if action.job == JOBS[FARMER] else None


def assign(city: City, job: int, count: int) -> None:
    """Peasants leave the housing track for a job; there is no limit, and no way back (AL-5.1, AL-5.6)."""
    city.home -= count
    city.assigned[job] += count


# Calling court


@step
def hold_courts(g: AlbaLonga, now: Now) -> None:
    """Courts are called in rounds, in turn order (AL-4.5)."""
    next_opportunity(g, now, 0)


def next_opportunity(g: AlbaLonga, now: Now, place: int) -> None:
    """Ask the next King from this place of the order on who can call court; who can't is out (AL-4.19, AL-A11)."""
    order, cities, cost = g.order, g.cities, g.dice_cost
    while anybody_left(g):
        if place == len(order):
            place, cost = 0, raise_dice_cost(g, now)
        seat = order[place]
        city = cities[seat]
        if not city.out:
            if city.home and city.silver >= cost:
                now.ask(call_court, seat, COURTS[len(g.stalls) if cost else 0])
                return
            city.out = True
            if now.heard:
                now.tell(Passed, seat)
        place += 1


def anybody_left(g: AlbaLonga) -> bool:
    """The phase ends when every King is out or has nobody at home (AL-4.21)."""
    cities = g.cities
    for seat in g.order:
        city = cities[seat]
        if city.home and not city.out:
            return True
    return False


def raise_dice_cost(g: AlbaLonga, now: Now) -> int:
    """After a round the disc moves one space; on the last one it stays (AL-4.20, AL-A2)."""
    if g.dice_cost_space + 1 < len(g.box.dice_costs):
        g.dice_cost_space += 1
        if now.heard:
            now.tell(DiceCostRose, g.dice_cost)
    return g.dice_cost


@decision("AL-4.6", CallCourt, PassCourt)
def call_court(g: AlbaLonga, seat: int) -> Items:
    """Call court, with the stall that the dice cost goes to, or pass for the season (AL-4.6 to AL-4.8)."""
    city, cost = g.cities[seat], g.dice_cost
    if not city.home or city.silver < cost:
        return ONLY_PASS_COURT
    return COURTS[len(g.stalls) if cost else 0]


@call_court.chosen
def _call_court(g: AlbaLonga, now: Now, seat: int, action: CallCourt | PassCourt) -> None:
    if isinstance(action, PassCourt):
        g.cities[seat].out = True
        next_opportunity(g, now, g.order.index(seat) + 1)
        return
    if action.stall:
        pay_stall(g, now, seat, STALL_PLACES[action.stall], g.dice_cost)
    g.caller, g.court_seat = seat, 1
    a, b, c, d = now.dice(len(DICE), DIE_SIDES)
    g.dice = dice = a, b, c, d
    if now.heard:
        now.tell(Rolled, seat, a, b, c, d)
    now.ask(take_die, seat, takes(dice, min(g.cities[seat].home, DIE_SIDES), g.harvest))


@call_court.refuses
def _why_not_call(g: AlbaLonga, seat: int, action: CallCourt) -> Why:
    if g.dice_cost and not action.stall:
        return Why("AL-4.7", "refused-no-stall", {"cost": g.dice_cost})
    if not g.dice_cost:
        return Why("AL-4.7", "refused-nothing-to-pay")
    return Why("AL-1.2", "refused-stall-not-in-use", {"stall": action.stall})


@decision("AL-4.9", TakeDie)
def take_die(g: AlbaLonga, seat: int) -> Items:
    """One die, one peasant at least, all to its job or, in the harvest season, to the farm (AL-4.9, AL-4.10)."""
    return takes(g.dice, min(g.cities[seat].home, DIE_SIDES), g.harvest)


@cache
def takes(dice: Dice, home: int, harvest: bool) -> Items:
    return Items(
        TAKE[die, count, job]
        for die, face in enumerate(dice)
        for job in ((die, FARMER) if harvest else (die,))
        for count in range(1, min(face, home) + 1)
    )


@take_die.chosen
def _take_die(g: AlbaLonga, now: Now, seat: int, action: TakeDie) -> None:
    assign(g.cities[seat], JOB_PLACES[action.job], action.count)
    use_die(g, now, action.die)


@take_die.refuses
def _why_not_take(g: AlbaLonga, seat: int, action: TakeDie) -> Why | None:
    if action.die in DIE_PLACES and action.job == JOBS[FARMER] and not g.harvest:
        return Why("AL-4.3", "refused-no-farmers-yet")
    if action.die in DIE_PLACES and action.job not in (JOBS[DIE_PLACES[action.die]], JOBS[FARMER]):
        return Why("AL-4.9", "refused-other-job", {"die": action.die, "job": action.job})
    return _why_not_so_many(g, seat, action.die, action.count, "AL-4.9")


def _why_not_so_many(g: AlbaLonga, seat: int, die: str, count: int, rule: str) -> Why | None:
    if die not in DIE_PLACES:
        return None
    face = g.dice[DIE_PLACES[die]]
    if not face:
        return Why("AL-4.14", "refused-die-taken", {"die": die})
    if count < 1:
        return Why(rule, "refused-at-least-one")
    if count > face:
        return Why(rule, "refused-die-shows-less", {"die": die, "face": face})
    if count > g.cities[seat].home:
        return Why(rule, "refused-too-few-peasants", {"peasants": g.cities[seat].home})
    return None


# Buying dice


def use_die(g: AlbaLonga, now: Now, die: str) -> None:
    """A die that is taken or bought is not there for the others; the next seat of the court follows (AL-4.14)."""
    g.dice = LEFT[g.dice, die]
    g.court_seat += 1
    next_buyer(g, now)


class Left(dict[tuple[Dice, str], Dice]):
    """The dice left after one of them was taken."""

    def __missing__(self, key: tuple[Dice, str]) -> Dice:
        dice, die = key
        a, b, c, d = (0 if name == die else face for name, face in zip(DICE, dice, strict=True))
        left = self[key] = a, b, c, d
        return left


LEFT = Left()


def next_buyer(g: AlbaLonga, now: Now) -> None:
    """Ask the next seat of the court that can buy; others pass by themselves (AL-4.11, AL-4.15, AL-19.6)."""
    dice, cities = g.dice, g.cities
    buyers = court_seats(g.order, g.caller, g.table.seats)
    if dice != NO_DICE:
        for place in range(g.court_seat, len(buyers)):
            seat = buyers[place]
            if seat != NOBODY:
                city = cities[seat]
                if city.silver and city.home and not city.out:
                    g.court_seat = place
                    now.ask(buy_die, seat, buys(dice, min(city.home, DIE_SIDES), len(g.stalls)))
                    return
    close_court(g, now)


@cache
def court_seats(order: tuple[int, ...], caller: int, seats: int) -> tuple[int, ...]:
    """Who decides in each seat of a court, from seat 1 on (the first entry is no seat).

    Clockwise from the caller (AL-4.11); with two players the opponent, the caller and the opponent again, whose seats
    stay empty if he is eliminated (AL-19.3, AL-19.6).
    """
    place = order.index(caller)
    around = order[place + 1 :] + order[:place]
    if seats == 2:
        opponent = around[0] if around else NOBODY
        around = (opponent, caller, opponent)
    return (NOBODY, caller, *around)


def close_court(g: AlbaLonga, now: Now) -> None:
    """The dice left are worth nothing; the next King has his opportunity (AL-4.17)."""
    place = g.order.index(g.caller) + 1
    g.caller, g.court_seat, g.dice = NOBODY, 0, NO_DICE
    next_opportunity(g, now, place)


@decision("AL-4.11", BuyDie, PassBuy)
def buy_die(g: AlbaLonga, seat: int) -> Items:
    """One of the dice left for 1 silver into a stall of choice, never for farmers; or pass (AL-4.11 to AL-4.13)."""
    city = g.cities[seat]
    return buys(g.dice, min(city.home, DIE_SIDES), len(g.stalls)) if city.silver else ONLY_PASS_BUY


@cache
def buys(dice: Dice, home: int, stalls: int) -> Items:
    bought = [
        BUY[die, count, stall]
        for die, face in enumerate(dice)
        for count in range(1, min(face, home) + 1)
        for stall in range(stalls)
    ]
    return Items([*bought, PASS_BUY])


@buy_die.chosen
def _buy_die(g: AlbaLonga, now: Now, seat: int, action: BuyDie | PassBuy) -> None:
    if isinstance(action, PassBuy):
        g.court_seat += 1
        next_buyer(g, now)
        return
    pay_stall(g, now, seat, STALL_PLACES[action.stall], BOUGHT_DIE)
    assign(g.cities[seat], DIE_PLACES[action.die], action.count)
    use_die(g, now, action.die)


@buy_die.refuses
def _why_not_buy(g: AlbaLonga, seat: int, action: BuyDie) -> Why | None:
    if action.stall not in STALLS[: len(g.stalls)]:
        return Why("AL-1.2", "refused-stall-not-in-use", {"stall": action.stall})
    return _why_not_so_many(g, seat, action.die, action.count, "AL-4.13")
