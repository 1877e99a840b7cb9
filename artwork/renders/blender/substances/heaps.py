"""Heaps of one kind of piece."""

import materials as m
import pieces
from plate import heap_of


def pearls(look, rng):
    meshes = [pieces.pearl_mesh(c, r, 0.3) for c in look["colours"] for r in (0.2, 0.24)]
    heap_of(meshes, look.get("count", 44), rng.randint(0, 999), 0.4, 1.42)


def softgels(look, rng):
    heap_of([pieces.softgel_mesh(c, body=0.3) for c in look["colours"]], look.get("count", 24), rng.randint(0, 999), 0.4, 1.5)


def capsules(look, rng):
    heap_of([pieces.capsule_mesh(look["colours"][0])], look.get("count", 26), rng.randint(0, 999), 0.4, 1.45)


def tablets(look, rng):
    mesh = pieces.tablet_mesh(m.speckled(look["colours"][0], m.mix(look["colours"][0], "#ffffff", 0.4), 34, 0.62, 0.5, 0.15))
    heap_of([mesh], look.get("count", 30), rng.randint(0, 999))
