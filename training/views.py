"""Views of photos: frames that are turned, mirrored, zoomed and recolored, and where points lie on them."""

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageEnhance, ImageOps


@dataclass
class View:
    """A square picture of a photo, and the matrix that leads from its pixels to those of the photo (2 × 3)."""

    matrix: np.ndarray
    side: int

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the photo lies in the view."""
        at = np.linalg.solve(self.matrix[:, :2], np.array([x, y]) - self.matrix[:, 2])
        return float(at[0]), float(at[1])

    def back(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the view lies in the photo."""
        at = self.matrix[:, :2] @ np.array([x, y]) + self.matrix[:, 2]
        return float(at[0]), float(at[1])

    @property
    def scales(self) -> tuple[float, float]:
        """Pixels of the photo in one of the view, across and down."""
        return float(np.hypot(*self.matrix[:, 0])), float(np.hypot(*self.matrix[:, 1]))


def frame(cx: float, cy: float, width: float, height: float, side: int, angle: float = 0, flipped: bool = False) -> View:
    """The view that shows a frame around a point of the photo, turned by an angle in radians."""
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array([[c, -s], [s, c]]) @ np.diag([(-1 if flipped else 1) * width / side, height / side])
    shift = np.array([cx, cy]) - turn @ np.array([side / 2, side / 2])
    return View(np.concatenate([turn, shift[:, None]], 1), side)


def read(path: str, longest: int = 768) -> Image.Image:
    """A photo, upright and opaque."""
    image = ImageOps.exif_transpose(Image.open(path))
    if image.mode in ("RGBA", "LA", "P"):
        image = image.convert("RGBA")
        ground = Image.new("RGB", image.size, "white")
        ground.paste(image, mask=image.split()[3])
        image = ground
    image = image.convert("RGB")
    image.thumbnail((longest, longest), Image.LANCZOS)
    return image


def draw(image: Image.Image, view: View) -> np.ndarray:
    """The picture of a view as networks read it (3, side, side), -1 black to 1 white."""
    return numbers(picture(image, view))


def numbers(image: Image.Image) -> np.ndarray:
    """A picture as networks read it (3, height, width), -1 black to 1 white."""
    return np.asarray(image, np.float32).transpose(2, 0, 1) / 127.5 - 1


def picture(image: Image.Image, view: View) -> Image.Image:
    """The picture of a view; beyond the photo its edge is repeated."""
    matrix = view.matrix.copy()
    zoom = math.sqrt(abs(np.linalg.det(matrix[:, :2])))
    if zoom > 1.3:
        size = (max(8, round(image.width * 1.1 / zoom)), max(8, round(image.height * 1.1 / zoom)))
        matrix *= np.array([[size[0] / image.width], [size[1] / image.height]])
        image = image.resize(size, Image.BOX)
    corners = matrix @ np.array([[0, view.side, 0, view.side], [0, 0, view.side, view.side], [1, 1, 1, 1]])
    # a margin for the bicubic filter
    left, top = np.floor(corners.min(1)).astype(int) - 4
    right, bottom = np.ceil(corners.max(1)).astype(int) + 4
    rows, columns = np.arange(top, bottom).clip(0, image.height - 1), np.arange(left, right).clip(0, image.width - 1)
    part = Image.fromarray(np.asarray(image)[rows[:, None], columns])
    matrix[:, 2] -= left, top
    return part.transform((view.side, view.side), Image.AFFINE, tuple(matrix.ravel()), resample=Image.BICUBIC)


def recolored(image: Image.Image, rng: np.random.Generator) -> Image.Image:
    """A photo as another camera, another light, or the fur of another animal would have it."""
    for kind in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        image = kind(image).enhance(float(rng.uniform(0.6, 1.45)))
    values = np.asarray(image, np.float32) * rng.uniform(0.85, 1.15, 3).astype(np.float32)
    values += rng.normal(0, rng.uniform(0, 6), values.shape)
    if rng.random() < 0.1:
        values = values.mean(2, keepdims=True).repeat(3, 2)
    return Image.fromarray(values.clip(0, 255).astype(np.uint8))
