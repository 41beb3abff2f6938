"""Toy games, one file each."""
