"""Drops of a liquid."""

import materials as m
import shapes as s
from plate import ontop


def drops(look, rng):
    """Beads of liquid lying on the plinth around one large drop."""
    paint = m.gel(look["colours"][0], 0.01, ior=1.33)
    spots = [(0, 0.05, 0.66), (0.95, -0.35, 0.3), (-0.92, -0.3, 0.36), (0.62, -0.95, 0.17), (-0.35, -0.98, 0.22), (1.2, 0.4, 0.16), (-1.2, 0.35, 0.19), (0.18, -1.25, 0.1), (-0.85, -0.95, 0.1), (1.1, -0.85, 0.09)]
    for x, y, r in spots:
        bead = s.copy(s.ball_mesh(r, 5), paint)
        flatness = 0.86 if r > 0.5 else 0.66
        bead.scale = (1, 1, flatness)
        bead.location = ontop(x, y, r * flatness * 0.86)
    for x, y, z, r in [(0.1, 0.0, 1.95, 0.14), (0.02, 0.02, 1.55, 0.07)] if look.get("falling") else []:
        bead = s.copy(s.ball_mesh(r, 4), paint)
        bead.location = (x, y, z)
