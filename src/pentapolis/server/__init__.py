"""The server: tables that friends reach by a link. It names no game; what leaves it is made from observations."""
