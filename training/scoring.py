"""Scores a boundary map against labels: precision and recall of thinned pixels, matched one to one within a tolerance."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import maximum_bipartite_matching
from scipy.spatial import cKDTree

TOLERANCE = 0.0075
THRESHOLDS = np.linspace(0.03, 0.97, 33)


def thin_map(strength: np.ndarray) -> np.ndarray:
    """Keeps what is highest across the ridge; the ridge's direction is that of the least curvature at a sigma of 1.5."""
    wide = cv2.GaussianBlur(strength, (0, 0), 1.5)
    xx, yy = cv2.Sobel(wide, cv2.CV_32F, 2, 0), cv2.Sobel(wide, cv2.CV_32F, 0, 2)
    xy = cv2.Sobel(wide, cv2.CV_32F, 1, 1)
    across = 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2
    soft = cv2.GaussianBlur(strength, (0, 0), 0.7)
    y, x = np.mgrid[0 : strength.shape[0], 0 : strength.shape[1]].astype(np.float32)
    dx, dy = np.cos(across).astype(np.float32), np.sin(across).astype(np.float32)
    ahead = cv2.remap(soft, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    behind = cv2.remap(soft, x - dx, y - dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.where((soft >= 0.999 * ahead) & (soft >= 0.999 * behind), soft, 0)


@dataclass
class Counts:
    """Per threshold: pixels found, of them right; labeled pixels, of them found."""

    found: np.ndarray
    right: np.ndarray
    labeled: np.ndarray

    @staticmethod
    def none() -> "Counts":
        """All zero."""
        return Counts(*(np.zeros(len(THRESHOLDS)) for _ in range(3)))

    def plus(self, other: "Counts") -> "Counts":
        """Sums."""
        return Counts(self.found + other.found, self.right + other.right, self.labeled + other.labeled)

    def curve(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Precision, recall, F per threshold."""
        precision = self.right / np.maximum(self.found, 1)
        recall = self.right / np.maximum(self.labeled, 1)
        return precision, recall, 2 * precision * recall / np.maximum(precision + recall, 1e-9)


def count(strength: np.ndarray, labels: np.ndarray) -> Counts:
    """Counts of one picture. Found pixels near something nobody can judge are left out unless they are right."""
    thin, reach = thin_map(strength), TOLERANCE * math.hypot(*labels.shape)
    truth = np.argwhere(labels == 255)
    pixels = np.argwhere(thin >= THRESHOLDS[0])
    heights = thin[tuple(pixels.T)]
    unknown = cv2.distanceTransform((labels != 1).astype(np.uint8), cv2.DIST_L2, 5)[tuple(pixels.T)] <= reach
    counts = Counts.none()
    counts.labeled[:] = len(truth)
    if len(truth) == 0 or len(pixels) == 0:
        counts.found[:] = [(heights[~unknown] >= t).sum() for t in THRESHOLDS]
        return counts
    pairs = cKDTree(pixels).sparse_distance_matrix(cKDTree(truth), reach, output_type="coo_matrix")
    for k, threshold in enumerate(THRESHOLDS):
        kept = heights[pairs.row] >= threshold
        graph = csr_matrix(
            (np.ones(kept.sum(), np.int8), (pairs.row[kept], pairs.col[kept])), shape=pairs.shape
        )
        matched = maximum_bipartite_matching(graph, perm_type="column") >= 0
        counts.right[k] = matched.sum()
        counts.found[k] = matched.sum() + ((heights >= threshold) & ~matched & ~unknown).sum()
    return counts


def summary(counts: list[Counts]) -> dict[str, float]:
    """ODS (best F of one threshold for all), OIS (best threshold for each picture), AP (area under the curve)."""
    whole = counts[0]
    for other in counts[1:]:
        whole = whole.plus(other)
    precision, recall, f = whole.curve()
    best = Counts(*(np.zeros(1) for _ in range(3)))
    for one in counts:
        k = int(one.curve()[2].argmax())
        best = best.plus(Counts(one.found[k : k + 1], one.right[k : k + 1], one.labeled[k : k + 1]))
    order = np.argsort(recall)
    area = float(np.trapezoid(precision[order], recall[order]))
    k = int(f.argmax())
    return {
        "ODS": float(f[k]),
        "OIS": float(best.curve()[2][0]),
        "AP": area,
        "threshold": float(THRESHOLDS[k]),
        "precision": float(precision[k]),
        "recall": float(recall[k]),
    }
