"""Coneflower."""

import math

import bpy
from mathutils import Vector

import materials as m
import shapes as s
from plate import TOP, ontop


def petal_mesh(length, width, curl, rng, ripple=0.006):
    mesh = bpy.data.meshes.new("leaf")
    rows, columns = 48, 12
    vertices, faces = [], []
    bend = rng.uniform(0.7, 1.2) * curl
    for j in range(rows + 1):
        t = j / rows
        half = width * math.sin(math.pi * t**0.8) ** 0.8 * (1 - 0.25 * t)
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            wave = ripple * math.sin(t * 24 + abs(u) * 3.4) * abs(u)
            z = bend * 0.45 * math.sin(t * math.pi * 0.9) + 0.3 * abs(u) ** 1.3 * half + wave
            vertices.append((u * half, t * length, z))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def flower(look, rng):
    """Coneflower: drooping petals around a spiky dome."""
    petal, dome, tip = look["colours"][:3]
    centre = Vector(ontop(0, 0, 0.86))
    for i in range(14):
        mesh = petal_mesh(1.25, 0.27, -0.9, rng)
        thing = s.link("petal", mesh, m.leaf(m.mix(petal, "#ffffff", rng.uniform(0, 0.18)), petal))
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
        thing.rotation_euler = (math.radians(rng.uniform(-24, -12)), 0, math.tau * i / 14)
        thing.location = centre
    s.lathe(s.rounded([(0, 0.45), (0.34, 0.36, 0.15), (0.46, 0, 0.2), (0, -0.12)], 8), m.plastic(dome, 0.6, 0)).location = centre
    spike = s.lathe_mesh([(0.035, 0), (0.022, 0.12), (0, 0.17)], 8)
    for i in range(190):
        z = 1 - i / 200
        angle = i * 2.399963
        r = math.sqrt(1 - z * z)
        direction = Vector((r * math.cos(angle), r * math.sin(angle), z))
        thing = s.copy(spike, m.plastic(m.mix(dome, tip, rng.uniform(0.2, 1)), 0.45, 0))
        thing.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        thing.location = centre + Vector((direction.x * 0.44, direction.y * 0.44, direction.z * 0.42 - 0.02))
    s.tube_along([(0, 0, TOP - 0.05), (0.02, 0, TOP + 0.5), tuple(centre)], 0.07, m.plastic("#6f9150", 0.6, 0))
