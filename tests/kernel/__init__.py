"""Tests of the kernel, on toy games: each toy needs one thing of it, and little else."""
