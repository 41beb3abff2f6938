"""What an action of Medioevo Universale costs, or what comes of it, in a few words beside it."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action
from ....words import Words
from ..battle.odds import foreseen
from ..components import CUBE_PRICE, TECHNOLOGIES
from ..components import BRANCHES
from ..diplomacy import offers, pacts
from ..market.empire import BuyEmpireCard, number_drawn
from ..market.objectives import ClaimObjective
from ..market.technology import BuyTechnology
from ..moves.entering import Step
from ..moves.groups import current, goes_free, march_of, movement_of
from ..moves.paths import movement_left, step_cost
from ..realm.debt import PayArrears
from ..realm.taxes import PayUpkeep, SetTax, income, upkeep_of
from ..state import Medioevo
from ..trading.deals import fee, total, unit_price
from ..trading.sales import AddCube, ConfirmTrade, TradeBuy
from ..trading.travel import TradeMove
from .prices import price_of, price_text
