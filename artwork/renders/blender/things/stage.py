"""What the objects stand on and in front of."""

import math

import materials as m
import shapes as s


def plinth(look):
    s.plinth(look["radius"], look["height"], m.plastic(look["colour"], 0.55, 0.0))


def block(look):
    s.block(look["size"], m.plastic(look["colour"], 0.55, 0.0), None, (0, 0, 0), look.get("bevel", 0.05), 5)


def disc(look):
    """The round backdrop that the scenes of the packs have as well."""
    thing = s.plinth(look["radius"], 0.25, m.plastic(look["colour"], 0.6, 0.0))
    thing.rotation_euler = (math.pi / 2, 0, 0)


THINGS = {"plinth": plinth, "block": block, "disc": disc}
