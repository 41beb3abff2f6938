"""The board of Kingsburg as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, Sheet, SheetTable, line
from ..components import BUILDINGS, PHASES, ROWS, Box, Enemy
from ..state import NOBODY, Kingsburg, Province, standing
from .cards import advisor_gives, advisor_short, gain_text, goods_short

COLUMNS = ("I", "II", "III", "IV")
Placed = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""A group of dice: the advisor it stands on, whose it is, its coloured and its white dice."""


def sheet(o: Kingsburg, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it."""
    sections = [status(o, words, names), court(o, words, names), players(o, words, names)]
    if viewer >= 0:
        sections.append(own_province(o, viewer, words))
    sections.append(enemy(o, viewer, words, names))
    sections += [other_province(o, seat, words, names) for seat in o.order if seat != viewer]
    return Sheet(words.say("game-name"), tuple(sections))


def beside(o: Kingsburg, viewer: int, words: Words, names: Sequence[str]) -> tuple[Section, ...]:
    """The key numbers of all, and what winter may bring."""
    return (players(o, words, names), enemy(o, viewer, words, names))


# where are we

STEPS = {
    "reroll": "roll",
    "influence": "influence",
    **dict.fromkeys(
        ("advisor_merchant", "advisor_hunter", "advisor_swordsmith", "advisor_goods", "advisor_alchemist"), "receive"
    ),
    "build": "build",
    "build_second": "build",
    "town_hall": "end",
}
"""The step of a production season that each of its decisions belongs to."""


def phase(o: Kingsburg, words: Words) -> list[str]:
    """Year, phase, and in a production season its step."""
    track = [words.say("track-year", year=o.year), words.say(f"phase-{PHASES[o.phase - 1]}")]
    step = STEPS.get(o.agenda[-1].name) if o.agenda else None
    return track if step is None else [*track, words.say(f"track-{step}")]


def status(o: Kingsburg, words: Words, names: Sequence[str]) -> Section:
    """Year, phase, turn order, and who has the Envoy and the aid die."""
    now = words.say("sheet-now", year=o.year, phase=words.say(f"phase-{PHASES[o.phase - 1]}"), number=o.phase)
    order = line(words.say("sheet-order"), *(Cell(player(words, seat, names), seat) for seat in o.order))
    lines = [line(Cell(now, mark="strong")), order, line(words.say("sheet-envoy"), _holder(o.envoy, words, names))]
    if o.aid_die != NOBODY:
        lines.append(line(words.say("sheet-aid-die"), _holder(o.aid_die, words, names)))
    brief = words.say("sheet-now-brief", year=o.year, phase=words.say(f"phase-{PHASES[o.phase - 1]}"))
    return Section("status", words.say("sheet-status"), tuple(lines), (), (line(Cell(brief, mark="strong"), *order),))


def _holder(seat: int, words: Words, names: Sequence[str]) -> Cell:
    if seat == NOBODY:
        return Cell(words.say("sheet-envoy-home"), mark="faint")
    return Cell(player(words, seat, names), seat)


# the King's Court


def court(o: Kingsburg, words: Words, names: Sequence[str]) -> Section:
    """The eighteen advisors: what they give, and whose dice are on them."""
    placed = tuple((g.advisor, g.seat, tuple(g.colored_dice), tuple(g.white_dice)) for g in o.groups)
    return _court(o.box, placed, words, tuple(names))


@lru_cache(maxsize=4096)
def _court(box: Box, placed: tuple[Placed, ...], words: Words, names: tuple[str, ...]) -> Section:
    full, brief = [], []
    for value in sorted(box.advisors):
        on_it = [group for group in placed if group[0] == value]
        number, name, gives, short = _advisor(box, value, bool(on_it), words)
        full.append((number, name, gives, tuple(_group(group, words, names) for group in on_it)))
        taken = tuple(Cell("" if seat >= 0 else "#", seat) for _, seat, _, _ in on_it)
        brief.append((number, taken or line(" "), name, short))
    header = tuple(words.say(f"sheet-court-{column}") for column in ("value", "advisor", "gives", "taken"))
    short_header = ("", *header[1:])
    return Section(
        "board",
        words.say("glossary-court"),
        tables=(SheetTable(header, tuple(full), numeric=(0,), folds=True),),
        brief=(SheetTable(("", "", "", ""), tuple(brief), numeric=(0,), folds=True, caption=" ".join(short_header)),),
    )


@lru_cache(maxsize=1024)
def _advisor(box: Box, value: int, taken: bool, words: Words) -> tuple[Line, Line, Line, Line]:
    """What does not change: value, name, gain, and the gain in letters."""
    advisor = box.advisors[value]
    name = Cell(words.say(f"advisor-{advisor.id}"), mark="faint" if taken else "")
    gives, short = advisor_gives(advisor, words), advisor_short(advisor, words)
    return line(str(value)), line(name), line(gives), line(short)


def _group(group: Placed, words: Words, names: Sequence[str]) -> Cell:
    _, seat, colored, white = group
    dice = dice_text(colored, white, words)
    if seat == NOBODY:
        return Cell(words.say("sheet-neutral", dice=dice), mark="faint")
    return Cell(words.say("sheet-group", name=player(words, seat, names), dice=dice), seat)


def dice_text(colored: Sequence[int], white: Sequence[int], words: Words) -> str:
    """Dice, the largest first, white ones in brackets: "5 3 (4)"."""
    shown = " ".join(map(str, sorted(colored, reverse=True)))
    if not white:
        return shown
    return words.say("dice-white", colored=shown, white=" ".join(map(str, sorted(white, reverse=True))))


# the players


def players(o: Kingsburg, words: Words, names: Sequence[str]) -> Section:
    """Every player's key numbers, in turn order."""
    columns = ("player", "vp", "gold", "wood", "stone", "plus-two", "soldiers", "battle", "buildings", "dice", "has")
    rows = tuple(_player_row(o, seat, words, names) for seat in o.order)
    table = SheetTable(_header(words, "sheet-player", columns), rows, numeric=tuple(range(1, 9)))
    return Section("players", words.say("sheet-players"), tables=(table,), brief=(table,))


def _player_row(o: Kingsburg, seat: int, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    province = o.provinces[seat]
    numbers = (*province.goods, province.plus_two, province.soldiers)
    dice = (tuple(province.colored), tuple(province.white))
    has = tuple(_has(o, seat, province, words))
    name, fight = player(words, seat, names), combat_range(o, seat)
    return _row(seat, name, province.vp, numbers, fight, province.buildings, dice, has, words)


@lru_cache(maxsize=4096)
def _row(
    seat: int,
    name: str,
    vp: int,
    numbers: tuple[int, ...],
    fight: tuple[int, int],
    buildings: int,
    dice: tuple[tuple[int, ...], tuple[int, ...]],
    has: tuple[str, ...],
    words: Words,
) -> tuple[Line, ...]:
    low, high = fight
    battle = str(low) if low == high else words.say("sheet-range", low=low, high=high)
    return (
        line(Cell(name, seat)),
        line(Cell(str(vp), mark="strong")),
        *map(_number, numbers),
        line(battle),
        line(str(buildings)),
        line(dice_text(*dice, words)),
        line(*has),
    )


@lru_cache(maxsize=64)
def _header(words: Words, prefix: str, columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(words.say(f"{prefix}-{column}") for column in columns)


@lru_cache(maxsize=256)
def _number(n: int) -> Line:
    return line(Cell(str(n), mark="" if n else "faint"))


def _has(o: Kingsburg, seat: int, province: Province, words: Words) -> list[str]:
    has = [words.say("sheet-has-envoy")] if o.envoy == seat else []
    if o.aid_die == seat:
        has.append(words.say("sheet-has-aid-die"))
    if province.passed and any(group.seat >= 0 for group in o.groups):
        has.append(words.say("sheet-has-passed"))
    return has


def combat_range(o: Kingsburg, seat: int) -> tuple[int, int]:
    """The combat value against this year's enemies, without reinforcements: they differ by kind."""
    province = o.provinces[seat]
    low, high = _battle_range(o.box, province.built, o.year)
    return province.soldiers + low, province.soldiers + high


@lru_cache(maxsize=4096)
def _battle_range(box: Box, built: int, year: int) -> tuple[int, int]:
    """What the buildings add, at least and at most."""
    kinds = {card.type for card in box.enemies.values() if card.year == year}
    values = [box.battle(built, kind) for kind in kinds]
    return min(values), max(values)


# the provinces


def own_province(o: Kingsburg, viewer: int, words: Words) -> Section:
    """The viewer's 5 × 4 buildings: what stands, and what the rest costs and scores."""
    return _province(o.box, o.provinces[viewer].built, words)


@lru_cache(maxsize=4096)
def _province(box: Box, built: int, words: Words) -> Section:
    rows = tuple(tuple(_place(box, built, building, words) for building in row) for row in ROWS)
    names = [words.say(f"building-{building}") for building in standing(built)]
    brief = line(words.say("sheet-built"), Cell(", ".join(names) or words.say("sheet-nothing-built"), mark="good"))
    table = SheetTable(COLUMNS, rows, grid=True, caption=words.say("sheet-province-caption"))
    return Section("own", words.say("sheet-own"), tables=(table,), brief=(brief,))


def _place(box: Box, built: int, building: str, words: Words) -> Line:
    place = BUILDINGS.index(building)
    name, card = words.say(f"building-{building}"), box.buildings[place]
    if built >> place & 1:
        return (Cell(words.say("sheet-standing", name=name), mark="good"),)
    cost = box.cost(card, built)
    next_in_row = place % 4 == 0 or built >> (place - 1) & 1
    price = Cell(words.say("sheet-price", cost=goods_short(cost, words), vp=card.vp), mark="faint")
    return (Cell(name, mark="" if next_in_row else "faint"), price)


def other_province(o: Kingsburg, seat: int, words: Words, names: Sequence[str]) -> Section:
    """What another player has built, row by row."""
    heading = words.say("sheet-province-of", name=player(words, seat, names))
    return Section("others", heading, _built_rows(o.provinces[seat].built, words))


@lru_cache(maxsize=4096)
def _built_rows(built: int, words: Words) -> tuple[Line, ...]:
    stand = standing(built)
    rows = [[words.say(f"building-{building}") for building in row if building in stand] for row in ROWS]
    lines = [line(Cell(", ".join(row))) for row in rows if row]
    return tuple(lines or [line(Cell(words.say("sheet-nothing-built")))])


# the enemy


def enemy(o: Kingsburg, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """What winter may bring: the back of the card, its face for who has seen it, and one's own chances."""
    heading = words.say("sheet-enemy")
    if o.battle is not None:
        return Section("secret", heading, *_battle(o, words, names))
    top = o.enemies.top()
    if top is None:
        return Section("secret", heading, (line(words.say("sheet-no-enemy")),))
    low, high = o.box.strengths(o.year)
    lines = [line(Cell(words.say("enemy-back", year=o.year, min=low, max=high), mark="strong"))]
    if top.known_to:
        looked = [Cell(player(words, seat, names), seat) for seat in top.known_to]
        lines.append(line(words.say("sheet-looked"), *looked))
    possible = [o.box.enemies[top.card]] if top.card else _possible(o, top.group)
    if top.card:
        lines.append(line(Cell(words.say("sheet-only-you", face=_face(possible[0], words)), mark="bad")))
    if viewer >= 0:
        lines.append(line(_chances(o, viewer, possible, words)))
    brief = line(Cell(words.say("sheet-enemy-brief", min=low, max=high), mark="strong"))
    if viewer >= 0:
        brief += (_chances(o, viewer, possible, words, "-brief"),)
    more = (tuple(cell for said in lines[1 : 2 + bool(top.card)] for cell in said),) if top.known_to else ()
    cards = (_cards(o, viewer, possible, words),)
    return Section("secret", heading, tuple(lines), cards, (brief, *more), private=bool(top.known_to and top.card))


def _face(card: Enemy, words: Words) -> str:
    return words.say("sheet-face", enemy=words.say(f"enemy-{card.type}"), strength=card.strength)


def _possible(o: Kingsburg, group: str) -> list[Enemy]:
    return sorted((o.box.enemies[card] for card in o.enemies.pools[group]), key=_by_strength)


def _by_strength(card: Enemy) -> tuple[int, str]:
    return card.strength, card.id


def _chances(o: Kingsburg, viewer: int, possible: list[Enemy], words: Words, brief: str = "") -> Cell:
    """The least reinforcements that win against every enemy this one may still be."""
    needed = max(card.strength - o.combat_value(viewer, card.type) for card in possible) + 1
    low, high = combat_range(o, viewer)
    have = str(low) if low == high else words.say("sheet-range", low=low, high=high)
    if needed <= 1:
        return Cell(words.say(f"sheet-safe{brief}", value=have), mark="good")
    if needed > 6:
        return Cell(words.say(f"sheet-weak{brief}", value=have, missing=needed - 6), mark="bad")
    return Cell(words.say(f"sheet-needs{brief}", value=have, die=needed))


def _cards(o: Kingsburg, viewer: int, possible: list[Enemy], words: Words) -> SheetTable:
    """The cards it may be; for a player also the reinforcements that would win against each."""
    ids = tuple(card.id for card in possible)
    if viewer < 0:
        return _card_table(o.box, ids, (), words)
    needs = tuple(max(1, card.strength - o.combat_value(viewer, card.type) + 1) for card in possible)
    return _card_table(o.box, ids, needs, words)


@lru_cache(maxsize=4096)
def _card_table(box: Box, ids: tuple[str, ...], needs: tuple[int, ...], words: Words) -> SheetTable:
    columns = ["type", "strength", "loss", "reward", *(["need"] if needs else [])]
    rows = []
    for number, card in enumerate(box.enemies[id] for id in ids):
        row = [
            words.say(f"enemy-{card.type}"),
            str(card.strength),
            gain_text(card.loss, words),
            gain_text(card.reward, words),
        ]
        if needs:
            row.append(words.say("sheet-die-from", die=needs[number]))
        rows.append(tuple(map(line, row)))
    return SheetTable(tuple(words.say(f"sheet-enemy-{column}") for column in columns), tuple(rows), numeric=(1,))


def _battle(
    o: Kingsburg, words: Words, names: Sequence[str]
) -> tuple[tuple[Line, ...], tuple[SheetTable, ...], tuple[Line, ...]]:
    """The card turned up, the reinforcements, and who has won."""
    assert o.battle is not None
    card = o.box.enemies[o.battle.enemy]
    face = _face(card, words)
    effects = words.say("sheet-effects", loss=gain_text(card.loss, words), reward=gain_text(card.reward, words))
    lines = [line(Cell(face, mark="bad")), line(effects)]
    if o.battle.reinforcements:
        lines.append(line(words.say("sheet-reinforced", n=o.battle.reinforcements)))
    results = [
        Cell(words.say("sheet-fought", name=player(words, seat, names), value=value, result=result), seat)
        for seat, (value, result) in enumerate(zip(o.battle.values, o.battle.results, strict=True))
    ]
    return (*lines, *((cell,) for cell in results)), (), (line(Cell(face, mark="bad"), effects), tuple(results))
