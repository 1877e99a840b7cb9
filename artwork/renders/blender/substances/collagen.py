"""The triple helix."""

import math

import materials as m
import shapes as s
from plate import TOP


def helix(look, rng):
    """Collagen: three strands twisted together, standing on the plinth."""
    for k, colour in enumerate(look["colours"][:3]):
        points = []
        for i in range(160):
            t = i / 159
            angle = t * math.tau * 2.1 + k * math.tau / 3
            points.append((0.3 * math.cos(angle), 0.3 * math.sin(angle), TOP + 0.16 + t * 1.7))
        s.tube_along(points, 0.2, m.plastic(colour, 0.22, 0.5))
        for end in (points[0], points[-1]):
            s.copy(s.ball_mesh(0.2, 4), m.plastic(colour, 0.22, 0.5)).location = end
