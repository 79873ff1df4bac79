"""Colors that look like a photo's: a scene has a mood, its things take colors from it. RGB, 0 to 1."""

import colorsys

import numpy as np

from .fields import Array, Rng

# Hue range (turns), saturation range, value range of what photos are full of.
FAMILIES: dict[str, tuple[tuple[float, float], tuple[float, float], tuple[float, float]]] = {
    "earth": ((0.04, 0.12), (0.15, 0.7), (0.15, 0.75)),
    "leaves": ((0.18, 0.40), (0.2, 0.8), (0.1, 0.7)),
    "sky": ((0.52, 0.65), (0.05, 0.7), (0.4, 1.0)),
    "grey": ((0.0, 1.0), (0.0, 0.12), (0.05, 0.95)),
    "white": ((0.0, 1.0), (0.0, 0.1), (0.8, 1.0)),
    "dark": ((0.0, 1.0), (0.0, 0.5), (0.02, 0.2)),
    "skin": ((0.02, 0.09), (0.2, 0.65), (0.25, 1.0)),
    "bright": ((0.0, 1.0), (0.5, 1.0), (0.4, 1.0)),
    "pastel": ((0.0, 1.0), (0.1, 0.4), (0.6, 1.0)),
    "sunset": ((-0.05, 0.12), (0.3, 0.9), (0.4, 1.0)),
}
NAMES = list(FAMILIES)


def family_color(rng: Rng, name: str) -> Array:
    """One color of a family. float32 (3,)."""
    hue, saturation, value = (rng.uniform(*span) for span in FAMILIES[name])
    return np.array(colorsys.hsv_to_rgb(hue % 1, saturation, value), np.float32)


class Mood:
    """The few colors of one scene; most things take one of them, slightly changed."""

    def __init__(self, rng: Rng) -> None:
        families = rng.choice(NAMES, size=int(rng.integers(1, 4)))
        self.colors = [family_color(rng, str(rng.choice(families))) for _ in range(int(rng.integers(3, 7)))]

    def color(self, rng: Rng) -> Array:
        """A color of the mood three times in five, else any color."""
        if rng.random() < 0.6:
            base = self.colors[rng.integers(len(self.colors))]
            return np.clip(base + rng.normal(0, 0.06, 3), 0, 1).astype(np.float32)
        return family_color(rng, str(rng.choice(NAMES)))


SKINS = np.array(
    [
        [0.96, 0.82, 0.72],
        [0.92, 0.74, 0.6],
        [0.82, 0.62, 0.47],
        [0.67, 0.47, 0.34],
        [0.48, 0.32, 0.22],
        [0.31, 0.2, 0.14],
    ],
    np.float32,
)


def skin_color(rng: Rng) -> Array:
    """A skin color between very light and very dark."""
    place = rng.uniform(0, len(SKINS) - 1)
    low = int(place)
    mixed = SKINS[low] + (SKINS[min(low + 1, len(SKINS) - 1)] - SKINS[low]) * (place - low)
    return np.clip(mixed * rng.uniform(0.85, 1.1) + rng.normal(0, 0.015, 3), 0, 1).astype(np.float32)


def hair_color(rng: Rng) -> Array:
    """Black, brown, fair, red or grey hair."""
    bases = [
        [0.05, 0.04, 0.04],
        [0.2, 0.12, 0.08],
        [0.4, 0.26, 0.15],
        [0.75, 0.6, 0.38],
        [0.5, 0.2, 0.1],
        [0.6, 0.6, 0.6],
    ]
    return np.clip(np.array(bases[rng.integers(len(bases))]) * rng.uniform(0.8, 1.3) + 0.02, 0, 1).astype(
        np.float32
    )
