"""Reads and writes the engine's weights file; its format is described in packages/engine/weights/README.md."""

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as functional

from network import BoundaryNetwork, Row, rows

MAGIC, VERSION = b"TBNT", 1


@dataclass
class FoldedLayer:
    """A layer whose batch norm is folded into weight [output][input][y][x] and bias; `reach` as the file wants it."""

    row: Row
    weight: np.ndarray
    bias: np.ndarray
    reach: float


def read_weights(file: Path) -> list[FoldedLayer]:
    """All layers of a weights file; ValueError when it is none."""
    data = file.read_bytes()
    if data[:4] != MAGIC or struct.unpack_from("<H", data, 4)[0] != VERSION:
        raise ValueError(f"{file} is not a weights file of version {VERSION}")
    count = struct.unpack_from("<H", data, 6)[0]
    layers, at = [], 8 + 16 * count
    for index in range(count):
        kernel, stride, activation, _, inputs, outputs, source, onto, reach = struct.unpack_from(
            "<BBBBHHHHf", data, 8 + 16 * index
        )
        size = outputs * inputs * kernel * kernel
        weight = (
            np.frombuffer(data, "<f2", size, at).astype(np.float32).reshape(outputs, inputs, kernel, kernel)
        )
        bias = np.frombuffer(data, "<f2", outputs, at + 2 * size).astype(np.float32)
        at += 2 * (size + outputs)
        layers.append(
            FoldedLayer(
                Row(kernel, stride, bool(activation), inputs, outputs, source, onto), weight, bias, reach
            )
        )
    return layers


def write_weights(file: Path, layers: list[FoldedLayer]) -> None:
    """Writes the file the engine decodes."""
    table = b"".join(
        struct.pack(
            "<BBBBHHHHf",
            row.kernel,
            row.stride,
            int(row.rectified),
            0,
            row.inputs,
            row.outputs,
            row.source,
            row.onto,
            layer.reach,
        )
        for layer in layers
        for row in [layer.row]
    )
    numbers = b"".join(
        layer.weight.astype("<f2").tobytes() + layer.bias.astype("<f2").tobytes() for layer in layers
    )
    file.write_bytes(MAGIC + struct.pack("<HH", VERSION, len(layers)) + table + numbers)


def folded(network: BoundaryNetwork, pictures: torch.Tensor) -> list[FoldedLayer]:
    """The network's layers with their norms folded in, rounded to half precision; reaches measured on `pictures`."""
    layers = []
    for layer in network.layers:
        weight, bias = layer.convolution.weight.detach(), layer.convolution.bias
        if layer.norm is not None:
            factor = layer.norm.weight.detach() / torch.sqrt(layer.norm.running_var + layer.norm.eps)
            weight = weight * factor[:, None, None, None]
            bias = layer.norm.bias.detach() - layer.norm.running_mean * factor
        layers.append(FoldedLayer(layer.row, half(weight), half(bias.detach()), 0.0))
    with torch.no_grad():
        network.eval()
        for layer, tensor in zip(layers, network.tensors(pictures)[1:], strict=True):
            layer.reach = float(tensor.abs().max())
    return layers


def half(values: torch.Tensor) -> np.ndarray:
    """Rounded to half precision, as float32."""
    return values.cpu().numpy().astype(np.float16).astype(np.float32)


def unfolded(layers: list[FoldedLayer], pictures: torch.Tensor) -> BoundaryNetwork:
    """A network to go on training: it answers as the folded layers do, and its norms have the statistics of `pictures`."""
    network = BoundaryNetwork()
    if [layer.row for layer in layers] != rows():
        raise ValueError("the file holds a network of another shape")
    network.eval()
    with torch.no_grad():
        known = [pictures]
        for layer, given in zip(network.layers, layers, strict=True):
            layer.convolution.weight.copy_(torch.from_numpy(given.weight))
            bias = torch.from_numpy(given.bias)
            if layer.norm is None:
                layer.convolution.bias.copy_(bias)
            else:
                raw = layer.convolution(known[given.row.source])
                mean, variance = raw.mean((0, 2, 3)), raw.var((0, 2, 3), unbiased=False)
                layer.norm.running_mean.copy_(mean)
                layer.norm.running_var.copy_(variance)
                layer.norm.weight.copy_(torch.sqrt(variance + layer.norm.eps))
                layer.norm.bias.copy_(mean + bias)
            answer = layer(known[given.row.source])
            if given.row.onto != 65535:
                other = known[given.row.onto]
                answer = other + functional.interpolate(
                    answer, size=other.shape[2:], mode="bilinear", align_corners=False
                )
            known.append(answer)
    return network
