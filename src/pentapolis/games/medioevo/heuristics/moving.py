"""Choices of the combat phase: which move is made, its small steps, whom to fight, what becomes of the spoils."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.action import Action
from ..diplomacy.war import hostile
from ..forces import size, unit_name
from ..moves.actions import FinishMove, Seize, Step
from ..moves.assets import ConfirmAssets, Plunder
from ..moves.choices import BeginMove, SwitchGroup
from ..moves.combat import AttackInPlace, PassCombat
from ..moves.encounters import ChooseOpponent, FightNobody
from ..moves.entering import TakeBack
from ..moves.groups import current, riders
from ..moves.loading import Load
from ..tabletop import BARBARIANS
from ..trading.travel import SeizeTransport
from .aside import aside
from .marching import Campaigns, strength
from .view import View

Marks = list[float]
UNDECLARED = 3.0
"""What an attack without a declared war costs (ME-17.5)."""


def combat(view: View, options: Sequence[Any]) -> Marks:
    campaigns = Campaigns(view)
    found = []
    for option in options:
        if isinstance(option, BeginMove):
            item = view.g.items.get(option.item)
            gain = campaigns.campaign(item).gain if item else 0.0
            found.append(gain if gain > 0 else -1.0)
        elif isinstance(option, AttackInPlace):
            army = view.own_troops(option.place)
            worth = campaigns.gain(option.place, army) if option.player == BARBARIANS else -1.0
            at_war = option.player >= 0 and hostile(view.g, view.seat, option.player)
            found.append(0.3 if at_war and strength(army) > 6 else worth)
        elif isinstance(option, Seize):
            found.append(0.5 if hostile(view.g, view.seat, view.g.items[option.item].owner) else -UNDECLARED)
        elif isinstance(option, PassCombat):
            found.append(0.05)
        else:
            found.append(aside(view, option))
    return found


def steps(view: View, options: Sequence[Any]) -> Marks:
    """Load what the campaign takes along, go there step by step, end the move."""
    wanted = _next_move(view)
    found = []
    for option in options:
        if option == wanted:
            found.append(3.0)
        elif isinstance(option, FinishMove):
            found.append(1.0)
        elif isinstance(option, SwitchGroup):
            found.append(0.5)
        elif isinstance(option, Step):
            found.append(0.2 if option.place in view.lands else -2.0)
        elif isinstance(option, Seize):
            found.append(2.0 if hostile(view.g, view.seat, view.g.items[option.item].owner) else -UNDECLARED)
        else:
            found.append(-1.0)
    return found


def _next_move(view: View) -> Action:
    """The next small choice of the campaign of the group that moves."""
    g = view.g
    group = current(g)
    if group.contact or not group.items:
        return FinishMove()
    name = group.items[0]
    item = g.items[name]
    campaigns = Campaigns(view)
    aboard = riders(g, group)
    plan = campaigns.campaign(item, aboard)
    if plan.gain <= 0:
        return FinishMove()
    if plan.fetch and plan.fetch != item.place:
        return Step(campaigns.step(item, plan.fetch))
    taken = campaigns.army(item, item.place, aboard)[len(aboard) :]
    if taken and not any(troop.moved for troop in aboard):
        return Load(unit_name(taken[0]), taken[0].count, name)
    if size(aboard):
        return Step(campaigns.step(item, plan.goal))
    return FinishMove()


def confirmation(view: View, options: Sequence[Any]) -> Marks:
    """No attack without a declared war; where there is no way back, the weakest is attacked."""
    return [1.0 if isinstance(option, TakeBack) else -0.01 * view.g.players[option.player].honor for option in options]


def opponents(view: View, options: Sequence[Any]) -> Marks:
    found = []
    for option in options:
        if isinstance(option, FightNobody):
            found.append(0.5)
        elif isinstance(option, ChooseOpponent):
            free = option.player == BARBARIANS or hostile(view.g, view.seat, option.player)
            found.append(1.0 if free else -UNDECLARED)
        else:
            found.append(0.0)
    return found


def assets(view: View, options: Sequence[Any]) -> Marks:
    """Keep all; what can't be kept is plundered from the least on."""
    found = []
    for option in options:
        if isinstance(option, ConfirmAssets):
            found.append(1.0)
        elif isinstance(option, Plunder):
            item = view.g.items.get(option.asset)
            found.append(0.5 - 0.1 * item.level if item else 0.0)
        else:
            found.append(-1.0)
    return found


def robbery(view: View, options: Sequence[Any]) -> Marks:
    return [1.0 if isinstance(option, SeizeTransport) else 0.0 for option in options]
