"""What happens at tables by itself: bots, plans, clocks, hints."""
