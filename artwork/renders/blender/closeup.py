"""Macro of what is inside, shallow focus, on the series' background."""

import math
import random

import bpy
from mathutils import Vector, noise

import materials as m
import packs
import packshot
import pieces
import shapes as s
import studio


def compose(job):
    product = job["product"]
    palette, night = product["palette"], job.get("night")
    studio.seamless(m.night_paper(palette) if night else packshot.ground(palette), depth=5.0)
    centre = BUILD[product["form"]](product, job)
    if night:
        studio.night_lights(centre, palette["accent"], wall=(0, 6.0, 0.3))
    else:
        studio.lights(0.86, centre, key_size=2.0)


def shoot(target, frame, elevation, azimuth=0.0, fstop=1.6, focus=None):
    """Sets up the camera; says where the lamps look."""
    studio.camera(target, frame, elevation, azimuth, lens=100, fstop=fstop, focus=focus)
    return (target[0], target[1], 0.6)


def dish(product, job, radius):
    """A low tray in a tone of the series, so that a heap has an edge."""
    palette = product["palette"]
    by_day = m.mix(packshot.ground(palette), "#ffffff", 0.3)
    colour = m.mix(m.night_paper(palette), palette["accent"], 0.3) if job.get("night") else by_day
    s.plinth(radius, 0.16, m.plastic(colour, 0.5, 0.0), bevel=0.05)
    return 0.16


def heap(product, job, count, radius, size):
    floor = dish(product, job, 1.72)
    product = {**product, "milky": 0.3}
    pieces.pile(pieces.meshes_for(product), count, job["seed"], 0.5, 2.6, 1.5, floor=floor, frames=84)
    rng = random.Random(job["seed"])
    meshes = pieces.meshes_for(product)
    angle = job["seed"] * 47 % 360
    pieces.lying(rng.choice(meshes), (1.1 * math.copysign(1, (job["seed"] % 2) - 0.5), -1.75), angle, radius)
    return shoot((0, -0.1, 0.5), size, 26, (job["seed"] * 13) % 24 - 12, 1.3, (0, -0.75, 0.5))


def capsules(product, job):
    if job["seed"] % 3 == 1:
        return rows(product, job)
    return heap(product, job, 40, pieces.CAPSULE_RADIUS, 4.7)


def rows(product, job):
    """Capsules laid out in a strict order, one turned."""
    mesh = pieces.meshes_for(product)[0]
    rng = random.Random(job["seed"])
    odd = (1, -1)
    for row in range(-5, 5):
        for column in range(-4, 5):
            turn = 90 if (row, column) != odd else 38
            pieces.lying(mesh, (column * 1.02 + (0.51 if row % 2 else 0), row * 0.56), turn, pieces.CAPSULE_RADIUS, rng.uniform(0, 360))
    return shoot((0.2, -0.35, 0.1), 4.2, 48, 14, 2.0)


def softgels(product, job):
    return heap(product, job, 30, 0.25, 4.7)


def tablets(product, job):
    floor = dish(product, job, 1.72)
    meshes = pieces.meshes_for(product)
    pieces.pile(meshes, 40, job["seed"], 0.5, 2.6, 1.45, floor=floor, frames=84)
    pieces.flat(meshes[0], (1.0, -1.8), 0.1)
    return shoot((0, -0.1, 0.5), 4.7, 26, 6, 1.3, (0, -0.75, 0.5))


def gummies(product, job):
    floor = dish(product, job, 1.8)
    meshes = pieces.meshes_for(product)
    if product.get("shape") != "dome":
        return bears(meshes, job, floor)
    pieces.pile(meshes, 20, job["seed"], 0.5, 3.0, 1.5, floor=floor, frames=84)
    pieces.flat(meshes[0], (0.95, -1.75), 0.17)
    return shoot((0, -0.3, 0.5), 4.1, 22, -5, 1.5, (0, -0.85, 0.5))


def bears(meshes, job, floor):
    """A group portrait: set by hand, because a heap of bears shows backs and paws instead of faces."""
    rng = random.Random(job["seed"])
    stand = [(-0.98, 0.66, 16), (-0.34, 0.84, -7), (0.36, 0.78, 9), (1.02, 0.58, -19), (-0.64, 0.12, 9), (0.04, 0.2, -5), (0.72, 0.02, -13), (-0.86, -0.5, 22), (-0.2, -0.52, 7), (0.5, -0.64, -17)]
    for i, (x, y, turn) in enumerate(stand):
        bear = pieces.flat(meshes[i % len(meshes)], (x, y), floor + 0.335, turn + rng.uniform(-6, 6))
        bear.rotation_euler.y = math.radians(rng.uniform(-4, 4))
    return shoot((0.02, -0.1, 0.5), 2.95, 19, -3, 2.2, (0, -0.4, 0.5))


def effervescent(product, job):
    """A tablet dissolving in a glass of water, another waiting beside it."""
    rng = random.Random(job["seed"])
    accent = product["palette"]["accent"]
    tone = product.get("water") or [m.mix(accent, "#ffffff", 0.78), m.mix(accent, "#ffffff", 0.6)]
    wall = [(0, 0.0), (0.95, 0.0, 0.1), (1.04, 2.7, 0.01), (1.0, 2.7)]
    s.lathe(s.rounded(wall, 6), m.glass("#fafdff", "#c9d6e4"), segments=112).location = (-0.25, 0.3, 0)
    water = s.rounded([(0, 0.16), (0.9, 0.16, 0.08), (0.965, 1.9, 0.01), (0, 1.9)], 6)
    s.lathe(water, m.glass(*tone), segments=112).location = (-0.25, 0.3, 0)
    mesh = pieces.meshes_for(product)[0]
    tablet = pieces.leaning(mesh, (-0.2, 0.25), 0.44, 0.17, 20, 58)
    tablet.location.z += 0.2
    bubble = m.glass("#ffffff", m.mix(tone[1], "#ffffff", 0.25))
    if job.get("night"):
        # Clear water in a dark room is not seen at all.
        s.lathe([(r * 0.985, z) for r, z in water], m.veil(None, 0.2, m.mix(tone[1], accent, 0.3)), segments=112).location = (-0.25, 0.3, 0.005)
        bubble = m.veil(None, 0.8, m.mix(tone[1], "#ffffff", 0.6))
    balls = [s.ball_mesh(r, 3) for r in (0.022, 0.034, 0.05)]
    for _ in range(150):
        rise = rng.random() ** 0.8
        angle, spread = rng.uniform(0, math.tau), (0.3 + 0.5 * rise) * math.sqrt(rng.random())
        bead = s.copy(rng.choice(balls), bubble)
        bead.location = (-0.25 + spread * math.cos(angle), 0.3 + spread * math.sin(angle), 0.5 + 1.4 * rise)
    for _ in range(60):
        angle, spread = rng.uniform(0, math.tau), 0.9 * math.sqrt(rng.random())
        bead = s.copy(rng.choice(balls), bubble)
        bead.location = (-0.25 + spread * math.cos(angle), 0.3 + spread * math.sin(angle), 1.9)
    pieces.flat(mesh, (0.95, -0.95), 0.085)
    pieces.leaning(mesh, (1.15, -0.5), 0.44, 0.17, -14, 70)
    return shoot((0.1, 0, 1.25), 4.4, 12, 0, 3.5, (0, -0.3, 1))


def drops(product, job):
    """The tip of the pipette with a drop about to fall."""
    liquid = (product.get("pieces") or ["#f0b23c"])[0]
    paint = m.gel(liquid, 0.01, ior=1.33)
    group = s.group("pipette")
    s.lathe([(0.1, 0.0), (0.13, 0.25), (0.3, 0.75), (0.34, 1.1), (0.34, 3.2)], m.glass("#fbfdff", "#b9c6d6"), group, segments=72)
    s.lathe([(0, 0.02), (0.085, 0.02), (0.11, 0.25), (0.265, 0.75), (0.3, 1.1), (0.3, 2.1), (0, 2.1)], m.gel(liquid, 0.0, ior=1.15), group, segments=72)
    s.place(group, (0, 0, 1.5), 0, 1.0, (0, 0))
    drop = [(0, 0.62), (0.05, 0.56), (0.11, 0.44), (0.19, 0.3), (0.215, 0.19), (0.19, 0.09), (0.12, 0.025), (0, 0)]
    s.lathe(s.rounded([(*p, 0.05) for p in drop], 4), paint, segments=64).location = (0, 0, 1.0)
    for x, y, r in [(0.0, -0.1, 0.5), (0.85, -0.6, 0.2), (-0.8, -0.45, 0.26), (0.55, -1.0, 0.1), (-0.35, -1.0, 0.12), (1.1, 0.1, 0.12)]:
        bead = s.copy(s.ball_mesh(r, 5), paint)
        bead.scale = (1, 1, 0.42)
        bead.location = (x, y, r * 0.3)
    return shoot((0, 0, 1.2), 3.9, 12, 0, 3.0, (0, -0.2, 1.1))


def spray(product, job):
    """The upper half of the bottle, its label whole, and a cone of fine mist."""
    rng = random.Random(job["seed"])
    pack = packs.spray(product)
    s.place(pack, (0.62, 0, 0), -6)
    head = next(child for child in pack.children if child.name.startswith("head"))
    head.rotation_euler = (0, 0, math.radians(-78))
    start = Vector((0.62, 0, 2.62 + 0.58 + 0.34)) + Vector((-0.36, -0.04, 0))
    along = Vector((-0.995, -0.1, -0.03))
    side = along.cross(Vector((0, 0, 1))).normalized()
    haze(start, along, rng)
    droplets(start, along, side, rng)
    return shoot((-0.08, 0, 2.42), 4.3, 5, 0, 5.0, (0.4, -0.4, 2.6))


def haze(start, along, rng):
    """What the eye cannot part into droplets: a veil that thins out along the jet and towards its edge."""
    columns, rows, reach = 120, 60, 2.9
    mesh = bpy.data.meshes.new("haze")
    vertices, faces, weights = [], [], []
    shift = rng.uniform(0, 99)
    for i in range(columns + 1):
        u = i / columns
        wide = 0.02 + 0.36 * u * reach
        for j in range(rows + 1):
            v = 2 * j / rows - 1
            spot = start + along * (u * reach) + Vector((0, 0, v * wide * 1.9))
            vertices.append(tuple(spot))
            cloud = 0.75 + 0.5 * noise.noise(Vector((spot.x * 1.7 + shift, spot.z * 2.6, 0))) + 0.3 * noise.noise(Vector((spot.x * 5 + shift, spot.z * 7, 4)))
            fade = math.exp(-4.2 * v * v) * (1 - v * v) * (1 - u) ** 0.7 / (1 + 0.9 * u)
            weights.append(min(0.92, max(0.0, 1.5 * fade * cloud)))
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.attributes.new("density", "FLOAT", "POINT")
    for index, weight in enumerate(weights):
        layer.data[index].value = weight
    veil = s.link("haze", mesh, m.veil("density"))
    veil.visible_shadow = False


def droplets(start, along, side, rng):
    """Thousands of specks in one mesh, most of them finer than a pixel."""
    seed = s.ball_mesh(1.0, 1)
    corners = [v.co.copy() for v in seed.vertices]
    sides = [tuple(p.vertices) for p in seed.polygons]
    vertices, faces = [], []
    for _ in range(6500):
        reach = rng.random() ** 1.25 * 2.9
        angle, spread = rng.uniform(0, math.tau), (0.015 + reach * 0.34) * min(1.6, abs(rng.gauss(0, 0.5)))
        centre = start + along * reach + side * (spread * math.cos(angle)) + Vector((0, 0, spread * math.sin(angle) - 0.012 * reach * reach))
        radius = rng.choice((0.0022, 0.0028, 0.0035, 0.0045, 0.006))
        base = len(vertices)
        vertices += [tuple(centre + c * radius) for c in corners]
        faces += [tuple(base + k for k in face) for face in sides]
    mesh = bpy.data.meshes.new("droplets")
    mesh.from_pydata(vertices, [], faces)
    s.link("droplets", mesh, m.veil(None, 0.6)).visible_shadow = False


def sachets(product, job):
    """Powder poured from a stick pack."""
    powder = m.mix((product.get("pieces") or ["#fdfaf4"])[0], product["palette"]["accent"], 0.05)
    pieces.heap(powder, 1.15, 0.85, job["seed"], (-0.2, 0.35, 0), 0.8)
    for x, y, turn in [(1.1, -0.55, 12), (-0.75, -1.5, 58)]:
        pack = packs.stick(product)
        holder = s.group("holder")
        pack.parent = holder
        pack.location = (0, -1.15, 0.13)
        pack.rotation_euler = (math.radians(-90), 0, 0)
        s.place(holder, (x, y, 0), turn)
    return shoot((0.1, -0.35, 0.4), 4.9, 27, -4, 2.6, (0, -0.8, 0.3))


BUILD = {
    "capsules": capsules,
    "softgels": softgels,
    "tablets": tablets,
    "gummies": gummies,
    "effervescent": effervescent,
    "drops": drops,
    "spray": spray,
    "sachets": sachets,
}
