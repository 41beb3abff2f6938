"""Battles on land and at sea: chapters 10 to 14 of the rules, one round after the other (P3)."""
