"""The people of a table: who is behind its seats, whoever plays them at the moment.

Every question about people is answered here: whether somebody plays alone, who has to agree, who may take a seat. A bot
that stands in for somebody (they asked it to, or their clock ran out) plays a seat that is still theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from ..storage.rows import Held, SeatRow


def counted(seats: Iterable[SeatRow]) -> list[str]:
    """The kind of each seat, where a bot that stands in for somebody counts as a person."""
    return ["person" if seat.visitor is not None else seat.kind for seat in seats]


def behind(seats: Iterable[SeatRow]) -> set[str | None]:
    """The visitors behind the seats; None if a seat is kept for somebody who has not come yet."""
    return {seat.visitor for seat in seats if seat.kind == "person" or seat.visitor is not None}


def ever(seats: Iterable[SeatRow], holders: Set[Held]) -> set[Held]:
    """Everybody who holds a seat, or has held one since the game began, with the seat."""
    return {*holders, *((seat.seat, seat.visitor) for seat in seats if seat.visitor is not None)}


def alone(seats: Sequence[SeatRow], holders: Set[Held]) -> bool:
    """Whether nobody but one person plays here or has played here, and nobody is expected."""
    someone = {visitor for _, visitor in ever(seats, holders)}
    return len(someone) == 1 and None not in behind(seats) and not any(seat.kind == "open" for seat in seats)


def may_take(seats: Sequence[SeatRow], holders: Set[Held], visitor: str, seat: int) -> bool:
    """Whether a visitor may take a seat of a game that has begun.

    Nobody sees the secrets of two seats. So you may take a seat if you hold no other and have held no other; if nobody
    else has ever held it; or if the table was made for one shared screen: you began with several seats, and nobody else
    has played since.
    """
    held = ever(seats, holders)
    mine = {number for number, who in held if who == visitor}
    if not mine - {seat} or {who for number, who in held if number == seat} == {visitor}:
        return True
    return len(mine) > 1 and {who for _, who in held} == {visitor}
