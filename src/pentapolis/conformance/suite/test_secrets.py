"""A secret can't leak: hidden values swapped for others change nothing that a viewer gets.

What is hidden comes from the table of secrets that a game's tests bring; without one, from what the game declares.
Positions are swapped as they stand; whole matches are played beside a twin in which something hidden went otherwise,
until it is known.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec

from ... import games
from ...kernel.action import Action
from ...kernel.chance import ChanceError, ScriptedChance
from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.preview import preview, why_not
from ...kernel.refusal import Refused
from ...kernel.title import Title
from ..brought import Secrets, brought
from ..holdings import hides_something, leave_out, need_imagine
from ..knowledge import knowledge
from ..live import begin, follow, offer
from ..playing import LONG, Case, Outcomes, Play, Ply, cases, guide, play_out
from ..strays import Strays

SAMPLE = 25
WHOLE_STORY = 40
"""Logs and stories are compared every so many moves, everything else after each."""
TAKEN_BACK = 0.1
"""How often a move is taken back and made again, at all tables alike."""
TRIES = 20
NO_TABLE = "no table of secrets, so that only what is declared is checked (pentapolis.conformance.brought.bring)"
NO_SECRETS = "nothing is declared that anybody knows alone"

Facts = dict[str, object]


def table_of(game: str) -> Secrets:
    """The table of secrets that was brought; without one the test is left out."""
    table = brought(game).secrets
    if table is None:
        leave_out(game, NO_TABLE if hides_something(games.title(game)) else NO_SECRETS)
    return table


def seen(title: Title[Any], g: Any, viewer: int, tried: list[Action]) -> Facts:
    """What a viewer gets of a position: what it looks like, what can be done in it, why other things can't."""
    o = title.observe(g, viewer)
    return {
        "observation": title.encode(o),
        "options": offer(title.legal(g, viewer)),
        "awaited": title.to_act(o),
        "forced": title.forced(g),
        "refusals": [f"{type(no).__name__} {no}" for action in tried if (no := title.why_not(g, viewer, action))],
    }


def told(events: list[Event], viewer: int) -> list[Event]:
    return [heard for event in events if (heard := event.seen_by(viewer)) is not None]


def test_everybody_sees_what_they_may_see(case: Case, plays: list[Play]) -> None:
    title, secrets = case.title, table_of(case.game)
    for play in plays:
        for g, _ in play.positions(play.sample(SAMPLE)):
            for viewer in case.viewers:
                assert secrets.known(title.observe(g, viewer), viewer) == secrets.known(g, viewer), f"viewer {viewer}"


def test_swapped_secrets_look_the_same(case: Case, plays: list[Play]) -> None:
    title, secrets = case.title, knowledge(case.title)
    for play in plays:
        luck = random.Random(str(play))
        strays = Strays(play, luck)
        for n in play.sample(SAMPLE):
            g = title.decode(play.plies[n].before)
            for viewer in case.viewers:
                if swaps := secrets.swaps(g, viewer, luck):
                    tried = strays.around(n, viewer)
                    true = seen(title, g, viewer, tried)
                for swap in swaps:
                    assert title.encode(swap) != play.plies[n].before, "a swap that changes nothing proves nothing"
                    assert seen(title, swap, viewer, tried) == true, f"{play}, viewer {viewer}"


def test_a_move_that_reveals_nothing_tells_the_same_with_swapped_secrets(case: Case, plays: list[Play]) -> None:
    title, secrets = case.title, knowledge(case.title)
    for play in plays:
        luck = random.Random(str(play))
        for g, ply in play.positions(play.sample(SAMPLE)):
            for viewer in case.viewers:
                if secrets.revealed(ply, viewer):
                    continue
                for swap in secrets.swaps(g, viewer, luck):
                    true, events = title.copy(g), list[Event]()
                    title.apply(true, ply.seat, ply.action, ScriptedChance(ply.outcomes))
                    try:
                        title.apply(swap, ply.seat, ply.action, ScriptedChance(ply.outcomes), events)
                    except ChanceError:  # this luck could not be had there
                        continue
                    except Refused:
                        assert viewer != ply.seat, "the viewer's own move depends on what it may not know"
                        continue
                    assert told(events, viewer) == told(ply.events, viewer)
                    assert seen(title, swap, viewer, []) == seen(title, true, viewer, [])


def test_swapped_secrets_change_no_preview(case: Case, plays: list[Play]) -> None:
    need_imagine(case.title)
    title, secrets = case.title, knowledge(case.title)
    for play in plays:
        luck = random.Random(str(play))
        strays = Strays(play, luck)
        for n in play.sample(SAMPLE):
            g, ply = title.decode(play.plies[n].before), play.plies[n]
            if ply.seat not in case.viewers:
                continue
            if swaps := secrets.swaps(g, ply.seat, luck):
                tried = strays.around(n, ply.seat, 1)
                true = foreseen(title, g, ply, tried)
            for swap in swaps:
                assert foreseen(title, swap, ply, tried) == true, f"{play}: {ply}"


def foreseen(title: Title[Any], g: Any, ply: Ply, tried: list[Action]) -> Facts:
    """What a player is told before moving: what is certain to follow, and why other things can't be done."""
    o = title.observe(g, ply.seat)
    refusals = [f"{type(no).__name__} {no}" for action in tried if (no := why_not(title, o, ply.seat, action))]
    return {"preview": preview(title, o, ply.seat, ply.action), "refusals": refusals}


def test_the_rule_of_thumb_knows_no_secrets(case: Case, plays: list[Play]) -> None:
    """A guided player chooses by what its seat sees."""
    title, secrets, thumb = case.title, knowledge(case.title), guide(case.game)
    for play in plays:
        luck = random.Random(str(play))
        for g, ply in play.positions(play.sample(SAMPLE)):
            if len(options := title.asked(g, ply.seat)):
                for world in (title.observe(g, ply.seat), *secrets.swaps(g, ply.seat, luck)):
                    assert thumb(world, ply.seat, options) == thumb(g, ply.seat, options)


# Whole matches, side by side


@dataclass
class Twin:
    """A match in which something went otherwise that these viewers may not know."""

    match: Match[Any]
    viewers: set[int]


def test_a_match_with_other_secrets_tells_everybody_else_the_same(case: Case, plays: list[Play]) -> None:
    secrets = knowledge(case.title)
    for play in plays:
        luck, match, twins = random.Random(str(play)), begin(play), list[Twin]()
        places = set(play.sample(LONG))
        for n, (g, ply) in enumerate(play.positions()):
            made = twin_of(match, g, ply, case, luck) if n in places else []
            follow(match, ply)
            for twin in twins:
                twin.viewers -= {viewer for viewer in case.viewers if secrets.revealed(ply, viewer)}
            twins = [twin for twin in twins if twin.viewers and goes_on(twin, ply)][-1:] + made
            if n in places:
                compare(match, twins, whole=bool(made) or n % WHOLE_STORY == 0)
            if not made and luck.random() < TAKEN_BACK and match.undoable(ply.seat):
                for each in (match, *(twin.match for twin in twins)):
                    each.undo(ply.seat)
                compare(match, twins, whole=True)
                for each in (match, *(twin.match for twin in twins)):
                    follow(each, ply)


def compare(match: Match[Any], twins: list[Twin], whole: bool) -> None:
    for twin in twins:
        for viewer in twin.viewers:
            assert got(twin.match, viewer, whole) == got(match, viewer, whole), f"viewer {viewer}"


def twin_of(match: Match[Any], g: Any, ply: Ply, case: Case, luck: random.Random) -> list[Twin]:
    """The match with this move made otherwise, in a way that as many as possible may not tell, if there is any."""
    secrets, other = knowledge(case.title), dict[str, tuple[Action, Outcomes, set[int]]]()
    for viewer in case.viewers:
        if not secrets.revealed(ply, viewer):
            for action, outcomes in secrets.twins(g, ply, viewer):
                other.setdefault(f"{action} {outcomes}", (action, outcomes, set()))[2].add(viewer)
    if not other:
        return []
    action, outcomes, viewers = luck.choice(list(other.values()))
    twin = match.fork()
    twin.chance = ScriptedChance(outcomes)
    twin.act(ply.seat, action)
    return [Twin(twin, viewers)]


def goes_on(twin: Twin, ply: Ply) -> bool:
    """Whether the twin can follow the same move; it can't where others' choices hang on their secrets, or luck does."""
    try:
        follow(twin.match, ply)
    except ChanceError:
        return False
    except Refused:
        assert ply.seat not in twin.viewers, "a viewer's own move depends on what it may not know"
        return False
    return True


def got(match: Match[Any], viewer: int, whole: bool) -> Facts:
    """All that a table gives a viewer."""
    view = match.view(viewer)
    facts = seen(match.title, match.state, viewer, [])
    facts |= {"version": view.version, "undo": view.undo, "view": msgspec.json.encode(view.observation)}
    facts |= {"asked": (view.awaited, view.decision, view.args, view.choosing, view.chosen)}
    facts |= {"latest": [told(move.events, viewer) for move in match.moves[-1:]]}
    if whole:
        facts |= {"log": match.log(viewer), "story": msgspec.json.encode(match.story(viewer))}
    return facts


def test_there_are_secrets_to_swap(game: str) -> None:
    """So that the tests above prove something; a game where nobody knows more than another says `hides=False`."""
    secrets, found = table_of(game), False
    for seed in range(TRIES):
        play = play_out(cases(game)[seed % len(cases(game))], "random", seed)
        for g, _ in play.positions():
            found = found or any(secrets.swaps(g, viewer, random.Random(0)) for viewer in play.case.viewers)
        if found:
            break
    assert found == brought(game).hides


# Canaries


def test_no_id_of_a_hidden_thing_stands_in_what_a_viewer_gets(case: Case, plays: list[Play]) -> None:
    secrets = table_of(case.game)
    for play in plays:
        luck, match, places = random.Random(str(play)), begin(play), set(play.sample(SAMPLE))
        strays = Strays(play, luck)
        for n, ply in enumerate(play.plies):
            if n in places:
                for viewer in case.viewers:
                    if canaries := secrets.unknown(match.state, viewer):
                        heap = everything(match, viewer, strays.around(n, viewer))
                        assert not [canary for canary in canaries if canary.encode() in heap], (
                            f"{play}, viewer {viewer}"
                        )
            follow(match, ply)


def everything(match: Match[Any], viewer: int, tried: list[Action]) -> bytes:
    """All bytes that leave the table for a viewer, but for the pools, in which every candidate stands."""
    view = match.view(viewer)
    for pile in match.title.piles(view.observation):
        pile.pools.clear()
    facts = seen(match.title, match.state, viewer, tried) | {"observation": ""}
    parts = [view.observation, view.undo, repr(facts), match.log(viewer), match.story(viewer)]
    return b"".join(encode(part) for part in parts for encode in (msgspec.json.encode, msgspec.msgpack.encode))
