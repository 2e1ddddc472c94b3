"""The games. Each package has the same files:

spec.py      what is in the box: material and options
notation.py  every move, as a word
rules.py     the rules: the state of a game and what a move does to it (compiled)
effects.py   what can happen
view.py      what a seat may see
position.py  the state as JSON, and what cannot be a position
player.py    how a sensible person plays
"""
