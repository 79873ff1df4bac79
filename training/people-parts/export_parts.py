"""Writes the trained network as the engine reads it: export_parts.py NETWORK FILE."""

import sys
from pathlib import Path

from export import layers
from measure_parts import load

if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(layers(load(Path(sys.argv[1]))))
