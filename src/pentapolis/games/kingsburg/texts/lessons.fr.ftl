# Les leçons : pour chacune son titre et son sujet ; pour chaque étape son titre, deux lignes du guide, et ce qu'il dit
# quand on essaie autre chose.

lesson-learner = Gouverneur

## Votre premier printemps

lesson-first-spring = Votre premier printemps
lesson-first-spring-about = Les dés, les conseillers, les marchandises, un premier bâtiment, et l'usage d'un pion.

lesson-first-spring-welcome = Bienvenue, gouverneur
lesson-first-spring-welcome-a = Le Roi vous confie une province à la frontière. Après cinq années, celui qui a le plus de points de victoire gagne.
lesson-first-spring-welcome-b = Au printemps, en été et en automne, les conseillers de la Cour vous aident à bâtir. En hiver, quelqu'un vient tout brûler.

lesson-first-spring-dice = Vos dés
lesson-first-spring-dice-a = C'est le printemps, et chacun a lancé trois dés. Les vôtres montrent 1, 3 et 4.
lesson-first-spring-dice-b = Cela fait 8, le plus petit total de la table : vous jouez donc en premier.

lesson-first-spring-astronomer = Les dés gagnent des conseillers
lesson-first-spring-astronomer-a = Un conseiller veut exactement son nombre : un dé, ou plusieurs additionnés.
lesson-first-spring-astronomer-b = Posez le 3 et le 4 ensemble sur le 7, l'Astronome.
lesson-first-spring-astronomer-other = C'est permis aussi. Pour cette leçon, posez le 3 et le 4 sur le 7, l'Astronome.

lesson-first-spring-taken = Premier arrivé, premier servi
lesson-first-spring-taken-a = Théo a posé 3 et 5 sur le 8, le Trésorier. Personne d'autre ne peut y aller cette saison.
lesson-first-spring-taken-b = C'est la consolation d'un petit lancer : vous choisissez avant les autres.

lesson-first-spring-jester = Un seul dé suffit
lesson-first-spring-jester-a = Votre dernier dé montre 1 : le nombre du Bouffon. Il donne un point de victoire.
lesson-first-spring-jester-b = Posez-le chez lui. Fred a aussi un 1, et ne saura plus qu'en faire.
lesson-first-spring-jester-other = On peut toujours passer, mais un dé non posé est perdu. Posez le 1 sur le Bouffon.

lesson-first-spring-good = Les conseillers donnent
lesson-first-spring-good-a = Les dés sont posés : les conseillers aident, à partir du 1. Le Bouffon vous a donné 1 point ; l'Astronome donne une marchandise au choix et un pion « +2 ».
lesson-first-spring-good-b = Vous avez 1 or. Avec de l'or ce sera une Statue, avec du bois une Auberge, avec de la pierre une Tour de Garde : choisissez.

lesson-first-spring-build = Construire
lesson-first-spring-build-a = Un bâtiment par saison, chaque rangée de gauche à droite. Ses points comptent aussitôt, et dès lors il travaille pour vous.
lesson-first-spring-build-b = Ce que vous pouvez payer est éclairé. Construisez-le.
lesson-first-spring-build-other = Les marchandises se gardent, mais ce qui est debout compte toute la partie. Construisez quelque chose.

lesson-first-spring-summer = Une nouvelle saison
lesson-first-spring-summer-a = Vous avez tous autant de bâtiments : le Roi a donné un point à chacun. Puis l'été est venu, avec de nouveaux dés : vous avez 2, 3 et 5.
lesson-first-spring-summer-b = Cette fois, vous êtes le dernier. Théo tient le 8, que feraient vos 3 et 5, et Fred occupe le 5.

lesson-first-spring-token = À quoi sert le pion
lesson-first-spring-token-a = Un pion « +2 » ajoute 2 aux dés que vous posez. Les trois vôtres font 10 ; avec lui ils atteignent 12, la Duchesse.
lesson-first-spring-token-b = Posez le 2, le 3 et le 5 chez elle, avec le pion.
lesson-first-spring-token-other = Un bon coup peut-être, mais essayez le pion : 2, 3, 5 et +2 sur le 12, la Duchesse.

lesson-first-spring-duchess = Cela valait la peine
lesson-first-spring-duchess-a = La Duchesse donne deux marchandises au choix, et un nouveau pion.
lesson-first-spring-duchess-b = Prenez les deux qui vous plaisent. Que construiriez-vous ensuite ?

lesson-first-spring-round = Voilà une saison
lesson-first-spring-round-a = Lancer, poser, recevoir, construire : trois fois par an, pendant cinq ans.
lesson-first-spring-round-b = Après l'automne vient l'hiver. C'est l'autre leçon.

## L'hiver approche

lesson-winter = L'hiver approche
lesson-winter-about = Regarder l'ennemi, compter ses murs, recruter des soldats, et se battre.

lesson-winter-shadow = Quelque chose approche
lesson-winter-shadow-a = C'est l'automne de l'année III. Quand il finira, un ennemi attaquera chaque province, et sa carte est face cachée.
lesson-winter-shadow-b = Son dos dit seulement quelle peut être sa force : de 4 à 6.

lesson-winter-walls = Ce que vous lui opposez
lesson-winter-walls-a = On se bat avec des soldats et des murs. Vous n'avez aucun soldat ; votre Tour de Garde compte 1.
lesson-winter-walls-b = En hiver, le Roi envoie à chacun autant de soldats qu'en montre un dé. Avec un 1, vous seriez à 2 : bien trop faible.

lesson-winter-general = Regarder avant qu'il vienne
lesson-winter-general-a = Le 10, le Général, donne deux soldats et un regard secret sur l'ennemi.
lesson-winter-general-b = Tous vos dés feraient 10. Plus malin : le 3, le 5 et votre pion « +2 », et vous gardez le 2.
lesson-winter-general-other = C'est permis aussi. Ici, posez le 3 et le 5 avec le pion « +2 » sur le 10, le Général.

lesson-winter-squire = Aucun dé n'est perdu
lesson-winter-squire-a = Votre 2 est le nombre du Gentilhomme. Il donne 1 or.
lesson-winter-squire-b = Posez-le : il vous faudra cet or dans un instant.
lesson-winter-squire-other = Un dé non posé est perdu. Posez le 2 sur le Gentilhomme.

lesson-winter-seen = Vous seul savez
lesson-winter-seen-a = Le Général vous a montré la carte : des Orques, force 5. Les autres ne peuvent que deviner.
lesson-winter-seen-b = Vous êtes à 3, et le dé du Roi apporte au moins 1. Avec 5 vous tenez ; avec 6 vous gagnez.

lesson-winter-blacksmith = Des murs
lesson-winter-blacksmith-a = Le Forgeron, à droite de la Tour de Garde, compte aussi 1 au combat, cet hiver et tous les suivants.
lesson-winter-blacksmith-b = Il coûte 1 or et 2 bois. Construisez-le.
lesson-winter-blacksmith-other = Les Orques approchent. Le Forgeron compte 1 au combat et rapporte 2 points : construisez-le.

lesson-winter-recruit = Des soldats à louer
lesson-winter-recruit-a = Avant l'hiver, deux marchandises de n'importe quelle sorte paient un soldat, pour cet hiver seulement.
lesson-winter-recruit-b = Donnez vos deux pierres pour en avoir un.
lesson-winter-recruit-other = Si le dé du Roi montre 1, vous ne feriez que tenir. Recrutez le soldat.

lesson-winter-battle = L'hiver
lesson-winter-battle-a = Le dé du Roi montre 1. Vos 4 soldats, la Tour de Garde et le Forgeron font 6 contre 5 : victoire, et 1 or.
lesson-winter-battle-b = Fred a tout juste 5 : égalité, rien ne se passe. Théo a 1, et perd deux marchandises et sa Chapelle avec ses 5 points.

lesson-winter-after = Et cela continue
lesson-winter-after-a = Vous êtes le vainqueur le plus fort : 1 point de plus. Tous les soldats rentrent chez eux, et l'année IV commence.
lesson-winter-after-b = Le prochain ennemi aura peut-être de 5 à 7. Les murs restent : bâtissez-en à temps.
