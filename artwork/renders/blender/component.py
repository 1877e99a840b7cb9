"""One substance on a round plinth: the same camera, plinth and light make the set a family."""

import random

import materials as m
import shapes as s
import studio
from bacteria import rods
from ball_model import molecule
from citrus import citrus
from collagen import helix
from crystals import cluster, needles
from drops import drops
from flower import flower
from heaps import capsules, pearls, softgels, tablets
from honeycomb import honeycomb
from leaves import balm, spinach, tea
from plate import RADIUS, TOP
from powder import powder
from stones import cubes, facets, stones

BUILD = {
    "pearls": pearls,
    "softgels": softgels,
    "capsules": capsules,
    "tablets": tablets,
    "powder": powder,
    "cluster": cluster,
    "needles": needles,
    "cubes": cubes,
    "stones": stones,
    "facets": facets,
    "drops": drops,
    "balm": balm,
    "tea": tea,
    "spinach": spinach,
    "flower": flower,
    "rods": rods,
    "helix": helix,
    "citrus": citrus,
    "honeycomb": honeycomb,
    "molecule": molecule,
}


def compose(job):
    look, night = job["look"], job.get("night")
    ground = look["night"] if night else look["ground"]
    plinth = m.mix(ground, look["accent"], 0.3) if night else m.mix(ground, "#ffffff", 0.22)
    studio.seamless(ground, depth=5.0)
    s.plinth(RADIUS, TOP, m.plastic(plinth, 0.5, 0.0), bevel=0.06)
    BUILD[look["kind"]](look, random.Random(job["id"].replace(".night", "")))
    if night:
        studio.night_lights((0, 0, 0.9), look["accent"], wall=(0, 6.0, 0.3))
    else:
        studio.lights(0.86, (0, 0, 0.9), key_size=2.2)
    target = look.get("look", 0.78)
    studio.camera((0, 0, target), look.get("frame", 4.05), look.get("elevation", 17), lens=95)
