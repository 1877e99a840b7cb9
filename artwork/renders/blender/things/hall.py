"""For meetings: microphone, flasks and tubes of the open laboratory."""

import math

import materials as m
import shapes as s
from forms import soft


def microphone(look):
    """On a table stand, its head towards the camera."""
    dark, steel = m.plastic(look["colour"], 0.4, 0.2), m.plastic("#c9ced6", 0.35, 0.1, 0.9, 46, 0.85)
    s.lathe(s.rounded([(0, 0), (0.9, 0, 0.05), (0.86, 0.16, 0.06), (0, 0.2)], 5), dark, segments=96)
    s.tube_along([(0, 0.1, 0.15), (0, 0.1, 2.3)], 0.09, m.satin("#c9ced6"))
    tilt = (math.radians(28), 0, 0)
    body = s.lathe(soft([(0, -1.1), (0.2, -1.1), (0.24, -0.9), (0.36, 0.5), (0.4, 0.62)]), dark, segments=96)
    band = s.lathe(s.rounded([(0.38, 0.58), (0.5, 0.58, 0.03), (0.5, 0.74, 0.03), (0.4, 0.74)], 3), m.plastic(look["band"], 0.35, 0.3), segments=96)
    head = s.lathe(soft([(0.46, 0.7), (0.62, 0.95), (0.64, 1.3), (0.48, 1.66), (0, 1.84)]), steel, segments=96)
    for part in (body, band, head):
        part.rotation_euler, part.location = tilt, (0, 0.1, 2.45)


def flask(look):
    """An Erlenmeyer flask with something in it."""
    outline = s.rounded([(0, 0.03), (1.02, 0.03, 0.16), (0.3, 1.75, 0.25), (0.3, 2.35), (0.38, 2.42, 0.03)], 8)
    s.lathe(outline, m.glass("#ffffff", "#d3dee8"), segments=112)
    level = 0.95
    at = lambda z: 1.0 - 0.7 * (z - 0.03) / 1.72 - 0.06
    s.lathe(s.rounded([(0, 0.08), (at(0.08), 0.08, 0.14), (at(level), level, 0.01), (0, level)], 6), m.gel(look["colour"], 0.01, ior=1.1), segments=112)


def tubes(look):
    """Test tubes in a rack."""
    wood = m.plastic(look.get("rack", "#d9b384"), 0.55, 0.05)
    for z in (0.0, 1.15):
        s.block((3.0, 0.8, 0.16), wood, None, (0, 0, z), 0.04)
    for x in (-1.42, 1.42):
        s.block((0.16, 0.8, 1.3), wood, None, (x, 0, 0), 0.04)
    for i, colour in enumerate(look["colours"]):
        x = -1.02 + 0.68 * i
        s.lathe(soft([(0, 0.2), (0.17, 0.26), (0.23, 0.45), (0.23, 2.1)]) + [(0.27, 2.12)], m.glass("#ffffff", "#d3dee8"), segments=64).location = (x, 0, 0)
        s.lathe(soft([(0, 0.24), (0.15, 0.3), (0.19, 0.46), (0.19, 1.5)]) + [(0, 1.5)], m.gel(colour, 0.01, ior=1.1), segments=64).location = (x, 0, 0)


THINGS = {"microphone": microphone, "erlenmeyer": flask, "tubes": tubes}
