"""Trains the network for parts of people on cached features: train_parts.py DATA CACHE OUT [--seed N] [--all] [--steps N]."""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from backbone import LEVELS
from heads import Head, Look
from part_photos import PARTS, read_photos
from part_views import LOOK, Example, cached
from standardization import standardization

#: Views of each face, and more of it with a hat on.
COUNTS = (8, 2)
#: How much a place of each class counts in the cross entropy: what is rare counts more.
WEIGHTS = torch.tensor([1.0, 1.5, 1.2, 1.8, 1.0, 2.5, 1.5])
#: Overlap (Dice) counts so much beside it, of these classes.
DICE = 0.25
DICE_OF = [PARTS.index(part) for part in ("hair", "face", "body", "clothes")]
#: A step sees quarters of views: the same pixels from more photos.
QUARTER = 0.5


def quarter_of(example: Example, rng: np.random.Generator) -> tuple[list[np.ndarray], np.ndarray]:
    """A quarter of an example, cut so that every level's places stay whole."""
    steps = example.levels[-1].shape[1]
    size = int(steps * QUARTER)
    top, left = rng.integers(0, steps - size + 1, 2)
    cut = lambda a: a[:, top * (s := a.shape[1] // steps) : (top + size) * s, left * s : (left + size) * s]  # noqa: E731
    return [cut(level) for level in example.levels], cut(example.shares)


def loss_of(answer: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    """Weighted cross entropy, and what overlaps lack."""
    log = F.log_softmax(answer, 1)
    weight = shares * WEIGHTS[None, :, None, None]
    loss = -(weight * log).sum() / weight.sum().clamp(min=1)
    known = shares.sum(1)
    for k in DICE_OF:
        p, y = log[:, k].exp() * known, shares[:, k]
        loss = loss + DICE * (1 - (2 * (p * y).sum() + 30) / ((p * p).sum() + (y * y).sum() + 30))
    return loss


def train(examples: list[Example], steps: int, seed: int, look: Look = LOOK, batch: int = 16, rate: float = 3e-3) -> Head:
    """The network, trained for so many steps."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Head(Look(int(look.side * QUARTER), look.stride, look.heats, look.read, look.means), *standardization(examples))
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.03)
    net.train()
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 20) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
        quarters = [quarter_of(examples[i], rng) for i in rng.choice(len(examples), batch)]
        levels = [torch.from_numpy(np.stack([q[0][k] for q in quarters]).astype(np.float32)) for k in range(len(LEVELS))]
        shares = torch.from_numpy(np.stack([q[1] for q in quarters]).astype(np.float32))
        loss = loss_of(net(levels), shares)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 100 == 0:
            print(f"step {step}: {loss.item():.3f}", flush=True)
    net.look = look
    return net.eval()


def main() -> None:
    """Trains it and writes it to OUT."""
    parser = argparse.ArgumentParser()
    for name in ("data", "cache", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--side", type=int, default=LOOK.side)
    parser.add_argument("--all", action="store_true", help="train on the photos held out for development, too")
    options = parser.parse_args()
    torch.set_num_threads(1)
    look = Look(options.side, LOOK.stride, (), (), PARTS)
    photos = [photo for photo in read_photos(options.data) if photo.may_train and (options.all or not photo.is_held_out)]
    begin = time.process_time()
    examples = cached(photos, options.cache, COUNTS, options.seed, look)
    print(f"{len(photos)} photos, {len(examples)} views, {time.process_time() - begin:.0f} CPU seconds", flush=True)
    net = train(examples, options.steps, options.seed, look)
    print(f"{time.process_time() - begin:.0f} CPU seconds")
    torch.save({"side": options.side, "state": net.state_dict()}, options.out)


if __name__ == "__main__":
    main()
