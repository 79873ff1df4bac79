"""Renders shards of scenes with labels. See README.md."""

import argparse
import time
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from rendering.scenes import Maker, Sources

HERE = Path(__file__).parent


def installed_textures() -> Path:
    """Where scikit-image keeps its pictures; it is installed for its three public domain textures only."""
    package = find_spec("skimage")
    return Path(package.origin).parent / "data" if package and package.origin else HERE


def main() -> None:
    """Writes OUT/shard-SEED.npz files: pictures (n, 288, 288, 3) RGB uint8, labels (n, 288, 288) uint8."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("out", type=Path)
    options.add_argument("--drawings", type=Path, default=HERE / "node_modules/.drawings")
    options.add_argument("--fonts", type=Path, default=HERE / "node_modules/@fontsource")
    options.add_argument("--textures", type=Path, default=installed_textures())
    options.add_argument("--first-seed", type=int, default=1)
    options.add_argument("--shards", type=int, default=100)
    options.add_argument("--scenes", type=int, default=100, help="scenes in a shard")
    options.add_argument(
        "--held-out", action="store_true", help="only drawings and fonts that training never sees"
    )
    options.add_argument(
        "--minutes", type=float, default=1e9, help="stop after the shard that ends later than this"
    )
    chosen = options.parse_args()
    sources = Sources.at(chosen.drawings, chosen.fonts, chosen.textures, chosen.held_out)
    chosen.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for seed in range(chosen.first_seed, chosen.first_seed + chosen.shards):
        if (time.monotonic() - began) / 60 > chosen.minutes:
            break
        maker = Maker.seeded(seed, sources)
        scenes = [maker.scene() for _ in range(chosen.scenes)]
        half = chosen.out / f"shard-{seed:05d}.tmp.npz"
        np.savez(half, pictures=np.stack([p for p, _ in scenes]), labels=np.stack([m for _, m in scenes]))
        half.rename(chosen.out / f"shard-{seed:05d}.npz")
        print(f"shard {seed}: {chosen.scenes} scenes, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
