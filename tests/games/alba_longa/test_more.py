"""Corners that mutants of the rules were found to hide in."""

from __future__ import annotations

from games.alba_longa.scene import FOUR, scene
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.court import assign_peasants
from pentapolis.games.alba_longa.events import Eliminated, PhaseBegan, SeasonBegan
from pentapolis.games.alba_longa.year import next_year
from pentapolis.games.alba_longa.year_end import end_year, grow_population
from support import rule


@rule("AL-18.6")
def test_when_the_last_kings_starve_nothing_more_happens() -> None:
    g = scene(season="harvest", year=2, wheat=dict.fromkeys(FOUR, 0))
    g.run(end_year, next_year)
    assert g.state.over
    assert g.state.year == 2
    assert [event.seat for event in g.told(Eliminated)] == [0, 1, 2, 3]
    assert [event.phase for event in g.told(PhaseBegan)] == ["feed"]
    assert [event.season for event in g.told(SeasonBegan)] == ["year_end"]


@rule("AL-4.3")
def test_a_free_peasant_can_t_do_what_is_no_job() -> None:
    g = scene(home=dict.fromkeys(FOUR, 12))
    g.run(assign_peasants)
    g.refused("Cédric", "place_free job=farmer", "AL-4.3", "refused-no-farmers-yet")
    g.refused("Cédric", "place_free job=baker", "AL-4.1", "refused-not-an-option")


@rule("AL-16.7")
def test_who_wants_to_grow_too_much_is_told_the_limit() -> None:
    g = scene(wheat={"Cédric": 30})
    g.run(grow_population)
    refused = TITLE.why_not(g.state, 0, TITLE.parse("grow n=7"))
    assert refused is not None
    assert (refused.reason, refused.arguments) == ("refused-growth-limit", {"n": 7, "most": 6})
