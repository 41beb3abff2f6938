"""Every message between server and client, as structs: the one source of validation, schema and the client's types.

`people` (visitors and accounts), `tables` (lobby, seats, settings), `play` (what a player sees and does), `library`
(games, rules, verification), `host` (the host's page). Times are milliseconds since 1970, as whole numbers.
"""
