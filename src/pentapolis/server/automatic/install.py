"""What acts by itself, put into a server: driver, clocks, plans, notices, workers."""

from __future__ import annotations

from ..notices.turns import Notices
from ..server import Server
from .analysis import Analyses
from .driver import Driver
from .hints import Hints
from .plans import Plans
from .timing import Timing
from .workers import Workers


def install(server: Server) -> Driver:
    """Give a server everything that acts by itself; `server.start` sets it going."""
    settings = server.settings
    workers = Workers(settings.bot_workers, settings.bot_budget_ms / 1000)
    timing, plans, notices = Timing(server), Plans(server), Notices(server)
    driver = Driver(server, timing, plans, notices, workers)
    server.clocks, server.plans, server.notices, server.workers = timing, plans, notices, workers
    server.hints, server.analyses = Hints(server, workers), Analyses(server, workers)
    server.driver = driver
    return driver
