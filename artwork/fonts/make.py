#!/usr/bin/env python3
"""Makes the one font file of the pages: Onest, its Cyrillic and Latin subsets in one, with the letters, signs, weights
and features that Russian pages use. See README.md."""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "artwork/node_modules/@fontsource-variable/onest/files"
TARGET = ROOT / "src/site/styles/fonts/onest.woff2"

WEIGHTS = (400, 700)
FEATURES = ["kern", "mark", "ccmp", "tnum"]
LATIN = [*range(0x20, 0x7F), 0xA0, *map(ord, "«»„“”‘’–—…·•×°±²³¹−©®™§½")]
CYRILLIC = [*range(0x410, 0x450), *map(ord, "Ёё№"), 0x301]


def load(subset: str, characters: list[int]) -> TTFont:
    font = TTFont(FILES / f"onest-{subset}-wght-normal.woff2")
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS})


def add_glyphs(font: TTFont, other: TTFont) -> dict[str, str]:
    """Takes over the other font's glyphs and their variations. Answers how they are called here."""
    order = font.getGlyphOrder()
    names = {}
    for name in other.getGlyphOrder():
        if name == ".notdef" or (name in order and name == "space"):
            names[name] = name
            continue
        names[name] = name if name not in order else f"{name}.cyrl"
    for old, new in names.items():
        if new in order:
            continue
        glyph = other["glyf"][old]
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = names[component.glyphName]
        font["glyf"][new] = glyph
        font["hmtx"][new] = other["hmtx"][old]
        font["gvar"].variations[new] = other["gvar"].variations.get(old, [])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: names[name] for code, name in other.getBestCmap().items()})
    return names


def add_variations(font: TTFont, other: TTFont) -> int:
    """Appends the other font's store of variations. Answers by how much its indices have moved."""
    mine, theirs = font["GDEF"].table.VarStore, other["GDEF"].table.VarStore
    regions = mine.VarRegionList.Region
    shift = len(regions)
    regions.extend(theirs.VarRegionList.Region)
    mine.VarRegionList.RegionCount = len(regions)
    outer = len(mine.VarData)
    for data in theirs.VarData:
        data.VarRegionIndex = [index + shift for index in data.VarRegionIndex]
        mine.VarData.append(data)
    mine.VarDataCount = len(mine.VarData)
    return outer


def visit(node, change, seen=None):
    """Calls for every table below a layout table."""
    seen = set() if seen is None else seen
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, (list, tuple)):
        for item in node:
            visit(item, change, seen)
    elif hasattr(node, "__dict__"):
        change(node)
        for value in list(vars(node).values()):
            if isinstance(value, (list, tuple)) or hasattr(value, "__dict__"):
                visit(value, change, seen)


def add_positions(font: TTFont, other: TTFont, names: dict[str, str]) -> None:
    """Takes over the other font's kerning, and where its accents stand."""
    mine, theirs = font["GPOS"].table, other["GPOS"].table
    moved = add_variations(font, other)

    def change(node):
        if isinstance(node, otTables.Device) and node.DeltaFormat == 0x8000:
            node.StartSize += moved
        if isinstance(node, otTables.Coverage):
            node.glyphs = [names[name] for name in node.glyphs]
        if isinstance(node, otTables.ClassDef):
            node.classDefs = {names[name]: value for name, value in node.classDefs.items()}
        if isinstance(node, otTables.PairSet):
            for record in node.PairValueRecord:
                record.SecondGlyph = names[record.SecondGlyph]

    visit(theirs.LookupList.Lookup, change)
    first = len(mine.LookupList.Lookup)
    mine.LookupList.Lookup.extend(theirs.LookupList.Lookup)
    mine.LookupList.LookupCount = len(mine.LookupList.Lookup)
    for record in theirs.FeatureList.FeatureRecord:
        add_feature(mine, record.FeatureTag, [first + index for index in record.Feature.LookupListIndex])
    for name, kind in other["GDEF"].table.GlyphClassDef.classDefs.items():
        font["GDEF"].table.GlyphClassDef.classDefs[names[name]] = kind


def add_feature(table, tag: str, lookups: list[int]) -> None:
    """A feature that both fonts have goes on with the other's lookups; one that is new comes last, as its tag does."""
    known = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag]
    for record in known:
        record.Feature.LookupListIndex = [*record.Feature.LookupListIndex, *lookups]
        record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    if known:
        return
    assert tag > max(record.FeatureTag for record in table.FeatureList.FeatureRecord)
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex, record.Feature.LookupCount = lookups, len(lookups)
    index = len(table.FeatureList.FeatureRecord)
    table.FeatureList.FeatureRecord.append(record)
    table.FeatureList.FeatureCount = index + 1
    for script in table.ScriptList.ScriptRecord:
        for system in (script.Script.DefaultLangSys, *(lang.LangSys for lang in script.Script.LangSysRecord)):
            system.FeatureIndex.append(index)
            system.FeatureCount = len(system.FeatureIndex)


def main() -> None:
    font, other = load("latin", LATIN), load("cyrillic", CYRILLIC)
    for each in (font, other):
        # The same is in `gvar`; only one of the two would be whole after the merge.
        if "HVAR" in each:
            del each["HVAR"]
    names = add_glyphs(font, other)
    add_positions(font, other, names)
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    font.save(TARGET)
    print(f"{TARGET.relative_to(ROOT)}: {len(font.getGlyphOrder())} glyphs, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
