"""Substances of the component pictures, without their plinth."""

import math
import random

import bpy
from bacteria import stalk
from ball_model import molecule as ball_model
from leaves import balm as sprig
from leaves import spinach as bunch
from leaves import tea as flush
from mathutils import Vector

import materials as m
import shapes as s
from plate import TOP


def grounded(build):
    """They are made to stand on the plinth of their own picture: brings them down to the floor."""

    def lowered(look):
        before = set(bpy.context.scene.objects)
        build(look, random.Random(look.get("seed", 1)))
        for thing in set(bpy.context.scene.objects) - before:
            if thing.parent is None:
                thing.location.z -= TOP

    return lowered


def helix(look):
    """The triple strand of collagen, more slender than among the components: here it is the tallest thing."""
    for k, colour in enumerate(look["colours"]):
        paint = m.plastic(colour, 0.22, 0.5)
        turns = [i / 200 * math.tau * 2.4 + k * math.tau / 3 for i in range(201)]
        way = [(0.42 * math.cos(a), 0.42 * math.sin(a), 0.15 + 3.1 * i / 200) for i, a in enumerate(turns)]
        s.tube_along(way, 0.15, paint)
        for end in (way[0], way[-1]):
            s.copy(s.ball_mesh(0.15, 4), paint).location = end


def bacteria(look):
    """Rods that float, each its own way."""
    rng = random.Random(look.get("seed", 4))
    for i, (x, y, z) in enumerate(look["spots"]):
        way = Vector((rng.uniform(-1, 1), rng.uniform(-0.4, 0.4), rng.uniform(-0.8, 0.8))).normalized() * 0.3
        centre = Vector((x, y, z))
        stalk(centre - way, centre + way, m.plastic(look["colours"][i % len(look["colours"])], 0.25, 0.5), 0.16)


THINGS = {
    "molecule": grounded(ball_model),
    "helix": helix,
    "balm": grounded(sprig),
    "spinach": grounded(bunch),
    "tea": grounded(flush),
    "bacteria": bacteria,
}
