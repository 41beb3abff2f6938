"""Battles of Medioevo Universale by the book: the course of a round (chapters 10 to 14, P3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import prod
from typing import Any

from oracles.lockstep import Different, Option
from oracles.medioevo_damage import Fight, assign, hit_options, spread
from oracles.medioevo_referee import Beyond, Chapter, Flow, Skip
from oracles.medioevo_victory import settle
from oracles.medioevo_world import AR, BARBARIANS, CATEGORIES, CP, CV, HI, LI, NONE, Unit

TYPES = (LI, HI, CV)
ENGINE_HITS = {"catapult": (2, 0), "trebuchet": (3, 1), "bombard": (4, 2)}
"""A hit on units, on a building (ME-12.4)."""
PENALTY = {
    2: (0, -3),
    3: (0, -1, -3),
    4: (0, -1, -2, -3),
    5: (0, -1, -1, -2, -3),
    6: (0, -1, -1, -2, -2, -3),
}
DICE = (4, 6, 8)
SHIELDS = ("siege_engines", "archers", "melee")


# Before the dice (ME-10.2)


def capture_options(flow: Flow) -> set[Option]:
    """Declare capture, propose a surrender of either side, or neither (ME-14.8, ME-14.13)."""
    fight = Fight(flow)
    offered = "offered" in [note["name"] for note in fight.battle["notes"][fight.side_of(flow.seat)]]
    sides = () if offered else (fight.seat(0), fight.seat(1))
    return {("pass",), ("declare_capture",), *(("offer_surrender", seat) for seat in sides)}


def capture_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    side = fight.side_of(flow.seat)
    if option[0] == "offer_surrender":
        raise Skip
    if option[0] == "declare_capture":
        fight.battle["capture"][side] = True
    if side == 0:
        flow.ask("declare_capture", fight.battle["defender"])
    flow.window("before_battle")
    begin_round(flow)


# The start of a round (ME-10.3, ME-10.4, ME-12.8 to ME-12.11)


def begin_round(flow: Flow) -> None:
    fight = Fight(flow)
    battle, site = fight.battle, fight.site
    if not all(fight.army(side) for side in (0, 1)):
        raise Beyond()
    site.token, site.token_of = -1, ""  # a battle takes place there (ME-12.16)
    battle |= {"round": battle["round"] + 1, "strength": [fight.size(0), fight.size(1)], "captor": -1}
    battle |= {"crews": [], "protection": [], "dice": [[], []], "sacrificed": [0, 0]}
    battle |= {"bonus": [0, 0], "abilities": [[], []], "counts": [{}, {}], "used": [[], []], "spared": [0, 0]}
    battle |= {"damage": [0, 0], "fallen": [Counter(), Counter()]}
    holder = fight.holder()
    if holder is not None and site.military:
        shields = _useful_shields(fight, 1 - holder)
        if len(shields) > 1:
            flow.ask("choose_protection", fight.seat(holder))
        battle["protection"] = list(shields)
    flow.window("declare_flight")
    artillery(flow)


def _useful_shields(fight: Fight, enemy: int) -> tuple[str, ...]:
    """The kinds of attack that the enemy can make."""
    engines = bool(fight.engines(enemy))
    archers = any(unit.kind in (AR, CP) for unit in fight.army(enemy))
    return tuple(name for name, there in zip(SHIELDS, (engines, archers, True), strict=True) if there)


def protection_options(flow: Flow) -> set[Option]:
    fight = Fight(flow)
    holder = fight.side_of(flow.seat)
    return {("choose_protection", (shield,)) for shield in _useful_shields(fight, 1 - holder)}


def protection_effect(flow: Flow, option: Option) -> None:
    Fight(flow).battle["protection"] = list(option[1])
    flow.window("declare_flight")
    artillery(flow)


def flight_effect(flow: Flow, option: Option) -> None:
    artillery(flow)


# Step 1, artillery (ME-12.1 to ME-12.7, ME-13.4)


def artillery(flow: Flow) -> None:
    flow.window("artillery_setup")
    _man(flow, 0)


def _man(flow: Flow, side: int) -> None:
    fight = Fight(flow)
    for one in range(side, 2):
        if fight.seat(one) != BARBARIANS and len(_crew_options(fight, one)) > 1:
            flow.ask("assign_crews", fight.seat(one))
    _fire(flow)


def crew_options(flow: Flow) -> set[Option]:
    fight = Fight(flow)
    return _crew_options(fight, fight.side_of(flow.seat))


def _crew_options(fight: Fight, side: int) -> set[Option]:
    found: set[Option] = {("done",)}
    idle = fight.melee(side)
    crews = {crew["engine"]: crew for crew in fight.battle["crews"]}
    for name, engine in fight.engines(side).items():
        crew = crews.get(name)
        if crew is None and not _room_aboard(fight, engine, crews):
            continue
        if crew is None or crew["troops"].total() < 3:
            units = fight.idle_aboard(side, engine["aboard"]) if fight.at_sea else idle
            found |= {("crew_engine", unit.name, name) for unit in units}
        aimed = crew is None or crew["target"] != "units"
        if not aimed and side == 0 and fight.holder() == 1 and engine["kind"] != "catapult":
            found |= {("aim_engine", name, category) for category in CATEGORIES if getattr(fight.site, category)}
    return found


def _room_aboard(fight: Fight, engine: dict[str, Any], crews: dict[str, Any]) -> bool:
    """At sea a galley uses engines up to its own level in all (ME-13.4)."""
    if not fight.at_sea:
        return True
    aboard = engine["aboard"]
    used = sum(fight.world.items[name]["level"] for name in crews if fight.world.items[name]["aboard"] == aboard)
    return bool(used + engine["level"] <= fight.world.items[aboard]["level"])


def crew_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    side, battle = fight.side_of(flow.seat), fight.battle
    if option[0] == "done":
        _man(flow, side + 1)
    crew = next((crew for crew in battle["crews"] if crew["engine"] == option[-1]), None)
    if option[0] == "aim_engine":
        next(crew for crew in battle["crews"] if crew["engine"] == option[1])["target"] = option[2]
        return
    if crew is None:
        crew = {"side": side, "engine": option[2], "troops": Counter(), "target": "units"}
        battle["crews"] = sorted([*battle["crews"], crew], key=lambda one: (one["side"], one["engine"]))
    crew["troops"][fight.one(fight.melee(side), option[1])] += 1


def _fire(flow: Flow) -> None:
    """A die of 8 for each unit of a crew, the attacker's first; 1 to 3 hits (ME-12.3)."""
    fight = Fight(flow)
    battle = fight.battle
    rolled = [
        (crew, [flow.die(8) for _ in range(crew["troops"].total())])
        for side in (0, 1)
        for crew in battle["crews"]
        if crew["side"] == side
    ]
    if flow.stopped == "artillery_rolled":
        raise Beyond("places", "items", "players")
    _engines_hit(flow, rolled)


def _engines_hit(flow: Flow, rolled: list[tuple[dict[str, Any], list[int]]]) -> None:
    """Damage to units is lowered by protection, damage to buildings is not (ME-12.4, ME-12.9)."""
    fight = Fight(flow)
    damage = [0, 0]
    ruins: Counter[str] = Counter()
    for crew, faces in rolled:
        hits = sum(face <= 3 for face in faces)
        units, building = ENGINE_HITS[fight.world.items[crew["engine"]]["kind"]]
        if crew["target"] == "units":
            damage[1 - crew["side"]] += hits * units
        else:
            ruins[crew["target"]] += hits * building
    shield = fight.shield("siege_engines")
    for category, points in ruins.items():
        if points:
            fight.ruin(category, points)
    fight.battle["damage"] = [max(0, points - shield[side]) for side, points in enumerate(damage)]
    _ranged(flow, "artillery", 0)


def _ranged(flow: Flow, kind: str, side: int) -> None:
    """Each side assigns what it takes; then the next step."""
    for one in range(side, 2):
        spread(flow, one, kind)
    if kind == "artillery":
        archery(flow)
    else:
        melee(flow)


# Step 2, archery (ME-11.5, ME-11.6, ME-11.13 to ME-11.16)


def archery(flow: Flow) -> None:
    fight = Fight(flow)
    if not all(fight.army(side) for side in (0, 1)):
        end_round(flow)
    flow.window("archery_setup")
    _captains(flow, (AR,), _shoot)


def _active(fight: Fight, side: int, kind: str) -> bool:
    """One side alone has the type in the melee, unless a Captain changes it (ME-11.3, ME-11.14)."""
    own, enemy = fight.count(side, kind), fight.count(1 - side, kind)
    if not own or {"use": "cancel", "unit": kind} in fight.battle["used"][1 - side]:
        return False
    if fight.at_sea and kind in (HI, CV):
        return False
    return not enemy or {"use": "unlock", "unit": kind} in fight.battle["used"][side]


def _uses(fight: Fight) -> tuple[int, int]:
    """The side with the stronger Captain, and how many uses it has left (ME-11.13, ME-11.15, ME-A18)."""
    levels = [max((unit.level for unit in fight.melee(side) if unit.kind == CP), default=0) for side in (0, 1)]
    strong = 0 if levels[0] > levels[1] else 1
    return strong, abs(levels[0] - levels[1]) - len(fight.battle["used"][strong])


def _captain_options(fight: Fight, side: int, kinds: tuple[str, ...]) -> set[Option]:
    """Act as a unit, unlock the own type, cancel the enemy's; each type once a round (ME-11.14, ME-11.16)."""
    found: set[Option] = set()
    concerned = {used["unit"] for used in fight.battle["used"][side]}
    for kind in kinds:
        if kind in concerned or (fight.at_sea and kind in (HI, CV)):
            continue
        found.add(("captain_use", "act", kind))
        if fight.count(side, kind) and fight.count(1 - side, kind):
            found.add(("captain_use", "unlock", kind))
        if _active(fight, 1 - side, kind):
            found.add(("captain_use", "cancel", kind))
    return found


def _captains(flow: Flow, kinds: tuple[str, ...], then: Any) -> None:
    fight = Fight(flow)
    strong, left = _uses(fight)
    if left > 0 and (options := _captain_options(fight, strong, kinds)):
        if fight.seat(strong) != BARBARIANS:
            flow.ask("captain_use", fight.seat(strong))
        if ("captain_use", "act", AR) in options:  # a horde's Captain shoots (ME-19.9)
            fight.battle["used"][strong].append({"use": "act", "unit": AR})
    then(flow)


def captain_options(flow: Flow) -> set[Option]:
    fight = Fight(flow)
    return {("pass",), *_captain_options(fight, fight.side_of(flow.seat), _kinds(fight))}


def _kinds(fight: Fight) -> tuple[str, ...]:
    return (AR,) if fight.battle["step"] == "archery" else TYPES


def captain_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    then = _shoot if fight.battle["step"] == "archery" else _fix
    if option[0] == "pass":
        then(flow)
    used = fight.battle["used"][fight.side_of(flow.seat)]
    used.append({"use": option[1], "unit": option[2]})
    _captains(flow, _kinds(fight), then)


def _shoot(flow: Flow) -> None:
    fight = Fight(flow)
    damage = [0, 0]
    for side in (0, 1):
        shots = fight.count(side, AR) if _active(fight, side, AR) else 0
        shots += {"use": "act", "unit": AR} in fight.battle["used"][side]
        damage[1 - side] = sum(flow.die(8) <= 3 for _ in range(shots))
    fight.battle["abilities"] = [[AR] if _active(fight, side, AR) else [] for side in (0, 1)]
    if flow.stopped == "archery_rolled":
        raise Beyond("places", "items", "players")
    shield = fight.shield("archers")
    fight.battle["damage"] = [max(0, points - shield[side]) for side, points in enumerate(damage)]
    _ranged(flow, "archery", 0)


# Step 3 to 5, abilities and dice (ME-10.7 to ME-10.9, ME-11.8)


def melee(flow: Flow) -> None:
    fight = Fight(flow)
    if not all(fight.army(side) for side in (0, 1)) or not any(fight.melee(side) for side in (0, 1)):
        end_round(flow)
    flow.window("melee_setup")
    _captains(flow, TYPES, _fix)


def _fix(flow: Flow) -> None:
    """Abilities and numbers hold for the round (ME-10.7)."""
    fight = Fight(flow)
    battle = fight.battle
    battle["abilities"] = [
        sorted({*(kind for kind in TYPES if _active(fight, side, kind)), *battle["abilities"][side]}) for side in (0, 1)
    ]
    battle["counts"] = [
        {
            **{kind: fight.count(side, kind) for kind in (LI, HI, AR, CV, CP)},
            "all": fight.melee(side).total(),
            "army": fight.size(side),
        }
        for side in (0, 1)
    ]
    _sacrifice(flow, 0)


def _sacrifice(flow: Flow, side: int) -> None:
    """Before its dice a side may give up Light Infantry; a horde that is outnumbered does (ME-11.8, ME-19.9)."""
    fight = Fight(flow)
    if fight.seat(side) == BARBARIANS:
        own = fight.count(side, LI)
        outnumbered = fight.battle["counts"][side]["army"] < fight.battle["counts"][1 - side]["army"]
        if LI in fight.battle["abilities"][side] and outnumbered and own >= 2:
            _give_up(fight, side, 1 if own < 4 else 2, False)
    elif len(_sacrifices(fight, side)) > 1:
        flow.ask("sacrifice_li", fight.seat(side))
    _roll(flow, side)


def _sacrifices(fight: Fight, side: int) -> set[Option]:
    most = fight.count(side, LI) if LI in fight.battle["abilities"][side] else 0
    captain = {"use": "act", "unit": LI} in fight.battle["used"][side] and fight.count(side, CP) > 0
    numbers = product(range(most + 1), (False, True) if captain else (False,))
    return {("pass",), *(("sacrifice_li", number, also) for number, also in numbers if number or also)}


def sacrifice_options(flow: Flow) -> set[Option]:
    fight = Fight(flow)
    return _sacrifices(fight, fight.side_of(flow.seat))


def sacrifice_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    side = fight.side_of(flow.seat)
    if option[0] != "pass":
        _give_up(fight, side, option[1], option[2])
        if fight.at_sea:
            raise Beyond()  # which galley they leave
    _roll(flow, side)


def _give_up(fight: Fight, side: int, number: int, captain: bool) -> None:
    for _ in range(number):
        fight.fell(side, fight.one(fight.melee(side), LI))
    if captain:
        captains = sorted(unit for unit in fight.melee(side) if unit.kind == CP)
        fight.fell(side, captains[-1])
    fight.battle["sacrificed"][side] += number + captain
    fight.battle["harmed"] = True


def _roll(flow: Flow, side: int) -> None:
    fight = Fight(flow)
    if not fight.battle["counts"][side]["all"]:
        _next_side(flow, side)  # crews alone roll nothing (ME-10.30)
    if fight.seat(side) == BARBARIANS:
        fight.battle["dice"][side] = list(flow.world.rest["circle"])
        _next_side(flow, side)
    fight.battle["dice"][side] = [flow.die(sides) for sides in DICE]
    flow.ask("reroll_attack", fight.seat(side))


def reroll_options(flow: Flow) -> set[Option]:
    names = tuple(f"d{sides}" for sides in DICE)
    return {("pass",), *(("reroll_attack", some) for n in (1, 2, 3) for some in combinations(names, n))}


def reroll_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    side = fight.side_of(flow.seat)
    if option[0] != "pass":
        for at, sides in enumerate(DICE):
            if f"d{sides}" in option[1]:
                fight.battle["dice"][side][at] = flow.die(sides)
    _next_side(flow, side)


def _next_side(flow: Flow, side: int) -> None:
    if side == 0:
        _sacrifice(flow, 1)
    flow.window("melee_rolled")
    _blood(flow, 0)


def rolled_effect(flow: Flow, option: Option) -> None:
    """Nobody changes the dice."""
    if flow.stopped == "melee_rolled":
        flow.ask("melee_rolled")
    _blood(flow, 0)


def _blood(flow: Flow, side: int) -> None:
    """Blood tokens raise the attack value (ME-22.20)."""
    fight = Fight(flow)
    for one in range(side, 2):
        seat = fight.seat(one)
        tokens = seat != BARBARIANS and flow.world.variant("blood_tokens") and flow.world.players[seat]["blood"]
        if tokens and fight.battle["counts"][one]["all"]:
            flow.ask("spend_blood", seat)
    clash(flow)


def blood_options(flow: Flow) -> set[Option]:
    return {("spend_blood", number) for number in range(flow.world.players[flow.seat]["blood"] + 1)}


def blood_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    side = fight.side_of(flow.seat)
    flow.world.players[flow.seat]["blood"] -= option[1]
    fight.battle["bonus"][side] += option[1]
    _blood(flow, side + 1)


# Step 6 to 9, comparison and damage (ME-10.12 to ME-10.23)


def base_value(dice: list[int]) -> int:
    """The highest die, or the product of equal ones if that is higher (ME-10.12)."""
    best = max(dice)
    for face in set(dice):
        if (times := dice.count(face)) > 1:
            best = max(best, prod([face] * times))
    return best


def attack_value(fight: Fight, side: int) -> int:
    battle, world, seat = fight.battle, fight.world, fight.seat(side)
    if not battle["counts"][side]["all"]:
        return 0
    value: int = base_value(battle["dice"][side]) + 4 * battle["sacrificed"][side] + battle["bonus"][side]
    if fight.at_sea:
        value += max(0, fight.fleet(side) - fight.fleet(1 - side))
    if seat != BARBARIANS:
        value += PENALTY[len(world.players)][world.order.index(seat)]
    value = max(0, value)
    if side == 0 and battle["flight"]:
        return (value + 1) // 2
    own, enemy = battle["strength"][side], battle["strength"][1 - side]
    if battle["capture"][side] and own < 3 * enemy:
        return value - (value + 1) // 2
    return value


def clash(flow: Flow) -> None:
    fight = Fight(flow)
    values = [attack_value(fight, side) for side in (0, 1)]
    difference = abs(values[0] - values[1])
    if not difference:
        shield = fight.shield("melee")
        dealt = [_charge(fight, side) for side in (0, 1)]
        fight.battle["damage"] = [max(0, dealt[1 - side] - shield[side]) for side in (0, 1)]
        _melee_damage(flow, 0)
    winner = 0 if values[0] > values[1] else 1
    fleeing = winner == 0 and fight.battle["flight"]
    if fight.battle["capture"][winner] and not fleeing:
        fight.battle["captor"] = winner
    extra = difference // 20
    if extra and fight.seat(winner) != BARBARIANS:
        flow.window("overwhelming_choice")
    falls = _dealt(fight, winner, difference) >= fight.endures(1 - winner)
    if extra and falls:  # nothing to choose: more damage would be lost
        fight.battle["spared"][winner] = extra
        _beat(flow, winner, difference, 0)
    if extra and fight.seat(winner) != BARBARIANS and _own_loss(fight, winner):
        raise Different("the winner was not asked about its overwhelming superiority")
    _beat(flow, winner, difference, extra)


def _charge(fight: Fight, side: int) -> int:
    """Damage by Cavalry, and a Captain acting as one (ME-11.10 to ME-11.12, ME-11.14)."""
    battle = fight.battle
    riders: int = battle["counts"][side][CV] if CV in battle["abilities"][side] else 0
    return 2 * (riders + ({"use": "act", "unit": CV} in battle["used"][side]))


def overwhelming_options(flow: Flow) -> set[Option]:
    (difference,) = flow.args
    return {("overwhelming_choice", damage) for damage in range(difference // 20 + 1)}


def overwhelming_effect(flow: Flow, option: Option) -> None:
    fight = Fight(flow)
    (difference,) = flow.args
    side = fight.side_of(flow.seat)
    fight.battle["spared"][side] = difference // 20 - option[1]
    _beat(flow, side, difference, option[1])


def _beat(flow: Flow, winner: int, difference: int, extra: int) -> None:
    """Score, overwhelming points and Cavalry, less protection (ME-10.20 to ME-10.22)."""
    fight = Fight(flow)
    battle = fight.battle
    battle["damage"][1 - winner] = max(0, _dealt(fight, winner, difference) + extra)
    _melee_damage(flow, 0)


def _dealt(fight: Fight, winner: int, difference: int) -> int:
    """Battle score and Cavalry, less protection."""
    score = min(difference, fight.melee(winner).total())
    return score + _charge(fight, winner) - fight.shield("melee")[1 - winner]


def _melee_damage(flow: Flow, side: int) -> None:
    for one in range(side, 2):
        spread(flow, one, "melee")
    _own_losses(flow)


def _own_losses(flow: Flow) -> None:
    """The lowest die, less Heavy Infantry and what was spared; the attacker first (ME-10.13, ME-10.23, ME-14.15)."""
    fight = Fight(flow)
    battle = fight.battle
    for side in (0, 1):
        if not battle["counts"][side]["all"] or battle["captor"] == 1 - side:
            continue
        battle["damage"][side] = max(0, _own_loss(fight, side) - battle["spared"][side])
    _losses(flow, 0)


def _own_loss(fight: Fight, side: int) -> int:
    battle = fight.battle
    loss: int = min(battle["dice"][side]) + (battle["flight_cost"] if side == 0 else 0)
    if HI in battle["abilities"][side]:
        loss -= battle["counts"][side][HI]
    loss -= {"use": "act", "unit": HI} in battle["used"][side]
    return max(0, loss)


def _losses(flow: Flow, side: int) -> None:
    for one in range(side, 2):
        spread(flow, one, "loss")
    end_round(flow)


def damage_effect(flow: Flow, option: Option) -> None:
    side, kind = flow.args
    assign(flow, side, kind, option)
    {"artillery": _after_artillery, "archery": _after_archery, "melee": _melee_damage, "loss": _losses}[kind](
        flow, side
    )


def _after_artillery(flow: Flow, side: int) -> None:
    _ranged(flow, "artillery", side)


def _after_archery(flow: Flow, side: int) -> None:
    _ranged(flow, "archery", side)


# The end of a round (ME-10.27 to ME-10.31, ME-14.18)


def end_round(flow: Flow) -> None:
    fight = Fight(flow)
    battle = fight.battle
    freed = [_free_prisoners(fight, side) for side in (0, 1) if not fight.army(side)]
    flow.window("round_end")
    left = [bool(fight.army(side)) for side in (0, 1)]
    if all(left):
        if battle["flight"]:
            raise Beyond()
        for decision in ("battle_continue", "offer_surrender"):
            flow.window(decision)
        if battle["harmless"] >= 9:
            raise Beyond()
        begin_round(flow)
    winner = NONE if not any(left) else fight.seat(left.index(True))
    if any(entry[0] == "settle_battle" for entry in flow.world.agenda):
        if flow.world.agenda[0][0] != "settle_battle":
            raise Beyond()  # other things follow
        settle(fight, winner)
    battle["winner"], battle["ended"] = winner, "both_out" if winner == NONE else "wiped_out"
    for row in battle["prisoners"]:
        captor = fight.seat(1 - fight.side_of(row["owner"]))
        _hold(flow.world.players[captor]["prisoners"], row)
    battle["prisoners"] = []
    if any(freed):  # who held the place before them is conquest's subject
        raise Beyond(f"places.{battle['place']}.forces", "items", "battles", "players")
    raise Beyond("places", "items", "battles", "players")


def _free_prisoners(fight: Fight, captor: int) -> bool:
    """All captors are dead: their prisoners stand in the place again and have won (ME-14.18)."""
    battle, owner = fight.battle, fight.seat(1 - captor)
    freed = [row for row in battle["prisoners"] if row["owner"] == owner]
    if freed and fight.at_sea:
        raise Beyond()
    for row in freed:
        fight.world.add(battle["place"], owner, Unit(row["kind"], row["level"]), row["count"])
    battle["prisoners"] = [row for row in battle["prisoners"] if row not in freed]
    return bool(freed)


def _hold(board: list[dict[str, Any]], prisoners: dict[str, Any]) -> None:
    """Prisoners come to the board of their captor (ME-14.19)."""
    same = next((row for row in board if {**row, "count": 0} == {**prisoners, "count": 0}), None)
    if same is None:
        board.append(dict(prisoners))
        board.sort(key=lambda row: (row["owner"], row["kind"], row["level"], row["count"]))
    else:
        same["count"] += prisoners["count"]


def continue_effect(flow: Flow, option: Option) -> None:
    flow.window("offer_surrender")
    begin_round(flow)


def surrender_effect(flow: Flow, option: Option) -> None:
    """The defender proposes nothing."""
    flow.window("battle_continue")
    begin_round(flow)


CHAPTERS = {
    "declare_capture": Chapter(("declare_capture", "offer_surrender", "pass"), capture_effect, capture_options),
    "choose_protection": Chapter(("choose_protection",), protection_effect, protection_options),
    "declare_flight": Chapter(("pass",), flight_effect),
    "assign_crews": Chapter(("crew_engine", "aim_engine", "done"), crew_effect, crew_options),
    "captain_use": Chapter(("captain_use", "pass"), captain_effect, captain_options),
    "sacrifice_li": Chapter(("sacrifice_li", "pass"), sacrifice_effect, sacrifice_options),
    "reroll_attack": Chapter(("reroll_attack", "pass"), reroll_effect, reroll_options),
    "melee_rolled": Chapter(("pass",), rolled_effect),
    "spend_blood": Chapter(("spend_blood",), blood_effect, blood_options),
    "overwhelming_choice": Chapter(("overwhelming_choice",), overwhelming_effect, overwhelming_options),
    "assign_damage": Chapter(("hit",), damage_effect, hit_options),
    "offer_surrender": Chapter(("pass",), surrender_effect),
    "battle_continue": Chapter(("fight_on",), continue_effect),
}
