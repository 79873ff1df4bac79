"""Trains the two networks on cached features: python train.py DATA LINES CACHE OUT [--seed N] [--all] [--no-share-alike]."""

import argparse
import math
import time
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from cache import Counts, Example, cached, example_of
from heads import FIRST, SECOND, Head, Look, focal, heat, peaks
from labels import VIEWS, is_held_out, read_people, read_photos, read_things
from shipped import read_shipped
from standardization import standardization
from views import frame, numbers, picture, read, recolored
from backbone import LEVELS, Backbone

#: The share of examples without an animal.
EMPTY = 0.4
#: Mistakes of the first look are heads where there are none. The second look trains on them: the least chance of one, and how many of a
#: view and of a photo at most.
MISTAKEN, MISTAKES, IN_PHOTO = 0.03, 4, 6
#: After this share of the steps, examples without an animal are drawn in proportion to the chance that the network gives them, plus this.
HARDER, EASY = 0.4, 0.03
#: The learning rate, and that of a network that trains on.
RATE, ON = 3e-3, 1.2e-3


def targets(example: Example) -> tuple[np.ndarray, np.ndarray]:
    """What a network should answer (outputs, grid, grid), and how much each place counts that should answer nothing."""
    look, view = example.look, example.view
    out = np.zeros((look.outputs, look.grid, look.grid), np.float32)
    weight = np.ones((len(look.heats), look.grid, look.grid), np.float32)
    across, down = view.scales
    heads = [(head, view.place(*head.middle)) for head in example.photo.heads]
    if look == FIRST:
        if not example.photo.complete:
            weight *= 0.2
        placed = [(head, at) for head, at in heads if 0 <= at[0] < look.side and 0 <= at[1] < look.side]
        sizes = [((h.box[2] - h.box[0]) / across, (h.box[3] - h.box[1]) / down) for h, _ in placed]
        sigmas = [max(0.6, 0.12 * min(size) / look.stride) for size in sizes]
        out[0] = heat(look, [at for _, at in placed], sigmas)
        for (_, (x, y)), size in sorted(zip(placed, sizes, strict=True), key=lambda item: item[1][0]):
            rows, columns = np.mgrid[0 : look.grid, 0 : look.grid]
            near = np.hypot(columns + 0.5 - x / look.stride, rows + 0.5 - y / look.stride)
            inside = near <= max(1.0, 0.2 * min(size) / look.stride)
            for k in (0, 1):
                out[1 + k][inside] = math.log(size[k] / look.side)
            weight[0][near <= 1.0] = 1
        return out, weight
    scale = (across + down) / 2
    radius = np.zeros((look.grid, look.grid), np.float32)
    points: dict[str, list[tuple[float, float]]] = {name: [] for name in look.heats}
    for head, _ in heads:
        points["eye"] += [view.place(x, y) for x, y, _ in head.eyes]
        points["ear"] += [view.place(*ear) for ear in head.ears]
        points["nose"] += [view.place(*head.nose)] if head.nose else []
        points["mouth"] += [view.place(*head.mouth)] if head.mouth else []
        corners = [view.place(head.box[i], head.box[j]) for i in (0, 2) for j in (1, 3)]
        left, right = (f(x for x, _ in corners) / look.stride for f in (min, max))
        top, bottom = (f(y for _, y in corners) / look.stride for f in (min, max))
        box = np.s_[max(0, int(top)) : max(0, math.ceil(bottom)), max(0, int(left)) : max(0, math.ceil(right))]
        known = {"eye": head.eyes_complete, "nose": True, "mouth": head.mouth is not None, "ear": head.ears_complete}
        for k, name in enumerate(look.heats):
            if not known[name]:
                weight[k][box] = 0
        for x, y, r in head.eyes:
            at = view.place(x, y)
            i, j = round(at[1] / look.stride - 0.5), round(at[0] / look.stride - 0.5)
            radius[max(0, i - 1) : max(0, i + 2), max(0, j - 1) : max(0, j + 2)] = math.log(max(0.5, r / scale))
    for k, name in enumerate(look.heats):
        out[k] = heat(look, points[name], [1.0 if name == "eye" else 1.3] * len(points[name]))
    out[4] = radius
    out[5] = 1 if example.head else 0
    if example.head:
        out[6 + VIEWS.index(example.head.view)] = 1
        out[9] = 1 if example.head.has_pad else 0
    return out, weight


def loss_of(look: Look, answer: torch.Tensor, target: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """The sum of what heat maps, sizes and means of the middle are off."""
    n = len(look.heats)
    loss = sum(focal(answer[:, k], target[:, k], weight[:, k]) for k in range(n)) / n
    for k in range(len(look.read)):
        given = (target[:, n + k] != 0).float()
        loss = loss + 0.5 * ((answer[:, n + k] - target[:, n + k]).abs() * given).sum() / given.sum().clamp(min=1)
    if look.means:
        q = look.grid // 4
        middle = answer[:, n + len(look.read) :, q:-q, q:-q].mean((2, 3))
        wanted = target[:, n + len(look.read) :, 0, 0]
        loss = loss + F.binary_cross_entropy_with_logits(middle[:, 0], wanted[:, 0])
        shown = wanted[:, 0] > 0
        if shown.any():
            views, pads = slice(1, 4), 4
            loss = loss + 0.8 * F.cross_entropy(middle[shown, views], wanted[shown, views].argmax(1))
            loss = loss + 0.8 * F.binary_cross_entropy_with_logits(middle[shown, pads], wanted[shown, pads])
    return loss


def train(look: Look, examples: list[Example], steps: int, batch: int, seed: int, start: Head | None = None) -> Head:
    """One network, trained for so many steps, from the start or on from another; `EMPTY` of the examples have no animal."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = start or Head(look, *standardization(examples))
    rate = ON if start else RATE
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.03)
    wanted = [targets(example) for example in examples]
    empty = np.array([e.head is None if look == SECOND else not e.photo.heads for e in examples])
    chances = np.where(empty, EMPTY / max(1, empty.sum()), (1 - EMPTY) / max(1, (~empty).sum()))
    net.train()
    for step in range(steps):
        if step == int(HARDER * steps):
            hard = EASY + np.array([chance_of(net, example) for example, none in zip(examples, empty, strict=True) if none])
            chances[empty] = EMPTY * hard / hard.sum()
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 20) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
        at = rng.choice(len(examples), batch, p=chances / chances.sum())
        levels = [
            torch.from_numpy(np.stack([examples[i].levels[k] for i in at]).astype(np.float32)) for k in range(len(LEVELS))
        ]
        target = torch.from_numpy(np.stack([wanted[i][0] for i in at]))
        weight = torch.from_numpy(np.stack([wanted[i][1] for i in at]))
        loss = loss_of(look, net(levels), target, weight)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 100 == 0:
            print(f"step {step}: {loss.item():.3f}", flush=True)
    return net.eval()


@torch.no_grad()
def chance_of(net: Head, example: Example) -> float:
    """The chance of a head that a network gives a view."""
    net.eval()
    answer = net([torch.from_numpy(level[None].astype(np.float32)) for level in example.levels])[0]
    net.train()
    q = net.look.grid // 4
    return float(torch.sigmoid(answer[0].max() if net.look == FIRST else answer[5, q:-q, q:-q].mean()))


def mistaken_in(first: Head, example: Example) -> list[tuple[float, float, float, float]]:
    """Where a view has no head and the first look sees one: its chance, middle, and longer side."""
    levels = [torch.from_numpy(level[None].astype(np.float32)) for level in example.levels]
    answer = first(levels)[0].numpy()
    found = []
    for x, y, chance, i, j in peaks(answer[0], MISTAKES, MISTAKEN):
        across, down = example.view.scales
        cx, cy = example.view.back(x * FIRST.stride, y * FIRST.stride)
        w, h = (math.exp(float(answer[k, i, j])) * FIRST.side * s for k, s in ((1, across), (2, down)))
        side = max(w, h)
        near = any(
            abs(cx - head.middle[0]) < 0.7 * (side + head.side) / 2 and abs(cy - head.middle[1]) < 0.7 * (side + head.side) / 2
            for head in example.photo.heads
        )
        if not near:
            found.append((chance, cx, cy, side))
    return found


@torch.no_grad()
def mistakes(first: Head, examples: list[Example]) -> list[Example]:
    """What the first look takes for heads where there are none, as examples for the second."""
    backbone, out = Backbone(), []
    by_photo: dict[Path, list[Example]] = {}
    for example in examples:
        by_photo.setdefault(example.photo.path, []).append(example)
    for path, own in by_photo.items():
        photo = own[0].photo
        if not photo.complete:
            continue
        image = read(str(path))
        rng = np.random.default_rng(zlib.crc32(path.name.encode()))
        places = [place for example in (own if not photo.heads else own[:1]) for place in mistaken_in(first, example)]
        for k, (_, cx, cy, side) in enumerate(sorted(places, reverse=True)[:IN_PHOTO]):
            wide, angle, flipped = 1.5, 0.0, False
            if k % 2 == 1:
                wide, angle, flipped = rng.uniform(1.1, 2), rng.normal(0, 0.25), bool(rng.integers(2))
            view = frame(cx, cy, wide * side, wide * side, SECOND.side, angle, flipped)
            shown = picture(image, view)
            shown = recolored(shown, rng) if k % 2 == 1 else shown
            out.append(example_of(photo, numbers(shown), view, SECOND, None, backbone))
    return out


def main() -> None:
    """Trains both, and writes them to OUT."""
    parser = argparse.ArgumentParser()
    for name in ("data", "lines", "cache", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, nargs=2, default=(900, 1500))
    parser.add_argument("--on", type=Path, help="the engine's weights: their first look stays, their second look trains on")
    parser.add_argument("--all", action="store_true", help="train on the photos held out for development, too")
    parser.add_argument("--no-share-alike", action="store_true")
    options = parser.parse_args()
    photos = [photo for photo in read_photos(options.data / "animals/photos") if photo.may_train]
    photos += read_people(options.data / "people-parts") + read_things(options.lines)
    if not options.all:
        photos = [photo for photo in photos if not is_held_out(photo)]
    if options.no_share_alike:
        photos = [photo for photo in photos if not photo.share_alike]
    examples = cached(photos, options.cache, Counts(), options.seed)
    print(f"{len(photos)} photos, {len(examples)} views")
    torch.set_num_threads(2)
    begin = time.process_time()
    of_whole, of_heads = ([e for e in examples if e.look == look] for look in (FIRST, SECOND))
    first, start = None, None
    if options.on:
        first, start = read_shipped(options.on, (standardization(of_whole), standardization(of_heads)))
    first = first or train(FIRST, of_whole, options.steps[0], 12, options.seed)
    mistaken = mistakes(first, of_whole)
    print(f"{len(mistaken)} mistakes of the first look")
    second = train(SECOND, of_heads + mistaken, options.steps[1], 8, options.seed, start)
    nets = {"first": first, "second": second}
    print(f"{time.process_time() - begin:.0f} CPU seconds")
    torch.save({name: net.state_dict() for name, net in nets.items()}, options.out)


if __name__ == "__main__":
    main()
