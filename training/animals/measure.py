"""Measures trained networks on photos: python measure.py DATA LINES NETWORKS {held-out,test,trained,things}."""

import argparse
import math
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from backbone import Backbone
from heads import FIRST, SECOND, Head, peaks
from labels import Photo, is_held_out, read_people, read_photos, read_things
from labels import Head as Label
from PIL import Image
from views import View, draw, frame, read

#: Chances from which a head is looked at closely, the likeliest of so many, and from which it counts; eyes and noses count from theirs.
#: A head without an eye counts from `EYELESS`. As in the engine (`find-animal-heads.ts`).
LOOKED_AT, CANDIDATES, COUNTS, EYELESS, EYES, NOSES = 0.12, 4, 0.7, 0.75, 0.36, 0.2
#: The first look is made once more, at a square so many times as large as what it found; what it finds there counts if it is so near, in
#: shares of that, and else the chance is this share of what it was.
AGAIN, AWAY, ELSE = 2.5, 0.75, 0.5
#: Boxes that overlap by so much of the smaller one are of one head.
OVERLAP = 0.5


@dataclass
class Found:
    """A head that was found, in pixels of the photo."""

    box: tuple[float, float, float, float]
    chance: float
    view: np.ndarray
    pad: float
    eyes: list[tuple[float, float, float, float]] = field(default_factory=list)
    nose: tuple[float, float, float] | None = None
    mouth: tuple[float, float, float] | None = None
    ears: list[tuple[float, float, float]] = field(default_factory=list)

    @property
    def side(self) -> float:
        """The longer side of its box."""
        x0, y0, x1, y1 = self.box
        return max(x1 - x0, y1 - y0)


def load(path: Path) -> tuple[Head, Head]:
    """The two networks of a file that `train.py` wrote."""
    states = torch.load(path)
    nets = []
    for name, look in (("first", FIRST), ("second", SECOND)):
        state = states[name]
        levels = len([key for key in state if key.startswith("mean")])
        net = Head(look, [state[f"mean{k}"] for k in range(levels)], [state[f"deviation{k}"] for k in range(levels)])
        net.load_state_dict(state)
        nets.append(net.eval())
    return nets[0], nets[1]


def sigmoid(x: np.ndarray) -> np.ndarray:
    """Chances of logits."""
    return 1 / (1 + np.exp(-x))


class Finder:
    """Looks for heads of animals as the engine does."""

    def __init__(self, path: Path) -> None:
        self.first, self.second = load(path)
        self.backbone = Backbone()

    @torch.no_grad()
    def _answer(self, net: Head, image: Image.Image, view: View) -> np.ndarray:
        return net(self.backbone.levels(torch.from_numpy(draw(image, view))[None]))[0].numpy()

    def candidates(self, image: Image.Image, view: View) -> list[tuple[tuple[float, float, float, float], float]]:
        """Boxes and chances of the first look at a view."""
        answer = self._answer(self.first, image, view)
        out = []
        for x, y, chance, i, j in peaks(answer[0], CANDIDATES, LOOKED_AT):
            across, down = view.scales
            cx, cy = view.back(x * FIRST.stride, y * FIRST.stride)
            w, h = (math.exp(float(answer[k, i, j])) * FIRST.side * s for k, s in ((1, across), (2, down)))
            out.append(((cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2), chance))
        return out

    def look_again(self, image: Image.Image, box: tuple[float, float, float, float], chance: float) -> tuple:
        """The box and the chance of a first look at what is around a box."""
        x0, y0, x1, y1 = box
        cx, cy, side = (x0 + x1) / 2, (y0 + y1) / 2, max(x1 - x0, y1 - y0)
        for own, likely in self.candidates(image, frame(cx, cy, AGAIN * side, AGAIN * side, FIRST.side)):
            if math.hypot((own[0] + own[2]) / 2 - cx, (own[1] + own[3]) / 2 - cy) < AWAY * side:
                return own, max(likely, chance)
        return box, ELSE * chance

    def look_closer(self, image: Image.Image, box: tuple[float, float, float, float], chance: float) -> Found:
        """What the second look sees in a box of the first."""
        x0, y0, x1, y1 = box
        side = 1.5 * max(x1 - x0, y1 - y0)
        view = frame((x0 + x1) / 2, (y0 + y1) / 2, side, side, SECOND.side)
        answer = self._answer(self.second, image, view)
        q = SECOND.grid // 4
        means = answer[5:, q:-q, q:-q].mean((1, 2))
        scale = view.scales[0]
        found = Found(box, chance**0.25 * float(sigmoid(means[0])) ** 0.75, means[1:4], float(sigmoid(means[4])))
        for k, name, count in ((0, "eyes", 2), (1, "nose", 1), (2, "mouth", 1), (3, "ears", 2)):
            for x, y, p, i, j in peaks(answer[k], count, 0.05):
                at = view.back(x * SECOND.stride, y * SECOND.stride)
                if name == "eyes":
                    found.eyes.append((*at, math.exp(float(answer[4, i, j])) * scale, p))
                elif name == "ears":
                    found.ears.append((*at, p))
                else:
                    setattr(found, name, (*at, p))
        return found

    def find(self, image: Image.Image) -> list[Found]:
        """All heads, the surest first; of two that overlap the surer one."""
        width, height = image.size
        boxes = self.candidates(image, frame(width / 2, height / 2, width, height, FIRST.side))
        again = [self.look_again(image, box, chance) for box, chance in boxes]
        found = sorted((self.look_closer(image, box, chance) for box, chance in again), key=lambda one: -one.chance)
        kept: list[Found] = []
        for one in found:
            if all(overlap(one.box, other.box) < OVERLAP for other in kept):
                kept.append(one)
        return kept


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The common area of two boxes as a share of the smaller one."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return max(0.0, across) * max(0.0, down) / max(1e-6, min(areas))


def sees(found: Found) -> bool:
    """Whether an eye of a head counts."""
    return any(eye[3] >= EYES for eye in found.eyes)


def is_same(found: Found, label: Label) -> bool:
    """Whether a find is a head: their middles are nearer than half of it, and their sizes differ by less than a factor of two."""
    x0, y0, x1, y1 = found.box
    away = math.hypot((x0 + x1) / 2 - label.middle[0], (y0 + y1) / 2 - label.middle[1])
    return away < 0.5 * label.side and 0.5 < found.side / label.side < 2


def measure(finder: Finder, photos: list[Photo], least: float) -> dict[str, tuple[int, int]]:
    """Of how many heads, eyes and noses how many were found (within a tenth of the head), and what was found that is none."""
    counts: dict[str, list[int]] = {}

    def add(name: str, good: int, total: int) -> None:
        before = counts.setdefault(name, [0, 0])
        before[0] += good
        before[1] += total

    for photo in photos:
        image = read(str(photo.path))
        found = [one for one in finder.find(image) if one.chance >= (least if sees(one) else EYELESS)]
        if not photo.heads:
            add("false heads on photos without animals", len(found), 1)
            continue
        for label in photo.heads:
            match = next((one for one in found if is_same(one, label)), None)
            size = "large" if label.side >= 0.1 * max(image.size) else "small"
            add(f"heads, {size}", int(match is not None), 1)
            eyes = [eye for eye in match.eyes if eye[3] >= EYES] if match else []
            near = [any(math.hypot(x - ex, y - ey) < 0.1 * label.side for ex, ey, *_ in eyes) for x, y, _ in label.eyes]
            add(f"eyes, {size}", sum(near), len(near))
            if match and label.eyes_complete:
                far = [
                    all(math.hypot(x - ex, y - ey) >= 0.1 * label.side for x, y, _ in label.eyes) for ex, ey, *_ in eyes
                ]
                add("false eyes in heads", sum(far), len(far))
            if label.nose:
                nose = match.nose if match and match.nose and match.nose[2] >= NOSES else None
                hit = nose is not None and math.hypot(nose[0] - label.nose[0], nose[1] - label.nose[1]) < 0.1 * label.side
                add(f"noses, {size}", int(hit), 1)
            if label.mouth and match:
                mouth = match.mouth if match.mouth and match.mouth[2] >= NOSES else None
                hit = mouth is not None and math.hypot(mouth[0] - label.mouth[0], mouth[1] - label.mouth[1]) < 0.1 * label.side
                add("mouths in heads found", int(hit), 1)
            if match and label.nose:
                add("noses of bare skin or none", int((match.pad >= 0.5) == label.has_pad), 1)
            if match:
                add("views", int(["front", "three-quarter", "profile"][int(match.view.argmax())] == label.view), 1)
        if photo.complete:
            add("false heads on photos with animals", sum(not any(is_same(one, l) for l in photo.heads) for one in found), 1)
    return {name: (good, total) for name, (good, total) in sorted(counts.items())}


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser()
    for name in ("data", "lines", "networks"):
        parser.add_argument(name, type=Path)
    parser.add_argument("which", choices=("held-out", "test", "trained", "things"))
    parser.add_argument("--least", type=float, default=COUNTS)
    options = parser.parse_args()
    torch.set_num_threads(1)
    known = read_photos(options.data / "animals/photos") + read_people(options.data / "people-parts") + read_things(options.lines)
    if options.which == "things":
        photos = read_things(options.lines, tests=True)
    elif options.which == "test":
        photos = [photo for photo in known if not photo.may_train]
    else:
        photos = [photo for photo in known if photo.may_train and is_held_out(photo) == (options.which == "held-out")]
    for name, (good, total) in measure(Finder(options.networks), photos, options.least).items():
        print(f"{name}: {good} of {total}")


if __name__ == "__main__":
    main()
