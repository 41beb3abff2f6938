"""Tuning: games that bots play among themselves, and the weights and parameters that are found with them.

Needs the extra `tune` (numpy, scipy, cma); playing needs none of this. `samples` plays games and notes the terms of all
seats at quiet points, `fit` finds the weights of the win model, `calibration` says how well chances and ends agree,
`rounds` goes round from the one to the other, `search` finds the few other parameters.
"""
