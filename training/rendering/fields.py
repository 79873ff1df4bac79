"""Smooth random fields and small array helpers that every part of the renderer uses."""

import math

import cv2
import numpy as np

cv2.setNumThreads(1)

Array = np.ndarray
Rng = np.random.Generator


def smooth_noise(rng: Rng, size: int, grain: float) -> Array:
    """Zero-mean noise of standard deviation about 1 whose bumps are `grain` pixels wide. float32 (size, size)."""
    cells = max(2, int(size / grain) + 1)
    return cv2.resize(
        rng.standard_normal((cells, cells)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC
    )


def log_uniform(rng: Rng, low: float, high: float) -> float:
    """A number whose logarithm is uniform: as many small ones as large ones."""
    return math.exp(rng.uniform(math.log(low), math.log(high)))


def blurred(field: Array, sigma: float) -> Array:
    """Gaussian blur; a sigma of 0 or less returns the field itself."""
    return field if sigma <= 0 else cv2.GaussianBlur(field, (0, 0), sigma, borderType=cv2.BORDER_REFLECT)


def normalized(field: Array) -> Array:
    """Mean 0, standard deviation 1."""
    return ((field - field.mean()) / (field.std() + 1e-5)).astype(np.float32)


def directional_shading(rng: Rng, size: int, strength: float) -> Array:
    """Exponent of a soft light: a plane plus slow bumps. Multiply colors by exp of it."""
    angle = rng.uniform(0, 2 * math.pi)
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    plane = (x * math.cos(angle) + y * math.sin(angle)) * rng.uniform(0, 0.45)
    bumps = smooth_noise(rng, size, rng.uniform(60, 200)) * rng.uniform(0, 0.25)
    return ((plane + bumps) * strength).astype(np.float32)
