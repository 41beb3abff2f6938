### The raid as it is told over the board, in English.

story-raid-title = The barbarians of year { $year }
story-raid-strength = Strength
story-raid-begins = From both banks they come down on the towns.
story-raid-count = Full barracks and towers are counted.
story-raid-workers = Workers in full barracks and towers
story-raid-walls = Walls of towers
story-raid-defence = Defence
story-raid-holds = Holds
story-raid-falls = Falls
story-raid-stars =
    { $n ->
        [one] star
       *[other] stars
    }
story-raid-drawn =
    { $n ->
        [one] worker more
       *[other] workers more
    }
story-raid-returned =
    { $n ->
        [one] worker less
       *[other] workers less
    }
story-raid-ring =
    { $n ->
       *[other] aqueduct
    }
story-raid-modifier = modifier
story-raid-building =
    { $type ->
        [ship] ship
        [barracks] barracks
        [shop] shop
        [farm] farm
       *[any] building
    }
story-raid-gained =
    { $kind ->
        [tower] tower
        [extension] extension
        [privilege] privilege
       *[deploy] deployment
    }
