#!/usr/bin/env python3
"""Writes wordmark.ts: the word "VitimePro" as outlines of Onest, cut at one weight.

Needs fonttools and brotli. Run it again only if the wordmark itself changes:
    python3 illustrations/brand/outline.py
"""
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FONT = HERE.parents[1] / "node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2"
WORD, WEIGHT, TRACKING = "VitimePro", 650, -0.022

font = instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT})
glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
em, cap = font["head"].unitsPerEm, font["OS/2"].sCapHeight
scale, x, parts = 1000 / em, 0.0, []
for letter in WORD:
    glyph = glyphs[cmap[ord(letter)]]
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, cap * scale)))
    parts.append(pen.getCommands())
    x += glyph.width * scale + TRACKING * 1000
width = round(x - TRACKING * 1000)
(HERE / "wordmark.ts").write_text(
    "/** Outlines of the word, written by outline.py. The cap height starts at y = 0. */\n"
    f"export const wordmark = {{ width: {width}, cap: {round(cap * scale)}, d: \"{''.join(parts)}\" }};\n"
)
