"""Alba Longa on one page: the year, the court, what the jobs bring, attacks, bread, the end, and the variants."""

from __future__ import annotations

from ...words import Words
from ...words.sheet import Area, Cell, Section, Sheet, SheetTable, line
from .components import BLESSING, BOXES, GROWTH, JOBS, PHASES, PLACES, SABOTAGES, YIELDS, Box
from .sheet.amounts import numbers_text

COURT = ("call", "take", "buy", "pass", "farmers", "free")
ATTACK = ("target", "strength", "order", "hit", "heroes")
TASK = ("goal", "tie", "end")
VARIANTS = ("job_well_done", "spoils_of_war", "assisi")


def aid(box: str, words: Words) -> Sheet:
    """The player aid, with the values of a box."""
    chosen = BOXES[box]
    return Sheet(
        words.say("aid-title"),
        (
            _listed("players", "task", TASK, words),
            _season(words),
            _court(chosen, words),
            _jobs(chosen, words),
            _attack(words),
            _bread(words),
            _variants(words),
        ),
    )


def _listed(area: Area, name: str, keys: tuple[str, ...], words: Words, tables: tuple[SheetTable, ...] = ()) -> Section:
    lines = tuple(line(words.say(f"aid-{name}-{key}")) for key in keys)
    return Section(area, words.say(f"aid-{name}"), lines, tables)


def _season(words: Words) -> Section:
    """The phases of a season, those of the harvest among them, and the end of the year."""
    rows = [
        (
            line(str(number)),
            line(Cell(words.say(f"phase-{phase}"), mark="strong")),
            line(words.say(f"aid-phase-{phase}")),
        )
        for number, phase in enumerate(PHASES, 1)
    ]
    return Section("status", words.say("aid-year"), tables=(SheetTable(("", "", ""), tuple(rows), numeric=(0,)),))


def _court(box: Box, words: Words) -> Section:
    """Courts and purchases; what calling court costs, round by round."""
    costs = words.say("aid-court-costs", costs=numbers_text(box.dice_costs))
    section = _listed("board", "court", COURT, words)
    return Section(section.area, section.heading, (line(costs), *section.lines))


def _jobs(box: Box, words: Words) -> Section:
    """The five jobs: where, what they bring, and what a sabotage does to them."""
    granary = "yes" if box.granary_yields else "no"
    header = tuple(words.say(f"aid-jobs-{column}") for column in ("job", "brings", "hit"))
    rows = tuple(
        (
            line(
                Cell(words.say(f"job-{job}"), mark="strong"), words.say("in-brackets", text=words.say(f"place-{place}"))
            ),
            line(words.say(f"aid-{job}", granary=granary)),
            line(words.say(f"aid-{job}-hit")),
        )
        for job, place in zip(JOBS, PLACES, strict=True)
    )
    return Section("own", words.say("kind-job"), tables=(SheetTable(header, rows),))


def _attack(words: Words) -> Section:
    """How an attack goes, and how many sabotages a success is worth."""
    firsts = [n for n in range(1, len(SABOTAGES)) if SABOTAGES[n] > SABOTAGES[n - 1]]
    lasts = [*(n - 1 for n in firsts[1:]), 0]
    header = tuple(
        words.say("aid-range", low=low, high=high) if high else words.say("aid-from", low=low)
        for low, high in zip(firsts, lasts, strict=True)
    )
    row = tuple(line(str(SABOTAGES[n])) for n in firsts)
    return _listed(
        "secret", "attack", ATTACK, words, (SheetTable(header, (row,), caption=words.say("aid-attack-sabotages")),)
    )


def _bread(words: Words) -> Section:
    """What farmers harvest, what a blessing takes, who eats, and what new peasants cost."""
    columns = tuple(words.say(f"aid-bread-{column}") for column in ("climate", "standing", "improved", "lying"))
    yields = tuple(
        (
            line(Cell(words.say(f"climate-{climate}"), mark="strong")),
            *(line(str(n)) for n in (wheat, wheat + 1, wheat - 1)),
        )
        for climate, wheat in YIELDS.items()
    )
    growth = tuple(line(str(cost)) for cost in GROWTH[1:])
    tables = (
        SheetTable(columns, yields, caption=words.say("aid-bread-yields")),
        SheetTable(
            tuple(str(n) for n in range(1, len(GROWTH))),
            (growth,),
            caption=words.say("aid-bread-growth"),
        ),
    )
    lines = (line(words.say("aid-bread-improve")), line(words.say("aid-bread-bless", n=BLESSING)))
    return Section("own", words.say("aid-bread"), lines, tables)


def _variants(words: Words) -> Section:
    lines = tuple(
        line(Cell(words.say(f"option-{variant}"), mark="strong"), words.say(f"aid-variant-{variant}"))
        for variant in VARIANTS
    )
    return Section("others", words.say("aid-variants"), lines)
