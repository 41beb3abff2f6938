"""Tests of the terminal: commands as a person types them."""
