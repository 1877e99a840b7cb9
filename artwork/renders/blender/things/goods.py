"""Our own packs and what is in them."""

import math
import random

import materials as m
import packs
import pieces
import shapes as s
from powder import scoop as spoon

# How high the middle of a piece lies, by form.
REST = {"capsules": pieces.CAPSULE_RADIUS, "softgels": 0.25, "tablets": 0.1, "effervescent": 0.085}


def pack(look):
    packs.build(look["product"])


def loose(look):
    """Pieces lying at the given spots (x, y, turn)."""
    product, rng = look["product"], random.Random(7)
    meshes = pieces.meshes_for(product)
    for i, (x, y, turn) in enumerate(look["spots"]):
        mesh, form = meshes[i % len(meshes)], product["form"]
        if form in ("capsules", "softgels"):
            pieces.lying(mesh, (x, y), turn, REST[form], rng.uniform(0, 360))
        elif form == "gummies":
            pieces.flat(mesh, (x, y), 0.17 if product.get("shape") == "dome" else 0.34, turn)
        else:
            pieces.flat(mesh, (x, y), REST[form], turn)


def piece(look):
    """One piece as a subject: upright, or on its edge."""
    mesh = pieces.meshes_for(look["product"])[look.get("pick", 0)]
    thing = s.link("piece", mesh)
    if look["product"]["form"] in ("tablets", "effervescent"):
        thing.rotation_euler = (math.radians(80), 0, 0)
    thing.location = (0, 0, -min((thing.rotation_euler.to_matrix() @ v.co).z for v in mesh.vertices))


def heap(look):
    pieces.heap(look["colour"], look.get("radius", 0.9), look.get("height", 0.6), 3, (0, 0, 0), 0.6)


def scoop(look):
    spoon(look["colour"], (0, 0), 0)


def tower(look):
    """Tablets one upon another; those above the line have the colour of a warning."""
    rng = random.Random(3)
    plain, over = (
        pieces.tablet_mesh(m.speckled(colour, m.mix(colour, "#ffffff", 0.4), 34, 0.64, 0.42, 0.12), 0.62, 0.36, 0.07)
        for colour in (look["colour"], look["over"])
    )
    for i in range(look["count"]):
        x, y = rng.uniform(-0.07, 0.07), rng.uniform(-0.06, 0.06)
        pieces.flat(plain if i < look["line"] else over, (x, y), 0.18 + 0.345 * i)


THINGS = {"pack": pack, "loose": loose, "piece": piece, "heap": heap, "scoop": scoop, "tower": tower}
