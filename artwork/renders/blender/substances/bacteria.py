"""Bacteria in a dish."""

import math

from mathutils import Matrix, Vector

import materials as m
import shapes as s
from plate import TOP, ontop


def rods(look, rng):
    """Bacteria in a dish; `branched` gives the Y shape of bifidobacteria."""
    dish = s.rounded([(0, 0.02), (1.42, 0.02, 0.05), (1.45, 0.3, 0.02), (1.38, 0.3, 0.02), (1.36, 0.08, 0.04), (0, 0.08)], 5)
    s.lathe(dish, m.glass("#fdfeff", m.mix(look["ground"], "#ffffff", 0.3)), segments=128).location = ontop(0, 0)
    placed = []
    for _ in range(900):
        if len(placed) >= look.get("count", 34):
            break
        x, y = rng.uniform(-1.2, 1.2), rng.uniform(-1.2, 1.2)
        if math.hypot(x, y) > 1.06 or any(math.hypot(x - a, y - b) < 0.33 for a, b in placed):
            continue
        placed.append((x, y))
        angle, colour = rng.uniform(0, math.tau), rng.choice(look["colours"])
        paint = m.plastic(colour, 0.25, 0.5)
        direction = Vector((math.cos(angle), math.sin(angle), 0))
        z = TOP + 0.2
        base = Vector((x, y, z))
        stalk(base - direction * 0.2, base + direction * (0.05 if look.get("branched") else 0.2), paint)
        if look.get("branched"):
            for turn in (0.6, -0.6):
                arm = Matrix.Rotation(turn, 3, "Z") @ direction
                stalk(base + direction * 0.04, base + direction * 0.04 + arm * 0.2, paint)


def stalk(start, end, paint, radius=0.085):
    s.tube_along([tuple(start), tuple(end)], radius, paint)
    for point in (start, end):
        s.copy(s.ball_mesh(radius, 3), paint).location = point
