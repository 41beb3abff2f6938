# Les leçons : pour chacune son titre et son sujet ; pour chaque étape son titre, deux lignes du guide, et ce qu'il dit
# quand on essaie autre chose.

lesson-learner = Jeune gouverneur

## Vos premiers tours

lesson-first-turns = Vos premiers tours
lesson-first-turns-about = À quoi sert la réserve, choisir un dé, construire, déployer des ouvriers, un modificateur et le bonus de saison.

lesson-first-turns-reserve = Trop de bras inoccupés
lesson-first-turns-reserve-a = Quinze ouvriers attendent dans votre réserve. Défaites-vous d'eux : qui n'en a plus en réserve gagne aussitôt.
lesson-first-turns-reserve-b = Si personne n'y parvient en quatre années, la plus petite réserve gagne. Les ouvriers sur les bâtiments ne comptent plus.

lesson-first-turns-city = Votre cité
lesson-first-turns-city-a = Une première ferme occupe un champ ; elle a trois cases. On les remplit dans l'ordre, chacune avec exactement les ouvriers représentés.
lesson-first-turns-city-b = Son 3 jaune est le dé qu'elle préfère. Vous verrez bientôt pourquoi.

lesson-first-turns-die = Choisir un dé
lesson-first-turns-die-a = Vous êtes Maximus de la saison : vous avez lancé les trois dés, et vous en prenez un pour vous seul.
lesson-first-turns-die-b = Prenez le dé jaune et son 3. La valeur est votre colonne ; valeur et couleur sont celles de votre ferme.
lesson-first-turns-die-other = C'est possible aussi, mais le 3 jaune va à votre ferme. Prenez-le tel quel, sans modificateur.

lesson-first-turns-build = Une action principale
lesson-first-turns-build-a = Un 3 ouvre la colonne 3 : prenez un de ses bâtiments, ou faites une des actions de sa tuile Action. Une seule, une fois par tour.
lesson-first-turns-build-b = Prenez l'échoppe : elle aussi montre un 3, et quatre de vos marchands n'ont rien à faire.
lesson-first-turns-build-other = C'est possible, et le restera ensuite. Prenez d'abord l'échoppe de la colonne 3.

lesson-first-turns-special = Déploiement spécial
lesson-first-turns-special-a = Chacun de vos bâtiments qui montre votre dé peut remplir sa case suivante, en plus. Pour une échoppe, la valeur suffit, quelle que soit la couleur.
lesson-first-turns-special-b = Deux ouvriers vont à la ferme, deux à l'échoppe. Commencez par où vous voulez.
lesson-first-turns-special-other = Pas encore : deux cases attendent. Déployez sur la ferme ou sur l'échoppe.

lesson-first-turns-again = Et encore une fois
lesson-first-turns-again-a = Deux de moins en réserve. Chaque bâtiment qui montre le dé y a droit une fois par tour.
lesson-first-turns-again-b = Déployez maintenant sur l'autre.
lesson-first-turns-again-other = Deux ouvriers resteraient sans travail. Déployez aussi sur l'autre bâtiment.

lesson-first-turns-end = La fin de votre tour
lesson-first-turns-end-a = De 15 à 11 avec un seul dé. Ce qu'un dé ouvre et que vous n'utilisez pas est perdu ; ici, il ne reste rien.
lesson-first-turns-end-b = Finissez votre tour.
lesson-first-turns-end-other = Il ne reste rien d'autre à faire : finissez votre tour.

lesson-first-turns-summer = L'été, et un autre Maximus
lesson-first-turns-summer-a = Claire a joué et construit une caserne. En été, c'est elle Maximus : elle a lancé les dés, pris le jaune et rempli une ferme.
lesson-first-turns-summer-b = Vous choisissez entre les deux qu'elle a laissés. À plusieurs, tous pourraient utiliser le même ; seul le sien est hors de portée.

lesson-first-turns-modifier = Un modificateur
lesson-first-turns-modifier-a = Un 2 vous irait bien : c'est le numéro de l'été, et sa colonne déploie sur les fermes. Une fois par année, un modificateur change un dé de 1.
lesson-first-turns-modifier-b = Prenez le dé rouge et faites de son 1 un 2 : d'abord le dé, puis la colonne 2.
lesson-first-turns-modifier-other = C'est un tour aussi. Mais un 2 donne le bonus de l'été : prenez le dé rouge, avec +1.

lesson-first-turns-deploy = Déployer
lesson-first-turns-deploy-a = La tuile Action de la colonne 2 permet de déployer sur une échoppe ou une ferme. Ici, la couleur du dé est sans importance.
lesson-first-turns-deploy-b = La case suivante de la ferme prend deux fermiers : déployez-les là.
lesson-first-turns-deploy-other = Cela vous est ouvert aussi. Ici, déployez sur la ferme : elle prend deux ouvriers d'un coup.

lesson-first-turns-season = Le bonus de saison
lesson-first-turns-season-a = Votre valeur est le numéro de la saison : son bonus est à vous. En été, l'anneau de votre aqueduc avance d'un cran.
lesson-first-turns-season-b = Chaque cran, c'est une recrue de moins à la fin de chaque année. Prenez-le.
lesson-first-turns-season-other = Attendez, le bonus de l'été est encore là pour vous. Prenez-le d'abord.

lesson-first-turns-done = Voilà l'été
lesson-first-turns-done-a = Il vous reste neuf ouvriers, et l'anneau est à 1. Ce dé a fait tout ce qu'il pouvait.
lesson-first-turns-done-b = Finissez votre tour.
lesson-first-turns-done-other = Il ne reste rien d'autre à faire : finissez votre tour.

lesson-first-turns-seasons = Cinq saisons font une année
lesson-first-turns-seasons-a = Un dé, une action principale, et tout ce qu'il ouvre en plus : ainsi va chaque saison. La valeur de son bonus monte de 1 à 5.
lesson-first-turns-seasons-b = En fin d'année viennent les barbares, puis de nouveaux ouvriers pour chaque manque de votre cité. C'est l'autre leçon.

## La fin d'une année

lesson-year-end = La fin d'une année
lesson-year-end-about = Un bonus qui en apporte un autre, un bateau qui devient échoppe, les barbares, et combien d'ouvriers reviennent.

lesson-year-end-winter = Le dernier tour de l'année
lesson-year-end-winter-a = C'est l'hiver de l'année II. Claire était Maximus et a pris le dé jaune ; vous jouez en dernier.
lesson-year-end-winter-b = Puis l'année finit en trois temps : l'invasion des barbares, le recrutement, et les bâtiments complets se vident.

lesson-year-end-barbarians = Les barbares
lesson-year-end-barbarians-a = Deux tuiles, force 1 et 2 : 3 en tout. Une défense plus faible subit la pénalité de gauche, les autres reçoivent la récompense de droite.
lesson-year-end-barbarians-b = Seuls défendent les ouvriers des casernes et tours complètes. Votre caserne en a trois, elle est complète : cela suffit.

lesson-year-end-die = Un dé pour le bateau
lesson-year-end-die-a = Votre bateau montre un 4 bleu, et une de ses cases est encore vide. Vous avez les deux marins qu'elle demande.
lesson-year-end-die-b = Prenez le dé bleu.
lesson-year-end-die-other = Le rouge irait aussi. Mais le bateau attend : prenez le dé bleu.

lesson-year-end-ship = Remplir le bateau
lesson-year-end-ship-a = Un déploiement spécial, comme vous les connaissez : la couleur et la valeur y sont.
lesson-year-end-ship-b = Déployez sur le bateau. Il sera complet.
lesson-year-end-ship-other = Cela peut venir ensuite. Remplissez d'abord le bateau : déployez sur lui.

lesson-year-end-port = Aménager
lesson-year-end-port-a = La tuile Action de la colonne 4 offre une extension : la place d'un bâtiment de plus. Elle couvre une icône de votre plateau, dont le bonus est à vous.
lesson-year-end-port-b = Prenez un port : sa place dans votre cité montre une tour.
lesson-year-end-port-other = C'est bon aussi. Mais seul le port apporte une tour : prenez un port.

lesson-year-end-tower = Un bonus en apporte un autre
lesson-year-end-tower-a = Une tour se place au-dessus d'un port. Les commerciales échangent des ouvriers, les militaires en accueillent comme les casernes.
lesson-year-end-tower-b = Construisez la tour militaire 2 : avec elle, vous pouvez placer une étoile sur la piste d'expédition.
lesson-year-end-tower-other = Une belle tour. Cette fois, construisez la tour militaire 2, pour son étoile.

lesson-year-end-star = Et encore un autre
lesson-year-end-star-a = L'étoile vient de votre réserve et reste sur la case libre la plus basse. Son bonus est à vous : un ouvrier s'en va.
lesson-year-end-star-b = Placez l'étoile.
lesson-year-end-star-other = Vous pouvez garder l'étoile, mais elle ne sert guère à autre chose. Placez-la.

lesson-year-end-worker = Le bout de la chaîne
lesson-year-end-worker-a = Un port, une tour, une étoile, et maintenant un ouvrier de votre réserve retourne dans le sac. Lequel, vous le choisissez.
lesson-year-end-worker-b = Qui n'a pas de case qui l'attend ? Remettez un ouvrier dans le sac.
lesson-year-end-worker-other = Moins d'ouvriers, c'est le but : remettez-en un dans le sac.

lesson-year-end-end = Larguez les amarres
lesson-year-end-end-a = Il vous en reste sept. Un bateau complet part à la fin de votre tour, avec tout son monde.
lesson-year-end-end-b = Finissez votre tour, et regardez.
lesson-year-end-end-other = Il ne reste rien d'autre à faire : finissez votre tour.

lesson-year-end-sailed = Le bateau est une échoppe
lesson-year-end-sailed-a = Ses quatre marins sont dans le sac, et son dos est une échoppe sur votre marché. Elle ouvre à la saison suivante. L'anneau est passé à 9.
lesson-year-end-sailed-b = Puis les barbares sont venus. Claire n'avait pas de caserne complète : défense 0 contre 3, et deux ouvriers à piocher.

lesson-year-end-reward = Vos murs ont tenu
lesson-year-end-reward-a = Votre défense de 3 atteint leur force : la récompense de la tuile de droite est à vous.
lesson-year-end-reward-b = Remettez deux ouvriers dans le sac.
lesson-year-end-reward-other = Vous pouvez en remettre jusqu'à deux. Remettez-en deux : chaque ouvrier de moins compte.

lesson-year-end-recruits = Le recrutement
lesson-year-end-recruits-a = Les symboles encore visibles, 7, et les cases vides, 4, moins l'anneau, 9 : vous n'avez pioché que 2 ouvriers. Claire en a pris 8.
lesson-year-end-recruits-b = Couvrez donc les symboles, remplissez les cases, avancez sur l'aqueduc. Au-dessous de 0, des ouvriers vous quittent même.

lesson-year-end-spring = Une nouvelle année
lesson-year-end-spring-a = Les bâtiments complets ont rendu leurs ouvriers au sac et peuvent se remplir à nouveau. Les autres gardent les leurs.
lesson-year-end-spring-b = De nouveaux bâtiments sont là, les modificateurs sont prêts, et Claire, qui a le plus d'ouvriers, commence. Encore sept : vous savez faire.
