"""Furry animals and birds: outline and features are borders, fur is not."""

import math

import numpy as np

from .blobs import frayed
from .colors import Mood, family_color
from .fields import Array, Rng, blurred, log_uniform
from .layers import Layer
from .painter import Painter, ellipse, smooth_closed, smooth_open
from .textures import Textures, strands


def furry(rng: Rng, p: Painter, outline: Array, color: Array, fur: Array) -> None:
    """Paints a part whose outline is frayed and whose surface is fur, lit from above."""
    mask = p.mask(outline)
    mask = frayed(rng, mask) if p.scale > 25 else mask
    light = blurred(mask, max(1.0, p.scale * 0.25))
    coat = color * (0.65 + 0.4 * light[..., None]) * np.exp(fur * rng.uniform(0.1, 0.4))[..., None]
    p.paint(mask, np.clip(coat, 0, 1))


def animal(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A head with ears, eyes, nose, mouth and whiskers, mostly with a body. The head is about 2 wide."""
    head = log_uniform(rng, 16, 100)
    turn, mirror = rng.normal(0, 0.2), 1 if rng.random() < 0.5 else -1
    matrix = np.array(
        [
            [head * math.cos(turn) * mirror, -head * math.sin(turn), 0],
            [head * math.sin(turn) * mirror, head * math.cos(turn), 0],
        ]
    )
    matrix[:, 2] = rng.uniform(0.2, 0.8, 2) * size
    p = Painter(size, matrix)
    coat = family_color(rng, str(rng.choice(["earth", "earth", "grey", "white", "dark"])))
    fur = strands(rng, size) if rng.random() < 0.5 else textures.field()
    fur = fur / (fur.std() + 1e-5)
    if rng.random() < 0.8:
        put_body(rng, p, coat, fur)
    put_ears(rng, p, coat, fur)
    wide, high = rng.uniform(0.85, 1.1), rng.uniform(0.75, 1.1)
    furry(rng, p, ellipse(0, 0, wide, high), coat, fur)
    patches(rng, p, coat, fur)
    put_muzzle(rng, p, coat, fur)
    put_eyes(rng, p)
    return p.layer()


def put_body(rng: Rng, p: Painter, coat: Array, fur: Array) -> None:
    """A body to one side, legs and a tail."""
    x, y = rng.uniform(0.6, 2.2), rng.uniform(0.9, 1.9)
    if rng.random() < 0.6:
        tail = smooth_open([(x + 1.5, y), (x + 2.4, y - 0.6), (x + 2.2, y - 1.8), (x + 2.9, y - 2)])
        p.paint(frayed(rng, p.stroke_mask(tail, rng.uniform(0.2, 0.45))), coat * 0.85)
    for leg in range(4):
        foot = x - 1.2 + leg * rng.uniform(0.6, 0.9)
        p.stroke(
            smooth_open([(foot, y + 0.5), (foot + rng.normal(0, 0.1), y + 2.4)]),
            rng.uniform(0.35, 0.6),
            coat * rng.uniform(0.7, 1),
        )
    furry(rng, p, ellipse(x, y, rng.uniform(1.5, 2.1), rng.uniform(0.9, 1.3), rng.normal(0, 0.15)), coat, fur)


def put_ears(rng: Rng, p: Painter, coat: Array, fur: Array) -> None:
    """Pointed, round or hanging ears, a paler inside in pointed ones."""
    kind = rng.integers(3)
    reach, lean = rng.uniform(0.9, 1.9), rng.uniform(0.5, 0.85)
    for sign in (-1, 1):
        if kind == 0:
            ear = np.array([(sign * 0.2, -0.75), (sign * lean, -reach), (sign * 0.95, -0.35)])
            furry(rng, p, ear, coat, fur)
            p.fill((ear - ear.mean(0)) * 0.55 + ear.mean(0), np.clip(coat * 0.6 + [0.25, 0.12, 0.12], 0, 1))
        elif kind == 1:
            furry(rng, p, ellipse(sign * 0.75, -0.75, 0.4, 0.4), coat, fur)
        else:
            furry(rng, p, ellipse(sign * 1.0, 0.1, 0.33, 0.75, sign * -0.25), coat * 0.75, fur)


def patches(rng: Rng, p: Painter, coat: Array, fur: Array) -> None:
    """Marks in the fur: soft, so they are not borders."""
    for _ in range(int(rng.integers(0, 4))):
        x, y = rng.uniform(-0.8, 0.8, 2)
        mark = blurred(p.mask(ellipse(x, y, *rng.uniform(0.1, 0.5, 2))), max(1.0, p.scale * 0.06)) * (
            p.cover > 0.5
        )
        p.paint(
            mark.astype(np.float32) * rng.uniform(0.2, 0.8),
            np.clip(coat * rng.uniform(0.4, 1.7), 0, 1),
            border=False,
        )


def put_muzzle(rng: Rng, p: Painter, coat: Array, fur: Array) -> None:
    """Snout, nose, mouth and whiskers; or a beak."""
    y = rng.uniform(0.25, 0.45)
    if rng.random() < 0.2:
        p.fill(
            smooth_closed([(-0.25, y - 0.15), (0.25, y - 0.15), (0.05, y + 0.45)]),
            family_color(rng, "sunset"),
        )
        return
    if rng.random() < 0.6:
        furry(rng, p, ellipse(0, y + 0.2, 0.42, 0.33), np.clip(coat * rng.uniform(0.8, 1.5), 0, 1), fur)
    p.fill(
        smooth_closed([(-0.17, y - 0.05), (0.17, y - 0.05), (0.06, y + 0.14), (-0.06, y + 0.14)]),
        np.array([0.08, 0.06, 0.06]) + rng.uniform(0, 0.3) * np.array([1, 0.5, 0.5]),
    )
    for sign in (-1, 1):
        p.stroke(smooth_open([(0, y + 0.12), (0, y + 0.38), (sign * 0.3, y + 0.38)]), 0.045, coat * 0.25)
        for _ in range(int(rng.integers(0, 4))):
            p.stroke(
                smooth_open(
                    [
                        (sign * 0.3, y + 0.2),
                        (sign * 0.8, y + rng.uniform(0, 0.3)),
                        (sign * 1.4, y + rng.uniform(-0.2, 0.6)),
                    ]
                ),
                0.012,
                np.ones(3) * 0.9,
                border=False,
            )


def put_eyes(rng: Rng, p: Painter) -> None:
    """Dark or colored round eyes with a pupil and a gleam."""
    x, y, radius = rng.uniform(0.32, 0.5), rng.uniform(-0.25, 0), rng.uniform(0.1, 0.2)
    color = family_color(rng, str(rng.choice(["dark", "leaves", "sunset", "sky"])))
    for sign in (-1, 1):
        p.fill(ellipse(sign * x, y, radius * 1.15, radius), color)
        p.fill(ellipse(sign * x, y, radius * rng.uniform(0.25, 0.6), radius * 0.85), np.zeros(3) + 0.02)
        p.fill(
            ellipse(sign * x - radius * 0.3, y - radius * 0.35, radius * 0.2, radius * 0.2),
            np.ones(3),
            border=False,
        )
