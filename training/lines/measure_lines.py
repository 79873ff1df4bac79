"""Measures the map of lines: average precision of its places on both test sets: measure_lines.py PHOTOS NETWORK."""

import sys
from pathlib import Path

import numpy as np
import torch
from backbone import LEVELS, Backbone
from heads import Head, Look
from line_photos import UNSURE, Photo, read_photos
from line_views import ANSWERS, LOOK, plain_view
from views import draw, read

#: How much an outline or a feature counts, and a texture (`look-at-whole.ts`).
COUNTS = (0.85, -0.3)
#: A place is on a line up to this distance, as a share of the photo's longer side, and beside all lines from the other one on.
NEAR, AWAY = 0.012, 0.02


def load(path: Path) -> Head:
    """A trained network."""
    stored = torch.load(path)
    blank = lambda: [torch.zeros(1, channels, 1, 1) for channels, _ in LEVELS]  # noqa: E731
    net = Head(Look(stored["side"], LOOK.stride, ANSWERS, (), ()), blank(), blank())
    net.load_state_dict(stored["state"])
    return net.eval()


@torch.no_grad()
def logits(net: Head, backbone: Backbone, photo: Photo) -> np.ndarray:
    """How likely an illustrator would draw a line in each place of a photo (grid, grid)."""
    picture = draw(read(str(photo.path)), plain_view(photo, net.look))
    outline, feature, texture = net(backbone.levels(torch.from_numpy(picture)[None]))[0].numpy()
    return COUNTS[0] * np.maximum(outline, feature) + COUNTS[1] * texture


def places(photo: Photo, grid: int) -> tuple[np.ndarray, np.ndarray]:
    """Whether each place is on a line, and where that is known."""
    rows, columns = ((np.arange(grid) + 0.5) * side / grid for side in photo.size[::-1])
    at = np.ix_(rows.astype(int), columns.astype(int))
    nearest, zone = np.minimum(photo.to_outline, photo.to_feature)[at], photo.zone[at]
    on = nearest <= NEAR * photo.longest
    return on, on | ((nearest > AWAY * photo.longest) & (zone > 0) & (zone != UNSURE))


def average_precision(is_line: np.ndarray, worth: np.ndarray) -> float:
    """The mean precision over all lines, the surest first."""
    right = is_line[np.argsort(-worth, kind="stable")].astype(float)
    precision = np.cumsum(right) / np.arange(1, len(right) + 1)
    return float((precision * right).sum() / max(1.0, right.sum()))


def main() -> None:
    """Prints both test sets."""
    torch.set_num_threads(1)
    net, backbone = load(Path(sys.argv[2])), Backbone()
    for test_set in (1, 2):
        known = []
        for photo in read_photos(Path(sys.argv[1])):
            if photo.test_set != test_set:
                continue
            on, sure = places(photo, net.look.grid)
            known.append((on[sure], logits(net, backbone, photo)[sure]))
        pooled = average_precision(*(np.concatenate(parts) for parts in zip(*known, strict=True)))
        print(f"test set {test_set}: {len(known)} photos, {pooled:.3f} pooled, {np.mean([average_precision(*k) for k in known]):.3f} mean")


if __name__ == "__main__":
    main()
