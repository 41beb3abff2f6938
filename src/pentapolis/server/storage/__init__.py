"""Storage: the tables of the database, its connections, its migrations. The log of a game's entries is the truth."""
