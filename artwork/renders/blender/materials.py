"""Paper, plastic, glass, gel, metal: everything the pictures are made of."""

import bpy

_made = {}
_night = False


def forget(night=False):
    global _night
    _night = night
    _made.clear()


def rgb(colour):
    colour = colour.lstrip("#")
    return [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def lin(colour):
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour)] + [1.0]


def mix(a, b, t):
    return "#" + "".join(f"{round((x + (y - x) * t) * 255):02x}" for x, y in zip(rgb(a), rgb(b)))


def _once(key, build):
    if key not in _made:
        _made[key] = build()
    return _made[key]


def _principled(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes["Principled BSDF"]


def plastic(colour, rough=0.32, clear=0.25, bump=0.0, bump_scale=60.0, metal=0.0):
    def build():
        material, tree, shader = _principled("plastic")
        shader.inputs["Base Color"].default_value = lin(colour)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        shader.inputs["Clearcoat"].default_value = clear
        shader.inputs["Clearcoat Roughness"].default_value = 0.12
        if bump:
            add_bump(tree, shader, bump, bump_scale)
        return material

    return _once(("plastic", colour, rough, clear, bump, bump_scale, metal), build)


def add_bump(tree, shader, strength, scale, detail=3.0):
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.05
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def paper(colour):
    def build():
        material, _, shader = _principled("paper")
        shader.inputs["Base Color"].default_value = lin(colour)
        shader.inputs["Roughness"].default_value = 0.85
        shader.inputs["Specular"].default_value = 0.2
        return material

    return _once(("paper", colour), build)


def glow(colour, ground, strength):
    """A lit disc behind the packs, brighter towards its upper edge."""

    def build():
        material, tree, shader = _principled("glow")
        shader.inputs["Base Color"].default_value = lin(mix(ground, colour, 0.3))
        shader.inputs["Roughness"].default_value = 0.6
        place = tree.nodes.new("ShaderNodeTexCoord")
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = lin(mix("#000000", colour, 0.25))
        ramp.color_ramp.elements[1].color = lin(colour)
        # The disc stands upright: its own y is the room's height.
        axes = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(place.outputs["Generated"], axes.inputs[0])
        tree.links.new(axes.outputs["Y"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = strength
        material.cycles.sample_as_light = False
        return material

    return _once(("glow", colour, ground, strength), build)


def night_paper(palette):
    """The colour of the paper by night: the deep tone, nearer to the page's own dark."""
    return palette.get("night") or mix(palette["deep"], "#0a0f1f", 0.42)


def satin(colour):
    """Metal of a cap or a collar."""
    return plastic(colour, 0.28, 0.0, metal=0.9)


def speckled(colour, spots, scale=26.0, amount=0.62, rough=0.6, bump=0.25):
    """Pressed powder: tablets with plant flecks, gritty stones."""

    def build():
        material, tree, shader = _principled("speckled")
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 4
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = amount - 0.03
        ramp.color_ramp.elements[1].position = amount + 0.03
        ramp.color_ramp.elements[0].color = lin(colour)
        ramp.color_ramp.elements[1].color = lin(spots)
        tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = rough
        if bump:
            add_bump(tree, shader, bump, 90.0)
        return material

    return _once(("speckled", colour, spots, scale, amount, rough, bump), build)


def picture(path, rough=0.38, clear=0.15):
    def build():
        material, tree, shader = _principled("label")
        texture = tree.nodes.new("ShaderNodeTexImage")
        texture.image = bpy.data.images.load(path)
        texture.extension = "EXTEND"
        tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Clearcoat"].default_value = clear
        return material

    return _once(("picture", path, rough, clear), build)


def _through_shadows(tree, shader_socket, shade):
    """Shadow rays pass tinted instead of being blocked: light inside glass without caustics."""
    path = tree.nodes.new("ShaderNodeLightPath")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = shade
    blend = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], blend.inputs["Fac"])
    tree.links.new(shader_socket, blend.inputs[1])
    tree.links.new(clear.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def gel(colour, rough=0.04, shade=None, ior=1.38, body=0.0):
    """Softgels, drops, gummies: refracts, glows, casts a coloured shadow. `body` makes it milkier."""
    if _night:
        # Clear gel shows the room behind it, and a dark room makes it a black bead.
        body = max(body, 0.22)

    def build():
        material, tree, shader = _principled("gel")
        # Light is tinted on the way in and on the way out: the root makes the two together the wanted colour.
        shader.inputs["Base Color"].default_value = [c ** (0.72 if body else 0.5) for c in lin(colour)]
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Transmission"].default_value = 1.0 - body
        shader.inputs["IOR"].default_value = ior
        shader.inputs["Clearcoat"].default_value = 0.4
        shader.inputs["Clearcoat Roughness"].default_value = 0.03
        if _night:
            shader.inputs["Emission"].default_value = lin(colour)
            shader.inputs["Emission Strength"].default_value = 0.07
            material.cycles.sample_as_light = False
        _through_shadows(tree, shader.outputs[0], lin(shade or mix(colour, "#ffffff", 0.35)))
        material["colour"] = colour
        return material

    return _once(("gel", colour, rough, shade, ior, body), build)


def solid_copy(mesh):
    """The same mesh in an opaque, faintly glowing paint of its gel's colour."""
    other = mesh.copy()
    gels = [slot["colour"] for slot in other.materials]
    other.materials.clear()
    for colour in gels:
        other.materials.append(_once(("solid", colour), lambda: _solid(colour)))
    return other


def _solid(colour):
    material, _, shader = _principled("solid")
    shader.inputs["Base Color"].default_value = lin(colour)
    shader.inputs["Roughness"].default_value = 0.18
    shader.inputs["Clearcoat"].default_value = 0.5
    shader.inputs["Emission"].default_value = lin(colour)
    shader.inputs["Emission Strength"].default_value = 0.22
    # Hundreds of faint lamps would slow the render down for nothing.
    material.cycles.sample_as_light = False
    return material


def glass(colour, edge=None):
    """A thin wall that does not bend light: transparent in the middle, denser at the edges."""

    def build():
        material = bpy.data.materials.new("glass")
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.remove(tree.nodes["Principled BSDF"])
        facing = tree.nodes.new("ShaderNodeLayerWeight")
        facing.inputs["Blend"].default_value = 0.5
        tint = tree.nodes.new("ShaderNodeMixRGB")
        tint.inputs["Color1"].default_value = [c**0.5 for c in lin(colour)]
        tint.inputs["Color2"].default_value = [c**0.42 for c in lin(edge or colour)]
        tree.links.new(facing.outputs["Facing"], tint.inputs["Fac"])
        clear = tree.nodes.new("ShaderNodeBsdfTransparent")
        tree.links.new(tint.outputs[0], clear.inputs["Color"])
        gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
        gloss.inputs["Roughness"].default_value = 0.06
        # Not the Fresnel node: seen from inside it mirrors everything and the far wall turns black.
        power = tree.nodes.new("ShaderNodeMath")
        power.operation = "POWER"
        power.inputs[1].default_value = 3.5
        shine = tree.nodes.new("ShaderNodeMath")
        shine.operation = "MULTIPLY_ADD"
        shine.inputs[1].default_value = 0.5
        shine.inputs[2].default_value = 0.045
        blend = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(facing.outputs["Facing"], power.inputs[0])
        tree.links.new(power.outputs[0], shine.inputs[0])
        tree.links.new(shine.outputs[0], blend.inputs["Fac"])
        tree.links.new(clear.outputs[0], blend.inputs[1])
        tree.links.new(gloss.outputs[0], blend.inputs[2])
        _through_shadows(tree, blend.outputs[0], lin(mix(colour, "#ffffff", 0.25)))
        return material

    return _once(("glass", colour, edge), build)


def shell():
    """The wall of a plain vegetable capsule: clear, a trace of warmth where it is seen edge-on."""
    return glass("#fbfaf6", "#c9c2b4")


def veil(attribute, amount=1.0, colour="#ffffff"):
    """A glow that covers only in part: by a named weight of the mesh, or evenly."""

    def build():
        material = bpy.data.materials.new("veil")
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.remove(tree.nodes["Principled BSDF"])
        light = tree.nodes.new("ShaderNodeEmission")
        light.inputs["Color"].default_value = lin(colour)
        light.inputs["Strength"].default_value = 0.4 if _night else 1.2
        clear = tree.nodes.new("ShaderNodeBsdfTransparent")
        blend = tree.nodes.new("ShaderNodeMixShader")
        blend.inputs["Fac"].default_value = amount
        if attribute:
            weight = tree.nodes.new("ShaderNodeAttribute")
            weight.attribute_name = attribute
            tree.links.new(weight.outputs["Fac"], blend.inputs["Fac"])
        tree.links.new(clear.outputs[0], blend.inputs[1])
        tree.links.new(light.outputs[0], blend.inputs[2])
        tree.links.new(blend.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
        material.cycles.sample_as_light = False
        return material

    return _once(("veil", attribute, amount, colour), build)


def leaf(colour, vein):
    def build():
        material, tree, shader = _principled("leaf")
        wave = tree.nodes.new("ShaderNodeTexNoise")
        wave.inputs["Scale"].default_value = 3.0
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        tree.links.new(coordinates.outputs["Object"], wave.inputs["Vector"])
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = lin(colour)
        ramp.color_ramp.elements[1].color = lin(vein)
        tree.links.new(wave.outputs["Fac"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.45
        return material

    return _once(("leaf", colour, vein), build)
