"""What the components of Kingsburg say of themselves, composed from their values; with where the values come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ....words import Words
from ....words.sheet import Thing
from ..components import BOXES, CRANE, GOODS, Advisor, Amount, Box, Building, Enemy, Goods

SHORT_REPEATS = 4
"""Up to so many equal goods are written as letters one after the other."""


def things(box: str, words: Words) -> list[Thing]:
    """Advisors, buildings, enemies and the ideas of the rules, with their values and where those come from."""
    return _things(BOXES[box], words)


def facts(box: str) -> dict[str, Any]:
    """Advisors, buildings and enemies with their values, how strong each year's enemies can be, and what a standing
    building makes cheaper (KB-14.18)."""
    own = BOXES[box]
    with_crane = {building.id: own.cost(building, CRANE) for building in own.buildings}
    return {
        "advisors": [own.advisors[value] for value in sorted(own.advisors)],
        "buildings": own.buildings,
        "enemies": list(own.enemies.values()),
        "strengths": [own.strengths(year) for year in range(1, 6)],
        "cheaper": {"crane": {b.id: with_crane[b.id] for b in own.buildings if with_crane[b.id] != b.cost.goods}},
    }


def _things(box: Box, words: Words) -> list[Thing]:
    advisors = [_advisor(box, advisor, words) for _, advisor in sorted(box.advisors.items())]
    buildings = [_building(box, place, building, words) for place, building in enumerate(box.buildings)]
    enemies = [_enemy(box, enemy, words) for enemy in box.enemies.values()]
    return [*advisors, *buildings, *enemies, *_ideas(words)]


def _advisor(box: Box, advisor: Advisor, words: Words) -> Thing:
    name = words.say("card-advisor", value=advisor.value, name=words.say(f"advisor-{advisor.id}"))
    lines = (words.say(f"advisor-{advisor.id}-explain", **_explained(advisor)),)
    rule = f"KB-8.{advisor.value + 4}"
    return Thing("advisor", advisor.id, name, lines, rule, *_provenance(box, "advisors", advisor.id))


def _explained(advisor: Advisor) -> dict[str, int]:
    """The figures of an advisor by the names the texts give them."""
    figures = {name: int(getattr(advisor, name)) for name in ("vp", "cost_vp", "soldiers", "plus_two", "any")}
    if len(advisor.options) == 1:
        figures |= dict(zip(GOODS, advisor.options[0].goods, strict=True))
    for letter, option in zip("ab", advisor.options, strict=False):
        figures |= {f"{letter}_{good}": number for good, number in zip(GOODS, option.goods, strict=True)}
    return figures


def _building(box: Box, place: int, building: Building, words: Words) -> Thing:
    lines = (
        words.say(
            "card-building", row=building.row, column=building.column, cost=goods_text(building.cost.goods, words)
        ),
        words.say("card-building-worth", vp=building.vp, battle=battle_text(building, words)),
        words.say(f"building-{building.id}-explain"),
    )
    name, rule = words.say(f"building-{building.id}"), f"KB-14.{place + 1}"
    return Thing("building", building.id, name, lines, rule, *_provenance(box, "buildings", building.id))


def battle_text(building: Building, words: Words) -> str:
    """What a building adds in battle: "+1, +2 against Zombies"."""
    versus = [
        words.say("battle-versus", value=_signed(value), enemy=words.say(f"enemy-{kind}"))
        for kind, value in building.battle_versus.items()
    ]
    return ", ".join([_signed(building.battle), *versus])


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def _enemy(box: Box, enemy: Enemy, words: Words) -> Thing:
    name = words.say("card-enemy", enemy=words.say(f"enemy-{enemy.type}"), year=enemy.year, strength=enemy.strength)
    lines = (words.say("sheet-effects", loss=gain_text(enemy.loss, words), reward=gain_text(enemy.reward, words)),)
    rule = "KB-A37" if "rejected" in _row(box, "enemies", enemy.id) else "KB-15.1"
    return Thing("enemy", enemy.id, name, lines, rule, *_provenance(box, "enemies", enemy.id))


def _ideas(words: Words) -> list[Thing]:
    ideas = [key.removesuffix("-explain") for key in words.keys if key.startswith("glossary-") and "-explain" in key]
    return [Thing("glossary", key.partition("-")[2], words.say(key), (words.say(f"{key}-explain"),)) for key in ideas]


def _row(box: Box, table: str, id: str) -> dict[str, Any]:
    return next(row for row in box.data[table] if row["id"] == id)


def _provenance(box: Box, table: str, id: str) -> tuple[str, tuple[str, ...]]:
    """Where a value comes from, and what the component file says about it in its own words."""
    row = _row(box, table, id)
    if row != _row(BOXES[""], table, id):
        return "owner", ()
    keys = ("ref", "why", "book_confirms", "cross_check", "rejected", "note")
    return str(row["source"]), tuple(str(row[key]) for key in keys if key in row)


# amounts


def goods_text(goods: Sequence[int], words: Words) -> str:
    """Goods by name: "2 gold and 1 stone"."""
    said = [words.say(f"good-{good}", n=number) for good, number in zip(GOODS, goods, strict=True) if number]
    return words.listed(said) or words.say("nothing")


@lru_cache(maxsize=1024)
def gain_text(amount: Amount, words: Words) -> str:
    """Everything an enemy gives or takes."""
    return words.listed(_amount(amount, words)) or words.say("nothing")


_KEYS = {
    "gold": "good-gold",
    "wood": "good-wood",
    "stone": "good-stone",
    "any": "any-goods",
    "buildings": "buildings",
    "vp": "vp",
}


def _amount(amount: Amount, words: Words) -> list[str]:
    values = msgspec.structs.asdict(amount)
    if amount.gold == amount.wood == amount.stone > 0:
        each = words.say("goods-each", n=amount.gold)
        return [
            each,
            *(words.say(_KEYS[field], n=values[field]) for field in ("any", "buildings", "vp") if values[field]),
        ]
    return [words.say(key, n=values[field]) for field, key in _KEYS.items() if values[field]]


def advisor_gives(advisor: Advisor, words: Words) -> str:
    """An advisor's gain in few words: "1 wood + 1 gold / 1 stone"."""
    parts = [words.say("gives-cost-vp", n=advisor.cost_vp)] if advisor.cost_vp else []
    if advisor.options:
        parts.append(_alternatives([_amount(option, words) for option in advisor.options]))
    if advisor.any:
        parts.append(words.say("any-goods-brief", n=advisor.any))
    if advisor.exchange:
        parts.append(words.say("gives-exchange"))
    if advisor.plus_two:
        parts.append(words.say("gives-plus-two", n=advisor.plus_two))
    if advisor.soldiers:
        parts.append(words.say("soldier", n=advisor.soldiers))
    if advisor.peek:
        parts.append(words.say("gives-peek"))
    if advisor.vp:
        parts.append(words.say("vp", n=advisor.vp))
    return " + ".join(parts)


def _alternatives(options: list[list[str]]) -> str:
    """What all alternatives share comes once: "1 wood + 1 gold / 1 stone"."""
    shared = [part for part in options[0] if all(part in option for option in options)]
    if len(options) == 1:
        return " + ".join(shared)
    differ = [" + ".join(part for part in option if part not in shared) for option in options]
    return " + ".join([*shared, " / ".join(differ)])


@lru_cache(maxsize=1024)
def goods_short(goods: Goods, words: Words) -> str:
    """Goods as letters: "GGS" is two gold and a stone."""
    letters = [words.say(f"short-{good}") for good in GOODS]
    return "".join(
        letter * n if n <= SHORT_REPEATS else f"{n}{letter}" for letter, n in zip(letters, goods, strict=True)
    )


def advisor_short(advisor: Advisor, words: Words) -> str:
    """An advisor's gain in letters: "WG/WS", "??+2"."""
    goods = "/".join(goods_short(option.goods, words) for option in advisor.options) + "?" * advisor.any
    parts = [words.say("short-cost-vp", n=advisor.cost_vp)] if advisor.cost_vp else []
    parts += [goods] if goods else []
    if advisor.exchange:
        parts.append(words.say("short-exchange"))
    if advisor.plus_two:
        parts.append("+2")
    if advisor.soldiers:
        parts.append(words.say("short-soldiers", n=advisor.soldiers))
    if advisor.vp:
        parts.append(words.say("short-vp", n=advisor.vp))
    if advisor.peek:
        parts.append(words.say("short-peek"))
    return " ".join(parts)
