"""Liar's Dice: bid on dice that nobody sees all of, and doubt what others bid."""

from pentapolis.kernel.title import Option, Title

from . import rules

TITLE = Title(
    id="liars_dice",
    prefix="LD",
    version=1,
    players=range(2, 7),
    options=[Option("dice", ("5", "4", "3", "2", "1")), Option("wild", ("ones", "sixes", "none"))],
    state=rules.LiarsDice,
    modules=[rules],
    setup=rules.setup,
    start=rules.first_round,
    outcome=rules.outcome,
    imagine=rules.imagine,
    rounds=lambda g: g.round,
    minutes=(10, 30),
    weight=1,
)
