"""Glasses, cups, bowls, plates, pans, cutlery."""

import math
import random

import materials as m
import pieces
import shapes as s
from forms import arc, ball, lit, rectangle, slab, soft, taper


def glass(look):
    """A tumbler of water; `fizz` is the colour of a tablet that dissolves in it."""
    r, h = look.get("radius", 0.8), look.get("height", 2.4)
    wall = s.rounded([(0, 0.02), (r * 0.86, 0.02, 0.1), (r, h, 0.02), (r - 0.05, h, 0.02), (r * 0.86 - 0.05, 0.2, 0.1), (0, 0.2)], 6)
    s.lathe(wall, m.glass("#ffffff", "#e6eef4"), segments=112)
    top, water = h * look.get("full", 0.78), look.get("water", "#e3f1ff")
    inner = lambda z: r * 0.86 - 0.055 + (r * 0.14) * z / h
    s.lathe(s.rounded([(0, 0.21), (inner(0.21), 0.21, 0.1), (inner(top), top, 0.01), (0, top)], 6), m.gel(water, 0.01, ior=1.1), segments=112)
    if look.get("fizz"):
        tablet = s.link("fizz", pieces.fizzy_mesh(lit(look["fizz"], 0.3)))
        tablet.rotation_euler, tablet.location = (0.5, 0.3, 0), (0.05, -0.1, 0.62)
        rng, air = random.Random(5), lit("#ffffff", 0.35)
        for _ in range(70):
            z = 0.75 + (top - 0.8) * rng.random() ** 1.3
            spread = 0.16 + 0.42 * (z / top) ** 1.5
            angle, reach = rng.uniform(0, math.tau), spread * rng.random() ** 0.5
            ball(rng.choice((0.018, 0.026, 0.04)), air, (reach * math.cos(angle), reach * math.sin(angle), z))
        for _ in range(46):
            angle, reach = rng.uniform(0, math.tau), (inner(top) - 0.06) * rng.random() ** 0.4
            ball(rng.choice((0.03, 0.045, 0.06)), air, (reach * math.cos(angle), reach * math.sin(angle), top + 0.005))


def handle(paint, x, z, size=0.42, thick=0.085):
    thing = taper(arc(size, -100, 100), [thick] * 41, paint)
    thing.location = (x, 0, z)


def cup(look):
    """A cup on its saucer, filled."""
    clay = m.plastic(look.get("colour", "#fbfaf6"), 0.25, 0.5)
    s.lathe(s.rounded([(0, 0.1), (0.5, 0.06, 0.05), (1.2, 0.16, 0.1), (1.26, 0.24, 0.03), (1.2, 0.24, 0.03), (0.6, 0.13, 0.1), (0, 0.13)], 6), clay, segments=128)
    hollow = soft([(0, 0.16), (0.42, 0.17), (0.8, 0.62), (0.98, 1.42)]) + [(0.99, 1.45), (0.97, 1.47), (0.94, 1.45)] + soft([(0.93, 1.4), (0.74, 0.66), (0.38, 0.26), (0, 0.25)])
    s.lathe(hollow, clay, segments=128)
    s.lathe([(0, 1.22), (0.895, 1.22)], m.plastic(look.get("tea", "#c9c36a"), 0.05, 0.8), segments=96)
    handle(clay, 0.92, 0.88, 0.4)


def mug(look):
    clay, h = m.plastic(look.get("colour", "#fbfaf6"), 0.3, 0.4), look.get("height", 1.5)
    s.lathe(s.rounded([(0, 0.02), (0.72, 0.02, 0.14), (0.74, h, 0.04), (0.66, h, 0.04), (0.64, 0.2, 0.1), (0, 0.2)], 8), clay, segments=112)
    s.lathe([(0, h - 0.2), (0.66, h - 0.2)], m.plastic(look.get("tea", "#f4ead6"), 0.15, 0.6), segments=96)
    handle(clay, 0.7, h / 2, 0.38, 0.1)


def bowl(look):
    """`radius` wide, filled nearly to the rim where a filling has a colour."""
    r, clay = look.get("radius", 1.5), m.plastic(look.get("colour", "#fbfaf6"), 0.3, 0.4)
    outside = soft([(0, 0.04), (r * 0.42, 0.04), (r * 0.8, r * 0.3), (r, r * 0.66)])
    inside = soft([(r * 0.955, r * 0.64), (r * 0.75, r * 0.32), (r * 0.4, 0.12), (0, 0.1)])
    s.lathe([*outside, (r * 0.99, r * 0.68), (r * 0.965, r * 0.68), *inside], clay, segments=144)
    if look.get("filling"):
        level = r * 0.5
        s.lathe(soft([(0, level + 0.1), (r * 0.5, level + 0.06), (r * 0.89, level - 0.02)]), m.plastic(look["filling"], 0.6, 0.1, 0.3, 8), segments=96)


def plate(look):
    """`arcs` are coloured parts of the rim: (colour, start, end in degrees)."""
    r, clay = look.get("radius", 1.9), m.plastic(look.get("colour", "#fcfbf8"), 0.25, 0.5)
    s.lathe(s.rounded([(0, 0.02), (r * 0.6, 0.02, 0.05), (r, 0.2, 0.03), (r * 0.98, 0.25, 0.03), (r * 0.66, 0.1, 0.08), (0, 0.09)], 6), clay, segments=160)
    for colour, start, end in look.get("arcs", []):
        turns = [math.radians(start + (end - start) * i / 60) for i in range(61)]
        s.tube_along([(r * 1.16 * math.cos(a), r * 1.16 * math.sin(a), 0.12) for a in turns], 0.11, m.plastic(colour, 0.35, 0.3))
        for a in (turns[0], turns[-1]):
            ball(0.11, m.plastic(colour, 0.35, 0.3), (r * 1.16 * math.cos(a), r * 1.16 * math.sin(a), 0.12))


def pan(look):
    iron = m.plastic(look.get("colour", "#3a3d42"), 0.45, 0.1)
    s.lathe(s.rounded([(0, 0.02), (1.4, 0.02, 0.1), (1.68, 0.46, 0.04), (1.6, 0.46, 0.04), (1.34, 0.1, 0.1), (0, 0.09)], 6), iron, segments=144)
    grip = slab(rectangle(1.9, 0.34, 0.16), 0.14, m.plastic(look.get("grip", "#b98555"), 0.5, 0.1), 0.05)
    grip.location, grip.rotation_euler = (2.5, 0, 0.44), (0, math.radians(-6), 0)


def bottle(look):
    """A bottle of oil with a cork."""
    outline = soft([(0, 0.03), (0.62, 0.03), (0.7, 0.2), (0.7, 1.6), (0.6, 2.05), (0.27, 2.5), (0.22, 3.1)])
    s.lathe(outline, m.glass("#ffffff", "#d8ddc8"), segments=112)
    s.lathe(soft([(0, 0.07), (0.58, 0.07), (0.65, 0.22), (0.65, 1.55), (0.5, 1.9), (0, 1.9)]), m.gel(look.get("oil", "#f0b63a"), 0.01, ior=1.1), segments=112)
    s.lathe(s.rounded([(0, 2.9), (0.19, 2.9), (0.23, 3.4, 0.04), (0, 3.4)], 5), m.speckled("#cfa777", "#a97c4d", 30), segments=64)


def fork(look):
    steel = m.satin(look.get("colour", "#d9dcdf"))
    slab(rectangle(0.2, 2.0, 0.09), 0.09, steel, 0.03).location = (0, 0.2, 0.05)
    slab(rectangle(0.66, 0.5, 0.16), 0.09, steel, 0.03).location = (0, 1.35, 0.05)
    for i in range(4):
        slab(rectangle(0.11, 0.95, 0.05), 0.09, steel, 0.03).location = (-0.27 + 0.18 * i, 1.85, 0.05)


def knife(look):
    steel = m.satin(look.get("colour", "#d9dcdf"))
    slab(rectangle(0.22, 1.7, 0.1), 0.1, steel, 0.03).location = (0, 0.05, 0.05)
    slab([(-0.16, 0.8), (0.14, 0.8), (0.17, 1.8), (0.08, 2.2), (-0.06, 2.36), (-0.14, 2.3)], 0.08, steel, 0.02).location = (0, 0, 0.05)


THINGS = {"glass": glass, "cup": cup, "mug": mug, "bowl": bowl, "plate": plate, "pan": pan, "bottle": bottle, "fork": fork, "knife": knife}
