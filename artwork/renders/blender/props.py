"""Things that tell what a theme is about and are not for sale."""

import math

import materials as m
import shapes as s


def shaker(palette, location, turn=-10):
    group = s.group("shaker")
    body = s.rounded([(0, 0), (0.66, 0, 0.12), (0.82, 2.5, 0.05), (0.82, 2.6), (0.76, 2.6)], 8)
    s.lathe(body, m.plastic(m.mix(palette["accent"], "#ffffff", 0.8), 0.4, 0.15), group, segments=112)
    lid = s.rounded([(0.86, 2.5), (0.86, 2.84, 0.07), (0.64, 3.04, 0.06), (0, 3.06)], 6)
    s.lathe(lid, m.plastic(palette["accent"], 0.35, 0.2), group, segments=112)
    spout = s.lathe(s.rounded([(0, 0), (0.25, 0), (0.23, 0.3, 0.06), (0, 0.3)], 6), m.plastic(palette["deep"], 0.35, 0.2), group, segments=64)
    spout.location = (0.3, 0, 3.0)
    for i in range(4):
        height = 0.7 + 0.42 * i
        radius = 0.66 + 0.16 * height / 2.5 + 0.004
        mark = s.wrap(radius, height, height + 0.022, m.plastic(palette["accent"], 0.5, 0), group, arc=30 if i % 2 else 44)
        mark.rotation_euler = (0, 0, math.radians(16))
    return s.place(group, location, turn)


def dumbbell(palette, location, turn):
    """Two round heads of two plates each on a steel handle, lying on the floor."""
    group = s.group("dumbbell")
    rubber, steel = m.plastic(m.mix(palette["deep"], "#101418", 0.35), 0.55, 0.05), m.satin("#d9dddc")
    radius = 0.5
    for side in (-1, 1):
        for radius_of, near, far in ((radius, 0.44, 0.7), (radius * 0.82, 0.7, 0.88)):
            plate = s.lathe(s.rounded([(0, 0), (radius_of, 0, 0.06), (radius_of, far - near, 0.06), (0, far - near)], 6), rubber, group, segments=96)
            plate.rotation_euler = (0, side * math.pi / 2, 0)
            plate.location = (side * near, 0, radius)
        nut = s.lathe(s.rounded([(0, 0), (0.15, 0, 0.02), (0.15, 0.07, 0.02), (0, 0.07)], 4), steel, group, segments=48)
        nut.rotation_euler = (0, side * math.pi / 2, 0)
        nut.location = (side * 0.88, 0, radius)
    grip = [(0.1 + 0.02 * math.cos(math.pi * (i / 20 - 0.5)), -0.46 + 0.92 * i / 20) for i in range(21)]
    handle = s.lathe(grip, steel, group, segments=48)
    handle.rotation_euler = (0, math.pi / 2, 0)
    handle.location = (0, 0, radius)
    return s.place(group, location, turn)


PROPS = {
    "gym": lambda palette: (shaker(palette, (-2.85, 0.1, 0)), dumbbell(palette, (2.95, -1.75, 0), 16)),
}
