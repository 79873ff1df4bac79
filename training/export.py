"""Turns a checkpoint into the engine's weights file, as strong in its answers as the file it replaces. See README.md."""

import argparse
from pathlib import Path

import numpy as np
import torch

from evaluate import loaded, strength
from network import BoundaryNetwork, as_input
from scoring import thin_map
from weights import FoldedLayer, folded, write_weights

# The shares of a picture's pixels that lie on lines, from a sparse page to a dense one.
SHARES = np.linspace(0.002, 0.05, 25)


def levels(network: BoundaryNetwork, pictures: np.ndarray) -> np.ndarray:
    """Logits that the strongest SHARES of all thinned pixels reach."""
    thin = np.concatenate([thin_map(strength(network, picture)).ravel() for picture in pictures])
    reached = np.clip(np.quantile(thin, 1 - SHARES), 1e-4, 1 - 1e-4)
    return np.log(reached / (1 - reached))


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
    options.add_argument("--like", type=Path, help="weights file whose strength to match")
    chosen = options.parse_args()
    torch.set_num_threads(1)
    files = sorted(chosen.shards.glob("shard-*[0-9].npz"))[::-1][:8]
    pictures = np.concatenate([np.load(file)["pictures"][:12] for file in files])
    network = loaded(chosen.checkpoint)
    layers = folded(network, as_input(torch.from_numpy(pictures)))
    if chosen.like is not None:
        match_strength(layers[-1], levels(network, pictures), levels(loaded(chosen.like), pictures))
    write_weights(chosen.out, layers)


if __name__ == "__main__":
    main()
