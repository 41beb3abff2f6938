# The player aid: Kingsburg on one page. Names and values come from the game's other texts and from its box.

aid-title = Kingsburg at a glance
aid-year = A year, five times
aid-kings-aid = Fewest buildings (then fewest goods): a white die for spring. Tied: 1 good of choice each.
aid-spring = A production season.
aid-kings-reward = Most buildings: 1 VP; everybody who ties for it.
aid-summer = A production season.
aid-kings-envoy = Fewest buildings (then fewest goods) takes the Envoy. Spend it once: a taken advisor, or a second building. Tied: nobody.
aid-autumn = A production season.
aid-recruit = In turn order: 2 goods of any kind for 1 soldier, as often as you can pay.
aid-winter = Everybody fights the same enemy, each alone. Then all soldiers go home.

aid-season = A production season
aid-step-roll = Roll three dice and your white ones. The lowest total goes first; equal ones keep their order.
aid-step-influence = In turn, put dice on one free advisor whose number is exactly their sum, or pass for good. At least one coloured die; at most one +2 token.
aid-step-receive = Advisors give, from 1 to 18.
aid-step-build = In turn, build one building, or none. In each row from left to right.

aid-combat = One die for all: that many soldiers for everybody. Combat value = soldiers + battle values of your buildings.
aid-victory-name = More than its strength:
aid-victory = the reward on its card.
aid-draw-name = Equal:
aid-draw = nothing.
aid-defeat-name = Less:
aid-defeat = the losses on its card. A lost building is the topmost of your rightmost column, and its points go too.
aid-strength = Strength by year

aid-points = Points and end
aid-points-buildings = Buildings score at once, and lose their points when they fall.
aid-points-reward = King's Reward: 1 VP each year to whoever has built most.
aid-points-strongest = Strongest winner of a winter: 1 VP.
aid-points-others = Advisors, enemies and some buildings give the rest.
aid-points-end = After the winter of year V the most points win; only the Cathedral is still counted.
aid-points-tie = Tied: most goods, then most buildings, else a shared victory.

aid-buildings = Your province
aid-buildings-caption = Cost (G gold, W wood, S stone) and points; what counts in battle; what it does.
aid-battle = battle { $battle }
