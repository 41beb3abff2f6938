"""Second implementations of games ("oracles"), written from the rulebook and the ledger apart from the engine's rules,
and the harness that runs engine and oracle side by side (`oracles.lockstep`)."""
