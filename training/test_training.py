"""Laws of the parts that can be wrong without anybody seeing it. Run: python -m unittest (in this folder)."""

import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

from network import BoundaryNetwork, rows
from rendering.labels import EDGE, labels, thinned
from rendering.layers import Canvas, Layer, ink
from scoring import count, summary
from weights import folded, read_weights, unfolded, write_weights


def square(size: int = 64, low: int = 20, high: int = 44) -> Layer:
    """A white square."""
    cover = np.zeros((size, size), np.float32)
    cover[low:high, low:high] = 1
    return Layer(cover, np.ones((size, size, 3), np.float32), (cover > 0).astype(np.int32))


class Weights(unittest.TestCase):
    """The file holds what the network computes."""

    def setUp(self) -> None:
        """A network whose norms have seen something."""
        torch.manual_seed(3)
        self.network = BoundaryNetwork().train()
        self.pictures = torch.rand(4, 3, 64, 64) - 0.5
        for _ in range(3):
            self.network(self.pictures)
        self.network.eval()

    def test_folding_writing_reading_and_unfolding_keep_the_answers(self) -> None:
        """Up to the rounding to half precision."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "w.bin"
            write_weights(file, folded(self.network, self.pictures))
            layers = read_weights(file)
        self.assertEqual([layer.row for layer in layers], rows())
        again = unfolded(layers, self.pictures).eval()
        with torch.no_grad():
            wanted, found = self.network(self.pictures), again(self.pictures)
        self.assertLess(float((wanted - found).abs().max()), 0.02 * float(wanted.abs().max()))

    def test_reach_is_the_largest_value_of_a_tensor(self) -> None:
        """Of the output after adding."""
        layers = folded(self.network, self.pictures)
        with torch.no_grad():
            answer = self.network(self.pictures)
        self.assertAlmostEqual(layers[-1].reach, float(answer.abs().max()), places=5)


class Labels(unittest.TestCase):
    """Borders are where shapes meet and can be seen."""

    def test_a_visible_square_has_its_outline(self) -> None:
        """And nothing else."""
        canvas = Canvas(np.zeros((64, 64, 3), np.float32))
        canvas.place(square())
        found = labels(canvas)
        y, x = np.nonzero(found == EDGE)
        self.assertEqual((y.min(), y.max(), x.min(), x.max()), (20, 44, 20, 44))
        self.assertLess((found == EDGE).sum(), 4 * 26)

    def test_an_invisible_square_is_not_judged(self) -> None:
        """Neither border nor background."""
        canvas = Canvas(np.ones((64, 64, 3), np.float32))
        canvas.place(square())
        found = labels(canvas)
        self.assertFalse((found == EDGE).any())
        self.assertTrue((found == 1).any())

    def test_ink_is_labeled_once_along_its_middle(self) -> None:
        """Not on both sides."""
        canvas = Canvas(np.ones((64, 64, 3), np.float32))
        layer = square()
        ink(layer, np.zeros(3, np.float32), np.full((64, 64), 5, np.float32))
        canvas.place(layer)
        self.assertEqual(list(np.nonzero(labels(canvas)[32] == EDGE)[0]), [20, 44])

    def test_a_thin_bar_is_one_line(self) -> None:
        """A bar three pixels wide gives its center line."""
        canvas = Canvas(np.zeros((64, 64, 3), np.float32))
        cover = np.zeros((64, 64), np.float32)
        cover[10:54, 30:33] = 1
        canvas.place(Layer(cover, np.ones((64, 64, 3), np.float32), (cover > 0).astype(np.int32)))
        self.assertEqual(list(np.nonzero(labels(canvas)[32] == EDGE)[0]), [31])

    def test_thinning_keeps_a_line_connected(self) -> None:
        """A diagonal of any width becomes a line of about its length."""
        aside = np.subtract.outer(np.arange(40), np.arange(40))
        for width in (1, 2, 3, 5):
            with self.subTest(width=width):
                line = thinned((aside >= 0) & (aside < width))
                self.assertTrue(34 <= line.sum() <= 45)


class Scores(unittest.TestCase):
    """Perfect is 1, empty is 0, one pixel aside is still right."""

    def test_scores(self) -> None:
        """With a tolerance of three pixels at this size."""
        truth = np.zeros((288, 288), np.uint8)
        truth[100, 20:260] = EDGE
        exact = (truth == EDGE).astype(np.float32)
        self.assertGreater(summary([count(exact, truth)])["ODS"], 0.97)
        self.assertGreater(summary([count(np.roll(exact, 2, 0), truth)])["ODS"], 0.97)
        self.assertLess(summary([count(np.roll(exact, 9, 0), truth)])["ODS"], 0.05)
        self.assertEqual(summary([count(exact * 0, truth)])["ODS"], 0)


if __name__ == "__main__":
    unittest.main()
