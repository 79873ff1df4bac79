"""Measures weights files on held-out scenes. See README.md."""

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as functional

from network import BoundaryNetwork, as_input
from scoring import count, summary
from weights import read_weights, unfolded


def loaded(file: Path) -> BoundaryNetwork:
    """The network of a weights file or a checkpoint, ready to answer."""
    if file.suffix == ".pt":
        network = BoundaryNetwork()
        network.load_state_dict(torch.load(file, map_location="cpu"))
        return network.eval()
    return unfolded(read_weights(file), torch.zeros(1, 3, 16, 16)).eval()


def strength(network: BoundaryNetwork, picture: np.ndarray, scale: float = 1.0) -> np.ndarray:
    """Boundary strength 0..1 of an RGB picture, seen at `scale`."""
    high, wide = picture.shape[:2]
    seen = (
        picture if scale == 1 else cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    )
    h, w = seen.shape[:2]
    with torch.no_grad():
        padded = functional.pad(
            as_input(torch.from_numpy(np.ascontiguousarray(seen))[None]),
            (0, -w % 16, 0, -h % 16),
            mode="reflect",
        )
        answer = torch.sigmoid(network(padded))[0, 0, :h, :w].numpy()
    return answer if scale == 1 else cv2.resize(answer, (wide, high), interpolation=cv2.INTER_LINEAR)


def both_scales(network: BoundaryNetwork, picture: np.ndarray) -> np.ndarray:
    """The mean of the map at full and at half size, as coloring pages use it."""
    return (strength(network, picture) + strength(network, picture, 0.5)) / 2


def main() -> None:
    """Prints a row per weights file."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("held_out", type=Path, help="folder of shards rendered with --held-out")
    options.add_argument("weights", type=Path, nargs="+")
    options.add_argument("--most", type=int, default=100, help="scenes to look at")
    options.add_argument("--one-scale", action="store_true", help="leave out the mean of full and half size")
    options.add_argument("--threads", type=int, default=1)
    chosen = options.parse_args()
    torch.set_num_threads(chosen.threads)
    shards = [np.load(f) for f in sorted(chosen.held_out.glob("shard-*[0-9].npz"))]
    pictures = np.concatenate([s["pictures"] for s in shards])[: chosen.most]
    labels = np.concatenate([s["labels"] for s in shards])[: chosen.most]
    for file in chosen.weights:
        network = loaded(file)
        looks = (
            {"one scale": strength}
            if chosen.one_scale
            else {"one scale": strength, "two scales": both_scales}
        )
        for name, look in looks.items():
            figures = summary([count(look(network, p), m) for p, m in zip(pictures, labels, strict=True)])
            print(f"{file} | {name} | " + ", ".join(f"{k} {v:.3f}" for k, v in figures.items()), flush=True)


if __name__ == "__main__":
    main()
