import type { Planes } from "./planes.ts";

/**
 * A picture without what is covered: it takes on the colors around it, ring by ring from its edge inwards, each pixel the mean of
 * those that are known beside it. Covered all over, a picture stays as it is.
 * @param covered 1 for each pixel to be painted over, 0 for the others
 */
export function paintOver(planes: Planes, covered: Uint8Array): Planes {
  const { width, height } = planes;
  const open = covered.slice();
  const out = { ...planes, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  const beside = (i: number) => {
    const x = i % width;
    const found: number[] = [];
    for (let row = i - width; row <= i + width; row += width) {
      if (row < 0 || row >= width * height) continue;
      for (let at = row - (x > 0 ? 1 : 0); at <= row + (x + 1 < width ? 1 : 0); at++)
        if (at !== i) found.push(at);
    }
    return found;
  };
  let ring: number[] = [];
  for (let i = open.indexOf(1); i >= 0; i = open.indexOf(1, i + 1))
    if (beside(i).some((at) => !open[at])) ring.push(i);
  while (ring.length > 0) {
    for (const i of ring) {
      const known = beside(i).filter((at) => !open[at]);
      for (const plane of [out.l, out.a, out.b])
        plane[i] = Math.round(known.reduce((sum, at) => sum + plane[at]!, 0) / known.length);
    }
    const next: number[] = [];
    for (const i of ring) open[i] = 0;
    for (const i of ring) {
      for (const at of beside(i)) {
        if (open[at] !== 1) continue;
        open[at] = 2;
        next.push(at);
      }
    }
    ring = next;
  }
  return out;
}
