"""What tests share. `@rule("KB-11.1")` names the rules of the ledger that a test proves."""

from support.rules import rule

__all__ = ["rule"]
