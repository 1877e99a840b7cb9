"""The round plinth every substance lies on, and how things come to lie there."""

from mathutils import Euler, Vector
from mathutils.bvhtree import BVHTree

import pieces
import shapes as s

TOP = 0.42
RADIUS = 1.75


def ontop(x, y, z=0.0):
    return (x, y, TOP + z)


def heap_of(meshes, count, job_seed, radius=0.62, wall=1.2, height=2.4):
    pieces.pile(meshes, count, job_seed, radius, height, wall, floor=TOP, frames=90)


def drop(mesh, spot, tilt, placed, nestle=0.0):
    """Lowers a piece straight down until it touches the plinth or what lies there already, and a little into that."""
    thing = s.link("piece", mesh)
    thing.rotation_euler = tilt
    turned = [Euler(tilt).to_matrix() @ vertex.co for vertex in mesh.vertices]
    over = [Vector((v.x + spot[0], v.y + spot[1], v.z + 9)) for v in turned]
    fall = min(v.z for v in over) - TOP
    for tree in placed:
        for v in over:
            hit = tree.ray_cast(v, Vector((0, 0, -1)))
            if hit[0] is not None:
                fall = min(fall, hit[3] + nestle)
    height = 9 - fall
    thing.location = (*spot, height)
    placed.append(BVHTree.FromPolygons([(v.x, v.y, v.z - fall) for v in over], [p.vertices for p in mesh.polygons]))
    return thing
