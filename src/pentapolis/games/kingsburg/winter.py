"""Phase 7, soldiers for hire, and phase 8, the winter battle (KB-13, KB-15)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.action import Pass
from ...kernel.agenda import step
from ...kernel.decision import PASS, decision
from ...kernel.now import Now
from ...kernel.options import Items, Options, join, multiset
from ...kernel.refusal import Why
from .actions import Lose, Recruit, Take
from .components import BARRACKS, BOXES, BUILDINGS, FORTRESS, GOODS, PHASES, RECRUIT, STONE_WALL, WINTER
from .events import Destroyed, EnemyRevealed, Fought, Passed, PhaseBegan, Reinforced
from .ledger import any_goods, gain, gain_soldiers, owned_goods, pay, score
from .state import Battle, Kingsburg

DESTROYED_FIRST = tuple(row * 4 + column for column in (3, 2, 1, 0) for row in range(5))
"""The places of the province board from the rightmost column, in each column from the top (KB-15.11)."""
VICTORY, DRAW, DEFEAT = "victory", "draw", "defeat"


@step
def recruit_soldiers(g: Kingsburg, now: Now) -> None:
    """In turn order each player may pay goods for soldiers (KB-13.1)."""
    g.phase = RECRUIT
    now.tell(PhaseBegan, g.year, PHASES[RECRUIT - 1])
    next_to_recruit(g, now, 0)


def next_to_recruit(g: Kingsburg, now: Now, place: int) -> None:
    """Ask the next player from this place of the turn order on; who can't pay for one soldier passes (KB-13.3)."""
    for seat in g.order[place:]:
        if sum(g.provinces[seat].goods) >= soldier_price(g, seat):
            now.ask(recruit, seat)
            return
        now.tell(Passed, seat, "recruit")


def soldier_price(g: Kingsburg, seat: int) -> int:
    """Two goods, or one with the Barracks (KB-13.1, KB-13.2)."""
    return 1 if g.provinces[seat].built & BARRACKS else 2


@decision("KB-13.1", Recruit, Pass)
def recruit(g: Kingsburg, seat: int) -> Options:
    """Any number of soldiers, paid with goods of any kinds (KB-13.1)."""
    gold, wood, stone = g.provinces[seat].goods
    return payments(gold, wood, stone, soldier_price(g, seat))


@lru_cache(maxsize=4096)
def payments(gold: int, wood: int, stone: int, price: int) -> Options:
    """Every payment for one soldier or more out of these goods, and none at all."""
    sizes = tuple(range(price, gold + wood + stone + 1, price))
    return join(multiset(Recruit, GOODS, (gold, wood, stone), sizes), Items([PASS]))


@recruit.chosen
def _recruit(g: Kingsburg, now: Now, seat: int, action: Recruit | Pass) -> None:
    if type(action) is Recruit:
        pay(g, now, seat, (action.gold, action.wood, action.stone), "recruit")
        paid = action.gold + action.wood + action.stone
        gain_soldiers(g, now, seat, paid // soldier_price(g, seat), "recruit")
    next_to_recruit(g, now, g.order.index(seat) + 1)


@recruit.refuses
def _why_not_recruit(g: Kingsburg, seat: int, action: Recruit) -> Why | None:
    price, paid = soldier_price(g, seat), action.gold + action.wood + action.stone
    if not paid:
        return None
    if paid % price:
        return Why("KB-13.3", "refused-half-a-soldier", {"price": price})
    return Why("KB-13.1", "refused-goods-not-owned")


@step
def winter(g: Kingsburg, now: Now) -> None:
    """Reveal, reinforcements, everybody's outcome, consequences in turn order, the strongest winner, clean-up."""
    g.phase = WINTER
    now.tell(PhaseBegan, g.year, PHASES[WINTER - 1])
    now.then(reveal_enemy, reinforcements, fight, consequences, strongest_winner, winter_clean_up)


@step
def reveal_enemy(g: Kingsburg, now: Now) -> None:
    """The top enemy card is turned up for all (KB-15.1)."""
    enemy = now.draw(g.enemies)
    g.battle = Battle(enemy, 0, [], [])
    now.tell(EnemyRevealed, enemy)


@step
def reinforcements(g: Kingsburg, now: Now) -> None:
    """The first player rolls one die; every player gains that many soldiers (KB-15.2)."""
    assert g.battle is not None
    g.battle.reinforcements = now.roll()
    now.tell(Reinforced, g.order[0], g.battle.reinforcements)
    for province in g.provinces:
        province.soldiers += g.battle.reinforcements


@step
def fight(g: Kingsburg, now: Now) -> None:
    """All outcomes are determined before any loss or reward (KB-15.3 to KB-15.8)."""
    assert g.battle is not None
    box = BOXES[g.table.box]
    enemy = box.enemies[g.battle.enemy]
    for province in g.provinces:
        value = province.soldiers + box.battle(province.built, enemy.type)
        if value == enemy.strength:
            result = VICTORY if province.built & STONE_WALL else DRAW
        else:
            result = VICTORY if value > enemy.strength else DEFEAT
        g.battle.values.append(value)
        g.battle.results.append(result)
    for seat in g.order if now.heard else ():
        now.tell(Fought, seat, g.battle.values[seat], enemy.strength, g.battle.results[seat])


@step
def consequences(g: Kingsburg, now: Now) -> None:
    """Rewards and losses, player by player in turn order (KB-15.4, KB-15.7)."""
    assert g.battle is not None
    effects = {VICTORY: [reward], DEFEAT: [loss], DRAW: []}
    now.then(*[effect.for_seat[seat] for seat in g.order for effect in effects[g.battle.results[seat]]])


@step
def reward(g: Kingsburg, now: Now, seat: int) -> None:
    """A winner gains everything in the reward, and with the Fortress a point more (KB-15.4, KB-15.14)."""
    assert g.battle is not None
    given = BOXES[g.table.box].enemies[g.battle.enemy].reward
    gain(g, now, seat, given.goods, "winter")
    if g.provinces[seat].built & FORTRESS:
        score(g, now, seat, 1, "fortress")
    score(g, now, seat, given.vp, "winter")
    if given.any:
        now.ask(winter_reward, seat)


@decision("KB-15.4", Take)
def winter_reward(g: Kingsburg, seat: int) -> Options:
    """A winner chooses the goods of choice of the reward (KB-15.4)."""
    assert g.battle is not None
    return any_goods(BOXES[g.table.box].enemies[g.battle.enemy].reward.any)


@winter_reward.chosen
def _winter_reward(g: Kingsburg, now: Now, seat: int, action: Take) -> None:
    gain(g, now, seat, (action.gold, action.wood, action.stone), "winter")


@step
def loss(g: Kingsburg, now: Now, seat: int) -> None:
    """A loser loses what there is of each named kind, then goods of choice, buildings, points (KB-15.7, KB-15.9)."""
    assert g.battle is not None
    taken = BOXES[g.table.box].enemies[g.battle.enemy].loss
    province = g.provinces[seat]
    pay(g, now, seat, [min(n, owned) for n, owned in zip(taken.goods, province.goods, strict=True)], "winter")
    if taken.any and sum(province.goods) > taken.any:
        now.then(winter_loss.of(seat), loss_of_buildings.of(seat))
        return
    if taken.any:
        pay(g, now, seat, province.goods[:], "winter")
    loss_of_buildings(g, now, seat)


@decision("KB-15.10", Lose)
def winter_loss(g: Kingsburg, seat: int) -> Options:
    """A loser chooses the goods of choice among those left (KB-15.10)."""
    assert g.battle is not None
    return owned_goods(Lose, g.provinces[seat], (BOXES[g.table.box].enemies[g.battle.enemy].loss.any,))


@winter_loss.chosen
def _winter_loss(g: Kingsburg, now: Now, seat: int, action: Lose) -> None:
    pay(g, now, seat, (action.gold, action.wood, action.stone), "winter")


@winter_loss.refuses
def _why_not_lose(g: Kingsburg, seat: int, action: Lose) -> Why:
    assert g.battle is not None
    return Why("KB-15.10", "refused-loss", {"any": BOXES[g.table.box].enemies[g.battle.enemy].loss.any})


@step
def loss_of_buildings(g: Kingsburg, now: Now, seat: int) -> None:
    """Buildings one by one, then the card's points (KB-15.11 to KB-15.13)."""
    assert g.battle is not None
    taken = BOXES[g.table.box].enemies[g.battle.enemy].loss
    for _ in range(taken.buildings):
        destroy(g, now, seat)
    score(g, now, seat, -taken.vp, "winter")


def destroy(g: Kingsburg, now: Now, seat: int) -> None:
    """The topmost building of the rightmost column, and its points, are lost (KB-15.11, KB-15.12)."""
    province = g.provinces[seat]
    place = next((place for place in DESTROYED_FIRST if province.built >> place & 1), None)
    if place is not None:
        province.built &= ~(1 << place)
        now.tell(Destroyed, seat, BUILDINGS[place])
        score(g, now, seat, -BOXES[g.table.box].buildings[place].vp, BUILDINGS[place])


@step
def strongest_winner(g: Kingsburg, now: Now) -> None:
    """Every winner whose combat value is the highest of all scores (KB-15.15)."""
    assert g.battle is not None
    highest = max(g.battle.values)
    for seat in g.order:
        if g.battle.values[seat] == highest and g.battle.results[seat] == VICTORY:
            score(g, now, seat, 1, "strongest_winner")


@step
def winter_clean_up(g: Kingsburg, now: Now) -> None:
    """The enemy goes, and with it all soldiers (KB-15.16)."""
    assert g.battle is not None
    g.past_enemies.append(g.battle.enemy)
    g.battle = None
    for province in g.provinces:
        province.soldiers = 0
