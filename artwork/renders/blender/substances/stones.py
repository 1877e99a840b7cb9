"""Cubes, lumps and broken metal."""

import math

import bmesh
import bpy
from mathutils import Vector

import shapes as s
from crystals import paint_of
from plate import drop, heap_of, ontop

# Spot and size of each cube, largest first: a solver leaves cubes standing on their corners.
CUBES = [(0, 0.36, 0.58), (-0.74, 0.2, 0.5), (0.74, 0.24, 0.5), (-0.36, -0.46, 0.48), (0.36, -0.42, 0.44), (-1.06, -0.42, 0.34), (0.98, -0.4, 0.36), (0.02, -1.0, 0.3), (0.66, -0.98, 0.22), (-0.72, -0.96, 0.22), (1.28, 0.14, 0.22), (-1.34, 0.16, 0.22), (0.04, 0.34, 0.44), (-0.7, 0.2, 0.3), (0.72, 0.26, 0.26)]


def cubes(look, rng):
    placed = []
    for i, (x, y, size) in enumerate(CUBES):
        block = s.block((size, size, size), paint_of(look, look["colours"][i % len(look["colours"])]), None, (0, 0, 0), size * 0.05, 2)
        mesh = block.data
        bpy.data.objects.remove(block)
        drop(mesh, (x, y), (0, 0, math.radians(i * 47 % 60 - 30)), placed)


STONES = [(0.02, 0.42, 0.44), (-0.9, 0.2, 0.38), (0.9, 0.22, 0.4), (-0.46, -0.5, 0.42), (0.46, -0.52, 0.36), (-0.44, 0.02, 0.36), (0.42, 0.06, 0.34), (-1.18, -0.5, 0.18), (1.12, -0.55, 0.2), (0.02, -1.1, 0.15)]


def stones(look, rng):
    """Broken lumps: hulls of random points, longer than high, with the grain of their finish."""
    placed = []
    for k, (x, y, size) in enumerate(STONES):
        bm = bmesh.new()
        for _ in range(look.get("corners", 22)):
            v = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * size * rng.uniform(0.86, 1.06)
            bm.verts.new((v.x * 1.2, v.y, v.z * 0.78))
        bmesh.ops.convex_hull(bm, input=bm.verts)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size * look.get("worn", 0.05), segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
        mesh = bpy.data.meshes.new("stone")
        bm.to_mesh(mesh)
        bm.free()
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(32)
        mesh.materials.append(paint_of(look, look["colours"][k % len(look["colours"])]))
        drop(mesh, (x, y), (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), rng.uniform(0, math.tau)), placed, 0.06)
    crumb = s.ball_mesh(1.0, 1)
    for polygon in crumb.polygons:
        polygon.use_smooth = False
    for _ in range(22):
        angle, distance, size = rng.uniform(math.pi, math.tau), rng.uniform(0.9, 1.5), rng.uniform(0.015, 0.045)
        bit = s.copy(crumb, paint_of(look, look["colours"][0]))
        bit.scale = (size * 1.3, size, size * 0.8)
        bit.rotation_euler = (0, 0, rng.uniform(0, 6))
        bit.location = ontop(distance * math.cos(angle), distance * math.sin(angle), size * 0.7)


def facets(look, rng):
    """Broken metal: convex hulls of random points."""
    meshes = []
    for k in range(6):
        bm = bmesh.new()
        for _ in range(13):
            v = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * rng.uniform(0.28, 0.42)
            bm.verts.new((v.x * 1.15, v.y, v.z * 0.9))
        bmesh.ops.convex_hull(bm, input=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.016, segments=2, profile=0.6, affect="EDGES")
        mesh = bpy.data.meshes.new("facet")
        bm.to_mesh(mesh)
        bm.free()
        mesh.materials.append(paint_of(look, look["colours"][k % len(look["colours"])]))
        meshes.append(mesh)
    heap_of(meshes, look.get("count", 17), rng.randint(0, 999), 0.4, 1.1)
