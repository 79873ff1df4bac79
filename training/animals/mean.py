"""The mean of two weight files, layer by layer: python mean.py BEFORE AFTER OUT.

What was trained on from shipped weights forgets some of what they knew; the mean keeps most of both (Wortsman and others, "Robust fine-tuning
of zero-shot models", 2022).
"""

import sys
from pathlib import Path

import torch
from backbone import LEVELS
from export import layers
from shipped import Standard, read_shipped


def plain() -> Standard:
    """Features as they are."""
    return (
        [torch.zeros(1, channels, 1, 1) for channels, _ in LEVELS],
        [torch.ones(1, channels, 1, 1) for channels, _ in LEVELS],
    )


if __name__ == "__main__":
    before, after, out = map(Path, sys.argv[1:])
    parts = []
    for net, other in zip(*(read_shipped(path, (plain(), plain())) for path in (before, after)), strict=True):
        own, others = net.state_dict(), other.state_dict()
        net.load_state_dict({name: (value + others[name]) / 2 for name, value in own.items()})
        parts.append(layers(net))
    out.write_bytes(b"".join(parts))
