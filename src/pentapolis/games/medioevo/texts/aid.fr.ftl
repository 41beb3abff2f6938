# L'aide de jeu : Medioevo Universale sur une page. Noms et valeurs viennent des autres textes du jeu et de sa boîte.

aid-title = Medioevo Universale en un coup d'œil

aid-turn = Un tour
aid-turn-turn-order = Enchère secrète : seul le premier paie, au dernier. Attaques selon la place : { $penalties }.
aid-turn-events = Dés barbares ; dès le tour 2 une carte Événement, { $barbarian_points } points barbares, une rébellion par dizaine de taxe au-dessus du toléré.
aid-turn-taxes = Taxe × (territoires + niveaux civils), puis intérêts, puis { $upkeep } florins par unité, transport et machine.
aid-turn-purchase = Achats dans l'ordre du tour, à son gré ; un prêt de { $loan } par tour.
aid-turn-combat = Un mouvement complet ou passer, manche après manche, jusqu'à ce que tous passent.
aid-turn-trade = Dans l'ordre du tour, avec tous ses transports commerciaux.
aid-turn-end-turn = Cartes redressées, jetons et mouvement retrouvés.

aid-prices = Achats
aid-prices-technology = Technologie : { $level } florins × niveau, un niveau par branche et par tour. Un point manquant : { $point } florins.
aid-prices-building = Bâtiment : { $level } × niveau et autant de points verts (Cathédrale { $cathedral }, 1 violet). Amélioration : la différence ; réparation { $repair } le jeton.
aid-prices-transport = Transport ou machine : { $level } × niveau et autant de points bleus ou verts.
aid-prices-units = Unités par tour : { $recruits }, plus les niveaux de vos bâtiments civils. En zone habitée ou près d'un bâtiment militaire.
aid-prices-card = Carte Empire : { $card } florins et { $each } par carte possédée ; une par tour, 2 piochées, 2 de plus par Cathédrale.

aid-units = Unités : prix, et capacité si l'autre camp n'en a pas de cette sorte
aid-unit-light-infantry = Sacrifiée avant le jet : +4 à l'attaque chacune.
aid-unit-heavy-infantry = −1 à vos propres pertes chacune. Touchée : devient légère.
aid-unit-archer = Un d8 chacun avant la mêlée ; { $hit } ou moins fait 1 dégât.
aid-unit-cavalry = +2 dégâts chacune en cas de victoire ou d'égalité. Touchée : devient lourde.
aid-unit-captain = Niveaux de plus que l'autre : agit comme une unité, éveille une de vos sortes ou arrête une des leurs.

aid-transports = Transports et machines
aid-transports-level = Niveau
aid-transports-movement = Mouvement
aid-transports-units = Unités
aid-transports-cubes = Cubes
aid-transports-engine = Machine de siège
aid-transports-hits = Coup : unités / bâtiment
aid-transports-more = Une machine a { $engine } points de mouvement, et un tir par servant, jusqu'à { $crew } : { $hit } ou moins au d8 touche.

aid-buildings = Bâtiments
aid-buildings-name = Bâtiment
aid-buildings-structure = Structure
aid-buildings-military = Les niveaux militaires donnent des jetons de contrôle à côté, et protègent des machines, des archers ou de la mêlée. D'un Château, le premier pas est gratuit.

aid-battle = Une manche de bataille
aid-battle-ranged = Machines, puis Archers, des deux camps à la fois.
aid-battle-roll = d4, d6, d8, une relance. Attaque : le plus haut, ou le produit des dés égaux ; avec les modificateurs. Pertes : le plus bas.
aid-battle-result = La différence touche le perdant, au plus une par unité du vainqueur en mêlée ; par 20 entiers une de plus, ou une perte de moins.
aid-battle-losses = Puis chacun prend ses propres pertes. L'attaquant continue, fuit ou capitule.
aid-battle-entry = Terre de personne : 1 Infanterie légère, et une autre, un Archer, un Capitaine pour chaque d4, d6, d8 du Cercle de Guerre de 1 à 3.

aid-trade = Commerce
aid-trade-buy = Un pas, un achat, une vente : 1 point de mouvement chacun. Un cube coûte et rapporte { $cube } florins, +20 par cube du marché ; jamais une couleur déjà là.
aid-trade-cube = Après une vente, et en partant, un cube va au marché.
aid-trade-route = Route Commerciale de { $routes } points : 1 PH chacun, ou +50 florins sur chaque cube de la vente.

aid-technology = Technologies

aid-honor = L'honneur pendant la partie
aid-honor-gain = Zone habitée conquise 1, et 1 par niveau de bâtiment (Cathédrale 3) ; Rome, Jérusalem en premier +2 ; Cité, Château, Cathédrale bâtis 1 ; rébellion matée 1 ; armée de 5 ou plus détruite 1.
aid-honor-loss = Attaque non déclarée −3 ; pacte rompu −2 ; nouvelle rébellion quand des barbares tiennent votre patrie −1 ; bataille perdue contre les barbares −1.

aid-end = À la fin
aid-end-turns = Après { $turns } tours (court, moyen, long). Une dernière vérification des rébellions, puis 3 PH chacun, 1 en cas d'égalité :
aid-end-objectives = Jetons Objectif, de 1 à 8 : { $objectives } PH.
aid-end-debt = Dette par prêt : { $debt } PH. Prisonniers chez les autres, jusqu'à 3, 6, plus : −3, −6, −9.
