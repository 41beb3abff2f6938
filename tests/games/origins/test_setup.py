"""OR-1, OR-2, OR-25: the table at the start, and the draft."""

from __future__ import annotations

import pytest

from games.origins.scene import FOUR, THREE, TWO, goods, new_game
from pentapolis.games.origins import TITLE
from pentapolis.games.origins.components import COLOURS, SPEAKER_FACES, SPEAKER_WEIGHTS
from pentapolis.games.origins.events import BastionTaken, DieDrafted, DraftRolled
from pentapolis.kernel.chance import FastChance, ScriptedChance, outcome_parse
from pentapolis.kernel.event import Event
from support import rule

TABLES = [(TWO, 7, 2, 4), (THREE, 8, 3, 5), (FOUR, 9, 4, 6)]
SETUP = [
    *(f"bonus_tile={colour}" for colour in ("yellow", "blue", "red", "purple")),
    *(f"zodiac={card}" for card in ("virgo", "aries", "leo")),
    *("building_red=arena", "building_purple=portal", "building_blue=statue", "building_orange=forum"),
    "building_yellow=mint",
    *(f"market={colour}" for colour in ("purple", "yellow", "blue", "red")),
    *("building_red=armory", "building_purple=portal", "building_blue=obelisk", "building_orange=castle"),
    "building_yellow=mint",
    *("citizen_red=3", "citizen_purple=5", "citizen_blue=3", "citizen_orange=1", "citizen_yellow=3"),
    *("speaker=5", "speaker=2"),
    *(f"district=district_{number}" for number in ("31", "02", "17", "45")),
    "first_player=1",
    *(f"citizen_{colour}={value}" for colour in COLOURS for value in (5, 1)),
]


@rule("OR-2.1", "OR-2.7", "OR-2.8", "OR-25.1", "OR-1.4", "OR-1.5")
@pytest.mark.parametrize(("names", "dice", "speakers", "cards"), TABLES)
def test_what_is_in_the_game_by_the_number_of_players(
    names: tuple[str, ...], dice: int, speakers: int, cards: int
) -> None:
    g = new_game(*names)
    for colour in range(len(COLOURS)):
        drafted = sum(die.colour == colour for die in g.state.draft)
        assert g.state.supply[colour] + drafted + sum(die.colour == colour for die in g.state.area) == dice
    assert [(speaker.holder, speaker.site) for speaker in g.state.speakers] == [(-1, 0)] * speakers
    assert [card.gold for card in g.state.cards] == [2] * cards
    assert len({card.card for card in g.state.cards}) == cards


def scripted() -> tuple[object, list[Event]]:
    chance = ScriptedChance([outcome_parse(outcome) for outcome in SETUP])
    events: list[Event] = []
    state, _ = TITLE.new(TITLE.table(2), chance, events)
    assert chance.left == 0
    return state, events


@rule("OR-2.2", "OR-2.3", "OR-2.4", "OR-2.5", "OR-2.6", "OR-2.7", "OR-2.8", "OR-2.9", "OR-1.6", "OR-1.7")
def test_everything_lies_as_it_was_drawn() -> None:
    g = new_game(*TWO, chance=SETUP)
    state = g.state
    assert [COLOURS[colour] for colour in state.bonus_tiles] == ["yellow", "blue", "red", "purple", "orange"]
    assert state.motherships == [1] * 5
    assert (state.zodiac, state.holders) == (["virgo", "aries", "leo"], [-1] * 3)
    assert state.market == ["portal", "mint", "statue", "arena", "forum"]
    assert state.tops == ["armory", "portal", "obelisk", "castle", "mint"]
    assert [len(pile) for pile in state.piles] == [13] * 5
    # equal dice: the colour lower on the market goes further left
    assert g.area == ["orange_1", "red_3", "blue_3", "yellow_3", "purple_5"]
    assert [speaker.value for speaker in state.speakers] == [5, 2]
    assert [card.card for card in state.cards] == ["district_02", "district_17", "district_31", "district_45"]
    floors = [1 + sum(name in state.box.districts[card.card].towers for card in state.cards) for name in COLOURS]
    assert state.tower_supply == floors


@rule("OR-2.10", "OR-2.11", "OR-2.12", "OR-2.13", "OR-1.3", "OR-1.8")
def test_every_player_starts_with_the_same() -> None:
    g = new_game(*THREE)
    for who in THREE:
        player = g.player(who)
        assert g.resources(who) == goods(1, 1, 1, 1)
        assert g.towers(who) == dict.fromkeys(COLOURS, 1)
        assert g.city(who) == {(0, 0): "agora", (0, 1): "palace"}
        assert (player.bases, player.archon, player.tokens, player.vp, player.military) == (2, 0, 0, 0, 0)
        assert player.steps == [0, 0, 0]


@rule("OR-2.14")
def test_the_first_player_has_the_bastion_and_the_lowest_marker() -> None:
    state, events = scripted()
    assert [event for event in events if isinstance(event, BastionTaken)] == [BastionTaken(1)]
    g = new_game(*TWO, chance=SETUP)
    assert (g.state.bastion, g.state.military) == (1, [1, 0])
    assert state == g.state


@rule("OR-2.15")
def test_two_dice_of_each_colour_are_rolled_for_the_draft() -> None:
    _, events = scripted()
    dice = tuple(f"{colour}_{value}" for colour in COLOURS for value in (1, 5))
    assert [event for event in events if isinstance(event, DraftRolled)] == [DraftRolled(dice)]


@rule("OR-2.15", "OR-2.6", "OR-12.2")
def test_a_citizen_that_enters_shows_1_to_5_each_as_often() -> None:
    asked = set()

    class Watching(FastChance):
        def pick(self, what, values, weights=None):  # type: ignore[no-untyped-def]  # passes all on
            if what.startswith("citizen"):
                asked.add((tuple(values), weights))
            if what == "speaker":
                assert (tuple(values), tuple(weights)) == (SPEAKER_FACES, SPEAKER_WEIGHTS)
            return super().pick(what, values, weights)

    TITLE.new(TITLE.table(4), Watching(1))
    assert asked == {((1, 2, 3, 4, 5), None)}
    assert dict(zip(SPEAKER_FACES, SPEAKER_WEIGHTS, strict=True)) == {2: 2, 3: 2, 4: 1, 5: 1}


@rule("OR-2.16", "OR-25.2")
@pytest.mark.parametrize("names", [TWO, THREE, FOUR])
def test_the_draft_runs_there_and_back(names: tuple[str, ...]) -> None:
    g = new_game(*names, seed=4)
    first = g.state.bastion
    order = [names[(first + place) % len(names)] for place in range(len(names))]
    asked = []
    while g.waits.endswith("draft_die"):
        asked.append(g.waiting)
        g.act(g.waiting, g.options(g.waiting)[-1])
    assert asked == [*order, *reversed(order)]
    assert g.waits == f"{order[0]}: choose_action"
    assert all(len(g.freemen(who)) == 2 for who in names)


@rule("OR-2.16", "OR-2.17")
def test_drafted_dice_become_unused_freemen_and_the_rest_returns() -> None:
    g = new_game(*TWO, chance=SETUP)
    assert g.waits == "Bo: draft_die"
    assert g.options("Bo") == [f"draft_die die={colour}_{value}" for colour in COLOURS for value in (1, 5)]
    g.act("Bo", "draft_die die=red_5")
    g.refused("Ana", "draft_die die=red_5", "OR-2.16", "refused-not-in-draft")
    g.act("Ana", "draft_die die=blue_5", "draft_die die=red_1")
    g.act("Bo", "draft_die die=yellow_1")
    assert (g.freemen("Ana"), g.freemen("Bo")) == (["blue_5", "red_1"], ["red_5", "yellow_1"])
    assert g.supply == {"red": 4, "purple": 6, "blue": 5, "orange": 6, "yellow": 5}
    assert (g.state.draft, g.state.round, g.state.idle_rounds, g.state.announced) == ([], 1, 0, [])
    assert g.told(DieDrafted) == [
        DieDrafted(1, "red_5", 0),
        DieDrafted(0, "blue_5", 0),
        DieDrafted(0, "red_1", 1),
        DieDrafted(1, "yellow_1", 1),
    ]


def test_the_table_options() -> None:
    assert [(option.id, option.values) for option in TITLE.options] == [("announce_end", ("yes", "no"))]
    assert list(TITLE.players) == [1, 2, 3, 4]
