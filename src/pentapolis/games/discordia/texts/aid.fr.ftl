# L'aide de jeu : Discordia en une page. Noms et valeurs viennent des autres textes du jeu et de sa boîte.

aid-title = Discordia en un coup d'œil

aid-aim = Le but
aid-aim-win = Une réserve d'ouvriers vide gagne aussitôt, à tout moment.
aid-aim-end = Sinon, après l'année IV, le moins d'ouvriers en réserve.
aid-aim-tie = Égalité : le moins sur bâtiments et tours, sinon victoire partagée.

aid-turn = Un tour
aid-turn-die = Maximus prend un des trois dés pour lui seul ; chacun des autres utilise un des deux qui restent.
aid-turn-modifier = Chaque modificateur change la valeur de 1, une fois par année, au choix du dé ; plusieurs dans le même sens.
aid-turn-once = Une action principale, et tout ce que le dé ouvre, dans n'importe quel ordre. Rien n'est obligatoire.
aid-turn-end = À la fin, les bateaux complets deviennent des échoppes.

aid-main = Une action principale
aid-main-build-name = Construire
aid-main-build = Un bâtiment de la colonne : sur l'emplacement libre le plus à gauche, ou sur un bâtiment du type.
aid-main-deploy-name = Déployer
aid-main-deploy = Si la tuile Action le montre : remplir la case suivante d'un bâtiment du type, avec exactement ses ouvriers.
aid-main-extension-name = Aménager
aid-main-extension = Si la tuile le montre. La 4e et la 6e extension apportent un privilège.
aid-main-upgrade-name = Améliorer
aid-main-upgrade = Avec un 6 (plus tard un 5) : une étoile sur la piste d'amélioration.
aid-main-stars-name = Étoiles
aid-main-stars = Autant que la tuile en montre.

aid-more = Ce que le dé ouvre en plus
aid-more-special-name = Déploiement spécial
aid-more-special = Une fois sur chaque bâtiment de cette valeur et couleur ; échoppes : toute couleur.
aid-more-season-name = Bonus de saison
aid-more-season = Si la valeur est le numéro de la saison.
aid-more-tower-name = Tour commerciale
aid-more-tower = De cette valeur, toute couleur : échangez ses ouvriers.
aid-more-kept-name = Toujours
aid-more-kept = Compléter des décrets, utiliser un privilège à usage unique.
aid-more-seasons = Valeur, saison et bonus

aid-houses = Bâtiments et tours
aid-houses-kind = Genre
aid-houses-place = Sur
aid-houses-die = Dé
aid-houses-full = Complet
aid-houses-ship-place = port
aid-houses-ship-die = bleu
aid-houses-ship-full = Part à la fin du tour : ouvriers dans le sac, son dos est une échoppe sur un marché, 1 cran d'aqueduc. Ouvre à la saison suivante.
aid-houses-barracks-place = fort
aid-houses-barracks-die = rouge
aid-houses-barracks-full = Ses ouvriers défendent.
aid-houses-shop-place = marché
aid-houses-shop-die = tous
aid-houses-shop-full = –
aid-houses-farm-place = champ
aid-houses-farm-die = jaune
aid-houses-farm-full = –
aid-houses-military = Tour militaire
aid-houses-military-place = port, au-dessus
aid-houses-military-die = rouge
aid-houses-military-full = Comme une caserne ; un bouclier défend toujours.
aid-houses-commercial = Tour commerciale
aid-houses-commercial-place = port, au-dessus
aid-houses-commercial-die = tous
aid-houses-commercial-full = Pas d'ouvriers ; 2 crans d'aqueduc à la construction.

aid-places = Ce que donnent les places
aid-places-spaces = Une étoile sur une piste, un décret complété : la place libre la plus basse
aid-places-decrees = Décret
aid-places-extensions = Une extension, selon sa place dans la rangée

aid-bonuses = Les bonus
aid-bonuses-chain-name = Aussitôt
aid-bonuses-chain = Utilisé ou perdu, avec ses suites, avant le suivant. Plusieurs à la fois : à votre choix.
aid-bonuses-star-name = Placer une étoile
aid-bonuses-star = Elle vient de votre réserve et reste.
aid-bonuses-aqueduct-name = Aqueduc
aid-bonuses-aqueduct = L'anneau monte jusqu'à 10 ; chaque cran de plus : 2 ouvriers à échanger.
aid-bonuses-exchange-name = Échange
aid-bonuses-exchange = Piochez, puis remettez autant d'ouvriers de votre choix.
aid-bonuses-decree-name = Décret
aid-bonuses-decree = À compléter quand sa condition est remplie, par un seul joueur ; une place chacun.
aid-bonuses-privilege-name = Joker
aid-bonuses-privilege = Ce type remplace tous les autres ; deux du même type : tous vos ouvriers.

aid-year-end = La fin d'une année
aid-year-end-raid-name = Invasion
aid-year-end-raid = Somme des deux tuiles contre les ouvriers des casernes et tours militaires complètes, et les boucliers. Atteinte : récompense à droite. Sinon : pénalité à gauche.
aid-year-end-recruitment-name = Recrutement
aid-year-end-recruitment = Symboles visibles + cases vides − anneau. Piochez autant ; sous 0, remettez autant dans le sac.
aid-year-end-emptying-name = On vide
aid-year-end-emptying = Bâtiments et tours complets, dans le sac.
aid-year-end-new-year-name = Nouvelle année
aid-year-end-new-year = La première rangée s'en va, le reste monte, on complète. Modificateurs actifs. Le plus d'ouvriers : premier joueur.

aid-solo = Solo
aid-solo-season = À chaque saison, après le lancer, une tuile Janus bloque un dé ; sa colonne perd le bâtiment du bas, et ce qu'elle montre quitte le jeu.
aid-solo-tile = Une tuile sans dé retire une étoile ; puis toutes sont mélangées.
aid-solo-end = Videz votre réserve en quatre années, le plus tôt possible.
