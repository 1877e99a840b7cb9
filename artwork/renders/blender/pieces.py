"""What is inside: capsules, softgels, tablets, gummies, granules. Every mesh is centred and lies along z."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

import materials as m
import shapes as s

CAPSULE_RADIUS = 0.185


def capsule_mesh(powder, length=0.86, radius=CAPSULE_RADIUS):
    """A clear hard capsule: two shells, the upper one a little wider, and the powder that fills most of them."""
    half = length / 2
    shell, narrow = [], radius * 0.955
    for i in range(13):
        angle = math.pi / 2 * i / 12
        shell.append((narrow * math.sin(angle), -half + narrow - narrow * math.cos(angle)))
    seam = 0.02
    shell += [(narrow, seam - 0.004), (radius, seam)]
    for i in range(13):
        angle = math.pi / 2 * i / 12
        shell.append((radius * math.cos(angle), half - radius + radius * math.sin(angle)))
    shells = s.lathe_mesh(shell, 48, materials=[(m.shell(), -9)])
    if not powder:
        return shells
    # Powder clings to the wall and settles: the cap's dome stays empty.
    inner, top = narrow * 0.965, half - radius * 1.05
    filling = [(inner * math.sin(math.pi / 2 * i / 10), -half + narrow - inner * math.cos(math.pi / 2 * i / 10)) for i in range(11)]
    filling += [(inner, top - 0.03), (inner * 0.96, top - 0.008), (inner * 0.7, top + 0.006), (0, top + 0.012)]
    core = s.lathe_mesh(filling, 40, materials=[(m.speckled(powder, m.mix(powder, "#ffffff", 0.5), 60, 0.58, 0.85, 0.35), -9)])
    return s.join(shells, core)


def softgel_mesh(colour, length=0.74, radius=0.25, rough=0.03, body=0.0):
    profile = []
    for i in range(33):
        angle = math.pi * i / 32
        c, sn = math.cos(angle), math.sin(angle)
        profile.append((radius * abs(sn) ** 0.86, -length / 2 * math.copysign(abs(c) ** 0.92, c)))
    profile[0] = (0, -length / 2)
    profile[-1] = (0, length / 2)
    return s.lathe_mesh(profile, 48, materials=[(m.gel(colour, rough, body=body), -9)])


def pearl_mesh(colour, radius=0.2, body=0.0):
    mesh = s.ball_mesh(radius, 4)
    mesh.materials.append(m.gel(colour, 0.03, body=body))
    return mesh


def tablet_mesh(material, radius=0.31, thickness=0.2, dome=0.06):
    edge = thickness / 2 - dome
    profile = [(0, -thickness / 2)]
    for i in range(1, 9):
        r = radius * 0.97 * i / 8
        profile.append((r, -edge - dome * (1 - (i / 8) ** 2.2)))
    profile += [(radius, -edge + 0.015), (radius, edge - 0.015)]
    for i in range(8, 0, -1):
        r = radius * 0.97 * i / 8
        profile.append((r, edge + dome * (1 - (i / 8) ** 2.2)))
    profile.append((0, thickness / 2))
    return s.lathe_mesh(profile, 64, materials=[(material, -9)])


def fizzy_mesh(material, radius=0.44, thickness=0.17):
    h = thickness / 2
    profile = s.rounded([(0, -h), (radius * 0.9, -h, 0.01), (radius, -h + 0.05, 0.03), (radius, h - 0.05, 0.03), (radius * 0.9, h, 0.01), (0, h)], 4)
    return s.lathe_mesh(profile, 72, materials=[(material, -9)])


def bear_mesh(material):
    """A sitting gummy bear, 0.7 high, facing −y."""
    e = [
        ((0, 0, 0.25), (0.185, 0.15, 0.235)),
        ((0, -0.015, 0.545), (0.155, 0.14, 0.145)),
        ((0, -0.14, 0.52), (0.075, 0.06, 0.058)),
        ((0, -0.195, 0.535), (0.03, 0.02, 0.02)),
        ((-0.115, 0.0, 0.675), (0.06, 0.045, 0.06)),
        ((0.115, 0.0, 0.675), (0.06, 0.045, 0.06)),
        ((-0.15, -0.12, 0.35), (0.065, 0.10, 0.065)),
        ((0.15, -0.12, 0.35), (0.065, 0.10, 0.065)),
        ((-0.12, -0.14, 0.085), (0.085, 0.14, 0.08)),
        ((0.12, -0.14, 0.085), (0.085, 0.14, 0.08)),
    ]
    mesh = s.lump_mesh(e, 0.016, 5)
    mesh.transform(Matrix.Translation((0, 0, -0.34)))
    mesh.materials.clear()
    mesh.materials.append(material)
    return mesh


def dome_mesh(material, radius=0.3, height=0.34):
    profile = [(0, -height / 2), (radius * 0.9, -height / 2)]
    for i in range(15):
        angle = math.pi / 2 * i / 14
        profile.append((radius * math.cos(angle) ** 0.75, -height / 2 + 0.05 + (height - 0.05) * math.sin(angle)))
    profile[-1] = (0, height / 2)
    return s.lathe_mesh(s.rounded([(*p, 0.03) for p in profile], 2), 56, materials=[(material, -9)])


def gummy(colour):
    return m.gel(colour, 0.13, body=0.42, ior=1.33)


def sugared(colour):
    return m.speckled(colour, m.mix(colour, "#ffffff", 0.72), 55.0, 0.6, 0.5, 0.9)


def meshes_for(product):
    """The two or three different pieces a product's pack holds."""
    p = product["palette"]
    accent = p["accent"]
    form = product["form"]
    colours = product.get("pieces") or []
    if form == "capsules":
        return [capsule_mesh(colours[0] if colours else "#f8f5ee")]
    if form == "softgels":
        colour = colours[0] if colours else "#f3a51f"
        return [softgel_mesh(colour, body=product.get("milky", 0.0))]
    if form == "tablets":
        colour = colours[0] if colours else "#f6f3ec"
        spots = colours[1] if len(colours) > 1 else m.mix(colour, "#ffffff", 0.4)
        return [tablet_mesh(m.speckled(colour, spots, 34, 0.64, 0.42, 0.12))]
    if form == "effervescent":
        colour = colours[0] if colours else "#fbfaf7"
        # Pressed grains, no colour of their own: the flecks are a shade of the tablet.
        return [fizzy_mesh(m.speckled(colour, m.mix(colour, "#ffffff", 0.55), 42, 0.56, 0.75, 0.55))]
    if form == "gummies":
        paints = [gummy(c) for c in (colours or [accent, m.mix(accent, "#ff5a4a", 0.4), m.mix(accent, "#ffd34d", 0.5)])]
        if product.get("shape") == "dome":
            return [dome_mesh(paint) for paint in paints]
        first = bear_mesh(paints[0])
        bears = [first]
        for paint in paints[1:]:
            other = first.copy()
            other.materials.clear()
            other.materials.append(paint)
            bears.append(other)
        return bears
    return []


def lying(mesh, location, turn, radius, roll=0.0):
    """A capsule or softgel on its side."""
    thing = s.link("piece", mesh)
    thing.rotation_euler = (math.pi / 2, math.radians(roll), math.radians(turn))
    thing.location = (*location, radius)
    return thing


def flat(mesh, location, height, turn=0.0):
    thing = s.link("piece", mesh)
    thing.rotation_euler = (0, 0, math.radians(turn))
    thing.location = (*location, height)
    return thing


def leaning(mesh, location, radius, thickness, turn=0.0, tilt=62.0):
    """A tablet leaning on another one."""
    thing = s.link("piece", mesh)
    thing.rotation_euler = (math.radians(tilt), 0, math.radians(turn))
    up = radius * math.sin(math.radians(tilt)) + thickness / 2 * math.cos(math.radians(tilt))
    thing.location = (*location, up)
    return thing


def hull(mesh):
    """A stand-in of at most 42 corners: the solver needs no more, and is thirty times faster."""
    bm = bmesh.new()
    corners = {max(mesh.vertices, key=lambda v: v.co.dot(d.co)).index for d in s.ball_mesh(1.0, 2).vertices}
    for index in corners:
        bm.verts.new(mesh.vertices[index].co)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    simple = bpy.data.meshes.new("hull")
    bm.to_mesh(simple)
    bm.free()
    return simple


def pile(meshes, count, seed=1, radius=0.6, height=2.0, wall=None, frames=80, friction=0.5, floor=0.0):
    """Drops pieces with the rigid-body solver, so that a heap looks like a heap."""
    scene = bpy.context.scene
    rng = random.Random(seed)
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame = 6
    scene.rigidbody_world.solver_iterations = 10

    def enrol(thing, kind, shape, **settings):
        with bpy.context.temp_override(object=thing, active_object=thing, selected_objects=[thing]):
            bpy.ops.rigidbody.object_add(type=kind)
        body = thing.rigid_body
        body.collision_shape = shape
        body.friction = friction
        body.restitution = 0.05
        body.use_margin = True
        body.collision_margin = 0.004
        for key, value in settings.items():
            setattr(body, key, value)

    ground = s.block((30, 30, 1), None, bevel=0)
    ground.data.transform(Matrix.Translation((0, 0, -0.5)))
    ground.location = (0, 0, floor - 0.5)
    enrol(ground, "PASSIVE", "BOX")
    helpers = [ground]
    if wall:
        fence = s.lathe([(wall, floor - 0.5), (wall, floor + height + 9)], None, segments=40)
        enrol(fence, "PASSIVE", "MESH")
        helpers.append(fence)
    hulls = [hull(mesh) for mesh in meshes]
    dropped = []
    for i in range(count):
        pick = rng.randrange(len(meshes))
        thing = s.link("hull", hulls[pick])
        angle, distance = rng.uniform(0, math.tau), radius * math.sqrt(rng.random())
        thing.location = (distance * math.cos(angle), distance * math.sin(angle), floor + 0.4 + height * i / count + 0.05 * i)
        thing.rotation_euler = [rng.uniform(0, math.tau) for _ in range(3)]
        enrol(thing, "ACTIVE", "CONVEX_HULL", linear_damping=0.12, angular_damping=0.4)
        dropped.append((thing, meshes[pick]))
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [(thing.evaluated_get(graph).matrix_world.copy(), mesh) for thing, mesh in dropped]
    bpy.ops.rigidbody.world_remove()
    for helper in helpers + [thing for thing, _ in dropped]:
        bpy.data.objects.remove(helper)
    scene.frame_set(1)
    for matrix, mesh in rest:
        s.link("piece", mesh).matrix_world = matrix
    return rest


def heap(colour, radius=1.3, height=0.75, seed=1, location=(0, 0, 0), grit=0.5, parent=None):
    """A mound of powder: a displaced cone with fine grain."""
    mesh = bpy.data.meshes.new("heap")
    rings, segments = 90, 220
    from mathutils import noise

    noise.seed_set(seed)
    # The top is as high as the ring around it, or it would stand out as a needle.
    peak = height * 0.8 + noise.noise(Vector((0, 0, seed))) * 0.144 * grit * min(1, height)
    vertices, faces = [(0, 0, peak)], []
    for i in range(1, rings + 1):
        t = i / rings
        for k in range(segments):
            angle = math.tau * k / segments
            edge = radius * (1 + 0.07 * noise.noise(Vector((math.cos(angle) * 1.3, math.sin(angle) * 1.3, seed))))
            x, y = edge * t * math.cos(angle), edge * t * math.sin(angle)
            z = height * (1 - t) ** 1.15 / (0.35 * t + 1 - 0.0) * (1 - 0.2 * (1 - t) ** 6)
            lump = noise.noise(Vector((x * 3.1, y * 3.1, seed))) * 0.05 + noise.noise(Vector((x * 9, y * 9, seed))) * 0.022
            fine = noise.noise(Vector((x * 34, y * 34, seed))) * 0.010
            z += (lump + fine) * grit * 2 * min(1, (1 - t) * 7) * min(1, height)
            vertices.append((x, y, max(z, 0.0)))
    for k in range(segments):
        faces.append((0, 1 + k, 1 + (k + 1) % segments))
    for i in range(rings - 1):
        for k in range(segments):
            a, b = 1 + i * segments + k, 1 + i * segments + (k + 1) % segments
            faces.append((a, a + segments, b + segments, b))
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    s.fix_normals(mesh)
    thing = s.link("heap", mesh, m.speckled(colour, m.mix(colour, "#ffffff", 0.4), 60, 0.58, 0.85, 0.8), parent)
    thing.location = location
    rng = random.Random(seed)
    grain = s.ball_mesh(0.018, 1)
    grain.materials.append(m.plastic(colour, 0.7, 0))
    for _ in range(130):
        angle, distance = rng.uniform(0, math.tau), radius * (0.97 + abs(rng.gauss(0, 0.14)))
        speck = s.link("grain", grain, parent=parent)
        speck.scale = [rng.uniform(0.4, 1.3)] * 3
        speck.location = (location[0] + distance * math.cos(angle), location[1] + distance * math.sin(angle), location[2] + 0.012)
    return thing
