import type { Field } from "../../edges/grid.ts";
import { coveredBy, isTap, type SubjectStroke } from "./strokes.ts";
import type { PreparedSubject } from "./prepare-subject.ts";

/** A tap at a pixel. */
interface TappedPixel {
  readonly x: number;
  readonly y: number;
  readonly isSubject: boolean;
}

/**
 * A superpixel under a tap "this is it" and a tap "not this" lies over a border that nothing shows: each of its pixels is what the nearer
 * tap says, or the later one, unless a stroke covers it later.
 * @param mask 1 a pixel of the subject, 0 else; gets what was split
 */
export function splitByTaps(
  mask: Field,
  { superpixels, steps }: PreparedSubject,
  strokes: readonly SubjectStroke[],
): void {
  const { width, height, data } = superpixels.labels;
  const tapped = new Map<number, TappedPixel[]>();
  for (const drawn of strokes) {
    const { points, isSubject } = drawn;
    const covered = coveredBy(superpixels, steps, drawn).all;
    if (!isTap(drawn)) {
      for (const own of covered) tapped.delete(own);
      continue;
    }
    const x = Math.max(0, Math.min(width - 1, Math.floor(points[0]! * width)));
    const y = Math.max(0, Math.min(height - 1, Math.floor(points[1]! * height)));
    for (const own of covered) tapped.set(own, [...(tapped.get(own) ?? []), { x, y, isSubject }]);
  }
  for (const [superpixel, taps] of tapped) {
    if (new Set(taps.map(({ isSubject }) => isSubject)).size < 2) continue;
    for (let i = data.indexOf(superpixel); i >= 0; i = data.indexOf(superpixel, i + 1)) {
      const far = taps.map(({ x, y }) => (x - (i % width)) ** 2 + (y - Math.floor(i / width)) ** 2);
      mask.data[i] = Number(taps[far.lastIndexOf(Math.min(...far))]!.isSubject);
    }
  }
}
