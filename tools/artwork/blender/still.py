"""Still lifes with several packs on podiums: series, home, themes, the error page."""

import math
import random

import materials as m
import packs
import pieces
import shapes as s
import studio

# Podiums: (kind, size, height, x, y, turn, tone). Slots: (x, y, z, turn) for the packs, in order.
LAYOUTS = {
    "series": {
        "podiums": [
            ("disc", 1.5, 2.0, 0.15, 0.9, 0, "soft"),
            ("block", (2.5, 2.2), 1.5, -3.1, 0.9, 8, "mid"),
            ("disc", 1.2, 1.5, 3.15, 0.9, 0, "white"),
            ("disc", 1.3, 0.28, 1.95, -1.75, 0, "mid"),
        ],
        "slots": [(0.15, 0.8, 2.0, -3), (-3.1, 0.8, 1.5, 6), (3.15, 0.9, 1.5, -6), (-1.7, -1.5, 0, 8), (1.95, -1.75, 0.28, -7), (4.6, -0.5, 0, -10)],
        "sun": (3.2, 0.1, 4.4, 3.4),
        "loose": [(-3.5, -1.7, 20), (-3.95, -1.15, -40), (0.2, -2.2, 65), (3.6, -2.1, -30), (-0.3, -2.6, -20)],
        "camera": {"target": (0.35, 0, 2.3), "frame": 12.0, "elevation": 7},
    },
    "hero": {
        "podiums": [
            ("disc", 1.5, 2.1, 3.0, 0.9, 0, "white"),
            ("block", (2.5, 2.2), 1.5, 0.35, 1.2, 10, "mid"),
            ("disc", 1.2, 1.75, 5.7, 1.0, 0, "strong"),
            ("disc", 1.35, 0.3, 4.65, -1.9, 0, "soft"),
        ],
        "slots": [(3.0, 0.8, 2.1, -3), (0.35, 1.1, 1.5, 5), (5.7, 1.0, 1.75, -8), (1.5, -1.55, 0, 6), (4.65, -1.9, 0.3, -8), (6.85, -0.7, 0, -12)],
        "sun": (3.4, 3.0, 4.6, 3.5),
        "loose": [(0.0, -1.5, 30), (-0.5, -2.0, -35), (3.05, -2.4, 70), (6.25, -2.5, -30), (0.75, -2.6, 12)],
        "camera": {"target": (0.35, 0, 2.75), "frame": 15.4, "elevation": 6},
    },
    "tower": {
        "podiums": [
            ("disc", 1.45, 2.15, 0.1, 0.9, 0, "white"),
            ("block", (1.9, 1.9), 1.5, -2.15, 1.3, 12, "mid"),
            ("disc", 1.05, 1.6, 2.25, 1.2, 0, "strong"),
        ],
        "slots": [(0.1, 0.8, 2.15, -3), (-2.15, 1.2, 1.5, 6), (2.25, 1.2, 1.6, -8), (-1.45, -1.5, 0, 8), (1.5, -1.55, 0, -8)],
        "sun": (2.5, 0.1, 4.6, 3.7),
        "loose": [(-0.1, -2.1, 40), (0.2, -2.6, -30), (-0.55, -2.7, 80)],
        "camera": {"target": (0.0, 0, 4.1), "frame": 11.6, "elevation": 5},
    },
    "row": {
        "podiums": [("block", (9.0, 2.6), 0.45, 0.0, 0.2, 0, "soft")],
        "slots": [(-2.95, 0.1, 0.45, 6), (-0.7, 0.1, 0.45, 2), (1.45, 0.1, 0.45, -3), (3.3, 0.1, 0.45, -7)],
        "scales": [1.12, 1.0, 0.9, 0.78],
        "sun": (2.7, 0.4, 4.2, 2.7),
        "loose": [(-1.9, -1.9, 30), (-1.4, -2.2, -35), (2.3, -2.0, 70)],
        "camera": {"target": (0.1, 0, 1.9), "frame": 10.6, "elevation": 8},
    },
    "trio": {
        "podiums": [("disc", 2.1, 0.4, 0.0, 0.75, 0, "soft"), ("disc", 1.35, 0.85, 0.0, 0.8, 0, "mid")],
        "slots": [(0.0, 0.75, 0.85, -2), (-2.6, -1.35, 0, 9), (2.6, -1.3, 0, -9)],
        "sun": (2.6, 0.0, 4.2, 2.9),
        "loose": [(-0.75, -2.2, 25), (-0.1, -2.55, -40), (0.85, -2.15, 70), (3.9, -2.3, 10)],
        "camera": {"target": (0.0, 0, 1.85), "frame": 10.2, "elevation": 8},
    },
    "steps": {
        "podiums": [
            ("block", (2.3, 2.4), 0.5, -2.5, 0, 0, "soft"),
            ("block", (2.3, 2.4), 1.2, -0.15, 0, 0, "mid"),
            ("block", (2.3, 2.4), 1.9, 2.2, 0, 0, "strong"),
        ],
        "slots": [(-2.5, 0, 0.5, 6), (-0.15, 0, 1.2, 0), (2.2, 0, 1.9, -6)],
        "sun": (2.6, -2.2, 4.0, 4.2),
        "loose": [(-2.9, -2.0, 30), (-2.3, -2.3, -35), (0.7, -2.1, 70)],
        "camera": {"target": (0.0, 0, 2.35), "frame": 10.4, "elevation": 7},
    },
}


def tones(palette):
    accent, tint = palette["accent"], palette["tint"]
    ground = palette.get("ground") or m.mix(tint, accent, 0.2)
    return {
        "ground": ground,
        "soft": m.mix(ground, "#ffffff", 0.45),
        "mid": m.mix(ground, accent, 0.42),
        "strong": m.mix(accent, palette["deep"], 0.05),
        "white": "#fcfbf8",
        "sun": m.mix(ground, accent, palette.get("sun", 0.34)),
    }


def podium(kind, size, height, x, y, turn, colour):
    if kind == "disc":
        s.plinth(size, height, m.plastic(colour, 0.55, 0.0), (x, y, 0))
    else:
        thing = s.block((*size, height), m.plastic(colour, 0.55, 0.0), None, (x, y, 0), 0.05, 5)
        thing.rotation_euler = (0, 0, math.radians(turn))


def loose(product, spots, seed):
    rng = random.Random(seed)
    meshes = pieces.meshes_for(product)
    if not meshes:
        return
    for i, (x, y, turn) in enumerate(spots):
        mesh = meshes[i % len(meshes)]
        form = product["form"]
        if form == "capsules":
            pieces.lying(mesh, (x, y), turn, pieces.CAPSULE_RADIUS, rng.uniform(0, 360))
        elif form == "softgels":
            pieces.lying(mesh, (x, y), turn, 0.25, rng.uniform(0, 360))
        elif form == "gummies":
            pieces.flat(mesh, (x, y), 0.17 if product.get("shape") == "dome" else 0.34, turn * 0.5)
        else:
            pieces.flat(mesh, (x, y), 0.1 if form == "tablets" else 0.085, turn)


def compose(job):
    if job["layout"] == "tipped":
        return tipped(job)
    if job["layout"] == "gym":
        return gym(job)
    layout = LAYOUTS[job["layout"]]
    palette = job["palette"]
    tone = tones(palette)
    studio.seamless(tone["ground"], depth=6.0)
    for kind, size, height, x, y, turn, name in layout["podiums"]:
        podium(kind, size, height, x, y, turn, tone[name])
    radius, x, y, z = layout["sun"]
    disc = s.plinth(radius, 0.25, m.plastic(tone["sun"], 0.6, 0.0))
    disc.rotation_euler = (math.pi / 2, 0, 0)
    disc.location = (x, y + 0.9, z)
    scales = layout.get("scales") or [1.0] * 9
    for product, (px, py, pz, turn), scale in zip(job["products"], layout["slots"], scales):
        thing = packs.build(product)
        box_turn = 14 if product["form"] == "sachets" else 0
        s.place(thing, (px, py, pz), turn + box_turn, scale)
    if job.get("loose"):
        loose(job["loose"], layout["loose"], job["id"])
    view = layout["camera"]
    tx, ty, tz = view["target"]
    centre = (2.6, 0, 1.4) if job["layout"] == "hero" else (0, 0, 1.4)
    studio.lights(job.get("power", 1.0), centre, warm=job.get("warm", "#fff4e6"), key_size=2.6, scale=1.75)
    studio.camera(view["target"], view["frame"], view["elevation"], lens=70)


def gym(job):
    """Sport: a shaker-like bottle, a podium of three steps, round weights."""
    palette = job["palette"]
    tone = tones(palette)
    studio.seamless(tone["ground"], depth=6.0)
    podium("disc", 2.2, 0.6, 0.2, 0.3, 0, tone["soft"])
    podium("disc", 1.0, 1.15, 3.4, 0.6, 0, tone["mid"])
    disc = s.plinth(2.6, 0.25, m.plastic(tone["sun"], 0.6, 0.0))
    disc.rotation_euler = (math.pi / 2, 0, 0)
    disc.location = (0.4, 4.6, 3.0)
    shaker(palette, (-3.05, 0.0, 0))
    for product, (x, y, z, turn) in zip(job["products"], [(-0.65, 0.35, 0.6, 4), (1.5, -0.25, 0.6, -6), (3.4, 0.6, 1.15, -8)]):
        s.place(packs.build(product), (x, y, z), turn + (12 if product["form"] == "sachets" else 0))
    steel = m.plastic(palette["deep"], 0.35, 0.3)
    for x in (0.35, 1.75):
        weight = s.plinth(0.42, 0.34, steel, bevel=0.08)
        weight.rotation_euler = (0, math.pi / 2, 0)
        weight.location = (x, -2.1, 0.42)
    bar = s.plinth(0.1, 1.5, m.satin("#e8ecea"))
    bar.rotation_euler = (0, math.pi / 2, 0)
    bar.location = (0.5, -2.1, 0.42)
    if job.get("loose"):
        loose(job["loose"], [(-1.4, -1.9, 30), (-0.9, -2.3, -35), (2.9, -1.9, 70)], job["id"])
    studio.lights(job.get("power", 1.0), (0, 0, 1.4), key_size=2.6, scale=1.75)
    studio.camera((0.15, 0, 1.95), 10.2, 8, lens=70)


def shaker(palette, location):
    group = s.group("shaker")
    body = s.rounded([(0, 0), (0.72, 0, 0.12), (0.9, 2.7, 0.05), (0.9, 2.8), (0.82, 2.8)], 8)
    s.lathe(body, m.plastic(m.mix(palette["accent"], "#ffffff", 0.72), 0.35, 0.2), group, segments=112)
    lid = s.rounded([(0.94, 2.72), (0.94, 3.1, 0.08), (0.7, 3.32, 0.06), (0, 3.34)], 6)
    s.lathe(lid, m.plastic(palette["accent"], 0.35, 0.2), group, segments=112)
    spout = s.lathe(s.rounded([(0, 0), (0.28, 0), (0.26, 0.34, 0.06), (0, 0.34)], 6), m.plastic(palette["deep"], 0.35, 0.2), group, segments=64)
    spout.location = (0.34, 0, 3.28)
    for i in range(4):
        mark = s.wrap(0.775 + 0.047 * (i + 1), 0.75 + 0.44 * i, 0.775 + 0.44 * i, m.plastic(palette["accent"], 0.5, 0), group, arc=38)
        mark.rotation_euler = (0, 0, math.radians(20))
    return s.place(group, location, -10)


def tipped(job):
    """An open jar on its side, its cap, and one capsule that got away."""
    product, palette = job["product"], job["palette"]
    ground = palette["ground"]
    studio.seamless(ground, depth=7.0)
    group = s.group("jar")
    r, top = 1.0, 2.42
    hollow = [(0, 0.03), (0.72, 0.03), (0.8, 0, 0.05), (r, 0, 0.16), (r, top, 0.24), (0.8, top + 0.05, 0.05), (0.8, top + 0.28, 0.03), (0.72, top + 0.28, 0.03), (0.72, top, 0.1), (0.93, top - 0.1, 0.1), (0.93, 0.08, 0.1), (0, 0.08)]
    s.lathe(s.rounded(hollow, 8), m.plastic("#fbfaf7", 0.26, 0.35), group, segments=128)
    s.wrap(r + 0.006, 0.3, 2.05, m.picture(product["label"]), group)
    group.rotation_mode = "ZYX"
    # On its side, the mouth to the right and a little towards us, the label up.
    group.rotation_euler = (0, math.radians(90), 0)
    turn = s.group("turn")
    group.parent = turn
    s.place(turn, (-2.4, 0.35, 1.0), -24)
    cap = s.group("cap")
    packs.ribbed_cap(0.9, 0, 0.63, palette["accent"], cap)
    s.place(cap, (1.0, 1.3, 0.0), 0, 1.0, (0, 0))
    pieces.lying(pieces.capsule_mesh("#fdfcf8", palette["accent"]), (2.45, -1.0), -58, pieces.CAPSULE_RADIUS, 40)
    studio.lights(0.84, (0, 0, 1.0), key_size=2.4, scale=1.35)
    studio.camera((0.2, 0, 1.0), 7.4, 12, lens=80)
