"""Every decision of the ledger's catalogue is in the game, under a rule of it."""

from __future__ import annotations

from conformance import hooks
from pentapolis import games
from pentapolis.kernel.decision import Decision
from support.ledger import ROOT, decisions, rules


def taken(game: str) -> set[str]:
    """The decisions of a title."""
    return {name for name, node in games.title(game).nodes.items() if isinstance(node, Decision)}


def test_every_decision_of_the_ledger_is_in_the_game(game: str) -> None:
    """Each of its own, or one of the actions of a decision that offers several things at once. What the catalogue lists
    and a table settles before the game stands in `SETTLED` of the game's laws, what is made by another name in
    `NAMED`."""
    settled, named = getattr(hooks.laws(game), "SETTLED", ()), getattr(hooks.laws(game), "NAMED", {})
    there = {*taken(game), *games.title(game).actions}
    assert decisions(game)
    assert set(named.values()) <= there
    assert not set(decisions(game)) - {*settled, *named, *there}


def test_every_decision_stands_under_a_rule(game: str) -> None:
    for node in games.title(game).nodes.values():
        if isinstance(node, Decision):
            assert node.rule in rules(game), node.name


def test_rare_decisions_stand_under_rules_with_tests_of_their_own(game: str) -> None:
    """Those that few games come to stand in `RARE` of the game's laws."""
    rare = hooks.rare(game)
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests/games" / game).glob("test_*.py")) if rare else ""
    nodes = [node for node in games.title(game).nodes.values() if isinstance(node, Decision) and node.name in rare]
    assert not [node.name for node in nodes if f'"{node.rule}"' not in tests]
