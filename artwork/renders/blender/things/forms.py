"""Simple bodies that the objects of the covers are put together from. All are built around the origin."""

import math

import bpy

import materials as m
import shapes as s


def ball(radius, paint, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0)):
    # The outline of a large one shows its corners.
    thing = s.copy(s.ball_mesh(radius, 6 if radius > 0.5 else 4), paint)
    thing.location, thing.scale = at, scale
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    return thing


def through(points, steps=8):
    """A smooth way through a few points of any number of dimensions."""
    ends = [points[0], *points, points[-1]]
    out = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t**2 + (3 * q - p - 3 * r + u) * t**3)
                for p, q, r, u in zip(a, b, c, d)
            ))
    return [*out, tuple(points[-1])]


def soft(points, steps=8):
    """A smooth profile (r, z), never beyond the axis."""
    return [(max(0.0, r), z) for r, z in through(points, steps)]


def turned(points, paint, segments=96, ridges=0, depth=0.0):
    """A smooth solid of revolution; ridges make it a pumpkin or a pepper."""
    thing = s.lathe(soft(points), paint, segments=segments)
    for vertex in thing.data.vertices if ridges else []:
        angle = math.atan2(vertex.co.y, vertex.co.x)
        # Narrow furrows between broad ribs.
        swell = 1 - depth * (1 - abs(math.sin(ridges * angle / 2)) ** 0.6)
        vertex.co.x, vertex.co.y = vertex.co.x * swell, vertex.co.y * swell
    return thing


def taper(points, radii, paint, resolution=8):
    """A tube whose thickness changes along its way."""
    thing = s.tube_along(points, 1.0, paint, resolution=resolution)
    for point, radius in zip(thing.data.splines[0].points, radii):
        point.radius = radius
    return thing


def arc(radius, start, end, steps=40, squash=1.0):
    """Points of an arc that stands upright, angles in degrees from +x towards +z."""
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(radius * math.cos(a), 0.0, radius * squash * math.sin(a)) for a in turns]


def slab(outline, thickness, paint, bevel=0.02, holes=()):
    """A flat shape lying on z = 0."""
    curve = bpy.data.curves.new("slab", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 4
    # The bevel grows outwards: the shape is drawn smaller by as much.
    curve.offset = -bevel
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for target, (x, y) in zip(spline.points, points):
            target.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(paint)
    thing = bpy.data.objects.new("slab", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (0, 0, thickness / 2)
    return thing


def rectangle(width, height, corner=0.0, steps=8):
    if not corner:
        return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    out = []
    for x, y, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            out.append((x * (width / 2 - corner) + corner * math.cos(angle), y * (height / 2 - corner) + corner * math.sin(angle)))
    return out


def oval(rx, ry=None, steps=72):
    return [(rx * math.cos(math.tau * i / steps), (ry or rx) * math.sin(math.tau * i / steps)) for i in range(steps)]


def upright(thing, at=(0, 0, 0), turn=0.0, lean=0.0):
    """Stands a flat thing up, its upper face to the camera."""
    thing.rotation_euler = (math.radians(90 - lean), 0, math.radians(turn))
    thing.location = at
    return thing


def lit(colour, strength):
    """Shines by itself: a screen, a lamp shade."""
    material = m.plastic(colour, 0.5, 0.0).copy()
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = m.lin(colour)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def two_toned(low, high, share=0.46):
    """Changes softly from one colour to the other along its own y."""
    material = m.plastic(low, 0.24, 0.6).copy()
    tree = material.node_tree
    place, axes, ramp = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    for element, position, colour in zip(ramp.color_ramp.elements, (share - 0.05, share + 0.05), (low, high)):
        element.position, element.color = position, m.lin(colour)
    tree.links.new(place.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Y"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def cloth(colour):
    return m.plastic(colour, 0.9, 0.0, 0.25, 18.0)
