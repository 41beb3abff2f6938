"""The tests: one file per promise. They run for the titles that `--pentapolis-title` names."""
