"""The fights of two years as data: what the client's story of an attack is checked against.

The record holds the events that the client hears, and beside them what the rules counted. If it should differ, delete
it and write it anew with --golden-write.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import ASSISI, CITY_PLACES, SOLDIER
from pentapolis.games.alba_longa.events import Captured, Fought, Gained, HeroRevealed, Sabotaged, SabotageLapsed
from pentapolis.games.alba_longa.sheet import facts
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from support.golden import FOLDER
from support.kept import check_kept

RECORD = FOLDER / "alba_longa/attacks.json"
KINDS = (
    *("season_began", "phase_began", "target_revealed", "hero_revealed", "fought", "sabotaged", "sabotage_lapsed"),
    *("captured", "gained", "chose"),
)
NAMES = ("Cédric", "Mélanie", "Thierry", "Brigitte")
SEED = 2


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def play() -> Match[Any]:
    """Two years in which whoever can become a soldier mostly does."""
    options = {"assisi": "yes", "spoils_of_war": "yes"}
    match, luck = Match(TITLE, TITLE.table(4, options), FastChance(SEED), NAMES), FastChance(SEED)
    while not match.over and match.state.year <= 2:
        seat = TITLE.to_act(match.state)[0]
        legal = [text(action) for action in TITLE.legal(match.state, seat)]
        bold = [action for action in legal if "soldier" in action] if int(luck.pick("bold", range(3))) else []
        chosen = bold or legal
        match.act(seat, chosen[int(luck.pick("choice", range(len(chosen))))])
    return match


def counted(match: Match[Any]) -> list[dict[str, Any]]:
    """Every fight as the rules have it: soldiers and heroes of all who took part, and what came of it."""
    fights: list[dict[str, Any]] = []
    heroes: dict[int, int] = {}
    for move, line in enumerate(match.moves):
        before = match.position(move)
        for event in line.events:
            if isinstance(event, HeroRevealed):
                heroes[event.seat] = event.hero
            elif isinstance(event, Fought):
                place = CITY_PLACES[event.city]
                seats = [*event.attackers, *([] if place == ASSISI else [place])]
                kings = [{"seat": s, "soldiers": before.cities[s].assigned[SOLDIER], "hero": heroes[s]} for s in seats]
                assert sum(k["soldiers"] + k["hero"] for k in kings[: len(event.attackers)]) == event.strength
                fights.append({"kings": kings, "deeds": [], **plain(event)})
            elif isinstance(event, Sabotaged | SabotageLapsed | Captured) or _is_spoil(event):
                fights[-1]["deeds"].append(plain(event))
    return fights


def _is_spoil(event: Event) -> bool:
    return isinstance(event, Gained) and event.source in ("assisi", "capture")


def recorded() -> dict[str, Any]:
    match = play()
    log = list[Any]()
    for event in match.log(SPECTATOR):
        told = plain(event)
        if told["did"] in KINDS:
            log.append({"n": len(log), "did": told["did"], "seat": told.get("seat", -1), "event": told})
    cities = [{"assigned": city.assigned} for city in match.state.cities]
    boxed = {key: value for key, value in plain(facts("")).items() if key in ("cities", "jobs")}
    return {"log": log, "observation": {"cities": cities}, "facts": boxed, "fights": counted(match)}


def test_the_client_s_record_of_the_attacks_is_what_the_rules_say(request: pytest.FixtureRequest) -> None:
    found = recorded()
    check_kept(RECORD, found, request)


def test_it_holds_all_that_a_story_may_have_to_tell() -> None:
    fights = recorded()["fights"]
    assert [fight for fight in fights if len(fight["attackers"]) > 1]
    assert [fight for fight in fights if not fight["sabotages"]]
    assert [fight for fight in fights if fight["city"] == "assisi" and fight["sabotages"]]
    deeds = [deed for fight in fights for deed in fight["deeds"]]
    assert {deed["did"] for deed in deeds} >= {"sabotaged", "captured", "gained", "sabotage_lapsed"}
    assert {deed["result"] for deed in deeds if deed["did"] == "sabotaged"} >= {"sent_home", "laid_down"}
