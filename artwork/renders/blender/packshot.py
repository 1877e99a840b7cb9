"""One product on its series' background, a few of its pieces beside it."""

import math
import random

import materials as m
import packs
import pieces
import shapes as s
import studio

# Height of the picture in scene units, how high the camera looks, where the pack stands.
FRAMES = {
    "jar": {"frame": 5.0, "look": 1.46, "x": -0.12},
    "wide": {"frame": 5.35, "look": 1.36, "x": -0.12},
    "tube": {"frame": 5.45, "look": 1.88, "x": -0.42},
    "dropper": {"frame": 5.3, "look": 1.84, "x": -0.3},
    "spray": {"frame": 5.3, "look": 1.84, "x": -0.38},
    "box": {"frame": 5.45, "look": 1.4, "x": -0.54},
}


def ground(palette):
    return palette.get("ground") or m.mix(palette["tint"], palette["accent"], 0.16)


def scatter(product, mirror=1):
    """Hand-set places: one group in front at one side, a stray piece at the other."""
    meshes = pieces.meshes_for(product)
    form = product["form"]
    rng = random.Random(product["slug"])
    pick = lambda i: meshes[i % len(meshes)]
    if form in ("capsules", "softgels"):
        radius = pieces.CAPSULE_RADIUS if form == "capsules" else 0.25
        spots = [(1.3, -0.42, 30), (1.42, -1.12, -62), (0.86, -1.5, 78), (-1.4, -0.8, -28)]
        if form == "softgels":
            spots = [(1.36, -0.35, 30), (1.42, -1.08, -60), (0.8, -1.45, 74), (-1.42, -0.8, -28)]
        for i, (x, y, turn) in enumerate(spots):
            pieces.lying(pick(i), (mirror * x, y), mirror * turn + rng.uniform(-12, 12), radius, rng.uniform(0, 360))
    elif form == "tablets":
        for i, (x, y) in enumerate([(1.36, -0.6), (0.8, -1.42), (-1.4, -0.85)]):
            pieces.flat(pick(i), (mirror * x, y), 0.1, rng.uniform(0, 360))
        pieces.flat(pick(1), (mirror * 1.4, -0.58), 0.3)
        pieces.leaning(pick(0), (mirror * 1.42, -1.24), 0.31, 0.2, mirror * 35, 0)
    elif form == "effervescent":
        for i, (x, y) in enumerate([(0.98, -0.5), (1.36, -1.2), (-1.3, -0.6)]):
            pieces.flat(pick(i), (mirror * x, y), 0.085)
        pieces.flat(pick(1), (mirror * 1.0, -0.48), 0.26)
        pieces.flat(pick(1), (mirror * 0.97, -0.51), 0.43)
        pieces.leaning(pick(0), (mirror * 0.78, -1.02), 0.44, 0.17, mirror * -20, 66)
    elif form == "gummies":
        if product.get("shape") == "dome":
            for i, (x, y) in enumerate([(1.46, -0.62), (0.98, -1.42), (1.55, -1.3), (-1.48, -1.0)]):
                pieces.flat(pick(i), (mirror * x, y), 0.17)
        else:
            for i, (x, y, turn) in enumerate([(1.5, -0.62, 18), (0.92, -1.4, -12), (-1.5, -0.95, 14)]):
                pieces.flat(pick(i), (mirror * x, y), 0.34, mirror * turn)
            lying = s.link("bear", pick(3))
            lying.rotation_euler = (math.radians(-90), 0, math.radians(mirror * 50))
            lying.location = (mirror * 1.5, -1.42, 0.15)
    elif form == "drops":
        liquid = m.gel((product.get("pieces") or ["#f0b23c"])[0], 0.01, ior=1.33)
        for x, y, r in [(1.15, -0.7, 0.26), (1.5, -1.15, 0.16), (0.92, -1.25, 0.11), (1.72, -0.75, 0.08), (-1.15, -0.85, 0.15)]:
            bead = s.copy(s.ball_mesh(r, 4), liquid)
            bead.scale = (1, 1, 0.62)
            bead.location = (mirror * x, y, r * 0.46)
    elif form == "spray":
        mist = m.gel(m.mix(product["palette"]["accent"], "#ffffff", 0.55), 0.01, ior=1.33)
        for _ in range(22):
            angle, reach = rng.uniform(-0.5, 0.5), rng.uniform(0.1, 1.0)
            r = rng.choice((0.03, 0.04, 0.06, 0.09, 0.13))
            bead = s.copy(s.ball_mesh(r, 3), mist)
            bead.scale = (1, 1, 0.6)
            bead.location = (mirror * (0.75 + reach * 1.15), -0.75 - 0.6 * reach + angle * reach * 1.4, r * 0.45)
    elif form == "sachets":
        # Beside the box, not before it: its front carries the dose and the count.
        for x, y, turn, lean in [(1.15, -0.62, -4, -8), (1.55, -0.4, -9, -10)]:
            pack = packs.stick(product)
            s.place(pack, (x, y, 0.01), turn, 1.0, (lean, 1))
        powder = (product.get("pieces") or ["#fdfaf4"])[0]
        pieces.heap(powder, 0.42, 0.22, 3, (-0.98, -1.45, 0), 0.5)


def compose(job):
    product = job["product"]
    kind = packs.PACK_OF[product["form"]]
    frame = FRAMES[kind]
    mirror = -1 if job.get("mirror") and kind != "box" else 1
    palette, night = product["palette"], job.get("night")
    studio.seamless(m.night_paper(palette) if night else ground(palette))
    pack = packs.build(product)
    turn = 18 if kind == "box" else mirror * job.get("turn", 0)
    s.place(pack, (mirror * frame["x"], 0, 0), turn)
    scatter(product, mirror)
    side = -1 if mirror > 0 else 1
    if night:
        studio.night_lights(accent=palette["accent"], side=side)
    else:
        studio.lights(side=side)
    studio.camera((0, 0, frame["look"]), frame["frame"], elevation=8.5, lens=95)
