"""Playing on by the pages' own requests, where a test has already shown that the page can play.

The options come from the same view that the decision bar draws, the cookies are the page's; only the taps are left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from browser.people import Person, new_key
from server.playing import any_action

View = dict[str, Any]
Chooser = Callable[[View, random.Random], str]


def view_of(person: Person, code: str, seat: int, before: View | None = None) -> View:
    """What a seat sees now; of the log only what an earlier view of the same seat lacks is fetched."""
    path = f"/tables/{code}/view?seat={seat}&lang={person.lang}"
    known = before["log"] if before else []
    found: View = person.ask("GET", f"{path}&version={before['version']}&log_from={len(known)}" if before else path)
    found["log"] = known[: found["log_from"]] + found["log"]
    return found


def act(person: Person, code: str, view: View, action: str, status: int = 0) -> Any:
    data = {"seat": view["seat"], "version": view["version"], "key": new_key(), "action": action}
    return person.ask("POST", f"/tables/{code}/act", data, status)


def play_on(
    seated: Sequence[tuple[Person, int]],
    code: str,
    luck: random.Random,
    until: Callable[[View], bool] = lambda view: False,
    choose: Chooser = any_action,
    most: int = 1500,
) -> dict[int, View]:
    """Let these seats play until somebody's view is as wanted, or the game is over; what each saw last. `choose` gives
    "" for not now."""
    last: dict[int, View] = {}
    for _ in range(most):
        idle = True
        for person, seat in seated:
            view = last[seat] = view_of(person, code, seat, last.get(seat))
            if view.get("outcome") or until(view):
                return last
            chosen = choose(view, luck) if view["asked"] else ""
            if chosen:
                try:
                    with person.excused("status of 409"):
                        act(person, code, view, chosen)
                except AssertionError as refused:  # a bot, or the table itself, may have been quicker
                    if '"error":"stale"' not in str(refused):
                        raise
                idle = False
        if idle:
            seated[0][0].page.wait_for_timeout(20)
    raise AssertionError("the game never came there")


def make_table(owner: Person, guests: Sequence[Person] = (), bots: int = 0, **table: Any) -> str:
    """A table of these people and some bots, begun, without a lobby; its code."""
    owner.come()
    seats = [
        {"kind": "me"},
        *({"kind": "open"} for _ in guests),
        *({"kind": "bot", "bot": "random"} for _ in range(bots)),
    ]
    made = owner.ask("POST", "/tables", {"game": "kingsburg", "preset": "custom", "seats": seats, **table})
    code = str(made["code"])
    for seat, guest in enumerate(guests, 1):
        guest.come()
        enter(guest, made["invite"]["url"])
        guest.ask("POST", f"/tables/{code}/sit", {"seat": seat, "number": seat})
    owner.ask("POST", f"/tables/{code}/start")
    return code


def enter(person: Person, invite: str) -> None:
    """Come in by an invite link, without its page."""
    code, _, secret = invite.rpartition("/t/")[2].partition("#invite=")
    person.ask("POST", f"/tables/{code}/enter", {"invite": secret})
