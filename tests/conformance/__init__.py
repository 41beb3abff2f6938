"""The conformance suite that `pentapolis.conformance` ships, run for our games, and what only our games have: golden
playthroughs, ledgers, boxes.

A game brings two files, both written from its ledger and not from its rules: `laws/<game>.py`, what is conserved, and
`secrets/<game>.py`, who may not know what.
"""
