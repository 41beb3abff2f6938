"""Visitors: who is who, accounts for those who want one, and what is stored about them."""
