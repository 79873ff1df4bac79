import type { ColoredLabels } from "../regions/labels.ts";
import type { Arena } from "./arena.ts";
import { type Kernels, onKernels } from "./kernels.ts";

/** `plainConnect` (regions/connect.ts) on kernels; undefined where they are missing. With a table of every label's color. */
export function connectOnKernels(
  data: Int32Array,
  width: number,
  height: number,
  colorOf?: Int32Array,
): ColoredLabels | undefined {
  return onKernels((kernels, arena) =>
    connectAt(kernels, arena, { labels: arena.put(data), width, height, colorOf }),
  );
}

/** Joins pixels of equal color; `labels` is the address of their colors, or of labels with a table of colors. */
export function connectAt(
  kernels: Kernels,
  arena: Arena,
  at: { labels: number; width: number; height: number; colorOf: Int32Array | undefined },
): ColoredLabels {
  const { labels, width, height, colorOf } = at;
  const size = width * height;
  const [out, parents, colors] = [arena.room(size * 4), arena.room(size * 4), arena.room(size * 4)];
  if (colorOf) kernels.look(labels, size, arena.put(colorOf));
  const count = kernels.connect(labels, width, height, out, parents, colors);
  const data = arena.read(out, new Int32Array(size));
  return { width, height, count, data, colors: arena.read(colors, new Int32Array(count)) };
}
