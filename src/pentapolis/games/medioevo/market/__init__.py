"""Phase 4: what can be bought, and what the objectives of Empire cards ask for (chapters 6 and 7)."""
