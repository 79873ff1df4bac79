"""Views of photos, and what each place of a view should be answered with."""

import pickle
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from backbone import Backbone
from heads import Look
from line_photos import OTHER, UNSURE, Photo
from views import View, draw, frame, read, recolored

#: What a place may be: on the outline of something, on a feature, in a texture. Several may be true.
ANSWERS = ("outline", "feature", "texture")
#: The whole photo, squeezed to a square of this side; an answer every four pixels.
LOOK = Look(256, 4, ANSWERS, (), ())
#: A line fades from its middle with this deviation, as a share of the longer side, and at least this many places.
SIGMA, MIN_SIGMA = 0.006, 0.55
#: Nearer to a line than this, as a share of the longer side, it is known what a place is; nothing is texture up to the other.
KNOWN, CLEAR = 0.014, 0.02


@dataclass
class Example:
    """One view: its features, what to answer (answers, grid, grid), and where that is known."""

    levels: list[np.ndarray]
    wanted: np.ndarray
    known: np.ndarray


def plain_view(photo: Photo, look: Look = LOOK) -> View:
    """What the product looks at: all of the photo."""
    width, height = photo.size
    return frame(width / 2, height / 2, width, height, look.side)


def varied_view(photo: Photo, rng: np.random.Generator, look: Look = LOOK) -> View:
    """A part of the photo, turned and mirrored."""
    width, height = photo.size
    zoom = rng.uniform(0.5, 1.05)
    reach = max(0.0, 1 - zoom) / 2
    x, y = (side * (0.5 + rng.uniform(-reach, reach)) for side in photo.size)
    stretched = rng.uniform(0.9, 1.1)
    return frame(x, y, zoom * width, zoom * height * stretched, look.side, rng.normal(0, 0.08), bool(rng.integers(2)))


def targets(photo: Photo, view: View, look: Look = LOOK) -> tuple[np.ndarray, np.ndarray]:
    """What to answer in each place of a view, and where that is known."""
    rows, columns = (np.mgrid[0 : look.grid, 0 : look.grid] + 0.5) * look.stride
    x, y = np.tensordot(view.matrix[:, :2], np.stack([columns, rows]), 1) + view.matrix[:, 2][:, None, None]
    width, height = photo.size
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    at = (y.clip(0, height - 1).astype(int), x.clip(0, width - 1).astype(int))
    outline, feature, zone = photo.to_outline[at], photo.to_feature[at], photo.zone[at]
    nearest = np.minimum(outline, feature)
    sigma = max(SIGMA * photo.longest, MIN_SIGMA * look.stride * max(view.scales))
    fades = lambda far: np.exp(-(far**2) / (2 * sigma**2))  # noqa: E731
    is_zone = (zone > 0) & (zone != UNSURE)
    wanted = np.stack([fades(outline), fades(feature), is_zone & (zone != OTHER) & (nearest > CLEAR * photo.longest)])
    near = nearest <= KNOWN * photo.longest
    of_line = inside & (is_zone | near)
    of_texture = inside & (zone != UNSURE) & ((nearest > CLEAR * photo.longest) | (nearest < KNOWN / 2 * photo.longest))
    return wanted.astype(np.float16), np.stack([of_line, of_line, of_texture])


def examples_of(photo: Photo, backbone: Backbone, rng: np.random.Generator, count: int, look: Look = LOOK) -> list[Example]:
    """Examples of a photo: as the product looks at it, then varied."""
    image = read(str(photo.path))
    out = []
    for k in range(count):
        view = plain_view(photo, look) if k == 0 else varied_view(photo, rng, look)
        picture = draw(image if k == 0 else recolored(image, rng), view)
        levels = backbone.levels(torch.from_numpy(picture)[None])
        out.append(Example([level[0].numpy().astype(np.float16) for level in levels], *targets(photo, view, look)))
    return out


def cached(photos: list[Photo], folder: Path, count: int, seed: int, look: Look = LOOK) -> list[Example]:
    """Examples of all photos, kept in a folder from run to run; each photo has a generator of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    backbone = Backbone()
    out: list[Example] = []
    for photo in photos:
        file = folder / f"{photo.path.stem}-{look.side}-{count}-{seed}.pkl"
        if not file.exists():
            rng = np.random.default_rng([seed, zlib.crc32(photo.path.name.encode())])
            file.write_bytes(pickle.dumps(examples_of(photo, backbone, rng, count, look), 4))
        out += pickle.loads(file.read_bytes())
    return out
