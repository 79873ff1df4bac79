"""Where a thing stands and what its surface is made of."""

import math

import numpy as np

from .fields import Array, Rng, log_uniform
from .painter import Painter
from .textures import Textures


def placed(rng: Rng, size: int, low: float, high: float, lean: float) -> Painter:
    """A painter whose unit is `low`..`high` pixels, anywhere in the picture, leaning and mirrored at random."""
    unit, turn = log_uniform(rng, low, high), rng.normal(0, lean)
    matrix = np.array(
        [
            [unit * math.cos(turn), -unit * math.sin(turn), 0],
            [unit * math.sin(turn), unit * math.cos(turn), 0],
        ]
    )
    if rng.random() < 0.5:
        matrix[:, 0] *= -1
    if rng.random() < 0.5:
        matrix[:, :2] = np.array([[1, rng.uniform(-0.2, 0.2)], [rng.uniform(-0.2, 0.2), 1]]) @ matrix[:, :2]
    matrix[:, 2] = rng.uniform(0.1, 0.9, 2) * size
    return Painter(size, matrix)


def clad(rng: Rng, textures: Textures, color: Array) -> Array:
    """A color with a texture that is not a border, or plain."""
    if rng.random() < 0.35:
        return np.broadcast_to(color, (textures.size, textures.size, 3))
    return np.clip(color + textures.colored() * log_uniform(rng, 0.01, 0.22), 0, 1)
