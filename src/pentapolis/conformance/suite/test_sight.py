"""Every field of a state says who sees it, and an observation keeps to that: all of it, and no more."""

from __future__ import annotations

from ...kernel.sight import check_fields
from ..playing import Case, Play
from ..sights import leaves

SAMPLE = 4


def test_every_field_declares_who_sees_it(case: Case, plays: list[Play]) -> None:
    check_fields(case.title.state)
    for play in plays:
        for g, _ in play.positions(play.sample(SAMPLE)):
            assert list(leaves(g, frozenset(case.viewers)))


def test_a_change_is_seen_by_exactly_those_who_may_see_it(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        for g, ply in play.positions(play.sample(SAMPLE)):
            views = {viewer: title.encode(title.observe(g, viewer)) for viewer in case.viewers}
            for leaf in leaves(g, frozenset(case.viewers)):
                changed = title.decode(ply.before)
                leaf.change(changed)
                assert title.encode(changed) != ply.before, f"{leaf} did not change"
                for viewer, view in views.items():
                    sees = title.encode(title.observe(changed, viewer)) != view
                    assert sees == (viewer in leaf.viewers), f"{play}, viewer {viewer}: {leaf}"
