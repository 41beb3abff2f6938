"""The server and its client in a real browser, used as people use them: by role and name, in both languages."""
