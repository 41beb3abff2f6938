"""The end of a round, and whether it is the last (OR-20, OR-21)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import IDLE_ROUNDS, RETREAT, SOLO_ROUNDS, SPEAKER_HIGHEST, TEMPLES, UNUSED
from .counters import retreat_spaces
from .endings import conditions
from .events import BastionTaken, EndReached, Retreated, SpeakerRerolled, SpeakersReturned, ZodiacTaken
from .people import roll_speaker
from .scoring import final_scoring
from .solo import return_zodiac_cards
from .state import NOBODY, Origins


@step
def end_round(g: Origins, now: Now) -> None:
    """Speakers, Bastion, retreat, Zodiac cards, and the check of the end (OR-20)."""
    return_speakers(g, now)
    if not g.solo:
        hand_over_bastion(g, now)
    retreat(g, now)
    if g.solo:
        return_zodiac_cards(g, now)
    else:
        award_zodiac_cards(g, now)
    check_end(g, now)


def return_speakers(g: Origins, now: Now) -> None:
    """All go back to their area; those used grow by 1, a used 5 is rolled again (OR-20.1, OR-4.7, OR-A4)."""
    for number, speaker in enumerate(g.speakers):
        if speaker.site and speaker.value == SPEAKER_HIGHEST:
            speaker.value = roll_speaker(now)
            now.tell(SpeakerRerolled, number, speaker.value)
        elif speaker.site:
            speaker.value += 1
        speaker.holder, speaker.site = NOBODY, UNUSED
    if now.heard:
        now.tell(SpeakersReturned, tuple(speaker.value for speaker in g.speakers))


def hand_over_bastion(g: Origins, now: Now) -> None:
    """To the player furthest on the military track, the lowest of a stack (OR-20.2, OR-A63)."""
    furthest = g.players[g.military[-1]].military
    leader = next(seat for seat in g.military if g.players[seat].military == furthest)
    if leader != g.bastion:
        g.bastion = leader
        now.tell(BastionTaken, leader)


def retreat(g: Origins, now: Now) -> None:
    """Every marker falls back to the first space after the last threshold it crossed (OR-20.3).

    The nearest to the start move first and those that arrive go below: of one segment the foremost come to lie at the
    bottom, markers of one space in their order.
    """
    falling = [seat for seat in g.military if retreat_spaces(g, seat)]
    if not falling:
        return
    g.military.sort(key=lambda seat: (RETREAT[g.players[seat].military], -g.players[seat].military))
    for seat in falling:
        spaces, player = retreat_spaces(g, seat), g.players[seat]
        player.military -= spaces
        now.tell(Retreated, seat, spaces, player.military)


def award_zodiac_cards(g: Origins, now: Now) -> None:
    """Each card to the highest marker of its temple, the lowest of a stack; who has not climbed gets none (OR-20.4)."""
    for temple, order in enumerate(g.temples):
        highest = g.players[order[-1]].steps[temple]
        if not highest:
            continue
        leader = next(seat for seat in order if g.players[seat].steps[temple] == highest)
        giver = g.holders[temple]
        if leader != giver:
            g.holders[temple] = leader
            now.tell(ZodiacTaken, leader, TEMPLES[temple], g.zodiac[temple], giver)


def check_end(g: Origins, now: Now) -> None:
    """The end: a condition holds, three rounds of mere passing, or in solo the fifth round (OR-21, OR-26.10)."""
    g.idle_rounds = 0 if g.acted else g.idle_rounds + 1
    if g.solo:
        reasons = ["last_round"] if g.round == SOLO_ROUNDS else []
    else:
        reasons = conditions(g) or (["idle_rounds"] if g.idle_rounds == IDLE_ROUNDS else [])
    if not reasons:
        return
    for reason in reasons:
        now.tell(EndReached, reason)
    final_scoring(g, now)
    now.end()
