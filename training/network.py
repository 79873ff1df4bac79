"""The boundary network: five levels down, four up, 236,147 weights, 12,864 multiply-adds per pixel."""

from typing import NamedTuple

import torch
import torch.nn.functional as functional
from torch import Tensor, nn

PICTURE = 0
NOBODY = 65535


class Row(NamedTuple):
    """One layer as the engine's file has it: `source` and `onto` name tensors, 0 the picture, k the output of layer k."""

    kernel: int
    stride: int
    rectified: bool
    inputs: int
    outputs: int
    source: int
    onto: int


def rows(channels: tuple[int, ...] = (16, 24, 40, 64, 64)) -> list[Row]:
    """The layers in the order they are computed. Every level has two 3x3 convolutions down and one up; sideways they are 1x1."""
    table = [
        Row(3, 1, True, 3, channels[0], PICTURE, NOBODY),
        Row(3, 1, True, channels[0], channels[0], 1, NOBODY),
    ]
    ends = [2]
    for wide, wider in zip(channels, channels[1:], strict=False):
        table.append(Row(3, 2, True, wide, wider, len(table), NOBODY))
        table.append(Row(3, 1, True, wider, wider, len(table), NOBODY))
        ends.append(len(table))
    for level in range(len(channels) - 2, -1, -1):
        table.append(Row(1, 1, False, channels[level + 1], channels[level], len(table), ends[level]))
        table.append(Row(3, 1, True, channels[level], channels[level], len(table), NOBODY))
    table.append(Row(1, 1, False, channels[0], 1, len(table), NOBODY))
    return table


class Layer(nn.Module):
    """A convolution; the rectified ones carry a batch norm instead of a bias."""

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.row = row
        self.convolution = nn.Conv2d(
            row.inputs, row.outputs, row.kernel, row.stride, row.kernel // 2, bias=not row.rectified
        )
        self.norm = nn.BatchNorm2d(row.outputs) if row.rectified else None

    def forward(self, x: Tensor) -> Tensor:
        """Convolution, norm, rectification."""
        x = self.convolution(x)
        return functional.relu(self.norm(x)) if self.norm is not None else x


class BoundaryNetwork(nn.Module):
    """Pictures (n, 3, h, w), blue green red, value / 255 - 0.5, sides multiples of 16, to logits (n, 1, h, w)."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(Layer(row) for row in rows())
        # Two coarser answers that are only trained, never shipped: they make the deep levels learn early.
        self.half_answer = nn.Conv2d(24, 1, 1)
        self.quarter_answer = nn.Conv2d(40, 1, 1)

    def tensors(self, pictures: Tensor) -> list[Tensor]:
        """All tensors, the picture first."""
        known = [pictures]
        for layer in self.layers:
            answer = layer(known[layer.row.source])
            if layer.row.onto != NOBODY:
                other = known[layer.row.onto]
                grown = functional.interpolate(
                    answer, size=other.shape[2:], mode="bilinear", align_corners=False
                )
                answer = other + grown
            known.append(answer)
        return known

    def forward(self, pictures: Tensor) -> Tensor:
        """Logits at the picture's size."""
        return self.tensors(pictures)[-1]

    def answers(self, pictures: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits at the picture's size, at half and at a quarter of it."""
        known = self.tensors(pictures)
        return known[-1], self.half_answer(known[-4]), self.quarter_answer(known[-6])


def as_input(pictures: "torch.Tensor") -> Tensor:
    """RGB uint8 (n, h, w, 3) to what the network reads."""
    return (pictures.flip(-1).permute(0, 3, 1, 2).float() / 255 - 0.5).contiguous(
        memory_format=torch.channels_last
    )
