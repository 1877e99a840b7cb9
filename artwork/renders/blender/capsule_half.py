"""One half of an empty hard capsule, cut out: both are seen from the same place, so that together they are the capsule."""

import math

import bpy

import materials as m
import shapes as s
import studio

# As src/nutrition/capsules.ts has size 0, in centimetres; a wall of 0.1 mm would be lost, so it is twice as thick.
HALVES = {"cap": (1.072, 0.764), "body": (1.844, 0.734)}
WALL = 0.02
ELEVATION = 13


def half(length, diameter):
    """A tube with a round end below and its rim at z = 0."""
    outer, inner = diameter / 2, diameter / 2 - WALL
    arc = [math.pi / 2 * i / 24 for i in range(25)]
    outside = [(outer * math.sin(a), -length + outer - outer * math.cos(a)) for a in arc]
    inside = [(inner * math.sin(a), -length + WALL + inner - inner * math.cos(a)) for a in reversed(arc)]
    rim = [(outer, -0.008, 0.008), (outer - WALL / 2, 0.004, 0.006), (inner, -0.008, 0.008)]
    return s.rounded(outside + rim + inside, 4)


def clear_wall(colour, edge):
    """The wall of an empty capsule seen from near: clear where it faces us, coloured and shining towards its edges."""
    material = bpy.data.materials.new("clear shell")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    facing = tree.nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    body = tree.nodes.new("ShaderNodeBsdfDiffuse")
    tint = tree.nodes.new("ShaderNodeMixRGB")
    tint.inputs["Color1"].default_value = m.lin(colour)
    tint.inputs["Color2"].default_value = m.lin(edge)
    tree.links.new(facing.outputs["Facing"], tint.inputs["Fac"])
    tree.links.new(tint.outputs[0], body.inputs["Color"])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    cover = tree.nodes.new("ShaderNodeMath")
    cover.operation = "MULTIPLY_ADD"
    cover.inputs[1].default_value = 0.34
    cover.inputs[2].default_value = 0.03
    tree.links.new(facing.outputs["Facing"], cover.inputs[0])
    wall = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(cover.outputs[0], wall.inputs["Fac"])
    tree.links.new(clear.outputs[0], wall.inputs[1])
    tree.links.new(body.outputs[0], wall.inputs[2])
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.07
    shine = tree.nodes.new("ShaderNodeMath")
    shine.operation = "MULTIPLY_ADD"
    shine.inputs[1].default_value = 0.3
    shine.inputs[2].default_value = 0.05
    tree.links.new(facing.outputs["Facing"], shine.inputs[0])
    blend = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(shine.outputs[0], blend.inputs["Fac"])
    tree.links.new(wall.outputs[0], blend.inputs[1])
    tree.links.new(gloss.outputs[0], blend.inputs[2])
    m._through_shadows(tree, blend.outputs[0], m.lin(m.mix(colour, "#ffffff", 0.5)))
    return material


def compose(job):
    bpy.context.scene.render.film_transparent = True
    length, diameter = HALVES[job["half"]]
    # The cap stands on its rim: the same half, turned over.
    shell = s.lathe(half(length, diameter), clear_wall(job["tint"], job["edge"]), segments=160)
    cap = job["half"] == "cap"
    shell.rotation_euler = (math.pi if cap else 0, 0, 0)
    centre = (0, 0, length / 2 if cap else -length / 2)
    studio.softbox((-3.2, -2.6, 1.6), centre, 0.5, 260, "#fff2e2", 4.2)
    studio.softbox((3.4, -0.6, 0.8), centre, 0.35, 190, "#dfe8ff", 5.0)
    studio.softbox((0.6, 3.4, 3.2), centre, 3.0, 150, "#ffffff")
    studio.world("#dfe7ff", 0.12)
    # Without perspective both halves are of one scale, and one fits the other wherever they stand.
    camera = studio.camera(centre, 8, elevation=ELEVATION)
    camera.data.type = "ORTHO"
    camera.data.ortho_scale = job["size"][1] / job["scale"]
