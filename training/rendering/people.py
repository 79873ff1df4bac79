"""Faces and figures, drawn part by part. Units: the head is about 2 high and centered on 0, y grows downwards."""

import math

import numpy as np

from .bodies import put_body
from .colors import Mood, family_color, hair_color, skin_color
from .fields import Array, Rng, blurred
from .layers import Layer
from .painter import Painter, ellipse, smooth_closed, smooth_open
from .textures import Textures


def head_outline(rng: Rng, jaw: float, chin: float) -> Array:
    """Half ellipse above, a narrowing jaw below. Age and sex differ by jaw (half width, .45–.75) and chin (height, .85–1.1)."""
    side = rng.uniform(0.68, 0.8)
    right = [
        (0, -1),
        (side * 0.75, -0.8),
        (side, -0.2),
        (side * 0.97, 0.2),
        (jaw, 0.62),
        (jaw * 0.45, chin * 0.95),
    ]
    left = [(-x, y) for x, y in reversed(right[1:])]
    return smooth_closed([*right, (0, chin), *left])


def put_eye(rng: Rng, p: Painter, x: float, wide: float, style: dict[str, Array | float]) -> None:
    """White, iris, pupil, gleam, lids and brow around (x, style y)."""
    y, skin, hair = float(style["eye_y"]), style["skin"], style["hair"]
    wide_open = float(style["open"])
    high, squint = wide * wide_open, float(style["slant"]) * np.sign(x)
    almond = [
        (x - wide, y + squint),
        (x - wide * 0.4, y - high),
        (x + wide * 0.4, y - high),
        (x + wide, y - squint),
        (x, y + high * 0.8),
    ]
    if wide_open > 0.12:
        outline = smooth_closed(almond)
        white = p.fill(outline, np.array([0.93, 0.92, 0.9]) * float(style["light"]))
        iris = p.mask(ellipse(x + float(style["gaze"]) * wide, y, high * 0.95, high * 0.95)) * white
        p.paint(iris, style["iris"])
        p.paint(
            p.mask(ellipse(x + float(style["gaze"]) * wide, y, high * 0.45, high * 0.45)) * white,
            np.array([0.03, 0.03, 0.03]),
        )
        if rng.random() < 0.7:
            p.fill(
                ellipse(x + float(style["gaze"]) * wide - high * 0.3, y - high * 0.4, high * 0.2, high * 0.2),
                np.ones(3),
                border=False,
            )
    lid = smooth_open(
        [
            (x - wide, y + squint),
            (x - wide * 0.4, y - high * 1.5),
            (x + wide * 0.4, y - high * 1.5),
            (x + wide, y - squint),
        ]
    )
    p.stroke(lid, wide * float(style["lash"]), skin * 0.25)
    if rng.random() < 0.5:
        p.stroke(lid + [0, -high * 0.7], wide * 0.08, skin * 0.72, border=False)
    arch = float(style["brow_y"])
    brow = smooth_open(
        [(x - wide * 1.25, arch + squint), (x - wide * 0.2, arch - 0.1), (x + wide * 1.25, arch - squint)]
    )
    p.stroke(brow, float(style["brow_wide"]), hair * 0.8 + skin * 0.1)


def put_nose(rng: Rng, p: Painter, x: float, skin: Array) -> None:
    """The ridge is only shading; the base line and the nostrils are lines."""
    y, half = rng.uniform(0.22, 0.36), rng.uniform(0.1, 0.18)
    side = 1 if rng.random() < 0.5 else -1
    p.paint(
        p.mask(smooth_closed([(x, -0.15), (x + side * half, y), (x, y)])) * rng.uniform(0.05, 0.3),
        skin * 0.75,
        border=False,
    )
    base = smooth_open(
        [
            (x - half, y - 0.05),
            (x - half * 0.9, y + 0.06),
            (x, y + 0.07),
            (x + half * 0.9, y + 0.06),
            (x + half, y - 0.05),
        ]
    )
    p.stroke(base, rng.uniform(0.03, 0.06), skin * rng.uniform(0.45, 0.7))
    for sign in (-1, 1):
        p.fill(
            ellipse(x + sign * half * 0.5, y + 0.02, half * 0.28, half * 0.16),
            skin * 0.35,
            border=p.scale > 50,
        )


def put_mouth(rng: Rng, p: Painter, x: float, skin: Array) -> None:
    """Lips around a dark line, or an open mouth with teeth."""
    y, half, curve = rng.uniform(0.5, 0.6), rng.uniform(0.2, 0.36), rng.uniform(-0.06, 0.14)
    lips = np.clip(skin * [0.95, 0.65, 0.62] + [rng.uniform(0, 0.15), 0, 0], 0, 1)
    corners = [(x - half, y - curve), (x + half, y - curve)]
    line = smooth_open(
        [corners[0], (x - half * 0.3, y + curve * 0.6), (x + half * 0.3, y + curve * 0.6), corners[1]]
    )
    opened = rng.uniform(0.04, 0.2) if rng.random() < 0.4 else 0.0
    thick = rng.uniform(0.03, 0.09)
    lower = smooth_open(
        [
            corners[1],
            (x + half * 0.4, y + curve + opened * 1.5 + thick * 2),
            (x - half * 0.4, y + curve + opened * 1.5 + thick * 2),
            corners[0],
        ]
    )
    upper = smooth_open(
        [
            corners[0],
            (x - half * 0.35, y - thick * 1.6),
            (x, y - thick * 0.6),
            (x + half * 0.35, y - thick * 1.6),
            corners[1],
        ]
    )
    p.fill(np.concatenate([upper, lower]), lips)
    if opened > 0:
        inner = smooth_open(
            [
                corners[1],
                (x + half * 0.35, y + curve + opened * 1.5),
                (x - half * 0.35, y + curve + opened * 1.5),
                corners[0],
            ]
        )
        mouth = p.fill(np.concatenate([line, inner]), np.array([0.25, 0.06, 0.06]))
        teeth = p.mask(np.concatenate([line, line[::-1] + [0, opened * 0.6]])) * mouth
        p.paint(teeth, np.array([0.93, 0.91, 0.86]))
    else:
        p.stroke(line, rng.uniform(0.025, 0.05), lips * 0.4)


def put_hair(rng: Rng, p: Painter, textures: Textures, color: Array, behind: bool) -> None:
    """A cap of hair in front or a mane behind the head, with strands that are texture."""
    field = textures.field()
    shine = color + (field * rng.uniform(0.03, 0.16))[..., None] * (0.4 + color)
    if behind:
        length, wide = rng.uniform(0.2, 2.4), rng.uniform(0.85, 1.15)
        points = [
            (0, -1.2),
            (wide * 0.8, -0.95),
            (wide, -0.2),
            (wide * rng.uniform(0.8, 1.2), length * 0.6),
            (wide * 0.6, length),
            (0, length * 0.7),
        ]
        outline = smooth_closed(
            [*points, *[(-x * rng.uniform(0.9, 1.1), y) for x, y in reversed(points[1:-1])]]
        )
        p.paint(p.mask(outline), shine)
        return
    top, line, part = rng.uniform(1.08, 1.35), rng.uniform(-0.75, -0.4), rng.uniform(-0.5, 0.5)
    ear = rng.uniform(-0.35, 0.15)
    outline = smooth_closed([(-0.86, ear), (-0.9, -0.6), (-0.5, -top * 0.97), (0, -top), (0.5, -top * 0.97), (0.9, -0.6), (0.86, ear), (0.7, -0.35), (part + 0.35, line + 0.05), (part, line - 0.12), (part - 0.35, line), (-0.7, -0.35)])  # fmt: skip
    p.paint(p.mask(outline), shine)
    for _ in range(int(rng.integers(0, 5))):
        x = rng.uniform(-0.8, 0.8)
        p.stroke(
            smooth_open([(x * 0.6, -top * 0.95), (x, -0.85), (x * 1.1, -0.5)]),
            rng.uniform(0.01, 0.05),
            color * rng.uniform(0.5, 1.6),
            border=False,
        )


def put_glasses(rng: Rng, p: Painter, xs: tuple[float, float], y: float) -> None:
    """Two rims, a bridge; dark lenses now and then."""
    color, wide, high = family_color(rng, "dark"), rng.uniform(0.22, 0.3), rng.uniform(0.15, 0.26)
    dark = rng.random() < 0.3
    for x in xs:
        rim = ellipse(x, y, wide, high)
        if dark:
            p.fill(rim, color + 0.05)
        p.stroke(np.concatenate([rim, rim[:1]]), rng.uniform(0.03, 0.07), color)
    p.stroke(smooth_open([(xs[0] + wide, y), (0, y - 0.06), (xs[1] - wide, y)]), 0.04, color)


def put_face(rng: Rng, p: Painter, textures: Textures, skin: Array, hair: Array) -> None:
    """The head with everything on it."""
    turn = rng.uniform(-0.28, 0.28)
    if rng.random() < 0.55:
        put_hair(rng, p, textures, hair, behind=True)
    for sign in (-1, 1):
        if turn * sign < 0.15:
            p.fill(ellipse(sign * 0.76, 0.02, rng.uniform(0.1, 0.15), 0.22), skin * 0.94)
    head = p.fill(head_outline(rng, rng.uniform(0.45, 0.65), rng.uniform(0.88, 1.08)), skin)
    shade(rng, p, head, turn)
    style: dict[str, Array | float] = {
        "skin": skin, "hair": hair, "eye_y": rng.uniform(-0.1, 0.05), "open": rng.uniform(0.25, 0.55) if rng.random() < 0.85 else 0.1,
        "slant": rng.uniform(-0.03, 0.05), "iris": family_color(rng, str(rng.choice(["earth", "sky", "dark", "leaves"]))),
        "gaze": rng.uniform(-0.25, 0.25), "light": rng.uniform(0.75, 1.0), "lash": rng.uniform(0.12, 0.4), "brow_wide": rng.uniform(0.04, 0.12),
    }  # fmt: skip
    style["brow_y"] = float(style["eye_y"]) - rng.uniform(0.22, 0.32)
    gap, wide = rng.uniform(0.27, 0.36), rng.uniform(0.13, 0.2)
    xs = (-gap + turn, gap + turn)
    for x in xs:
        put_eye(rng, p, x, wide * (1 - 0.5 * abs(turn) * (np.sign(x) == np.sign(turn))), style)
    put_nose(rng, p, turn * 1.3, skin)
    put_mouth(rng, p, turn, skin)
    if rng.random() < 0.15:
        beard = p.mask(
            smooth_closed(
                [
                    (-0.68, 0.1),
                    (-0.5, 0.42),
                    (turn, 0.45),
                    (0.5, 0.42),
                    (0.68, 0.1),
                    (0.6, 0.7),
                    (0, 1.2),
                    (-0.6, 0.7),
                ]
            )
        )
        p.paint(beard * (0.55 + 0.3 * np.clip(textures.field(), -1, 1)), hair, border=False)
    if rng.random() < 0.2:
        put_glasses(rng, p, xs, float(style["eye_y"]))
    if rng.random() < 0.85:
        put_hair(rng, p, textures, hair, behind=False)
    elif rng.random() < 0.5:
        color = family_color(rng, "bright")
        p.fill(
            smooth_closed([(-0.85, -0.5), (-0.7, -1.1), (0, -1.4), (0.7, -1.1), (0.85, -0.5), (0, -0.62)]),
            color,
        )
        p.stroke(smooth_open([(-0.95, -0.45), (0, -0.6), (0.95, -0.45)]), 0.14, color * 0.8)


def shade(rng: Rng, p: Painter, head: Array, turn: float) -> None:
    """One side in soft shadow, cheeks flushed: no borders."""
    side = 1 if rng.random() < 0.5 else -1
    dark = p.mask(
        smooth_closed(
            [(side * 0.2 + turn, -1.1), (side * 1.3, -0.8), (side * 1.3, 1.2), (side * 0.15 + turn, 1.1)]
        )
    )
    dark = blurred(dark, max(1.0, p.scale * rng.uniform(0.08, 0.3))) * head * rng.uniform(0, 0.55)
    p.color = p.color * (1 - dark[..., None])
    for sign in (-1, 1):
        cheek = blurred(
            p.mask(ellipse(sign * 0.42 + turn, 0.3, 0.2, 0.16)), max(1.0, p.scale * 0.08)
        ) * rng.uniform(0, 0.4)
        p.color = p.color * (1 - cheek[..., None] * np.array([0.0, 0.5, 0.45], np.float32))


def person(rng: Rng, size: int, textures: Textures, mood: Mood) -> Layer:
    """A portrait or a figure of any size; the head may leave the picture."""
    head = math.exp(rng.uniform(math.log(14), math.log(115)))
    turn, mirror = rng.normal(0, 0.16), 1 if rng.random() < 0.5 else -1
    matrix = np.array(
        [
            [head * math.cos(turn) * mirror, -head * math.sin(turn), 0],
            [head * math.sin(turn) * mirror, head * math.cos(turn), 0],
        ]
    )
    matrix[:, 2] = rng.uniform(0.2, 0.8) * size, rng.uniform(0.15, 0.65) * size
    p = Painter(size, matrix)
    skin, hair = skin_color(rng), hair_color(rng)
    if rng.random() < 0.75:
        put_body(rng, p, textures, skin, mood)
    put_face(rng, p, textures, skin, hair)
    grain = textures.field() * rng.uniform(0, 0.02)
    p.color = p.color * np.exp(grain)[..., None]
    return p.layer()
