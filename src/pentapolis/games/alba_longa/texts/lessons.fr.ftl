# Les leçons : pour chacune son titre et son sujet ; pour chaque étape son titre, deux lignes du guide, et ce qu'il dit
# quand on essaie autre chose.

lesson-learner = Jeune Roi

## Votre première saison

lesson-first-season = Votre première saison
lesson-first-season-about = Le défi des Dieux, l'appel à la cour, prendre et acheter des dés, et ce que rapportent les travaux.

lesson-first-season-welcome = Bienvenue, Roi d'Alba Longa
lesson-first-season-welcome-a = Les Dieux vous réclament dix monuments, et une ville de seize paysans. Le premier Roi qui a les deux à la fin d'une année gagne.
lesson-first-season-welcome-b = Il y a sept années au plus. Si personne n'y parvient à temps, vous avez tous perdu.

lesson-first-season-city = Votre ville
lesson-first-season-city-a = Huit paysans vivent dans votre village, et vous avez 5 argent. Autour, il y a du travail : caserne, marché, carrière et temple.
lesson-first-season-city-b = Qui fait quoi, les dés en décident, et les dés roulent quand un Roi fait appel à la cour.

lesson-first-season-call = Faire appel à la cour
lesson-first-season-call-a = Vous êtes Roi des Rois : vous commencez. Au premier tour de table d'une saison, l'appel est gratuit.
lesson-first-season-call-b = Faites appel à la cour : les quatre dés sont lancés.
lesson-first-season-call-other = Qui passe ici n'a plus de dé de toute la saison. Faites appel à la cour, cela ne coûte rien.

lesson-first-season-take = Prendre un dé
lesson-first-season-take-a = Chaque dé a son travail, et dit combien de paysans peuvent y aller. Le blanc montre 4 : deux ouvriers bâtissent un monument.
lesson-first-season-take-b = Prenez le dé des ouvriers et envoyez 4 paysans à la carrière.
lesson-first-season-take-other = C'est permis aussi. Ici, prenez le dé des ouvriers, avec les 4 paysans : cela fait deux paires.

lesson-first-season-bought = Les autres achètent
lesson-first-season-bought-a = Ce que vous avez laissé était à vendre pour 1 argent : Mélanie a acheté le 3 des marchands et payé à l'étal I.
lesson-first-season-bought-b = Puis elle a fait appel à la cour et pris 2 soldats, et Thierry a acheté 3 prêtres. À vous d'acheter parmi ses dés.

lesson-first-season-buy = Acheter un dé
lesson-first-season-buy-a = Les marchands rapportent l'argent de la banque, et celui d'un étal. Le plus rempli est perdu pour tous, les suivants vont à qui a des marchands.
lesson-first-season-buy-b = Achetez le dé des marchands, envoyez 2 paysans, et payez à un étal vide, le III ou le IV.
lesson-first-season-buy-other = Un bon coup peut-être. Pour cette leçon, achetez le dé des marchands pour 2 paysans, payé à l'étal III ou IV.

lesson-first-season-priests = De l'argent pour personne
lesson-first-season-priests-a = C'est l'appel de Thierry, et il reste un 2 pour des prêtres : juste ce qu'il faut pour vos deux derniers paysans.
lesson-first-season-priests-b = Achetez-le et payez à l'étal I : avec deux pièces c'est le plus rempli, et Mélanie ne l'aura pas. La banque le prendra.
lesson-first-season-priests-other = Passer ne coûte rien, mais vos deux derniers ne feraient rien. Achetez le dé des prêtres pour les deux, payé à l'étal I.

lesson-first-season-war = D'abord les soldats
lesson-first-season-war-a = Quand tous sont au travail, on résout les travaux. Les 2 soldats de Mélanie et un héros 1 ont attaqué Thierry, qui n'avait rien : 3 contre 0.
lesson-first-season-war-b = Elle a donc saboté deux fois. Il perd un de ses deux ouvriers, et avec lui un monument, et un de ses trois prêtres.

lesson-first-season-brought = Ce que vos gens rapportent
lesson-first-season-brought-a = Vos marchands : 1 argent de la banque, 1 de l'étal. Vos quatre ouvriers : 2 monuments. Vos deux prêtres : dévotion 2.
lesson-first-season-brought-b = Puis tous les paysans sont rentrés au village. Personne n'a autant bâti que vous.

lesson-first-season-crown = La carte change de main
lesson-first-season-crown-a = Après chaque saison, le Roi des Rois en désigne un autre. L'ordre de tour part de lui : il fait appel en premier.
lesson-first-season-crown-b = Donnez la carte à Rome, où règne Mélanie, ou à Véies et Thierry.

lesson-first-season-season = Voilà une saison
lesson-first-season-season-a = Faire appel, prendre ou acheter des dés, voir ce que rapportent les travaux : deux fois par an.
lesson-first-season-season-b = La seconde saison est celle des récoltes. Il y a alors des fermiers, et en fin d'année tous veulent manger. C'est l'autre leçon.

## La guerre et le pain

lesson-war-and-bread = La guerre et le pain
lesson-war-and-bread-about = Des fermiers, une attaque secrète avec un héros, un sabotage ; puis la récolte, les bouches à nourrir et de nouveaux paysans.

lesson-war-and-bread-winter = Dix bouches à nourrir
lesson-war-and-bread-winter-a = C'est la saison des récoltes, et vous n'avez pas un grain de blé. En fin d'année, chacun de vos 10 paysans mange 1 blé.
lesson-war-and-bread-winter-b = Qui n'est pas nourri vous quitte. Un Roi sans aucun blé perd tout son peuple, et la partie.

lesson-war-and-bread-call = Encore un appel
lesson-war-and-bread-call-a = C'est le deuxième tour de table : l'appel coûte maintenant 1 argent. Les autres ont passé et se sont retirés pour la saison.
lesson-war-and-bread-call-b = Quatre des vôtres sont encore au village. Faites appel à la cour, et payez à l'étal que vous voulez.
lesson-war-and-bread-call-other = Sans fermiers, vous n'auriez pas de pain. Faites appel à la cour.

lesson-war-and-bread-farmers = Tout dé donne des fermiers
lesson-war-and-bread-farmers-a = À votre propre appel, aux récoltes, tout dé peut aussi envoyer ses paysans à la ferme. Le climat est modéré : 3 blés chacun.
lesson-war-and-bread-farmers-b = Prenez le dé des prêtres avec son 4, et envoyez les quatre à la ferme.
lesson-war-and-bread-farmers-other = Le pain d'abord : prenez le dé des prêtres, et envoyez 4 paysans à la ferme.

lesson-war-and-bread-target = Une cible secrète
lesson-war-and-bread-target-a = Vous avez 3 soldats, donc vous attaquez. Tous choisissent en secret. Mélanie mène avec 3 monuments, et n'a qu'un soldat.
lesson-war-and-bread-target-b = Attaquez Rome, sa ville. Vos soldats gardent aussi vos propres murs.
lesson-war-and-bread-target-other = C'est possible, mais Mélanie mène et se garde mal. Attaquez Rome.

lesson-war-and-bread-revealed = Cartes sur table
lesson-war-and-bread-revealed-a = Thierry attaque Rome lui aussi : vos forces s'ajoutent. Et Mélanie s'en prend à vous.
lesson-war-and-bread-revealed-b = À deux, vous avez 4 soldats contre un seul. Qui attaque ou est attaqué envoie maintenant un héros.

lesson-war-and-bread-hero = Envoyer un héros
lesson-war-and-bread-hero-a = Un héros ajoute son nombre à votre attaque et à votre défense. Une fois joué, il attend qu'il ne vous reste que le 0.
lesson-war-and-bread-hero-b = 1 de plus donne 1 sabotage, 3 de plus en donnent 2, 6 de plus 3. Envoyez le 2 : les grands peuvent attendre.
lesson-war-and-bread-hero-other = Il aiderait aussi. Ici, envoyez le 2, et gardez les autres pour plus tard.

lesson-war-and-bread-sabotage = Deux sabotages
lesson-war-and-bread-sabotage-a = 6 contre 2, soit 4 de plus : deux sabotages. Vous êtes le plus fort et choisissez d'abord, Thierry ensuite.
lesson-war-and-bread-sabotage-b = Quatre ouvriers sont dans sa carrière. Sabotez-la : à trois, ils ne bâtissent qu'un monument.
lesson-war-and-bread-sabotage-other = Cela fait mal aussi. Mais casser une paire à la carrière lui coûte un monument.

lesson-war-and-bread-held = Vos murs ont tenu
lesson-war-and-bread-held-a = Mélanie est venue à 2 contre vos 5 : rien. Puis vos deux ouvriers ont bâti votre troisième monument.
lesson-war-and-bread-held-b = La carte climat est retournée : son dos montre 5, ce que les Dieux demandent cette année pour une meilleure récolte.

lesson-war-and-bread-improve = Une prière
lesson-war-and-bread-improve-a = Votre dévotion est à 5 : juste assez. Dépensez-la, et chacun de vos fermiers rapporte 4 blés au lieu de 3.
lesson-war-and-bread-improve-b = Améliorez la récolte.
lesson-war-and-bread-improve-other = La dévotion se garde pour une autre année. Mais 4 blés de plus vous feront du bien : améliorez la récolte.

lesson-war-and-bread-grow = Du pain, et du monde
lesson-war-and-bread-grow-a = Quatre fermiers ont rapporté 16 blés, vos dix paysans en ont mangé 10. Les 6 qui restent attirent du monde : 1 paysan coûte 1 blé, 2 en coûtent 3, 3 en coûtent 6.
lesson-war-and-bread-grow-b = Il en faut seize en tout. Combien en voulez-vous ?
lesson-war-and-bread-grow-other = Le blé se garde aussi. Mais il vous faut seize paysans : prenez-en au moins un.

lesson-war-and-bread-next = Une année sèche s'annonce
lesson-war-and-bread-next-a = L'année II commence, et sa carte dit sec : 2 blés par fermier, et plus de bouches qu'avant.
lesson-war-and-bread-next-b = Dix monuments, seize paysans, assez de pain : vous savez avec quoi un Roi doit jongler.
