"""Evening and night: pillow, lamp, moon, alarm clock, headphones, book."""

import math

import bpy

import materials as m
import shapes as s
from forms import arc, ball, cloth, lit, rectangle, slab, soft, taper, upright


def pillow(look):
    """A cushion lying down: fullest in the middle, its corners drawn out."""
    w, d, h = look.get("size", (3.6, 2.4, 0.9))
    mesh = bpy.data.meshes.new("pillow")
    n, vertices, faces = 56, [], []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                full = ((1 - u**4) * (1 - v**4)) ** 0.55
                # The seams sag between the corners.
                x, y = u * (1 - 0.1 * (1 - v * v)), v * (1 - 0.1 * (1 - u * u))
                fold = 0.03 * math.sin(9 * u + 3 * v) * (u * u + v * v) * full
                vertices.append((x * w / 2, y * d / 2, h / 2 + side * (h / 2 * full + fold)))
        start = 0 if side > 0 else (n + 1) ** 2
        for j in range(n):
            for i in range(n):
                a = start + j * (n + 1) + i
                faces.append((a, a + 1, a + n + 2, a + n + 1))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    s.fix_normals(mesh)
    s.link("pillow", mesh, cloth(look["colour"]))
    corner = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
    seam = []
    for (ax, ay), (bx, by) in zip(corner, corner[1:]):
        for k in range(24):
            u, v = ax + (bx - ax) * k / 24, ay + (by - ay) * k / 24
            seam.append((u * (1 - 0.1 * (1 - v * v)) * w / 2, v * (1 - 0.1 * (1 - u * u)) * d / 2, h / 2))
    s.tube_along([*seam, seam[0]], 0.035, cloth(look.get("seam", look["colour"])))


def lamp(look):
    """A table lamp whose shade glows; it gives no light of its own, the studio's lamp stands where it would."""
    foot = m.plastic(look.get("colour", "#fbfaf6"), 0.4, 0.2)
    s.lathe(s.rounded([(0, 0), (0.7, 0, 0.04), (0.66, 0.14, 0.05), (0, 0.16)], 5), foot, segments=96)
    s.lathe(soft([(0.1, 0.12), (0.34, 0.6), (0.42, 1.0), (0.2, 1.5), (0.07, 1.8), (0.07, 2.2)]), foot, segments=96)
    s.lathe([(1.15, 1.95), (0.72, 3.3), (0.68, 3.3), (1.11, 1.95)], lit(look.get("shade", "#ffd995"), look.get("glow", 0.75)), segments=128)


def full_moon(look):
    r = look.get("radius", 1.2)
    ball(r, lit(look.get("colour", "#ffe9b8"), look.get("glow", 0.5)), (0, 0, r))


def stars(look):
    paint = lit(look.get("colour", "#fff2cf"), 0.9)
    for x, z, r in look["spots"]:
        ball(r, paint, (x, 0, z))


def alarm(look):
    """A round alarm clock with two bells."""
    shell, deep = m.plastic(look["colour"], 0.3, 0.4), m.plastic(look.get("hands", "#2b2457"), 0.4, 0.1)
    body = s.lathe(s.rounded([(0, 0), (1.0, 0, 0.12), (1.05, 0.6, 0.1), (0.93, 0.66, 0.03), (0.93, 0.58), (0, 0.58)], 8), shell, segments=128)
    upright(body, (0, 0.3, 1.25))
    face = s.lathe([(0, 0.59), (0.92, 0.59)], m.plastic("#fdfbf5", 0.4, 0.1), segments=96)
    upright(face, (0, 0.3, 1.25))
    for hour in range(12):
        a = math.tau * hour / 12
        ball(0.05 if hour % 3 else 0.08, deep, (0.76 * math.sin(a), -0.3, 1.25 + 0.76 * math.cos(a)), (1, 0.4, 1))
    for angle, length, thick in ((look.get("hour", 300), 0.42, 0.05), (look.get("minute", 0), 0.64, 0.035)):
        a = math.radians(angle)
        s.tube_along([(0, -0.33, 1.25), (length * math.sin(a), -0.33, 1.25 + length * math.cos(a))], thick, deep)
    for side in (-1, 1):
        bell = s.lathe(soft([(0.4, 0), (0.34, 0.22), (0, 0.34)]), m.satin("#e7d3a1"), segments=64)
        bell.location, bell.rotation_euler = (side * 0.62, 0, 2.16), (0, side * 0.55, 0)
        taper([(side * 0.6, 0, 0.5), (side * 0.85, 0, 0.06)], [0.1, 0.08], shell)
        ball(0.1, shell, (side * 0.86, 0, 0.1))


def headphones(look):
    """Standing on their cups."""
    shell, pad = m.plastic(look["colour"], 0.35, 0.3), cloth(look.get("pad", "#2b2457"))
    band = taper(arc(1.25, 0, 180, 60, 1.15), [0.13] * 61, shell)
    band.location = (0, 0, 0.9)
    for side in (-1, 1):
        outer = s.lathe(s.rounded([(0, 0), (0.62, 0, 0.15), (0.62, 0.3, 0.1), (0, 0.34)], 6), shell, segments=96)
        outer.rotation_euler, outer.location = (0, side * math.pi / 2, 0), (side * 1.22, 0, 0.66)
        inner = s.lathe(s.rounded([(0.2, 0), (0.6, 0, 0.14), (0.6, 0.3, 0.14), (0.2, 0.3)], 6), pad, segments=96)
        inner.rotation_euler, inner.location = (0, side * math.pi / 2, 0), (side * 0.95, 0, 0.66)


def book(look):
    """A closed book lying down."""
    cover, (w, d, h) = m.plastic(look["colour"], 0.5, 0.1), look.get("size", (2.4, 1.7, 0.34))
    for z in (0, h - 0.06):
        slab(rectangle(w, d, 0.05), 0.06, cover, 0.015).location = (0, 0, z + 0.03)
    s.block((0.06, d, h), cover, None, (-w / 2 + 0.03, 0, 0), 0.02)
    s.block((w - 0.16, d - 0.14, h - 0.12), m.plastic("#f7f1e3", 0.8, 0), None, (0.02, 0, 0.06), 0.01)


THINGS = {
    "pillow": pillow, "lamp": lamp, "full-moon": full_moon, "stars": stars, "alarm": alarm,
    "headphones": headphones, "book": book,
}
