"""Grown crystals."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import materials as m
import shapes as s
from plate import heap_of, ontop


def gem_mesh(sides, radius, length, tip, rng, blunt=False):
    """A crystal: prism with a point, hard edges with a tiny bevel."""
    bm = bmesh.new()
    low, high = [], []
    for i in range(sides):
        angle = math.tau * i / sides + rng.uniform(-0.12, 0.12)
        r = radius * rng.uniform(0.85, 1.1)
        low.append(bm.verts.new((r * math.cos(angle), r * math.sin(angle), 0)))
        high.append(bm.verts.new((r * math.cos(angle), r * math.sin(angle), length * rng.uniform(0.93, 1.0))))
    point = bm.verts.new((rng.uniform(-0.3, 0.3) * radius, rng.uniform(-0.3, 0.3) * radius, length + tip))
    bm.faces.new(low[::-1])
    for i in range(sides):
        n = (i + 1) % sides
        bm.faces.new((low[i], low[n], high[n], high[i]))
        bm.faces.new((high[i], high[n], point))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=radius * 0.06, segments=2, profile=0.6, affect="EDGES")
    mesh = bpy.data.meshes.new("gem")
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def paint_of(look, colour):
    finish = look.get("finish", "gel")
    if finish == "metal":
        return m.plastic(colour, look.get("rough", 0.26), 0.0, metal=1.0, bump=0.12, bump_scale=9)
    if finish == "satin":
        return m.plastic(colour, 0.3, 0.4)
    if finish == "chalk":
        return m.speckled(colour, m.mix(colour, "#ffffff", 0.5), 20, 0.6, 0.9, 0.7)
    return m.gel(colour, 0.05, ior=1.36, body=look.get("body", 0.25))


def cluster(look, rng):
    """Crystals growing from one root."""
    for i in range(look.get("count", 17)):
        t = i / look.get("count", 17)
        tilt, angle = 8 + 62 * t + rng.uniform(-6, 6), i * 2.4
        length = (1.45 - 0.85 * t) * rng.uniform(0.8, 1.1) * look.get("length", 1.0)
        mesh = gem_mesh(look.get("sides", 6), look.get("radius", 0.19) * rng.uniform(0.75, 1.25), length, 0.22, rng)
        thing = s.link("gem", mesh, paint_of(look, look["colours"][i % len(look["colours"])]))
        direction = Vector((math.sin(math.radians(tilt)) * math.cos(angle), math.sin(math.radians(tilt)) * math.sin(angle), math.cos(math.radians(tilt))))
        thing.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        thing.location = ontop(0.22 * math.cos(angle) * t, 0.22 * math.sin(angle) * t, -0.08)
    crumbs = [gem_mesh(6, 0.07, 0.16, 0.05, rng) for _ in range(3)]
    for _ in range(9):
        angle, distance = rng.uniform(0, math.tau), rng.uniform(0.9, 1.45)
        thing = s.link("crumb", rng.choice(crumbs).copy(), paint_of(look, rng.choice(look["colours"])))
        thing.rotation_euler = (math.pi / 2, 0, rng.uniform(0, 6))
        thing.location = ontop(distance * math.cos(angle), distance * math.sin(angle), 0.06)


def needles(look, rng):
    meshes = []
    for colour in look["colours"]:
        mesh = gem_mesh(5, 0.075, 0.85, 0.2, rng)
        mesh.transform(Matrix.Translation((0, 0, -0.5)))
        mesh.materials.append(paint_of(look, colour))
        meshes.append(mesh)
    heap_of(meshes, look.get("count", 62), rng.randint(0, 999), 0.4, 1.2)
