"""Paints one thing from parts given as outlines in the thing's own units."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from .fields import Array
from .layers import Layer


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0.0, nodes: int = 40) -> Array:
    """Outline of an ellipse, turned by `turn` radians. (nodes, 2)."""
    t = np.linspace(0, 2 * math.pi, nodes, endpoint=False)
    px, py = rx * np.cos(t), ry * np.sin(t)
    return np.stack(
        [x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(turn)], 1
    )


def box(x: float, y: float, wide: float, high: float) -> Array:
    """Outline of an upright rectangle from its upper left corner."""
    return np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]])


def smooth_closed(points: Sequence[Sequence[float]], steps: int = 8) -> Array:
    """A closed Catmull-Rom curve through the points."""
    p = np.asarray(points, float)
    a, b, c, d = np.roll(p, 1, 0), p, np.roll(p, -1, 0), np.roll(p, -2, 0)
    t = (np.arange(steps) / steps)[None, :, None]
    a, b, c, d = (v[:, None] for v in (a, b, c, d))
    curve = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return curve.reshape(-1, 2)


def smooth_open(points: Sequence[Sequence[float]], steps: int = 10) -> Array:
    """A Bezier curve with these control points."""
    p = np.asarray(points, float)
    n, t = len(p) - 1, np.linspace(0, 1, steps * len(p))[:, None]
    return sum(math.comb(n, k) * (1 - t) ** (n - k) * t**k * p[k] for k in range(n + 1))


class Painter:
    """Parts are painted in order, later over earlier. `matrix` (2x3) takes the thing's units to pixels."""

    def __init__(self, size: int, matrix: Array) -> None:
        self.size, self.matrix = size, matrix
        self.scale = math.sqrt(abs(np.linalg.det(matrix[:, :2])))
        self.color = np.zeros((size, size, 3), np.float32)
        self.cover = np.zeros((size, size), np.float32)
        self.shapes = np.zeros((size, size), np.int32)
        self.parts = 0

    def pixels(self, points: Array) -> Array:
        """Outline in sixteenths of a pixel, as cv2 wants it."""
        return np.round((np.asarray(points) @ self.matrix[:, :2].T + self.matrix[:, 2]) * 16).astype(np.int32)

    def mask(self, points: Array) -> Array:
        """Cover of a filled outline, 0..1."""
        drawn = np.zeros((self.size, self.size), np.uint8)
        cv2.fillPoly(drawn, [np.clip(self.pixels(points), -160_000, 160_000)], 255, cv2.LINE_AA, 4)
        return drawn.astype(np.float32) / 255

    def stroke_mask(self, points: Array, width: float) -> Array:
        """Cover of a line `width` units wide."""
        drawn = np.zeros((self.size, self.size), np.uint8)
        thick = max(1, round(width * self.scale))
        cv2.polylines(
            drawn, [np.clip(self.pixels(points), -160_000, 160_000)], False, 255, thick, cv2.LINE_AA, 4
        )
        return drawn.astype(np.float32) / 255

    def fill(self, points: Array, color: Array, border: bool = True) -> Array:
        """Paints a filled outline; with `border` false it only tints, such as blush or a gleam. Returns its mask."""
        return self.paint(self.mask(points), color, border)

    def stroke(self, points: Array, width: float, color: Array, border: bool = True) -> Array:
        """Paints a line."""
        return self.paint(self.stroke_mask(points, width), color, border)

    def paint(self, mask: Array, color: Array, border: bool = True) -> Array:
        """Paints a mask. `color` is one color or a picture of colors."""
        m = mask[..., None]
        whole = mask + self.cover * (1 - mask)
        mixed = color * m + self.color * (self.cover[..., None] * (1 - m))
        self.color = np.where(
            whole[..., None] > 1e-3, mixed / np.maximum(whole, 1e-3)[..., None], self.color
        ).astype(np.float32)
        self.cover = whole.astype(np.float32)
        if border:
            self.parts += 1
            self.shapes[mask > 0.5] = self.parts
        return mask

    def layer(self) -> Layer:
        """The thing as a layer."""
        return Layer(self.cover, self.color, self.shapes)
