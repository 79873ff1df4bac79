"""Two small networks on the frozen features: where heads of animals are, and where eyes, noses, mouths and ears are on one."""

import math
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from backbone import LEVELS
from torch import nn

#: Channels that each level becomes, and those of the two layers after their sum.
WIDTH, HIDDEN = 32, 48
#: The share of channels that each example trains without.
DROPPED = 0.1


@dataclass(frozen=True)
class Look:
    """How one of the networks looks: the side of its picture, pixels of it per answer, and what it answers."""

    side: int
    stride: int
    #: Answers that are heat maps of points, then those that are read where a point is, then those read as means of the middle.
    heats: tuple[str, ...]
    read: tuple[str, ...]
    means: tuple[str, ...]

    @property
    def grid(self) -> int:
        """Answers along a side."""
        return self.side // self.stride

    @property
    def outputs(self) -> int:
        """Numbers a place."""
        return len(self.heats) + len(self.read) + len(self.means)


FIRST = Look(256, 8, ("head",), ("width", "height"), ())
SECOND = Look(192, 4, ("eye", "nose", "mouth", "ear"), ("radius",), ("animal", "front", "three-quarter", "profile", "pad"))


class Head(nn.Module):
    """Each level through one by one to `WIDTH` channels, their sum at the grid, two layers of three by three, and the answers."""

    def __init__(self, look: Look, mean: list[torch.Tensor], deviation: list[torch.Tensor]) -> None:
        super().__init__()
        self.look = look
        for k, (m, d) in enumerate(zip(mean, deviation, strict=True)):
            self.register_buffer(f"mean{k}", m)
            self.register_buffer(f"deviation{k}", d)
        total = sum(channels for channels, _ in LEVELS)
        self.levels = nn.ModuleList(nn.Conv2d(channels, WIDTH, 1, bias=False) for channels, _ in LEVELS)
        for level in self.levels:
            nn.init.normal_(level.weight, 0, 1 / math.sqrt(total))
        self.bias = nn.Parameter(torch.zeros(1, WIDTH, 1, 1))
        self.first = nn.Conv2d(WIDTH, HIDDEN, 3, padding=1)
        self.second = nn.Conv2d(HIDDEN, HIDDEN, 3, padding=1)
        self.last = nn.Conv2d(HIDDEN, look.outputs, 1)
        nn.init.normal_(self.last.weight, 0, 0.01)
        nn.init.zeros_(self.last.bias)
        # nearly no place is a point
        nn.init.constant_(self.last.bias[: len(look.heats)], -3.0)

    def forward(self, levels: list[torch.Tensor]) -> torch.Tensor:
        """Answers (n, outputs, grid, grid) to the backbone's levels."""
        total = self.bias
        for k, (layer, x) in enumerate(zip(self.levels, levels, strict=True)):
            if LEVELS[k][1] < self.look.stride:
                x = F.max_pool2d(x, self.look.stride // LEVELS[k][1])
            x = (x - getattr(self, f"mean{k}")) / getattr(self, f"deviation{k}")
            if self.training:
                x = F.dropout2d(x, DROPPED)
            x = layer(x)
            if x.shape[2] != self.look.grid:
                x = F.interpolate(x, size=(self.look.grid, self.look.grid), mode="bilinear", align_corners=False)
            total = total + x
        x = F.relu(total)
        x = F.relu(self.first(x))
        x = F.relu(self.second(x))
        return self.last(x)


def heat(look: Look, points: list[tuple[float, float]], sigmas: list[float]) -> np.ndarray:
    """A map that is 1 at the place of each point and falls off around it. Points in pixels of the view, sigmas in places."""
    rows, columns = np.mgrid[0 : look.grid, 0 : look.grid].astype(np.float32)
    out = np.zeros((look.grid, look.grid), np.float32)
    for (x, y), sigma in zip(points, sigmas, strict=True):
        column, row = x / look.stride - 0.5, y / look.stride - 0.5
        out = np.maximum(out, np.exp(-((columns - column) ** 2 + (rows - row) ** 2) / (2 * sigma * sigma)))
        i, j = round(row), round(column)
        if 0 <= i < look.grid and 0 <= j < look.grid:
            out[i, j] = 1
    return out


def focal(logits: torch.Tensor, target: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Focal loss of heat maps (Zhou and others, "Objects as points", 2019), a point."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    positive = (target >= 0.999).float()
    loss = -(positive * (1 - p) ** 2 * torch.log(p) + (1 - positive) * weight * (1 - target) ** 4 * p**2 * torch.log(1 - p))
    return loss.sum() / positive.sum().clamp(min=1)


def peaks(logits: np.ndarray, count: int, least: float) -> list[tuple[float, float, float, int, int]]:
    """The highest places of a heat map that are no lower than their neighbors: x and y in places, chance, row, column."""
    chances = 1 / (1 + np.exp(-logits))
    rows, columns = chances.shape
    ringed = np.pad(chances, 1, constant_values=-1.0)
    around = np.max([ringed[1 + i : 1 + i + rows, 1 + j : 1 + j + columns] for i in (-1, 0, 1) for j in (-1, 0, 1)], axis=0)
    at = np.argwhere((chances >= around) & (chances >= least))
    at = sorted(at, key=lambda place: -chances[tuple(place)])[:count]
    out = []
    for i, j in at:
        x, y = float(j), float(i)
        if 0 < i < rows - 1 and 0 < j < columns - 1:
            # the top of a parabola through three logits
            for k, (before, after) in enumerate(((logits[i, j - 1], logits[i, j + 1]), (logits[i - 1, j], logits[i + 1, j]))):
                bent = float(2 * logits[i, j] - before - after)
                off = float(np.clip((after - before) / 2 / bent, -0.5, 0.5)) if bent > 0 else 0.0
                x, y = (x + off, y) if k == 0 else (x, y + off)
        out.append((x + 0.5, y + 0.5, float(chances[i, j]), int(i), int(j)))
    return out
