"""Complete moves, what they meet, and what is conquered (chapters 9 and 15 of the rules, P2 and P4)."""
