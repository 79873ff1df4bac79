"""Bodies, arms and hands below a face; units and origin are those of people.py."""

import math

import numpy as np

from .colors import Mood
from .fields import Array, Rng
from .painter import Painter, ellipse, smooth_closed, smooth_open
from .textures import Textures


def put_body(rng: Rng, p: Painter, textures: Textures, skin: Array, mood: Mood) -> None:
    """Neck, shoulders and clothes, arms with hands now and then."""
    cloth = np.clip(mood.color(rng) + (textures.colored() * rng.uniform(0, 0.12)), 0, 1)
    wide, neck = rng.uniform(1.4, 2.1), rng.uniform(0.3, 0.42)
    shoulders = smooth_closed(
        [
            (-neck, 1.25),
            (neck, 1.25),
            (wide * 0.8, 1.55),
            (wide, 2.1),
            (wide * 0.95, 5.5),
            (-wide * 0.95, 5.5),
            (-wide, 2.1),
            (-wide * 0.8, 1.55),
        ]
    )
    p.fill(np.array([(-neck, 0.5), (neck, 0.5), (neck * 1.2, 1.7), (-neck * 1.2, 1.7)]), skin * 0.88)
    p.paint(p.mask(shoulders), cloth)
    collar = smooth_closed([(-neck * 1.1, 1.2), (neck * 1.1, 1.2), (0, 1.3 + rng.uniform(0.1, 0.7))])
    p.fill(collar, skin * 0.92 if rng.random() < 0.6 else mood.color(rng))
    for sign in (-1, 1):
        fold = smooth_open([(sign * wide * 0.62, 2.2), (sign * wide * 0.55, 3), (sign * wide * 0.62, 4.2)])
        p.stroke(fold, 0.05, np.clip(cloth * 0.55, 0, 1), border=rng.random() < 0.6)
    if rng.random() < 0.35:
        put_arm(rng, p, skin, cloth, wide * (1 if rng.random() < 0.5 else -1))


def put_arm(rng: Rng, p: Painter, skin: Array, cloth: Array, shoulder: float) -> None:
    """A bent arm of two thick strokes and a hand."""
    elbow = np.array([shoulder * rng.uniform(1.0, 1.5), rng.uniform(2.8, 3.6)])
    wrist = np.array([shoulder * rng.uniform(-0.2, 1.2), rng.uniform(0.8, 3.0)])
    arm = smooth_open([(shoulder * 0.9, 1.9), elbow, elbow, wrist])
    p.stroke(arm, rng.uniform(0.45, 0.65), np.clip(cloth * rng.uniform(0.8, 1.1), 0, 1))
    put_hand(rng, p, wrist, math.atan2(*(wrist - elbow)[::-1]), skin)


def put_hand(rng: Rng, p: Painter, wrist: Array, angle: float, skin: Array) -> None:
    """A palm and five fingers, each a capsule whose outline is drawn over the one before."""
    ahead = np.array([math.cos(angle), math.sin(angle)])
    across = np.array([-ahead[1], ahead[0]])
    middle = wrist + ahead * 0.35
    p.fill(ellipse(middle[0], middle[1], 0.34, 0.28, angle), skin)
    spread = rng.uniform(0.1, 0.3)
    for k in range(5):
        offset, length = (k - 2) * 0.13, (0.45 if k else 0.3) * rng.uniform(0.85, 1.1)
        start = middle + ahead * 0.2 + across * offset
        bend = ahead * math.cos((k - 2) * spread) + across * math.sin((k - 2) * spread)
        p.stroke(np.stack([start, start + bend * length]), 0.13, skin * rng.uniform(0.86, 1.03))
