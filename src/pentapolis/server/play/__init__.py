"""Playing: moves stored before they are acknowledged, and what each viewer is sent."""
