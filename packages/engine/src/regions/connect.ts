import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * Joins pixels of equal color that touch along a side (4-connected) into regions, numbered in reading order.
 * Union-find over provisional labels, one per run's start (Rosenfeld & Pfaltz 1966).
 */
export function connect(colors: Int32Array, width: number, height: number): ColoredLabels {
  return onKernels((kernels, arena) =>
    connectAt(kernels, arena, { labels: arena.put(colors), width, height }),
  );
}

/** Joins pixels whose labels have equal colors; `colorOf` has the color of every label. */
export function connectColors(
  { width, height, data }: Pick<ColoredLabels, "width" | "height" | "data">,
  colorOf: Int32Array,
): ColoredLabels {
  return onKernels((kernels, arena) =>
    connectAt(kernels, arena, { labels: arena.put(data), width, height, colorOf }),
  );
}

/** Where pixels of equal color are joined. */
interface Joining {
  /** The address of their colors, or of labels with a table of colors. */
  readonly labels: number;
  readonly width: number;
  readonly height: number;
  readonly colorOf?: Int32Array;
  /** Room for the new labels that nothing else needs any more, and the list that takes them in the end. */
  readonly out?: number;
  readonly into?: Int32Array | undefined;
}

/** Joins pixels of equal color. */
export function connectAt(
  kernels: Kernels,
  arena: Arena,
  { labels, width, height, colorOf, out: room, into }: Joining,
): ColoredLabels {
  const size = width * height;
  const out = room ?? arena.room(size * 4);
  const [parents, colors] = [arena.room(size * 4), arena.room(size * 4)];
  if (colorOf) kernels.replaceLabels(labels, size, arena.put(colorOf));
  const count = kernels.connect(labels, width, height, out, parents, colors);
  const data = arena.read(out, into ?? new Int32Array(size));
  return { width, height, count, data, colors: arena.read(colors, new Int32Array(count)) };
}
