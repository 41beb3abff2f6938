### Apprendre : les leçons d'un jeu, une leçon qu'on joue, les exemples sur le plateau, l'aide de jeu, en français.

## Ce qu'il y a

learn-title = Apprendre { $game }
learn-intro =
    { $minutes ->
        [0] Il n'y a pas encore de leçons, mais les règles disent tout.
       *[other] En { $minutes } minutes, vous en savez assez pour jouer. Vous faites tout vous-même ; un guide se tient à vos côtés.
    }
learn-lessons = Leçons
learn-lesson-minutes = environ { $minutes } minutes
learn-begin = Commencer
learn-go-on = Continuer
learn-again = La rejouer
learn-done = faite
learn-so-far = { $made } étapes sur { $of }
learn-more = Pour vérifier quelque chose
learn-aid = Aide de jeu
learn-aid-about = Tout le jeu en une page, à imprimer ou à garder près de soi.
learn-rules = Règles
learn-rules-about = Chaque règle avec son numéro, avec une recherche ; les exemples se montrent sur le plateau.
learn-box-about = Les valeurs qu'aucun livret n'imprime, à comparer avec votre exemplaire.
learn-no-game = Il n'y a pas de tel jeu ici

## Une leçon

lesson-page = Leçon
lesson-leave = Quitter la leçon
lesson-coach = Le guide
lesson-step = Étape { $n } sur { $of }
lesson-do = À vous
lesson-look = Regardez
lesson-next = Suite
lesson-finish = Terminer
lesson-back = Une étape en arrière
lesson-again = Recommencer
lesson-how = Touchez ce qui est éclairé, puis « { $button } ».
lesson-watch = Voyez ce qui se passe…
lesson-none = Il n'y a pas de telle leçon
lesson-done-title = Vous en savez assez
lesson-done-text = Le reste vient en jouant : tout s'explique sur la table quand on le pointe ou qu'on appuie longtemps.
lesson-play = Jouer
lesson-play-text = Contre des robots, avec le guide à vos côtés.
lesson-following = Leçon suivante
lesson-all = Leçons et règles

## Exemples

example-show = Montrez-moi
example-title = Exemple { $id }
example-position = La position
example-after = Après { $made } coups sur { $of }
example-by = { $name } :
example-none = Cet exemple ne peut pas être montré maintenant
example-forward = Coup suivant
example-backward = Retour

## L'aide de jeu

aid-print = Imprimer
aid-none = Ce jeu n'a pas encore d'aide de jeu
