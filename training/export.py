"""Turns a checkpoint into the engine's weights file, blended with the file it replaces if wanted. See README.md."""

import argparse
from pathlib import Path

import numpy as np
import torch

from evaluate import loaded, strength
from network import BoundaryNetwork, as_input
from scoring import thin_map
from weights import FoldedLayer, folded, read_weights, unfolded, write_weights

# The shares of a picture's pixels that lie on lines, from a sparse page to a dense one.
SHARES = np.linspace(0.002, 0.05, 25)


def levels(network: BoundaryNetwork, pictures: np.ndarray) -> np.ndarray:
    """Logits that the strongest SHARES of all thinned pixels reach."""
    thin = np.concatenate([thin_map(strength(network, picture)).ravel() for picture in pictures])
    reached = np.clip(np.quantile(thin, 1 - SHARES), 1e-4, 1 - 1e-4)
    return np.log(reached / (1 - reached))


def blended(new: list[FoldedLayer], old: list[FoldedLayer], keep: float) -> list[FoldedLayer]:
    """Weights between two networks of which one was trained from the other: forgets less than the new one (Wortsman 2022)."""
    return [
        FoldedLayer(
            layer.row,
            (1 - keep) * layer.weight + keep * other.weight,
            (1 - keep) * layer.bias + keep * other.bias,
            layer.reach,
        )
        for layer, other in zip(new, old, strict=True)
    ]


def match_strength(last: FoldedLayer, mine: np.ndarray, wanted: np.ndarray) -> None:
    """Scales and shifts the last layer so that one threshold keeps as much line as it did before."""
    gain, shift = np.polyfit(mine, wanted, 1)
    last.weight = (last.weight * gain).astype(np.float16).astype(np.float32)
    last.bias = (last.bias * gain + shift).astype(np.float16).astype(np.float32)
    last.reach = last.reach * float(gain) + abs(float(shift))
    print(f"logits times {gain:.3f} plus {shift:.3f}")


def main() -> None:
    """Writes OUT; reaches and strength are measured on scenes of SHARDS."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkpoint", type=Path)
    options.add_argument("out", type=Path)
    options.add_argument("--shards", type=Path, required=True, help="folder of training shards")
    options.add_argument("--like", type=Path, help="the weights file to be replaced")
    options.add_argument("--same-strength", action="store_true", help="scale answers to those of that file")
    options.add_argument("--keep", type=float, default=0.0, help="share of that file's weights to blend in")
    chosen = options.parse_args()
    torch.set_num_threads(1)
    files = sorted(chosen.shards.glob("shard-*[0-9].npz"))[::-1][:6]
    pictures = np.concatenate([np.load(file)["pictures"][:12] for file in files])
    network, inputs = loaded(chosen.checkpoint), as_input(torch.from_numpy(pictures))
    if chosen.like is not None and chosen.keep > 0:
        mixed = blended(folded(network, inputs), read_weights(chosen.like), chosen.keep)
        network = unfolded(mixed, inputs).eval()
    layers = folded(network, inputs)
    if chosen.like is not None and chosen.same_strength:
        match_strength(layers[-1], levels(network, pictures), levels(loaded(chosen.like), pictures))
    write_weights(chosen.out, layers)


if __name__ == "__main__":
    main()
