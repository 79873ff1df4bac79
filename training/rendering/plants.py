"""Flowers, leaves and trees: outlines and petals are borders, the leaves of a crown are not."""

import math

import numpy as np

from .blobs import frayed, rounded
from .colors import Mood, family_color
from .fields import Array, Rng
from .layers import Layer
from .painter import Painter, ellipse, smooth_closed, smooth_open
from .placing import clad, placed
from .textures import Textures


def flower(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A stem, leaves with a rib, rings of petals and a heart."""
    p = placed(rng, size, 10, 70, 0.4)
    green = family_color(rng, "leaves")
    stem = smooth_open([(0, 0), (rng.uniform(-0.6, 0.6), 2), (rng.uniform(-0.8, 0.8), 5)])
    if rng.random() < 0.75:
        p.stroke(stem, rng.uniform(0.1, 0.25), green)
        for index in rng.integers(len(stem) // 3, len(stem), int(rng.integers(0, 4))):
            leaf(rng, p, stem[index], rng.uniform(0, 2 * math.pi), green)
    color, petals, rings = mood.color(rng), int(rng.integers(4, 16)), int(rng.integers(1, 4))
    for ring in range(rings):
        reach = 1.0 - 0.28 * ring
        for k in range(petals):
            t = 2 * math.pi * (k + 0.5 * ring) / petals + rng.normal(0, 0.05)
            half = reach * math.pi / petals * rng.uniform(0.8, 1.3)
            petal = smooth_closed(
                [(0.05, 0), (reach * 0.5, -half), (reach * rng.uniform(0.9, 1.05), 0), (reach * 0.5, half)]
            )
            turned = petal @ np.array([[math.cos(t), math.sin(t)], [-math.sin(t), math.cos(t)]])
            light = rng.uniform(0.75, 1.15)
            p.paint(p.mask(turned), np.clip(color * light * (0.8 + 0.25 * ring), 0, 1))
    heart = np.clip(family_color(rng, "sunset") + textures.field()[..., None] * 0.1, 0, 1)
    p.paint(p.mask(ellipse(0, 0, 0.28, 0.28)), heart)
    return p.layer()


def leaf(rng: Rng, p: Painter, at: Array, angle: float, color: Array) -> None:
    """One leaf; its rib is a line when it is large."""
    long, wide = rng.uniform(0.8, 2), rng.uniform(0.2, 0.45)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    p.fill(
        smooth_closed([(0, 0), (long * 0.4, -wide), (long, 0), (long * 0.4, wide)]) @ turn + at,
        np.clip(color * rng.uniform(0.7, 1.3), 0, 1),
    )
    if p.scale > 20:
        p.stroke(np.array([(0.0, 0.0), (long * 0.9, 0)]) @ turn + at, 0.05, np.clip(color * 1.6, 0, 1))


def tree(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A trunk with branches and a crown whose leaves are texture; only its outline is a border."""
    p = placed(rng, size, 12, 70, 0.1)
    bark = clad(rng, textures, family_color(rng, "earth"))
    trunk = smooth_closed([(-0.25, 3), (-0.15, 0), (0.15, 0), (0.28, 3)])
    p.paint(p.mask(trunk), bark)
    for _ in range(int(rng.integers(0, 5))):
        p.paint(
            p.stroke_mask(
                smooth_open(
                    [
                        (0, rng.uniform(0, 1.5)),
                        (rng.uniform(-0.5, 0.5), 0),
                        rng.uniform(-1.5, 1.5, 2) - [0, 1],
                    ]
                ),
                rng.uniform(0.06, 0.15),
            ),
            bark,
        )
    green = family_color(rng, "leaves" if rng.random() < 0.8 else "sunset")
    leaves = np.clip(green * np.exp(textures.field() * rng.uniform(0.15, 0.6))[..., None], 0, 1)
    if rng.random() < 0.3:
        for k in range(int(rng.integers(3, 7))):
            half = 0.5 + 0.28 * k
            p.paint(
                frayed(
                    rng,
                    p.mask(np.array([(0, -3 + k * 0.8), (half, -1.8 + k * 0.8), (-half, -1.8 + k * 0.8)])),
                ),
                np.clip(leaves * rng.uniform(0.8, 1.1), 0, 1),
                border=k == 0,
            )
            p.shapes[p.cover > 0.5] = p.shapes.max()
        return p.layer()
    crown = np.zeros_like(p.cover)
    for _ in range(int(rng.integers(3, 10))):
        puff = rounded(rng, 80) * rng.uniform(0.6, 1.3) + [rng.uniform(-1, 1), rng.uniform(-2.2, -0.4)]
        crown = np.maximum(crown, p.mask(puff))
    p.paint(frayed(rng, crown), leaves)
    return p.layer()
