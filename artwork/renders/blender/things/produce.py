"""Fruit and vegetables."""

import math
import random

import materials as m
import shapes as s
from forms import ball, slab, soft, taper, turned


def wedge(inner, outer, spread):
    """The outline of one segment of a cut citrus fruit."""
    turns = [math.radians(-spread + 2 * spread * i / 10) for i in range(11)]
    return [(inner, 0.0), *((outer * math.cos(a), outer * math.sin(a)) for a in turns)]


def citrus(look):
    """A half, cut face up."""
    r = look.get("radius", 0.9)
    dome = [(r * math.sin(a), r * (1 - math.cos(a))) for a in [math.pi / 2 * i / 16 for i in range(17)]]
    s.lathe([*dome, (r * 0.97, r + 0.015), (r * 0.9, r + 0.02), (0, r + 0.02)], m.plastic(look.get("rind", "#f2971b"), 0.42, 0.25, 0.3, 30))
    s.lathe([(r * 0.945, r + 0.024), (0, r + 0.026)], m.plastic("#fff3da", 0.6, 0))
    flesh = m.plastic(look.get("flesh", "#f7a325"), 0.16, 0.7, 0.3, 12)
    for i in range(10):
        part = slab(wedge(r * 0.1, r * 0.86, 14.6), 0.12, flesh, 0.035)
        part.rotation_euler, part.location = (0, 0, math.radians(36 * i)), (0, 0, r + 0.01)


def apple(look):
    paint = m.leaf(look.get("colour", "#d8392f"), look.get("blush", "#e9a13c"))
    turned([(0, 0.16), (0.25, 0.04), (0.55, 0.12), (0.85, 0.6), (0.86, 1.05), (0.6, 1.48), (0.25, 1.5), (0.06, 1.32), (0, 1.28)], paint, 96, 5, 0.04)
    taper([(0, 0, 1.28), (0.03, 0, 1.5), (0.12, 0, 1.75)], [0.04, 0.035, 0.05], m.plastic("#6b4a2b", 0.6, 0))


def pumpkin(look):
    paint = m.plastic(look.get("colour", "#e8842a"), 0.42, 0.2, 0.12, 5)
    turned([(0, 0.2), (0.5, 0.05), (1.15, 0.25), (1.6, 0.85), (1.5, 1.5), (1.0, 1.9), (0.45, 1.95), (0.12, 1.78), (0, 1.76)], paint, 220, 11, 0.13)
    taper([(0, 0, 1.7), (0.02, 0, 2.05), (0.14, 0, 2.35), (0.34, 0, 2.5)], [0.26, 0.16, 0.13, 0.17], m.plastic("#7d8a48", 0.65, 0, 0.4, 9))


def banana(look):
    """Lies on its side."""
    turns = [math.radians(205 + 130 * i / 30) for i in range(31)]
    way = [(1.55 * math.cos(a), 1.55 * math.sin(a) + 1.3, 0.3) for a in turns]
    full = [0.05 + 0.27 * min(1, math.sin(math.pi * (0.06 + 0.88 * i / 30)) * 1.7) for i in range(31)]
    taper(way, full, m.plastic("#f4c93f", 0.5, 0.1, 0.1, 4))
    taper([way[-1], tuple(a + b for a, b in zip(way[-1], (0.14, 0.22, 0.04)))], [0.1, 0.085], m.plastic("#8a7434", 0.6, 0))
    ball(0.1, m.plastic("#5d4a26", 0.7, 0), way[0])


def pepper(look):
    paint = m.plastic(look.get("colour", "#d62f26"), 0.18, 0.7, 0.06, 3)
    turned([(0, 0.16), (0.3, 0.02), (0.58, 0.15), (0.72, 0.6), (0.88, 1.2), (0.86, 1.62), (0.55, 1.84), (0.2, 1.74), (0, 1.66)], paint, 160, 4, 0.16)
    taper([(0, 0, 1.62), (0.02, 0, 1.95), (0.14, 0, 2.2)], [0.2, 0.09, 0.11], m.plastic("#5f8f3a", 0.5, 0.1))


def avocado(look):
    """A half lying on its back with the stone in it."""
    shape = lambda k: [(k * (0.78 - 0.2 * math.sin(a)) * math.cos(a), k * 1.08 * math.sin(a)) for a in (math.tau * i / 80 for i in range(80))]
    skin = ball(1.0, m.plastic("#3f5a2b", 0.6, 0.1, 0.5, 16), (0, 0, 0.5), (0.79, 1.09, 0.5))
    for vertex in skin.data.vertices:
        vertex.co.x *= 1 - 0.25 * vertex.co.y
        vertex.co.z = min(vertex.co.z, 0.02)
    slab(shape(0.99), 0.07, m.plastic("#8fae4a", 0.5, 0.1), 0.02).location = (0, 0, 0.5)
    slab(shape(0.9), 0.07, m.plastic("#e6dd83", 0.4, 0.2), 0.02).location = (0, 0, 0.515)
    if look.get("stone", True):
        ball(0.36, m.plastic("#7a4a25", 0.35, 0.3), (0, -0.26, 0.6))


def carrot(look):
    taper([(0, -1.3, 0.08), (0, -0.6, 0.17), (0, 0.3, 0.25), (0, 0.9, 0.3), (0, 1.05, 0.3)], [0.03, 0.16, 0.24, 0.29, 0.2], m.plastic("#ee7b22", 0.5, 0.1, 0.3, 6))
    rng = random.Random(2)
    for _ in range(7):
        x, z = rng.uniform(-0.4, 0.4), rng.uniform(0.2, 0.6)
        taper([(0, 1.0, 0.3), (x * 0.4, 1.4, z), (x, 1.9, z * 0.8)], [0.05, 0.04, 0.02], m.plastic("#5c9440", 0.6, 0))


def beet(look):
    turned([(0, -0.35), (0.05, -0.2), (0.2, 0.02), (0.62, 0.3), (0.8, 0.72), (0.62, 1.14), (0.22, 1.32), (0, 1.34)], m.plastic("#7a1f45", 0.5, 0.15, 0.2, 5)).location = (0, 0, 0.3)
    for x, y in ((-0.12, 0.0), (0.1, 0.08), (0.04, -0.1)):
        taper([(x * 0.5, y, 1.5), (x, y, 2.0), (x * 4, y, 2.6)], [0.08, 0.06, 0.05], m.plastic("#a8265c", 0.45, 0.1))


def mushroom(look):
    s.lathe(soft([(0, 0), (0.3, 0), (0.26, 0.4), (0.3, 0.75), (0, 0.75)]), m.plastic("#f3eadb", 0.7, 0), segments=72)
    s.lathe(soft([(0, 1.25), (0.45, 1.15), (0.76, 0.8), (0.72, 0.62), (0.3, 0.7), (0, 0.7)]), m.plastic(look.get("colour", "#d9b48a"), 0.6, 0.05), segments=96)


def berries(look):
    """Round berries, the first ones on the floor, the last on top of them."""
    r = look.get("radius", 0.26)
    paint = m.plastic(look.get("colour", "#c3202f"), 0.2, 0.6)
    spots = look.get("spots") or [(0, 0, 0), (2.0, 0.3, 0), (1.0, -1.7, 0), (-1.1, -1.6, 0), (1.0, -0.5, 1.6)]
    for x, y, z in spots:
        ball(r, paint, (x * r, y * r, r + z * r))


def leaf(look):
    """An autumn leaf with five points, lying down and a little curled."""
    reach = [1.0, 0.42, 0.8, 0.36, 0.62, 0.3, 0.3, 0.62, 0.36, 0.8, 0.42]
    outline = []
    for i, r in enumerate(reach):
        a = math.pi / 2 + math.tau * i / len(reach)
        outline.append((r * math.cos(a), r * math.sin(a)))
    slab(outline, 0.05, m.leaf(look["colour"], m.mix(look["colour"], "#ffe0a0", 0.35)), 0.02)
    taper([(0, -0.15, 0.05), (0, -0.7, 0.05)], [0.03, 0.04], m.plastic("#9a6a36", 0.6, 0))


THINGS = {
    "citrus": citrus, "apple": apple, "pumpkin": pumpkin, "banana": banana, "pepper": pepper,
    "avocado": avocado, "carrot": carrot, "beet": beet, "mushroom": mushroom, "berries": berries, "leaf": leaf,
}
