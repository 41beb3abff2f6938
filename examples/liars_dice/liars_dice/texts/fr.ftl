### Dés menteurs : tous les mots que lit un joueur, en français.
### En français, 0 et 1 sont du singulier : [one] reprend donc la variable.

## Le jeu

game-name = Dés menteurs
game-tagline = Pariez sur des dés que personne ne voit tous, et démasquez les menteurs.
game-about = Chacun lance ses dés sous un gobelet et les regarde en secret. À tour de rôle, on annonce combien de dés, chez tous les joueurs réunis, montrent une face donnée ; chaque annonce monte, jusqu'à ce que quelqu'un crie « Menteur ! ». On lève alors tous les gobelets, et celui qui s'est trompé perd un dé. Le dernier à avoir des dés gagne.
game-provenance = Un vieux jeu qui n'appartient à personne et se joue de bien des façons ; celle-ci est décrite, règle par règle, dans le README de son paquet.
score-name = Dés restants

## Décisions et actions

decision-turn = Votre annonce
decision-turn-what = Annoncez plus de dés que la dernière fois, ou autant d'une face plus haute. Sinon, criez « Menteur ! ».
decision-turn-look = Combien en avez-vous ? Parmi les autres dés, environ un sur six montre cette face, ou un sur trois avec des jokers.
action-bid = Annoncer { dice-said }
action-call = Crier « Menteur ! »
group-bid = Annoncer { $quantity } …
verb-bid = annoncer, annonce
verb-call = menteur, douter
told-bid = { $name } annonce { dice-said }.
told-call = { $name } crie « Menteur ! »

## Dés : un nombre et une face

dice-said =
    { $quantity ->
        [one] { $quantity } { face-one }
       *[other] { $quantity } { face-many }
    }
face-one =
    { $face ->
        [1] as
        [2] « deux »
        [3] « trois »
        [4] « quatre »
        [5] « cinq »
       *[other] « six »
    }
face-many =
    { $face ->
        [1] as
        [2] « deux »
        [3] « trois »
        [4] « quatre »
        [5] « cinq »
       *[other] « six »
    }

## Ce qui se passe

event-round-began = Manche { $round }
event-shown = { $name } montre { $dice }.
event-die-lost =
    { $left ->
        [0] On compte { dice-said }. { $name } perd son dernier dé et quitte la partie.
       *[other] On compte { dice-said }. { $name } perd un dé.
    }

## Refus

refused-nothing-to-doubt = Il n'y a pas encore d'annonce à mettre en doute : commencez par annoncer.
refused-too-many-dice =
    { $dice ->
        [one] Il n'y a que { $dice } dé en jeu : on ne peut pas en annoncer plus.
       *[other] Il n'y a que { $dice } dés en jeu : on ne peut pas en annoncer plus.
    }
refused-not-higher = Une annonce compte plus de dés que la précédente, ou autant d'une face plus haute.

## Options de la table

option-dice = Dés
option-dice-explain = Le nombre de dés de chacun au départ. Comptez environ une manche par dé en jeu.
option-dice-1 = 1 par joueur
option-dice-2 = 2 par joueur
option-dice-3 = 3 par joueur
option-dice-4 = 4 par joueur
option-dice-5 = 5 par joueur
option-wild = Joker
option-wild-explain = Les dés jokers comptent pour la face annoncée, quelle qu'elle soit.
option-wild-ones = Les as sont jokers
option-wild-sixes = Les six sont jokers
option-wild-none = Sans joker

## Le plateau, en texte et dessiné

sheet-round = Manche { $round }
sheet-table =
    { $dice ->
        [one] { $dice } dé en jeu
       *[other] { $dice } dés en jeu
    }
sheet-bids = Annonces
sheet-no-bid = Personne n'a encore rien annoncé.
sheet-showdown = { $name } a mis en doute l'annonce { DE($bidder) } : { dice-said }. On en a compté { $count }, et { $loser } a perdu un dé.
sheet-players = Joueurs
sheet-player = Joueur
sheet-own = Sous votre gobelet
sheet-holds =
    { $own ->
        [0] aucun sous votre gobelet
       *[other] { $own } sous votre gobelet
    }

## La partie au fil des manches

series-dice = Dés restants
series-round = Manche
