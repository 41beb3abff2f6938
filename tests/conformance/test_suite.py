"""The shipped suite, for our games."""

# ruff: noqa: F403  # pytest runs the tests of the modules that it finds here

from __future__ import annotations

from pentapolis.conformance.suite.test_chance import *
from pentapolis.conformance.suite.test_days import *
from pentapolis.conformance.suite.test_decisions import *
from pentapolis.conformance.suite.test_end import *
from pentapolis.conformance.suite.test_events import *
from pentapolis.conformance.suite.test_imagine import *
from pentapolis.conformance.suite.test_laws import *
from pentapolis.conformance.suite.test_options import *
from pentapolis.conformance.suite.test_preview import *
from pentapolis.conformance.suite.test_queries import *
from pentapolis.conformance.suite.test_refusals import *
from pentapolis.conformance.suite.test_replay import *
from pentapolis.conformance.suite.test_secrets import *
from pentapolis.conformance.suite.test_sight import *
from pentapolis.conformance.suite.test_state import *
from pentapolis.conformance.suite.test_undo import *
from pentapolis.conformance.suite.test_words import *
