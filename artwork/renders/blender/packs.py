"""Containers in the forms the brand sells. Each builder returns a group standing on z = 0, label to −y."""

import math
import random

from mathutils import Euler

import materials as m
import pieces
import shapes as s

# Outer sizes in scene units (about 3 cm); labels.ts draws to the same label sizes.
SIZES = {
    "jar": {"width": 2.08, "height": 3.12},
    "wide": {"width": 2.5, "height": 2.85},
    "tube": {"width": 1.08, "height": 4.0},
    "dropper": {"width": 1.36, "height": 3.95},
    "spray": {"width": 1.2, "height": 3.9},
    "box": {"width": 2.3, "height": 2.95},
}

PACK_OF = {
    "capsules": "jar",
    "softgels": "jar",
    "tablets": "jar",
    "gummies": "wide",
    "effervescent": "tube",
    "drops": "dropper",
    "spray": "spray",
    "sachets": "box",
}


def build(product, open_top=False):
    return {
        "jar": jar,
        "wide": wide_jar,
        "tube": tube,
        "dropper": dropper,
        "spray": spray,
        "box": box,
    }[PACK_OF[product["form"]]](product)


def ribbed_cap(radius, low, high, colour, parent, ribs=64, rough=0.36):
    profile = s.rounded(
        [(0, high), (radius - 0.05, high, 0.02), (radius, high - 0.06, 0.06)]
        + [(radius, high - 0.06 - (high - low - 0.09) * i / 6) for i in range(1, 6)]
        + [(radius, low, 0.015), (radius - 0.05, low), (0, low)],
        5,
    )
    return s.lathe(
        profile, m.plastic(colour, rough, 0.15), parent, segments=ribs * 8, ribs=ribs, rib_depth=0.011,
        rib_range=(low + 0.02, high - 0.13, radius - 0.02),
    )


def smooth_cap(radius, low, high, material, parent, bevel=0.07):
    profile = s.rounded([(0, high), (radius, high, bevel), (radius, low, 0.015), (radius - 0.06, low), (0, low)], 8)
    return s.lathe(profile, material, parent, segments=128)


def jar(product):
    p, form = product["palette"], product["form"]
    group = s.group(product["slug"])
    r, top = 1.0, 2.42
    outline = [(0, 0.03), (0.72, 0.03), (0.8, 0, 0.05), (r, 0, 0.16), (r, top, 0.24), (0.8, top + 0.05, 0.05), (0.8, top + 0.2), (0.7, top + 0.2)]
    label = m.picture(product["label"])
    if form == "softgels":
        tone = product.get("glass") or ["#d98a3a", "#7a3b0c"]
        s.lathe(s.rounded(outline, 8), m.glass(*tone), group, segments=128)
        fill(product, group, r - 0.05, 0.12, 2.34)
        smooth_cap(0.9, top + 0.07, 3.12, m.plastic("#fbfaf7", 0.34, 0.2), group)
        s.wrap(r + 0.006, 0.3, 2.05, label, group)
    elif form == "tablets":
        body = m.mix(p["accent"], "#ffffff", 0.12)
        s.lathe(s.rounded(outline, 8), m.plastic(body, 0.3, 0.3), group, segments=128)
        smooth_cap(0.9, top + 0.07, 3.12, m.plastic("#fdfcfa", 0.34, 0.2), group)
        s.wrap(r + 0.006, 0.3, 2.05, label, group)
    else:
        s.lathe(s.rounded(outline, 8), m.plastic("#fbfaf7", 0.26, 0.35), group, segments=128)
        ribbed_cap(0.9, top + 0.07, 3.12, p["accent"], group)
        s.wrap(r + 0.006, 0.3, 2.05, label, group)
    return group


def fill(product, group, radius, low, high):
    """Pieces close to the wall of a see-through jar."""
    rng = random.Random(product["slug"])
    # Behind glass the pieces are opaque: refraction inside refraction ends in black.
    meshes = [m.solid_copy(mesh) for mesh in pieces.meshes_for(product)]
    step = 0.34 if product["form"] == "softgels" else 0.42
    size = 0.25 if product["form"] == "softgels" else 0.28
    z = low + size
    while z < high - size * 0.6:
        for distance, count in ((radius - size, int(math.tau * (radius - size) / 0.52)), (radius - size * 3, 3)):
            spin = rng.uniform(0, math.tau)
            for k in range(count):
                angle = spin + math.tau * k / count + rng.uniform(-0.1, 0.1)
                mesh, turn = rng.choice(meshes), Euler([rng.uniform(0, math.tau) for _ in range(3)])
                thing = s.link("inside", mesh, parent=group)
                thing.rotation_euler = turn
                thing.location = inside(mesh, turn, angle, distance, z + rng.uniform(-0.06, 0.06), radius, low, high)
        z += step


def inside(mesh, turn, angle, distance, z, radius, low, high):
    """The place nearest to the wanted one where no corner of the piece reaches through the jar."""
    corners = [turn.to_matrix() @ vertex.co for vertex in mesh.vertices]
    z = min(max(z, low - min(c.z for c in corners)), high - max(c.z for c in corners))
    while distance > 0:
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        if max(math.hypot(c.x + x, c.y + y) for c in corners) <= radius:
            break
        distance -= 0.02
    return (distance * math.cos(angle), distance * math.sin(angle), z)


def wide_jar(product):
    p = product["palette"]
    group = s.group(product["slug"])
    r, top = 1.22, 2.12
    outline = [(0, 0.04), (0.9, 0.04), (1.0, 0, 0.05), (r, 0, 0.2), (r, top, 0.2), (1.06, top + 0.06, 0.04), (1.06, top + 0.2)]
    s.lathe(s.rounded(outline, 8), m.glass("#ffffff", m.mix(p["tint"], p["accent"], 0.12)), group, segments=128)
    fill(product, group, r - 0.04, 0.1, 2.2)
    ribbed_cap(1.18, top + 0.09, 2.85, p["accent"], group, ribs=84)
    s.wrap(r + 0.006, 0.28, 1.62, m.picture(product["label"]), group)
    return group


def tube(product):
    p = product["palette"]
    group = s.group(product["slug"])
    r = 0.52
    s.lathe(s.rounded([(0, 0), (r - 0.04, 0, 0.02), (r, 0.05, 0.03), (r, 3.42, 0.01), (r - 0.05, 3.42)], 5), m.plastic("#fbfaf7", 0.28, 0.3), group, segments=96)
    cap = m.plastic(m.mix(p["accent"], p["deep"], 0.06), 0.34, 0.2)
    s.lathe(s.rounded([(0, 4.0), (r - 0.02, 4.0, 0.07), (r + 0.02, 3.9, 0.04), (r + 0.02, 3.46, 0.02), (r - 0.03, 3.44)], 6), cap, group, segments=96)
    lip = s.block((0.34, 0.16, 0.05), cap, group, (0, -r - 0.03, 3.5), 0.02)
    ring = s.lathe(s.rounded([(r, 3.4), (r + 0.018, 3.4, 0.01), (r + 0.018, 3.44, 0.01), (r, 3.44)], 3), m.plastic("#ffffff", 0.3, 0.2), group, segments=96)
    s.wrap(r + 0.004, 0.06, 3.36, m.picture(product["label"], 0.3, 0.3), group, arc=352)
    return group


def dropper(product):
    p = product["palette"]
    group = s.group(product["slug"])
    r, shoulder = 0.68, 2.05
    outline = [(0, 0.05), (0.5, 0.05), (0.56, 0, 0.04), (r, 0, 0.14), (r, shoulder, 0.3), (0.34, shoulder + 0.34, 0.1), (0.34, shoulder + 0.6)]
    glass = product.get("glass") or ["#d98a3a", "#7a3b0c"]
    s.lathe(s.rounded(outline, 10), m.glass(*glass), group, segments=112)
    liquid = (product.get("pieces") or ["#f0b23c"])[0]
    s.lathe(s.rounded([(0, 0.07), (r - 0.05, 0.07, 0.12), (r - 0.05, 1.72, 0.02), (0, 1.72)], 6), m.gel(liquid, 0.02, ior=1.1), group, segments=96)
    s.lathe([(0.07, 0.35), (0.1, 0.7), (0.1, 2.6)], m.glass("#f4f6f8", "#c6ccd4"), group, segments=32)
    ribbed_cap(0.44, shoulder + 0.42, shoulder + 0.98, "#fbfaf7", group, ribs=40)
    bulb = [(0.3, shoulder + 0.96), (0.3, shoulder + 1.06, 0.03), (0.235, shoulder + 1.12, 0.05), (0.245, shoulder + 1.62, 0.1), (0.17, shoulder + 1.88, 0.12), (0, shoulder + 1.9)]
    s.lathe(s.rounded(bulb, 8), m.plastic(p["accent"], 0.48, 0.0), group, segments=64)
    s.wrap(r + 0.006, 0.24, 1.72, m.picture(product["label"]), group)
    return group


def spray(product):
    p = product["palette"]
    group = s.group(product["slug"])
    r, shoulder = 0.58, 2.62
    outline = [(0, 0), (r, 0, 0.1), (r, shoulder, 0.26), (0.3, shoulder + 0.1, 0.04), (0.3, shoulder + 0.2)]
    s.lathe(s.rounded(outline, 10), m.plastic(m.mix(p["accent"], "#ffffff", 0.1), 0.22, 0.5), group, segments=112)
    white = m.plastic("#fdfcfa", 0.32, 0.2)
    ribbed_cap(0.36, shoulder + 0.12, shoulder + 0.46, "#fdfcfa", group, ribs=36)
    s.lathe(s.rounded([(0, shoulder + 0.44), (0.16, shoulder + 0.44), (0.16, shoulder + 0.6)], 3), white, group, segments=48)
    head = s.group("head")
    head.parent = group
    s.lathe(s.rounded([(0, 0.0), (0.27, 0.0, 0.03), (0.27, 0.52, 0.09), (0.2, 0.62, 0.06), (0, 0.6)], 6), white, head, segments=80)
    nozzle = s.lathe(s.rounded([(0, 0), (0.09, 0, 0.01), (0.09, 0.14, 0.02), (0.03, 0.14), (0.03, 0.11), (0, 0.11)], 4), m.plastic(p["accent"], 0.3, 0.2), head, segments=40)
    nozzle.rotation_euler = (math.pi / 2, 0, 0)
    nozzle.location = (0, -0.2, 0.34)
    head.location = (0, 0, shoulder + 0.58)
    head.rotation_euler = (0, 0, math.radians(-38))
    s.wrap(r + 0.005, 0.28, 2.3, m.picture(product["label"]), group)
    return group


def box(product):
    p = product["palette"]
    group = s.group(product["slug"])
    width, depth, height = 2.3, 0.95, 2.95
    s.block((width, depth, height), m.plastic(m.mix(p["accent"], "#ffffff", 0.04), 0.45, 0.1), group, bevel=0.025)
    s.panel(width - 0.02, height - 0.02, m.picture(product["label"], 0.45, 0.1), group, (0, -depth / 2 - 0.003, 0.01))
    s.panel(depth - 0.02, height - 0.02, m.picture(product["side"], 0.45, 0.1), group, (width / 2 + 0.003, 0, 0.01), 90)
    s.panel(depth - 0.02, height - 0.02, m.picture(product["side"], 0.45, 0.1), group, (-width / 2 - 0.003, 0, 0.01), -90)
    return group


def stick(product, width=0.56, height=2.3):
    """A stick pack: a pillow with flat crimped ends, print on both faces."""
    import bpy

    group = s.group("stick")
    columns, rows = 20, 64
    for side in (-1, 1):
        mesh = bpy.data.meshes.new("stick")
        vertices, faces, uvs = [], [], []
        for j in range(rows + 1):
            v = j / rows
            swell = max(0.0, math.sin(math.pi * min(1, max(0, (v - 0.06) / 0.88)))) ** 0.45
            for i in range(columns + 1):
                u = i / columns
                arch = math.sqrt(max(0.0, 1 - (2 * u - 1) ** 2))
                ripple = 0.006 * math.sin(v * rows * 2.2) if v < 0.06 or v > 0.94 else 0.0
                vertices.append(((u - 0.5) * width * (1 - 0.06 * swell), side * (0.004 + 0.12 * swell * arch) + ripple, v * height))
                uvs.append((u if side < 0 else 1 - u, v))
        for j in range(rows):
            for i in range(columns):
                a = j * (columns + 1) + i
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
        mesh.from_pydata(vertices, [], faces)
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        s.link("stick", mesh, m.picture(product["stick"], 0.34, 0.2), group)
    return group
