"""Measures weights files on photos whose outlines were drawn by hand. See README.md."""

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch
from skimage.graph import route_through_array

from evaluate import both_scales, loaded
from scoring import count, summary

Line = list[tuple[int, int]]

SIDE = 480
"""Photos are shrunk to so many pixels of the longer side: outlines are in these pixels."""
REACH = 5
"""A hand misses an outline by no more pixels: so far the steepest color is looked for."""


def drawn(file: Path) -> dict[str, list[Line]]:
    """The polylines of each photo."""
    photos: dict[str, list[Line]] = {}
    lines: list[Line] = []
    for row in file.read_text().splitlines():
        if row.startswith("photo "):
            lines = photos[row.removeprefix("photo ")] = []
        elif not row.startswith("#"):
            lines.append([(int(x), int(y)) for x, y in (point.split(",") for point in row.split())])
    return photos


def steepness(photo: np.ndarray) -> np.ndarray:
    """How fast color changes at each pixel of a BGR photo, in CIE Lab at a sigma of 1.1."""
    lab = cv2.cvtColor(photo.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
    soft = cv2.GaussianBlur(lab, (0, 0), 1.1)
    total = np.zeros(photo.shape[:2], np.float32)
    for channel in range(3):
        for dx, dy in ((1, 0), (0, 1)):
            total += cv2.Scharr(soft[..., channel], cv2.CV_32F, dx, dy) ** 2
    return np.sqrt(total)


def snapped(steep: np.ndarray, line: Line) -> list[tuple[int, int]]:
    """The pixels (y, x) along the steepest color beside a polyline, between its points (Mortensen and Barrett 1995)."""
    high, wide = steep.shape
    inside = [(min(x, wide - 1), min(y, high - 1)) for x, y in line]
    pixels: list[tuple[int, int]] = []
    for a, b in zip(inside, inside[1:], strict=False):
        band, core = np.zeros(steep.shape, np.uint8), np.full(steep.shape, 255, np.uint8)
        cv2.line(band, a, b, 255, 2 * REACH + 1)
        cv2.line(core, a, b, 0, 1)
        clear = np.quantile(steep[band > 0], 0.9) + 1e-3
        away = cv2.distanceTransform(core, cv2.DIST_L2, 3)
        cost = np.where(band > 0, 1 / (0.12 + np.minimum(steep / clear, 1)) + 0.25 * away, 1e6)
        path, _ = route_through_array(cost, a[::-1], b[::-1], fully_connected=True, geometric=True)
        pixels += path
    return pixels


def labels(photo: np.ndarray, lines: list[Line]) -> np.ndarray:
    """255 on outlines, else 0."""
    steep, found = steepness(photo), np.zeros(photo.shape[:2], np.uint8)
    for line in lines:
        for y, x in snapped(steep, line):
            found[y, x] = 255
    return found


def main() -> None:
    """Prints a row per weights file."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("photos", type=Path, help="the folder that the file of outlines names photos in")
    options.add_argument("weights", type=Path, nargs="+")
    chosen = options.parse_args()
    torch.set_num_threads(1)
    pairs = []
    for name, lines in drawn(Path(__file__).parent / "outlines-by-hand.txt").items():
        photo = cv2.imread(str(chosen.photos / name), cv2.IMREAD_COLOR)
        scale = min(1, SIDE / max(photo.shape[:2]))
        small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        pairs.append((cv2.cvtColor(small, cv2.COLOR_BGR2RGB), labels(small, lines)))
    for file in chosen.weights:
        network = loaded(file)
        figures = summary([count(both_scales(network, photo), truth) for photo, truth in pairs])
        print(f"{file} | " + ", ".join(f"{k} {v:.3f}" for k, v in figures.items()), flush=True)


if __name__ == "__main__":
    main()
