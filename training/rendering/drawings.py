"""Open-licensed drawings as layers: a picture in color and a map of its shapes, as draw-emoji.mjs writes them."""

import zlib
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

from .fields import Array, Rng, blurred, log_uniform
from .layers import Layer, borders


def is_held_out(name: str) -> bool:
    """One name in eight is kept for evaluation and never trained on."""
    return zlib.crc32(name.encode()) % 8 == 0


@lru_cache(maxsize=2)
def drawing_files(folder: Path, held_out: bool) -> list[Path]:
    """Color pictures of the training or of the held-out drawings, sorted."""
    maps = sorted(folder.glob("*.shapes.png"))
    files = [m.with_name(m.name.replace(".shapes.png", ".png")) for m in maps if m.stat().st_size > 0]
    return [f for f in files if is_held_out(f.stem) == held_out]


def read_drawing(file: Path) -> tuple[Array, Array]:
    """RGBA float 0..1 and the number of the shape at each pixel (0 outside)."""
    rgba = (
        cv2.cvtColor(cv2.imread(str(file), cv2.IMREAD_UNCHANGED), cv2.COLOR_BGRA2RGBA).astype(np.float32)
        / 255
    )
    flat = cv2.imread(str(file.with_name(f"{file.stem}.shapes.png")), cv2.IMREAD_UNCHANGED).astype(np.int32)
    codes = flat[..., 0] | flat[..., 1] << 8 | flat[..., 2] << 16
    shapes = np.unique(np.where(flat[..., 3] > 127, codes, 0), return_inverse=True)[1].reshape(codes.shape)
    return rgba, shapes.astype(np.int32) + 1


def placement(rng: Rng, size: int, side: int) -> tuple[Array, float]:
    """Random place, size, turn, mirror and shear. Matrix (2x3) and scale."""
    scale = log_uniform(rng, 50, 430) / side
    turn = rng.uniform(-35, 35) if rng.random() < 0.85 else rng.uniform(0, 360)
    matrix = cv2.getRotationMatrix2D((side / 2, side / 2), turn, scale)
    if rng.random() < 0.5:
        matrix = matrix @ np.array([[-1, 0, side], [0, 1, 0], [0, 0, 1.0]])
    if rng.random() < 0.5:
        matrix = np.array([[1, rng.uniform(-0.25, 0.25)], [rng.uniform(-0.15, 0.15), 1]]) @ matrix
    matrix[:, 2] += rng.uniform(0.05, 0.95, 2) * size - matrix @ np.array([side / 2, side / 2, 1])
    return matrix, scale


def drawing_layer(rng: Rng, size: int, files: list[Path]) -> Layer:
    """A random drawing somewhere in the picture."""
    rgba, shapes = read_drawing(files[rng.integers(len(files))])
    matrix, scale = placement(rng, size, rgba.shape[0])
    whole = rgba.copy()
    whole[..., :3] *= whole[..., 3:]
    if scale < 1:
        whole = blurred(whole, 0.45 / scale)
    moved = cv2.warpAffine(whole, matrix, (size, size), flags=cv2.INTER_LINEAR)
    cover = moved[..., 3]
    color = moved[..., :3] / np.maximum(cover[..., None], 1e-3)
    seen = cv2.warpAffine(shapes.astype(np.int16), matrix, (size, size), flags=cv2.INTER_NEAREST).astype(
        np.int32
    )
    # Numbers start at 2 inside; a covered pixel that the flat picture missed gets 1, so that outlines follow the cover.
    seen = np.where(cover > 0.5, np.maximum(seen, 1), 0)
    return Layer(cover, color, seen, ignored=unexplained(color, cover, seen))


def unexplained(color: Array, cover: Array, shapes: Array) -> Array:
    """Strong steps of color where the shape map has no border (gradients with hard stops, masks): not to be judged."""
    gray = blurred(np.clip(color, 0, 1).mean(2), 0.8)
    step = cv2.magnitude(cv2.Sobel(gray, cv2.CV_32F, 1, 0), cv2.Sobel(gray, cv2.CV_32F, 0, 1)) / 4
    near = cv2.dilate(borders(shapes).astype(np.uint8), np.ones((7, 7), np.uint8)) > 0
    return (step > 0.05) & ~near & (cv2.erode(cover, np.ones((3, 3), np.uint8)) > 0.9)
