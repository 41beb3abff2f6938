### Words on Medioevo Universale's drawn board, in English. The client reads them; names of places, units, cards and technologies
### come from en.ftl.

board-name = Medioevo Universale

## The map

board-map = The map: territories and sea zones
board-pieces = Armies, transports and siege engines
board-look = How the map is seen
board-nearer = Nearer
board-further = Further away
board-whole = The whole map
board-centre = Back to your realm
board-barbarians = Barbarians
board-out-of-play = Out of play
board-contested = Contested
board-nobodys = Barbarian territory
board-held-by = Controlled by { $name }
board-home-of = home of { $name }
board-rebel = In rebellion
board-port = Port
board-fire = Fire icon
board-damaged =
    { $damage ->
        [one] { $building } with { $damage } destruction token
       *[other] { $building } with { $damage } destruction tokens
    }
board-market-here = Great Market: { $goods }
board-units = { $count } { $unit }
board-units-moved = { $units }, moved this turn
board-army = Army of { $name }: { $units }
board-army-at = { $name } in { $place }, { $count }: { $units }
board-item = { $item } ({ $whose })
board-movement =
    { $points ->
        [one] { $points } movement point left
       *[other] { $points } movement points left
    }
board-carries = Carries { $count }: { $what }
board-on-route = On its trade route
board-token-of =
    { $from ->
        [no] Control token of { $name }
       *[other] Control token of { $name }, building: { $from }
    }
board-aboard = aboard: { $units }
board-empty = Nothing stands here.
board-here = What you can do here
board-turn-short = T{ $turn }

## Honor, order, War Circle

board-order = Turn order with penalties: { $names }.
board-honor = Honor: { $list }.
board-honor-of = { $honor } Honor Points
board-circle = War Circle
board-circle-die = Die of { $sides } sides: { $value }
board-top-back =
    { $back ->
        [turn] tolerated tax this turn: { $tax }
        [last_check] tolerated tax at the last check: { $tax }
        [removed] back of the event to be removed: { $tax }
       *[next_event] back of the next event: { $tax }
    }
board-barbarian-points =
    { $points ->
        [one] { $points } barbarian point
       *[other] { $points } barbarian points
    }
board-horde = The horde of this turn: { $units }. Attack { $attack }, losses { $loss }.
board-event-icon =
    { $order ->
        [0] { $icon }
       *[other] { $icon }, struck as number { $order }
    }
board-standing = Turn order and honor
board-event = Event card: { $icons }. Red territories: { $places }.

## A realm

board-start-token = First objective token
board-kingdoms = Kingdoms
board-bid-for = Bid for { $kingdom }
board-bid-honor = Honor to bid
board-bid =
    { $honor ->
        [one] { $honor } Honor Point
       *[other] { $honor } Honor Points
    }
board-buildings = Buildings and market
board-spoils = Keep it all, or plunder it for half its price?
board-marked = Marked for plunder; the rest is kept:
board-whose = Whose realm is shown
board-realm-of = Realm of { $name }
board-territories =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
board-only-you = only you
board-peek = Press to see it
board-counted = as counted
board-money = Florins
board-money-more = Debt, technology points, loans
board-purse = { $florins } florins
board-loan =
    { $verb ->
        [take_loan] Loan: +{ $florins }
        [repay_loan] Repay { $florins }
       *[other] Pay what is due
    }
board-tax = Tax level
board-tax-level =
    { $set ->
        [yes] Tax { $level }, set: brings { $income } florins
       *[no] Tax { $level }: would bring { $income } florins
    }
board-income = brings { $florins }
board-debt = debt { $florins }
board-bankrupt = bankrupt, { $florins } due
board-points = Technology points in hand: { $list }
board-technologies = Technologies of { $name }
board-technology =
    { $owned ->
        [yes] { $technology }, level { $level }, owned
       *[no] { $technology }, level { $level }
    }
board-cards =
    { $count ->
        [one] { $count } Empire card of { $name }
       *[other] { $count } Empire cards of { $name }
    }
board-card =
    { $turned ->
        [yes] { $name }, card { $number }, turned
       *[no] { $name }, card { $number }, upright
    }
board-no-cards = No Empire card
board-cards-open = Empire cards laid open
board-windows = Usable: { $windows }
board-show-objective = Show the objective
board-keep = Keep this card
board-keep-card = Keep this card: { $number }
board-top-card = On top of the deck:
board-uses = Uses of this card
board-turned = Used this turn
board-policy = Ask me about card { $number }
board-policy-title = Ask me about it:
board-policy-way =
    { $way ->
        [always] always
        [concerned] if it concerns me
       *[never] never
    }
board-policy-failed = That could not be kept. Try again.
board-tokens = Tokens and prisoners of { $name }
board-token =
    { $grey ->
        [yes] Objective token, { $colour }, used this turn
       *[no] Objective token, { $colour }
    }
board-prisoners = Prisoners of { $name }: { $units }
board-waiting = Waiting to return: { $units }
board-blood =
    { $count ->
        [one] { $count } blood token
       *[other] { $count } blood tokens
    }

## Panels

board-panels = What lies open over the map
board-panel =
    { $panel ->
        [battle] Battle
        [turn] This turn
        [bids] Kingdoms
        [start] To begin with
        [march] Move
        [market] Purchases
        [trade] Trade
        [pacts] Diplomacy
        [cards] Empire cards
       *[other] Place
    }

## Purchases

board-market-closed = Spectators buy nothing.
board-left-to-spend = left to spend
board-units-placed = units placed
board-stall =
    { $stall ->
        [units] Military units
        [buildings] Buildings
        [transports] Transports
        [engines] Siege engines
       *[other] Other purchases
    }
board-ware =
    { $points ->
        [0] { $name }: { $florins } florins, { $left } left
        [one] { $name }: { $florins } florins with { $points } point, { $left } left
       *[other] { $name }: { $florins } florins with { $points } points, { $left } left
    }
board-buy-card = Empire card: { $florins } florins
board-basket = Basket
board-basket-empty = Nothing bought in this phase.
board-spent = { $florins } spent
board-borrowed = Loan of this turn: { $florins }

## The move in progress

board-march = Complete movement
board-group = Group
board-switch-group = Go on with this group
board-waiting-at = In { $place }
board-march-acts = What the group can do
board-join = { $item } comes along
board-act =
    { $verb ->
        [upgrade_building] Upgrade a building
        [repair] Repair
        [upgrade_transport] Upgrade a transport
        [upgrade_siege] Upgrade an engine
        [promote_captain] Promote a Captain
        [ransom] Ransom
        [redeploy_surrendered] Redeploy
        [buy_back] Buy back
        [load] Load
        [unload] Unload
        [hand_over] Hand over
        [board] Take aboard
        [disembark] Set ashore
        [split_group] Part
        [finish_move] End the move
        [go_on] Attack
        [take_back] Take it back
        [plunder_all] Plunder all
        [confirm_assets] Keep the rest
        [use_card] Use the ability
        [use_card_at] Use the ability
        [use_card_on_item] Use the ability
        [use_card_on_unit] Use the ability
        [use_card_for_unit] Use the ability
        [use_card_on_leader] Use the ability
        [use_card_against] Use the ability
        [use_card_on_good] Use the ability
        [use_card_on_market] Use the ability
        [use_card_for_colour] Use the ability
        [use_card_for_player] Use the ability
        [use_card_on_card] Use the ability
        [produce_points] Take the points
        [claim_objective] Claim the objective
        [declare_capture] Declare capture
        [fight_on] New round
        [offer_surrender] Propose a surrender
        [accept_surrender] Agree
        [refuse_surrender] Refuse
        [crew_engine] Serve an engine
        [aim_engine] Aim at a building
        [flee] Flee
        [pass] Go on
        [done] Done
        [take_market] Take the market's bonus
        [take_route] Take the route's reward
        [confirm_trade] Settle it so
        [abandon_route] Give up the route
        [leave_trade] Leave it
        [end_trade] End the trade turn
        [declare_war] Declare war
        [offer_pact] Write a pact
        [offer_peace] Offer peace
        [offer_armistice] Offer an armistice
        [accept_offer] Accept
        [counter_offer] Counter
        [refuse_offer] Refuse
        [withdraw_offer] Withdraw
        [end_pact] Propose to end it
        [break_pact] Break it
        [direct_support] Call for support
        [obey_support] Promise support
        [refuse_support] Refuse support
        [accuse_breach] Accuse of a breach
        [add_partner] Another signatory
        [add_clause] Add a clause
        [toggle_place] Places of the clause
        [toggle_against] Against whom
        [toggle_turn] Due in turn
        [set_fee] Fee per transaction
        [set_cube_fee] Fee per cube
        [set_units] Least number of units
        [set_amount] Amount
        [add_prisoner] Prisoner
        [set_end] End turn
        [set_secret] Secrecy
        [drop_clause] Strike out the last clause
        [tear_up] Tear it up
        [send_offer] Send the offer
        [recruit] Recruit
        [build_building] Build
        [build_transport] Build a transport
        [build_siege] Build an engine
        [begin_move] Begin a move
        [attack_in_place] Attack in place
        [step] Go there
        [add_barbarian] Add a barbarian
        [move_horde] Move the horde
        [use_technology] Use a technology
        [use_technology_times] Use a technology
        [use_technology_at] Use a technology
        [use_technology_on_item] Use a technology
        [use_technology_for_item] Use a technology
        [use_technology_on_building] Use a technology
        [use_technology_on_unit] Use a technology
        [use_technology_to_move] Use a technology
        [use_technology_to_divert] Use a technology
        [use_technology_on_market] Use a technology
        [use_technology_on_rank] Use a technology
        [use_technology_on_target] Use a technology
        [use_technology_to_enter] Use a technology
        [use_technology_with_item] Use a technology
        [use_technology_to_speed] Use a technology
        [use_technology_to_walk] Use a technology
        [return_unit] Give a unit back
        [place_village] Village here
        [place_archer] Archer here
        [place_transport] Transport here
        [place_rebellion] Rebellion here
        [face_rebellion] Resolve this one
        [route_step] Step of the route
        [route_destination] Destination
        [place_control_token] Control token here
        [trade_move] Travel here
        [take_loan] Take a loan
        [repay_loan] Repay a loan
        [pay_arrears] Pay what is due
       *[other] Go on
    }

## Trade

board-trade = Trade
board-no-traders = No caravan and no merchant ship.
board-buying = Buying
board-selling = Selling
board-no-cubes = no cube yet
board-price-part =
    { $what ->
        [cubes] Cubes
        [market] Great Market
        [route] Trade route
        [commerce] Commerce
       *[other] Market
    }
board-brings = Brings
board-costs = Costs
board-great-market = Great Market { $value }
board-takes = takes for { $price }:
board-buy-cubes =
    { $cubes ->
        [one] Buy { $cubes } cube of { $good } for { $florins }
       *[other] Buy { $cubes } cubes of { $good } for { $florins }
    }
board-sell = Sell
board-supply = Supply
board-supply-of =
    { $count ->
        [one] { $good }: { $count } cube left
       *[other] { $good }: { $count } cubes left
    }
board-travel = Travel
board-add-cube = +1 { $good }
board-route = Trade route, { $points } trade points

## Battle

board-battle = Battle of { $place }
board-battle-round = round { $round }
board-battle-acts = What can be done in the battle
board-cause =
    { $cause ->
        [resistance] barbarian resistance
        [horde] a horde attacks
        [rebellion] rebellion
        [in_place] attack in place
        [card] by a card
       *[other] after a move
    }
board-steps = Steps of the round
board-step =
    { $step ->
        [start] Start
        [artillery] Artillery
        [archery] Archery
        [melee] Melee
       *[other] End
    }
board-attacker = Attacker: { $name }
board-defender = Defender: { $name }
board-against =
    { $against ->
        [siege_engines] siege engines
        [archers] Archers
       *[other] melee
    }
board-protects = protects against { $against }
board-protects-nothing = no protection chosen yet
board-protect-against = Protect against { $against }
board-target-units = units
board-shots = Shots: { $dice }; hits: { $hits }
board-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-dice = Melee dice
board-roll =
    { $how ->
        [equal] equal dice
       *[other] highest die
    }
board-term =
    { $what ->
        [sacrifice] sacrificed Light Infantry
        [cards] cards and tokens
        [galleys] galleys
        [penalty] turn order
        [flight] flight: halved
       *[other] capture: halved
    }
board-attack = Attack value
board-attack-value = Attack value { $value }
board-loss = Loss value
board-active = ability active
board-captain =
    { $what ->
        [act] acts as
        [unlock] unlocks
       *[other] cancels
    }
board-captures = takes prisoners
board-sacrificed = { $count } sacrificed
board-lost = { $count } lost
board-damage =
    { $points ->
        [one] { $points } damage point to assign
       *[other] { $points } damage points to assign
    }
board-fallen = Fallen in round { $round }: { $units }
board-flight = Flight → { $to }: { $cost } MP
board-ended =
    { $how ->
        [wiped_out] { $name } wins
        [fled] The attacker has fled; { $name } wins
        [surrendered] Surrender; { $name } wins
        [both_out] Nobody is left
        [suspended] Suspended until the next turn
       *[other] Stopped
    }

## Diplomacy

board-diplomacy = Diplomacy
board-no-war = no war
board-war-since = at war since turn { $turn }
board-armistice = armistice
board-pacts-in-force = Pacts in force
board-no-pacts = None that you know of.
board-pact-of = Pact of { $names }
board-secret = secret
board-public = public
board-mutual = mutual
board-gives = { $giver } to { $taker }
board-fee = { $florins } per exchange
board-cube-fee = { $florins } per cube
board-least-units =
    { $units ->
        [one] at least { $units } unit
       *[other] at least { $units } units
    }
board-against-players = against { $names }
board-florins = { $florins } florins
board-in-turns = in turns { $turns }
board-until = until the end of turn { $turn }
board-whole-game = for the whole game
board-offer =
    { $kind ->
        [peace] { $name } offers peace
        [armistice] { $name } offers an armistice
        [end_pact] { $name } proposes to end a pact
       *[other] { $name } offers a pact
    }
board-accepted = accepted by { $names }
board-draft =
    { $kind ->
        [peace] Your offer of peace
        [armistice] Your offer of armistice
       *[other] Your draft of a pact
    }
board-draft-acts = What becomes of the draft
board-no-clauses = no clause yet
board-accusation = { $accuser } accuses { $accused } of a breach
board-duty = { $ally } supports { $supported } against { $against }: { $moved } of { $units } units.
board-duty-order = Wanted: { $place }.

## Names

board-branch =
    { $id ->
        [transport] Transport
        [trade] Trade
        [law] Law
        [combat] Combat
        [construction] Construction
       *[other] Religion
    }
board-colour =
    { $id ->
        [blue] blue
        [yellow] yellow
        [orange] orange
        [red] red
        [green] green
       *[other] purple
    }
board-terrain =
    { $id ->
        [forest] Forest
        [hills] Hills
        [desert] Desert
        [mountains] Mountains
       *[other] Plains
    }
board-icon =
    { $id ->
        [movement] Movement
        [armies] Armies
        [buildings] Buildings
       *[other] Goods
    }
board-category =
    { $id ->
        [civil] civil building
        [military] military building
       *[other] cathedral
    }
board-clause =
    { $id ->
        [trade] Trade
        [passage] Passage
        [non_belligerence] Non-belligerence
        [defensive_alliance] Defensive alliance
        [offensive_alliance] Offensive alliance
        [military_control] Military control
        [civil_control] Civil control
        [payment] Payment
       *[other] Prisoner exchange
    }
board-window =
    { $id ->
        [free] at any free moment
        [event_drawn] event drawn
        [rebellion] rebellion
        [upkeep] upkeep
        [purchase] own purchases
        [move] a step of a move
        [enter] entering a place
        [before_battle] before a battle
        [artillery_setup] before artillery
        [artillery_rolled] after artillery dice
        [archery_setup] before archery
        [archery_rolled] after archery dice
        [melee_setup] before the melee
        [melee_rolled] after melee dice
        [die_rolled] after any other die
        [damage] damage
        [round_end] end of a battle round
        [conquest] conquest
        [trade] own trade turn
        [transport_lost] transport lost
        [card_activated] a card is used
        [tp] points are used
       *[other] end of turn
    }
