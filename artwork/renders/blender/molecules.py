"""Skeletons of molecules (no hydrogens) on a plane: real connectivity, even bond lengths."""

import math

# Each atom: name, element, bonded to, direction of that bond in degrees; rings list their closing bonds.
SKELETONS = {
    # niacin: pyridine ring with a carboxyl group
    "niacin": {
        "atoms": [("c1", "C", None, 0), ("c2", "C", "c1", 30), ("n1", "N", "c2", 90), ("c3", "C", "n1", 150), ("c4", "C", "c3", 210), ("c5", "C", "c4", 270), ("c6", "C", "c2", -30), ("o1", "O", "c6", 30), ("o2", "O", "c6", -90)],
        "rings": [("c5", "c1")],
    },
    # tryptophan: indole with the amino-acid tail
    "tryptophan": {
        "atoms": [("a", "C", None, 0), ("b", "C", "a", 30), ("c", "C", "b", 90), ("d", "C", "c", 150), ("e", "C", "d", 210), ("f", "C", "e", 270), ("g", "C", "b", -18), ("h", "C", "g", 54), ("n", "N", "h", 126), ("i", "C", "g", -60), ("j", "C", "i", 0), ("k", "N", "j", 60), ("l", "C", "j", -60), ("m", "O", "l", 0), ("o", "O", "l", -120)],
        "rings": [("f", "a"), ("n", "c")],
    },
    # carnitine: quaternary nitrogen, hydroxyl, carboxyl
    "carnitine": {
        "atoms": [("n", "N", None, 0), ("m1", "C", "n", 90), ("m2", "C", "n", 180), ("m3", "C", "n", 270), ("c1", "C", "n", 30), ("c2", "C", "c1", -30), ("o1", "O", "c2", -90), ("c3", "C", "c2", 30), ("c4", "C", "c3", -30), ("o2", "O", "c4", 30), ("o3", "O", "c4", -90)],
        "rings": [],
    },
    # pantothenic acid
    "pantothenic": {
        "atoms": [("o1", "O", None, 0), ("c1", "C", "o1", -30), ("c2", "C", "c1", 30), ("m1", "C", "c2", 120), ("m2", "C", "c2", 60), ("c3", "C", "c2", -30), ("o2", "O", "c3", -90), ("c4", "C", "c3", 30), ("o3", "O", "c4", 90), ("n", "N", "c4", -30), ("c5", "C", "n", 30), ("c6", "C", "c5", -30), ("c7", "C", "c6", 30), ("o4", "O", "c7", 90), ("o5", "O", "c7", -30)],
        "rings": [],
    },
    # biotin: ureido and thiophane rings with a valeric tail
    "biotin": {
        "atoms": [("c1", "C", None, 0), ("c2", "C", "c1", 0), ("n1", "N", "c1", 108), ("c3", "C", "n1", 36), ("o1", "O", "c3", 90), ("n2", "N", "c2", 72), ("c4", "C", "c2", -72), ("s", "S", "c4", -144), ("c5", "C", "c1", -108), ("t1", "C", "c4", -20), ("t2", "C", "t1", 30), ("t3", "C", "t2", -30), ("t4", "C", "t3", 30), ("t5", "C", "t4", -30), ("o2", "O", "t5", 30), ("o3", "O", "t5", -90)],
        "rings": [("n2", "c3"), ("c5", "s")],
    },
    # leucine, the first of the three branched-chain amino acids
    "leucine": {
        "atoms": [("m1", "C", None, 0), ("c1", "C", "m1", 30), ("m2", "C", "c1", 90), ("c2", "C", "c1", -30), ("c3", "C", "c2", 30), ("n", "N", "c3", 90), ("c4", "C", "c3", -30), ("o1", "O", "c4", 30), ("o2", "O", "c4", -90)],
        "rings": [],
    },
    # theanine
    "theanine": {
        "atoms": [("c1", "C", None, 0), ("c2", "C", "c1", 30), ("n1", "N", "c2", -30), ("c3", "C", "n1", 30), ("o1", "O", "c3", 90), ("c4", "C", "c3", -30), ("c5", "C", "c4", 30), ("c6", "C", "c5", -30), ("n2", "N", "c6", -90), ("c7", "C", "c6", 30), ("o2", "O", "c7", 90), ("o3", "O", "c7", -30)],
        "rings": [],
    },
}


def layout(name):
    skeleton = SKELETONS[name]
    index, atoms, bonds = {}, [], []
    for key, element, parent, direction in skeleton["atoms"]:
        if parent is None:
            x, y = 0.0, 0.0
        else:
            _, px, py = atoms[index[parent]]
            x, y = px + math.cos(math.radians(direction)), py + math.sin(math.radians(direction))
            bonds.append((index[parent], len(atoms)))
        index[key] = len(atoms)
        atoms.append((element, x, y))
    bonds += [(index[a], index[b]) for a, b in skeleton["rings"]]
    return atoms, bonds
