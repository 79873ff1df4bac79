import { connectOnKernels } from "../simd/connect.ts";
import type { ColoredLabels } from "./labels.ts";

/** The smallest pixel index of the tree that `pixel` hangs in; halves the path on the way. */
function top(parents: Int32Array, pixel: number): number {
  let at = pixel;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!;
    at = parents[at]!;
  }
  return at;
}

/**
 * Joins pixels of equal color that touch along a side (4-connected) into regions, numbered in reading order.
 * Union-find over provisional labels, one per run's start (Rosenfeld & Pfaltz 1966).
 */
export function connect(colors: Int32Array, width: number, height: number): ColoredLabels {
  return connectOnKernels(colors, width, height) ?? plainConnect(colors, width, height);
}

/** Joins pixels whose labels have equal colors; `colorOf` has the color of every label. */
export function connectColors(
  { width, height, data }: Pick<ColoredLabels, "width" | "height" | "data">,
  colorOf: Int32Array,
): ColoredLabels {
  const fast = connectOnKernels(data, width, height, colorOf);
  if (fast) return fast;
  const colors = data.map((label) => colorOf[label]!);
  return plainConnect(colors, width, height);
}

function plainConnect(colors: Int32Array, width: number, height: number): ColoredLabels {
  const data = new Int32Array(width * height);
  let parents = new Int32Array(1024);
  let used = 0;

  // provisional labels; where a pixel continues both its left and its upper neighbor, the two become one
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const color = colors[i];
      const joinsLeft = x > 0 && colors[i - 1] === color;
      const joinsUp = y > 0 && colors[i - width] === color;
      if (joinsLeft) {
        data[i] = data[i - 1]!;
        if (joinsUp && data[i - width] !== data[i]) {
          const left = top(parents, data[i]!);
          const up = top(parents, data[i - width]!);
          parents[Math.max(left, up)] = Math.min(left, up);
        }
      } else if (joinsUp) {
        data[i] = data[i - width]!;
      } else {
        if (used === parents.length) {
          const more = new Int32Array(used * 2);
          more.set(parents);
          parents = more;
        }
        parents[used] = used;
        data[i] = used++;
      }
    }
  }

  // final numbers in reading order: a tree's top is its first provisional label
  const numbers = new Int32Array(used);
  let count = 0;
  for (let p = 0; p < used; p++) {
    const root = top(parents, p);
    numbers[p] = root === p ? count++ : numbers[root]!;
  }
  const colorOf = new Int32Array(count);
  for (let i = 0; i < data.length; i++) {
    const region = numbers[data[i]!]!;
    data[i] = region;
    colorOf[region] = colors[i]!;
  }
  return { width, height, count, data, colors: colorOf };
}
