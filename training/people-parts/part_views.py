"""Views of faces with what is around them, and what each place of a view shows."""

import pickle
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from backbone import Backbone
from heads import Look
from part_photos import PARTS, UNSURE, Person, Photo
from PIL import Image, ImageFilter
from views import View, draw, frame, read, recolored
from worn_hats import with_hat

#: The network looks at so many times the longer side of a face's box, in a picture of this side; it answers every four pixels.
REACH = 2.4
LOOK = Look(256, 4, (), (), PARTS)
#: Views of training show so many times the box, from and to.
ZOOMS = (1.8, 3.0)


@dataclass
class Example:
    """One view: its features, and the shares of each class a place; they add up to the share that is known."""

    levels: list[np.ndarray]
    shares: np.ndarray


def plain_view(person: Person, look: Look = LOOK) -> View:
    """What the product looks at."""
    return frame(person.x, person.y, REACH * person.side, REACH * person.side, look.side)


def varied_view(person: Person, rng: np.random.Generator, look: Look = LOOK) -> View:
    """The same turned, moved, mirrored and zoomed a little."""
    side = person.side * rng.uniform(*ZOOMS)
    x, y = person.x + rng.uniform(-0.25, 0.25) * person.side, person.y + rng.uniform(-0.25, 0.3) * person.side
    return frame(x, y, side, side * rng.uniform(0.92, 1.08), look.side, rng.normal(0, 0.15), bool(rng.integers(2)))


def shares_of(mask: np.ndarray, view: View, look: Look = LOOK) -> np.ndarray:
    """Shares of each class a place (classes, grid, grid); beyond the photo nothing is known."""
    data = tuple(view.matrix.ravel())
    shown = Image.fromarray(mask).transform((view.side, view.side), Image.AFFINE, data, Image.NEAREST, fillcolor=UNSURE)
    own = np.asarray(shown)
    each = np.stack([own == k for k in range(len(PARTS))]).astype(np.float32)
    return each.reshape(len(PARTS), look.grid, look.stride, look.grid, look.stride).mean((2, 4)).astype(np.float16)


def other_backdrop(image: Image.Image, mask: np.ndarray, rng: np.random.Generator) -> Image.Image:
    """The same people before a backdrop of other colors, or before one of two colors that run into each other."""
    values = np.asarray(image, np.float32)
    person = np.asarray(Image.fromarray(((mask != 0) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1)), np.float32)[..., None] / 255
    if rng.random() < 0.5:
        mixed = values @ rng.dirichlet(np.ones(3), 3).astype(np.float32).T * rng.uniform(0.4, 1.5, 3)
        ground = mixed + rng.uniform(-60, 60)
    else:
        rows, columns = np.mgrid[0:1:1j * mask.shape[0], 0:1:1j * mask.shape[1]]
        angle = rng.uniform(0, 2 * np.pi)
        t = (0.5 + 0.5 * (np.cos(angle) * (columns - 0.5) + np.sin(angle) * (rows - 0.5)) * 1.4)[..., None]
        one, other = (rng.uniform(0, 255, 3) for _ in range(2))
        ground = (1 - t) * one + t * other + rng.normal(0, rng.uniform(0, 12), values.shape)
    return Image.fromarray((person * values + (1 - person) * ground).clip(0, 255).astype(np.uint8))


def examples_of(photo: Photo, backbone: Backbone, rng: np.random.Generator, counts: tuple[int, int], look: Look = LOOK) -> list[Example]:
    """So many examples a face, as the product looks at it and varied, and so many more with a hat on."""
    image = read(str(photo.path))
    out = []
    for person in photo.people:
        for k in range(sum(counts)):
            view = plain_view(person, look) if k == 0 else varied_view(person, rng, look)
            picture, mask = image, photo.mask
            if k >= counts[0]:
                picture, mask = with_hat(picture, mask, person, rng)
            if k > 0:
                picture = recolored(other_backdrop(picture, mask, rng) if rng.random() < 0.6 else picture, rng)
            levels = backbone.levels(torch.from_numpy(draw(picture, view))[None])
            out.append(Example([level[0].numpy().astype(np.float16) for level in levels], shares_of(mask, view, look)))
    return out


def cached(photos: list[Photo], folder: Path, counts: tuple[int, int], seed: int, look: Look = LOOK) -> list[Example]:
    """Examples of all photos, kept in a folder from run to run; each photo has a generator of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    backbone = Backbone()
    out: list[Example] = []
    for photo in photos:
        file = folder / f"{photo.path.stem}-{look.side}-{counts[0]}-{counts[1]}-{seed}.pkl"
        if not file.exists():
            rng = np.random.default_rng([seed, zlib.crc32(photo.path.name.encode())])
            file.write_bytes(pickle.dumps(examples_of(photo, backbone, rng, counts, look), 4))
        out += pickle.loads(file.read_bytes())
    return out
