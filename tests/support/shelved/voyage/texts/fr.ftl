game-name = Traversée
game-tagline = Douze milles jusqu'au rivage, trois planches pour tenir.
game-about = On navigue et on répare jusqu'au rivage, ou jusqu'à la dernière planche.
game-provenance = Un jouet des tests.

decision-watch = Votre quart
decision-watch-what = Naviguer, ou réparer une planche.
decision-watch-look = Combien de planches reste-t-il ?
action-sail = Naviguer
action-mend = Réparer une planche
action-time-up = L'heure est passée
action-expel = Un marin s'en va
told-sail = { "" }
told-mend = { $name } répare une planche.
event-sailed = { $name } avance de { $miles } milles.
decided-by-shore = Le rivage est atteint.
decided-by-sunk = La dernière planche a cédé.
decided-by-late = L'heure est passée.
