"""Procedural textures: what a surface shows that is not a border. Every texture is zero-mean with a standard deviation of 1."""

import math
from collections.abc import Callable

import cv2
import numpy as np

from .fields import Array, Rng, blurred, log_uniform, normalized, smooth_noise


def clouds(rng: Rng, size: int) -> Array:
    """Noise of all grains, the coarse ones stronger: the usual statistics of a photo."""
    power = rng.uniform(0.3, 1.1)
    return sum(smooth_noise(rng, size, grain) * grain**power for grain in (1.5, 3, 6, 12, 24, 48))


def strands(rng: Rng, size: int) -> Array:
    """Fur, grass or hair: noise smeared along a slowly turning direction."""
    angle, length = rng.uniform(0, math.pi), int(rng.integers(7, 41))
    kernel = np.zeros((length, length), np.float32)
    reach = np.array([math.cos(angle), math.sin(angle)]) * length / 2
    ends = [tuple(int(v) for v in length / 2 + sign * reach) for sign in (-1, 1)]
    cv2.line(kernel, ends[0], ends[1], 1.0, 1)
    noise = rng.standard_normal((size, size)).astype(np.float32)
    if rng.random() < 0.5:
        noise = blurred(noise, rng.uniform(0.6, 1.6))
    smeared = cv2.filter2D(noise, -1, kernel / max(kernel.sum(), 1))
    return warped(rng, smeared, 80, 12)


def warped(rng: Rng, field: Array, grain: float, reach: float) -> Array:
    """The field pushed about by slow noise."""
    size = field.shape[0]
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    dx, dy = (smooth_noise(rng, size, grain) * reach for _ in range(2))
    return cv2.remap(field, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def blades(rng: Rng, size: int) -> Array:
    """Meadow: many short strokes, each with its own light, leaning one way."""
    field = np.zeros((size, size), np.float32)
    lean, length = rng.uniform(-0.6, 0.6), log_uniform(rng, 6, 50)
    for _ in range(int(size * size / (length * 1.5))):
        x, y = rng.uniform(0, size, 2)
        tilt, reach = lean + rng.normal(0, 0.35), length * rng.uniform(0.4, 1.3)
        tip = (int(x + math.sin(tilt) * reach), int(y - math.cos(tilt) * reach))
        cv2.line(field, (int(x), int(y)), tip, float(rng.normal()), int(rng.integers(1, 3)), cv2.LINE_AA)
    return field


def pebbles(rng: Rng, size: int) -> Array:
    """Gravel, leaves or crumbs: many overlapping ellipses, each lit from one side."""
    field = np.zeros((size, size), np.float32)
    big, flat = log_uniform(rng, 2, 14), rng.uniform(0.3, 1)
    for _ in range(int(2.2 * size * size / (big * big * 3))):
        x, y = (int(v) for v in rng.uniform(0, size, 2))
        radius = max(1.0, big * rng.uniform(0.4, 1.2))
        axes, turn, light = (
            (max(1, int(radius)), max(1, int(radius * flat))),
            float(rng.uniform(0, 180)),
            rng.normal(),
        )
        cv2.ellipse(field, (x, y), axes, turn, 0, 360, float(light - 0.8), -1, cv2.LINE_AA)
        inner = (max(1, int(radius * 0.75)), max(1, int(radius * flat * 0.75)))
        cv2.ellipse(
            field,
            (x - int(radius / 5), y - int(radius / 5)),
            inner,
            turn,
            0,
            360,
            float(light),
            -1,
            cv2.LINE_AA,
        )
    return field


def stripes(rng: Rng, size: int) -> Array:
    """Stripes, planks, ripples or the folds of a cloth."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    angle, width = rng.uniform(0, math.pi), log_uniform(rng, 4, 40)
    phase = (x * math.cos(angle) + y * math.sin(angle)) / width * 2 * math.pi
    wave = np.sin(phase + smooth_noise(rng, size, rng.uniform(30, 90)) * rng.uniform(0, 3))
    return np.tanh(wave * rng.uniform(0.6, 8))


def weave(rng: Rng, size: int) -> Array:
    """Checks and woven cloth."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    width, angle = rng.uniform(4, 24), rng.uniform(0, math.pi)
    u, v = x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)
    return np.tanh(3 * np.sin(u / width * math.pi) * np.sin(v / width * math.pi))


def bricks(rng: Rng, size: int) -> Array:
    """Bricks, tiles or shingles, turned a little."""
    high = int(rng.integers(7, 28))
    wide, field = int(high * rng.uniform(1, 2.6)), np.zeros((size, size), np.float32)
    for row, y in enumerate(range(0, size, high)):
        for x in range(-(row % 2) * wide // 2, size, wide):
            cv2.rectangle(field, (x + 1, y + 1), (x + wide - 1, y + high - 1), float(rng.uniform(0.3, 1)), -1)
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), rng.uniform(-40, 40), 1.4)
    return cv2.warpAffine(field, turn, (size, size), borderMode=cv2.BORDER_REFLECT)


def speckles(rng: Rng, size: int) -> Array:
    """Spots, freckles, terrazzo."""
    field = np.zeros((size, size), np.float32)
    for _ in range(int(rng.integers(60, 600))):
        x, y = (int(v) for v in rng.uniform(0, size, 2))
        cv2.circle(field, (x, y), int(rng.integers(1, 7)), float(rng.uniform(-1, 1)), -1, cv2.LINE_AA)
    return field


def ripples(rng: Rng, size: int) -> Array:
    """Water: noise stretched sideways, finer towards the top."""
    field = cv2.resize(
        rng.standard_normal((size // 2, max(4, size // int(rng.integers(8, 40))))).astype(np.float32),
        (size, size),
        interpolation=cv2.INTER_CUBIC,
    )
    return warped(rng, blurred(field, 0.8), 40, 4)


def cracks(rng: Rng, size: int) -> Array:
    """Bark, stone and marble: the creases of coarse noise."""
    ridge = -np.abs(normalized(clouds(rng, size)))
    return ridge if rng.random() < 0.5 else np.maximum(ridge, -0.5)


def folds(rng: Rng, size: int) -> Array:
    """Cloth that hangs: soft bright ridges and narrow dark creases that run one way."""
    long = rng.standard_normal(
        (max(3, size // int(rng.integers(60, 200))), size // int(rng.integers(8, 40)))
    ).astype(np.float32)
    field = cv2.resize(long, (size, size), interpolation=cv2.INTER_CUBIC)
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), rng.uniform(0, 360), 1.45)
    turned = cv2.warpAffine(warped(rng, field, 60, 8), turn, (size, size), borderMode=cv2.BORDER_REFLECT)
    return np.tanh(turned * rng.uniform(0.8, 2.5)) if rng.random() < 0.6 else -np.abs(turned)


def chrome(rng: Rng, size: int) -> Array:
    """Polished metal, glass and wet stone: hard bands of what is mirrored, bent along slow noise."""
    bend = smooth_noise(rng, size, rng.uniform(20, 50)) + 0.35 * smooth_noise(rng, size, rng.uniform(8, 25))
    return np.tanh(np.sin(bend * rng.uniform(2, 6)) * rng.uniform(1.5, 9))


def lights(rng: Rng, size: int) -> Array:
    """Out of focus lights: pale discs over each other."""
    field, radius = np.zeros((size, size), np.float32), log_uniform(rng, 4, 26)
    for _ in range(int(rng.integers(15, 120))):
        x, y = (int(v) for v in rng.uniform(0, size, 2))
        disc = np.zeros_like(field)
        cv2.circle(
            disc,
            (x, y),
            max(2, int(radius * rng.uniform(0.6, 1.2))),
            float(rng.uniform(0.2, 1)),
            -1,
            cv2.LINE_AA,
        )
        field += disc
    return blurred(field, radius * rng.uniform(0.1, 0.4))


def rock(rng: Rng, size: int) -> Array:
    """Rock, soil, plaster, bark: rough ground of all grains, lit from one side, with creases in shadow."""
    power = rng.uniform(0.6, 1.2)
    height = np.zeros((size, size), np.float32)
    for grain in (1.5, 3, 6, 12, 24, 48):
        bumps = smooth_noise(rng, size, grain * rng.uniform(0.8, 1.3))
        height += (-np.abs(bumps) if rng.random() < 0.5 else bumps) * grain**power
    if rng.random() < 0.4:
        height = cv2.resize(
            height[:, : size // int(rng.integers(2, 6))], (size, size), interpolation=cv2.INTER_CUBIC
        )
    angle = rng.uniform(0, 2 * math.pi)
    slope = np.roll(height, 1, 1) - height, np.roll(height, 1, 0) - height
    light = normalized(slope[0] * math.cos(angle) + slope[1] * math.sin(angle))
    return np.tanh(light * rng.uniform(0.6, 1.6)) + 0.3 * normalized(height) - 0.5 * (light < -1.2)


def planks(rng: Rng, size: int) -> Array:
    """Wood: long grain with dark pores and slow rings, boards now and then of different light."""
    grain = cv2.resize(
        rng.standard_normal((size, max(4, size // int(rng.integers(10, 60))))).astype(np.float32),
        (size, size),
    )
    y = np.mgrid[0:size, 0:size][0].astype(np.float32)
    rings = np.sin(y / rng.uniform(3, 14) + 4 * smooth_noise(rng, size, rng.uniform(60, 150)))
    field = 0.6 * grain + rng.uniform(0, 1) * rings - 1.2 * (grain > 1.6)
    return warped(rng, field.astype(np.float32), 90, 6)


def foliage(rng: Rng, size: int) -> Array:
    """Leaves over dark gaps, in clumps that catch the light."""
    leaves = normalized(pebbles(rng, size))
    clumps = smooth_noise(rng, size, rng.uniform(15, 50))
    return leaves * np.clip(1 + 0.5 * clumps, 0.1, 2) + rng.uniform(0.3, 1.2) * clumps


MAKERS: list[tuple[Callable[[Rng, int], Array], float]] = [
    (clouds, 5), (strands, 4), (blades, 3), (pebbles, 3), (stripes, 1.2), (weave, 0.8), (bricks, 1), (speckles, 1), (ripples, 1), (cracks, 1),
    (folds, 2), (chrome, 0.4), (lights, 0.6),
    (rock, 5), (planks, 2), (foliage, 3),
]  # fmt: skip


def photographed(rng: Rng, size: int, photo: Array) -> Array:
    """A cut of a photo of grass, gravel or bricks, as it is or with its waves shifted at random, which keeps only its grain."""
    side = int(min(photo.shape) * rng.uniform(0.4, 1))
    y, x = (int(rng.integers(n - side + 1)) for n in photo.shape)
    field = cv2.resize(photo[y : y + side, x : x + side], (size, size), interpolation=cv2.INTER_CUBIC)
    if rng.random() < 0.4:
        phases = np.angle(np.fft.rfft2(rng.standard_normal(field.shape)))
        field = np.fft.irfft2(np.abs(np.fft.rfft2(field - field.mean())) * np.exp(1j * phases), s=field.shape)
    return normalized(field)


def receding(rng: Rng, field: Array) -> Array:
    """The texture as a ground that runs away from the camera: finer and finer towards one side."""
    size, near = field.shape[0], rng.uniform(0.15, 0.5)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    depth = 1 / (near + (1 - near) * (y + 1) / size)
    across = (x - size / 2) * depth * near + size / 2
    bent = cv2.remap(field, across, depth * near * size * 2, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return normalized(bent)


class Textures:
    """A pool of textures that grows to `limit`: most uses are a turned and scaled cut of one made before, which is much cheaper."""

    def __init__(self, rng: Rng, size: int, photos: list[Array], limit: int = 60) -> None:
        self.rng, self.size, self.photos, self.limit = rng, size, photos, limit
        self.pool: list[Array] = []
        weights = np.array([weight for _, weight in MAKERS])
        self.chances = weights / weights.sum()

    def field(self) -> Array:
        """A texture of one channel, float32 (size, size)."""
        rng = self.rng
        if len(self.pool) < self.limit or rng.random() < 0.05:
            maker = MAKERS[rng.choice(len(MAKERS), p=self.chances)][0]
            made = normalized(
                blurred(maker(rng, self.size * 3 // 2).astype(np.float32), rng.uniform(0.3, 1.2))
            )
            self.pool = [*self.pool[-self.limit + 1 :], made]
        source = self.pool[rng.integers(len(self.pool))]
        if rng.random() < 0.15:
            source = receding(rng, source)
        side = int(min(source.shape[0], self.size * log_uniform(rng, 0.5, 1.5)))
        y, x = rng.integers(source.shape[0] - side + 1, size=2)
        cut = cv2.resize(
            source[y : y + side, x : x + side],
            (self.size, self.size),
            interpolation=cv2.INTER_AREA if side > self.size else cv2.INTER_LINEAR,
        )
        return np.ascontiguousarray(np.rot90(cut, rng.integers(4))[:, :: int(rng.choice([-1, 1]))])

    def made(self) -> Array:
        """A new texture; some change their strength from place to place, some lie over another."""
        rng, side = self.rng, self.size * 3 // 2
        if self.photos and rng.random() < 0.2:
            field = photographed(rng, side, self.photos[rng.integers(len(self.photos))])
        else:
            maker = MAKERS[rng.choice(len(MAKERS), p=self.chances)][0]
            field = normalized(blurred(maker(rng, side).astype(np.float32), rng.uniform(0.3, 1.2)))
        if rng.random() < 0.35:
            field = field * np.clip(
                1 + rng.uniform(0.3, 1) * smooth_noise(rng, side, rng.uniform(40, 160)), 0, 2.5
            )
        if self.pool and rng.random() < 0.25:
            field = field + rng.uniform(0.3, 1) * self.pool[rng.integers(len(self.pool))]
        return normalized(field)

    def colored(self) -> Array:
        """A texture of three channels, mostly light and dark of one color, sometimes of two."""
        tint = self.rng.normal(1, 0.2, 3).astype(np.float32)
        field = self.field()[..., None] * tint
        if self.rng.random() < 0.3:
            field = 0.7 * field + 0.7 * self.field()[..., None] * self.rng.normal(0, 0.7, 3).astype(
                np.float32
            )
        return field
