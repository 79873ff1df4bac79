"""Measures the network for parts of people, before any refinement: measure_parts.py DATA NETWORK {held-out,test}."""

import sys
from pathlib import Path

import numpy as np
import torch
from backbone import LEVELS, Backbone
from heads import Head, Look
from part_photos import PARTS, UNSURE, Photo, read_photos
from part_views import LOOK, plain_view
from PIL import Image
from views import View, draw, read


def load(path: Path) -> Head:
    """A trained network."""
    stored = torch.load(path)
    blank = lambda: [torch.zeros(1, channels, 1, 1) for channels, _ in LEVELS]  # noqa: E731
    net = Head(Look(stored["side"], LOOK.stride, (), (), PARTS), blank(), blank())
    net.load_state_dict(stored["state"])
    return net.eval()


def laid_back(chances: np.ndarray, view: View, size: tuple[int, int]) -> np.ndarray:
    """Chances of a view (classes, side, side) at the pixels of the photo; 0 beyond the view."""
    whole = np.vstack([view.matrix, [0, 0, 1]])
    data = tuple(np.linalg.inv(whole)[:2].ravel())
    return np.stack([np.asarray(Image.fromarray(one).transform(size, Image.AFFINE, data, Image.BILINEAR)) for one in chances])


@torch.no_grad()
def predict(net: Head, backbone: Backbone, photo: Photo) -> np.ndarray:
    """The class of each pixel of a photo. Where several faces look at a place, the one counts in whose view it is more in the middle."""
    image = read(str(photo.path))
    side = net.look.side
    ramp = 1 - np.abs(np.linspace(-1, 1, side))
    inner = np.minimum.outer(ramp, ramp).astype(np.float32) + 0.02
    best = np.full(photo.mask.shape, 0.01, np.float32)
    out = np.zeros(photo.mask.shape, np.uint8)
    for person in photo.people:
        view = plain_view(person, net.look)
        chances = torch.softmax(net(backbone.levels(torch.from_numpy(draw(image, view))[None])), 1)
        fine = torch.nn.functional.interpolate(chances, size=(side, side), mode="bilinear", align_corners=False)[0].numpy()
        laid = laid_back(np.concatenate([fine, inner[None]]), view, image.size)
        is_nearer = laid[-1] > best
        out[is_nearer] = laid[:-1].argmax(0)[is_nearer]
        best = np.maximum(best, laid[-1])
    return out


def overlap(found: np.ndarray, mask: np.ndarray, part: int) -> float | None:
    """IoU of a class, None where the mask has less than a thousandth of it."""
    known = mask != UNSURE
    one, other = (found == part) & known, (mask == part) & known
    if other.mean() <= 0.001:
        return None
    return float((one & other).sum() / max(1, (one | other).sum()))


def main() -> None:
    """Prints IoU a class, photo by photo, and their means."""
    folder, network, kind = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    torch.set_num_threads(1)
    net, backbone = load(network), Backbone()
    photos = [p for p in read_photos(folder) if (p.is_held_out if kind == "held-out" else not p.may_train)]
    rows = []
    for photo in photos:
        found = predict(net, backbone, photo)
        row = [overlap(found, photo.mask, k) for k in range(1, len(PARTS))]
        rows.append(row)
        print(photo.path.stem, *("   -" if v is None else f"{v:.2f}" for v in row), flush=True)
    print("part", *PARTS[1:])
    for name, of in (("mean", np.mean), (">= .8", lambda v: (np.array(v) >= 0.8).sum()), ("of", len)):
        columns = [[row[k] for row in rows if row[k] is not None] for k in range(len(PARTS) - 1)]
        print(name, *(f"{of(c):.3f}" if c else "-" for c in columns))


if __name__ == "__main__":
    main()
