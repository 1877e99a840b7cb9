"""A pack, a jar of no brand or a glass of water on nothing: one camera and one scale for all, so that they stand beside each other to size."""

import bpy

import materials as m
import packs
import shapes as s
import studio
import tableware

# Scene units from the lower to the upper edge of the picture, as in jobs.ts.
HEIGHT = 4.4
LOOK = 1.98


def plain_jar():
    """As large as a jar of capsules; its label is empty."""
    r, top = 1.0, 2.42
    outline = [(0, 0.03), (0.72, 0.03), (0.8, 0, 0.05), (r, 0, 0.16), (r, top, 0.24), (0.8, top + 0.05, 0.05), (0.8, top + 0.2), (0.7, top + 0.2)]
    group = s.group("plain")
    s.lathe(s.rounded(outline, 8), m.plastic("#e9e7e2", 0.3, 0.3), group, segments=128)
    packs.ribbed_cap(0.9, top + 0.07, 3.12, "#b4b6bd", group)
    s.wrap(r + 0.006, 0.3, 2.05, m.plastic("#d3d4d8", 0.7, 0.0), group)


def compose(job):
    bpy.context.scene.render.film_transparent = True
    # The floor gives the pack its light from below and what glass shows behind it, and is not in the picture itself.
    studio.seamless("#efece6").visible_camera = False
    product = job.get("product")
    if product:
        turn = 12 if packs.PACK_OF[product["form"]] == "box" else 0
        s.place(packs.build(product), (0, 0, 0), turn)
    elif job["thing"] == "jar":
        plain_jar()
    else:
        tableware.glass({})
    studio.lights(0.9)
    studio.camera((0, 0, LOOK), HEIGHT, elevation=4, lens=120)
