"""Covers of articles and events: a few objects that say what the text is about, in the light of the pack pictures."""

import bpy

import bedroom
import care
import desk
import goods
import hall
import materials as m
import models
import outdoors
import pantry
import play
import produce
import shapes as s
import sport
import stage
import studio
import tableware
import trade
import work

BUILD = {}
for drawer in (bedroom, care, desk, goods, hall, models, outdoors, pantry, play, produce, sport, stage, tableware, trade, work):
    BUILD.update(drawer.THINGS)


def tones(palette):
    ground, accent = palette["ground"], palette["accent"]
    return {
        "ground": ground,
        "soft": m.mix(ground, "#ffffff", 0.45),
        "mid": m.mix(ground, accent, 0.42),
        "shade": m.mix(ground, accent, 0.2),
        "accent": accent,
        "deep": palette["deep"],
        "white": "#fcfbf8",
    }


def night_tones(palette):
    """Paper near the page's own dark; what stands on it keeps its colour."""
    ground, accent = m.night_paper(palette), palette["accent"]
    return {
        "ground": ground,
        "soft": m.mix(ground, accent, 0.3),
        "mid": m.mix(ground, accent, 0.5),
        "shade": m.mix(ground, accent, 0.18),
        "accent": accent,
        "deep": m.mix(palette["deep"], accent, 0.35),
        "white": "#fcfbf8",
    }


def named(value, tone):
    """Names of tones become colours, in lists as well."""
    if isinstance(value, list):
        return [named(part, tone) for part in value]
    return tone.get(value, value) if isinstance(value, str) else value


def put(thing, tone):
    """Builds one object around the origin, then takes it to its place as a whole."""
    before = set(bpy.context.scene.objects)
    BUILD[thing["kind"]]({key: named(value, tone) for key, value in thing.items()})
    parts = [part for part in bpy.context.scene.objects if part not in before and part.parent is None]
    whole = s.group(thing["kind"])
    for part in parts:
        part.parent = whole
    s.place(whole, thing["at"], thing.get("turn", 0), thing.get("scale", 1), thing.get("tilt", (0, 0)))


def compose(job):
    palette, view = job["palette"], job["view"]
    night = job.get("night")
    tone = night_tones(palette) if night else tones(palette)
    studio.seamless(tone["ground"], depth=view.get("depth", 6.0))
    for thing in job["things"]:
        put(thing, tone)
    centre = (0, 0, 1.4)
    if night:
        studio.night_lights(centre, palette["accent"], scale=1.5, wall=(0, 9.0, 0.9), glow=2.2)
    elif job.get("evening"):
        studio.lamplight(centre, palette["accent"], scale=1.5)
    else:
        studio.lights(job.get("power", 0.84), centre, key_size=2.6, scale=1.5)
    studio.camera(view["target"], view["frame"], view["elevation"], view.get("azimuth", 0), lens=70)
