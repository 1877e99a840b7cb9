"""One substance on a round plinth: the same camera, plinth and light make the set a family."""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector
from mathutils.bvhtree import BVHTree

import materials as m
import molecules
import pieces
import shapes as s
import studio

TOP = 0.42
RADIUS = 1.75


def compose(job):
    look = job["look"]
    studio.seamless(look["ground"], depth=5.0)
    s.plinth(RADIUS, TOP, m.plastic(look.get("plinth") or m.mix(look["ground"], "#ffffff", 0.22), 0.5, 0.0), bevel=0.06)
    BUILD[look["kind"]](look, random.Random(job["id"]))
    studio.lights(0.86, (0, 0, 0.9), key_size=2.2)
    target = look.get("look", 0.78)
    studio.camera((0, 0, target), look.get("frame", 4.05), look.get("elevation", 17), lens=95)


def ontop(x, y, z=0.0):
    return (x, y, TOP + z)


def heap_of(meshes, count, job_seed, radius=0.62, wall=1.2, height=2.4):
    pieces.pile(meshes, count, job_seed, radius, height, wall, floor=TOP, frames=90)


def pearls(look, rng):
    meshes = [pieces.pearl_mesh(c, r, 0.3) for c in look["colours"] for r in (0.2, 0.24)]
    heap_of(meshes, look.get("count", 44), rng.randint(0, 999), 0.4, 1.42)


def softgels(look, rng):
    heap_of([pieces.softgel_mesh(c, body=0.3) for c in look["colours"]], look.get("count", 24), rng.randint(0, 999), 0.4, 1.5)


def capsules(look, rng):
    a, b = look["colours"][:2]
    heap_of([pieces.capsule_mesh(b, a)], look.get("count", 26), rng.randint(0, 999), 0.4, 1.45)


def tablets(look, rng):
    mesh = pieces.tablet_mesh(m.speckled(look["colours"][0], look["colours"][1], 34, 0.62, 0.5, 0.15))
    heap_of([mesh], look.get("count", 30), rng.randint(0, 999))


def powder(look, rng):
    pieces.heap(look["colours"][0], 1.15, 0.8, rng.randint(0, 99), ontop(0, 0.1), 0.7)
    if look.get("scoop"):
        scoop(look["scoop"], (0.75, -0.62), 38)


def scoop(colour, spot, turn):
    group = s.group("scoop")
    paint = m.plastic(colour, 0.3, 0.3)
    bowl = s.rounded([(0, 0), (0.3, 0, 0.08), (0.33, 0.34, 0.02), (0.3, 0.34), (0.27, 0.06, 0.08), (0, 0.06)], 5)
    s.lathe(bowl, paint, group, segments=64)
    s.block((1.0, 0.16, 0.05), paint, group, (0.78, 0, 0.28), 0.02)
    s.place(group, ontop(*spot), turn, 1.0, (0, 0))


def gem_mesh(sides, radius, length, tip, rng, blunt=False):
    """A crystal: prism with a point, hard edges with a tiny bevel."""
    bm = bmesh.new()
    low, high = [], []
    for i in range(sides):
        angle = math.tau * i / sides + rng.uniform(-0.12, 0.12)
        r = radius * rng.uniform(0.85, 1.1)
        low.append(bm.verts.new((r * math.cos(angle), r * math.sin(angle), 0)))
        high.append(bm.verts.new((r * math.cos(angle), r * math.sin(angle), length * rng.uniform(0.93, 1.0))))
    point = bm.verts.new((rng.uniform(-0.3, 0.3) * radius, rng.uniform(-0.3, 0.3) * radius, length + tip))
    bm.faces.new(low[::-1])
    for i in range(sides):
        n = (i + 1) % sides
        bm.faces.new((low[i], low[n], high[n], high[i]))
        bm.faces.new((high[i], high[n], point))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=radius * 0.06, segments=2, profile=0.6, affect="EDGES")
    mesh = bpy.data.meshes.new("gem")
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def paint_of(look, colour):
    finish = look.get("finish", "gel")
    if finish == "metal":
        return m.plastic(colour, look.get("rough", 0.26), 0.0, metal=1.0, bump=0.12, bump_scale=9)
    if finish == "satin":
        return m.plastic(colour, 0.3, 0.4)
    if finish == "chalk":
        return m.speckled(colour, m.mix(colour, "#ffffff", 0.5), 20, 0.6, 0.9, 0.7)
    return m.gel(colour, 0.05, ior=1.36, body=look.get("body", 0.25))


def cluster(look, rng):
    """Crystals growing from one root."""
    for i in range(look.get("count", 17)):
        t = i / look.get("count", 17)
        tilt, angle = 8 + 62 * t + rng.uniform(-6, 6), i * 2.4
        length = (1.45 - 0.85 * t) * rng.uniform(0.8, 1.1) * look.get("length", 1.0)
        mesh = gem_mesh(look.get("sides", 6), look.get("radius", 0.19) * rng.uniform(0.75, 1.25), length, 0.22, rng)
        thing = s.link("gem", mesh, paint_of(look, look["colours"][i % len(look["colours"])]))
        direction = Vector((math.sin(math.radians(tilt)) * math.cos(angle), math.sin(math.radians(tilt)) * math.sin(angle), math.cos(math.radians(tilt))))
        thing.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        thing.location = ontop(0.22 * math.cos(angle) * t, 0.22 * math.sin(angle) * t, -0.08)
    crumbs = [gem_mesh(6, 0.07, 0.16, 0.05, rng) for _ in range(3)]
    for _ in range(9):
        angle, distance = rng.uniform(0, math.tau), rng.uniform(0.9, 1.45)
        thing = s.link("crumb", rng.choice(crumbs).copy(), paint_of(look, rng.choice(look["colours"])))
        thing.rotation_euler = (math.pi / 2, 0, rng.uniform(0, 6))
        thing.location = ontop(distance * math.cos(angle), distance * math.sin(angle), 0.06)


def needles(look, rng):
    meshes = []
    for colour in look["colours"]:
        mesh = gem_mesh(5, 0.075, 0.85, 0.2, rng)
        mesh.transform(Matrix.Translation((0, 0, -0.5)))
        mesh.materials.append(paint_of(look, colour))
        meshes.append(mesh)
    heap_of(meshes, look.get("count", 62), rng.randint(0, 999), 0.4, 1.2)


def drop(mesh, spot, tilt, placed, nestle=0.0):
    """Lowers a piece straight down until it touches the plinth or what lies there already, and a little into that."""
    thing = s.link("piece", mesh)
    thing.rotation_euler = tilt
    turned = [Euler(tilt).to_matrix() @ vertex.co for vertex in mesh.vertices]
    over = [Vector((v.x + spot[0], v.y + spot[1], v.z + 9)) for v in turned]
    fall = min(v.z for v in over) - TOP
    for tree in placed:
        for v in over:
            hit = tree.ray_cast(v, Vector((0, 0, -1)))
            if hit[0] is not None:
                fall = min(fall, hit[3] + nestle)
    height = 9 - fall
    thing.location = (*spot, height)
    placed.append(BVHTree.FromPolygons([(v.x, v.y, v.z - fall) for v in over], [p.vertices for p in mesh.polygons]))
    return thing


# Spot and size of each cube, largest first: a solver leaves cubes standing on their corners.
CUBES = [(0, 0.36, 0.58), (-0.74, 0.2, 0.5), (0.74, 0.24, 0.5), (-0.36, -0.46, 0.48), (0.36, -0.42, 0.44), (-1.06, -0.42, 0.34), (0.98, -0.4, 0.36), (0.02, -1.0, 0.3), (0.66, -0.98, 0.22), (-0.72, -0.96, 0.22), (1.28, 0.14, 0.22), (-1.34, 0.16, 0.22), (0.04, 0.34, 0.44), (-0.7, 0.2, 0.3), (0.72, 0.26, 0.26)]


def cubes(look, rng):
    placed = []
    for i, (x, y, size) in enumerate(CUBES):
        block = s.block((size, size, size), paint_of(look, look["colours"][i % len(look["colours"])]), None, (0, 0, 0), size * 0.05, 2)
        mesh = block.data
        bpy.data.objects.remove(block)
        drop(mesh, (x, y), (0, 0, math.radians(i * 47 % 60 - 30)), placed)


STONES = [(0.02, 0.42, 0.44), (-0.9, 0.2, 0.38), (0.9, 0.22, 0.4), (-0.46, -0.5, 0.42), (0.46, -0.52, 0.36), (-0.44, 0.02, 0.36), (0.42, 0.06, 0.34), (-1.18, -0.5, 0.18), (1.12, -0.55, 0.2), (0.02, -1.1, 0.15)]


def stones(look, rng):
    """Broken lumps: hulls of random points, longer than high, with the grain of their finish."""
    placed = []
    for k, (x, y, size) in enumerate(STONES):
        bm = bmesh.new()
        for _ in range(look.get("corners", 22)):
            v = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * size * rng.uniform(0.86, 1.06)
            bm.verts.new((v.x * 1.2, v.y, v.z * 0.78))
        bmesh.ops.convex_hull(bm, input=bm.verts)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size * look.get("worn", 0.05), segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
        mesh = bpy.data.meshes.new("stone")
        bm.to_mesh(mesh)
        bm.free()
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(32)
        mesh.materials.append(paint_of(look, look["colours"][k % len(look["colours"])]))
        drop(mesh, (x, y), (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), rng.uniform(0, math.tau)), placed, 0.06)
    crumb = s.ball_mesh(1.0, 1)
    for polygon in crumb.polygons:
        polygon.use_smooth = False
    for _ in range(22):
        angle, distance, size = rng.uniform(math.pi, math.tau), rng.uniform(0.9, 1.5), rng.uniform(0.015, 0.045)
        bit = s.copy(crumb, paint_of(look, look["colours"][0]))
        bit.scale = (size * 1.3, size, size * 0.8)
        bit.rotation_euler = (0, 0, rng.uniform(0, 6))
        bit.location = ontop(distance * math.cos(angle), distance * math.sin(angle), size * 0.7)


def facets(look, rng):
    """Broken metal: convex hulls of random points."""
    meshes = []
    for k in range(6):
        bm = bmesh.new()
        for _ in range(13):
            v = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * rng.uniform(0.28, 0.42)
            bm.verts.new((v.x * 1.15, v.y, v.z * 0.9))
        bmesh.ops.convex_hull(bm, input=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.016, segments=2, profile=0.6, affect="EDGES")
        mesh = bpy.data.meshes.new("facet")
        bm.to_mesh(mesh)
        bm.free()
        mesh.materials.append(paint_of(look, look["colours"][k % len(look["colours"])]))
        meshes.append(mesh)
    heap_of(meshes, look.get("count", 17), rng.randint(0, 999), 0.4, 1.1)


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


def petal_mesh(length, width, curl, rng, ripple=0.006):
    mesh = bpy.data.meshes.new("leaf")
    rows, columns = 48, 12
    vertices, faces = [], []
    bend = rng.uniform(0.7, 1.2) * curl
    for j in range(rows + 1):
        t = j / rows
        half = width * math.sin(math.pi * t**0.8) ** 0.8 * (1 - 0.25 * t)
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            wave = ripple * math.sin(t * 24 + abs(u) * 3.4) * abs(u)
            z = bend * 0.45 * math.sin(t * math.pi * 0.9) + 0.3 * abs(u) ** 1.3 * half + wave
            vertices.append((u * half, t * length, z))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


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


def flower(look, rng):
    """Coneflower: drooping petals around a spiky dome."""
    petal, dome, tip = look["colours"][:3]
    centre = Vector(ontop(0, 0, 0.86))
    for i in range(14):
        mesh = petal_mesh(1.25, 0.27, -0.9, rng)
        thing = s.link("petal", mesh, m.leaf(m.mix(petal, "#ffffff", rng.uniform(0, 0.18)), petal))
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
        thing.rotation_euler = (math.radians(rng.uniform(-24, -12)), 0, math.tau * i / 14)
        thing.location = centre
    s.lathe(s.rounded([(0, 0.45), (0.34, 0.36, 0.15), (0.46, 0, 0.2), (0, -0.12)], 8), m.plastic(dome, 0.6, 0)).location = centre
    spike = s.lathe_mesh([(0.035, 0), (0.022, 0.12), (0, 0.17)], 8)
    for i in range(190):
        z = 1 - i / 200
        angle = i * 2.399963
        r = math.sqrt(1 - z * z)
        direction = Vector((r * math.cos(angle), r * math.sin(angle), z))
        thing = s.copy(spike, m.plastic(m.mix(dome, tip, rng.uniform(0.2, 1)), 0.45, 0))
        thing.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        thing.location = centre + Vector((direction.x * 0.44, direction.y * 0.44, direction.z * 0.42 - 0.02))
    s.tube_along([(0, 0, TOP - 0.05), (0.02, 0, TOP + 0.5), tuple(centre)], 0.07, m.plastic("#6f9150", 0.6, 0))


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


def citrus(look, rng):
    """Two cut halves with juicy segments, one standing, one lying, and crystals of the acid."""
    rind, pith, flesh = look["colours"][:3]

    def half(radius):
        group = s.group("citrus")
        dome = [(radius * math.sin(a), -radius * math.cos(a)) for a in [math.pi / 2 * i / 16 for i in range(17)]]
        s.lathe(dome + [(radius * 0.985, 0.02), (radius * 0.93, 0.03)], m.plastic(rind, 0.42, 0.2, bump=0.35, bump_scale=30), group)
        s.lathe([(radius * 0.95, 0.028), (0, 0.028)], m.plastic(pith, 0.6, 0), group)
        for i in range(10):
            mesh = bpy.data.meshes.new("segment")
            bm = bmesh.new()
            outline = []
            for k in range(13):
                a = math.radians(-14.5 + 29 * k / 12)
                outline.append((radius * 0.86 * math.cos(a), radius * 0.86 * math.sin(a)))
            outline.append((radius * 0.1, 0.0))
            bottom = [bm.verts.new((x, y, 0.0)) for x, y in outline]
            top = [bm.verts.new((x, y, 0.07)) for x, y in outline]
            bm.faces.new(top)
            for k in range(len(outline)):
                n = (k + 1) % len(outline)
                bm.faces.new((bottom[k], bottom[n], top[n], top[k]))
            bmesh.ops.bevel(bm, geom=[e for e in bm.edges if e.verts[0].co.z > 0.05 and e.verts[1].co.z > 0.05], offset=0.03, segments=3, affect="EDGES", clamp_overlap=True)
            bm.to_mesh(mesh)
            bm.free()
            for polygon in mesh.polygons:
                polygon.use_smooth = True
            mesh.use_auto_smooth = True
            wedge = s.link("segment", mesh, m.plastic(flesh, 0.2, 0.6, bump=0.3, bump_scale=14), group)
            wedge.rotation_euler = (0, 0, math.radians(36 * i))
            wedge.location = (0, 0, 0.02)
        return group

    s.place(half(0.92), ontop(-0.28, 0.25, 0.9), 0, 1.0, (78, 0))
    s.place(half(0.62), ontop(0.78, -0.55, 0.6), 0, 1.0, (12, 8))
    crystal = gem_mesh(4, 0.06, 0.12, 0.05, rng)
    for _ in range(16):
        thing = s.copy(crystal.copy(), m.gel("#ffffff", 0.05))
        angle = rng.uniform(math.pi * 1.05, math.pi * 1.6)
        thing.location = ontop(rng.uniform(0.9, 1.4) * math.cos(angle), rng.uniform(0.9, 1.4) * math.sin(angle), 0.04)
        thing.rotation_euler = (1.5, rng.uniform(0, 3), rng.uniform(0, 6))


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


BUILD = {
    "pearls": pearls,
    "softgels": softgels,
    "capsules": capsules,
    "tablets": tablets,
    "powder": powder,
    "cluster": cluster,
    "needles": needles,
    "cubes": cubes,
    "stones": stones,
    "facets": facets,
    "drops": drops,
    "balm": balm,
    "tea": tea,
    "spinach": spinach,
    "flower": flower,
    "rods": rods,
    "helix": helix,
    "citrus": citrus,
    "honeycomb": honeycomb,
    "molecule": molecule,
}
