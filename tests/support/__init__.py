"""What tests share. `@rule("KB-11.1")` names the rules of the ledger that a test proves; a `Scene` is a position with
what is done in it and the whole consequence."""

from support.rules import rule
from support.scene import Scene

__all__ = ["Scene", "rule"]
