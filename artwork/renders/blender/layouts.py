"""Where podiums and packs stand in a still life, and where the camera stands for each frame of it.

Podiums: (kind, size, height, x, y, turn, tone). Slots: (x, y, z, turn) for the packs, in order.
Frames keep clear what the page needs: words lie beside, above or below the packs, and crops to a square, a circle,
an arch or a strip of 5:2 leave every pack whole. `shift` moves the view without tilting the packs.
"""

LAYOUTS = {
    # The packs stay inside the middle square: on a wide screen the picture is half the page.
    "series": {
        "podiums": [
            ("disc", 1.4, 2.5, 0.0, 0.9, 0, "soft"),
            ("block", (2.4, 2.0), 2.0, -2.85, 1.0, 8, "mid"),
            ("disc", 1.1, 2.5, 2.6, 1.0, 0, "white"),
            ("disc", 1.3, 0.28, 1.5, -1.75, 0, "mid"),
        ],
        "slots": [(0.0, 0.8, 2.5, -3), (-2.85, 0.9, 2.0, 6), (2.6, 1.0, 2.5, -6), (-1.55, -1.5, 0, 8), (1.5, -1.75, 0.28, -7), (3.75, -0.6, 0, -10)],
        "sun": (3.3, 0.0, 4.4, 3.9),
        "loose": [(-3.3, -1.6, 20), (-3.75, -1.05, -40), (0.0, -2.3, 65), (3.3, -2.2, -30), (-0.35, -2.75, -20)],
        "camera": {"target": (0.3, 0, 2.85), "frame": 12.6, "elevation": 7},
    },
    # Home: the left half belongs to the words.
    "hero": {
        "podiums": [
            ("disc", 1.45, 2.3, 0.1, 0.9, 0, "white"),
            ("block", (2.4, 2.1), 1.8, -2.5, 1.2, 10, "mid"),
            ("disc", 1.15, 1.9, 2.65, 1.0, 0, "strong"),
            ("disc", 1.3, 0.3, 1.55, -1.9, 0, "soft"),
        ],
        "slots": [(0.1, 0.8, 2.3, -3), (-2.5, 1.1, 1.8, 5), (2.65, 1.0, 1.9, -8), (-1.3, -1.55, 0, 6), (1.55, -1.9, 0.3, -8), (3.75, -0.7, 0, -12)],
        "sun": (3.4, 0.1, 4.6, 3.7),
        "loose": [(-2.95, -1.5, 30), (-3.35, -0.85, -35), (0.1, -2.45, 70), (3.15, -2.4, -30), (-0.25, -2.85, 12)],
        "camera": {"target": (0.25, 0, 2.75), "frame": 17.2, "elevation": 6, "shift": (-0.24, 0)},
    },
    # Home on a tall screen: words above, a button below, the packs inside the middle seven tenths of the width.
    "tower": {
        "podiums": [
            ("disc", 1.4, 2.3, 0.0, 0.9, 0, "white"),
            ("block", (1.9, 1.9), 1.9, -2.15, 1.3, 12, "mid"),
            ("disc", 1.0, 1.9, 2.1, 1.2, 0, "strong"),
        ],
        "slots": [(0.0, 0.8, 2.3, -3), (-2.15, 1.2, 1.9, 6), (2.1, 1.2, 1.9, -8), (-1.25, -1.5, 0, 8), (1.3, -1.55, 0, -8)],
        "sun": (2.5, 0.0, 4.6, 4.0),
        "loose": [(0.05, -2.1, 40), (0.35, -2.65, -30), (-0.4, -2.7, 80)],
        "camera": {"target": (0.0, 0, 2.7), "frame": 14.0, "elevation": 5, "shift": (0, 0.15)},
    },
    # A bench seen from the front: whole at 4:3 and at 2:1.
    "row": {
        "podiums": [("block", (8.7, 2.6), 0.4, 0.0, 0.2, 0, "soft")],
        "slots": [(-2.85, 0.1, 0.4, 6), (-0.65, 0.1, 0.4, 2), (1.45, 0.1, 0.4, -3), (3.2, 0.1, 0.4, -7)],
        "scales": [1.12, 1.0, 0.9, 0.78],
        "sun": (2.6, 0.4, 4.2, 2.6),
        "loose": [(-1.8, -1.7, 30), (-1.2, -2.0, -25), (2.3, -1.8, 40)],
        "camera": {"target": (0.1, 0, 1.95), "frame": 10.8, "elevation": 8},
    },
    # Inside a circle.
    "trio": {
        "podiums": [("disc", 1.9, 0.4, 0.0, 0.75, 0, "soft"), ("disc", 1.3, 0.85, 0.0, 0.8, 0, "mid")],
        "slots": [(0.0, 0.75, 0.85, -2), (-2.2, -1.2, 0, 9), (2.2, -1.2, 0, -9)],
        "sun": (2.5, 0.0, 4.2, 2.8),
        "loose": [(-0.75, -2.0, 25), (-0.05, -2.35, -40), (0.8, -1.95, 60)],
        "camera": {"target": (0.0, 0, 1.85), "frame": 11.0, "elevation": 8},
    },
    # A room whose lower half belongs to the words.
    "evening": {
        "podiums": [("disc", 1.9, 0.35, 0.0, 0.75, 0, "soft"), ("disc", 1.3, 0.75, 0.0, 0.8, 0, "mid")],
        "slots": [(0.0, 0.75, 0.75, -2), (-2.3, -0.9, 0, 9), (2.3, -0.9, 0, -9)],
        "sun": (2.5, 0.0, 4.2, 2.8),
        "loose": [(-0.7, -1.7, 25), (0.0, -2.0, -40), (0.75, -1.65, 60)],
        "camera": {"target": (0.0, 0, 1.9), "frame": 13.6, "elevation": 9, "shift": (0, -0.09)},
    },
    "steps": {
        "podiums": [
            ("block", (2.3, 2.4), 0.5, -2.5, 0, 0, "soft"),
            ("block", (2.3, 2.4), 1.2, -0.15, 0, 0, "mid"),
            ("block", (2.3, 2.4), 1.9, 2.2, 0, 0, "strong"),
        ],
        "slots": [(-2.5, 0, 0.5, 6), (-0.15, 0, 1.2, 0), (2.2, 0, 1.9, -6)],
        "sun": (2.6, -2.0, 4.0, 4.2),
        "loose": [(-2.9, -2.0, 30), (-2.3, -2.3, -35), (0.7, -2.1, 70)],
        "camera": {"target": (0.0, 0, 2.6), "frame": 10.6, "elevation": 7},
    },
    # Lower steps: whole even in a strip of 5:2 taken from below the middle.
    "terrace": {
        "podiums": [
            ("block", (2.5, 2.4), 0.25, -2.75, 0, 0, "soft"),
            ("block", (2.5, 2.4), 0.6, -0.15, 0, 0, "mid"),
            ("block", (2.5, 2.4), 0.95, 2.45, 0, 0, "strong"),
        ],
        "slots": [(-2.75, 0, 0.25, 6), (-0.15, 0, 0.6, 0), (2.45, 0, 0.95, -6)],
        "sun": (2.3, -1.6, 4.0, 2.6),
        "loose": [(-1.2, -1.55, 30), (-0.6, -1.75, -35), (1.2, -1.6, 70)],
        "camera": {"target": (-0.15, 0, 1.95), "frame": 11.8, "elevation": 7, "shift": (0, 0.075)},
    },
    # Sport: a shaker and a dumbbell stand among the packs.
    "gym": {
        "podiums": [("block", (5.4, 2.3), 0.35, 1.1, 0.4, 0, "soft"), ("disc", 0.8, 0.75, 3.3, 0.5, 0, "mid")],
        "slots": [(-0.6, 0.35, 0.35, 3), (1.85, 0.2, 0.35, -5), (3.3, 0.5, 0.75, -8)],
        "sun": (2.4, 0.6, 4.4, 2.7),
        "loose": [(-0.95, -1.65, 30), (-0.4, -1.95, -35), (0.9, -1.7, 60)],
        "camera": {"target": (0.0, 0, 2.05), "frame": 11.4, "elevation": 8, "shift": (0, 0.01)},
    },
    # Tall frames of the themes: whole at 2:3, 4:5, 9:16 and under an arch.
    "column": {
        "podiums": [("disc", 1.35, 2.2, 0.0, 0.95, 0, "mid")],
        "slots": [(0.0, 0.9, 2.2, -2), (-1.3, -1.1, 0, 8), (1.3, -1.15, 0, -8)],
        "sun": (2.3, 0.0, 4.6, 4.0),
        "loose": [(0.0, -1.75, 25), (0.35, -2.3, -40), (-0.4, -2.4, 60)],
        "camera": {"target": (0.0, 0, 2.7), "frame": 11.8, "elevation": 7},
    },
    "column-of-four": {
        "podiums": [("block", (2.3, 2.0), 2.2, -1.25, 1.0, 0, "mid"), ("block", (2.3, 2.0), 2.2, 1.25, 1.0, 0, "soft")],
        "slots": [(-1.25, 0.9, 2.2, 4), (1.25, 0.9, 2.2, -4), (-1.3, -1.1, 0, 8), (1.3, -1.15, 0, -8)],
        "scales": [1.0, 0.94, 1.0, 0.88],
        "sun": (2.4, 0.0, 4.6, 4.2),
        "loose": [(0.0, -1.95, 20), (-0.5, -2.4, -30), (0.45, -2.45, 30)],
        "camera": {"target": (0.0, 0, 2.7), "frame": 11.8, "elevation": 7},
    },
    # The same as a column, with its lower half free.
    "evening-column": {
        "podiums": [("disc", 1.35, 2.0, 0.0, 0.95, 0, "mid")],
        "slots": [(0.0, 0.9, 2.0, -2), (-1.3, -1.1, 0, 8), (1.3, -1.15, 0, -8)],
        "sun": (2.3, 0.0, 4.6, 3.8),
        "loose": [(0.0, -1.75, 25), (0.35, -2.3, -40), (-0.4, -2.4, 60)],
        "camera": {"target": (0.0, 0, 2.5), "frame": 14.4, "elevation": 8, "shift": (0, -0.2)},
    },
}
