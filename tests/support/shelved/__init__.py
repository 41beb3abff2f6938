"""Toy games with texts, for pages that no game on the shelf shows yet."""
