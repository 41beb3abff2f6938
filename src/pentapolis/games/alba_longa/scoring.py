"""The end of the game: the task of the gods, the winner, or nobody (AL-17, AL-18.6)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from ...kernel.state import Outcome, rank
from .events import TaskFulfilled
from .phases import begin_phase
from .state import AlbaLonga


@step
def check_victory(g: AlbaLonga, now: Now) -> None:
    """The game ends if a King has fulfilled the task, or if no climate card is left (AL-17.1, AL-17.5)."""
    begin_phase(g, now, "victory_check")
    fulfilled = [seat for seat in g.order if g.cities[seat].fulfils]
    for seat in fulfilled:
        now.tell(TaskFulfilled, seat, g.cities[seat].population)
    if fulfilled or not g.next_climate:
        now.end()


def outcome(g: AlbaLonga) -> Outcome:
    """Of those who fulfil the task the most peasants win, then the most wheat and silver together; still tied, the
    victory is shared (AL-17.2, AL-17.3). Nobody else is ranked (AL-A62).

    The score only shows how far each King came: his monuments and his peasants.
    """
    keys = [victory_key(g, seat) for seat in g.seats]
    best = max(keys)
    winners = tuple(seat for seat in g.seats if keys[seat] == best) if best[0] else ()
    ranks = rank([(seat in winners,) for seat in g.seats])
    scores = tuple(city.monuments + city.population for city in g.cities)
    out = tuple(seat for seat in g.seats if seat not in g.order)
    return Outcome(ranks, scores, winners, _decided_by(g, keys, winners), winners_only=True, out=out)


def victory_key(g: AlbaLonga, seat: int) -> tuple[int, int, int]:
    """What Kings who fulfil the task are compared by; all zeros for the others (AL-17.3, AL-A53)."""
    city = g.cities[seat]
    return (1, city.population, city.wheat + city.silver) if city.fulfils else (0, 0, 0)


def _decided_by(g: AlbaLonga, keys: list[tuple[int, int, int]], winners: tuple[int, ...]) -> str:
    """The first criterion that set the winner apart, or why there is none."""
    if not winners:
        return "climate_deck" if g.order else "everyone_eliminated"
    if len(winners) > 1:
        return "shared_victory"
    best = keys[winners[0]]
    for depth, criterion in enumerate(("task", "population", "wealth"), 1):
        if sum(key[:depth] == best[:depth] for key in keys) == 1:
            return criterion
    raise AssertionError("one winner is set apart by some criterion")
