"""Leaves: lemon balm, tea, spinach."""

import math

import bpy
from mathutils import Vector

import materials as m
import shapes as s
from plate import TOP, ontop

# Half the width of a blade at a share of its length, one line per plant.
BLADES = {
    "balm": lambda t: math.sin(math.pi * t**0.72) ** 0.75 * (1 - 0.3 * t),
    "tea": lambda t: math.sin(math.pi * t**0.92) ** 1.05,
    "spinach": lambda t: 0.09 + 0.91 * max(0.0, math.sin(math.pi * max(0.0, (t - 0.3) / 0.7) ** 0.8)) ** 0.62 if t < 0.995 else 0.0,
}


def blade(plant, length, width, arch, rng, teeth=0, tooth=0.0, ripple=0.0, cup=0.2):
    """A leaf along +y whose base and tip both come down to z = 0, its midrib a groove."""
    mesh = bpy.data.meshes.new("blade")
    rows, columns = 120, 28
    vertices, faces = [], []
    phase = rng.uniform(0, 6)
    lean = rng.uniform(-0.12, 0.12)
    for j in range(rows + 1):
        t = j / rows
        half = width * BLADES[plant](t)
        if teeth:
            half *= 1 - tooth * (1 - ((t * teeth) % 1)) * min(1, 8 * t)
        spine = arch * math.sin(math.pi * t) ** 0.9
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            veins = 0.012 * math.sin((t - 0.28 * abs(u)) * 58) * min(1, abs(u) * 3) * width / 0.4
            wave = ripple * math.sin(t * 17 + phase + (1.7 if u > 0 else 0)) * u * u
            z = spine + cup * half * abs(u) ** 1.2 - 0.03 * math.exp(-((u / 0.07) ** 2)) + veins + wave
            vertices.append((u * half + lean * t * t * length, t * length, max(z, 0.0) + 0.012))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def lay(mesh, look, spot, turn, rng, pitch=0.0, light=0.0):
    """Puts a blade down with its base at the spot, pointing `turn` degrees to the left of +y."""
    a, b = look["colours"][:2]
    thing = s.link("blade", mesh, m.leaf(m.mix(a, b, min(1, light + rng.uniform(0, 0.3))), m.mix(b, a, 0.25)))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.016
    thing.rotation_euler = (math.radians(pitch), 0, math.radians(turn))
    thing.location = spot
    return thing


def stem(points, radius, look):
    paint = m.plastic(m.mix(look["colours"][0], look["colours"][1], 0.6), 0.5, 0.0)
    s.tube_along(points, radius, paint)


def balm(look, rng):
    """A sprig of lemon balm lying down: pairs of rounded leaves with blunt teeth, smaller towards the tip."""
    low, high = Vector((-1.3, -0.72, TOP + 0.05)), Vector((0.86, 0.66, TOP + 0.1))
    way = high - low
    turn = math.degrees(math.atan2(-way.x, way.y))
    at = lambda t: low + way * t + Vector((0.1, -0.16, 0.18)) * math.sin(math.pi * t)
    stem([tuple(at(i / 30)) for i in range(31)], 0.035, look)
    for k, t in enumerate((0.26, 0.54, 0.77, 0.92)):
        size = 1.16 - 0.2 * k
        for hand in (-1, 1):
            mesh = blade("balm", size, size * 0.42, 0.1, rng, 11, 0.13, 0.02, 0.1)
            lay(mesh, look, tuple(at(t)), turn + hand * (62 - 6 * k) + rng.uniform(-5, 5), rng, -4 + 3 * k, 0.14 * k)
    for hand in (-1, 0, 1):
        lay(blade("balm", 0.34, 0.13, 0.05, rng, 7, 0.2, 0.01), look, tuple(at(1)), turn + 34 * hand, rng, 18, 0.7)


def tea(look, rng):
    """A flush as it is picked: two leaves and a bud."""
    base = Vector((-0.12, -0.86, TOP + 0.05))
    rise = lambda t: base + Vector((0.1 * t, 0.62 * t, 0.55 * t**1.6))
    stem([tuple(rise(i / 20)) for i in range(21)], 0.05, look)
    lay(blade("tea", 1.62, 0.42, 0.26, rng, 34, 0.05, 0.014, 0.24), look, tuple(rise(0.5)), 58, rng, -4)
    lay(blade("tea", 1.45, 0.36, 0.26, rng, 30, 0.05, 0.012, 0.28), look, tuple(rise(0.74)), -62, rng, -6, 0.25)
    lay(blade("tea", 1.05, 0.14, 0.12, rng, 0, 0, 0, 1.4), look, tuple(rise(1)), -4, rng, 34, 0.9)


def spinach(look, rng):
    """A handful of spinach: broad spoon-shaped leaves fanned out from their stalks."""
    fan = [(-64, 1.62, 0.0), (52, 1.55, 0.02), (-30, 1.85, 0.05), (24, 1.9, 0.08), (-4, 1.8, 0.14)]
    for k, (turn, size, height) in enumerate(fan):
        mesh = blade("spinach", size, size * 0.31, 0.16 + 0.03 * k, rng, 0, 0, 0.05, 0.16)
        spot = ontop(0.05 * (k - 2), -0.98 + 0.05 * k, height + 0.02)
        lay(mesh, look, spot, turn + rng.uniform(-4, 4), rng, 3 + 2 * k, 0.1 * k)
