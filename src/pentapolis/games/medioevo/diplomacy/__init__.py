"""Wars, pacts, offers, breaches and the support that allies owe (chapter 17)."""
