# The guided game: what it is, and for each talk of the coach its two lines.

guide-title = A guided game
guide-about = A short game of eight turns with three bots. The coach talks through the first two turns and explains every decision to the end.

guide-first-bid-a = All bid in secret for the first place; whoever gets it pays the last player.
guide-first-bid-b = Nobody can march far yet: 0 to 50 florins are enough. Your money builds more than it bids.

guide-first-tie-a = Several bid the same, so they bid once more, on top of the first bid.
guide-first-tie-b = Add 10 florins, or nothing: chance decides another tie.

guide-home-village-a = Your first Village goes into an inhabited area of your kingdom. It counts once more at every tax.
guide-home-village-b = A port, or an area in the middle of your land, is a good home.

guide-home-archer-a = Your first unit, an Archer, goes into one of your territories.
guide-home-archer-b = Put it beside the Village: there your army will grow.

guide-home-transports-a = Two levels of transports are yours: two of level I, or one of level II.
guide-home-transports-b = Take a caravan I and a war wagon I, beside the Village: with them you can trade and march at once.

guide-home-card-a = Point at a card to read it: its ability, its points, and an objective that brings a token for good.
guide-home-card-b = For a first game keep the one whose objective seems easiest.

guide-home-token-a = An objective token gives 1 technology point of its colour every turn.
guide-home-token-b = Green ones build Villages, blue ones transports: take green.

guide-first-tax-a = Each territory and each level of a Village brings the tax you choose, in secret.
guide-first-tax-b = 10 is always safe, 30 a fair risk: next turn the back of an Event card tolerates 10 to 50, and each 10 above it is a rebellion.

guide-first-upkeep-a = Units, transports and siege engines cost 20 florins each. Whatever you don't want to feed could be given back first.
guide-first-upkeep-b = You have few pieces and need them: pay.

guide-first-window-a = Somebody has turned an Empire card, and one of yours could answer it. That is why you are asked.
guide-first-window-b = Save your card: pass. A standing answer spares you such questions.

guide-buy-masonry-a = Now spend: in any order, as long as money lasts. Begin with construction I, Masonry, for 100 florins.
guide-buy-masonry-b = It builds Villages, and those pay for everything else.

guide-buy-card-a = Build a Village: 100 florins and a green point, from a card, from a token, or for 100 more. A second one is not too many.
guide-buy-card-b = Then buy an Empire card, one a turn: each is an ability, points or an objective.

guide-buy-units-a = Recruit two or three units where your war wagon stands; Heavy Infantry and Cavalry last longer.
guide-buy-units-b = Keep some 200 florins for upkeep and trade, then end your purchases.

guide-buy-end-a = That is enough for a first turn.
guide-buy-end-b = End your purchases.

guide-first-march-a = Your army could march. Beyond your border lies land of nobody, where a horde waits; the dice of the War Circle say how big.
guide-first-march-b = Three units or more may try it: begin a move with the war wagon, load, step. With fewer, pass.

guide-sell-a = Here your cubes can be sold: 100 florins each, and 20 more for every cube of a Great Market.
guide-sell-b = Sell. Each action costs 1 movement point of the transport, like a step.

guide-buy-a = Where your caravan stands goods can be bought, and sold elsewhere.
guide-buy-b = Buy as many cubes as you can pay, 100 florins each.

guide-travel-a = Goods sell in an inhabited area that does not produce them; best where a Great Market has other colours.
guide-travel-b = Move towards one, step by step; stay in your own land or land of nobody.

guide-second-bid-a = From now on armies meet: the later your place, the weaker your attacks.
guide-second-bid-b = Bid what the first place is worth to you; whoever stays at home bids little.

guide-second-tax-a = Did your people rebel? Then the tax was more than the back of the Event card tolerated.
guide-second-tax-b = Choose again: after a quiet turn 30 is fair; without an army at home stay lower.

guide-second-technology-a = A second branch opens more: transport I makes war wagons, galleys, caravans and merchant ships.
guide-second-technology-b = Or go on with construction, level II. Each branch grows by one level a turn.

guide-second-purchases-a = Villages for money, units for land, a Tower for a control token, a card for its objective: each brings Honor Points in the end.
guide-second-purchases-b = Look what your cards want, and buy that. Then end your purchases.

guide-second-march-a = An inhabited area brings 1 Honor Point when you conquer it, and each building level 1 more.
guide-second-march-b = Land of nobody costs no honor. Another's land, without a war from an earlier turn, costs 3 Honor Points: declare it first.

guide-second-trade-a = Trade as before: buy, travel, sell. With a purchase you may open a trade route, which brings points at its end.
guide-second-trade-b = From here on you decide alone; every new kind of decision is explained when it comes.
