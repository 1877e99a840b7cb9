"""Honeycomb."""

import math

import materials as m
import shapes as s
from plate import ontop


def honeycomb(look, rng):
    wax, honey = look["colours"][:2]
    size = 0.27
    for q in range(-3, 4):
        for r in range(-3, 4):
            if abs(q + r) > 3 or (abs(q) == 3 and rng.random() < 0.3):
                continue
            x, y = size * 1.74 * (q + r / 2), size * 1.5 * r
            height = 0.5 + rng.uniform(-0.03, 0.06)
            ring = [(size * 0.86, height * 0.55), (size * 0.86, height), (size * 1.0, height), (size * 1.0, 0), (0, 0)]
            cell = s.lathe(ring, m.gel(wax, 0.2, body=0.6), segments=6)
            cell.data.use_auto_smooth = True
            cell.data.auto_smooth_angle = 0.3
            cell.rotation_euler = (0, 0, math.pi / 6)
            cell.location = ontop(x, y + 0.1)
            if rng.random() < 0.75:
                fill = s.lathe([(0, height * 0.86), (size * 0.87, height * 0.82), (size * 0.87, 0.1)], m.gel(honey, 0.02), segments=6)
                fill.rotation_euler = (0, 0, math.pi / 6)
                fill.location = ontop(x, y + 0.1)
