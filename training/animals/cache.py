"""Views of the photos with the backbone's features, as training reads them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from backbone import Backbone
from heads import FIRST, SECOND, Look
from labels import Head, Photo
from views import View, frame, numbers, picture, read, recolored


@dataclass(frozen=True)
class Counts:
    """Views of a photo: of the whole with and without heads, of each head, and of random places where there is none."""

    whole: int = 6
    whole_of_none: int = 8
    head: int = 16
    places: int = 4

    def __str__(self) -> str:
        return f"{self.whole}-{self.whole_of_none}-{self.head}-{self.places}"


@dataclass
class Example:
    """One view: its features, and what it shows, in pixels of the view."""

    photo: Photo
    view: View
    look: Look
    levels: list[np.ndarray]
    #: The head that is looked at closely.
    head: Head | None


def first_views(photo: Photo, size: tuple[int, int], rng: np.random.Generator, count: int) -> list[View]:
    """The whole photo, then frames around a head that make it a tenth of the view, all of it, or anything between."""
    width, height = size
    views = [frame(width / 2, height / 2, width, height, FIRST.side)]
    for _ in range(count - 1):
        angle, flipped = rng.normal(0, 0.15), bool(rng.integers(2))
        stretched = rng.uniform(0.85, 1.18)
        if not photo.heads:
            side = rng.uniform(0.4, 1.2) * min(size)
            at = rng.uniform(0.2, 0.8, 2)
            views.append(frame(at[0] * width, at[1] * height, side, side * stretched, FIRST.side, angle, flipped))
            continue
        head = photo.heads[int(rng.integers(len(photo.heads)))]
        side = head.side / float(np.exp(rng.uniform(np.log(0.1), np.log(1.0))))
        # beyond one and a half photos there is nothing but their edges
        side = min(side, 1.5 * max(size))
        reach = max(0.0, side - head.side) * 0.4 + 0.1 * head.side
        cx, cy = (head.middle[k] + rng.uniform(-reach, reach) for k in (0, 1))
        views.append(frame(cx, cy, side, side * stretched, FIRST.side, angle, flipped))
    return views


def second_views(head: Head, rng: np.random.Generator, count: int) -> list[View]:
    """A head with half as much around it, as it was labeled, then as a first look may have found it."""
    (cx, cy), side = head.middle, head.side
    views = [frame(cx, cy, 1.5 * side, 1.5 * side, SECOND.side)]
    for _ in range(count - 1):
        away = rng.uniform(-0.18, 0.18, 2) * side
        wide = side * rng.uniform(1.1, 2.1)
        angle, flipped = rng.normal(0, 0.25), bool(rng.integers(2))
        stretched = rng.uniform(0.9, 1.1)
        views.append(frame(cx + away[0], cy + away[1], wide, wide * stretched, SECOND.side, angle, flipped))
    return views


def example_of(photo: Photo, pixels: np.ndarray, view: View, look: Look, head: Head | None, backbone: Backbone) -> Example:
    """An example with the features of its picture."""
    levels = backbone.levels(torch.from_numpy(pixels)[None])
    return Example(photo, view, look, [level[0].numpy().astype(np.float16) for level in levels], head)


def examples_of(
    photo: Photo, backbone: Backbone, rng: np.random.Generator, counts: Counts
) -> list[Example]:
    """Examples of a photo: the whole and parts of it, then each head (any places, where there is none)."""
    image = read(str(photo.path))
    size = image.size
    wanted: list[tuple[Look, View, Head | None]] = [
        (FIRST, view, None) for view in first_views(photo, size, rng, counts.whole if photo.heads else counts.whole_of_none)
    ]
    for head in photo.heads:
        wanted += [(SECOND, view, head) for view in second_views(head, rng, counts.head)]
    if not photo.heads:
        for _ in range(counts.places):
            side = min(size) * rng.uniform(0.15, 0.8)
            at = rng.uniform(0.2, 0.8, 2)
            wanted.append((SECOND, frame(at[0] * size[0], at[1] * size[1], side, side, SECOND.side), None))
    out = []
    for k, (look, view, head) in enumerate(wanted):
        is_plain = k == 0 or (head is not None and wanted[k - 1][2] is not head)
        shown = picture(image, view)
        out.append(example_of(photo, numbers(shown if is_plain else recolored(shown, rng)), view, look, head, backbone))
    return out


def cached(photos: list[Photo], folder: Path, counts: Counts, seed: int, report: bool = True) -> list[Example]:
    """Examples of all photos, kept in a folder from run to run; each photo has a generator of its own."""
    import pickle
    import zlib

    folder.mkdir(parents=True, exist_ok=True)
    backbone = Backbone()
    torch.set_num_threads(1)
    out: list[Example] = []
    for k, photo in enumerate(photos):
        file = folder / f"{photo.path.stem}-{counts}-{seed}.pkl"
        if not file.exists():
            rng = np.random.default_rng([seed, zlib.crc32(photo.path.name.encode())])
            file.write_bytes(pickle.dumps(examples_of(photo, backbone, rng, counts), 4))
        examples = pickle.loads(file.read_bytes())
        for example in examples:
            # labels may have been corrected, and looks may answer more since
            example.photo = photo
            example.look = next(look for look in (FIRST, SECOND) if look.side == example.look.side)
            if example.head is not None:
                example.head = min(
                    photo.heads, key=lambda head, of=example.head: abs(head.middle[0] - of.middle[0]) + abs(head.middle[1] - of.middle[1])
                )
        out += examples
        if report and k % 50 == 0:
            print(f"{k} of {len(photos)} photos", flush=True)
    return out
