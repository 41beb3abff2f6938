"""Worlds that a viewer imagines: they look the same, offer the same, and can be played to the end."""

from __future__ import annotations

from ...kernel.chance import FastChance
from ..holdings import need_imagine
from ..live import offer, play_on
from ..playing import Case, Play

SAMPLE = 25
WORLDS = 3


def test_an_imagined_world_looks_the_same(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        for g, _ in play.positions(play.sample(SAMPLE)):
            for viewer in case.viewers:
                o = title.observe(g, viewer)
                before = title.encode(o)
                for seed in range(WORLDS):
                    world = title.imagine(o, viewer, FastChance(seed))
                    assert title.encode(title.observe(world, viewer)) == before, f"{play}, viewer {viewer}"
                    assert title.decode(title.encode(world)) == world
                assert title.encode(o) == before


def test_an_imagined_world_offers_the_same(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        for g, _ in play.positions(play.sample(SAMPLE)):
            for viewer in case.viewers:
                o, options = title.observe(g, viewer), offer(title.legal(g, viewer))
                for seed in range(WORLDS):
                    world = title.imagine(o, viewer, FastChance(seed))
                    assert offer(title.legal(world, viewer)) == options
                    assert title.to_act(title.observe(world, viewer)) == title.to_act(o)
                    assert (viewer in title.to_act(world)) == (viewer in title.to_act(g))


def test_the_end_looks_the_same_too(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        g = title.decode(play.final)
        for viewer in case.viewers:
            world = title.imagine(title.observe(g, viewer), viewer, FastChance(0))
            assert title.encode(title.observe(world, viewer)) == title.encode(title.observe(g, viewer))


def test_an_imagined_world_can_be_played_to_its_end(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        for n, (g, _) in enumerate(play.positions(play.sample(6))):
            viewer = case.viewers[n % len(case.viewers)]
            world = title.imagine(title.observe(g, viewer), viewer, FastChance(n))
            assert title.decode(play_on(title, world, n)).over
