"""Technologies beyond designing: what they let a player do, each in its windows (chapter 26)."""
