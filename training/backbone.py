"""The frozen backbone: the first fourteen blocks of MobileNetV2, with the weights that the engine runs."""

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

FILE = Path(__file__).parents[1] / "packages/engine/weights/backbone.bin"
#: Output channels and stride of each block but the first and the last; each widens six times (Sandler and others, 2018).
BLOCKS = [(24, 2), (24, 1), (32, 2), (32, 1), (32, 1), (64, 2), (64, 1), (64, 1), (64, 1), (96, 1), (96, 1), (96, 1)]
#: Channels and pixels of the picture per place, in the order in which `levels` gives them.
LEVELS = [(24, 4), (32, 8), (192, 8), (96, 16), (576, 16)]
#: Weights of the file go from minus to plus so many (`largestWeight` of the engine).
LARGEST = 1023


class LayerFile:
    """Reads layers one after the other: scales and biases of the outputs (half precision), then whole numbers of 16 bits."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def _numbers(self, kind: str, count: int) -> np.ndarray:
        out = np.frombuffer(self.data, kind, count, self.at)
        self.at += out.nbytes
        return out.astype(np.float32)

    def next(self, outputs: int, side: int, inputs: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Filters as PyTorch has them (output, input, row, column), and biases."""
        scales, biases = self._numbers("<f2", outputs), self._numbers("<f2", outputs)
        whole = self._numbers("<i2", outputs * side * side * inputs).reshape(outputs, side, side, inputs)
        # the engine keeps them in half precision
        filters = (whole * (scales / np.float32(LARGEST))[:, None, None, None]).astype(np.float16).astype(np.float32)
        return torch.from_numpy(filters.transpose(0, 3, 1, 2).copy()), torch.from_numpy(biases.copy())


def _depthwise_or_full(x: torch.Tensor, layer: tuple[torch.Tensor, torch.Tensor], stride: int, groups: int) -> torch.Tensor:
    filters, biases = layer
    if filters.shape[2] == 3:
        # zeros as TensorFlow lays them around even sides
        before = 1 if stride == 1 else 0
        x = F.pad(x, (before, 1, before, 1))
    return F.conv2d(x, filters, biases, stride, 0, 1, groups)


class Backbone:
    """Gives the features of pictures of a side that is a multiple of 16."""

    def __init__(self, path: Path = FILE) -> None:
        file = LayerFile(path.read_bytes())
        self.first = file.next(32, 3, 3)
        self.blocks = []
        inputs, wide = 32, 32
        for outputs, stride in [(16, 1), *BLOCKS]:
            expand = file.next(wide, 1, inputs) if wide != inputs else None
            # a filter a channel
            depthwise = file.next(wide, 3, 1)
            self.blocks.append((expand, depthwise, file.next(outputs, 1, wide), stride, inputs == outputs and stride == 1))
            inputs, wide = outputs, 6 * outputs
        self.last = file.next(576, 1, 96)
        if file.at != len(file.data):
            raise ValueError(f"weights must have {file.at} bytes, received {len(file.data)}")

    @torch.no_grad()
    def levels(self, x: torch.Tensor) -> list[torch.Tensor]:
        """Features of each of `LEVELS`. x: pictures (n, 3, side, side), -1 black to 1 white."""
        # a third of the time that channels apart take
        x = x.contiguous(memory_format=torch.channels_last)
        x = _depthwise_or_full(x, self.first, 2, 1).clamp(0, 6)
        kept = []
        for k, (expand, depthwise, project, stride, adds) in enumerate(self.blocks):
            y = x if expand is None else F.conv2d(x, *expand).clamp(0, 6)
            if k == 6:
                kept.append(y)
            y = _depthwise_or_full(y, depthwise, stride, y.shape[1]).clamp(0, 6)
            y = F.conv2d(y, *project)
            x = x + y if adds else y
            if k in (2, 5, 12):
                kept.append(x)
        kept.append(F.conv2d(x, *self.last).clamp(0, 6))
        return [level.contiguous() for level in kept]
