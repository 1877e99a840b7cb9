"""Cut oranges."""

import math

import bmesh
import bpy

import materials as m
import shapes as s
from crystals import gem_mesh
from plate import ontop


def citrus(look, rng):
    """Two cut halves with juicy segments, one standing, one lying, and crystals of the acid."""
    rind, pith, flesh = look["colours"][:3]

    def half(radius):
        group = s.group("citrus")
        dome = [(radius * math.sin(a), -radius * math.cos(a)) for a in [math.pi / 2 * i / 16 for i in range(17)]]
        s.lathe(dome + [(radius * 0.985, 0.02), (radius * 0.93, 0.03)], m.plastic(rind, 0.42, 0.2, bump=0.35, bump_scale=30), group)
        s.lathe([(radius * 0.95, 0.028), (0, 0.028)], m.plastic(pith, 0.6, 0), group)
        for i in range(10):
            mesh = bpy.data.meshes.new("segment")
            bm = bmesh.new()
            outline = []
            for k in range(13):
                a = math.radians(-14.5 + 29 * k / 12)
                outline.append((radius * 0.86 * math.cos(a), radius * 0.86 * math.sin(a)))
            outline.append((radius * 0.1, 0.0))
            bottom = [bm.verts.new((x, y, 0.0)) for x, y in outline]
            top = [bm.verts.new((x, y, 0.07)) for x, y in outline]
            bm.faces.new(top)
            for k in range(len(outline)):
                n = (k + 1) % len(outline)
                bm.faces.new((bottom[k], bottom[n], top[n], top[k]))
            bmesh.ops.bevel(bm, geom=[e for e in bm.edges if e.verts[0].co.z > 0.05 and e.verts[1].co.z > 0.05], offset=0.03, segments=3, affect="EDGES", clamp_overlap=True)
            bm.to_mesh(mesh)
            bm.free()
            for polygon in mesh.polygons:
                polygon.use_smooth = True
            mesh.use_auto_smooth = True
            wedge = s.link("segment", mesh, m.plastic(flesh, 0.2, 0.6, bump=0.3, bump_scale=14), group)
            wedge.rotation_euler = (0, 0, math.radians(36 * i))
            wedge.location = (0, 0, 0.02)
        return group

    s.place(half(0.92), ontop(-0.28, 0.25, 0.9), 0, 1.0, (78, 0))
    s.place(half(0.62), ontop(0.78, -0.55, 0.6), 0, 1.0, (12, 8))
    crystal = gem_mesh(4, 0.06, 0.12, 0.05, rng)
    for _ in range(16):
        thing = s.copy(crystal.copy(), m.gel("#ffffff", 0.05))
        angle = rng.uniform(math.pi * 1.05, math.pi * 1.6)
        thing.location = ontop(rng.uniform(0.9, 1.4) * math.cos(angle), rng.uniform(0.9, 1.4) * math.sin(angle), 0.04)
        thing.rotation_euler = (1.5, rng.uniform(0, 3), rng.uniform(0, 6))
