"""Geometry: solids of revolution, rounded boxes, wrapped labels, remeshed lumps."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(name, mesh, material=None, parent=None):
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def group(name="group"):
    thing = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing, location=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
    """Stands a group on the floor, turned about its axis; tilt is applied after the turn."""
    thing.location = location
    thing.rotation_mode = "XYZ"
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    thing.scale = (scale, scale, scale)
    return thing


def rounded(points, steps=6):
    """Points are (r, z) or (r, z, corner radius); corners with a radius become arcs."""
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if not radius or i in (0, len(points) - 1):
            out.append(tuple(here))
            continue
        before, after = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        angle = before.angle(after)
        cut = min(radius / math.tan(angle / 2), before.length * 0.5, after.length * 0.5)
        start, end = here + before.normalized() * cut, here + after.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t**2))
    return out


def lathe_mesh(profile, segments=96, ribs=0, rib_depth=0.0, rib_range=(0, 0), materials=None):
    """materials: list of (material, lowest z) picks a material per ring of faces."""
    mesh = bpy.data.meshes.new("lathe")
    vertices, rings = [], []
    for r, z in profile:
        if r < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        ring = []
        ribbed = ribs and rib_range[0] <= z <= rib_range[1] and r > rib_range[2] if len(rib_range) > 2 else False
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            radius = r + (rib_depth * math.cos(ribs * angle) if ribbed else 0)
            ring.append(len(vertices))
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
        rings.append(ring)
    faces, picks = [], []
    for i, (low, high) in enumerate(zip(rings, rings[1:])):
        middle = (profile[i][1] + profile[i + 1][1]) / 2
        pick = 0
        for index, (_, lowest) in enumerate(materials or []):
            if middle >= lowest:
                pick = index
        for k in range(segments):
            n = (k + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                faces.append((low[0], high[n], high[k]))
            elif len(high) == 1:
                faces.append((low[k], low[n], high[0]))
            else:
                faces.append((low[k], low[n], high[n], high[k]))
            picks.append(pick)
    mesh.from_pydata(vertices, [], faces)
    for material, _ in materials or []:
        mesh.materials.append(material)
    for polygon, pick in zip(mesh.polygons, picks):
        polygon.use_smooth = True
        polygon.material_index = pick
    fix_normals(mesh)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return mesh


def fix_normals(mesh):
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def join(*meshes):
    """Several meshes as one, each with its own materials."""
    bm = bmesh.new()
    joined = bpy.data.meshes.new("joined")
    for mesh in meshes:
        first, start = len(joined.materials), len(bm.faces)
        for material in mesh.materials:
            joined.materials.append(material)
        bm.from_mesh(mesh)
        bm.faces.ensure_lookup_table()
        for face in bm.faces[start:]:
            face.material_index += first
    bm.to_mesh(joined)
    bm.free()
    joined.use_auto_smooth = True
    joined.auto_smooth_angle = math.radians(50)
    return joined


def lathe(profile, material, parent=None, **options):
    return link("lathe", lathe_mesh(profile, **options), material, parent)


def wrap(radius, low, high, material, parent=None, arc=300.0, segments=160):
    """A label around a cylinder; its middle faces the camera (−y)."""
    mesh = bpy.data.meshes.new("wrap")
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    columns = []
    for i in range(segments + 1):
        angle = math.radians(-arc / 2 + arc * i / segments) - math.pi / 2
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        columns.append((bm.verts.new((x, y, low)), bm.verts.new((x, y, high))))
    for i in range(segments):
        face = bm.faces.new((columns[i][0], columns[i + 1][0], columns[i + 1][1], columns[i][1]))
        face.smooth = True
        corners = ((i, 0), (i + 1, 0), (i + 1, 1), (i, 1))
        for loop, (u, v) in zip(face.loops, corners):
            loop[uv].uv = (u / segments, v)
    bm.to_mesh(mesh)
    bm.free()
    return link("wrap", mesh, material, parent)


def panel(width, height, material, parent=None, location=(0, 0, 0), turn=0.0):
    """A flat printed rectangle facing −y, standing on its lower edge."""
    mesh = bpy.data.meshes.new("panel")
    mesh.from_pydata(
        [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)], [], [(0, 1, 2, 3)]
    )
    layer = mesh.uv_layers.new()
    for index, corner in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[index].uv = corner
    thing = link("panel", mesh, material, parent)
    thing.location = location
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def block(size, material, parent=None, location=(0, 0, 0), bevel=0.03, segments=4):
    """A box standing on z = 0 with rounded edges."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0, matrix=Matrix.Translation((0, 0, 0.5)))
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("block")
    bm.to_mesh(mesh)
    bm.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    thing = link("block", mesh, material, parent)
    thing.location = location
    return thing


def plinth(radius, height, material, location=(0, 0, 0), bevel=0.05):
    thing = lathe(rounded([(0, 0), (radius, 0, 0.01), (radius, height, bevel), (0, height)], 8), material, segments=160)
    thing.location = location
    return thing


def tube_along(points, radius, material, parent=None, resolution=10):
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    spline.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def ball_mesh(radius=1.0, detail=4):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    mesh = bpy.data.meshes.new("ball")
    bm.to_mesh(mesh)
    bm.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def lump_mesh(balls, voxel=0.03, smooth=6):
    """Ellipsoids ((x, y, z), (rx, ry, rz)) melted into one smooth body."""
    bm = bmesh.new()
    for centre, radii in balls:
        matrix = Matrix.Translation(centre) @ Matrix.Diagonal((*radii, 1))
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1.0, matrix=matrix)
    rough = bpy.data.meshes.new("lump")
    bm.to_mesh(rough)
    bm.free()
    thing = link("lump", rough)
    remesh = thing.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    relax = thing.modifiers.new("smooth", "SMOOTH")
    relax.factor = 0.5
    relax.iterations = smooth
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def copy(mesh, material=None, parent=None):
    thing = link("copy", mesh, None, parent)
    if material is not None:
        if not mesh.materials:
            mesh.materials.append(None)
        thing.material_slots[0].link = "OBJECT"
        thing.material_slots[0].material = material
    return thing
