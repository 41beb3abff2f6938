"""Tests of the texts: complete, the same in both languages, and said with real arguments."""
