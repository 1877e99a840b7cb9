"""Hair, nails and skin without anybody in the picture."""

import math

import materials as m
import shapes as s
from forms import ball, lit, rectangle, slab, soft, taper, upright


def brush(look):
    """A round-headed hairbrush leaning upright, bristles to the camera."""
    wood = m.leaf(look.get("colour", "#b57a48"), look.get("light", "#dcae7c"))
    head = [(0.95 * math.cos(a), 1.25 * math.sin(a)) for a in (math.tau * i / 72 for i in range(72))]
    upright(slab(head, 0.26, wood, 0.1), (0, 0.1, 2.9))
    taper([(0, 0.1, 1.75), (0, 0.1, 1.3), (0, 0.1, 0.5), (0, 0.1, 0.1), (0, 0.1, 0.02)], [0.26, 0.17, 0.24, 0.22, 0.1], wood)
    ball(1.0, m.plastic(look.get("pad", "#f3b9a9"), 0.6, 0.0), (0, -0.02, 2.9), (0.78, 0.16, 1.06))
    pin, tip = m.plastic("#fbf3ea", 0.4, 0.2), m.plastic("#3a2a22", 0.5, 0.1)
    for j in range(-4, 5):
        for i in range(-3, 4):
            x, z = 0.21 * i + (0.105 if j % 2 else 0), 0.215 * j
            if (x / 0.68) ** 2 + (z / 0.95) ** 2 < 1:
                s.tube_along([(x, -0.1, 2.9 + z), (x * 1.08, -0.5, 2.9 + z * 1.08)], 0.02, pin)
                ball(0.042, tip, (x * 1.08, -0.51, 2.9 + z * 1.08))


def polish(look):
    """A bottle of nail polish with a tall cap."""
    s.lathe(s.rounded([(0, 0), (0.55, 0, 0.12), (0.55, 0.95, 0.22), (0.2, 1.08, 0.05), (0.2, 1.15)], 8), m.plastic(look["colour"], 0.12, 0.9), segments=96)
    s.lathe(s.rounded([(0, 1.12), (0.27, 1.12, 0.03), (0.2, 2.3, 0.08), (0, 2.32)], 6), m.plastic(look.get("cap", "#fbfaf6"), 0.35, 0.3), segments=64)


def mirror(look):
    """A round table mirror on a foot; it shows nobody, only the light of a window."""
    frame = m.plastic(look["colour"], 0.35, 0.3)
    s.lathe(s.rounded([(0, 0), (0.85, 0, 0.05), (0.8, 0.14, 0.06), (0, 0.16)], 5), frame, segments=96)
    s.lathe(soft([(0.12, 0.12), (0.09, 0.4), (0.09, 0.8)]), frame, segments=48)
    ring = s.lathe(s.rounded([(1.42, 0), (1.62, 0, 0.08), (1.62, 0.24, 0.1), (1.42, 0.24, 0.05), (1.42, 0)], 8), frame, segments=160)
    upright(ring, (0, 0.1, 2.3), 0, 6)
    back = s.lathe([(0, 0.1), (1.45, 0.1)], m.glow(look.get("glass", "#fff6f8"), look["colour"], 0.55), segments=128)
    upright(back, (0, 0.1, 2.3), 0, 6)
    for shift, width, length in ((-0.15, 0.3, 2.3), (0.3, 0.12, 2.1)):
        glint = slab(rectangle(width, length, width / 2), 0.02, lit("#ffffff", 0.25), 0.005)
        glint.rotation_euler, glint.location = (math.radians(84), math.radians(-38), 0), (shift, -0.03, 2.3)


def jar(look):
    """A low jar of cream, open, a swirl in it."""
    s.lathe(s.rounded([(0, 0), (0.85, 0, 0.1), (0.85, 0.7, 0.05), (0.76, 0.7, 0.05), (0.74, 0.3), (0, 0.3)], 6), m.plastic("#fbfaf6", 0.3, 0.4), segments=96)
    s.lathe(soft([(0.75, 0.58), (0.5, 0.66), (0.3, 0.64), (0.16, 0.78), (0, 0.86)]), m.plastic(look.get("cream", "#fff4ee"), 0.35, 0.3), segments=96)


THINGS = {"brush": brush, "polish": polish, "mirror": mirror, "cream": jar}
