"""A person's turn: draw what this seat sees, read a line, and do what it says."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from .. import lessons
from ..kernel.action import Action, Stand, Unstand, text, verb
from ..kernel.match import View
from ..kernel.refusal import Malformed, Refused
from ..words import Prompt, Words, event_sentence, prompt, refusal
from ..words.reading import fold, read_action
from ..words.rulebook import NoRulebook, find, rulebook
from ..words.sentences import is_heading
from ..words.sheet import GameSheet, Sheet
from .asides import advised, explanation, hint_said, named
from .choices import Choice, answers_last, choices, grouped, matching, sentence, telling_words
from .draw import rule_text, whole_sheet
from .listing import Item
from .output import Stop, clipped, whole
from .screen import Decision, Drawn, LogLine, Screen
from .table import TerminalTable

COACHED = 3
"""A kind of decision is explained so many times."""
LONGEST = 1000
"""Signs of a line that is read at all."""
LATELY = 3
"""Chapters of the log that are shown unless all of it is asked for."""
COMMANDS = ("undo", "hint", "save", "log", "rules", "explain", "sheet", "more", "back", "help", "quit")

ReadLine = Callable[[str], str]


class Quit(Exception):
    """A person leaves the table; the game is kept."""


def log_lines(words: Words, events: Sequence[Any], names: Sequence[str]) -> list[LogLine]:
    """Events as lines of a log, without those that others tell."""
    lines = [LogLine(event_sentence(words, event, names), is_heading(words, event)) for event in events]
    return [line for line in lines if line.text]


class Turn:
    """One decision of one person. `run` comes back when it is made."""

    def __init__(self, table: TerminalTable, screen: Screen, words: Words, art: GameSheet, read: ReadLine) -> None:
        self.table = table
        self.screen = screen
        self.words = words
        self.art = art
        self.read = read
        self.seen: dict[int, int] = {}
        """How much of the log each seat has been shown."""
        self.asked: dict[str, int] = {}
        """How often each kind of decision has come up."""
        self.notices: list[str] = []
        """What stands before the log once."""
        self._sit_down(-1)

    def _sit_down(self, seat: int) -> None:
        self.seat = seat
        self.board: Drawn = []
        self.narrowed: list[Choice] | None = None
        self.page, self.pages = 0, 1
        self.message: Text | None = None
        self.decided = False

    def run(self, seat: int) -> None:
        """Ask until the person has decided; `Quit` if they leave."""
        self._sit_down(seat)
        events = self.table.log(seat)
        told = log_lines(self.words, events[self.seen.get(seat, 0) :], self.table.names)
        log = [*(LogLine(text) for text in self.notices), *told]
        self.notices = []
        self.seen[seat] = len(events)
        decision = self.view.observation.agenda[-1].name
        self.asked[decision] = self.asked.get(decision, 0) + 1
        while not self.decided:
            self.board = [] if self.screen.plain else self.screen.board(self.sheet())
            items = _items(self.listed())
            message = self.message or self._which_page()
            coach = self.table.guided or self.asked[decision] <= COACHED
            self.screen.decide(self.board, Decision(seat, self.prompt(), log, items, message, coach))
            if self.screen.plain:
                log = []
            self._handle(self.read(self.words.say("play-prompt")).strip())

    # what this seat sees

    @property
    def view(self) -> View[Any]:
        return self.table.view(self.seat)

    def prompt(self) -> Prompt:
        o = self.view.observation
        decision = self.table.title.pending(o)
        assert decision is not None
        said = prompt(self.words, decision, o.agenda[-1], self.table.names)
        return self._talked_through(said) if self.table.guided else said

    def _talked_through(self, said: Prompt) -> Prompt:
        """The same in the words of a guided game, if it has any for that."""
        lines = lessons.talked_through(self.table.title, self.view, self.words.lang)
        return said if lines is None else said._replace(what=lines[0], look=lines[1])

    def sheet(self) -> Sheet:
        return self.art.sheet(self.view.observation, self.seat, self.words, self.table.names)

    def listed(self) -> list[Choice]:
        """The choices as this screen lists them: narrowed, grouped if they are many, one page of them."""
        whole = self.narrowed if self.narrowed is not None else answers_last(self.words, self.all_choices())
        if self.screen.plain:
            return whole
        if not self.screen.fits(_items(whole), self.board) and self.narrowed is None:
            whole = grouped(self.words, whole)
        pages = self.screen.paged(_items(whole), self.board)
        self.pages = len(pages)
        return whole[pages[self.page % self.pages]]

    def _which_page(self) -> Text | None:
        if self.pages == 1:
            return None
        said = self.words.say("play-more-choices", page=self.page % self.pages + 1, pages=self.pages)
        return Text(said, style="dim")

    def all_choices(self) -> list[Choice]:
        view = self.view
        decision = view.observation.agenda[-1].name
        return choices(self.words, view.options, decision, self.table.names, lambda action: self._note(view, action))

    def _note(self, view: View[Any], action: Action) -> str:
        return self.art.note(view.observation, self.seat, action, self.words)

    # what is typed

    def _handle(self, line: str) -> None:
        self.message = None
        if not line:
            self._more("")
            return
        if len(line) > LONGEST:
            self._say("play-not-understood", text=clipped(line))
            return
        first, _, rest = line.partition(" ")
        command = self._command(first)
        if command:
            self._carry_out(command, rest.strip())
        elif line.isdecimal():
            self._number(line)
        else:
            self._typed(line)

    def _command(self, word: str) -> str:
        typed = fold(word)
        for command in COMMANDS:
            names = {fold(name) for name in self.words.say(f"command-{command}").split(",")}
            if typed in names | {command}:
                return command
        return ""

    def _number(self, typed: str) -> None:
        listed, number = self.listed(), whole(typed)
        if not 1 <= number <= len(listed):
            self._say("play-no-number", n=clipped(typed), most=len(listed))
        else:
            self._choose(listed[number - 1])

    def _choose(self, choice: Choice) -> None:
        if len(choice.actions) == 1:
            self._act(choice.actions[0])
        elif choice.actions:
            wanted = set(choice.actions)
            self.narrowed = [one for one in self.all_choices() if wanted.issuperset(one.actions) and one.actions]
        else:
            self._say("play-type-number")

    def _typed(self, line: str) -> None:
        """An action as text; else words that one of the choices holds."""
        try:
            self._act(read_action(self.words, line, self.table.title.actions))
            return
        except Malformed as malformed:
            found = matching(self.all_choices(), line)
            if len(found) == 1:
                self._choose(found[0])
            elif found:
                self.narrowed = found
            elif malformed.reason == "malformed-verb":
                self._say("play-not-understood", text=line)
            else:
                self._refused(malformed)

    def _act(self, action: Action) -> None:
        try:
            self.table.act(self.seat, action)
        except Refused as refused:
            self._refused(refused)
        else:
            self.decided = True

    def _refused(self, refused: Refused) -> None:
        self.message = Text(f"✗ {refusal(self.words, refused, self.table.names)}", style="bold red")

    def _say(self, key: str, **args: Any) -> None:
        self.message = Text(self.words.say(key, **args), style="yellow")

    # the commands

    def _carry_out(self, command: str, rest: str) -> None:
        does: tuple[Callable[[str], None], ...] = (
            self._undo, self._hint, self._save, self._log, self._rules, self._explain,
            self._sheet, self._more, self._back, self._help, self._quit,
        )  # fmt: skip
        does[COMMANDS.index(command)](rest)

    def _undo(self, _: str) -> None:
        try:
            seat, action = self.table.undo(self.seat)
        except Refused as refused:
            self._refused(refused)
        else:
            said = sentence(self.words, action, "", self.table.names)
            self.notices = [self.words.say("play-taken-back", action=said, name=self.table.names[seat])]
            self.decided = True

    def _hint(self, _: str) -> None:
        """What a bot would choose."""
        if not self.table.hints:
            self._say("play-hints-off")
            return
        try:
            advice = advised(self.table, self.seat)
        except LookupError:
            self._say("play-no-hint")
            return
        said = hint_said(self.words, self.table, self.seat, advice, lambda action: self._note(self.view, action))
        self.message = Text(said, style="yellow")

    def _save(self, name: str) -> None:
        try:
            self.table.save(Path(os.path.expanduser(name)) if name else None)
        except Stop as stop:
            self.message = Text(stop.sentence(self.words), style="yellow")
        except ValueError as error:  # no name of a file at all
            self._say("cli-cannot-write", file=name, why=str(error))
        else:
            self._say("play-saved", file=str(self.table.path))

    def _log(self, how: str) -> None:
        lines = log_lines(self.words, self.table.log(self.seat), self.table.names)
        chapters = [at for at, line in enumerate(lines) if line.heading]
        if fold(how) not in ("all", fold(self.words.say("command-all"))) and len(chapters) >= LATELY:
            lines = lines[chapters[-LATELY] :]
        self._page(*[Text(line.text, style="bold" if line.heading else "") for line in lines])

    def _rules(self, wanted: str) -> None:
        wanted = wanted or self.prompt().rule
        try:
            found = find(rulebook(self.table.title.id, self.words.lang), wanted)
        except NoRulebook:
            found = []
        if not found:
            self._say("cli-no-rule", rule=wanted)
            return
        self._page(*map(rule_text, found))

    def _explain(self, wanted: str) -> None:
        if not wanted:
            self._help("")
            return
        found = named(self.art.things(self.view.observation.table.box, self.words), wanted)
        if not found:
            self._say("play-no-thing", thing=wanted)
            return
        self._page(*[explanation(self.words, thing) for thing in found])

    def _sheet(self, _: str) -> None:
        sheet = self.sheet()
        if sheet is not None:
            self._page(whole_sheet(sheet))

    def _help(self, _: str) -> None:
        asks = self.prompt()
        about = [Text(asks.title, style="bold"), Text(asks.what), Text(asks.look), Text("")]
        typed, found = self._example()
        self._page(*about, Text(self.words.say("play-help", text=typed, words=found, rule=asks.rule)))

    def _example(self) -> tuple[str, str]:
        """What could be typed now: a choice as text, and a word that finds it; of several the longest, it shows most.

        Numbers out of a range come first: they are what the question is about. A standing answer is no example while
        there is another: it would answer all such questions from now on.
        """
        listed = self.all_choices()
        examples = [(choice.actions[0], choice) for choice in listed if len(choice.actions) == 1]
        examples.sort(key=lambda example: (_standing(example[0]), -len(text(example[0]))))
        shown = {action for action, _ in examples}
        numbers = (action for action in self.view.options if action not in shown)
        ranges = [choice for choice in listed if not choice.actions]
        examples = [*zip(numbers, ranges[:1], strict=False), *examples]
        for action, choice in examples:
            if word := self._finding(listed, choice, action):
                return text(action), word
        return text(examples[0][0]), verb(type(examples[0][0]))

    def _finding(self, listed: Sequence[Choice], choice: Choice, action: Action) -> str:
        """A word that finds a choice when it is typed, and is not read as anything else; "" if there is none."""
        for word in telling_words(listed, choice):
            if self._command(word) or word.isdecimal():
                continue
            try:
                if read_action(self.words, word, self.table.title.actions) == action:
                    return word
            except Malformed:
                return word
        return ""

    def _more(self, _: str) -> None:
        self.page += 1

    def _back(self, _: str) -> None:
        self.narrowed, self.page = None, 0

    def _quit(self, _: str) -> None:
        raise Quit

    def _page(self, *parts: Any) -> None:
        """Show something on screens of its own until the person has read it, or types what comes next."""
        for page in self.screen.pages(*parts):
            self.screen.clear()
            self.screen.show(page)
            if not self.screen.plain and (line := self.read(self.words.say("play-continue")).strip()):
                self._handle(line)
                return


def _standing(action: Action) -> bool:
    return isinstance(action, Stand | Unstand)


def _items(listed: Sequence[Choice]) -> list[Item]:
    return [Item(choice.sentence, choice.note) for choice in listed]
