game-name = Voyage
game-tagline = Twelve miles to the shore, three planks to stand on.
game-about = You sail and mend until you reach the shore, or until the last plank breaks.
game-provenance = A toy of the tests.

decision-watch = Your watch
decision-watch-what = Sail on, or mend a plank.
decision-watch-look = How many planks are left?
action-sail = Sail
action-mend = Mend a plank
action-time-up = Time is up
action-expel = A sailor leaves
told-sail = { "" }
told-mend = { $name } mends a plank.
event-sailed = { $name } sails { $miles } miles.
decided-by-shore = The shore was reached.
decided-by-sunk = The last plank broke.
decided-by-late = The hour was over.
