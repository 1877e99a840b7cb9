"""Still lifes with several packs on podiums: home, series, themes; by day, and by lamplight for the dark theme."""

import math
import random

import materials as m
import packs
import pieces
import shapes as s
import studio
from layouts import LAYOUTS
from props import PROPS


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


def night_tones(palette):
    """Nearly the page's own dark, so that the picture sinks into it; the accent glows on the edges."""
    accent, deep = palette["accent"], palette["deep"]
    ground = palette.get("night") or m.mix(m.mix(deep, accent, 0.12), "#0a0f1f", 0.5)
    return {
        "ground": ground,
        "soft": m.mix(ground, accent, 0.22),
        "mid": m.mix(ground, accent, 0.42),
        "strong": m.mix(accent, deep, 0.3),
        "white": m.mix(ground, "#ffffff", 0.4),
        "sun": accent,
    }


def podium(kind, size, height, x, y, turn, colour):
    if kind == "disc":
        s.plinth(size, height, m.plastic(colour, 0.55, 0.0), (x, y, 0))
    else:
        thing = s.block((*size, height), m.plastic(colour, 0.55, 0.0), None, (x, y, 0), 0.05, 5)
        thing.rotation_euler = (0, 0, math.radians(turn))


def backdrop(sun, tone, night):
    radius, x, y, z = sun
    paint = m.glow(tone["sun"], tone["ground"], 0.5) if night else m.plastic(tone["sun"], 0.6, 0.0)
    disc = s.plinth(radius, 0.25, paint)
    disc.rotation_euler = (math.pi / 2, 0, 0)
    disc.location = (x, y + 0.9, z)


def loose(product, spots, seed):
    rng = random.Random(seed)
    meshes = pieces.meshes_for(product)
    for i, (x, y, turn) in enumerate(spots if meshes else []):
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
    layout, palette, night = LAYOUTS[job["layout"]], job["palette"], job.get("night", False)
    tone = night_tones(palette) if night else tones(palette)
    studio.seamless(tone["ground"], depth=6.0)
    for kind, size, height, x, y, turn, name in layout["podiums"]:
        podium(kind, size, height, x, y, turn, tone[name])
    backdrop(layout["sun"], tone, night)
    scales = layout.get("scales") or [1.0] * 9
    for product, (x, y, z, turn), scale in zip(job["products"], layout["slots"], scales):
        # A box shows a side, so that it is not a sheet of paper.
        s.place(packs.build(product), (x, y, z), turn + (14 if product["form"] == "sachets" else 0), scale)
    if job["layout"] in PROPS:
        PROPS[job["layout"]](palette)
    if job.get("loose"):
        loose(job["loose"], layout["loose"], job["id"].replace(".night", ""))
    view = layout["camera"]
    centre = (0, 0, 1.4)
    if night:
        studio.lamplight(centre, palette["accent"], scale=1.75)
    else:
        studio.lights(job.get("power", 0.93), centre, warm=job.get("warm", "#fff4e6"), key_size=2.6, scale=1.75)
    studio.camera(view["target"], view["frame"], view["elevation"], lens=70, shift=view.get("shift", (0, 0)))
