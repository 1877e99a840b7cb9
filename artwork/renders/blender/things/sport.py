"""For training: kettlebell, mat, water bottle, sneaker, barbell."""

import math

import bpy

import materials as m
import shapes as s
from forms import arc, ball, cloth, slab, soft, taper, through


def kettlebell(look):
    iron = m.plastic(look["colour"], 0.45, 0.1)
    s.lathe(soft([(0, 0), (0.55, 0), (0.95, 0.4), (1.02, 0.9), (0.8, 1.45), (0.45, 1.72), (0, 1.78)]), iron, segments=128)
    way = arc(0.66, -30, 210, 60, 0.95)
    thing = taper(way, [0.2] * 61, iron)
    thing.location = (0, 0, 2.0)


def mat(look):
    """A rolled mat lying across, its spiral to the side."""
    paint, r, turns = cloth(look["colour"]), 0.72, 4.2
    outline = []
    for k in range(241):
        a = math.tau * turns * k / 240
        outline.append(((0.1 + (r - 0.1) * k / 240) * math.cos(a), (0.1 + (r - 0.1) * k / 240) * math.sin(a)))
    inner = [(x * (1 - 0.1 / max(0.2, math.hypot(x, y))), y * (1 - 0.1 / max(0.2, math.hypot(x, y)))) for x, y in reversed(outline)]
    roll = slab([*outline, *inner], look.get("length", 3.4), paint, 0.02)
    roll.rotation_euler, roll.location = (math.pi / 2, 0, 0), (0, 0, r)
    for y in (-0.9, 0.9):
        band = s.lathe(s.rounded([(r - 0.05, -0.12), (r + 0.03, -0.12, 0.02), (r + 0.03, 0.12, 0.02), (r - 0.05, 0.12)], 3), cloth(look["strap"]), segments=96)
        band.rotation_euler, band.location = (math.pi / 2, 0, 0), (0, y, r)


def flask(look):
    """A sports bottle, half full, with a loop on its cap."""
    s.lathe(soft([(0, 0.02), (0.6, 0.02), (0.68, 0.2), (0.68, 1.3), (0.6, 1.5), (0.68, 1.75), (0.68, 2.3), (0.45, 2.7), (0.42, 2.85)]), m.glass(m.mix(look["colour"], "#ffffff", 0.55), look["colour"]), segments=112)
    s.lathe(soft([(0, 0.06), (0.55, 0.06), (0.63, 0.22), (0.63, 1.3), (0.55, 1.5), (0.62, 1.72), (0.62, 1.9), (0, 1.9)]), m.gel(m.mix(look["colour"], "#ffffff", 0.72), 0.01, ior=1.1), segments=112)
    s.lathe(s.rounded([(0.5, 2.72), (0.5, 3.1, 0.06), (0.3, 3.2, 0.05), (0.22, 3.5, 0.06), (0, 3.52)], 6), m.plastic(look.get("cap", "#fbfaf6"), 0.35, 0.3), segments=96)


def plates(look):
    """The end of a barbell: discs of several sizes on a bar, standing on the largest."""
    steel = m.satin("#cfd4d6")
    bar = s.lathe(s.rounded([(0, -2.6), (0.13, -2.6, 0.03), (0.13, 2.6, 0.03), (0, 2.6)], 4), steel, segments=48)
    bar.rotation_euler, bar.location = (0, math.pi / 2, 0), (0, 0, 1.5)
    for side in (-1, 1):
        for x, r, colour in zip((1.15, 1.5, 1.8), (1.5, 1.2, 0.85), look["colours"]):
            disc = s.lathe(s.rounded([(0.14, 0), (r * 0.35, 0, 0.02), (r * 0.4, 0.05), (r * 0.85, 0.05), (r, 0, 0.06), (r, 0.28, 0.06), (r * 0.85, 0.23), (r * 0.4, 0.23), (r * 0.35, 0.28, 0.02), (0.14, 0.28)], 5), m.plastic(colour, 0.5, 0.1), segments=128)
            disc.rotation_euler, disc.location = (0, side * math.pi / 2, 0), (side * x, 0, 1.5)
        collar = s.lathe(s.rounded([(0.12, 0), (0.26, 0, 0.03), (0.26, 0.2, 0.03), (0.12, 0.2)], 4), steel, segments=64)
        collar.rotation_euler, collar.location = (0, side * math.pi / 2, 0), (side * 2.12, 0, 1.5)


# Along a shoe from toe to heel: place, half of its width, height.
LAST = [(-1.64, 0.06, 0.1), (-1.52, 0.3, 0.32), (-1.15, 0.48, 0.46), (-0.6, 0.53, 0.6), (-0.1, 0.48, 0.8), (0.3, 0.44, 0.95), (0.7, 0.42, 0.9), (1.1, 0.41, 0.87), (1.38, 0.38, 0.94), (1.56, 0.28, 0.98), (1.66, 0.14, 0.82), (1.7, 0.01, 0.4)]


def upper_mesh():
    """Cross-sections along the last, each an arch that narrows upwards."""
    mesh, around, sections = bpy.data.meshes.new("upper"), 32, through(LAST, 6)
    vertices = []
    for x, w, h in sections:
        for k in range(around + 1):
            a = math.pi * k / around
            reach = math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)) * (1 - 0.18 * math.sin(a))
            vertices.append((x, w * reach, 0.2 + h * max(0.0, math.sin(a)) ** 0.7))
    faces = []
    for j in range(len(sections) - 1):
        for k in range(around):
            v = j * (around + 1) + k
            faces.append((v, v + 1, v + around + 2, v + around + 1))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    s.fix_normals(mesh)
    return mesh


def sneaker(look):
    """A running shoe seen from its side, the toe to the left."""
    upper, trim = cloth(look["colour"]), m.plastic(look.get("trim", "#fdfcf8"), 0.5, 0.1)
    foot = [(1.75 * math.cos(a) + (0.0 if math.cos(a) > 0 else 0.05), (0.6 - 0.07 * math.cos(a)) * math.sin(a)) for a in (math.tau * i / 80 for i in range(80))]
    slab(foot, 0.3, trim, 0.1)
    slab([(x * 0.97, y * 0.95) for x, y in foot], 0.09, m.plastic(look.get("sole", "#2c3550"), 0.6, 0), 0.03)
    s.link("upper", upper_mesh(), upper)
    taper([(0.92 + 0.6 * math.cos(a), 0.31 * math.sin(a), 1.08 + 0.05 * math.cos(2 * a)) for a in (math.tau * i / 40 for i in range(41))], [0.07] * 41, trim)
    ball(1.0, m.plastic(m.mix(look["colour"], "#101828", 0.6), 0.9, 0), (0.92, 0, 1.07), (0.56, 0.27, 0.05))
    for i in range(4):
        x, z = -0.5 + 0.22 * i, 0.84 + 0.075 * i
        taper([(x, -0.44, z - 0.28), (x + 0.05, -0.22, z + 0.04), (x + 0.05, 0.22, z + 0.04), (x, 0.44, z - 0.28)], [0.05] * 4, trim)
    for x in (0.25, 0.55):
        taper([(x - 0.3, -0.53, 0.42), (x + 0.02, -0.5, 0.66), (x + 0.2, -0.46, 0.86)], [0.06, 0.05, 0.04], m.plastic(look.get("stripe", "#fdfcf8"), 0.5, 0.1))


THINGS = {"kettlebell": kettlebell, "mat": mat, "flask": flask, "plates": plates, "sneaker": sneaker}
