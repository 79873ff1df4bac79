"""Trains the boundary network on rendered shards, from given weights or from nothing. See README.md."""

import argparse
import copy
import math
import time
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as functional
from torch import Tensor

from network import BoundaryNetwork, as_input
from rendering.labels import EDGE, IGNORED, thinned
from weights import folded, read_weights, unfolded, write_weights

CROP = 192


class Shards:
    """All shards of a folder; new ones are taken in while training goes on."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.known = folder, set()
        self.pictures: list[np.ndarray] = []
        self.labels: list[np.ndarray] = []

    def refresh(self) -> int:
        """Reads what is new. Returns the number of scenes."""
        for file in sorted(self.folder.glob("shard-*[0-9].npz")):
            if file not in self.known:
                shard = np.load(file)
                self.pictures.append(shard["pictures"])
                self.labels.append(shard["labels"])
                self.known.add(file)
        return sum(len(p) for p in self.pictures)

    def batch(self, rng: np.random.Generator, size: int) -> tuple[Tensor, Tensor]:
        """Network input (size, 3, CROP, CROP) and labels (size, CROP, CROP)."""
        crops = []
        for _ in range(size):
            shard = rng.integers(len(self.pictures))
            scene = rng.integers(len(self.pictures[shard]))
            crops.append(varied(rng, *cut(rng, self.pictures[shard][scene], self.labels[shard][scene])))
        pictures = torch.from_numpy(np.stack([p for p, _ in crops]))
        return pictures.permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last), torch.from_numpy(
            np.stack([m for _, m in crops])
        )


def cut(rng: np.random.Generator, picture: np.ndarray, labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A square cut, two times in five scaled by .72 to 2.2; borders stay one pixel wide."""
    zoom = 1.0 if rng.random() < 0.6 else math.exp(rng.uniform(math.log(0.72), math.log(2.2)))
    side = min(picture.shape[0], round(CROP / zoom))
    y, x = rng.integers(picture.shape[0] - side + 1, size=2)
    picture, labels = picture[y : y + side, x : x + side], labels[y : y + side, x : x + side]
    if side == CROP:
        return picture, labels
    picture = cv2.resize(
        picture, (CROP, CROP), interpolation=cv2.INTER_AREA if side > CROP else cv2.INTER_CUBIC
    )
    edge, ignored = scaled(labels == EDGE, CROP), scaled(labels == IGNORED, CROP)
    labels = np.where(ignored, IGNORED, 0).astype(np.uint8)
    labels[thinned(edge) if side < CROP else edge] = EDGE
    return picture, labels


def scaled(mask: np.ndarray, side: int) -> np.ndarray:
    """A mask at another size: enlarged by repetition, shrunk so that every marked pixel marks the one it falls into."""
    if side > mask.shape[0]:
        return cv2.resize(mask.astype(np.uint8), (side, side), interpolation=cv2.INTER_NEAREST) > 0
    small = np.zeros((side, side), bool)
    y, x = np.nonzero(mask)
    small[y * side // mask.shape[0], x * side // mask.shape[0]] = True
    return small


def varied(
    rng: np.random.Generator, picture: np.ndarray, labels: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Flips, quarter turns, another exposure, swapped channels. The picture becomes network input (blue, green, red)."""
    if rng.random() < 0.5:
        picture, labels = picture[:, ::-1], labels[:, ::-1]
    turns = int(rng.integers(4))
    picture, labels = np.rot90(picture, turns), np.rot90(labels, turns)
    values = picture[..., ::-1].astype(np.float32) / 255 - 0.5
    values = values * rng.uniform(0.7, 1.25) + rng.normal(0, 0.05, 3).astype(np.float32)
    if rng.random() < 0.3:
        values = values[..., ::-1]
    return np.ascontiguousarray(values, np.float32), np.ascontiguousarray(labels)


def loss_at(logits: Tensor, edges: Tensor, ignored: Tensor, weight: float, ring: bool) -> Tensor:
    """Weighted cross-entropy: borders count `weight`, the pixels beside them little, ignored ones nothing."""
    beside = functional.max_pool2d(edges, 3, 1, 1) - edges if ring else torch.zeros_like(edges)
    counts = (1 - ignored) * (1 - 0.85 * beside)
    counts = torch.where(edges > 0, torch.full_like(counts, weight), counts)
    errors = functional.binary_cross_entropy_with_logits(logits.float(), edges, reduction="none")
    return (errors * counts).sum() / counts.sum()


def total_loss(network: BoundaryNetwork, pictures: Tensor, labels: Tensor) -> tuple[Tensor, Tensor]:
    """(Loss to descend, loss of the full-size answer)."""
    edges, ignored = ((labels == value).float()[:, None] for value in (EDGE, IGNORED))
    with torch.autocast(pictures.device.type, torch.bfloat16):
        full, half, quarter = network.answers(pictures)
    main = loss_at(full, edges, ignored, 3.0, ring=True)
    whole = main
    for answer, factor, weight in ((half, 2, 2.0), (quarter, 4, 1.0)):
        coarse, unknown = functional.max_pool2d(edges, factor), functional.max_pool2d(ignored, factor)
        whole = whole + 0.2 * loss_at(answer, coarse, unknown * (1 - coarse), weight, ring=False)
    return whole, main


class Average:
    """Exponential moving average of the weights: what is evaluated and shipped."""

    def __init__(self, network: BoundaryNetwork, decay: float) -> None:
        self.network, self.decay, self.steps = copy.deepcopy(network), decay, 0

    def follow(self, network: BoundaryNetwork) -> None:
        """One step towards the network."""
        self.steps += 1
        keep = min(self.decay, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for mine, other in zip(
                self.network.state_dict().values(), network.state_dict().values(), strict=True
            ):
                if mine.dtype.is_floating_point:
                    mine.mul_(keep).add_(other.detach(), alpha=1 - keep)


def started(chosen: argparse.Namespace, shards: Shards) -> BoundaryNetwork:
    """From a checkpoint, from the engine's weights, or new."""
    if chosen.start is None:
        return BoundaryNetwork()
    if chosen.start.suffix == ".pt":
        network = BoundaryNetwork()
        network.load_state_dict(torch.load(chosen.start, map_location="cpu"))
        return network
    return unfolded(read_weights(chosen.start), as_input(torch.from_numpy(shards.pictures[0][:48])))


def arguments() -> argparse.Namespace:
    """The command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("shards", type=Path)
    options.add_argument("out", type=Path, help="folder for last.pt and last.bin")
    options.add_argument("--start", type=Path, help="weights file (.bin) or checkpoint (.pt) to go on from")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--rate", type=float, default=1e-3, help="highest learning rate")
    options.add_argument("--batch", type=int, default=8)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--decay", type=float, default=0.998, help="of the averaged weights")
    options.add_argument("--device", default="cpu")
    return options.parse_args()


def main() -> None:
    """Cosine schedule over `minutes`; saves the averaged network every few hundred steps and at the end."""
    chosen = arguments()
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(chosen.seed)
    rng, shards = np.random.default_rng(chosen.seed), Shards(chosen.shards)
    scenes = shards.refresh()
    network = started(chosen, shards).to(chosen.device, memory_format=torch.channels_last).train()
    average = Average(network, chosen.decay)
    descent = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=1e-4)
    chosen.out.mkdir(parents=True, exist_ok=True)
    began, step, seen = time.monotonic(), 0, None
    while (share := (time.monotonic() - began) / 60 / chosen.minutes) < 1:
        for group in descent.param_groups:
            group["lr"] = (
                chosen.rate * min(1, step / 100 + 0.05) * (0.5 * (1 + math.cos(math.pi * share)) + 0.01)
            )
        pictures, labels = shards.batch(rng, chosen.batch)
        whole, main_loss = total_loss(network, pictures.to(chosen.device), labels.to(chosen.device))
        descent.zero_grad()
        whole.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        descent.step()
        average.follow(network)
        step += 1
        seen = main_loss.item() if seen is None else 0.98 * seen + 0.02 * main_loss.item()
        if step % 50 == 0:
            print(
                f"step {step}, {share * chosen.minutes:.1f} min, loss {seen:.4f}, {scenes} scenes", flush=True
            )
        if step % 200 == 0:
            scenes = shards.refresh()
            save(average.network, shards, chosen.out)
    save(average.network, shards, chosen.out)


def save(network: BoundaryNetwork, shards: Shards, out: Path) -> None:
    """last.pt to go on from, last.bin for the engine."""
    torch.save(network.state_dict(), out / "last.pt")
    still = copy.deepcopy(network).cpu()
    calibration = np.concatenate([p[:8] for p in shards.pictures[:6]])
    write_weights(out / "last.bin", folded(still, as_input(torch.from_numpy(calibration))))


if __name__ == "__main__":
    main()
