"""Alba Longa as text: the board, what its pieces say of themselves, and what follows from an action.

This is what the game offers to the terminal and to screen readers (`pentapolis.words.sheet.GameSheet`), and the
figures that a drawn board prints. Everything is drawn from an observation.
"""

from __future__ import annotations

from .board import beside, phase, sheet
from .cards import things
from .doubts import doubtful
from .facts import facts
from .notes import note
from .numbers import series

__all__ = ["beside", "doubtful", "facts", "note", "phase", "series", "sheet", "things"]
