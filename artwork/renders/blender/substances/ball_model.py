"""A molecule as balls and sticks."""

import math

import materials as m
import molecules
import shapes as s
from plate import TOP


def molecule(look, rng):
    atoms, bonds = molecules.layout(look["molecule"])
    paints = {kind: m.plastic(colour, 0.2, 0.5) for kind, colour in zip("CNOS", look["colours"])}
    width = max(x for _, x, _ in atoms) - min(x for _, x, _ in atoms)
    height = max(y for _, _, y in atoms) - min(y for _, _, y in atoms)
    scale = min(2.9 / max(width, 0.1), 1.5 / max(height, 0.1), 0.62)
    radius = {"C": 0.3, "N": 0.33, "O": 0.33, "S": 0.4}
    cx = sum(x for _, x, _ in atoms) / len(atoms)
    low = min(y for _, _, y in atoms)
    at = lambda i: ((atoms[i][1] - cx) * scale, 0.18 * math.sin(i * 1.9) * scale, TOP + 0.42 * scale + (atoms[i][2] - low) * scale)
    stick = m.plastic("#fbfaf6", 0.3, 0.3)
    for i, (kind, _, _) in enumerate(atoms):
        s.copy(s.ball_mesh(radius[kind] * scale * 1.4, 4), paints[kind]).location = at(i)
    for a, b in bonds:
        s.tube_along([at(a), at(b)], 0.12 * scale, stick)
