"""Writes the trained map of lines as the engine reads it: export_lines.py NETWORK FILE."""

import sys
from pathlib import Path

from export import layers
from measure_lines import load

if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(layers(load(Path(sys.argv[1]))))
