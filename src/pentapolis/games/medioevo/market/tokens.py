"""Control tokens of military buildings: placing, losing, replacing them (ME-12.12 to ME-12.19)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import PASS, decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..control import controller
from ..realm.events import TokenRemoved
from ..state import Medioevo
from ..supply import control_tokens_left
from ..tabletop import NOBODY


class PlaceControlToken(Action, frozen=True):
    """Put a control token into a territory next to the building it came from."""

    place: str


def can_take(g: Medioevo, seat: int, name: str) -> bool:
    """Whether a token of a seat may lie in a territory: not controlled by another player, without an army of another
    side, and without a token of its own (ME-12.13, ME-A70)."""
    place = g.place(name)
    return (
        name in g.in_play
        and place.token != seat
        and controller(g, name) in (NOBODY, seat)
        and all(force.side == seat for force in place.forces)
    )


def places_for(g: Medioevo, seat: int, building: str) -> list[str]:
    """The territories next to a military building that can take a token of a seat."""
    return [name for name in g.box.chart.land[building] if can_take(g, seat, name)]


@step
def place_tokens(g: Medioevo, now: Now, seat: int, building: str, tokens: int) -> None:
    """So many control tokens come with a building; what can't be placed at once is lost (ME-12.12, ME-12.14)."""
    if tokens and control_tokens_left(g, seat) and places_for(g, seat, building):
        now.then(place_control_token.of(seat, building, tokens))


@decision("ME-12.12", PlaceControlToken, Pass, asks_always=True)
def place_control_token(g: Medioevo, seat: int, building: str, tokens: int) -> Options:
    """A territory for the next token, or nothing more."""
    return Items([*(PlaceControlToken(name) for name in places_for(g, seat, building)), PASS])


@place_control_token.chosen
def _place_control_token(
    g: Medioevo, now: Now, seat: int, action: PlaceControlToken | Pass, building: str, tokens: int
) -> None:
    if isinstance(action, PlaceControlToken):
        put_token(g, seat, action.place, building)
        now.then(place_tokens.of(seat, building, tokens - 1))


@place_control_token.refuses
def _why_no_token(g: Medioevo, seat: int, action: PlaceControlToken, building: str, tokens: int) -> Why:
    if action.place not in g.box.chart.land[building]:
        return Why("ME-12.13", "refused-me-token-not-adjacent", {"place": building})
    return Why("ME-12.13", "refused-me-token-taken", {"place": action.place})


def put_token(g: Medioevo, seat: int, name: str, building: str) -> None:
    """A token of a seat, attributed to a building, lies in a territory from now on (ME-12.14, ME-12.15)."""
    g.put(name, replace(g.place(name), token=seat, token_of=building))


def remove_token(g: Medioevo, name: str) -> None:
    """A territory loses its token: it was conquered, entered by barbarians, or fought over (ME-12.16)."""
    g.put(name, replace(g.place(name), token=NOBODY, token_of=""))


def building_lost(g: Medioevo, now: Now, building: str) -> None:
    """A military building was destroyed or plundered: the tokens that came from it are removed (ME-12.17)."""
    for name in g.box.chart.land[building]:
        place = g.place(name)
        if place.token != NOBODY and place.token_of == building:
            now.tell(TokenRemoved, place.token, name)
            remove_token(g, name)


def replaceable(g: Medioevo, building: str, winner: int) -> list[str]:
    """A military building has a new owner who keeps it: what becomes of the tokens that came from it (ME-12.18,
    ME-12.19). Those that another building of their owner can answer for go over to it; of the others, those in
    territories where no other side stands may be replaced, and are returned. All others stay, attributed to nothing.
    """
    open_to_winner: list[str] = []
    for name in g.box.chart.land[building]:
        place = g.place(name)
        owner = place.token
        if owner in (NOBODY, winner) or place.token_of != building:
            continue
        other = _other_building(g, owner, name, building)
        g.put(name, replace(place, token_of=other))
        if not other and all(force.side == winner for force in place.forces):
            open_to_winner.append(name)
    return open_to_winner


def _other_building(g: Medioevo, owner: int, name: str, lost: str) -> str:
    """Another military building of a token's owner next to it."""
    land = g.box.chart.land[name]
    return next((n for n in land if n != lost and g.place(n).military and controller(g, n) == owner), "")


def replace_token(g: Medioevo, now: Now, winner: int, name: str, building: str) -> None:
    """The conqueror of a building puts an own token in the place of one of the former owner (ME-12.18)."""
    now.tell(TokenRemoved, g.place(name).token, name)
    put_token(g, winner, name, building)
