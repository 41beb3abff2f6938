"""Sentences: single ones word by word, then everything that real games say, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.conformance.playing import EFFORT
from pentapolis.env.ids import chosen_ids
from pentapolis.games.kingsburg.actions import Construct, Place, Recruit, Take, UseStatue
from pentapolis.games.kingsburg.events import Built, Gained, Looked, OrderSet, PhaseBegan, Scored
from pentapolis.kernel.action import Action, Pass
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.clone import strip
from pentapolis.kernel.event import Chose, Ended
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow, Refused
from pentapolis.words import LANGUAGES, Words, action_sentence, event_sentence, group_sentence, refusal

NAMES = ["Anna", "Théo", "Cleo", "Dan", "Eve", "Fred"]


def words(lang: str, game: str = "kingsburg") -> Words:
    return Words(lang, game, games.title(game).actions)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Place(8, (3, 5)), "Place 5 3 on 8 Treasurer", "Poser 5 3 sur 8 Trésorier"),
        (
            Place(10, (2, 3), (4,), True, -1, True),
            "Place 3 2 + white 4 + “+2” − 1 (Market) on 10 General, spending the Envoy",
            "Poser 3 2 + blanc 4 + «\u00a0+2\u00a0» − 1 (Marché) sur 10 Général, avec l'Envoyé",
        ),
        (Construct("stone_wall"), "Construct the Stone Wall", "Construire les Murs de Pierre"),
        (Take(1, 0, 2), "Take 1 gold and 2 stone", "Prendre 1 or et 2 pierres"),
        (Recruit(1, 2, 1), "Pay 1 gold, 2 wood and 1 stone", "Payer 1 or, 2 bois et 1 pierre"),
        (UseStatue("white"), "Statue: reroll one white die", "Statue\u00a0: relancer un dé blanc"),
        (Pass(), "Pass", "Passer"),
    ],
)
def test_an_action(action: Any, english: str, french: str) -> None:
    assert action_sentence(words("en"), action) == english
    assert action_sentence(words("fr"), action) == french


def test_a_decision_may_have_its_own_word_for_an_action() -> None:
    assert action_sentence(words("en"), Pass(), "build") == "Construct nothing"
    assert action_sentence(words("fr"), Pass(), "recruit") == "Ne recruter personne"
    assert group_sentence(words("en"), Place(8, (3, 5))) == "On 8 Treasurer"
    assert group_sentence(words("en"), Pass()) == ""


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Built(1, "church"), "Théo constructs the Church.", "Théo construit l'Église."),
        (Scored(0, -1, "smuggler"), "Anna loses 1 VP (Smuggler).", "Anna perd 1 PV (Contrebandier)."),
        (Gained(0, "king", 1, 1, 1), "Anna gains 1 gold, 1 wood and 1 stone (King).", None),
        (OrderSet((2, 0, 1)), "Turn order: Cleo, Anna and Théo.", "Ordre du tour\u00a0: Cleo, Anna et Théo."),
        (PhaseBegan(4, "kings_envoy"), "Year IV · The King's Envoy", "Année IV · L'Envoyé du Roi"),
        (Looked(0, ""), "Anna looks secretly at the enemy card.", "Anna regarde secrètement la carte ennemi."),
        (Chose(0, "place advisor=4 colored_dice=1,3"), "Anna places 3 1 on 4 Merchant.", None),
        (Chose(0, "construct building=inn"), "", ""),
        (Chose(1, "pass"), "Théo passes.", "Théo passe."),
        (Ended((0, 2)), "The game is over: Anna and Cleo share the victory.", None),
        (Ended(()), "The game is over, and nobody wins.", None),
    ],
)
def test_an_event(event: Any, english: str, french: str | None) -> None:
    assert event_sentence(words("en"), event, NAMES) == english
    assert french is None or event_sentence(words("fr"), event, NAMES) == french


def test_a_look_names_the_enemy_to_who_looked() -> None:
    assert "Goblins" in event_sentence(words("en"), Looked(0, "y1_goblins_2"), NAMES)


@pytest.mark.parametrize(
    ("refused", "english", "french"),
    [
        (
            Illegal("refused-needs-left", "KB-9.2", building="chapel", needs="statue"),
            "You need the Statue before the Chapel (KB-9.2).",
            "Il vous faut la Statue avant la Chapelle (KB-9.2).",
        ),
        (
            Illegal("refused-occupied", "KB-7.6", advisor=8),
            "The Treasurer is already occupied this season (KB-7.6).",
            "Un groupe occupe déjà le Trésorier cette saison (KB-7.6).",
        ),
        (
            NotNow("refused-not-your-turn", "KB-9.1", decision="build"),
            "It is not your turn: another player is to decide (Construct a building) (KB-9.1).",
            None,
        ),
        (
            NotNow("refused-not-this-decision", "KB-7.1", decision="influence", action="take gold=2"),
            "“Take 2 gold” does not answer what is asked now: Influence the advisors (KB-7.1).",
            None,
        ),
        (Malformed("malformed-verb", verb="jump"), "There is no action “jump” in this game.", None),
    ],
)
def test_a_refusal_is_one_sentence_that_names_the_rule(refused: Refused, english: str, french: str | None) -> None:
    assert refusal(words("en"), refused, NAMES) == english
    assert french is None or refusal(words("fr"), refused, NAMES) == french


# everything that games say


RAW = re.compile(r"[_{}$]|\b(?:refused|event|action|decision|malformed)-")
"""What no player should read: ids with underscores, variables, keys."""


UNSAID = re.compile(r"[{}$]|\b(?:refused|event|action|decision|malformed)-")


ENOUGH = 1000
"""When nonsense was tried at so many moments, no other game is begun; twice as many with --full."""


def said(sentence: str) -> str:
    assert not RAW.search(sentence), sentence
    return sentence


def matches(game: str, number: int) -> Iterator[tuple[Match[Any], random.Random]]:
    title = games.title(game)
    for seed in range(number):
        luck = random.Random(seed)
        seats = luck.choice(list(title.players))
        options = {option.id: luck.choice(option.allowed(seats)) for option in title.options}
        yield Match(title, title.table(seats, options), FastChance(seed), NAMES[:seats]), luck


IDS = {
    "kingsburg": ["gold", "stone", "church", "market", "statue", "plus_two", "colored", "white", "nonsense"],
    "alba_longa": [
        "sell_3",
        "farmer",
        "worker",
        "worker_die",
        "priest_die",
        "stall_1",
        "roma",
        "captive",
        "barracks",
        "market",
    ],
    "discordia": [
        "red",
        "blue",
        "ship_1a",
        "farm_2b",
        "barracks_3c",
        "shop_of_ship_1a",
        "military_tower_1",
        "commercial_tower_2",
        "market",
        "upgrade",
        "levy_1",
        "joker_sailor_1",
        "two_trades",
        "exchange",
        "",
    ],
    "origins": [
        *("red_1", "blue_3", "yellow_5", "orange_6", "speaker_3", "archon", "red", "stone", "gold"),
        *("mint", "agora", "farm", "building", "forest", "district_07", "advance", "gain_stone", "bonus_basic"),
    ],
    "medioevo": [
        *(
            "saxony",
            "buda",
            "rome",
            "adriatic",
            "archer",
            "captain_2",
            "w1",
            "g2",
            "c3",
            "m4",
            "e5",
            "galley",
            "village",
        ),
        *(
            "civil",
            "military",
            "wine",
            "c3.wine",
            "blue",
            "law",
            "masonry",
            "hungary",
            "galley_2",
            "melee",
            "trade",
            "",
        ),
    ],
}
"""Words that a player of each game may type."""


def made_up(game: str, kinds: Sequence[type[Action]], luck: random.Random) -> Action:
    """An action that nobody meant: a real verb, with values that may make no sense."""
    kind = luck.choice(kinds)
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        of = strip(field.type)
        if of is bool:
            values[field.name] = luck.random() < 0.3
        elif of is str:
            values[field.name] = luck.choice(IDS.get(game) or ["", "nonsense", *chosen_ids(games.title(game))])
        elif of is int:
            values[field.name] = luck.choice([-1, 0, 0, 1, 1, 2, 4, 8, 12, 19])
        else:
            values[field.name] = tuple(sorted(luck.choices(range(1, 7), k=luck.randrange(3))))
    return kind(**values)


@pytest.mark.parametrize("game", games.ours())
@pytest.mark.slow
def test_whatever_is_refused_is_said_why(game: str) -> None:
    """Actions that nobody meant, at every moment of some games; each refusal in both languages."""
    title = games.title(game)
    both = [words(lang, game) for lang in LANGUAGES]
    reasons, tried = set(), 0
    for match, luck in matches(game, 6):
        if tried > ENOUGH * EFFORT.share:
            break
        while not match.over:
            seat = title.to_act(match.state)[0]
            options = title.asked(match.state, seat)
            pending = title.pending(match.state)
            assert pending is not None
            tried += 1
            for kinds, asking in ((pending.actions, seat),) * 3 + ((tuple(title.actions.values()), 0),):
                refused = title.why_not(match.state, asking, made_up(game, kinds, luck))
                if refused is not None:
                    reasons.add(refused.reason)
                    for own in both:
                        sentence = refusal(own, refused, NAMES)
                        assert not UNSAID.search(sentence), sentence  # nonsense that was typed is repeated as it was
                        assert sentence.endswith(f"({refused.rule})." if refused.rule else ".")
            match.act(seat, luck.choice(options))
    known = [key for key in both[0].keys if key.startswith(("refused-", "malformed-"))]
    assert len(reasons) >= min(16, len(known) // 4)


def test_every_refusal_of_kingsburg_is_said_with_its_arguments() -> None:
    """Those that chance finds rarely, with the arguments the rules give them."""
    rare = [
        Illegal("refused-plus-two-limit", "KB-16.1"),
        Illegal("refused-market-used", "KB-7.8"),
        Illegal("refused-market-shift", "KB-7.3"),
        Illegal("refused-envoy-free-advisor", "KB-12.6", advisor=3),
        Illegal("refused-no-envoy", "KB-12.5"),
        Illegal("refused-reroll-not-owned", "KB-6.4"),
        Illegal("refused-reroll-used", "KB-6.6"),
        Illegal("refused-reroll-no-white", "KB-6.4"),
        Illegal("refused-statue-not-equal", "KB-6.4"),
        Illegal("refused-chapel-over-seven", "KB-6.5"),
        Illegal("refused-town-hall-not-owned", "KB-14.19", payment="plus_two"),
        Illegal("refused-exchange-not-owned", "KB-8.10", good="stone"),
        Illegal("refused-half-a-soldier", "KB-13.3", price=2),
        Illegal("refused-goods-not-owned", "KB-13.1"),
        Illegal("refused-loss", "KB-15.10", any=2),
        Illegal("refused-advisor-goods", "KB-8.8", advisor="merchant", any=0),
    ]
    for refused in rare:
        for lang in LANGUAGES:
            said(refusal(words(lang), refused))
