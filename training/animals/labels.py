"""Labels of heads of animals, and which photos may train."""

import csv
import json
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
#: Their terms may restrict learning: such photos test, and are never trained on.
TEST_ONLY = ("Unsplash licence", "Pexels licence", "Pixabay licence")
#: A fifth of the photos that may train, by source: pets, wild animals, birds, fish, toys, and photos without animals.
HELD_OUT = (
    "github 410630486/114_web_midterm_project",
    "github Karine-Benhaimi/GazePlay",
    "github cjdowner/interfaces",
    "github koushik007/EER.github.io",
    "db-backpack-dog",
    "db-bear-plushie",
    "fl",
)
#: Whose nose is bare skin at the tip, and no beak, nostril, mouth or trunk.
PADS = (
    "dog", "cat", "rabbit/hare", "rodent", "toy", "big cat", "mustelid/raccoon", "canine wild", "sheep/goat", "camelid",
    "bear", "marsupial", "panda", "hedgehog/insectivore", "seal/walrus", "bat", "cow", "deer/antelope",
)  # fmt: skip
VIEWS = ("front", "three-quarter", "profile")


@dataclass
class Head:
    """One head, in pixels of the photo."""

    box: tuple[float, float, float, float]
    view: str
    eyes: list[tuple[float, float, float]]
    nose: tuple[float, float] | None
    mouth: tuple[float, float] | None
    ears: list[tuple[float, float]]
    eyes_complete: bool
    ears_complete: bool
    group: str

    @property
    def has_pad(self) -> bool:
        """Whether its nose is bare skin at the tip."""
        return self.group in PADS

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its box."""
        x0, y0, x1, y1 = self.box
        return (x0 + x1) / 2, (y0 + y1) / 2

    @property
    def side(self) -> float:
        """The longer side of its box."""
        x0, y0, x1, y1 = self.box
        return max(x1 - x0, y1 - y0)


@dataclass
class Photo:
    """A photo with its heads; one without animals has none."""

    path: Path
    source: str
    licence: str
    share_alike: bool
    complete: bool
    heads: list[Head] = field(default_factory=list)

    @property
    def may_train(self) -> bool:
        """Whether its licence lets weights be made of it."""
        return self.licence not in TEST_ONLY


def _head(row: dict) -> Head:
    ears = row.get("ears") or []
    mouth = row.get("mouthCentre")
    return Head(
        box=tuple(row["head"]),
        view=row["view"],
        eyes=[tuple(eye) for eye in row["eyes"]],
        nose=tuple(row["nose"]) if row["nose"] else None,
        mouth=tuple(mouth) if mouth else None,
        ears=[tuple(ear) for ear in ears if ear],
        eyes_complete=row.get("eyesComplete", True),
        ears_complete=len(ears) == 2 and all(ears),
        group=row["group"],
    )


def read_photos(folder: Path) -> list[Photo]:
    """All labeled photos, as `labels.jsonl` and `sources.tsv` beside this file know them; they lie in the folder."""
    labels = {label["file"]: label for label in map(json.loads, (HERE / "labels.jsonl").open())}
    photos = []
    with (HERE / "sources.tsv").open(newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            name = row["file"]
            photos.append(
                Photo(
                    path=folder / name,
                    source=source_of(name, row["source"]),
                    licence=row["licence"],
                    share_alike=row["share_alike"] == "yes",
                    complete=labels[name].get("allAnimalsLabeled", True),
                    heads=[_head(animal) for animal in labels[name]["animals"]],
                )
            )
    return photos


def read_people(folder: Path) -> list[Photo]:
    """Portraits of a folder as `data/people-parts` has it, none with an animal; those of whole bodies, some with animals, are left out."""
    photos = []
    with (folder / "SOURCES.tsv").open(newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            kind = row["file"].split("-")[0]
            if kind in ("us", "fl"):
                shared = row["share_alike"] == "yes"
                photos.append(Photo(folder / "photos" / row["file"], kind, row["licence"], shared, complete=True))
    return photos


def source_of(name: str, source: str) -> str:
    """What stays together on one side of a split: a repository, or an animal that was photographed again and again."""
    if name.startswith("db-"):
        return name.rsplit("-", 1)[0]
    return " ".join(source.split(" ")[:2])


def is_held_out(photo: Photo) -> bool:
    """Whether a photo that may train is kept for measuring while the heads are being made: all of a source or nothing."""
    return photo.source in HELD_OUT
