"""Small texts that several parts of the sheet share: effects, spaces, workers, names of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....words import Words
from ....words.naming import key_of
from ....words.sheet import Cell
from ..components import ANY, DICE, WORKERS, Face
from ..tables import Effect, Effects, Icon

ROMAN = ("", "I", "II", "III", "IV")


def name_of(id: str, words: Words) -> str:
    """The name of a building or tower: "Ship 2B"."""
    return words.say(key_of(words, "building", id))


def privilege_name(id: str, words: Words) -> str:
    """The name of a privilege, which two of a kind share."""
    return words.say(key_of(words, "privilege", id))


def effect_text(effect: Effect, words: Words) -> str:
    """What an effect does, as a piece of a sentence: "take 1 star"."""
    key = "effect-aqueduct-back" if effect.kind == "aqueduct" and effect.n < 0 else f"effect-{effect.kind}"
    on = effect.target or effect.track
    return words.say(key, n=abs(effect.n), on_id=on or ANY, value=effect.value, worker=effect.worker)


def effects_text(effects: Effects, words: Words) -> str:
    """All effects of a tile: "deploy on any building and take 2 stars"."""
    return words.listed([effect_text(effect, words) for effect in effects]) or words.say("effect-nothing")


def choices_text(effects: Effects, words: Words) -> str:
    """Effects of which one may be chosen."""
    return " · ".join(effect_text(effect, words) for effect in effects)


def tile_text(effects: Effects, words: Words) -> str:
    """The actions of a tile in little room: "deploy: ship, farm · extension"."""
    targets = [words.say(f"type-{effect.target}") for effect in effects if effect.kind == "deploy"]
    said = [words.say("sheet-tile-deploy", targets=", ".join(targets).lower())] if targets else []
    for effect in effects:
        if effect.kind == "gain_extension":
            said.append(words.say("glossary-extension"))
        elif effect.kind == "gain_star":
            said.append(words.say("stars", n=effect.n))
    return " · ".join(said)


def workers_text(counts: Sequence[int], words: Words) -> str:
    """Workers by type: "2 sailors and 1 farmer"."""
    there = zip(WORKERS, counts, strict=True)
    return words.listed([words.say(f"worker-{worker}", n=n) for worker, n in there if n]) or words.say("nobody")


def space_text(space: Sequence[str], words: Words) -> str:
    """What a space asks for: "2 soldiers and 1 of any type"."""
    kinds = [kind for kind in (*WORKERS, ANY) if kind in space]
    return words.listed([words.say(f"worker-{kind}", n=space.count(kind)) for kind in kinds])


def spaces_text(face: Face, words: Words) -> str:
    """The spaces of a building in the order in which they are filled."""
    return " → ".join(space_text(space, words) for space in face.spaces)


def die_text(face: Face, words: Words) -> str:
    """The die of a building's special deployment: "blue 2"."""
    return words.say("sheet-die-face", color=DICE[face.color] if face.color >= 0 else ANY, value=face.value)


def tower_text(face: Face, words: Words) -> str:
    """A tower in a few words: "die 1: 2 soldiers, defence +1, when built: take 1 star"."""
    said = [spaces_text(face, words)] if face.size else [words.say("effect-exchange", n=face.exchange)]
    if face.defence:
        said.append(words.say("sheet-shield", n=face.defence))
    if face.bonus:
        said.append(words.say("sheet-tower-bonus", bonus=effects_text(face.bonus, words)))
    return words.say("sheet-tower", value=face.value, says=", ".join(said))


def icon_text(icon: Icon, words: Words) -> str:
    """What a place gives, and whether it covers a recruitment symbol."""
    said = effects_text(icon.bonus, words)
    if icon.permanent and icon.bonus:
        said = words.say("effect-permanent", effect=said)
    return words.say("sheet-with-symbol", bonus=said, n=icon.recruit) if icon.recruit else said


def spaced(cells: Iterable[Cell]) -> list[Cell]:
    """Cells with a dot between them."""
    return [part for cell in cells for part in (Cell("·", mark="faint"), cell)][1:]


def sentence(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
