"""The kernel: what every game needs and no game owns. It knows no game.

Read it in this order: `action`, `options`, `chance`, `sight`, `pile`, `state`, `agenda`, `now`, `decision`, `event`,
`title`, `imagine`, `preview`, `record`, `match`, `verify`.
"""
