"""Reading and checking: phone, laptop, magnifier, open book, pencil, ruler, label, dial."""

import math
import random

import bpy

import materials as m
import pieces
import shapes as s
from forms import ball, cloth, lit, oval, rectangle, slab, taper, upright


def phone(look):
    """Stands upright, its screen to the camera. `code` shows a square of dark and light cells, else it only shines."""
    frame = slab(rectangle(1.7, 3.4, 0.26), 0.2, m.plastic(look.get("colour", "#20242e"), 0.25, 0.5), 0.05)
    upright(frame, (0, 0, 1.7))
    screen = slab(rectangle(1.56, 3.26, 0.2), 0.02, lit(look.get("screen", "#eef4ff"), look.get("glow", 0.25)), 0.005)
    upright(screen, (0, -0.1, 1.7))
    if look.get("code"):
        rng, n, cell = random.Random(11), 12, 0.094
        dark = m.plastic("#16203a", 0.6, 0)
        for j in range(n):
            for i in range(n):
                # As in the mark on packs: two solid edges, two dotted, noise between them.
                edge = i == 0 or j == 0 or (j == n - 1 and i % 2 == 0) or (i == n - 1 and j % 2 == 0)
                inside = 0 < i < n - 1 and 0 < j < n - 1
                if edge or (inside and rng.random() < 0.5):
                    s.block((cell, 0.02, cell), dark, None, ((i - n / 2 + 0.5) * cell, -0.12, 1.35 + j * cell), 0)
        paint = m.plastic(look.get("mark", "#1f46e0"), 0.5, 0)
        for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            for dx, dz in ((0.12, 0), (0, 0.12)):
                s.block((0.05 + 2 * dx, 0.02, 0.05 + 2 * dz), paint, None, (x * (0.7 - dx), -0.12, 1.89 + z * (0.72 - dz) - dz), 0.01)


def laptop(look):
    """Open; a disc on its screen is the sun of a lecture."""
    shell = m.plastic(look.get("colour", "#dfe3ea"), 0.35, 0.2)
    slab(rectangle(4.2, 2.7, 0.2), 0.16, shell, 0.05)
    for row in range(4):
        for key in range(11):
            s.block((0.28, 0.26, 0.05), m.plastic("#f7f8fa", 0.5, 0.1), None, (-1.6 + 0.32 * key, 0.85 - 0.32 * row, 0.15), 0.02)
    slab(rectangle(1.3, 0.7, 0.08), 0.02, m.plastic("#cfd4de", 0.5, 0.1), 0.005).location = (0, -0.85, 0.165)
    upright(slab(rectangle(4.2, 2.8, 0.2), 0.14, shell, 0.05), (0, 1.55, 1.52), 0, 12)
    for outline, paint, out, shift in (
        (rectangle(3.9, 2.5, 0.12), lit(look["screen"], 0.35), 0.075, 0.0),
        (oval(0.8), lit(look["sun"], 0.5), 0.095, look.get("rise", 0.05)),
    ):
        part = slab(outline, 0.02, paint, 0.005)
        lean = math.radians(12)
        upright(part, (0, 1.55 - out * math.cos(lean) + shift * math.sin(lean), 1.52 + out * math.sin(lean) + shift * math.cos(lean)), 0, 12)


def magnifier(look):
    """Upright, its handle to the right; the lens shows a part of a label, enlarged."""
    rim, grip = m.satin("#d5d9df"), m.plastic(look.get("colour", "#1f46e0"), 0.35, 0.3)
    r, centre = 1.05, (0, 0, 0)
    ring = s.lathe(s.rounded([(r, -0.1), (r + 0.13, -0.1, 0.05), (r + 0.13, 0.1, 0.05), (r, 0.1)], 6), rim, segments=128)
    upright(ring, centre)
    mesh = bpy.data.meshes.new("lens")
    edge = oval(r, r, 72)
    mesh.from_pydata([(0, 0, 0.0), *((x, 0, z) for x, z in edge)], [], [(0, i + 1, (i + 1) % 72 + 1) for i in range(72)])
    u, v, reach, ratio = look["window"]
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, _, z = mesh.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (u + reach * x / r, v + reach * ratio * z / r)
    s.link("lens", mesh, m.picture(look["product"]["label"], 0.12, 0.6))
    a = math.radians(-24)
    at = lambda d: (d * math.cos(a), 0, d * math.sin(a))
    taper([at(r + 0.08), at(r + 0.4)], [0.09, 0.09], rim)
    taper([at(r + 0.36), at(r + 0.5), at(r + 1.6), at(r + 1.72)], [0.12, 0.16, 0.18, 0.12], grip)


def open_book(look):
    """Two swelling pages over a cover."""
    slab(rectangle(4.3, 2.9, 0.08), 0.1, m.plastic(look["colour"], 0.5, 0.1), 0.03)
    page = m.plastic("#fbf7ec", 0.8, 0)
    for side in (-1, 1):
        mesh = bpy.data.meshes.new("page")
        n, vertices = 40, []
        for i in range(n + 1):
            t = i / n
            z = 0.12 + 0.34 * math.sin(math.pi * t**0.55) ** 0.8 * (1 - 0.45 * t) + 0.04
            vertices += [(side * 2.02 * t, -1.32, z), (side * 2.02 * t, 1.32, z), (side * 2.02 * t, -1.32, 0.1)]
        faces = []
        for i in range(n):
            a, b = 3 * i, 3 * i + 3
            faces += [(a, b, b + 1, a + 1), (a, a + 2, b + 2, b)]
        mesh.from_pydata(vertices, [], faces)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        s.fix_normals(mesh)
        s.link("page", mesh, page)
        s.block((0.03, 2.64, 0.14), page, None, (side * 2.02, 0, 0.08), 0)
        height = lambda x: 0.165 + 0.34 * math.sin(math.pi * (abs(x) / 2.02) ** 0.55) ** 0.8 * (1 - 0.45 * abs(x) / 2.02)
        for line in range(5):
            # Lines of print of unequal length, without letters.
            start, end = (0.3, 0.86 - 0.1 * (line % 3)) if side > 0 else (0.86, 0.3 + 0.1 * (line % 3))
            across = [side * 2.02 * (start + (end - start) * i / 12) for i in range(13)]
            s.tube_along([(x, 0.9 - 0.42 * line, height(x)) for x in across], 0.03, m.plastic(look.get("ink", "#c8bfae"), 0.8, 0))
    taper([(0.06, -1.3, 0.2), (0.1, -1.6, 0.12), (0.12, -2.0, 0.05)], [0.07, 0.07, 0.07], cloth(look.get("ribbon", "#d9473a")))


def pencil(look):
    wood = s.lathe([(0, 0), (0.05, 0.14)], m.plastic("#2b2f38", 0.6, 0), segments=6)
    tip = s.lathe([(0.05, 0.14), (0.16, 0.5)], m.plastic("#ecc994", 0.7, 0), segments=24)
    body = s.lathe([(0.16, 0.5), (0.16, 3.1)], m.plastic(look["colour"], 0.4, 0.3), segments=6)
    end = s.lathe(s.rounded([(0.16, 3.1), (0.165, 3.3), (0.15, 3.55, 0.06), (0, 3.55)], 4), m.plastic("#f4efe6", 0.6, 0), segments=32)
    for part in (wood, tip, body, end):
        part.rotation_euler, part.location = (math.pi / 2, 0, 0), (0, 1.7, 0.16)


def ruler(look):
    slab(rectangle(0.72, 4.2, 0.06), 0.08, m.plastic(look["colour"], 0.4, 0.2), 0.02)
    for i in range(27):
        length = 0.3 if i % 5 == 0 else 0.18
        s.block((length, 0.022, 0.01), m.plastic("#2b2f38", 0.6, 0), None, (0.33 - length / 2, -1.95 + 0.15 * i, 0.08), 0)


def label(look):
    """A label of ours, unrolled: its ends still curl."""
    w, h, n = look.get("width", 4.4), look.get("height", 1.5), 60
    mesh = bpy.data.meshes.new("label")
    curl = lambda t: 0.02 + 0.5 * max(0.0, abs(2 * t - 1) - 0.55) ** 1.7
    mesh.from_pydata([(w * (i / n - 0.5), y * h / 2, curl(i / n)) for i in range(n + 1) for y in (-1, 1)], [], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)])
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = (loop.vertex_index // 2 / n, loop.vertex_index % 2)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    thing = s.link("label", mesh, m.picture(look["product"]["label"], 0.5, 0.05))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def dial(look):
    """A large clock: day on its right half, night on its left, two capsules for hands."""
    r = 2.05
    upright(s.lathe(s.rounded([(0, 0), (r + 0.16, 0, 0.06), (r + 0.16, 0.34, 0.08), (r, 0.34, 0.05), (r, 0.26), (0, 0.26)], 6), m.plastic("#fcfbf8", 0.35, 0.3), segments=160), (0, 0.3, r + 0.16))
    for side, paint in ((1, look["day"]), (-1, look["night"])):
        half = [(0, -r)] + [(side * r * math.cos(math.radians(-90 + 180 * i / 60)), r * math.sin(math.radians(-90 + 180 * i / 60))) for i in range(61)]
        upright(slab(half, 0.06, m.plastic(paint, 0.5, 0.1), 0.004), (0, 0.03, r + 0.16))
    for hour in range(12):
        a = math.tau * hour / 12
        dark = 0 < hour < 6
        size = 0.07 if hour % 3 else 0.12
        ball(size, m.plastic(look["night"] if dark or hour == 0 else "#fcfbf8", 0.4, 0.1), (r * 0.84 * math.sin(a), -0.02, r + 0.16 + r * 0.84 * math.cos(a)), (1, 0.5, 1))
    for angle, reach, scale in ((62, 0.78, 1.55), (-38, 0.66, 1.25)):
        hand = s.link("hand", pieces.capsule_mesh(look["powder"]))
        hand.scale = (scale,) * 3
        a = math.radians(angle)
        hand.rotation_euler, hand.location = (0, a, 0), (reach * math.sin(a), -0.34, r + 0.16 + reach * math.cos(a))
    ball(0.17, m.plastic("#fcfbf8", 0.3, 0.4), (0, -0.3, r + 0.16))


THINGS = {
    "phone": phone, "laptop": laptop, "magnifier": magnifier, "open-book": open_book, "pencil": pencil, "ruler": ruler,
    "label": label, "dial": dial,
}
