"""Games played at the terminal, as scripts."""

from __future__ import annotations

import copy
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from pentapolis import games
from pentapolis.bots.analysis import Advice, Other, Reason
from pentapolis.cli import asides, saves
from pentapolis.cli import play as module
from pentapolis.cli.players import Player, read_players
from pentapolis.kernel.action import text
from pentapolis.words import LANGUAGES, Words

from .conftest import Run

pytestmark = pytest.mark.slow

SEED = ("--seed", "3")
SEATS = ("--seats", "Anna,random,random")


def saved(home: Path, name: str = "kingsburg-1.json") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / name).read_bytes())
    return found


@pytest.mark.parametrize(
    ("lang", "asks", "ends", "checked"),
    [
        ("en", "Influence the advisors  KB-7.1", "The game is over: ", "genuine"),
        ("fr", "Influencer les Conseillers  KB-7.1", "La partie est finie\u00a0: ", "authentique"),
    ],
)
def test_a_whole_game_in_either_language(run: Run, home: Path, lang: str, asks: str, ends: str, checked: str) -> None:
    done = run("play", "kingsburg", *SEATS, *SEED, "--lang", lang, typed=["1"] * 400)
    assert (done.code, done.err) == (0, "")
    assert asks in done.out
    assert ends in done.out
    assert "■ Anna" in done.out
    assert saved(home)["seal"]["commitment"] in done.out.replace("\n", "")
    verified = run("verify", str(home / "kingsburg-1.json"), "--lang", lang)
    assert verified.code == 0
    assert checked in verified.out


def test_dice_without_a_seed_are_secret_and_sealed(run: Run, home: Path) -> None:
    for _ in range(2):
        run("play", "kingsburg", *SEATS, typed=["quit"])
    first, second = saved(home), saved(home, "kingsburg-2.json")
    assert first["seal"]["commitment"] != second["seal"]["commitment"]


def test_choices_by_number_by_text_and_by_words(run: Run, home: Path) -> None:
    done = run("play", "kingsburg", *SEATS, *SEED, typed=["take wood=1", "squire", "architect", "quit"])
    assert done.code == 0
    moves = [entry["do"] for entry in saved(home)["entries"] if entry["seat"] == 0]
    assert moves == ["take wood=1", "place advisor=2 colored_dice=1,1", "place advisor=3 colored_dice=3"]


def test_a_refused_choice_explains_itself_with_the_rule(run: Run, home: Path) -> None:
    typed = ["take gold=2", "construct church", "9", "dance", "place 8 3", "take 1", "1", "place 8 3", "quit"]
    done = run("play", "kingsburg", *SEATS, *SEED, typed=typed)
    assert "✗ “Take 2 gold” is not possible here (KB-4.3)." in done.out
    assert "✗ “Construct the Church” does not answer what is asked now: The King's gift (KB-4.3)." in done.out
    assert "There is no choice 9: type a number from 1 to 3." in done.out
    assert "“dance” is none of the choices." in done.out
    assert "These dice count 3, not 8: the Treasurer wants an exact sum (KB-7.3)." in done.out
    assert [entry["do"] for entry in saved(home)["entries"] if entry["seat"] == 0] == ["take gold=1"]


def test_a_refusal_in_french_words(run: Run) -> None:
    done = run("play", "kingsburg", *SEATS, *SEED, "--lang", "fr", typed=["1", "1", "1", "construire église", "q"])
    assert "✗ Il vous faut la Statue avant l'Église (KB-9.2)." in done.out


def test_undo_takes_a_move_back_with_what_bots_answered(run: Run, home: Path) -> None:
    done = run("play", "kingsburg", *SEATS, *SEED, typed=["1", "1", "undo", "undo", "2", "quit"])
    assert done.code == 0
    assert "There is nothing to take back, or somebody has learnt something since." in done.out  # the dice were rolled
    entries = saved(home)["entries"]
    taken_back = [entry["seat"] for entry in entries if entry["type"] == "undo"]
    assert taken_back[-1] == 0  # after the bots, the person
    own = [entry["do"] for entry in entries if entry["type"] == "move" and entry["seat"] == 0]
    assert own == ["take gold=1", "place advisor=1 colored_dice=1", "place advisor=2 colored_dice=1,1"]


def test_people_at_one_keyboard_can_take_back_what_the_last_of_them_did(run: Run, home: Path) -> None:
    done = run("play", "kingsburg", "--seats", "Anna,Ben", *SEED, typed=["1", "undo", "2", "quit"])
    assert "Taken back: Take 1 gold (" in done.out
    kinds = [(entry["type"], entry["seat"]) for entry in saved(home)["entries"]]
    assert kinds == [("move", kinds[0][1]), ("undo", kinds[0][1]), ("move", kinds[0][1])]


def test_a_game_is_gone_on_with_where_it_was_left(run: Run, home: Path) -> None:
    """Left and taken up again after every few moves, a game is the same as played in one go."""
    whole = run("play", "kingsburg", *SEATS, *SEED, typed=["1"] * 400)
    file = str(home / "kingsburg-2.json")
    part = run("play", "kingsburg", *SEATS, *SEED, typed=["1"] * 7)
    assert "pentapolis play --resume" in part.out
    while "The game is over" not in part.out:
        part = run("play", "--resume", file, typed=["1"] * 25)
        assert part.code == 0
    ends = [text[text.index("Rank") : text.index("The whole game")] for text in (whole.out, part.out)]
    assert ends[0] == ends[1]
    one, two = saved(home), saved(home, "kingsburg-2.json")
    assert [one[key] for key in ("entries", "setup", "seal")] == [two[key] for key in ("entries", "setup", "seal")]
    assert run("verify", file).code == 0
    over = run("play", "--resume", file)
    assert over.code == 1
    assert "is over" in over.err


def test_a_game_saved_elsewhere_is_kept_there(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "mine.json"
    run("play", "kingsburg", *SEATS, *SEED, typed=["1", f"save {file}", "1", "quit"])
    moves = [entry for entry in json.loads(file.read_bytes())["entries"] if entry["seat"] == 0]
    assert len(moves) == 2
    assert run("play", "--resume", str(file), typed=["quit"]).code == 0


@pytest.mark.parametrize(("lang", "said"), [("en", "is not this game"), ("fr", "n'est pas cette partie")])
def test_a_file_that_is_not_this_game_is_never_overwritten(
    run: Run, home: Path, tmp_path: Path, lang: str, said: str
) -> None:
    notes, mine = tmp_path / "notes.txt", tmp_path / "mine.json"
    notes.write_bytes(b"\xff keep me")
    run("play", "kingsburg", *SEATS, "--seed", "4", typed=["1", "quit"])
    other = (home / "kingsburg-1.json").read_bytes()
    typed = [f"save {notes}", f"save {home / 'kingsburg-1.json'}", f"save {tmp_path}", "save ~nobody\0", "1", "quit"]
    done = run("play", "kingsburg", *SEATS, *SEED, "--lang", lang, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.count(said) == 3
    assert notes.read_bytes() == b"\xff keep me"
    assert (home / "kingsburg-1.json").read_bytes() == other
    assert [entry["do"] for entry in saved(home, "kingsburg-2.json")["entries"] if entry["seat"] == 0]
    again = run("play", "kingsburg", *SEATS, *SEED, typed=[f"save {mine}", "1", "save", f"save {mine}", "quit"])
    assert "is not this game" not in again.out


def test_what_else_lies_in_the_folder_is_passed_over(run: Run, home: Path) -> None:
    run("play", "kingsburg", *SEATS, *SEED, typed=["1", "quit"])
    good = saved(home)
    (home / "a.json").write_bytes(b'{"game": "\xff\xfe"}')
    (home / "b.json").write_text("[" * 100_000)
    (home / "c.json").write_text("{}")
    (home / "d.json").write_text(json.dumps(good | {"terminal": 3}))
    (home / "e.json").write_text(json.dumps(good | {"entries": [{"type": "undo", "seat": 1}]}))
    (home / "f.json").symlink_to(home / "nowhere")
    (home / "g.json").mkdir()
    done = run("play", typed=[str(len(games.names()) + 1), "quit"])
    assert (done.code, done.err) == (0, "")
    assert done.out.count("Go on: ") == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.update(terminal="x"),
        lambda game: game["terminal"].update(bots=["", "random"]),
        lambda game: game["terminal"].update(bots=["", "random", "random", "random"]),
        lambda game: game.update(names=["Anna", "Ben"]),
        lambda game: game.update(names=["Anna", "Ben", "Cleo", "Dan"]),
        lambda game: game["seal"].update(seed="zz" * 32),
        lambda game: game["seal"].update(seed="00"),
        lambda game: game["seal"].update(seed="00" * 32),
        lambda game: game["terminal"].update(drawn=-1),
        lambda game: game["terminal"].update(drawn=0),
        lambda game: game["terminal"].update(drawn=1 << 40),
        lambda game: game["terminal"].update(drawn=1 << 70),
        lambda game: game["table"].update(seats=99999999999),
        lambda game: game["table"].update(seats=-1),
        lambda game: game["entries"].insert(0, {"type": "undo", "seat": 2}),
        lambda game: game["entries"].insert(0, {"type": "handover", "seat": 9, "to": "Zoe"}),
        lambda game: game["entries"].insert(0, {"type": "checkpoint", "version": 1, "state": "AAAA"}),
        lambda game: game["table"].update(options={"speed": "high"}),
        lambda game: game["setup"].append("nothing"),
    ],
)
def test_a_bent_save_gets_one_sentence(run: Run, home: Path, change: Any) -> None:
    run("play", "kingsburg", *SEATS, *SEED, typed=["1", "1", "quit"])
    game = saved(home)
    change(game)
    (home / "kingsburg-1.json").write_text(json.dumps(game))
    done = run("play", "--resume", str(home / "kingsburg-1.json"), typed=["quit"])
    assert done.code == 1
    assert "not the record of a game" in done.err or "does not replay" in done.err
    assert done.err.count("\n") == 1


def test_numbers_of_any_length_at_the_prompt(run: Run) -> None:
    typed = ["9" * 5000, "9" * 900, "take wood=" + "9" * 900, "take wood=" + "9" * 5000, "quit"]
    done = run("play", "kingsburg", *SEATS, *SEED, typed=typed)
    assert (done.code, done.err) == (0, "")
    chosen = run("play", typed=["9" * 5000, "kingsburg", "9" * 5000])
    assert chosen.code == 2
    assert "for 2 to 5 players, not 9999" in chosen.err


def test_an_interruption_loses_nothing(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", "1"])

    def interrupted(_: str) -> str:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(module, "read_line", interrupted)
    done = run("play", "kingsburg", *SEATS, *SEED)
    assert done.code == 130
    assert f"pentapolis play --resume {home / 'kingsburg-1.json'}" in done.out
    assert len([entry for entry in saved(home)["entries"] if entry["seat"] == 0]) == 2


def test_a_file_is_whole_or_not_there(home: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    run("play", "kingsburg", *SEATS, *SEED, typed=["quit"])
    file = home / "kingsburg-1.json"
    before = file.read_bytes()

    def breaks(_: object, __: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", breaks)
    with pytest.raises(KeyboardInterrupt):
        saves.write(file, saves.read(file))
    assert file.read_bytes() == before
    assert [path.name for path in home.iterdir()] == ["kingsburg-1.json"]


def test_what_else_can_be_asked(run: Run) -> None:
    typed = [
        "hint",
        "log",
        "rules",
        "rules 9.2",
        "rules 99.9",
        "explain church",
        "explain x",
        "sheet",
        "help",
        "",
        "quit",
    ]
    done = run("play", "kingsburg", *SEATS, *SEED, typed=typed)
    assert "A normal bot would choose: Take 1" in done.out
    assert "KB-4.3 If several players tie" in done.out
    assert "KB-9.2 A building may be constructed" in done.out
    assert "No rule is called “99.9”" in done.out
    assert "Row 1, column III. Cost: 3 gold, 1 wood and 2 stone." in done.out
    assert "Value from: public sources." in done.out
    assert "Nothing is called “x”" in done.out
    assert "King's Court" in done.out
    assert "take back your last move" in done.out
    assert done.code == 0


WORSE, LEVEL = Other("take wood=1", -0.03, 0.008, False, []), Other("take stone=1", -0.001, 0.008, True, [])
GOLD = [Reason("gold", 0.2, 2.0, 0)]


@pytest.mark.parametrize(
    ("advice", "english", "french"),
    [
        (
            Advice("take gold=1", 0.4, GOLD, [WORSE]),
            "Against the next best: +2 gold.",
            "Face au deuxième choix\u00a0: +2 or.",
        ),
        (
            Advice("take gold=1", 0.4, GOLD, [LEVEL, WORSE]),
            "The next best is about equal; what differs: +2 gold.",
            "Le deuxième choix est à peu près égal\u00a0; ce qui diffère\u00a0: +2 or.",
        ),
        (
            Advice("take gold=1", 0.4, same=True),
            "Everything else that was weighed comes to the same.",
            "Tous les autres choix comparés reviennent au même.",
        ),
        (
            Advice("take gold=1", 0.4, free=True),
            "Bots always take this at once, without weighing it against anything else.",
            "Les robots prennent toujours cela aussitôt, sans le comparer à autre chose.",
        ),
        (
            Advice("take gold=1", 0.4, GOLD, [WORSE], drawn=True),
            "Such choices are drawn by lot, so that nobody can foresee them.",
            "De tels choix sont tirés au sort, pour que personne ne puisse les prévoir.",
        ),
    ],
)
def test_a_hint_says_what_speaks_for_it_and_what_only_differs(
    run: Run, monkeypatch: pytest.MonkeyPatch, advice: Advice, english: str, french: str
) -> None:
    monkeypatch.setattr(asides, "advise", lambda *_: advice)
    for lang, said in (("en", english), ("fr", french)):
        lines = run("play", "kingsburg", *SEATS, *SEED, "--lang", lang, typed=["hint", "quit"]).out.splitlines()
        told = [one for one in (english, french) if any(one == line.strip() for line in lines)]
        assert told == [said]
        assert any("percentage points less (±\u00a00.8)" in line for line in lines) == (
            lang == "en" and WORSE in advice.others
        )


def test_several_people_play_without_hints_unless_they_say_so(run: Run, home: Path) -> None:
    two = ("--seats", "Anna,Ben", *SEED)
    done = run("play", "kingsburg", *two, typed=["hint", "quit"])
    assert "Where several people play there are no hints" in done.out
    assert "would choose" not in done.out
    done = run("play", "kingsburg", *two, "--hints", typed=["hint", "quit"])
    assert "A normal bot would choose: Take 1" in done.out
    again = run("play", "--resume", str(home / "kingsburg-2.json"), typed=["hint", "quit"])
    assert "A normal bot would choose: Take 1" in again.out


def test_a_curtain_falls_only_before_secrets(run: Run) -> None:
    """Two people at one keyboard; who has looked at the enemy gets a curtain from then on."""
    typed = ["general", "queen", "1", ""] * 60
    done = run("play", "kingsburg", "--seats", "Anna,Ben", "--seed", "8", typed=typed)
    looked, curtain = done.out.index("looks secretly"), done.out.index("Pass the keyboard to")
    assert looked < curtain
    assert "at the enemy card: " not in done.out[:curtain]


def test_bots_alone_tell_their_game(run: Run) -> None:
    done = run("play", "kingsburg", "--seats", "random,random", *SEED)
    assert done.code == 0
    assert "Year V · Winter: the Battle" in done.out
    assert "Random bot 2" in done.out


def test_without_a_game_one_is_asked_for(run: Run, home: Path) -> None:
    beyond = str(len(games.names()) + 2)
    done = run("play", typed=[beyond, "kingsburg", "Anna,random", "1", "quit"])
    assert "Which game?" in done.out
    assert f"There is no choice {beyond}" in done.out
    first = len(games.names()) + 1
    again = run("play", typed=[str(first), "quit"])
    assert f"{first} Go on: Kingsburg, Anna and Random bot" in again.out
    assert again.code == 0
    assert [path.name for path in home.iterdir()] == ["kingsburg-1.json"]


def test_an_owners_components_travel_with_the_game(run: Run, home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[buildings]]\nid = "farms"\ncost = { gold = 0, wood = 1, stone = 0 }\n')
    run("play", "kingsburg", *SEATS, *SEED, "--components", str(mine), typed=["1", "quit"])
    mine.unlink()
    done = run("play", "--resume", str(home / "kingsburg-1.json"), typed=["explain farms", "quit"])
    assert "Cost: 1 wood." in done.out
    assert "Value from: your own component file." in done.out


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ("Anna,Ben", [Player("Anna"), Player("Ben")]),
        ("3", [Player("Me"), Player("Normal bot", "normal"), Player("Normal bot 2", "normal")]),
        ("", [Player("Me"), Player("Normal bot", "normal"), Player("Normal bot 2", "normal")]),
        ("Anna, Cleo@random", [Player("Anna"), Player("Cleo", "random")]),
        (
            "Anna,greedy:worlds=2,cap=3,Ben",
            [Player("Anna"), Player("Keen bot", "greedy:worlds=2,cap=3"), Player("Ben")],
        ),
        ("Anna,Anna", [Player("Anna"), Player("Anna 2")]),
    ],
)
def test_who_plays(given: str, players: list[Player]) -> None:
    assert read_players(Words("en"), given, 3, "Me") == players


def upgraded(monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """From now on Kingsburg is set up otherwise: no record of before replays."""
    title = copy.copy(games.title("kingsburg"))
    title.version = version

    def otherwise(table: Any) -> Any:
        raise ValueError("this version is set up otherwise")

    monkeypatch.setattr(title, "_layout", None)
    monkeypatch.setattr(title, "_setup", otherwise)
    monkeypatch.setattr(games, "title", lambda game: title)


def test_a_game_goes_on_under_changed_rules(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "kingsburg", *SEATS, *SEED, typed=["1"] * 9)
    file, before = str(home / "kingsburg-1.json"), saved(home)
    upgraded(monkeypatch)
    done = run("play", "--resume", file, typed=["quit"])
    assert (done.code, done.err) == (0, "")
    assert "From here on the game follows version 2 of its rules." in done.out
    after = saved(home)
    assert after["version"] == 2
    assert [entry["type"] for entry in after["entries"][len(before["entries"]) :]] == ["checkpoint"]
    assert after["terminal"]["snapshot"]["state"] == before["terminal"]["snapshot"]["state"]
    assert min(after["terminal"]["snapshot"]["told"]) > min(before["terminal"]["snapshot"]["told"])
    ended = run("play", "--resume", file, typed=["1"] * 400)
    assert "The game is over: " in ended.out
    told = run("replay", file)
    assert told.code == 0
    checkpoint = len(before["entries"]) + 1
    assert f"{checkpoint:>5}  From here on" in told.out
    verified = run("verify", file)
    assert verified.code == 1
    assert f"Move {checkpoint}: the game went on here under changed rules" in verified.err


def test_a_game_saved_without_its_state_needs_the_rules_it_was_played_by(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", "kingsburg", *SEATS, *SEED, typed=["1"] * 9)
    file, old = home / "kingsburg-1.json", saved(home)
    del old["terminal"]["snapshot"]
    file.write_text(json.dumps(old), "utf-8")
    assert run("play", "--resume", str(file), typed=["quit"]).code == 0
    file.write_text(json.dumps(old), "utf-8")
    upgraded(monkeypatch)
    assert "does not replay" in run("play", "--resume", str(file), typed=["quit"]).err


def test_a_record_that_was_bent_is_not_gone_on_with(run: Run, home: Path) -> None:
    """The state is there, but the rules are the same: what does not replay was altered."""
    run("play", "kingsburg", *SEATS, *SEED, typed=["1"] * 9)
    file, bent = home / "kingsburg-1.json", saved(home)
    bent["entries"][0]["do"] = "take gold=9"
    file.write_text(json.dumps(bent), "utf-8")
    done = run("play", "--resume", str(file), typed=["quit"])
    assert done.code == 1
    assert "does not replay: move 1" in done.err


def test_a_guided_game_is_talked_through_also_when_it_is_gone_on_with(run: Run, home: Path) -> None:
    done = run("play", "medioevo", "--guided", *SEED, typed=["quit"])
    assert done.code == 0
    assert "Your money builds more than it bids." in done.out
    file = home / "medioevo-1.json"
    assert (len(saved(home, file.name)["names"]), saved(home, file.name)["terminal"]["guided"]) == (4, True)
    french = run("play", "--resume", str(file), "--lang", "fr", typed=["enchérir 20", "q"])
    assert "Votre argent vous servira mieux aux achats." in french.out
    assert "Votre premier Village va dans une zone habitée" in french.out
    plain = run("play", "medioevo", "--seats", "4", *SEED, typed=["quit"])
    assert "Your money builds more than it bids." not in plain.out


def test_a_guided_game_is_played_as_it_is(run: Run) -> None:
    assert "no guided game" in run("play", "kingsburg", "--guided").err
    assert "Say which game" in run("play", "--guided").err
    assert "played as it is" in run("play", "medioevo", "--guided", "--seats", "3").err


def test_standing_answers_are_one_line(run: Run, home: Path) -> None:
    """They are many; whoever wants one chooses among them."""
    done = run("play", "medioevo", "--seats", "Anna,random", *SEED, typed=["3", "1", "quit"])
    (first, second, third, *_) = done.out.split("■ Anna")[1:]
    assert first.count("Always pass") == 1
    assert "  3  Always pass at certain moments" in first
    assert second.count("Always pass: ") > 10
    assert "at certain moments" not in second
    assert third.count("Be asked again: ") + third.count("Ask me again: ") == 1
    moves = [entry["do"] for entry in saved(home, "medioevo-1.json")["entries"] if entry["seat"] == 0]
    assert [move.split()[0] for move in moves] == ["stand"]


def test_players_and_verbs_go_by_their_names(run: Run) -> None:
    done = run("play", "medioevo", "--seats", "Anna,Ben@random", *SEED, "--lang", "fr", typed=["enchérir 7", "q"])
    assert "enchérir de 0 à 1\u00a0600\u00a0: tapez «\u00a0enchérir 0\u00a0» avec votre nombre" in done.out
    village = run("play", "medioevo", "--seats", "Anna,Ben@random", *SEED, typed=["bid 7", *["1"] * 12, "quit"])
    assert "Declare war on Ben" in village.out
    assert "Player 2" not in village.out


def test_dice_of_a_seed_that_was_given_are_not_called_sealed(run: Run, home: Path) -> None:
    """Whoever knows the seed knows the dice, also when the game is gone on with."""
    for command in (["kingsburg", *SEATS, *SEED], ["--resume", str(home / "kingsburg-1.json")]):
        done = run("play", *command, typed=["quit"])
        assert "The dice come from the seed you gave" in done.out
        assert "sealed" not in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_help_shows_what_can_be_typed_now(run: Run, game: str, lang: str) -> None:
    done = run("play", game, *SEED, "--seats", "Anna,random", "--lang", lang, typed=["help", "quit"])
    title, told = games.title(game), done.out[done.out.rindex("> help") :]
    shown = re.search(r"\(([a-z_]+[^()]*)\)\.\n", told)
    assert shown is not None
    assert text(title.parse(typed := " ".join(shown[1].split()))) == typed
    assert f"{title.prefix}-" in told
    assert (game == "kingsburg") == ("KB-" in told)


def test_bots_are_called_what_they_are(run: Run) -> None:
    done = run("play", "kingsburg", "--seats", "easy,normal,Fred@random", *SEED, "--lang", "fr")
    assert all(name in done.out for name in ("Robot facile", "Robot normal", "Fred"))
    assert not re.search(r"\b(easy|random)\b", done.out)
