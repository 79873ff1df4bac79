"""Random silhouettes: rounded blobs, polygons, ellipses and bent bands."""

import math

import cv2
import numpy as np

from .fields import Array, Rng, log_uniform, smooth_noise
from .painter import smooth_open


def blob(rng: Rng, size: int) -> Array:
    """Cover of a random silhouette anywhere in or near the picture, some with a frayed outline."""
    drawn = np.zeros((size, size), np.uint8)
    kind, center = rng.random(), rng.uniform(-0.1, 1.1, 2) * size
    radius = log_uniform(rng, 6, 150)
    if kind < 0.5:
        outline = center + rounded(rng) * radius
    elif kind < 0.72:
        angles = np.sort(rng.uniform(0, 2 * math.pi, int(rng.integers(3, 7))))
        reach = rng.uniform(0.5, 1.2, len(angles)) * radius
        outline = center + np.stack([reach * np.cos(angles), reach * np.sin(angles)], 1)
    elif kind < 0.82:
        t = np.linspace(0, 2 * math.pi, 60)
        outline = center + np.stack([np.cos(t), np.sin(t) * rng.uniform(0.3, 1)], 1) @ rotation(rng) * radius
    else:
        path = smooth_open(rng.uniform(0, size, (4, 2)))
        width = max(3, int(log_uniform(rng, 3, 45)))
        cv2.polylines(drawn, [np.int32(path * 16)], False, 255, width, cv2.LINE_AA, 4)
        outline = None
    if outline is not None:
        cv2.fillPoly(drawn, [np.int32(outline * 16)], 255, cv2.LINE_AA, 4)
    cover = drawn.astype(np.float32) / 255
    return frayed(rng, cover) if rng.random() < 0.3 else cover


def rotation(rng: Rng) -> Array:
    """A random 2x2 rotation."""
    a = rng.uniform(0, 2 * math.pi)
    return np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])


def rounded(rng: Rng, nodes: int = 160) -> Array:
    """Outline of a blob of radius about 1, from a few waves around a circle, squeezed and turned."""
    t = np.linspace(0, 2 * math.pi, nodes, endpoint=False)
    radius = np.ones(nodes)
    for k in range(1, int(rng.integers(2, 12))):
        radius += rng.normal(0, 0.35 / k**0.9) * np.cos(k * t + rng.uniform(0, 2 * math.pi))
    radius = np.maximum(radius, 0.08)
    return np.stack([radius * np.cos(t), radius * np.sin(t) * rng.uniform(0.35, 1)], 1) @ rotation(rng)


def frayed(rng: Rng, cover: Array) -> Array:
    """The silhouette with a fine irregular outline, as fur, leaves or torn paper have."""
    size, grain, reach = cover.shape[0], rng.uniform(2, 7), rng.uniform(0.5, 2.5)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    dx, dy = (smooth_noise(rng, size, grain) * reach for _ in range(2))
    return cv2.remap(cover, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
