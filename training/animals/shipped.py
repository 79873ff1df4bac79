"""Reads trained networks from the engine's file, to train on from them."""

from pathlib import Path

import torch
from backbone import LEVELS, LayerFile
from heads import FIRST, HIDDEN, SECOND, WIDTH, Head, Look

#: Mean and deviation of each level's channels.
Standard = tuple[list[torch.Tensor], list[torch.Tensor]]


@torch.no_grad()
def read_shipped(path: Path, standards: tuple[Standard, Standard]) -> tuple[Head, Head]:
    """Both networks, with weights for features that are standardized like this; what `export.py` writes reads features as they are."""
    file = LayerFile(path.read_bytes())
    nets = tuple(_head(file, look, standard) for look, standard in zip((FIRST, SECOND), standards, strict=True))
    if file.at != len(file.data):
        raise ValueError(f"weights must have {file.at} bytes, received {len(file.data)}")
    return nets


def _head(file: LayerFile, look: Look, standard: Standard) -> Head:
    net, total = Head(look, *standard), torch.zeros(WIDTH)
    for k, (mean, deviation) in enumerate(zip(*standard, strict=True)):
        weights, biases = file.next(WIDTH, 1, LEVELS[k][0])
        net.levels[k].weight.copy_(weights * deviation)
        total += biases + (weights * mean).sum((1, 2, 3))
    net.bias.copy_(total.reshape(1, -1, 1, 1))
    for layer, outputs, side, inputs in (
        (net.first, HIDDEN, 3, WIDTH),
        (net.second, HIDDEN, 3, HIDDEN),
        (net.last, look.outputs, 1, HIDDEN),
    ):
        weights, biases = file.next(outputs, side, inputs)
        layer.weight.copy_(weights)
        layer.bias.copy_(biases)
    return net.eval()
