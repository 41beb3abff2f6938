"""How bots play Medioevo Universale."""

from __future__ import annotations

import pentapolis as pp
from pentapolis.arena import series
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.games.medioevo import TITLE, heuristics


def test_greedy_beats_random() -> None:
    games = series("medioevo", ("greedy", "random"), games=2, seed=3)
    for game in games:
        assert game.ahead(game.line_up.index("greedy"))


def test_small_decisions_are_left_to_the_thumb() -> None:
    """Worlds are imagined only where an army sets out or fights on."""
    chance = pp.FastChance(5)
    g, _ = TITLE.new(TITLE.table(3), chance)
    greedy = bot("greedy", TITLE, seed=1)
    weighed = 0
    for _ in range(150):
        seat = TITLE.to_act(g)[0]
        options = TITLE.asked(g, seat)
        observation = TITLE.observe(g, seat)
        chosen = greedy.choose(seen(TITLE, g, seat), seat, options)
        assert chosen in options
        if len(options) > 1 and not heuristics.weighs(observation):
            assert chosen == heuristics.thumb(observation, seat, options)
        weighed += heuristics.weighs(observation)
        TITLE.apply(g, seat, chosen, chance)
    assert weighed < 30
