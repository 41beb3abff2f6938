"""The deployment variant: new pieces are bought behind the screens, then placed in turn order (ME-22.30 to 22.34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....kernel.action import Action, Pass, parse, verb
from ....kernel.agenda import step
from ....kernel.chance import Chance
from ....kernel.decision import PASS, decision, secret
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..components import BUILDING_SUPPLY, COLOUR_OF, COLOURS, ENGINES, LEVEL_PRICE, LEVELS, POINT_PRICE, TRANSPORTS
from ..control import level_of
from ..events import Paid, PointsSpent
from ..forces import named, read_unit
from ..money import did
from ..points import lose_points
from ..state import Medioevo, Player
from ..supply import buildings_left, items_left, property_fits, standards_left
from ..tabletop import Bought, Effect
from . import buildings, engines, recruits, transports
from .desk import BORROWED, Desk, loan_of
from .events import ScreenPieceReturned, ScreensClosed
from .purchases import DEPLOYMENT, deployed, purchase_turns


class CallDeployment(Action, frozen=True):
    """Ask that new pieces be bought behind the screens in this phase."""


class BuyHidden(Action, frozen=True):
    """Buy a piece behind the screen: a building, a unit, an engine, or a transport with its level."""

    piece: str


class Deploy(Action, frozen=True):
    """Place a piece bought behind the screen."""

    piece: str
    place: str


class ReturnRest(Action, frozen=True):
    """Give back what is left behind the screen, since nothing of it can be placed."""


# pieces


class Piece(NamedTuple):
    """What a piece is and costs: its kind and level as a figure, florins, and the points of a technology."""

    name: str
    kind: str
    level: int
    florins: int
    technology: str
    points: int


def _every_piece() -> Iterator[Piece]:
    for building, (category, level) in buildings.KIND.items():
        yield Piece(building, building, level, buildings.full_price(building), buildings.DESIGN[category], level)
    for kind in TRANSPORTS:
        for level in LEVELS:
            yield Piece(named(kind, level), kind, level, LEVEL_PRICE * level, transports.DESIGN, level)
    for unit in recruits.UNIT_NAMES:
        kind, level = read_unit(unit)
        yield Piece(unit, kind, level, recruits.price(unit), recruits.DESIGN if level else "", level)
    for engine, level in engines.LEVEL.items():
        yield Piece(engine, engine, level, LEVEL_PRICE * level, engines.DESIGN, level)


PIECES = {piece.name: piece for piece in _every_piece()}
ITEMS = (*TRANSPORTS, *ENGINES)
SERVED = (buildings.CHEAPER, buildings.HALVED, BORROWED)
"""Effects of the open step that serve the hidden purchases or nothing."""


def bill(g: Medioevo, seat: int, names: Sequence[str]) -> tuple[Bought, ...]:
    """What these pieces cost, bought in this order: own points serve first, a card lowers the price of the first
    building."""
    own = dict(zip(COLOURS, g.players[seat].points, strict=True))
    cards = buildings.reductions(g, seat)
    bought = []
    for piece in map(PIECES.__getitem__, names):
        florins, used = piece.florins, 0
        if piece.kind in BUILDING_SUPPLY:
            florins, cards = buildings.reduced(florins, cards), ()
        if piece.technology:
            colour = COLOUR_OF[piece.technology]
            used = min(own[colour], piece.points)
            own[colour] -= used
        bought.append(Bought(piece.name, florins + POINT_PRICE * (piece.points - used), used))
    return tuple(bought)


# calling


@step
def call_for_deployment(g: Medioevo, now: Now) -> None:
    """In turn order each may call deployment, before anyone has bought (ME-22.30)."""
    now.then(*(ask_for_deployment.of(seat) for seat in g.order), begin_purchases)


@step
def ask_for_deployment(g: Medioevo, now: Now, seat: int) -> None:
    if not deployed(g) and seat in g.order:
        now.ask(call_deployment, seat)


@decision("ME-22.30", CallDeployment, Pass, free=True)
def call_deployment(g: Medioevo, seat: int) -> Options:
    return Items([CallDeployment(), PASS])


@call_deployment.chosen
def _call_deployment(g: Medioevo, now: Now, seat: int, action: CallDeployment | Pass) -> None:
    if isinstance(action, CallDeployment):
        g.effects = sorted([*g.effects, Effect(DEPLOYMENT, seat)])


@step
def begin_purchases(g: Medioevo, now: Now) -> None:
    """With deployment: the open purchases in turn order, then the hidden ones, then their placing (ME-22.33)."""
    now.then(*purchase_turns(g), *([buy_behind_screens.entry, deploy_all.entry] if deployed(g) else []))


# buying


@step
def buy_behind_screens(g: Medioevo, now: Now) -> None:
    """All who are not bankrupt buy at the same time, secretly."""
    now.then(hidden_purchases.of(*(seat for seat in g.order if not g.players[seat].bankrupt)))


@secret("ME-22.30", BuyHidden, basket=True, private=True)
def hidden_purchases(g: Medioevo, seat: int, draft: tuple[str, ...]) -> Options:
    """One more piece that can be paid, with what is behind the screen already."""
    names = _pieces(draft)
    return Items(BuyHidden(name) for name in PIECES if _why_not_hidden(g, seat, names, name) is None)


@hidden_purchases.refuses
def _why_not(g: Medioevo, seat: int, action: Action, draft: tuple[str, ...]) -> Why | None:
    if not isinstance(action, BuyHidden) or action.piece not in PIECES:
        return None
    return _why_not_hidden(g, seat, _pieces(draft), action.piece)


def _pieces(draft: tuple[str, ...]) -> list[str]:
    """What is behind the screen already."""
    bought = (parse(line, {verb(BuyHidden): BuyHidden}) for line in draft)
    return [action.piece for action in bought if isinstance(action, BuyHidden)]


def _why_not_hidden(g: Medioevo, seat: int, names: list[str], name: str) -> Why | None:
    """Why a piece can't be bought beside these. Where it will stand is looked at when it is placed (ME-22.31)."""
    player, piece = g.players[seat], PIECES[name]
    florins = sum(bought.florins for bought in bill(g, seat, [*names, name]))
    if florins > player.florins:
        return Why("ME-2.9", "refused-me-florins", {"florins": florins})
    if piece.technology and not _may_design(g, player, seat, piece.technology, names):
        return Why("ME-6.7", "refused-me-needs-technology", {"technology": piece.technology})
    others = [PIECES[other] for other in names]
    alike = sum(other.kind == piece.kind for other in others)
    if piece.kind in BUILDING_SUPPLY or piece.kind in ITEMS:
        left = buildings_left(g, piece.kind) if piece.kind in BUILDING_SUPPLY else items_left(g, piece.kind)
        if left <= alike:
            return Why("ME-2.10", "refused-me-supply", {"piece": piece.kind})
        levels = [item.level for item in (*others, piece) if item.kind in ITEMS]
        if piece.kind in ITEMS and not property_fits(g, seat, more=levels):
            return Why("ME-6.22", "refused-me-property", {"level": piece.level})
        return None
    if recruits.room(Desk(g, seat)) <= sum(other.name in recruits.UNIT_NAMES for other in others):
        return Why("ME-6.26", "refused-me-unit-limit", {"units": recruits.limit(g, seat)})
    if Desk(g, seat).soldiers[piece.kind] <= alike:
        return Why("ME-6.27", "refused-me-set-empty", {"unit": piece.kind})
    if standards_left(g, piece.level) <= sum(other == piece for other in others):
        return Why("ME-6.24", "refused-me-no-standard", {"level": piece.level})
    return None


def _may_design(g: Medioevo, player: Player, seat: int, technology: str, names: list[str]) -> bool:
    """Whether a technology can be used once more: it is owned, or borrowed and not used yet."""
    if player.knows(technology):
        return True
    return loan_of(g, seat, technology) is not None and all(PIECES[name].technology != technology for name in names)


@hidden_purchases.revealed
def _hidden_purchases(g: Medioevo, now: Now, baskets: dict[int, tuple[BuyHidden, ...]]) -> None:
    """All are done: each has paid, unseen; points and cards that did not serve are lost (ME-22.33)."""
    for seat, basket in baskets.items():
        player = g.players[seat]
        player.screen = bill(g, seat, [action.piece for action in basket])
        player.behind = len(player.screen)
        player.florins -= sum(bought.florins for bought in player.screen)
    lose_points(g)
    g.effects = [effect for effect in g.effects if effect.name not in SERVED]
    now.tell(ScreensClosed, tuple(baskets), tuple(len(basket) for basket in baskets.values()))


# placing


@step
def deploy_all(g: Medioevo, now: Now) -> None:
    """In turn order each places the own purchases (ME-22.31, ME-22.32)."""
    now.each(g.order, deploy_next)


@step
def deploy_next(g: Medioevo, now: Now, seat: int) -> None:
    """As long as a piece is behind the screen its owner is asked, so that nobody learns whether it has a place."""
    if seat in g.order and g.players[seat].behind:
        now.ask(deploy, seat)


@decision("ME-22.31", Deploy, ReturnRest, private=True)
def deploy(g: Medioevo, seat: int) -> Options:
    """A place for a piece; what has none is returned in the end (ME-22.31, ME-22.32)."""
    return Items(deployable(g, seat) or [ReturnRest()])


def deployable(g: Medioevo, seat: int) -> list[Action]:
    """The pieces behind a seat's screen and where each could stand now."""
    desk = Desk(g, seat)
    names = sorted({bought.piece for bought in g.players[seat].screen})
    return [Deploy(name, place) for name in names for place in _places(desk, PIECES[name])]


def _places(desk: Desk, piece: Piece) -> list[str]:
    """Where a piece can stand, if there still is one in the supply."""
    g, seat = desk.g, desk.seat
    if piece.kind in BUILDING_SUPPLY:
        category, _ = buildings.KIND[piece.name]
        sites = [name for name in desk.sites if buildings.fits(g, piece.name, name)]
        free_sites = [name for name in sites if not level_of(g.place(name), category)]
        return free_sites if piece.name in desk.figures else []
    if piece.kind in ITEMS:
        left = items_left(g, piece.kind) > 0 and property_fits(g, seat, add=piece.level)
        yards = desk.bases if piece.kind in ENGINES else transports.yards(desk, piece.kind)
        return yards if left else []
    left = desk.soldiers[piece.kind] > 0 and (not piece.level or piece.level in desk.ranks)
    return desk.camps if left else []


@deploy.chosen
def _deploy(g: Medioevo, now: Now, seat: int, action: Deploy | ReturnRest) -> None:
    """The piece is seen, and so is what it cost."""
    player = g.players[seat]
    if isinstance(action, ReturnRest):
        now.reveal()
        for bought in player.screen:
            player.florins += bought.florins
            now.tell(ScreenPieceReturned, seat, bought.piece)
        player.screen, player.behind = (), 0
        return
    piece = PIECES[action.piece]
    number = next(n for n, bought in enumerate(player.screen) if bought.piece == piece.name)
    bought = player.screen[number]
    player.screen = player.screen[:number] + player.screen[number + 1 :]
    player.behind -= 1
    player.counted -= bought.florins
    now.tell(Paid, seat, bought.florins, DEPLOYMENT)
    if piece.technology:
        _count_points(g, now, seat, piece)
    if bought.florins != piece.florins + POINT_PRICE * piece.points:
        now.reveal()  # points or a card have served this piece and no other one
    now.then(deploy_next.of(seat))
    if piece.kind in BUILDING_SUPPLY:
        buildings.put_building(g, now, seat, piece.name, action.place)
    elif piece.kind in ITEMS:
        transports.put_item(g, now, seat, piece.kind, piece.level, action.place)
    else:
        recruits.put_unit(g, seat, piece.name, action.place)


def _placeable(g: Medioevo, seat: int) -> list[str]:
    """The pieces that a seat can design and that could stand somewhere now, whether it has them or not."""
    player, desk = g.players[seat], Desk(g, seat)
    return [p.name for p in PIECES.values() if (not p.technology or player.knows(p.technology)) and _places(desk, p)]


def _count_points(g: Medioevo, now: Now, seat: int, piece: Piece) -> None:
    """The points that went into a piece are told, and count for objectives and cards."""
    colour = COLOUR_OF[piece.technology]
    did(g, seat, "tp_spent", piece.points)
    now.tell(PointsSpent, seat, piece.points, colour, piece.technology)


@deploy.refuses
def _why_not_deploy(g: Medioevo, seat: int, action: Deploy | ReturnRest) -> Why | None:
    if isinstance(action, ReturnRest):
        return Why("ME-22.31", "refused-me-still-places")
    if all(bought.piece != action.piece for bought in g.players[seat].screen):
        return Why("ME-22.31", "refused-me-not-behind", {"piece": action.piece})
    return Why("ME-22.31", "refused-me-no-place", {"piece": action.piece, "place": action.place})


def imagine_screens(g: Medioevo, viewer: int, chance: Chance) -> None:
    """Fill the screens a viewer can't look behind with pieces their owners can design, as many as there are; what they
    cost is no longer in hand. To be called when the florins have been filled in."""
    for seat, player in enumerate(g.players):
        if seat != viewer and player.behind > len(player.screen):
            designed = [p.name for p in PIECES.values() if not p.technology or player.knows(p.technology)]
            placed = _placeable(g, seat) or designed  # nobody buys what could stand nowhere
            picked = [str(chance.pick("imagine", placed)) for _ in range(player.behind)]
            player.screen = bill(g, seat, picked)
            player.florins = max(0, player.florins - sum(bought.florins for bought in player.screen))
