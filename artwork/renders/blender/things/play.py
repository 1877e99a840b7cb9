"""Toys."""

import math

import materials as m
import shapes as s
from forms import arc, slab, taper, upright


def rainbow(look):
    """Wooden arches one inside another."""
    for i, colour in enumerate(look["colours"]):
        r = 1.75 - 0.33 * i
        outer = [(x, z) for x, _, z in arc(r, 0, 180, 60)]
        inner = [(x, z) for x, _, z in arc(r - 0.31, 180, 0, 60)]
        upright(slab([*outer, *inner], 0.7, m.plastic(colour, 0.55, 0.05), 0.04), (0, 0, 0))


def house(look):
    """Blocks: two cubes, a beam, a roof."""
    a, b, roof = (m.plastic(colour, 0.5, 0.1) for colour in look["colours"])
    for x, paint in ((-0.52, a), (0.52, b)):
        s.block((0.95, 0.95, 0.95), paint, None, (x, 0, 0), 0.06)
    s.block((2.05, 0.95, 0.42), m.plastic("#f4e3c4", 0.6, 0.05), None, (0, 0, 0.96), 0.06)
    upright(slab([(-1.1, 0), (1.1, 0), (0, 1.0)], 0.95, roof, 0.06), (0, 0, 1.39))


def weights(look):
    """A balance: a beam on a post, two pans on cords; `lean` sinks the left one."""
    brass, tilt = m.satin(look.get("colour", "#dcb878")), math.radians(look.get("lean", 9))
    s.lathe(s.rounded([(0, 0), (0.85, 0, 0.05), (0.8, 0.16, 0.06), (0.2, 0.3, 0.1), (0.1, 0.5)], 6), brass, segments=96)
    s.tube_along([(0, 0, 0.3), (0, 0, 3.7)], 0.09, brass)
    s.copy(s.ball_mesh(0.16, 4), brass).location = (0, 0, 3.8)
    ends = [(-1.9 * math.cos(tilt), 0, 3.55 - 1.9 * math.sin(tilt)), (1.9 * math.cos(tilt), 0, 3.55 + 1.9 * math.sin(tilt))]
    taper([ends[0], (0, 0, 3.62), ends[1]], [0.05, 0.09, 0.05], brass)
    for x, _, z in ends:
        low = z - 1.9
        for k in range(3):
            a = math.tau * k / 3 + math.pi / 2
            s.tube_along([(x, 0, z), (x + 0.95 * math.cos(a), 0.95 * math.sin(a), low + 0.2)], 0.016, brass)
        dish = s.lathe(s.rounded([(0, 0), (0.6, 0.03, 0.1), (1.0, 0.22, 0.02), (0.97, 0.24, 0.02), (0.58, 0.08, 0.1), (0, 0.05)], 5), brass, segments=96)
        dish.location = (x, 0, low)


THINGS = {"rainbow": rainbow, "house": house, "scales": weights}
