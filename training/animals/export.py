"""Writes trained networks as the engine reads them: python export.py NETWORKS FILE."""

import sys
from pathlib import Path

import numpy as np
import torch
from backbone import LARGEST
from heads import Head
from measure import load


def layer(filters: np.ndarray, biases: np.ndarray) -> bytes:
    """A layer's scales and biases (half precision), then its weights as whole numbers: (output, input, row, column) in."""
    scales = np.abs(filters).reshape(len(filters), -1).max(1).clip(1e-6).astype("<f2")
    steps = scales.astype(np.float32) / np.float32(LARGEST)
    whole = np.round(filters / steps[:, None, None, None]).clip(-LARGEST, LARGEST).astype("<i2")
    return scales.tobytes() + biases.astype("<f2").tobytes() + whole.transpose(0, 2, 3, 1).tobytes()


def layers(net: Head) -> bytes:
    """All layers of a network; what standardized its input is part of the first ones."""
    out, bias = [], net.bias.detach().flatten().clone()
    for k, level in enumerate(net.levels):
        weight = level.weight.detach() / getattr(net, f"deviation{k}")
        bias -= (weight * getattr(net, f"mean{k}")).sum((1, 2, 3))
        out.append(weight)
    parts = [
        layer(weight.numpy(), (bias if k == 0 else torch.zeros_like(bias)).numpy()) for k, weight in enumerate(out)
    ]
    for module in (net.first, net.second, net.last):
        parts.append(layer(module.weight.detach().numpy(), module.bias.detach().numpy()))
    return b"".join(parts)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(b"".join(layers(net) for net in load(Path(sys.argv[1]))))
