"""Photos with the lines that an illustrator would keep, and how far each place of one is from them."""

import csv
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

HERE = Path(__file__).parent
#: Sources that are kept apart: numbers up to 20 of the first eight are the first test set, later ones and those of the others the second.
HELD_OUT = {"oi", "cat", "w", "sp", "usg", "sti", "sk", "pg"}
HELD_OUT_LATER = {"us", "gcr", "im", "wv"}
#: What zones without inner lines show. Of what is unsure nothing is known; `other` has no texture of its own.
ZONES = (
    "", "fur", "feathers", "hair", "foliage", "grass", "ground", "water", "cloth", "food", "brick", "blur", "shadow", "other", "unsure",
)  # fmt: skip
OTHER, UNSURE = ZONES.index("other"), ZONES.index("unsure")


def test_set_of(name: str, group: str) -> int:
    """The test set of a photo, 1 or 2; 0 for photos that train."""
    is_early = int(name[1:3]) < 21
    if group in HELD_OUT:
        return 1 if is_early else 2
    return 2 if group in HELD_OUT_LATER and not is_early else 0


@dataclass
class Line:
    """A line to keep: an outline, or a feature such as an eye or a button. Points in pixels of the photo."""

    is_feature: bool
    points: np.ndarray


@dataclass
class Photo:
    """A photo with its labels."""

    path: Path
    group: str
    size: tuple[int, int]
    lines: list[Line]
    zones: list[tuple[int, np.ndarray]]

    @property
    def test_set(self) -> int:
        """1 or 2; 0 for photos that train."""
        return test_set_of(self.path.name, self.group)

    @property
    def longest(self) -> int:
        """Pixels of the longer side, in which distances are measured."""
        return max(self.size)

    def _distance(self, is_feature: bool) -> np.ndarray:
        free = np.ones(self.size[::-1], bool)
        for line in self.lines:
            if line.is_feature == is_feature:
                for x, y in _finely(line.points):
                    free[min(self.size[1] - 1, int(y)), min(self.size[0] - 1, int(x))] = False
        far = np.full(free.shape, 1e4, np.float32)
        return far if free.all() else ndimage.distance_transform_edt(free).astype(np.float32)

    @cached_property
    def to_outline(self) -> np.ndarray:
        """Pixels to the nearest outline, a value a pixel."""
        return self._distance(False)

    @cached_property
    def to_feature(self) -> np.ndarray:
        """Pixels to the nearest feature, a value a pixel."""
        return self._distance(True)

    @cached_property
    def zone(self) -> np.ndarray:
        """The number of each pixel's zone; a later zone lies over an earlier one."""
        image = Image.new("L", self.size, 0)
        for kind, points in self.zones:
            if len(points) > 2:
                ImageDraw.Draw(image).polygon([tuple(p) for p in points], fill=kind)
        return np.asarray(image)


def _finely(points: np.ndarray) -> np.ndarray:
    """Places along a polyline, half a pixel apart."""
    if len(points) < 2:
        return points
    parts = [points[:1]]
    for p, q in zip(points[:-1], points[1:], strict=True):
        count = max(1, int(2 * np.hypot(*(q - p))))
        parts.append(p + (q - p) * np.arange(1, count + 1)[:, None] / count)
    return np.concatenate(parts)


def read_photos(folder: Path) -> list[Photo]:
    """All photos with labels, which lie in a folder."""
    with (HERE / "sources.tsv").open(newline="") as sources:
        groups = {row["file"]: row["group"] for row in csv.DictReader(sources, delimiter="\t")}
    out = []
    for text in (HERE / "labels.jsonl").read_text().splitlines():
        label = json.loads(text)
        name = label["file"]
        lines = [Line(kept["kind"] == "feature", np.array(kept["points"], float)) for kept in label["keep"]]
        zones = [(ZONES.index(zone["cls"]), np.array(zone["points"], float)) for zone in label["drop"]]
        out.append(Photo(folder / name, groups[name], (label["width"], label["height"]), lines, zones))
    return out
