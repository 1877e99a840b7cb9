"""The photo studio: scene, seamless background, lights, camera, render."""

import math
import os
import time

import bpy
from mathutils import Vector

import materials


def start(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget(job.get("night", False))
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["size"]
    scene.render.use_persistent_data = False
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("ARTWORK_THREADS", os.cpu_count() or 1))
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = job["samples"]
    cycles.seed = job.get("seed", 0)
    # With a network behind it, even noise is simpler than adaptive sampling and cleans as well.
    cycles.use_adaptive_sampling = False
    # One diffuse bounce leaves gaps and contact shadows black; three cost a tenth more.
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    # A heap of clear capsules is many thin walls, one behind another.
    cycles.transparent_max_bounces = 40
    # Light focused by gels and glass never becomes clean without a graphics card.
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    # Catches single stray rays; much lower, it would dull what glows inside a gel.
    cycles.sample_clamp_indirect = 10
    cycles.use_denoising = False
    scene.view_settings.view_transform = "Raw"
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return scene


def world(colour="#ffffff", strength=0.35):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    # Even light needs no sampling of its own.
    scene.world.cycles.sampling_method = "NONE"
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = materials.lin(colour)
    background.inputs[1].default_value = strength


def seamless(colour, depth=7.0, floor=None):
    """A floor that bends up into a wall without an edge."""
    radius = 4.5
    profile = [(-30.0, 0.0)]
    for i in range(25):
        angle = math.pi / 2 * i / 24
        profile.append((depth + radius * math.sin(angle), radius * (1 - math.cos(angle))))
    profile.append((depth + radius, 40.0))
    mesh = bpy.data.meshes.new("seamless")
    vertices = [(x, y, z) for y, z in profile for x in (-45, 45)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(materials.paper(colour))
    thing = bpy.data.objects.new("seamless", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def softbox(location, target, size, energy, colour="#ffffff", size_y=None, spread=180):
    light = bpy.data.lights.new("softbox", "AREA")
    light.spread = math.radians(spread)
    light.energy = energy
    light.color = materials.lin(colour)[:3]
    light.size = size
    if size_y:
        light.shape = "RECTANGLE"
        light.size_y = size_y
    thing = bpy.data.objects.new("softbox", light)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lights(power=1.0, centre=(0, 0, 1.2), warm="#fff6ec", cool="#eef3ff", key_size=3.2, side=-1, scale=1.0):
    """Key from one side, a broad fill from the other, a top light behind, a strip for glossy edges."""
    cx, cy, cz = centre
    at = lambda x, y, z: (cx + side * -x * scale, cy + y * scale, cz + z * scale)
    p = power * scale * scale
    # Few lamps: every sample asks one of them, so each further lamp adds noise.
    softbox(at(-5.2, -3.6, 5.4), centre, key_size * scale, 640 * p, warm)
    softbox((cx, cy + 2.8 * scale, cz + 8.5 * scale), (cx, cy + 5.5 * scale, cz), 7.0 * scale, 760 * p)
    softbox(at(4.6, 0.4, 2.4), centre, 1.1 * scale, 130 * p, cool, 5.0 * scale)
    world("#f6f8ff", 0.46 * power)


def lamplight(centre=(0, 0, 1.2), accent="#ffffff", scale=1.0):
    """A dark room: a warm lamp from the left, the accent along the right edges, a pale one that the right labels are read by."""
    cx, cy, cz = centre
    at = lambda x, y, z: (cx + x * scale, cy + y * scale, cz + z * scale)
    p = scale * scale
    softbox(at(-4.6, -3.4, 4.6), centre, 2.4 * scale, 430 * p, "#ffe6c8")
    softbox(at(5.2, -4.6, 2.2), at(1.2, 0, 0), 1.6 * scale, 150 * p, materials.mix(accent, "#ffffff", 0.7), 3.0 * scale)
    softbox(at(4.4, 1.6, 2.6), centre, 1.2 * scale, 300 * p, materials.mix(accent, "#ffffff", 0.45), 5.0 * scale)
    softbox(at(0.0, 2.4, 7.5), at(0, 4.5, 0), 5.0 * scale, 90 * p, materials.mix(accent, "#ffffff", 0.5))
    world(materials.mix(accent, "#ffffff", 0.4), 0.06)


def night_lights(centre=(0, 0, 1.2), accent="#ffffff", side=-1, scale=1.0, wall=(0, 9.2, 0.7), glow=1.0):
    """One subject in a dark room: a soft lamp that the label is read by, an edge of light on both sides, a glow behind."""
    cx, cy, cz = centre
    at = lambda x, y, z: (cx + side * -x * scale, cy + y * scale, cz + z * scale)
    p = scale * scale
    pale = materials.mix(accent, "#ffffff", 0.62)
    softbox(at(-4.9, -3.7, 4.4), centre, 2.4 * scale, 135 * p, "#fff2e2", spread=64)
    softbox(at(4.2, 1.1, 1.9), centre, 0.9 * scale, 130 * p, pale, 5.0 * scale, spread=100)
    softbox(at(-3.7, 2.6, 1.8), centre, 0.7 * scale, 130 * p, pale, 4.6 * scale, spread=100)
    x, y, z = wall
    softbox((x, y - 3.6, z + 2.6), wall, 2.2 * glow, 200 * glow, materials.mix(accent, "#ffffff", 0.1))
    world(materials.mix(accent, "#ffffff", 0.4), 0.06)


def camera(target, frame, elevation=9.0, azimuth=0.0, lens=85, fstop=None, focus=None, shift=(0, 0)):
    """Looks at target so that `frame` units fill the longer side of the picture there."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    distance = frame / (2 * math.tan(math.atan(18 / lens)))
    e, a = math.radians(elevation), math.radians(azimuth)
    offset = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance
    thing = bpy.data.objects.new("camera", data)
    thing.location = Vector(target) + offset
    thing.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
    data.clip_end = 400
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        spot = Vector(focus) if focus else Vector(target)
        data.dof.focus_distance = (spot - thing.location).dot((-offset).normalized())
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def shoot(path):
    """Renders into one uncompressed OpenEXR file with the layers colour, albedo and normal, which denoise/ cleans."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = path
    writer.format.file_format = "OPEN_EXR_MULTILAYER"
    writer.format.color_depth = "32"
    writer.format.exr_codec = "NONE"
    writer.file_slots.clear()
    for slot, socket in (("colour", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        writer.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], writer.inputs[slot])
    began = time.time()
    bpy.ops.render.render(write_still=False)
    print(f"\nrender {time.time() - began:.1f} s", flush=True)
    # Blender adds the number of the frame to the name.
    os.replace(f"{path}{scene.frame_current:04d}.exr", path)
