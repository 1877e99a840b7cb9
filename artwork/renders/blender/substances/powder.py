"""A mound of powder, with or without its scoop."""

import materials as m
import pieces
import shapes as s
from plate import ontop


def powder(look, rng):
    pieces.heap(look["colours"][0], 1.15, 0.8, rng.randint(0, 99), ontop(0, 0.1), 0.7)
    if look.get("scoop"):
        scoop(look["scoop"], (0.75, -0.62), 38)


def scoop(colour, spot, turn):
    group = s.group("scoop")
    paint = m.plastic(colour, 0.3, 0.3)
    bowl = s.rounded([(0, 0), (0.3, 0, 0.08), (0.33, 0.34, 0.02), (0.3, 0.34), (0.27, 0.06, 0.08), (0, 0.06)], 5)
    s.lathe(bowl, paint, group, segments=64)
    s.block((1.0, 0.16, 0.05), paint, group, (0.78, 0, 0.28), 0.02)
    s.place(group, ontop(*spot), turn, 1.0, (0, 0))
