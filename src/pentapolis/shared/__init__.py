"""What the terminal and the server share: the data folder, saved games, boards as text. They don't know each other."""
