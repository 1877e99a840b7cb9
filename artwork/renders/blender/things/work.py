"""Tools of the people behind the brand. What is flat lies with its lower edge on y = 0: `tilt` stands it up."""

import math

import materials as m
import shapes as s
from forms import arc, ball, lit, rectangle, slab, soft, taper, upright

INK = "#2b2f3a"


def stopwatch(look):
    """Stands on its edge, the dial to the camera; a sector of it has run down."""
    r, steel, dark = 1.0, m.satin("#d5d9df"), m.plastic(INK, 0.4, 0.1)
    rest = (0, 0.17, r + 0.14)
    shell = s.rounded([(0, 0), (r + 0.14, 0, 0.12), (r + 0.14, 0.34, 0.12), (r, 0.34, 0.03), (r, 0.26), (0, 0.26)], 8)
    upright(s.lathe(shell, steel, segments=144), rest)
    upright(s.lathe([(0, 0.265), (r - 0.01, 0.265)], m.plastic("#fdfcf8", 0.4, 0.1), segments=96), rest)
    turns = [math.radians(90 - look.get("run", 100) * i / 30) for i in range(31)]
    sector = slab([(0, 0), *((0.8 * r * math.cos(a), 0.8 * r * math.sin(a)) for a in turns)], 0.02, m.plastic(look["colour"], 0.5, 0.1), 0.004)
    upright(sector, (0, -0.11, rest[2]))
    for tick in range(12):
        a = math.tau * tick / 12
        ball(0.035 if tick % 3 else 0.055, dark, (0.87 * r * math.sin(a), -0.1, rest[2] + 0.87 * r * math.cos(a)), (1, 0.4, 1))
    a = math.radians(look.get("run", 100))
    s.tube_along([(0, -0.15, rest[2]), (0.72 * r * math.sin(a), -0.15, rest[2] + 0.72 * r * math.cos(a))], 0.035, dark)
    ball(0.09, dark, (0, -0.15, rest[2]), (1, 0.5, 1))
    top = 2 * r + 0.24
    s.tube_along([(0, 0, top - 0.06), (0, 0, top + 0.2)], 0.13, steel)
    s.lathe(s.rounded([(0, 0), (0.24, 0, 0.04), (0.24, 0.2, 0.05), (0, 0.2)], 5), m.plastic(look["colour"], 0.35, 0.3), segments=64).location = (0, 0, top + 0.16)
    loop = taper(arc(0.42, -40, 220, 40), [0.05] * 41, steel)
    loop.location = (0, 0, top + 0.2)


def spectacles(look):
    """Folded out, standing on the lower rims and the ends of the temples."""
    frame = m.plastic(look["colour"], 0.25, 0.5)
    r, half = 0.56, 0.68
    for side in (-1, 1):
        ring = [(side * half + r * math.cos(a), 0, r + 0.06 + 0.92 * r * math.sin(a)) for a in (math.tau * i / 64 for i in range(65))]
        s.tube_along(ring, 0.065, frame)
        lens = upright(s.lathe([(0, 0), (r, 0)], m.glass("#ffffff", "#cfdbe8"), segments=64), (side * half, 0, r + 0.06))
        lens.scale = (1, 0.92, 1)
        hinge = side * (half + r)
        taper([(hinge, 0, 0.78), (hinge, 0.2, 0.8), (hinge * 0.99, 1.5, 0.74), (hinge * 0.97, 1.9, 0.5), (hinge * 0.96, 2.1, 0.12)], [0.075, 0.065, 0.055, 0.05, 0.06], frame)
    taper([(-0.14, 0, 0.8), (-0.06, 0, 0.88), (0.06, 0, 0.88), (0.14, 0, 0.8)], [0.055] * 4, frame)


def lines(width, rows, top, step, ink, left=0.0, height=0.06):
    """Lines of print of unequal length, without letters."""
    for row in range(rows):
        length = width * (1 - 0.16 * (row * 7 % 3))
        slab(rectangle(length, 0.08, 0.04), 0.012, ink, 0.004).location = (left + (length - width) / 2, top - step * row, height)


def clipboard(look):
    """A list whose points are ticked, but for the last one."""
    slab(rectangle(2.7, 3.6, 0.16), 0.12, m.plastic(look.get("board", "#b9855a"), 0.5, 0.1), 0.04).location = (0, 1.8, 0.06)
    slab(rectangle(2.36, 3.1, 0.04), 0.03, m.plastic("#fdfcf8", 0.7, 0), 0.008).location = (0, 1.66, 0.135)
    steel = m.satin("#cfd4da")
    slab(rectangle(1.2, 0.42, 0.1), 0.16, steel, 0.05).location = (0, 3.36, 0.2)
    s.tube_along([(-0.42, 3.5, 0.26), (-0.3, 3.74, 0.26), (0.3, 3.74, 0.26), (0.42, 3.5, 0.26)], 0.06, steel)
    ink, mark = m.plastic("#c5cad6", 0.7, 0), m.plastic(look["colour"], 0.45, 0.1)
    for row in range(5):
        y = 2.72 - 0.52 * row
        slab(rectangle(0.32, 0.32, 0.06), 0.02, mark if row < 4 else ink, 0.006).location = (-0.86, y, 0.155)
        if row < 4:
            s.tube_along([(-0.95, y, 0.185), (-0.88, y - 0.08, 0.185), (-0.75, y + 0.09, 0.185)], 0.028, m.plastic("#ffffff", 0.5, 0))
        lines(1.5, 1, y, 1, ink, 0.28 - 0.09 * (row % 3), 0.155)


def certificate(look):
    """A paper with a frame, lines of print and a seal with two ribbons."""
    slab(rectangle(2.6, 3.5, 0.05), 0.05, m.plastic("#fdf9ee", 0.7, 0), 0.012).location = (0, 1.75, 0.025)
    border = m.plastic(look["colour"], 0.5, 0.1)
    slab(rectangle(2.3, 3.2, 0.04), 0.016, border, 0.004, [rectangle(2.18, 3.08, 0.03)]).location = (0, 1.75, 0.055)
    lines(1.3, 1, 2.88, 1, border, 0, 0.06)
    lines(1.7, 4, 2.42, 0.26, m.plastic("#cfc6b4", 0.7, 0), 0, 0.06)
    ribbon = m.plastic(look.get("ribbon", "#d9473a"), 0.5, 0.1)
    for side in (-1, 1):
        tail = slab([(-0.16, 0.1), (0.16, 0.1), (0.16, -0.95), (0, -0.8), (-0.16, -0.95)], 0.03, ribbon, 0.008)
        tail.location, tail.rotation_euler = (0.52 + side * 0.12, 0.86, 0.075), (0, 0, math.radians(side * 14))
    wax = m.plastic(look.get("ribbon", "#d9473a"), 0.3, 0.4)
    s.lathe(s.rounded([(0, 0), (0.46, 0, 0.05), (0.46, 0.14, 0.06), (0.34, 0.14, 0.02), (0.33, 0.1), (0, 0.1)], 5), wax, segments=28).location = (0.52, 0.86, 0.08)


def stamp(look):
    """Stands on its rubber."""
    wood = m.plastic(look.get("wood", "#b9855a"), 0.4, 0.3)
    s.lathe(s.rounded([(0, 0), (0.62, 0, 0.03), (0.62, 0.12, 0.03), (0, 0.12)], 4), m.plastic(look["colour"], 0.5, 0.1), segments=96)
    s.lathe(soft([(0.66, 0.12), (0.66, 0.4), (0.3, 0.62), (0.2, 1.0), (0.34, 1.45), (0.4, 1.75), (0.26, 2.02), (0, 2.1)]), wood, segments=96)
    s.lathe(s.rounded([(0.6, 0.1), (0.68, 0.1, 0.02), (0.68, 0.2, 0.02), (0.6, 0.2)], 3), m.satin("#e0c48a"), segments=96)


def spoon(look):
    """Lies on its back, the bowl towards the camera."""
    steel = m.satin(look.get("colour", "#dde0e4"))
    bowl = s.lathe(soft([(0, 0.02), (0.28, 0.05), (0.46, 0.2)]) + [(0.48, 0.23), (0.45, 0.23)] + soft([(0.42, 0.19), (0.25, 0.08), (0, 0.06)]), steel, segments=96)
    bowl.scale = (1, 1.42, 1)
    taper([(0, 0.62, 0.2), (0, 0.85, 0.27), (0, 1.5, 0.3), (0, 2.6, 0.16), (0, 3.0, 0.12)], [0.11, 0.085, 0.08, 0.13, 0.15], steel)


def pipette(look):
    """A glass dropper with its rubber bulb, the tip down."""
    liquid = look["colour"]
    s.lathe([(0.05, 0.0), (0.07, 0.3), (0.17, 0.75), (0.19, 1.0), (0.19, 2.7)], m.glass("#fbfdff", "#b9c6d6"), segments=72)
    s.lathe([(0, 0.02), (0.04, 0.02), (0.06, 0.3), (0.15, 0.75), (0.165, 1.0), (0.165, 1.9), (0, 1.9)], m.gel(liquid, 0.0, ior=1.15), segments=72)
    s.lathe(s.rounded([(0.19, 2.5), (0.28, 2.5, 0.03), (0.28, 2.72, 0.03), (0.2, 2.72)], 4), m.plastic("#fdfcf8", 0.35, 0.2), segments=72)
    s.lathe(soft([(0.22, 2.7), (0.24, 3.0), (0.3, 3.3), (0.27, 3.62), (0.12, 3.78), (0, 3.8)]), m.plastic(look.get("bulb", "#d9473a"), 0.45, 0.15), segments=72)
    for z, radius in look.get("falling", []):
        drop = s.copy(s.ball_mesh(radius, 4), m.gel(liquid, 0.01, ior=1.33))
        drop.location, drop.scale = (0, 0, z), (1, 1, 1.15)


def speech(look):
    """A bubble of a message with three dots, upright on its point."""
    w, h = look.get("size", (1.9, 1.2))
    outline = rectangle(w, h, 0.36)
    upright(slab(outline, 0.26, m.plastic(look["colour"], 0.4, 0.2), 0.07), (0, 0, 0.34 + h / 2))
    side = look.get("side", 1)
    upright(slab([(-0.28 * side, 0.3), (0.3 * side, 0.3), (-0.42 * side, -0.26)], 0.22, m.plastic(look["colour"], 0.4, 0.2), 0.04), (-0.3 * side, 0, 0.3))
    for i in (-1, 0, 1):
        ball(0.11, lit(look.get("dots", "#ffffff"), 0.05), (0.36 * i, -0.13, 0.34 + h / 2), (1, 0.45, 1))


THINGS = {
    "stopwatch": stopwatch, "spectacles": spectacles, "clipboard": clipboard, "certificate": certificate, "stamp": stamp,
    "spoon": spoon, "pipette": pipette, "speech": speech,
}
