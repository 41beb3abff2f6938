# L'aide de jeu : Alba Longa en une page. Noms et valeurs viennent des autres textes du jeu et de sa boîte.

aid-title = Alba Longa en un coup d'œil

aid-task = Le défi des Dieux
aid-task-goal = 10 monuments et 16 paysans à la fin d'une année : qui a les deux gagne.
aid-task-tie = Plusieurs : le plus de paysans, puis de blé et d'argent ensemble, sinon victoire partagée.
aid-task-end = Personne après l'année VII, ou plus aucune ville : tous ont perdu.

aid-year = Une année : deux saisons (1 à 10) et sa fin
aid-phase-begin-season = L'appel est de nouveau gratuit. Chaque Roi peut vendre 1 paysan pour 1 argent, ou 3 pour 2.
aid-phase-assign = D'abord les habitations gratuites, puis les appels à la cour, tour après tour, jusqu'à ce que tous soient retirés.
aid-phase-soldiers = Les attaques, en secret et ensemble.
aid-phase-merchants = L'argent de la banque. L'étal le plus rempli va à la banque, les suivants aux Rois selon leurs marchands.
aid-phase-workers = Chaque paire bâtit un monument.
aid-phase-priests = La dévotion monte.
aid-phase-farmers = Saison des récoltes seulement : la carte climat est retournée ; on prie, puis on récolte.
aid-phase-blessings = Saison des récoltes seulement : on demande, puis la carte est révélée.
aid-phase-return = Tous les paysans rentrent, les paysans capturés s'en vont.
aid-phase-king-of-kings = Le Roi des Rois en désigne un autre. Il commence, et l'ordre de tour tranche les égalités.
aid-phase-feed = Fin d'année : 1 blé par paysan. Qui a faim s'en va ; un Roi sans aucun blé est éliminé.
aid-phase-grow = Le blé qui reste attire jusqu'à 6 paysans.
aid-phase-victory-check = Le défi est-il relevé ?

aid-court = Les appels à la cour
aid-court-costs = Coût, tour après tour : { $costs } ; il va dans un étal au choix.
aid-court-call = Appeler : payer, lancer les quatre dés, en prendre un.
aid-court-take = Envoyer de 1 paysan à autant qu'il en montre, tous à son travail.
aid-court-buy = Puis chacun des autres peut acheter un des dés restants : 1 argent dans un étal au choix.
aid-court-pass = Qui passe son propre appel, ou ne peut le payer, n'a plus de dé cette saison. Ne rien acheter ne coûte rien.
aid-court-farmers = Saison des récoltes : tout dé donne des fermiers, mais seulement à votre propre appel.
aid-court-free = Les paysans des emplacements 12, 16 et 20 vont gratuitement au travail de leur choix.

aid-jobs-job = Travail
aid-jobs-brings = Rapporte
aid-jobs-hit = Saboté
aid-soldier = Doit attaquer une ville, et défend la vôtre.
aid-soldier-hit = Jamais.
aid-merchant = 1 argent sur chacun des emplacements 1, 3 et 6 ; un rang pour les étals.
aid-merchant-hit = Le dernier rentre ; l'unique est couché : sans argent, dernier du rang.
aid-worker = 2 ouvriers, 1 monument.
aid-worker-hit = Un ouvrier rentre.
aid-priest = 1 de dévotion chacun. Elle se garde.
aid-priest-hit = Un prêtre rentre.
aid-farmer =
    { $granary ->
        [yes] Du blé selon le climat, dans 5 champs et au grenier.
       *[no] Du blé selon le climat dans 5 champs ; au grenier, rien.
    }
aid-farmer-hit = Du grenier un fermier rentre, puis ceux des champs sont couchés.

aid-attack = Les attaques
aid-attack-target = Qui a des soldats choisit une cible ; tous révèlent ensemble. Attaquants et attaqués choisissent un héros, et révèlent.
aid-attack-strength = Force = soldats + héros, pour l'attaque comme pour la défense. Ceux qui attaquent la même ville s'ajoutent.
aid-attack-order = Les villes dans l'ordre de tour, Assisi d'abord. L'attaquant le plus fort sabote en premier, puis à tour de rôle.
aid-attack-hit = Le dernier placé est touché en premier.
aid-attack-heroes = Les héros joués sont utilisés. Quand il ne reste que le 0, tous reviennent.
aid-attack-sabotages = De combien l'attaque est plus forte, et les sabotages
aid-range = { $low }–{ $high }
aid-from = { $low } et plus

aid-bread = La récolte et le pain
aid-bread-improve = Dépensez en dévotion le nombre de prières au dos de la carte climat : récolte améliorée.
aid-bread-bless = Qui a amélioré peut dépenser { $n } de dévotion pour la bénédiction, avant de la voir : 3 blés, 2 argent ou un monument.
aid-bread-yields = Blé par fermier dans un champ
aid-bread-climate = Climat
aid-bread-standing = Debout
aid-bread-improved = Amélioré
aid-bread-lying = Couché
aid-bread-growth = Blé pour tant de nouveaux paysans

aid-variants = Les variantes
aid-variant-job-well-done = Strictement le plus de soldats : un héros utilisé revient ; d'ouvriers : disque d'habitations +1 ; de dévotion aux récoltes : bénédiction à 1 ; de fermiers debout : 2 blés.
aid-variant-spoils-of-war = Si vous n’avez pas plus de monuments que votre victime, vous capturez ceux que vous touchez : ils travaillent pour vous jusqu’à la fin de la saison. Pas les fermiers : chacun de ceux pris dans un champ rapporte 1 blé. Avec Un travail bien fait, ils travaillent dans votre grenier, sans ce blé.
aid-variant-assisi = Une ville neutre à 3 défenseurs, 1 de plus après chaque attaque, jusqu'à 8. Chaque sabotage y prend un produit : 1 argent, 2 blés ou un paysan capturé. Le Roi des Rois en ajoute un par saison.
