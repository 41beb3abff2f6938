"""The command `pentapolis`. Only this package knows both the terminal (`cli`) and the server, which it starts."""
