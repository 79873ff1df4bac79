"""From a finished canvas to labels: 255 where a person would draw a line, 1 where nobody knows, 0 elsewhere."""

import math

import cv2
import numpy as np

from .fields import Array, blurred
from .layers import Canvas, borders

VISIBLE_STEP = 0.035
THIN = 5
EDGE, IGNORED = 255, 1


def steps(color: Array, sigma: float = 1.5) -> Array:
    """Height of the step of color at each pixel: the gradient of a blurred step, scaled back to the step's height."""
    soft = blurred(np.clip(color, 0, 1.15), sigma)
    total = np.zeros(color.shape[:2], np.float32)
    for channel in range(3):
        x = cv2.Scharr(soft[..., channel], cv2.CV_32F, 1, 0, scale=1 / 32)
        y = cv2.Scharr(soft[..., channel], cv2.CV_32F, 0, 1, scale=1 / 32)
        total += cv2.magnitude(x, y)
    return total / 3 * sigma * math.sqrt(2 * math.pi)


def thinned(mask: Array) -> Array:
    """Skeleton of a binary mask, one pixel wide (Guo and Hall 1989: keeps diagonals of two pixels)."""
    m = np.pad(mask.astype(bool), 1)
    while True:
        before = int(m.sum())
        for odd in (False, True):
            p2, p3, p4, p5 = m[:-2, 1:-1], m[:-2, 2:], m[1:-1, 2:], m[2:, 2:]
            p6, p7, p8, p9 = m[2:, 1:-1], m[2:, :-2], m[1:-1, :-2], m[:-2, :-2]
            pairs = [(p2, p3 | p4), (p4, p5 | p6), (p6, p7 | p8), (p8, p9 | p2)]
            rises = sum((~start & after).astype(np.int8) for start, after in pairs)
            ahead = sum((a | b).astype(np.int8) for a, b in ((p9, p2), (p3, p4), (p5, p6), (p7, p8)))
            behind = sum((a | b).astype(np.int8) for a, b in ((p2, p3), (p4, p5), (p6, p7), (p8, p9)))
            around = np.minimum(ahead, behind)
            kept = (p2 | p3 | ~p5) & p4 if odd else (p6 | p7 | ~p9) & p8
            m[1:-1, 1:-1] &= ~((rises == 1) & (around >= 2) & (around <= 3) & ~kept)
        if int(m.sum()) == before:
            return m[1:-1, 1:-1]


def thin_parts(shapes: Array) -> tuple[Array, Array]:
    """Parts of shapes narrower than a pen: (those to be drawn as one center line, those too busy to be judged). bool."""
    wide = cv2.dilate(shapes.astype(np.float32), np.ones((THIN, THIN))) == cv2.erode(
        shapes.astype(np.float32), np.ones((THIN, THIN))
    )
    thin = cv2.dilate(wide.astype(np.uint8), np.ones((THIN, THIN), np.uint8)) == 0
    crowded = np.zeros_like(thin)
    for axis in (0, 1):
        other = (shapes != np.roll(shapes, 1, axis)) & thin & np.roll(thin, 1, axis)
        crowded |= other | np.roll(other, -1, axis)
    count, parts, stats, _ = cv2.connectedComponentsWithStats(thin.astype(np.uint8), connectivity=8)
    crowd = np.bincount(parts[crowded], minlength=count)
    area = stats[:, cv2.CC_STAT_AREA]
    reach = np.maximum(stats[:, cv2.CC_STAT_WIDTH], stats[:, cv2.CC_STAT_HEIGHT])
    lines = (reach >= 9) & (crowd <= 0.12 * area)
    busy = (area >= 14) & ~lines & (crowd > 0.12 * area)
    lines[0] = busy[0] = False
    return lines[parts], busy[parts]


def labels(canvas: Canvas) -> Array:
    """Labels of the scene before the camera: uint8 (size, size)."""
    seen = borders(canvas.shapes)
    step = cv2.dilate(steps(canvas.color), np.ones((3, 3), np.uint8))
    gray = np.clip(canvas.color, 0, 1).mean(2)
    span = cv2.dilate(gray, np.ones((7, 7))) - cv2.erode(gray, np.ones((7, 7)))
    lines, busy = thin_parts(canvas.shapes)
    grown = cv2.dilate(lines.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    centers = thinned(lines) & (span > 0.08) if lines.any() else lines
    found = np.zeros(seen.shape, np.uint8)
    found[seen & (step <= VISIBLE_STEP)] = IGNORED
    found[(seen & busy) | canvas.ignored] = IGNORED
    found[seen & (step > VISIBLE_STEP) & ~busy & ~grown & ~canvas.ignored] = EDGE
    found[centers & ~busy] = EDGE
    found[canvas.inked & (span > 0.12)] = EDGE
    found[:1] = found[-1:] = 0
    found[:, :1] = found[:, -1:] = 0
    return found
