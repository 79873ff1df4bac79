"""What a camera and a file format do to a scene; none of it moves a border."""

import cv2
import numpy as np

from .fields import Array, Rng, blurred, smooth_noise


def photographed(rng: Rng, color: Array, drawn: bool) -> Array:
    """RGB uint8 as a camera, or for a drawing a scanner, would deliver it."""
    size = color.shape[0]
    image = np.clip(color, 0, 1.15)
    if not drawn or rng.random() < 0.3:
        image = image * rng.normal(1, 0.06, 3)
        image = np.clip(
            (image - 0.5) * rng.uniform(0.55, 1.15) + 0.5 + rng.uniform(-0.14, 0.14), 0, 1
        ) ** rng.uniform(0.7, 1.4)
    if rng.random() < 0.25:
        y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
        image = image * (1 - rng.uniform(0, 0.5) * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
    if rng.random() < 0.12:
        image = np.repeat(image.mean(2, keepdims=True), 3, 2)
    image = blurred(image.astype(np.float32), rng.uniform(0.3, 1.3) if not drawn else rng.uniform(0, 0.8))
    if rng.random() < 0.15:
        image = blurred(image, 1.0) + (image - blurred(image, 1.5)) * rng.uniform(0.5, 2)
    image = image + noise(rng, size) * (rng.uniform(0, 0.035) if not drawn else rng.uniform(0, 0.01))
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    return compressed(pixels, int(rng.integers(30, 97))) if rng.random() < 0.8 else pixels


def noise(rng: Rng, size: int) -> Array:
    """Sensor noise: by pixel, a share of it in coarser, colored grains as phones leave it."""
    grains = rng.standard_normal((size, size, 3)).astype(np.float32)
    if rng.random() < 0.4:
        coarse = np.stack([smooth_noise(rng, size, 3) for _ in range(3)], -1)
        grains = 0.7 * grains + 0.7 * coarse
    return grains if rng.random() < 0.6 else np.repeat(grains[..., :1], 3, 2)


def compressed(pixels: Array, quality: int) -> Array:
    """Through JPEG and back."""
    data = cv2.imencode(".jpg", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, quality])[
        1
    ]
    return cv2.cvtColor(cv2.imdecode(data, cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)
