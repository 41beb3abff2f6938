"""What is certain to follow from an action of Discordia, in a few words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.action import Action
from ....words import Words
from ..actions import (
    Accept,
    ChooseExtension,
    ChoosePrivilege,
    ChooseTower,
    ClaimDecree,
    DeployBonus,
    DraftBuilding,
    EndTurn,
    LoseBuilding,
    LoseTower,
    MainBuild,
    MainDeploy,
    MainExtension,
    MainStars,
    MainUpgrade,
    Pay,
    PickDie,
    PlaceAnchorShop,
    ReturnWorkers,
    SeasonBonus,
    SpecialDeploy,
    TowerExchange,
    UsePrivilege,
)
from ..components import ANY_COLOR, DIE_PLACES, EXTENSION_PLACES, PRIVILEGE_EXTENSIONS, ROWS, TRACKS, UPGRADE
from ..houses import fitting_ways, own
from ..state import Discordia, House
from ..turn import upgrades_with
from ..workers import counted, minus, standing
from .amounts import (
    die_text,
    effect_text,
    effects_text,
    icon_text,
    name_of,
    space_text,
    spaces_text,
    tower_text,
    workers_text,
)
from .checklist import Open, still_open


def note(o: Discordia, seat: int, action: Action, words: Words) -> str:
    """What follows: a face, a price in workers, what a place gives, and for the end of a turn what is left unused."""
    says = NOTES.get(type(action))
    return says(o, seat, action, words) if says is not None else ""


# the die


def _pick(o: Discordia, seat: int, action: PickDie, words: Words) -> str:
    """The value, and what it would open beside a main action."""
    value = o.dice[DIE_PLACES[action.die]] + action.change
    box, city = o.box, o.cities[seat]
    said = [words.say("note-value", value=value)]
    any_color = box.permanent[city.upgrade][0]
    shown = [
        name_of(house.building, words)
        for house in city.houses()
        if len(house.workers) < (face := box.faces[house.building]).size
        and face.value == value
        and (face.color in (ANY_COLOR, DIE_PLACES[action.die]) or any_color >> face.type & 1)
        and house.building not in city.locked
        and fitting_ways(box, city, house.building)
    ]
    if shown:
        said.append(words.say("note-special", buildings=", ".join(shown)))
    if value == o.season_value:
        said.append(words.say("note-season"))
    if upgrades_with(box, city, value):
        said.append(words.say("note-upgrade"))
    towers = [
        name_of(house.building, words)
        for house in city.towers
        if house is not None and (face := box.faces[house.building]).exchange and face.value == value
    ]
    if towers:
        said.append(words.say("note-towers", towers=", ".join(towers)))
    return " · ".join(said)


# buildings


def _build(o: Discordia, seat: int, action: Any, words: Words) -> str:
    """What a building shows, and what comes back from under it."""
    face = o.box.faces[action.building]
    said = [spaces_text(face, words)]
    if face.bonus:
        said.append(effects_text(face.bonus, words))
    cover = getattr(action, "cover", "")
    house = own(o.cities[seat], cover) if cover else None
    if house is not None and house.workers:
        said.append(_back(house, words))
    return " · ".join([die_text(face, words), *said])


def _back(house: House, words: Words) -> str:
    """The workers that a tile gives back to the reserve."""
    return words.say("note-back", workers=workers_text(standing(house.workers), words))


def _deploy(o: Discordia, seat: int, action: Any, words: Words) -> str:
    """What the next space takes, and whether the building is full then."""
    city, box = o.cities[seat], o.box
    house = own(city, action.building)
    if house is None:
        return ""
    face, ways = box.faces[action.building], fitting_ways(box, city, action.building)
    if len(ways) == 1:
        workers = workers_text(counted(ways[0]), words)
    else:
        workers = space_text(face.spaces[len(house.workers)], words)
    full = len(house.workers) + 1 == face.size
    left = city.workers - len(face.spaces[len(house.workers)])
    return words.say("note-deploy", workers=workers, full="yes" if full else "no", left=left)


def _pay(o: Discordia, seat: int, action: Pay | ReturnWorkers, words: Words) -> str:
    """What is left in reserve."""
    left = minus(o.cities[seat].reserve, counted(action))
    return words.say("note-left", workers=workers_text(left, words)) if min(left) >= 0 else ""


def _lose(o: Discordia, seat: int, action: Any, words: Words) -> str:
    """What comes back from a tile that is lost or covered."""
    id = next(value for name in ("building", "tower", "cover") if (value := getattr(action, name, "")))
    house = own(o.cities[seat], id)
    if house is None:
        return ""
    return _back(house, words) if house.workers else words.say("note-empty")


# what a place gives


def _extension(o: Discordia, seat: int, action: Any, words: Words) -> str:
    city, box = o.cities[seat], o.box
    kind = EXTENSION_PLACES[action.extension]
    said = []
    if kind < len(ROWS):
        place, icons = len(city.rows[kind]), box.slots[kind]
        if place < len(icons) and (icons[place].bonus or icons[place].recruit):
            said.append(icon_text(icons[place], words))
    else:
        added = box.track_tiles[TRACKS[kind - len(ROWS)]]
        said.append(words.say("note-adds", spaces=" · ".join(effects_text(space.bonus, words) for space in added)))
    if city.extensions + 1 in PRIVILEGE_EXTENSIONS:
        said.append(words.say("note-privilege", n=city.extensions + 1))
    return " · ".join(said)


def _star(o: Discordia, seat: int, track: str, words: Words) -> str:
    """The space that a star would cover."""
    city, box = o.cities[seat], o.box
    place = city.on_track(track)
    if place >= box.length(track, city.tiles(track)):
        return ""
    return icon_text(box.space(track, place), words)


def _upgrade(o: Discordia, seat: int, action: MainUpgrade, words: Words) -> str:
    return _star(o, seat, UPGRADE, words)


def _accept(o: Discordia, seat: int, action: Accept, words: Words) -> str:
    """A star on the track that is asked about, or the number of workers of an exchange."""
    asked = o.agenda[-1].args if o.agenda else ()
    if not asked:
        return ""
    if asked[0] in TRACKS:
        return _star(o, seat, str(asked[0]), words)
    return words.say("workers", n=int(asked[0]))


def _decree(o: Discordia, seat: int, action: ClaimDecree, words: Words) -> str:
    place = len(o.cities[seat].decrees)
    if place >= len(o.box.decree_slots):
        return ""
    return icon_text(o.box.decree_slots[place], words)


# what a tile gives


def _stars(o: Discordia, seat: int, action: MainStars, words: Words) -> str:
    _, _, stars = o.box.tile_facts[o.action_tiles[o.value - 1]]
    return words.say("stars", n=min(stars, o.star_supply))


def _season(o: Discordia, seat: int, action: SeasonBonus, words: Words) -> str:
    return effects_text(o.box.seasons[o.season].bonus, words)


def _exchange(o: Discordia, seat: int, action: TowerExchange, words: Words) -> str:
    return words.say("workers", n=o.box.faces[action.tower].exchange)


def _privilege(o: Discordia, seat: int, action: Any, words: Words) -> str:
    return " · ".join(effect_text(effect, words) for effect in o.box.privileges[action.privilege].effect)


def _tower(o: Discordia, seat: int, action: ChooseTower, words: Words) -> str:
    said = [tower_text(o.box.faces[action.tower], words)]
    house = own(o.cities[seat], action.replace) if action.replace else None
    if house is not None and house.workers:
        said.append(_back(house, words))
    return " · ".join(said)


# the end of a turn


def _end(o: Discordia, seat: int, action: EndTurn, words: Words) -> str:
    """Everything that the die has opened and that lapses now."""
    if seat != o.active or not o.die:
        return ""
    unused = _unused(still_open(o, seat), words)
    return words.say("note-unused", what=", ".join(unused)) if unused else words.say("note-all-used")


def _unused(left: Open, words: Words) -> list[str]:
    said = [words.say("note-unused-main")] if left.main else []
    if left.special:
        named = ", ".join(name_of(id, words) for id in left.special)
        said.append(words.say("note-special", buildings=named))
    if left.season:
        said.append(words.say("note-season"))
    if left.towers:
        said.append(words.say("note-towers", towers=", ".join(name_of(id, words) for id in left.towers)))
    if left.decrees:
        said.append(words.say("note-decrees", n=len(left.decrees)))
    return said


NOTES: dict[type[Action], Callable[[Discordia, int, Any, Words], str]] = {
    PickDie: _pick,
    DraftBuilding: _build,
    MainBuild: _build,
    MainDeploy: _deploy,
    SpecialDeploy: _deploy,
    DeployBonus: _deploy,
    Pay: _pay,
    ReturnWorkers: _pay,
    MainExtension: _extension,
    ChooseExtension: _extension,
    MainUpgrade: _upgrade,
    Accept: _accept,
    MainStars: _stars,
    SeasonBonus: _season,
    TowerExchange: _exchange,
    UsePrivilege: _privilege,
    ChoosePrivilege: _privilege,
    ClaimDecree: _decree,
    ChooseTower: _tower,
    PlaceAnchorShop: _lose,
    LoseBuilding: _lose,
    LoseTower: _lose,
    EndTurn: _end,
}
