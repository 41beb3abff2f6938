"""What every game must keep, played and tried on every table it can be set at. A pytest plug-in:

    pytest --pentapolis-title mygame

`suite` holds the tests, `tables` says at which tables they play, `brought` takes what no suite can know about a game
(its table of secrets, what it conserves), and `holdings` says what a game has, so that the rest is left out. The other
modules play games and look into states. Nothing here is imported unless the option is given.
"""
