### The fight for a city as it is told over the board, in English.

story-attack-title = The attack on { $city }
story-attack-defence = Defence
story-attack-together = Together { $n }. { "" }
story-attack-strength = Attack strength
story-attack-soldiers = Soldiers
story-attack-soldiers-said = The soldiers are counted.
story-attack-sabotages =
    { $n ->
        [one] { $n } sabotage
       *[other] { $n } sabotages
    }
story-attack-loot =
    { $n ->
        [one] { $n } item of loot
       *[other] { $n } items of loot
    }
story-attack-success = +{ $n }: { $spoils }
story-attack-repelled = Driven off
story-attack-beaten = Beaten
story-attack-holds = Holds
story-attack-sent-home =
    { $job ->
        [merchant] merchant
        [worker] worker
        [priest] priest
       *[farmer] farmer
    }
story-attack-laid-down =
    { $job ->
        [merchant] merchant lying
       *[farmer] farmer lying
    }
story-attack-removed =
    { $job ->
       *[other] captive
    }
story-attack-captive = captive
story-attack-silver =
    { $n ->
       *[other] silver
    }
story-attack-wheat =
    { $n ->
       *[other] wheat
    }
