"""The titles as environments for learning agents: PettingZoo, Gymnasium, OpenSpiel (`indochine[research]`).

`encoding` turns a view and a decision into arrays of fixed size; the three adapters add nothing to it.
"""
