"""Draws the boundary maps of photos, one row a photo, one column a weights file, to be looked at. See README.md."""

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch

from evaluate import both_scales, loaded
from scoring import thin_map


def page(strength: np.ndarray, share: float) -> np.ndarray:
    """The strongest thin lines, `share` of all pixels, without pieces under 12 pixels: the same ink for every network."""
    thin = thin_map(strength)
    drawn = (thin >= np.quantile(thin, 1 - share)).astype(np.uint8)
    _, parts, stats, _ = cv2.connectedComponentsWithStats(drawn, connectivity=8)
    long = stats[:, cv2.CC_STAT_AREA] >= 12
    long[0] = False
    return cv2.dilate(long[parts].astype(np.float32), np.ones((2, 2)))


def main() -> None:
    """Writes one picture: the photo, then for each weights file the map as grey on white."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("out", type=Path)
    options.add_argument("--weights", type=Path, nargs="+", required=True)
    options.add_argument("--photos", type=Path, nargs="+", required=True)
    options.add_argument("--side", type=int, default=1024, help="long side in pixels")
    options.add_argument(
        "--share", type=float, help="draw only as many thin lines: a share of all pixels, .03 say"
    )
    chosen = options.parse_args()
    torch.set_num_threads(1)
    networks = [loaded(file) for file in chosen.weights]
    sheet = []
    for file in chosen.photos:
        photo = cv2.cvtColor(cv2.imread(str(file), cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)
        scale = chosen.side / max(photo.shape[:2])
        method = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        photo = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=method)
        maps = [both_scales(network, photo) for network in networks]
        if chosen.share is not None:
            maps = [page(m, chosen.share) for m in maps]
        greys = [np.repeat((255 - 255 * m).clip(0, 255).astype(np.uint8)[..., None], 3, 2) for m in maps]
        sheet.append(np.hstack([photo, *greys]))
    wide = max(row.shape[1] for row in sheet)
    padded = [np.pad(row, ((0, 8), (0, wide - row.shape[1]), (0, 0)), constant_values=255) for row in sheet]
    cv2.imwrite(str(chosen.out), cv2.cvtColor(np.vstack(padded), cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
