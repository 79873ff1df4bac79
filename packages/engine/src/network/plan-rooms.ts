import { type Network, none } from "./network.ts";
import { Rooms, up } from "../kernels/rooms.ts";

/** Channels as kernels keep them. */
const filled = (tensor: number, channels: number) => (tensor === 0 ? 4 : up(channels, 8));

/** Where a tensor lies, margin included, and how large it is. */
export interface Place {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Channels, filled up. */
  readonly channels: number;
}

const bytesOf = ({ width, height, channels }: Omit<Place, "at">) => (width + 2) * (height + 2) * channels * 2;

/** Where each tensor lies from a common start on, and where each layer's own output does before it is added. */
interface Plan {
  readonly tensors: readonly Place[];
  readonly own: readonly Place[];
  readonly bytes: number;
}

/** Where everything lies while the network runs over a picture of whole multiples. */
export function planRooms({ layers, shapes }: Network, width: number, height: number): Plan {
  const rooms = new Rooms();
  const last = shapes.map((_, tensor) => tensor - 1);
  layers.forEach((layer, i) => {
    last[layer.from] = i;
    if (layer.onto !== none) last[layer.onto] = i;
  });
  const place = (tensor: number, level: number): Place => {
    const channels = filled(tensor, shapes[tensor]!.channels);
    const size = { width: width >> level, height: height >> level, channels };
    return { ...size, at: rooms.take(bytesOf(size)) };
  };
  const tensors = [place(0, 0)];
  const own = layers.map((layer, i) => {
    const { level } = shapes[i + 1]!;
    const result = place(i + 1, layer.onto === none ? level : level + 1);
    // what is added goes where the other tensor lies; where that is still read, it must move
    tensors.push(
      layer.onto === none ? result : last[layer.onto] === i ? tensors[layer.onto]! : place(i + 1, level),
    );
    if (layer.onto !== none) rooms.give(result.at);
    for (let tensor = 0; tensor <= i; tensor++) {
      const isMoved = tensor === layer.onto && tensors[i + 1] === tensors[tensor];
      if (last[tensor] === i && !isMoved) rooms.give(tensors[tensor]!.at);
    }
    return result;
  });
  return { tensors, own, bytes: rooms.peak };
}
