"""The error page: an open jar on its side, its cap, and an empty capsule that got away."""

import math

import materials as m
import packs
import pieces
import shapes as s
import studio


def compose(job):
    product, palette = job["product"], job["palette"]
    studio.seamless(palette["ground"], depth=7.0)
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
    pieces.lying(pieces.capsule_mesh(None), (2.45, -1.0), -58, pieces.CAPSULE_RADIUS, 40)
    studio.lights(0.84, (0, 0, 1.0), key_size=2.4, scale=1.35)
    studio.camera((0.2, 0, 1.0), 7.4, 12, lens=80)
