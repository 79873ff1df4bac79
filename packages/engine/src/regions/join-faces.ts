import { joinFacesOnKernels } from "../simd/flat.ts";
import { connect } from "./connect.ts";
import type { ColoredLabels, JoinedFaces } from "./labels.ts";

/** How far around a checkerboard's corner its two colors are counted, in pixels. */
const around = 2;

/**
 * Joins pixels of equal color that touch along a side or, where that keeps something thin whole, at a corner: a line
 * one pixel wide that runs diagonally is one face. Where two colors meet like on a checkerboard, the one that
 * is rarer around the corner hangs together.
 */
export function joinFaces(colors: Int32Array, width: number, height: number): JoinedFaces {
  return joinFacesOnKernels(colors, width, height) ?? plainJoinFaces(colors, width, height);
}

function plainJoinFaces(colors: Int32Array, width: number, height: number): JoinedFaces {
  const labels = connect(colors, width, height);
  const { data } = labels;
  const saddles = new Uint8Array((width + 1) * (height + 1));
  const into = Int32Array.from({ length: labels.count }, (_, face) => face);
  const top = (face: number) => {
    let at = face;
    while (into[at] !== at) at = into[at] = into[into[at]!]!;
    return at;
  };
  let unions = 0;
  const join = (p: number, q: number) => {
    const [one, two] = [top(p), top(q)];
    if (one === two) return;
    into[Math.max(one, two)] = Math.min(one, two);
    unions++;
  };
  for (let y = 1; y < height; y++) {
    const row = y * width;
    for (let x = 1; x < width; x++) {
      const below = row + x;
      const above = below - width;
      const [nw, ne, sw, se] = [colors[above - 1], colors[above], colors[below - 1], colors[below]];
      if (nw === ne || nw === sw || se === ne || se === sw) continue;
      let saddle = 0;
      if (nw === se) saddle = ne === sw && isRarer(colors, { width, height }, [x, y], ne!, nw!) ? 2 : 1;
      else if (ne === sw) saddle = 2;
      if (saddle === 0) continue;
      saddles[y * (width + 1) + x] = saddle;
      if (saddle === 1) join(data[above - 1]!, data[below]!);
      else join(data[above]!, data[below - 1]!);
    }
  }
  return { labels: unions > 0 ? renumbered(labels, top) : labels, saddles };
}

/** Whether a color is rarer than another around a corner. */
function isRarer(
  colors: Int32Array,
  { width, height }: { readonly width: number; readonly height: number },
  [x, y]: readonly [number, number],
  one: number,
  other: number,
): boolean {
  let more = 0;
  for (let j = Math.max(0, y - around); j < Math.min(height, y + around); j++)
    for (let i = Math.max(0, x - around); i < Math.min(width, x + around); i++) {
      const color = colors[j * width + i];
      if (color === one) more--;
      else if (color === other) more++;
    }
  return more > 0;
}

/** Faces in reading order of their first pixels, as `connect` numbers them. */
function renumbered(labels: ColoredLabels, top: (face: number) => number): ColoredLabels {
  const numbers = new Int32Array(labels.count);
  let count = 0;
  // the first of joined faces has the smallest number
  for (let face = 0; face < labels.count; face++) {
    const first = top(face);
    numbers[face] = first === face ? count++ : numbers[first]!;
  }
  const colors = new Int32Array(count);
  labels.colors.forEach((color, face) => {
    colors[numbers[face]!] = color;
  });
  const data = labels.data.map((face) => numbers[face]!);
  return { ...labels, count, data, colors };
}
