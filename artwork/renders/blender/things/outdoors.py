"""Weather and parks in the size of a table."""

import math
import random

import bpy
from mathutils import Vector, noise

import materials as m
import shapes as s
from flower import petal_mesh
from forms import ball, soft, taper


def umbrella(look):
    """Open and upright; its stick runs down to a crook."""
    mesh = bpy.data.meshes.new("canopy")
    ribs, rows, n, r = 8, 20, 160, 2.1
    vertices = [(0, 0, 0)]
    for j in range(1, rows + 1):
        t = j / rows
        for i in range(n):
            a = math.tau * i / n
            between = abs(math.sin(ribs * a / 2))
            # The cloth hangs between the ribs and is cut in arcs at its edge.
            reach = r * t * (1 - 0.07 * between * t)
            vertices.append((reach * math.cos(a), reach * math.sin(a), -0.95 * t**2 - 0.1 * between * t * (1 - t) + 0.08 * between * t**3))
    faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    for j in range(rows - 1):
        for i in range(n):
            a, b = 1 + j * n + i, 1 + j * n + (i + 1) % n
            faces.append((a, a + n, b + n, b))
    mesh.from_pydata(vertices, [], faces)
    for paint in (m.plastic(look["colour"], 0.5, 0.1), m.plastic(look["other"], 0.5, 0.1)):
        mesh.materials.append(paint)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
        angle = math.atan2(polygon.center.y, polygon.center.x) % math.tau
        polygon.material_index = int(angle / math.tau * ribs) % 2
    canopy = s.link("canopy", mesh)
    canopy.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    canopy.location = (0, 0, 3.9)
    wood = m.plastic("#a8733f", 0.5, 0.1)
    s.tube_along([(0, 0, 3.95), (0, 0, 0.45)], 0.06, m.satin("#d5d9df"))
    taper([(0, 0, 4.1), (0, 0, 3.88)], [0.03, 0.06], wood)
    hook = [(0.24 - 0.24 * math.cos(a), 0, 0.4 - 0.24 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
    s.tube_along([(0, 0, 0.9), *hook], 0.1, wood)
    ball(0.1, wood, hook[-1])


def rain(look):
    rng, water = random.Random(look.get("seed", 6)), m.gel(look.get("colour", "#cfe2f8"), 0.01, ior=1.33)
    drop = s.lathe_mesh(soft([(0, 0), (0.07, 0.03), (0.095, 0.11), (0.05, 0.24), (0, 0.4)]), 32)
    for x, z in look["spots"]:
        thing = s.copy(drop, water)
        thing.location = (x, rng.uniform(-0.5, 0.3), z)
        thing.scale = (rng.uniform(0.9, 1.25),) * 3


def hill(look):
    """A snowy or grassy mound."""
    w, d, h = look["size"]
    mesh = bpy.data.meshes.new("hill")
    n, vertices = 60, []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            rise = max(0.0, 1 - u * u) ** 1.5 * max(0.0, 1 - v * v) ** 1.5
            lumps = 0.06 * noise.noise(Vector((u * 3 + look.get("seed", 0), v * 3, 0)))
            vertices.append((u * w / 2, v * d / 2, (h + lumps) * rise - 0.02))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    s.link("hill", mesh, m.plastic(look["colour"], 0.8, 0.0, 0.15, 12))


def fir(look):
    """Three cones on a stem; `snow` lies on their tops."""
    green = m.plastic(look.get("colour", "#2f7a63"), 0.7, 0.0)
    s.lathe([(0.12, 0), (0.1, 0.5)], m.plastic("#8a6038", 0.7, 0), segments=32)
    for i, (r, low, high) in enumerate(((0.78, 0.35, 1.35), (0.62, 0.95, 1.85), (0.44, 1.5, 2.4))):
        s.lathe(s.rounded([(0, low), (r, low, 0.06), (0.03, high, 0.02), (0, high)], 5), green, segments=64)
        if look.get("snow"):
            s.lathe(s.rounded([(r * 0.62, low + (high - low) * 0.4), (r * 0.6, low + (high - low) * 0.46, 0.03), (0.03, high + 0.05), (0, high + 0.06)], 5), m.plastic("#fdfeff", 0.8, 0), segments=64)


def tree(look):
    """A round crown on a stem."""
    s.lathe(soft([(0.17, 0), (0.11, 0.3), (0.1, 1.2)]), m.plastic("#8a6038", 0.7, 0), segments=32)
    rng, crown = random.Random(look.get("seed", 1)), m.plastic(look["colour"], 0.75, 0.0, 0.5, 7)
    ball(0.72, crown, (0, 0, 1.65))
    for _ in range(6):
        a, z = rng.uniform(0, math.tau), rng.uniform(-0.25, 0.4)
        ball(rng.uniform(0.36, 0.46), crown, (0.45 * math.cos(a), 0.45 * math.sin(a), 1.65 + z))


def track(look):
    """A running path that winds away from the camera, with two lines on it."""
    way = lambda t: Vector((look.get("swing", 1.5) * math.sin(t * 5.2 + 0.5) * (1 - 0.35 * t), -3.2 + 8.2 * t, 0))
    n, before = 160, 0.4
    ribbon = lambda low, high, z: [(*(way(i / n * (1 + before) - before) + Vector((side, 0, 0))).xy, z) for i in range(n + 1) for side in (low, high)]
    for low, high, z, colour in ((-1.0, 1.0, 0.03, look["colour"]), (-0.38, -0.3, 0.036, "#fff6ee"), (0.3, 0.38, 0.036, "#fff6ee"), (-1.0, -0.92, 0.036, "#fff6ee"), (0.92, 1.0, 0.036, "#fff6ee")):
        mesh = bpy.data.meshes.new("track")
        mesh.from_pydata(ribbon(low, high, z), [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)])
        s.link("track", mesh, m.plastic(colour, 0.8, 0.0))


def sunflower(look):
    """Looks at the camera from the top of its stem."""
    rng, centre = random.Random(8), Vector((0, 0, 2.75))
    for ring, count, length in ((0, 17, 1.05), (1, 17, 0.9)):
        for i in range(count):
            blade = s.link("petal", petal_mesh(length, 0.2, 0.25, rng), m.leaf("#f6b51e", "#fbd04a"))
            blade.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
            blade.rotation_euler = (math.pi / 2, math.tau * (i + 0.5 * ring) / count, 0)
            a = math.tau * (i + 0.5 * ring) / count
            blade.location = centre + Vector((0.5 * math.sin(a), -0.04 - 0.08 * ring, 0.5 * math.cos(a)))
    ball(0.74, m.plastic("#5d3a1c", 0.8, 0), centre, (1, 0.3, 1))
    seed = s.ball_mesh(1.0, 2)
    for i in range(300):
        r, a = 0.7 * math.sqrt(i / 300), i * 2.399963
        thing = s.copy(seed, m.plastic("#7a4a20" if i < 130 else "#4a2c14", 0.6, 0.1))
        thing.scale = (0.032, 0.06, 0.032)
        thing.location = centre + Vector((r * math.sin(a), -0.21 * math.sqrt(max(0, 1 - (r / 0.76) ** 2)) - 0.01, r * math.cos(a)))
    taper([(0, 0.1, 0), (0.05, 0.12, 1.4), (0, 0.08, 2.7)], [0.11, 0.1, 0.12], m.plastic("#6b9143", 0.6, 0))
    for side, z in ((-1, 0.9), (1, 1.3)):
        green = s.link("leaf", petal_mesh(1.25, 0.42, 0.4, rng), m.leaf("#5f9440", "#82b55a"))
        green.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
        green.rotation_euler, green.location = (math.radians(35), 0, math.radians(-side * 75)), (0.03, 0.05, z)


THINGS = {
    "umbrella": umbrella, "rain": rain, "hill": hill, "fir": fir, "tree": tree, "track": track, "sunflower": sunflower,
}
