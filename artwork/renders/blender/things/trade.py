"""On the way to the buyer: sack, cardboard box, envelope, map pin, market stall."""

import math

from mathutils import noise

import materials as m
import shapes as s
from forms import cloth, rectangle, slab, soft, upright
from work import lines


def sack(look):
    """A linen sack, open and full of powder."""
    linen = m.plastic(look.get("cloth", "#e2d3b4"), 0.95, 0.0, 0.5, 46.0)
    body = s.lathe(soft([(0, 0.02), (0.9, 0.02), (1.22, 0.22), (1.26, 0.8), (1.12, 1.4), (1.12, 1.75), (1.34, 2.02)], 14), linen, segments=200)
    for vertex in body.data.vertices:
        # Folds that deepen towards the open edge, and a slump.
        x, y, z = vertex.co
        a, up = math.atan2(y, x), z / 2.0
        fold = 1 + 0.045 * up * math.sin(9 * a + 2 * math.sin(3 * a)) + 0.03 * math.sin(2 * a + 1) * (1 - up) + 0.02 * noise.noise((x * 1.6, y * 1.6, z * 1.6))
        vertex.co = (x * fold, y * fold, z + 0.1 * up**4 * math.sin(4 * a + 0.7))
    body.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    s.lathe(soft([(1.16, 1.74), (0.8, 1.98), (0.4, 2.2), (0, 2.28)]), m.speckled(look["colour"], m.mix(look["colour"], "#ffffff", 0.4), 60, 0.58, 0.85, 0.8), segments=128)


def carton(look):
    """A cardboard box with its flaps open."""
    w, d, h = look.get("size", (2.6, 1.9, 1.6))
    board = m.plastic(look.get("colour", "#cda676"), 0.8, 0, 0.1, 30)
    inside = m.plastic(m.mix(look.get("colour", "#cda676"), "#ffffff", 0.12), 0.8, 0)
    t = 0.06
    s.block((w, d, t), inside, None, (0, 0, 0), 0.01)
    for y in (-1, 1):
        s.block((w, t, h), board, None, (0, y * (d - t) / 2, 0), 0.012)
    for x in (-1, 1):
        s.block((t, d, h), board, None, (x * (w - t) / 2, 0, 0), 0.012)
    # Each flap hangs outwards from the upper edge of its wall.
    for turn, reach, across, out in ((0, d / 2, w, d / 2), (180, d / 2, w, d / 2), (90, w * 0.36, d, w / 2), (270, w * 0.36, d, w / 2)):
        wall, hinge = s.group("wall"), s.group("hinge")
        s.block((across - 0.04, reach, t), inside, hinge, (0, -reach / 2, -t), 0.012)
        hinge.parent, hinge.location, hinge.rotation_euler = wall, (0, t - out, h), (math.radians(look.get("open", 24)), 0, 0)
        wall.rotation_euler = (0, 0, math.radians(turn))


def envelope(look):
    """Open, a letter half out of it. Lies with its lower edge on y = 0."""
    paper, fold = m.plastic(look["colour"], 0.55, 0.1), m.plastic(m.mix(look["colour"], "#ffffff", 0.22), 0.55, 0.1)
    slab(rectangle(3.6, 2.3, 0.06), 0.06, m.plastic(m.mix(look["colour"], "#0b1020", 0.25), 0.6, 0), 0.015).location = (0, 1.15, 0.03)
    slab([(-1.78, 2.26), (1.78, 2.26), (0.12, 3.62), (-0.12, 3.62)], 0.05, fold, 0.015).location = (0, 0, 0.03)
    slab(rectangle(3.1, 2.9, 0.05), 0.04, m.plastic("#fdfcf8", 0.7, 0), 0.01).location = (0, 1.85, 0.1)
    lines(2.2, 4, 2.96, 0.3, m.plastic(look.get("ink", "#c9d3ee"), 0.7, 0), 0, 0.125)
    slab([(-1.8, 0), (-1.8, 2.26), (-0.1, 0.98), (0.1, 0.98), (1.8, 2.26), (1.8, 0)], 0.06, paper, 0.018).location = (0, 0, 0.17)
    slab([(-1.74, 0.04), (-0.12, 1.22), (0.12, 1.22), (1.74, 0.04)], 0.05, fold, 0.016).location = (0, 0, 0.22)


def pin(look):
    """The mark of a place on a map, standing on its point."""
    s.lathe(soft([(0, 0), (0.06, 0.1), (0.34, 0.75), (0.66, 1.32), (0.74, 1.78), (0.5, 2.28), (0, 2.46)]), m.plastic(look["colour"], 0.25, 0.5), segments=128)
    upright(s.lathe(s.rounded([(0, 0), (0.34, 0, 0.02), (0.34, 0.1, 0.05), (0, 0.1)], 5), m.plastic("#fdfcf8", 0.35, 0.2), segments=96), (0, -0.7, 1.76), 0, 6)


def stall(look):
    """A counter under a striped awning."""
    w, wood = look.get("width", 6.4), m.plastic(look.get("wood", "#e7cfa8"), 0.5, 0.05)
    s.block((w, 2.0, look.get("height", 1.1)), m.plastic(look["colour"], 0.5, 0.05), None, (0, 0, 0), 0.06)
    s.block((w + 0.3, 2.2, 0.16), wood, None, (0, 0, look.get("height", 1.1)), 0.05)
    top = 5.0
    for x in (-1, 1):
        s.block((0.18, 0.18, top - 0.2), wood, None, (x * (w / 2 - 0.15), 0.75, 0), 0.04)
    count = 9
    step = (w + 0.5) / count
    for i in range(count):
        paint = cloth(look["stripe"] if i % 2 == 0 else "#fdfaf4")
        x = -(w + 0.5) / 2 + step * (i + 0.5)
        roof = s.block((step, 2.3, 0.07), paint, None, (x, 0, 0), 0.01)
        roof.location, roof.rotation_euler = (x, -0.1, top - 0.36), (math.radians(20), 0, 0)
        edge = [(-step / 2, 0.34), (step / 2, 0.34), *((step / 2 * math.cos(a), step / 2 * 0.8 * math.sin(a)) for a in (-math.pi * k / 16 for k in range(17)))]
        upright(slab(edge, 0.07, paint, 0.01), (x, -1.2, top - 1.06), 0, -4)


THINGS = {"sack": sack, "carton": carton, "envelope": envelope, "pin": pin, "stall": stall}
