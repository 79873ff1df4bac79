import { onKernels } from "../kernels/kernels.ts";
import type { JoinedFaces } from "./labels.ts";

/** How many times more a face that stays counts than another speck. */
const staying = 1000;

/**
 * Gives the pixels of faces smaller than `minArea` the color that most of their border touches; whether any was.
 * @param colors the color of each pixel
 */
export function dropSpecks(
  colors: Int32Array,
  { labels: { data, width, count, colors: colorOf } }: JoinedFaces,
  areas: Int32Array,
  minArea: number,
): boolean {
  if (count < 2 || !areas.some((area) => area < minArea)) return false;
  const small = smallFaces(data, areas, minArea);
  // for each small face how many of its pixels' sides touch each color
  const touches = new Map<number, Map<number, number>>();
  const touch = (face: number, other: number | undefined) => {
    if (other === undefined || other === face) return;
    const own = touches.get(face) ?? new Map<number, number>();
    touches.set(face, own);
    const color = colorOf[other]!;
    own.set(color, (own.get(color) ?? 0) + (areas[other]! < minArea ? 1 : staying));
  };
  for (const i of small) {
    const face = data[i]!;
    const x = i % width;
    touch(face, x > 0 ? data[i - 1] : undefined);
    touch(face, x + 1 < width ? data[i + 1] : undefined);
    touch(face, data[i - width]);
    touch(face, data[i + width]);
  }
  const into = new Map<number, number>();
  for (const [face, own] of touches) {
    const [first] = [...own].sort(([p, a], [q, b]) => b - a || p - q);
    into.set(face, first![0]);
  }
  for (const i of small) colors[i] = into.get(data[i]!) ?? colors[i]!;
  return true;
}

/** The pixels of faces smaller than `minArea`, in reading order. */
function smallFaces(data: Int32Array, areas: Int32Array, minArea: number): Int32Array {
  const maxSpecks = areas.reduce((sum, area) => sum + (area < minArea ? area : 0), 0);
  return onKernels((kernels, arena) => {
    const out = arena.room(maxSpecks * 4);
    kernels.smallFaces(arena.put(data), data.length, arena.put(areas), minArea, out);
    return arena.read(out, new Int32Array(maxSpecks));
  });
}
