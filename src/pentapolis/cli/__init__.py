"""The terminal: play, simulate, replay, verify, read the rules. It draws what the seat in front of it may see."""
