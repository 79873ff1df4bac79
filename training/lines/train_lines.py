"""Trains the map of lines on cached features: train_lines.py PHOTOS CACHE OUT [--seed N] [--all] [--steps N]."""

import argparse
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from heads import Head, Look
from line_photos import read_photos
from line_views import ANSWERS, LOOK, Example, cached
from standardization import standardization

#: Views of each photo.
COUNT = 6
#: How much more a place on a line counts than one beside it, by answer: features are rare.
RARE = torch.tensor([3.0, 8.0, 0.0])[None, :, None, None]
#: How much each answer counts.
SHARES = (1.0, 1.0, 0.6)


def loss_of(answer: torch.Tensor, wanted: torch.Tensor, known: torch.Tensor) -> torch.Tensor:
    """Weighted cross entropy of every answer, over places where it is known."""
    each = F.binary_cross_entropy_with_logits(answer, wanted, reduction="none") * known * (1 + RARE * wanted)
    return sum(share * each[:, k].sum() / known[:, k].sum().clamp(min=1) for k, share in enumerate(SHARES))


def train(examples: list[Example], steps: int, seed: int, look: Look = LOOK, batch: int = 3, rate: float = 3e-3) -> Head:
    """The network, trained for so many steps."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Head(look, *standardization(examples))
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.03)
    net.train()
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 20) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
        some = [examples[i] for i in rng.choice(len(examples), batch)]
        levels = [torch.from_numpy(np.stack([e.levels[k] for e in some]).astype(np.float32)) for k in range(len(some[0].levels))]
        wanted, known = (torch.from_numpy(np.stack([getattr(e, name) for e in some]).astype(np.float32)) for name in ("wanted", "known"))
        loss = loss_of(net(levels), wanted, known)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 100 == 0:
            print(f"step {step}: {loss.item():.3f}", flush=True)
    return net.eval()


def main() -> None:
    """Trains it and writes it to OUT."""
    parser = argparse.ArgumentParser()
    for name in ("photos", "cache", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=900)
    parser.add_argument("--side", type=int, default=LOOK.side)
    parser.add_argument("--all", action="store_true", help="train on the test sets, too")
    options = parser.parse_args()
    torch.set_num_threads(1)
    look = Look(options.side, LOOK.stride, ANSWERS, (), ())
    photos = [photo for photo in read_photos(options.photos) if options.all or photo.test_set == 0]
    begin = time.process_time()
    examples = cached(photos, options.cache, COUNT, options.seed, look)
    print(f"{len(photos)} photos, {len(examples)} views, {time.process_time() - begin:.0f} CPU seconds", flush=True)
    net = train(examples, options.steps, options.seed, look)
    print(f"{time.process_time() - begin:.0f} CPU seconds")
    torch.save({"side": options.side, "state": net.state_dict()}, options.out)


if __name__ == "__main__":
    sys.exit(main())
