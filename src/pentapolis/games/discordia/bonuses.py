"""Bonuses: what is received at once, what is asked, and in which order (DI-3.11, DI-A32, DI-A68).

Bonuses of one moment are a group. A bonus that brings others puts their group before all that waits, so every bonus is
finished with all that it triggers before the next (`Discordia.chain`, the last group first).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...kernel.agenda import Entry, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items, Options, multiset
from ...kernel.refusal import Why
from .actions import Accept, Decline, ReturnWorkers, TakeBonus
from .components import LAST_AQUEDUCT, WORKERS
from .events import BonusLost, ModifierGained, RingMoved, StarPlaced, StarsGained
from .houses import targets
from .state import Bonus, City, Discordia
from .tables import Effect, Effects
from .workers import counted, draw, put_back

ACCEPT, DECLINE = Accept(), Decline()
YES_NO = Items([ACCEPT, DECLINE])
SINGLY = ("place_star", "gain_tower", "gain_extension", "gain_privilege", "deploy")
"""Bonuses that come one at a time, however many a tile gives (DI-13.8)."""

Parts = tuple[Effects, str]
"""Effects, and the thing that they come from."""


# Receiving


def receive(g: Discordia, now: Now, seat: int, *parts: Parts) -> None:
    """Stars, modifiers and steps of the ring are taken at once, all else waits to be asked about (DI-A68)."""
    waiting = taken_at_once(g, now, seat, parts)
    if waiting:
        if not g.chain:  # otherwise it is on the agenda already
            now.then(take_bonuses.for_seat[seat])
        g.chain.append(tuple(waiting))


def take_chosen(g: Discordia, now: Now, seat: int, effects: Effects, source: str) -> None:
    """A bonus that was chosen as an action: a star or an exchange that is all of it is not asked about a second time
    (DI-16.2)."""
    alone = len(effects) == 1 and (effects[0].n == 1 or effects[0].kind == "exchange")
    waiting = taken_at_once(g, now, seat, ((effects, source),))
    if alone and waiting and waiting[0].kind == "exchange":
        exchange(g, now, seat, waiting[0].n)
    elif alone and waiting and waiting[0].kind == "place_star":
        place_star(g, now, seat, waiting[0].on)
    elif waiting:
        now.then(take_bonuses.for_seat[seat])
        g.chain.append(tuple(waiting))


def taken_at_once(g: Discordia, now: Now, seat: int, parts: Iterable[Parts]) -> list[Bonus]:
    """Take what costs nothing, and say what is left to be asked."""
    waiting: list[Bonus] = []
    for effects, source in parts:
        for effect in effects:
            if effect.kind == "gain_star":
                gain_stars(g, now, seat, effect.n)
            elif effect.kind == "aqueduct":
                waiting += [bonus for _ in range(step_on(g, now, seat, effect.n)) for bonus in overflow(g)]
            elif effect.kind == "gain_modifier":
                gain_modifiers(g, now, seat, effect.n)
            else:
                waiting += bonuses(effect, source)
    return waiting


def bonuses(effect: Effect, source: str) -> list[Bonus]:
    """An effect as bonuses that wait."""
    on = effect.target or effect.track
    if effect.kind in SINGLY:
        return [Bonus(effect.kind, on, 1, source)] * effect.n
    return [Bonus(effect.kind, on, effect.n, source)]


def overflow(g: Discordia) -> list[Bonus]:
    """What a step brings that the ring can no longer make: an exchange of its own (DI-15.2, DI-15.3)."""
    return [bonus for effect in g.box.overflow for bonus in bonuses(effect, "aqueduct")]


def gain_stars(g: Discordia, now: Now, seat: int, number: int) -> None:
    """Stars come from the supply, as far as it goes (DI-4.4, DI-9.1)."""
    stars = number if number < g.star_supply else g.star_supply
    if stars:
        g.star_supply -= stars
        g.cities[seat].stars += stars
        if now.heard:
            now.tell(StarsGained, seat, stars)
    elif now.heard:
        now.tell(BonusLost, seat, "gain_star", "", number)


def gain_modifiers(g: Discordia, now: Now, seat: int, number: int) -> None:
    """Modifiers come with their active side up; with none left the bonus is lost (DI-11.7)."""
    for _ in range(number):
        if g.modifier_supply:
            g.modifier_supply -= 1
            g.cities[seat].modifiers += 1
            if now.heard:
                now.tell(ModifierGained, seat)
        elif now.heard:
            now.tell(BonusLost, seat, "gain_modifier")


def step_on(g: Discordia, now: Now, seat: int, steps: int) -> int:
    """The ring moves to the right, up to 10; how many steps it could not make (DI-15.1, DI-15.2)."""
    city = g.cities[seat]
    made = min(steps, LAST_AQUEDUCT - city.ring)
    if made:
        city.ring += made
        if now.heard:
            now.tell(RingMoved, seat, made, city.ring)
    return steps - made


# What can be used


def has_star_space(g: Discordia, city: City, track: str) -> bool:
    """A star in reserve and a free space of the track (DI-8.2)."""
    return city.stars > 0 and city.on_track(track) < g.box.length(track, city.tiles(track))


def usable(g: Discordia, seat: int, kind: str, on: str) -> bool:
    """Whether a bonus can be used now; one that can't is lost (DI-3.11)."""
    if kind == "place_star":
        return has_star_space(g, g.cities[seat], on)
    if kind == "exchange":
        return any(g.bag)
    if kind == "gain_tower":
        return bool(g.tower_supply)
    if kind == "gain_extension":
        return any(g.extension_supply)
    if kind == "gain_privilege":
        return bool(g.privilege_supply)
    if kind == "deploy":
        return bool(targets(g.box, g.cities[seat], on, seat))
    if kind == "gain_star":
        return g.star_supply > 0
    if kind == "gain_modifier":
        return g.modifier_supply > 0
    if kind == "aqueduct":
        return g.cities[seat].ring < LAST_AQUEDUCT or any(g.bag)
    assert kind == "return_workers"
    return True


def any_usable(g: Discordia, seat: int, effects: Effects) -> bool:
    """Whether some part of a bonus can be used now (DI-4.7, DI-13.8)."""
    return any(usable(g, seat, effect.kind, effect.target or effect.track) for effect in effects)


# Order


@step
def take_bonuses(g: Discordia, now: Now, seat: int) -> None:
    """The last group first, in the player's order; what can't be used when nothing else is left is lost (DI-A32)."""
    chain = g.chain
    while chain:
        group = chain[-1]
        choices = different(g, seat, group)
        if not choices:
            chain.pop()
            if now.heard:
                for bonus in group:
                    now.tell(BonusLost, seat, bonus.kind, bonus.on, bonus.n)
            continue
        if len(choices) > 1:
            now.ask(bonus_order, seat)
        else:
            begin(g, now, seat, choices[0])
        return


def different(g: Discordia, seat: int, group: tuple[Bonus, ...]) -> Sequence[Bonus]:
    """The bonuses of a group that can be used, equal ones once."""
    if len(group) == 1:
        return group if usable(g, seat, group[0].kind, group[0].on) else ()
    found: dict[tuple[str, str, int], Bonus] = {}
    for bonus in group:
        kind = bonus.kind, bonus.on, bonus.n
        if kind not in found and usable(g, seat, bonus.kind, bonus.on):
            found[kind] = bonus
    return list(found.values())


@decision("DI-3.11", TakeBonus)
def bonus_order(g: Discordia, seat: int) -> Items:
    """Several bonuses at the same moment come in the player's order (DI-A32)."""
    group = g.chain[-1] if g.chain else ()
    return Items(TakeBonus(bonus.kind, bonus.on, bonus.n) for bonus in different(g, seat, group))


@bonus_order.chosen
def _bonus_order(g: Discordia, now: Now, seat: int, action: TakeBonus) -> None:
    wanted = (action.bonus, action.on, action.n)
    begin(g, now, seat, next(bonus for bonus in g.chain[-1] if (bonus.kind, bonus.on, bonus.n) == wanted))


@bonus_order.refuses
def _why_not_in_this_order(g: Discordia, seat: int, action: TakeBonus) -> Why:
    waiting = [(bonus.kind, bonus.on, bonus.n) for bonus in g.chain[-1]]
    if (action.bonus, action.on, action.n) in waiting:
        return Why("DI-3.11", "refused-bonus-unusable", {"bonus": action.bonus})
    return Why("DI-A32", "refused-no-such-bonus", {"bonus": action.bonus})


def begin(g: Discordia, now: Now, seat: int, bonus: Bonus) -> None:
    """A bonus of the last group leaves the chain and is asked about; the others follow when it is finished."""
    group = g.chain.pop()
    if len(group) > 1:
        at = group.index(bonus)
        g.chain.append(group[:at] + group[at + 1 :])
    if g.chain:
        now.then(take_bonuses.for_seat[seat])
    ASKS[bonus.kind](now, seat, bonus)


Asks = Callable[[Now, int, Bonus], None]
ASKS: dict[str, Asks] = {}
"""How each kind of bonus is asked about; chapters add theirs."""


def asks(kind: str) -> Callable[[Asks], Asks]:
    """Say how a kind of bonus is asked about."""

    def keep(function: Asks) -> Asks:
        ASKS[kind] = function
        return function

    return keep


# Stars on tracks


@asks("place_star")
def _ask_for_star(now: Now, seat: int, bonus: Bonus) -> None:
    now.then(bonus_accept.of(seat, bonus.on))


@decision("DI-3.11", Accept, Decline)
def bonus_accept(g: Discordia, seat: int, track: str) -> Items:
    """A star of the reserve on a track, or not (DI-8.2, DI-A68)."""
    return YES_NO


@bonus_accept.chosen
def _bonus_accept(g: Discordia, now: Now, seat: int, action: Accept | Decline, track: str) -> None:
    if action == ACCEPT:
        place_star(g, now, seat, track)


def place_star(g: Discordia, now: Now, seat: int, track: str) -> None:
    """A star goes on the lowest free space of a track, whose bonus is received (DI-8.1 to DI-8.3)."""
    city = g.cities[seat]
    place = city.on_track(track)
    city.stars -= 1
    setattr(city, track, place + 1)
    if now.heard:
        now.tell(StarPlaced, seat, track, place + 1)
    space = g.box.space(track, place)
    if space.bonus and not space.permanent:
        receive(g, now, seat, (space.bonus, f"{track}_{place + 1}"))


# Exchanges and returns


@asks("exchange")
def _ask_for_exchange(now: Now, seat: int, bonus: Bonus) -> None:
    now.then(exchange_accept.of(seat, bonus.n))


@decision("DI-16.2", Accept, Decline)
def exchange_accept(g: Discordia, seat: int, number: int) -> Items:
    """An exchange is optional, and decided before the draw (DI-16.2)."""
    return YES_NO


@exchange_accept.chosen
def _exchange_accept(g: Discordia, now: Now, seat: int, action: Accept | Decline, number: int) -> None:
    if action == ACCEPT:
        exchange(g, now, seat, number)


def exchange(g: Discordia, now: Now, seat: int, number: int) -> None:
    """Draw, then put as many back as came (DI-16.2, DI-16.3). All of it is one change of the reserve (DI-A38)."""
    drawn = draw(g, now, seat, number, "exchange")
    if drawn:
        hand_back(g, now, seat, drawn, "exchange", exchange_return.of(seat, drawn))


def hand_back(g: Discordia, now: Now, seat: int, number: int, source: str, question: Entry) -> None:
    """Exactly so many workers go to the bag; asked only where there is a choice."""
    ways = choices(g.cities[seat], number)
    if len(ways) == 1:
        (only,) = ways
        assert isinstance(only, ReturnWorkers)
        put_back(g, now, seat, counted(only), source)
    else:
        now.then(question)


def choices(city: City, number: int, least: int | None = None) -> Options:
    """The ways to take exactly so many workers of a reserve, or from `least` on."""
    a, b, c, d = city.reserve
    limits = (min(a, number), min(b, number), min(c, number), min(d, number))
    sizes = (number,) if least is None else tuple(range(least, min(number, city.workers) + 1))
    return multiset(ReturnWorkers, WORKERS, limits, sizes)


@decision("DI-16.2", ReturnWorkers)
def exchange_return(g: Discordia, seat: int, number: int) -> Options:
    """Any workers of the reserve, those just drawn among them (DI-16.2)."""
    return choices(g.cities[seat], number)


@exchange_return.chosen
def _exchange_return(g: Discordia, now: Now, seat: int, action: ReturnWorkers, number: int) -> None:
    put_back(g, now, seat, counted(action), "exchange")


@exchange_return.refuses
def _why_not_exchange(g: Discordia, seat: int, action: ReturnWorkers, number: int) -> Why:
    return why_not_return(g, seat, action, "DI-16.2", number)


def why_not_return(g: Discordia, seat: int, action: ReturnWorkers, rule: str, number: int) -> Why:
    """Why these workers can't go to the bag."""
    given = counted(action)
    if any(number > there for number, there in zip(given, g.cities[seat].reserve, strict=True)) or min(given) < 0:
        return Why(rule, "refused-not-in-reserve")
    return Why(rule, "refused-wrong-number", {"n": number})


@asks("return_workers")
def _ask_for_return(now: Now, seat: int, bonus: Bonus) -> None:
    now.then(return_workers.of(seat, bonus.n))


@decision("DI-16.4", ReturnWorkers)
def return_workers(g: Discordia, seat: int, number: int) -> Options:
    """None to so many workers of free choice (DI-16.4, DI-A23)."""
    return choices(g.cities[seat], number, 0)


@return_workers.chosen
def _return_workers(g: Discordia, now: Now, seat: int, action: ReturnWorkers, number: int) -> None:
    put_back(g, now, seat, counted(action), "bonus")


@return_workers.refuses
def _why_not_return_so_many(g: Discordia, seat: int, action: ReturnWorkers, number: int) -> Why:
    return why_not_return(g, seat, action, "DI-16.4", number)
