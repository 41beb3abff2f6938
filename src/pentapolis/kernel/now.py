"""Now: the only door out of the rules. It lives for one `apply`.

Rules put what follows on the agenda (`then`, `each`), ask for luck (`roll`, `draw`, `look`, `show`), tell what happened
(`tell`) and end the game (`end`); through nothing else can they reach the outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, ParamSpec

from .agenda import REMEMBERED, Entry, Node, misused, upwards
from .chance import DICE, DIE_NAMES, Chance, Value
from .event import Event
from .options import Options
from .pile import Held, Layer, Pile
from .sight import TABLE

P = ParamSpec("P")
Faces = Mapping[str, Mapping[str, str]]

A_FEW = 3
"""So many entries are put on the agenda one by one; longer lists are the same again and again, and kept."""

ROLLED: dict[int, tuple[tuple[str, Value], ...]] = {
    sides: tuple((DIE_NAMES[sides], face) for face in range(sides + 1)) for sides in DICE
}
"""The outcomes of a die, ready made: `ROLLED[6][4]` is `("d6", 4)`."""


class Rising(dict[tuple[int, ...], tuple[int, ...]]):
    """Throws of dice in rising order; equal ones are one and the same tuple, which is quick to look up elsewhere."""

    def __missing__(self, values: tuple[int, ...]) -> tuple[int, ...]:
        rising = tuple(sorted(values))
        rising = self.get(rising, rising)
        if len(self) < REMEMBERED:
            self[values] = self[rising] = rising
        return rising


RISING = Rising()


class Now:
    """One `apply` in progress: what it asked of chance, what it told, and whether somebody learnt something."""

    __slots__ = ("_faces", "agenda", "chance", "events", "heard", "informed", "instead", "light", "offered", "outcomes")

    def __init__(self, agenda: list[Entry], chance: Chance, events: list[Event] | None, faces: Faces) -> None:
        self.agenda = agenda
        self.chance = chance
        self.events = events
        self.heard = events is not None
        """Whether anybody listens: where nobody does, a rule that is carried out often need not tell."""
        self.outcomes: list[tuple[str, Value]] = []
        self.informed = False
        """Something was seen that was hidden: no undo past this point."""
        self.light = False
        """Nothing but a draft, a standing answer or an offer: another seat may still undo its own move."""
        self.offered: Options | None = None
        """The options of the decision on top of the agenda, where the rules that asked for it found them."""
        self.instead: tuple[Entry | Node[[]], ...] = ()
        """What is done instead of everything else, once the step that broke it off is complete."""
        self._faces = faces

    # what follows

    def then(self, *what: Entry | Node[[]]) -> None:
        """Put these on the agenda, the first to be done first, before everything already there."""
        self.offered = None
        entry: Any
        try:
            if len(what) == 1:
                (entry,) = what
                self.agenda.append(entry if type(entry) is Entry else entry.entry)
            elif len(what) > A_FEW:
                self.agenda.extend(upwards(what))
            else:
                agenda = self.agenda
                for entry in reversed(what):
                    agenda.append(entry if type(entry) is Entry else entry.entry)
        except AttributeError:
            raise misused(what, "entry") from None

    def ask(self, decision: Node[Any], seat: int, options: Options | None = None) -> None:
        """Ask a seat next: `then` for a decision or step that needs nothing but its seat.

        `options` of a `decision`, where the rules have just found them anyway and change nothing more, need not be
        found again in a playout.
        """
        try:
            self.agenda.append(decision.for_seat[seat])
        except AttributeError:
            raise misused([decision], "for_seat") from None
        self.offered = options

    def each(self, seats: Sequence[int], what: Any, *args: int | str) -> None:
        """Put a seat's step or decision on the agenda for each of these seats, in this order."""
        self.offered = None
        try:
            if args and what.seated:
                self.agenda += [what.of(seat, *args) for seat in reversed(seats)]
            else:
                entries, agenda = what.for_seat, self.agenda
                for seat in reversed(seats):
                    agenda.append(entries[seat])
        except AttributeError:
            raise misused([what], "for_seat") from None

    def drop(self, seat: int) -> None:
        """Remove everything a seat was still to do: it has left the game."""
        self.offered = None
        self.agenda[:] = [entry.without(seat) for entry in self.agenda if entry.seat != seat]

    def end(self) -> None:
        """The game is over at once, whatever was still to be done."""
        self.offered = None
        self.agenda.clear()
        self.agenda = []  # what else a rule puts on it is never done

    def break_off(self, *what: Entry | Node[[]]) -> None:
        """When this step is complete, drop all that was still to be done, open windows and drafts too; do these."""
        self.instead = what

    # luck

    def roll(self, sides: int = 6) -> int:
        """Roll one die."""
        value = self.chance.pick(DIE_NAMES[sides], DICE[sides])
        self.outcomes.append((DIE_NAMES[sides], value))
        return value  # type: ignore[return-value]  # the values of a die are numbers

    def rolls(self, number: int, sides: int = 6) -> list[int]:
        """Roll several dice; the values in rising order, since equal dice can't be told apart."""
        values: list[Any] = self.chance.picks(DIE_NAMES[sides], DICE[sides], number)
        rolled = ROLLED[sides]
        self.outcomes += [rolled[value] for value in values]
        values.sort()
        return values

    def dice(self, number: int, sides: int = 6) -> list[int]:
        """Roll several dice that can be told apart; the values in the order of the dice."""
        values: list[Any] = self.chance.picks(DIE_NAMES[sides], DICE[sides], number)
        self.outcomes += map(ROLLED[sides].__getitem__, values)
        return values

    def throws(self, numbers: Sequence[int], sides: int = 6) -> list[tuple[int, ...]]:
        """So many dice, then so many more and so on: for each number the values in rising order."""
        values: list[Any] = self.chance.picks(DIE_NAMES[sides], DICE[sides], sum(numbers))
        self.outcomes += map(ROLLED[sides].__getitem__, values)
        dice, thrown = iter(values), []
        for number in numbers:
            thrown.append(RISING[tuple(islice(dice, number))] if number else ())
        return thrown

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        """One of these values, by luck."""
        value = self.chance.pick(what, values, weights)
        self.outcomes.append((what, value))
        return value

    def pick_each(self, whats: Sequence[str], values: Sequence[Value]) -> list[Value]:
        """One of these values for each of these sources of luck."""
        pick, outcomes, picked = self.chance.pick, self.outcomes, []
        for what in whats:
            value = pick(what, values)
            outcomes.append((what, value))
            picked.append(value)
        return picked

    def takes(
        self, what: str, values: Sequence[Value], number: int, copies: Sequence[int] | None = None
    ) -> list[Value]:
        """So many out of a bag that holds each of these values once, or `copies` of it; none is put back."""
        taken = self.chance.takes(what, values, number, copies)
        self.outcomes += [(what, value) for value in taken]
        return taken

    def order(self, what: str, values: Iterable[Value]) -> list[Value]:
        """All these values in a random order, drawn one after the other."""
        left, drawn = list(values), []
        while len(left) > 1:
            drawn.append(self.pick(what, left))
            left.remove(drawn[-1])
        return drawn + left

    # piles

    def draw(self, pile: Pile) -> str:
        """Take the top card where everybody sees it."""
        self.informed = True
        self._part(pile)
        return self._decide(pile, pile.take_top())

    def deal(self, pile: Pile, number: int) -> list[str]:
        """Take so many cards off the top where everybody sees them, as far as the pile goes."""
        dealt: list[str] = []
        while len(dealt) < number and pile.layers:
            layer = pile.layers[0]
            if layer.decided or layer.face:
                dealt.append(self.draw(pile))
                continue
            self.informed = True
            pool = pile.pools[layer.group]
            copies = list(pool.values())
            alike = sum(copies) == len(copies)  # every card once: no need to weigh them
            few = min(number - len(dealt), layer.count)
            cards: list[Any] = self.takes(pile.name, list(pool), few, None if alike else copies)
            pile.take_away(cards)
            dealt += cards
        return dealt

    def draw_for(self, pile: Pile, *seats: int) -> Held:
        """Take the top card so that only these seats see it, and who knew it before."""
        layer = self._show_to(pile, seats)
        del pile.layers[0]
        return Held(pile.name, layer.group, layer.known_to, layer.card, layer.face)

    def look(self, pile: Pile, seat: int) -> str:
        """A seat looks secretly at the top card, which stays where it is."""
        return self._show_to(pile, (seat,)).card

    def show(self, pile: Pile) -> str:
        """Fix and return the side of the top card that everybody sees; the card itself stays open."""
        self._part(pile, shown=True)
        layer = pile.take_top()
        face = layer.face or self._turn(pile, layer)
        pile.layers.insert(0, Layer(1, layer.group, face, layer.known_to, layer.card))
        return face

    def _turn(self, pile: Pile, layer: Layer) -> str:
        self.informed = True
        faces = self._faces[pile.name]
        if layer.decided:
            return faces[layer.card]
        weights: dict[str, int] = {}
        for kind, number in pile.possible(layer, faces).items():
            weights[faces[kind]] = weights.get(faces[kind], 0) + number
        sides = sorted(weights)
        return str(self.pick(f"{pile.name}.face", sides, [weights[side] for side in sides]))

    def _part(self, pile: Pile, seats: tuple[int, ...] | None = None, shown: bool = False) -> None:
        """Decide which card of a mixed layer lies on top, where these seats, or all, are going to see it; or its shown
        side, which tells everybody only if no other card has that side."""
        layer = pile.layers[0]
        if not layer.mixed:
            return
        kinds: dict[str, int] = {}
        for held in layer.mixed:
            kinds[held.card] = kinds.get(held.card, 0) + 1
        card = str(self.pick(pile.name, sorted(kinds), [kinds[kind] for kind in sorted(kinds)]))
        if shown and list(self._faces[pile.name].values()).count(self._faces[pile.name][card]) > 1:
            seats = ()
        pile.part_top(card, seats)

    def _show_to(self, pile: Pile, seats: tuple[int, ...]) -> Layer:
        """Decide the top card and let these seats know it; it stays on top."""
        if not seats:
            raise ValueError(f"a card of {pile.name} that nobody sees stays undecided: take_top removes it unseen")
        self.informed = True
        self._part(pile, seats)
        layer = pile.take_top()
        public = layer.decided and not layer.known_to
        known_to = () if public else tuple(sorted({*layer.known_to, *seats} - {TABLE}))
        known = Layer(1, layer.group, layer.face, known_to, self._decide(pile, layer))
        pile.layers.insert(0, known)
        return known

    def _decide(self, pile: Pile, layer: Layer) -> str:
        if layer.decided:
            return layer.card
        possible = pile.possible(layer, self._faces.get(pile.name, {}))
        numbers = list(possible.values())
        alike = sum(numbers) == len(numbers)  # every card once: no need to weigh them
        card = str(self.pick(pile.name, list(possible), None if alike else numbers))
        pile.take_from_pool(layer.group, card)
        return card

    # telling

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened: the type of the event, then its fields. Where nobody listens nothing is made."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))

    def reveal(self) -> None:
        """Something that was decided but hidden has been turned up: undo stops here."""
        self.informed = True
