"""Puts hats, caps and scarves on heads: hardly a photo with one may train the weights."""

import numpy as np
from part_photos import PARTS, Person, UNSURE
from PIL import Image, ImageDraw, ImageFilter

HAIR, FACE, BEARD, HAT = (PARTS.index(part) for part in ("hair", "face", "beard", "hat"))
#: Points of an outline.
POINTS = 48


def _blob(size: tuple[int, int], points: list[tuple[float, float]]) -> np.ndarray:
    """The inside of an outline, four times as fine while it is drawn."""
    image = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(image).polygon([(2 * x, 2 * y) for x, y in points], fill=255)
    return np.asarray(image.resize(size, Image.BOX)) > 127


def _ellipse(person: Person, size: tuple[int, int], x: float, y: float, a: float, b: float, angle: float, bumps: np.ndarray) -> np.ndarray:
    """An ellipse with waves in its outline; middle and half axes in sides of the face."""
    t = np.linspace(0, 2 * np.pi, POINTS, endpoint=False)
    r = 1 + sum(amount * np.cos((k + 2) * t + 7 * amount) for k, amount in enumerate(bumps))
    u, v = a * r * np.cos(t), b * r * np.sin(t)
    across, down = np.cos(angle) * u - np.sin(angle) * v, np.sin(angle) * u + np.cos(angle) * v
    return _blob(size, [(person.x + (x + p) * person.side, person.y + (y + q) * person.side) for p, q in zip(across, down, strict=True)])


def _cloth(values: np.ndarray, area: np.ndarray, person: Person, rng: np.random.Generator) -> np.ndarray:
    """Felt, wool, straw or a print: a color with a texture, and some of the light that was there."""
    rows, columns = np.mgrid[0 : area.shape[0], 0 : area.shape[1]].astype(np.float32)
    u, v = (columns - person.x) / person.side, (rows - person.y) / person.side
    angle = rng.uniform(0, np.pi)
    along, across = np.cos(angle) * u + np.sin(angle) * v, np.cos(angle) * v - np.sin(angle) * u
    one = rng.uniform(10, 245, 3)
    other = np.clip(one + rng.normal(0, 45, 3), 0, 255) if rng.random() < 0.7 else rng.uniform(0, 255, 3)
    paler = rng.uniform(0, 1)
    one, other = (paler * color + (1 - paler) * color.mean() for color in (one, other))
    kind = rng.integers(4)
    beat = rng.uniform(12, 60)
    if kind == 0:
        share = np.zeros_like(u)
    elif kind == 1:
        share = 0.5 + 0.5 * np.sign(np.sin(beat * along)) * rng.uniform(0.3, 1)
    elif kind == 2:
        share = (np.sin(beat * along) * np.sin(beat * across) > rng.uniform(0, 0.8)).astype(np.float32)
    else:
        share = 0.5 + 0.5 * np.sin(2 * beat * along) * np.sin(2 * beat * across)
    color = (1 - share[..., None]) * one + share[..., None] * other
    # light from a side, folds, and grain
    gray = Image.fromarray(values.mean(2).clip(0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.08 * person.side))
    was = np.asarray(gray, np.float32) / max(1.0, float(np.asarray(gray)[area].mean()))
    folds = 1 + rng.uniform(0, 0.18) * np.sin(rng.uniform(4, 14) * (along + rng.uniform(0.1, 0.6) * across**2) + rng.uniform(0, 6))
    side = 1 + rng.uniform(-0.7, 0.7) * u + rng.uniform(-0.4, 0.4) * v
    light = (was ** rng.uniform(0, 0.5) * folds * side).clip(0.3, 1.6)
    return color * light[..., None] + rng.normal(0, rng.uniform(0, 10), values.shape)


def with_hat(image: Image.Image, mask: np.ndarray, person: Person, rng: np.random.Generator) -> tuple[Image.Image, np.ndarray]:
    """A photo whose person wears a hat, and the mask that says so."""
    size = image.size
    bumps, angle = rng.normal(0, 0.02, 4), rng.normal(0, 0.12)
    rows = np.arange(mask.shape[0])[:, None]
    columns = np.arange(mask.shape[1])[None, :]
    brow = person.y + rng.uniform(-0.42, -0.2) * person.side + np.tan(angle) * (columns - person.x)
    near = (np.abs(columns - person.x) < 1.1 * person.side) & (rows < person.y + 0.9 * person.side)
    dome = _ellipse(person, size, rng.normal(0, 0.04), -0.38, rng.uniform(0.5, 0.68), rng.uniform(0.38, 0.66), angle, bumps)
    hair = (mask == HAIR) & near
    kind = rng.random()
    if kind < 0.4:
        # a cap or a knitted hat: what hair is above it, is under it
        area = (dome | hair) & (rows < brow)
    elif kind < 0.7:
        # a hat with a brim
        y = (float(np.mean(brow)) - person.y) / person.side
        brim = _ellipse(person, size, 0, y, rng.uniform(0.7, 1.05), rng.uniform(0.06, 0.22), angle, bumps)
        area = ((dome | hair) & (rows < brow)) | brim
    else:
        # a scarf around the head
        face = np.isin(mask, (FACE, BEARD)) & (rows > brow)
        around = _ellipse(person, size, 0, -0.05, rng.uniform(0.5, 0.66), rng.uniform(0.62, 0.85), angle, bumps)
        area = (around | hair) & ~face
    if not area.any():
        return image, mask
    values = np.asarray(image, np.float32)
    alpha = np.asarray(Image.fromarray((area * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.7)), np.float32)[..., None] / 255
    shade = np.asarray(Image.fromarray((area * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.04 * person.side)), np.float32)[..., None] / 255
    below = values * (1 - rng.uniform(0, 0.5) * shade)
    out = alpha * _cloth(values, area, person, rng) + (1 - alpha) * below
    worn = mask.copy()
    worn[area & (mask != UNSURE)] = HAT
    return Image.fromarray(out.clip(0, 255).astype(np.uint8)), worn
