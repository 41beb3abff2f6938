"""`pentapolis games`, `rules` and `components`: what there is, what the rules say, where the values come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import games
from ..words import Words
from ..words.rulebook import NoRulebook, Rule, find, rulebook
from .output import FAILED, OK, USAGE, Stop, complain, console, print_json, say
from .saves import known, read_components


def list_games(words: Words, json: bool) -> int:
    """Every game with its players and options."""
    found = [_game(words, game) for game in games.names()]
    for fault in games.broken():
        complain(fault.sentence(words))
    if json:
        print_json(found)
        return OK
    for game in found:
        say(f"{game['name']} ({game['id']})")
        say(
            "  " + words.say("games-players", low=game["players"][0], high=game["players"][-1]) + ". " + game["tagline"]
        )
        for option in game["options"]:
            say("  " + words.say("games-option", id=option["id"], name=option["name"]))
            for value in option["values"]:
                say(f"    {option['id']}={value['id']}: {value['name']}")
    return OK


def _game(words: Words, game: str) -> dict[str, Any]:
    title, own = known(game), Words(words.lang, game)
    options = [
        {
            "id": option.id,
            "name": own.say(f"option-{option.id}"),
            "default": option.default,
            "values": [{"id": value, "name": own.say(f"option-{option.id}-{value}")} for value in option.values],
        }
        for option in title.options
    ]
    return {
        "id": game,
        "name": own.say("game-name"),
        "tagline": own.say("game-tagline"),
        "players": list(title.players),
        "version": title.version,
        "options": options,
    }


def show_rules(words: Words, game: str, wanted: str, json: bool) -> int:
    """One rule, a chapter, the rules that hold a word; without any, the chapters."""
    known(game)
    try:
        rules = rulebook(game, words.lang)
    except NoRulebook:
        raise Stop("cli-no-rulebook", game=game) from None
    found = find(rules, wanted) if wanted else list(rules.values())
    if not found:
        raise Stop("cli-no-rule", FAILED, rule=wanted)
    if json:
        print_json(found)
    elif wanted:
        _print_rules(found)
    else:
        for section in dict.fromkeys(rule.section for rule in found):
            say(section)
        say()
        say(words.say("rules-how", game=game, rule=found[0].id))
    return OK


def _print_rules(found: list[Rule]) -> None:
    from .draw import rule_text

    out = console()
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            out.print(section, style="dim")
        out.print(rule_text(rule))


def show_components(words: Words, game: str, components: Path | None, json: bool) -> int:
    """Everything in the box with its values, and where they come from."""
    title = known(game)
    box, _ = read_components(title, components)
    own = Words(words.lang, game, title.actions)
    things = [thing for thing in games.sheet(title.id).things(box, own) if thing.source]
    if not things:
        raise Stop("cli-no-components", USAGE, game=game)
    if json:
        print_json(things)
        return OK
    kind = ""
    for thing in things:
        if thing.kind != kind:
            kind = thing.kind
            say(f"\n{own.say(f'kind-{kind}')}")
        say(f"  {thing.name} ({own.say(f'source-{thing.source}')}, {thing.rule})")
        for line in thing.lines:
            say(f"      {line}")
    say()
    say(own.say("game-provenance"))
    say(own.say("components-how", game=game))
    return OK
