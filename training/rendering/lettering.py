"""Words in open fonts, on things and on their own."""

import math
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .colors import Mood
from .fields import Rng, log_uniform
from .layers import Layer

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&!?"

HELD_OUT_FAMILIES = {"lobster", "noto-serif"}


@lru_cache(maxsize=2)
def font_files(folder: Path, held_out: bool) -> list[Path]:
    """Latin fonts of the training or of the held-out families; a family is a folder of node_modules/@fontsource."""
    found = sorted(folder.glob("*/files/*-latin-[4-9]00-normal.woff"))
    return [f for f in found if (f.parts[-3] in HELD_OUT_FAMILIES) == held_out]


def word(rng: Rng, size: int, fonts: list[Path], mood: Mood) -> Layer:
    """A short word of random letters, turned and sheared, on a plate or straight on what is there."""
    height = int(log_uniform(rng, 14, 150))
    font = ImageFont.truetype(str(fonts[rng.integers(len(fonts))]), height)
    text = "".join(rng.choice(list(LETTERS), int(rng.integers(1, 9))))
    left, top, right, bottom = font.getbbox(text)
    pad = max(4, int(height * rng.uniform(0.1, 0.5)))
    wide, high = int(right - left) + 2 * pad, int(bottom - top) + 2 * pad
    drawn = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(drawn).text((pad - left, pad - top), text, fill=255, font=font)
    turn = rng.normal(0, 12)
    matrix = cv2.getRotationMatrix2D((wide / 2, high / 2), turn, 1)
    matrix = (
        np.array([[1, rng.uniform(-0.3, 0.3)], [rng.uniform(-0.15, 0.15), rng.uniform(0.7, 1.1)]]) @ matrix
    )
    matrix[:, 2] += rng.uniform(0.2, 0.8, 2) * size - matrix @ np.array([wide / 2, high / 2, 1])
    letters = cv2.warpAffine(np.asarray(drawn, np.float32) / 255, matrix, (size, size))
    plate = (
        cv2.warpAffine(np.ones((high, wide), np.float32), matrix, (size, size))
        if rng.random() < 0.5
        else letters
    )
    front, back = mood.color(rng), mood.color(rng)
    if np.abs(front - back).mean() < 0.15:
        front = 1 - back if math.fabs(float(back.mean()) - 0.5) > 0.15 else np.zeros(3, np.float32)
    color = (
        back * (1 - letters[..., None]) + front * letters[..., None]
        if plate is not letters
        else np.broadcast_to(front, (size, size, 3))
    )
    shapes = np.where(letters > 0.5, 2, np.where(plate > 0.5, 1, 0)).astype(np.int32)
    return Layer(np.maximum(letters, plate), np.array(color, np.float32), shapes)
