"""The trade phase: caravans and merchant ships (chapter 16)."""
