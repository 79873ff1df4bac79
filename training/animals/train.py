"""Trains the two networks on cached features: python train.py DATA CACHE OUT [--seed N] [--all] [--no-share-alike]."""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from cache import Example, cached, example_of
from heads import FIRST, SECOND, Head, Look, focal, heat, peaks
from labels import VIEWS, is_held_out, read_people, read_photos
from standardization import standardization
from views import draw, frame, read
from backbone import LEVELS, Backbone

#: Views of the whole and of each head.
COUNTS = (6, 8)


#: The share of examples without an animal.
EMPTY = 0.4
#: What the first look takes for a head in a photo without any, from this chance on, is shown to the second as none.
MISTAKEN, MISTAKES = 0.03, 3


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


def train(look: Look, examples: list[Example], steps: int, batch: int, seed: int, rate: float = 3e-3) -> Head:
    """One network, trained for so many steps; `EMPTY` of the examples have no animal."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Head(look, *standardization(examples))
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.03)
    wanted = [targets(example) for example in examples]
    empty = np.array([e.head is None if look == SECOND else not e.photo.heads for e in examples])
    chances = np.where(empty, EMPTY / max(1, empty.sum()), (1 - EMPTY) / max(1, (~empty).sum()))
    net.train()
    for step in range(steps):
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
def mistakes(first: Head, examples: list[Example], folder: Path) -> list[Example]:
    """What the first look takes for heads where there are none, as examples for the second."""
    import pickle

    backbone, out = Backbone(), []
    by_photo: dict[Path, list[Example]] = {}
    for example in examples:
        by_photo.setdefault(example.photo.path, []).append(example)
    for path, own in by_photo.items():
        photo = own[0].photo
        if not photo.complete:
            continue
        file = folder / f"{path.stem}.pkl"
        if not file.exists():
            image = read(str(path))
            found = []
            for example in own if not photo.heads else own[:1]:
                levels = [torch.from_numpy(level[None].astype(np.float32)) for level in example.levels]
                answer = first(levels)[0].numpy()
                for x, y, _, i, j in peaks(answer[0], MISTAKES, MISTAKEN):
                    across, down = example.view.scales
                    cx, cy = example.view.back(x * FIRST.stride, y * FIRST.stride)
                    w, h = (math.exp(float(answer[k, i, j])) * FIRST.side * s for k, s in ((1, across), (2, down)))
                    side = max(w, h)
                    near = any(
                        abs(cx - head.middle[0]) < 0.7 * (side + head.side) / 2
                        and abs(cy - head.middle[1]) < 0.7 * (side + head.side) / 2
                        for head in photo.heads
                    )
                    if not near:
                        view = frame(cx, cy, 1.5 * side, 1.5 * side, SECOND.side)
                        found.append(example_of(photo, draw(image, view), view, SECOND, None, backbone))
            file.write_bytes(pickle.dumps(found, 4))
        for example in pickle.loads(file.read_bytes()):
            example.photo, example.look = photo, SECOND
            out.append(example)
    return out


def main() -> None:
    """Trains both, and writes them to OUT."""
    parser = argparse.ArgumentParser()
    for name in ("data", "cache", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, nargs=2, default=(900, 1500))
    parser.add_argument("--all", action="store_true", help="train on the photos held out for development, too")
    parser.add_argument("--no-share-alike", action="store_true")
    options = parser.parse_args()
    photos = [photo for photo in read_photos(options.data / "animals/photos") if photo.may_train]
    photos += read_people(options.data / "people-parts")
    if not options.all:
        photos = [photo for photo in photos if not is_held_out(photo)]
    if options.no_share_alike:
        photos = [photo for photo in photos if not photo.share_alike]
    examples = cached(photos, options.cache, COUNTS, options.seed)
    print(f"{len(photos)} photos, {len(examples)} views")
    torch.set_num_threads(2)
    begin = time.process_time()
    of_whole, of_heads = ([e for e in examples if e.look == look] for look in (FIRST, SECOND))
    first = train(FIRST, of_whole, options.steps[0], 12, options.seed)
    folder = options.cache / ("mistakes-of-all" if options.all else "mistakes")
    folder.mkdir(exist_ok=True)
    mistaken = mistakes(first, of_whole, folder)
    print(f"{len(mistaken)} mistakes of the first look")
    second = train(SECOND, of_heads + mistaken, options.steps[1], 8, options.seed)
    nets = {"first": first, "second": second}
    print(f"{time.process_time() - begin:.0f} CPU seconds")
    torch.save({name: net.state_dict() for name, net in nets.items()}, options.out)


if __name__ == "__main__":
    main()
