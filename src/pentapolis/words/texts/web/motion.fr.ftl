### Ce qui bouge à une table : rattraper, les moments racontés, en français.

motion-skip = Aller au présent
motion-skip-to-me = Aller à mon tour
motion-meanwhile = Pendant ce temps

## Récits

motion-story-next = Suite
motion-story-end = Terminé
motion-story-auto = Auto
motion-story-skip = Passer
motion-story-again = Raconter encore : { $title }
motion-story-beat = { $beat } sur { $beats }
motion-story-wins = Qui gagne reçoit
motion-story-loses = Qui perd donne
motion-story-sum = { $name } : { $total }
