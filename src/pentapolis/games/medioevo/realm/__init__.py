"""The frame of the game: kingdoms and set-up, the turn, events and barbarians, taxes and debt, the end (chapters 1 to 5
and 18 to 23)."""
