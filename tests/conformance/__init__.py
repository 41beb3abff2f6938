"""What every game must keep, played and tried on every table it can be set at.

A game joins as soon as `pentapolis.games` knows it. It brings two files, both written from its ledger and not from its
rules: `laws/<game>.py`, what is conserved, and `secrets/<game>.py`, who may not know what.
"""
