"""Tests of positions as data, lessons, examples and aids, for every game that has them."""
