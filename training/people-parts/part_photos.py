"""Photos of people with masks of their parts, and where their faces are."""

import csv
import json
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

#: Classes of the masks, in the order of their numbers; what is unsure has the number 255.
PARTS = ("else", "hair", "face", "body", "clothes", "beard", "hat")
UNSURE = 255
#: Kinds of photos whose licences allow to train weights that anybody may use. The others test.
MAY_TRAIN = ("us", "fl", "co")
#: Boxes of faces as the product finds them (scripts/write-face-boxes.ts): left, top, width, height.
BOXES = Path(__file__).parent / "face-boxes.json"
#: Lower faces, in pixels of the photo, show too little of what is around them.
MIN_FACE = 20


@dataclass(frozen=True)
class Person:
    """A face by the middle of its box and the longer side of that, in pixels of the photo."""

    x: float
    y: float
    side: float


@dataclass
class Photo:
    """A photo with its mask."""

    path: Path
    author: str
    mask: np.ndarray
    people: list[Person]

    @property
    def may_train(self) -> bool:
        """Whether weights may be trained on it."""
        return self.path.stem.split("-")[0] in MAY_TRAIN

    @property
    def is_held_out(self) -> bool:
        """Whether it is kept apart for development: a quarter of those that are no official portraits, by author."""
        return self.may_train and not self.path.stem.startswith("us") and zlib.crc32(self.author.encode()) % 4 == 0


def _face_of(mask: np.ndarray) -> list[Person]:
    """The face of a mask, where the product has found none."""
    rows, columns = np.nonzero(mask == PARTS.index("face"))
    if len(rows) == 0 or np.ptp(rows) < MIN_FACE:
        return []
    return [Person(float(columns.min() + columns.max() + 1) / 2, float(rows.min() + rows.max() + 1) / 2, float(np.ptp(rows) + 1))]


def read_photos(folder: Path) -> list[Photo]:
    """All photos of a folder with photos/, masks/ and SOURCES.tsv."""
    boxes = json.loads(BOXES.read_text())
    out = []
    with (folder / "SOURCES.tsv").open(newline="") as sources:
        for row in csv.DictReader(sources, delimiter="\t"):
            path = folder / "photos" / row["file"]
            mask = np.asarray(Image.open(folder / "masks" / f"{path.stem}.png"))
            found = [Person(x + w / 2, y + h / 2, max(w, h)) for x, y, w, h in boxes[path.stem] if max(w, h) >= MIN_FACE]
            out.append(Photo(path, row["author"], mask, found or _face_of(mask)))
    return out
