import type { Labels } from "../regions/labels.ts";

/** Two areas, or -1 twice. */
export type Sides = readonly [number, number];

/**
 * A segment parts areas that this share of its pixels lies between: where a spur leaves a line, its first pixels are near
 * what is across that line. By count: a border's pixels nearly all lie between both.
 */
const min = 0.5;

/** The two areas that most of a segment's pixels lie between, or -1 twice when it lies inside one. */
export function sidesOf(pixels: Int32Array, { width, height, data }: Labels): Sides {
  const names: number[] = [];
  const votes: number[] = [];
  // which pixel each area got its last vote from: one of a pixel is enough
  const latest: number[] = [];
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    const x = i % width;
    const y = Math.floor(i / width);
    for (let r = y > 0 ? y - 1 : 0; r <= y + 1 && r < height; r++) {
      for (let c = x > 0 ? x - 1 : 0; c <= x + 1 && c < width; c++) {
        const area = data[r * width + c]!;
        let at = names.indexOf(area);
        if (at < 0) {
          at = names.push(area) - 1;
          votes.push(0);
          latest.push(-1);
        }
        if (latest[at] === k) continue;
        latest[at] = k;
        votes[at]!++;
      }
    }
  }
  if (names.length < 2) return [-1, -1];
  const isBefore = (p: number, q: number) =>
    votes[p]! > votes[q]! || (votes[p] === votes[q] && names[p]! < names[q]!);
  let first = 0;
  for (let at = 1; at < names.length; at++) if (isBefore(at, first)) first = at;
  let second = first === 0 ? 1 : 0;
  for (let at = second + 1; at < names.length; at++) if (at !== first && isBefore(at, second)) second = at;
  return votes[second]! >= min * pixels.length ? [names[first]!, names[second]!] : [-1, -1];
}
