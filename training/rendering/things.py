"""Made things: houses, boxes in perspective, vehicles, vessels and food."""

import math
from collections.abc import Callable

import numpy as np

from .blobs import rounded
from .colors import Mood, family_color
from .fields import Array, Rng, blurred
from .layers import Layer
from .painter import Painter, box, ellipse, smooth_closed, smooth_open
from .placing import clad, placed
from .plants import flower, tree
from .textures import Textures


def house(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """Walls, a roof or a flat top, a grid of windows with frames, a door."""
    p = placed(rng, size, 12, 60, 0.06)
    wide, high = rng.uniform(2, 5), rng.uniform(1.5, 6)
    wall = mood.color(rng)
    p.paint(p.mask(box(0, -high, wide, high)), clad(rng, textures, wall))
    if rng.random() < 0.5:
        deep, rise = rng.uniform(0.5, 2), rng.uniform(-0.3, 0.3)
        p.paint(
            p.mask(
                np.array(
                    [(wide, 0), (wide + deep, rise * 0.3 - 0.2), (wide + deep, -high + 0.3), (wide, -high)]
                )
            ),
            clad(rng, textures, wall * rng.uniform(0.5, 0.85)),
        )
    if rng.random() < 0.6:
        eaves, top = rng.uniform(0, 0.4), rng.uniform(0.5, 2)
        ridge = rng.uniform(0.2, 0.8, 2) * wide if rng.random() < 0.5 else np.array([wide / 2, wide / 2])
        roof = np.array(
            [(-eaves, -high), (ridge.min(), -high - top), (ridge.max(), -high - top), (wide + eaves, -high)]
        )
        p.paint(p.mask(roof), clad(rng, textures, mood.color(rng)))
    glass, frame = (
        family_color(rng, str(rng.choice(["sky", "dark", "grey"]))),
        family_color(rng, str(rng.choice(["white", "earth", "dark"]))),
    )
    columns, rows = int(rng.integers(1, 6)), int(rng.integers(1, 6))
    w, h = wide / columns * rng.uniform(0.35, 0.7), high / rows * rng.uniform(0.35, 0.65)
    arched, barred = rng.random() < 0.25, rng.random() < 0.5
    for row in range(rows):
        for column in range(columns):
            x, y = wide / columns * (column + 0.5) - w / 2, -high + high / rows * (row + 0.5) - h / 2
            window(rng, p, (x, y, w, h), (glass, frame), (arched, barred))
    if rng.random() < 0.5:
        p.fill(box(wide * rng.uniform(0.1, 0.8), -high * 0.35, wide * 0.15, high * 0.35), mood.color(rng))
    return p.layer()


def window(
    rng: Rng,
    p: Painter,
    place: tuple[float, float, float, float],
    colors: tuple[Array, Array],
    kind: tuple[bool, bool],
) -> None:
    """A frame, glass with a reflection, bars now and then."""
    x, y, w, h = place
    outline = box(x, y, w, h)
    if kind[0]:
        outline = np.concatenate([box(x, y, w, h)[2:], ellipse(x + w / 2, y, w / 2, w / 2)[20:]])
    p.fill(np.array([(x + w / 2, y + h / 2)]) + (outline - [x + w / 2, y + h / 2]) * 1.15, colors[1])
    glass = p.fill(outline, np.clip(colors[0] * rng.uniform(0.6, 1.4), 0, 1))
    p.paint(glass * p.mask(np.array([(x, y), (x + w * 0.6, y), (x, y + h)])) * 0.3, np.ones(3), border=False)
    if kind[1] and w * p.scale > 10:
        p.stroke(np.array([(x + w / 2, y), (x + w / 2, y + h)]), w * 0.07, colors[1])
        p.stroke(np.array([(x, y + h / 2), (x + w, y + h / 2)]), w * 0.07, colors[1])


def crate(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A box in perspective: three faces, lit differently; faces of nearly one light have no visible border."""
    p = placed(rng, size, 15, 90, 0.3)
    color, depth, high = mood.color(rng), rng.uniform(0.3, 1.2), rng.uniform(0.4, 1.8)
    lights = rng.uniform(0.45, 1.2, 3)
    a, b = np.array([1.0, rng.uniform(-0.35, 0.1)]), np.array([-depth, rng.uniform(-0.5, -0.1)])
    up = np.array([0, -high])
    for light, face in zip(
        lights,
        ([0 * a, a, a + up, up], [0 * a, b, b + up, up], [up, a + up, a + b + up, b + up]),
        strict=True,
    ):
        p.paint(p.mask(np.array(face)), np.clip(clad(rng, textures, color) * light, 0, 1))
    if rng.random() < 0.4:
        t = rng.uniform(0.3, 0.6)
        band = np.array([a * t, a * (t + 0.15), a * (t + 0.15) + up, a * t + up])
        p.fill(band, mood.color(rng))
    return p.layer()


def wheel(rng: Rng, p: Painter, x: float, y: float, radius: float, squeeze: float) -> None:
    """Tire, rim, hub and spokes."""
    p.fill(ellipse(x, y, radius * squeeze, radius), np.zeros(3) + rng.uniform(0.03, 0.15))
    p.fill(ellipse(x, y, radius * 0.65 * squeeze, radius * 0.65), np.ones(3) * rng.uniform(0.3, 0.9))
    p.fill(ellipse(x, y, radius * 0.15 * squeeze, radius * 0.15), np.ones(3) * rng.uniform(0.1, 0.4))
    spokes = int(rng.integers(0, 8))
    for k in range(spokes):
        t = 2 * math.pi * k / spokes
        p.stroke(
            np.array([(x, y), (x + math.cos(t) * radius * 0.6 * squeeze, y + math.sin(t) * radius * 0.6)]),
            radius * 0.1,
            np.zeros(3) + 0.2,
        )


def vehicle(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A car, van or bus from the side, or a bicycle."""
    p = placed(rng, size, 14, 75, 0.06)
    color, dark = mood.color(rng), np.zeros(3) + rng.uniform(0.05, 0.2)
    if rng.random() < 0.25:
        bicycle(rng, p, color)
        return p.layer()
    long, hood, roof = rng.uniform(3.2, 5), rng.uniform(0.6, 1.0), rng.uniform(0.5, 1.1)
    back, front = rng.uniform(0.0, 0.8), rng.uniform(0.5, 1.4)
    top = [
        (back, -hood),
        (back + 0.4, -hood - roof),
        (long - front - 0.6, -hood - roof),
        (long - front, -hood),
    ]
    body = smooth_closed(
        [(0, 0), (-0.05, -hood * 0.8), (0.1, -hood), *top, (long - 0.1, -hood * 0.8), (long, -0.1)]
    )
    sky = np.clip(color * (1 + 0.35 * blurred(textures.field(), 12)[..., None]), 0, 1)
    p.paint(p.mask(body), sky)
    glass = np.array(
        [
            (back + 0.35, -hood),
            (back + 0.6, -hood - roof * 0.85),
            (long - front - 0.7, -hood - roof * 0.85),
            (long - front - 0.25, -hood),
        ]
    )
    pane = p.fill(glass, family_color(rng, str(rng.choice(["sky", "dark"]))))
    p.paint(pane * p.mask(glass * [0.6, 1] + [rng.uniform(0, 1), 0]) * 0.35, np.ones(3), border=False)
    for x in rng.uniform(back + 0.6, long - front - 0.4, int(rng.integers(1, 4))):
        p.stroke(np.array([(x, -hood - roof * 0.85), (x + rng.normal(0, 0.1), -0.15)]), 0.05, color * 0.5)
    p.fill(ellipse(long - 0.12, -hood * 0.6, 0.12, 0.15), np.array([0.95, 0.93, 0.8]))
    p.fill(box(0.02, -hood * 0.75, 0.14, 0.2), np.array([0.75, 0.08, 0.06]))
    radius, squeeze = rng.uniform(0.35, 0.55), rng.uniform(0.75, 1)
    for x in (0.9, long - 0.9):
        p.fill(ellipse(x, 0, radius * 1.15 * squeeze, radius * 1.15), dark)
        wheel(rng, p, x, 0.03, radius, squeeze)
    return p.layer()


def bicycle(rng: Rng, p: Painter, color: Array) -> None:
    """Two rings and a frame of bars: thin parts."""
    for x in (0, 2.6):
        ring = ellipse(x, 0, 1, 1)
        p.stroke(np.concatenate([ring, ring[:1]]), 0.09, np.zeros(3) + 0.1)
    bars = [
        [(0, 0), (0.75, -1.3)],
        [(0.75, -1.3), (2.3, -1.3)],
        [(1.1, 0), (2.3, -1.3)],
        [(0.75, -1.3), (1.1, 0)],
        [(0, 0), (1.1, 0)],
        [(2.2, -1.7), (2.6, 0)],
        [(1.9, -1.8), (2.4, -1.7)],
    ]
    for bar in bars:
        p.stroke(np.array(bar), 0.11, color)
    p.fill(ellipse(0.7, -1.45, 0.35, 0.1), np.zeros(3) + 0.1)


def vessel(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """Cup, bowl, plate, vase, bottle or glass: a turned outline, an open rim with something in it, glossy light."""
    p = placed(rng, size, 18, 90, 0.12)
    flat, high = rng.uniform(0.12, 0.45), rng.uniform(0.1, 2.2)
    profile = [1.0, rng.uniform(0.5, 1.2), rng.uniform(0.35, 1.1), rng.uniform(0.4, 0.9)]
    levels = [0, high * 0.35, high * 0.75, high]
    right = smooth_open(list(zip(profile, levels, strict=True)))
    bottom = ellipse(0, high, profile[-1], profile[-1] * flat)[0:21]
    wall = np.concatenate([right, bottom, right[::-1] * [-1, 1]])
    color = mood.color(rng)
    x = np.linspace(-1, 1, size)
    gloss = np.exp(-(((x - rng.uniform(-0.6, 0.6)) / rng.uniform(0.05, 0.3)) ** 2)) * rng.uniform(0, 0.35)
    if rng.random() < 0.4:
        handle = ellipse(profile[0] * 1.05, high * 0.4, 0.4, high * 0.28)
        p.stroke(np.concatenate([handle, handle[:1]]), 0.14, color * 0.9)
    mask = p.paint(p.mask(wall), clad(rng, textures, color))
    side = blurred(p.mask(wall + [rng.choice([-0.6, 0.6]), 0]), max(1.0, p.scale * 0.2)) * mask
    p.color = p.color * (0.6 + 0.4 * side + gloss[None, :].astype(np.float32) * mask)[..., None]
    rim = ellipse(0, 0, 1, flat)
    p.fill(rim, np.clip(color * 1.15 + 0.05, 0, 1))
    inside = p.fill(ellipse(0, 0, 0.9, flat * 0.86), np.clip(color * 0.6, 0, 1))
    if rng.random() < 0.8:
        surface = p.mask(ellipse(0, flat * 0.2, 0.86, flat * 0.7)) * inside
        p.paint(surface, clad(rng, textures, mood.color(rng)))
        fill_up(rng, p, textures, flat, inside)
    return p.layer()


def fill_up(rng: Rng, p: Painter, textures: Textures, flat: float, inside: Array) -> None:
    """Food in the vessel: a few pieces that overlap."""
    for _ in range(int(rng.integers(0, 9))):
        x, y = rng.uniform(-0.6, 0.6), rng.uniform(-0.4, 0.3) * flat
        radius = rng.uniform(0.1, 0.3)
        piece = rounded(rng, 60) * [radius, radius * rng.uniform(0.5, 1)] + [x, y - radius * 0.3]
        color = family_color(rng, str(rng.choice(["sunset", "leaves", "earth", "bright", "white"])))
        p.paint(p.mask(piece), clad(rng, textures, color))


MAKERS: list[Callable[[Rng, int, Textures, Mood], Layer]] = [
    house,
    house,
    crate,
    vehicle,
    vessel,
    vessel,
    flower,
    tree,
]


def thing(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """Any of them."""
    return MAKERS[rng.integers(len(MAKERS))](rng, size, textures, mood)
