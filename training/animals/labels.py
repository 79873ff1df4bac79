"""Labels of heads of animals, and which photos may train."""

import csv
import json
from dataclasses import dataclass, field
from pathlib import Path

from line_photos import HERE as LINES
from line_photos import test_set_of

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
    *(f"lines {group}" for group in ("cr", "gc1", "wp", "co", "usw", "gcw", "pal")),
)
#: Photos of `training/lines` of another kind than `animal` that show an animal (a horse, an elephant), a toy or a print with a face.
SHOW_FACES = {"l36.jpg", "p36.jpg", "p28.jpg", "t05.jpg", "t06.jpg", "t07.jpg", "t28.jpg", "t33.jpg"}
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


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def _lines_photos() -> list[dict[str, str]]:
    """Photos of `training/lines` without animals, with their test set."""
    rows = (row for row in _rows(LINES / "sources.tsv") if row["kind"] != "animal")
    return [row | {"test_set": test_set_of(row["file"], row["group"])} for row in rows]


def _that_test() -> set[str]:
    """Where the photos without animals come from that test `training/lines`: they count false heads, so they train nothing here."""
    return {row["source"] for row in _lines_photos() if row["test_set"]}


def read_things(folder: Path, *, tests: bool = False) -> list[Photo]:
    """Photos of food, houses, landscapes, people and things of `training/lines`, in a folder: those that train lines and are not among
    the photos of this folder, or those that test lines."""
    known = set() if tests else {row["source"] for row in _rows(HERE / "sources.tsv")}
    return [
        Photo(folder / row["file"], f"lines {row['group']}", row["licence"], row["share_alike"] == "yes", complete=True)
        for row in _lines_photos()
        if bool(row["test_set"]) == tests
        and row["file"] not in SHOW_FACES
        and row["source"] not in known
        and (tests or row["group"] not in PORTRAITS)
    ]


def read_photos(folder: Path) -> list[Photo]:
    """All labeled photos, as `labels.jsonl` and `sources.tsv` beside this file know them; they lie in the folder."""
    labels = {label["file"]: label for label in map(json.loads, (HERE / "labels.jsonl").open())}
    test = _that_test()
    photos = []
    for row in _rows(HERE / "sources.tsv"):
        name = row["file"]
        photo = Photo(
            path=folder / name,
            source=source_of(name, row["source"]),
            licence=row["licence"],
            share_alike=row["share_alike"] == "yes",
            complete=labels[name].get("allAnimalsLabeled", True),
            heads=[_head(animal) for animal in labels[name]["animals"]],
        )
        if photo.heads or row["source"] not in test:
            photos.append(photo)
    return photos


#: Kinds of people-parts that are portraits without animals.
PORTRAITS = ("us", "fl")


def read_people(folder: Path) -> list[Photo]:
    """Portraits of a folder as `data/people-parts` has it, none with an animal; those of whole bodies, some with animals, are left out."""
    test = _that_test()
    photos = []
    for row in _rows(folder / "SOURCES.tsv"):
        kind = row["file"].split("-")[0]
        if kind in PORTRAITS and row["source"] not in test:
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
