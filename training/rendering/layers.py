"""A layer is one thing with its inner borders; the canvas stacks layers and knows which shape is seen at every pixel."""

from dataclasses import dataclass

import cv2
import numpy as np

from .fields import Array


@dataclass
class Layer:
    """Everything is (size, size): cover 0..1, RGB color, and the number of the shape seen (0 where the layer is not)."""

    cover: Array
    color: Array
    shapes: Array
    ignored: Array | None = None
    inked: Array | None = None


def borders(shapes: Array) -> Array:
    """Pixels whose left or upper neighbor shows another shape; none on the picture's rim. bool."""
    found = np.zeros(shapes.shape, bool)
    found[:, 1:] |= shapes[:, 1:] != shapes[:, :-1]
    found[1:, :] |= shapes[1:, :] != shapes[:-1, :]
    found[0] = found[-1] = found[:, 0] = found[:, -1] = False
    return found


def ink(layer: Layer, color: Array, widths: Array) -> None:
    """Draws an ink line centered on every border of the layer, `widths` pixels wide (per pixel); its center line is what is labeled."""
    centers = borders(layer.shapes)
    away = cv2.distanceTransform((~centers).astype(np.uint8), cv2.DIST_L2, 3)
    stroke = np.clip(widths / 2 + 0.5 - away, 0, 1).astype(np.float32)
    whole = np.maximum(layer.cover, stroke)
    under = layer.color * (layer.cover * (1 - stroke))[..., None] + color * stroke[..., None]
    layer.color = under / np.maximum(stroke + layer.cover * (1 - stroke), 1e-3)[..., None]
    layer.cover, layer.inked = whole, centers


class Canvas:
    """The scene so far, bottom to top."""

    def __init__(self, color: Array) -> None:
        self.color = color.astype(np.float32)
        self.shapes = np.zeros(color.shape[:2], np.int32)
        self.ignored = np.zeros(color.shape[:2], bool)
        self.inked = np.zeros(color.shape[:2], bool)
        self.next_shape = 1

    def place(self, layer: Layer) -> None:
        """Puts a layer on top; what it covers is no longer seen, its borders neither."""
        cover, seen = layer.cover[..., None], layer.shapes > 0
        self.color = self.color * (1 - cover) + layer.color * cover
        self.shapes = np.where(seen, layer.shapes + self.next_shape, self.shapes)
        self.next_shape += int(layer.shapes.max(initial=0)) + 1
        self.ignored &= ~seen
        self.inked &= ~seen
        if layer.ignored is not None:
            self.ignored |= layer.ignored
        if layer.inked is not None:
            self.inked |= layer.inked

    def shade(self, factor: Array) -> None:
        """Multiplies the light; never a border."""
        self.color = self.color * factor[..., None]

    def blur(self, sigma: float) -> None:
        """Throws what is there so far out of focus."""
        self.color = cv2.GaussianBlur(self.color, (0, 0), sigma)
