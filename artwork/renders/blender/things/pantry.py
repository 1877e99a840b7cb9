"""Food from the cupboard and the stove."""

import math
import random

import bpy
from mathutils import Vector

import materials as m
import shapes as s
from forms import ball, rectangle, slab, soft, taper, two_toned


def grains(look):
    """A mound of many small things: buckwheat, chickpeas, almonds, seeds, berries."""
    rng, r = random.Random(9), look.get("radius", 1.2)
    size, (sx, sy, sz) = look.get("size", 0.1), look.get("shape", (1, 1, 1))
    mesh = s.ball_mesh(1.0, 3)
    # Almonds and seeds come to a point.
    for vertex in mesh.vertices if look.get("pointed") else []:
        narrow = 1 - 0.42 * max(0.0, vertex.co.y)
        vertex.co.x, vertex.co.z = vertex.co.x * narrow, vertex.co.z * narrow
    paints = [m.plastic(colour, look.get("rough", 0.6), 0.1) for colour in look["colours"]]
    count = look.get("count", 400)
    for i in range(count):
        t = math.sqrt((i + 0.5) / count)
        angle = i * 2.399963 + rng.uniform(-0.3, 0.3)
        thing = s.copy(mesh, paints[rng.randrange(len(paints))])
        thing.scale = [size * k * rng.uniform(0.85, 1.15) for k in (sx, sy, sz)]
        thing.rotation_euler = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, math.tau))
        thing.location = (r * t * math.cos(angle), r * t * math.sin(angle), look.get("height", 0.3) * (1 - t * t) + size * sz)


def egg(look):
    """A boiled egg cut lengthwise, lying on its back."""
    half = ball(1.0, m.plastic("#fdfbf4", 0.3, 0.4), (0, 0, 0.42), (0.56, 0.76, 0.42))
    for vertex in half.data.vertices:
        vertex.co.x *= 1 - 0.14 * vertex.co.y
        vertex.co.z = min(vertex.co.z, 0.0)
    outline = [(0.56 * (1 - 0.14 * math.sin(a)) * math.cos(a), 0.76 * math.sin(a)) for a in (math.tau * i / 64 for i in range(64))]
    slab(outline, 0.04, m.plastic("#fdfbf4", 0.3, 0.4), 0.015).location = (0, 0, 0.415)
    ball(0.34, m.plastic("#f3a926", 0.5, 0.15, 0.1, 14), (0, -0.08, 0.42), (1, 1, 0.28))


def fried_egg(look):
    outline = [((1.0 + 0.09 * math.sin(3 * a + 1) + 0.05 * math.sin(5 * a)) * math.cos(a), (0.86 + 0.07 * math.cos(2 * a)) * math.sin(a)) for a in (math.tau * i / 90 for i in range(90))]
    slab(outline, 0.11, m.plastic("#fefcf6", 0.28, 0.4), 0.05)
    ball(0.36, m.plastic("#f6a81c", 0.12, 0.8), (0.06, 0.02, 0.1), (1, 1, 0.55))


def fish(look):
    """Lies on its side, head to the left."""
    back, belly = look.get("colour", "#4c74a8"), look.get("belly", "#dfe8ef")
    length = 1.9
    body = ball(1.0, two_toned(belly, back), (0, 0, 0.3), (length, 0.62, 0.3))
    for vertex in body.data.vertices:
        x = vertex.co.x
        # Blunt towards the head, slender towards the tail.
        vertex.co.y *= 1 - 0.5 * max(0.0, x) ** 1.2
        vertex.co.z *= 1 - 0.4 * max(0.0, x)
    fin = m.plastic(m.mix(back, "#1d3557", 0.25), 0.4, 0.2)
    slab([(0, 0), (0.25, 0.12), (0.85, 0.7), (0.66, 0), (0.85, -0.7), (0.25, -0.12)], 0.1, fin, 0.03).location = (length - 0.28, 0, 0.3)
    slab([(-0.5, 0), (-0.2, 0.42), (0.5, 0.2), (0.6, 0)], 0.1, fin, 0.03).location = (-0.05, 0.48, 0.3)
    slab([(0.1, 0), (0.5, -0.3), (0.62, 0)], 0.1, fin, 0.03).location = (0.1, -0.4, 0.3)
    slab([(0, 0.1), (0.55, 0.22), (0.6, -0.2), (0, -0.1)], 0.06, fin, 0.02).location = (-0.75, -0.02, 0.585)
    s.tube_along([(-1.12 + 0.12 * math.sin(math.pi * i / 12), -0.36 + 0.72 * i / 12, 0.5 + 0.05 * math.sin(math.pi * i / 12)) for i in range(13)], 0.02, fin)
    ball(0.12, m.plastic("#fdfdfb", 0.2, 0.5), (-1.42, 0.1, 0.45), (1, 1, 0.5))
    ball(0.065, m.plastic("#14202e", 0.1, 0.8), (-1.43, 0.1, 0.5), (1, 1, 0.6))


def bread(look):
    """A slice lying flat."""
    top = [(0.66 * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), 0.45 + 0.42 * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))]
    outline = [(-0.56, -0.7), (0.56, -0.7), (0.6, 0.1), *top, (-0.6, 0.1)]
    slab(outline, 0.26, m.plastic("#b9783a", 0.7, 0), 0.05)
    slab([(x * 0.91, y * 0.92) for x, y in outline], 0.04, m.speckled("#f1d9a8", "#fdf0cf", 14, 0.55, 0.85, 0.4), 0.01).location = (0, 0, 0.25)


def chocolate(look):
    dark = m.plastic(look.get("colour", "#4a2a1c"), 0.3, 0.3)
    for i in range(look.get("across", 3)):
        for j in range(look.get("along", 2)):
            s.block((0.56, 0.56, 0.13), dark, None, (0.575 * i, 0.575 * j, 0), 0.03)
            s.block((0.4, 0.4, 0.07), dark, None, (0.575 * i, 0.575 * j, 0.1), 0.035)


def pie(look):
    """A three-cornered pie with an opening in its middle."""
    outline = []
    for i in range(3):
        a, b = math.radians(90 + 120 * i), math.radians(210 + 120 * i)
        for k in range(12):
            t = k / 12
            bulge = 1 + 0.34 * math.sin(math.pi * t)
            outline.append((bulge * (math.cos(a) * (1 - t) + math.cos(b) * t), bulge * (math.sin(a) * (1 - t) + math.sin(b) * t)))
    crust = m.leaf("#d98f3f", "#eab766")
    slab([(x * 0.98, y * 0.98) for x, y in outline], 0.34, crust, 0.16)
    centre = Vector((0, 0, 0.42))
    for i in range(3):
        a = math.radians(90 + 120 * i)
        corner = Vector((0.94 * math.cos(a), 0.94 * math.sin(a), 0.26))
        # The seams run from the corners to the opening and wave as pinched dough does.
        way = [corner.lerp(centre * 1.0 + Vector((0.2 * math.cos(a), 0.2 * math.sin(a), 0)), t / 20) for t in range(21)]
        taper([tuple(p) for p in way], [0.08 + 0.02 * math.cos(t * 1.9) for t in range(21)], crust)
    s.lathe(soft([(0, 0.3), (0.16, 0.34), (0.24, 0.46), (0.2, 0.5), (0.12, 0.4), (0, 0.38)]), m.plastic("#e08a2c", 0.5, 0.2), segments=48)


def tin(look):
    """An open tin with the lid rolled back."""
    metal = m.plastic("#d7dbe0", 0.22, 0.1, metal=0.9)
    slab(rectangle(3.3, 2.1, 0.7, 16), 0.14, metal, 0.03)
    ring = slab(rectangle(3.3, 2.1, 0.7, 16), 0.72, m.plastic(look["colour"], 0.3, 0.4), 0.03, [rectangle(3.1, 1.9, 0.62, 16)])
    ring.location = (0, 0, 0.36)
    rim = slab(rectangle(3.4, 2.2, 0.74, 16), 0.08, metal, 0.03, [rectangle(3.06, 1.86, 0.6, 16)])
    rim.location = (0, 0, 0.72)
    oil = slab(rectangle(3.1, 1.9, 0.62, 16), 0.1, m.plastic("#e2b048", 0.08, 0.8), 0.02)
    oil.location = (0, 0, 0.36)
    roll = s.lathe(s.rounded([(0, -1.0), (0.24, -1.0, 0.03), (0.24, 1.0, 0.03), (0, 1.0)], 4), metal, segments=64)
    roll.rotation_euler, roll.location = (math.pi / 2, 0, 0), (1.75, 0, 0.98)


def lunchbox(look):
    """An open box with two compartments."""
    shell = m.plastic(look["colour"], 0.4, 0.2)
    slab(rectangle(4.0, 2.7, 0.5, 12), 0.16, shell, 0.05)
    wall = slab(rectangle(4.0, 2.7, 0.5, 12), 0.95, shell, 0.05, [rectangle(3.76, 2.46, 0.42, 12)])
    wall.location = (0, 0, 0.475)
    s.block((0.1, 2.5, 0.8), shell, None, (0.35, 0, 0.05), 0.03)


def sandwich(look):
    """Two slices with cheese, salad and tomato between them, lying flat."""
    bread(look)
    slab(rectangle(1.3, 1.3, 0.1), 0.07, m.plastic("#f2c440", 0.4, 0.2), 0.02).location = (0, -0.02, 0.3)
    frill = [((0.8 + 0.06 * math.sin(17 * a)) * math.cos(a), (0.86 + 0.06 * math.cos(13 * a)) * math.sin(a)) for a in (math.tau * i / 160 for i in range(160))]
    slab(frill, 0.06, m.leaf("#5f9a3f", "#8cc152"), 0.02).location = (0, 0, 0.38)
    for x, y in ((-0.3, -0.4), (0.32, -0.36), (0.0, 0.3)):
        s.lathe(s.rounded([(0, 0), (0.4, 0, 0.03), (0.4, 0.1, 0.03), (0, 0.1)], 4), m.plastic("#d9392c", 0.25, 0.5), segments=64).location = (x, y, 0.42)
    lid = s.group("lid")
    before = set(bpy.context.scene.objects)
    bread(look)
    for part in set(bpy.context.scene.objects) - before:
        part.parent = lid
    s.place(lid, (0.03, 0.02, 0.53), 3, 1.0, (2, -2))


THINGS = {
    "grains": grains, "egg": egg, "fried-egg": fried_egg, "fish": fish, "bread": bread, "chocolate": chocolate,
    "pie": pie, "tin": tin, "lunchbox": lunchbox, "sandwich": sandwich,
}
