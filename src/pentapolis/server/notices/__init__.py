"""Telling people outside the page that it is their turn: push, e-mail, webhooks."""
