"""Lessons as people go through them, whatever the game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.saying import exactly
from pentapolis import games, lessons
from pentapolis.words import Words


class LessonPage:
    """A lesson on the screen, and what a person does in it."""

    def __init__(self, person: Person, id: str, game: str = "kingsburg") -> None:
        title = games.title(game)
        self.person, self.lesson = person, lessons.lesson(title, id)
        self.words: Words = lessons.texts_of(person.lang, title)

    @classmethod
    def first(cls, person: Person, id: str, game: str = "kingsburg") -> LessonPage:
        """The first lesson of a game, begun from its page."""
        person.goto(f"/learn/{game}")
        begin = re.compile("^" + re.escape(person.say("learn-begin")))
        person.touch(person.page.get_by_role("link", name=begin).first)
        expect(person.page).to_have_url(re.compile(f"/learn/{game}/{id}$"))
        return cls(person, id, game)

    def is_done(self) -> None:
        """The lesson has come to its end."""
        expect(self.person.find("heading", "lesson-done-title")).to_be_visible()

    def text(self, step: str, part: str = "") -> str:
        found = next(one for one in self.lesson.steps if one.id == step)
        return self.words.say(self.lesson.key(found, part))

    def comes(self, step: str) -> None:
        """The coach has come to this step, and points at something."""
        expect(self.coach.get_by_role("heading", name=re.compile(exactly(self.text(step))))).to_be_visible()

    @property
    def coach(self) -> Locator:
        return self.person.find("region", "lesson-coach")

    @property
    def board(self) -> Locator:
        return self.person.page.locator('[data-region="board"]')

    @property
    def decision(self) -> Locator:
        return self.person.page.locator('[data-region="decision"]')

    def read_on(self) -> None:
        self.person.touch(self.person.either("button", "lesson-next", "lesson-finish", within=self.coach))

    def reads(self, *steps: str) -> None:
        """These steps come one after the other, and there is nothing to do but read."""
        for step in steps:
            self.comes(step)
            self.read_on()

    def does(self, step: str, *things: tuple[str, str]) -> None:
        """This step comes, and these things of the board are chosen and confirmed."""
        self.comes(step)
        for kind, id in things:
            self.thing(kind, id)
        self.confirm()

    def die(self, value: int) -> None:
        dice = self.person.page.locator('[data-region="hand"]').first
        self.person.touch(dice.get_by_role("button", name=re.compile(rf"\b{value}\b")).first)

    def thing(self, kind: str, id: str) -> None:
        self.person.touch(self.board.locator(f'[data-point="thing:{kind}/{id}"]').first)

    def card(self, text: str) -> None:
        self.person.touch(self.decision.get_by_role("option").filter(has_text=re.compile(text)).first)

    def confirm(self) -> None:
        self.person.settle()
        words = "|".join(exactly(self.person.say(f"table-{key}")) for key in ("do", "confirm"))
        self.person.touch(self.decision.get_by_role("button", name=re.compile(f"({words})$"), disabled=False))
