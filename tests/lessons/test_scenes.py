"""Positions as data: what can be written, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis import games, lessons
from pentapolis.kernel.event import Event
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.lessons import BadScene, Scene

TITLE = games.title("kingsburg")


def scene(**data: object) -> Scene:
    return msgspec.convert({"seats": ["Anna", "Ben"]} | data, Scene)


def test_a_position_by_names_and_numbers() -> None:
    state = lessons.build(TITLE, scene(position={"goods": {"Ben": {"wood": 2}}, "year": 3, "order": ["Ben", "Anna"]}))
    assert [province.goods for province in state.provinces] == [[0, 0, 0], [0, 2, 0]]
    assert (state.year, state.order, len(state.past_enemies)) == (3, [1, 0], 2)
    assert TITLE.decode(TITLE.encode(state)) == state


def test_steps_run_up_to_a_choice_and_tell_what_happens() -> None:
    events: list[Event] = []
    state = lessons.build(TITLE, scene(run=["kings_reward", ["aid_good", 1]]), events)
    assert [province.vp for province in state.provinces] == [1, 1]
    assert TITLE.to_act(state) == (1,)
    assert len(events) == 3


@pytest.mark.parametrize(
    "data",
    [
        {"position": {"gold": 1}},
        {"position": {"phase": "carnival"}},
        {"position": {"envoy": "Carl"}},
        {"run": ["dance"]},
        {"run": ["kings_reward"], "chance": ["d6=1"]},
    ],
)
def test_what_makes_no_position_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadScene):
        lessons.build(TITLE, scene(**data))


@pytest.mark.parametrize("data", [{"colour": "red"}, {"seats": 3}])
def test_what_is_no_scene_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        scene(**data)


@pytest.mark.parametrize(("game", "id"), [(game, id) for game in games.ours() for id in lessons.examples_of(game)])
def test_an_example_stands_in_the_ledger_and_is_played(game: str, id: str) -> None:
    from pentapolis.words.rulebook import rulebook

    title, data = games.title(game), lessons.example(game, id)
    assert id in rulebook(game, "en")
    assert id in rulebook(game, "fr")
    for made in range(len(data.moves) + 1):
        view = data.match(title, made).view(SPECTATOR)
        assert len(view.options) == 0
