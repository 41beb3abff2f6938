"""Liar's Dice: bid on dice that nobody sees all of, and doubt what others bid."""

from pentapolis.kernel.agreement import Agreed, TableOption
from pentapolis.kernel.title import Length, Rules, Title

from . import rules

TITLE = Title(
    id="liars_dice",
    players=range(2, 7),
    rules=Rules(
        state=rules.LiarsDice,
        modules=[rules],
        setup=rules.setup,
        start=rules.first_round,
        outcome=rules.outcome,
        imagine=rules.imagine,
    ),
    table=Agreed(
        options=[TableOption("dice", ("5", "4", "3", "2", "1")), TableOption("wild", ("ones", "sixes", "none"))]
    ),
    play=Length(minutes=(10, 30), weight=1, rounds=lambda g: g.round),
)
