import { type Bytes, type Hit, halveOnKernels, searchOnKernels } from "../simd/faces.ts";
import { type Cascade, decodedCascade, faceSide, pointAt } from "./face-cascade.ts";

/** A square around a face, from the brows to below the mouth, in pixels of the picture it was found in. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Sizes between one and its double, as 256 times how far the picture is scaled down. */
const steps = [256, 287, 323, 362, 406, 456];
/** The first of these that is looked at: eyes of smaller faces could not be painted. */
const firstStep = 323;
/** Squares that overlap so much, as a share of their side, are of one face. */
const near = 0.3;
/** A face is seen by several squares that pass the last stage by so much together; by chance single ones just pass. */
const enough = 4;

/**
 * Faces seen from the front, of at least 30 pixels, in a picture of lightness: squares of all sizes that pass a
 * cascade of comparisons of points (Abramson, Steux & Ghorayeb 2005; see docs/decisions/0011).
 */
export function findFaces(picture: Bytes): Face[] {
  const cascade = decodedCascade();
  const hits: (Face & { margin: number })[] = [];
  let octave = picture;
  for (let scale = 1; ; scale *= 2) {
    for (const step of steps) {
      if (scale === 1 && step < firstStep) continue;
      const factor = step / 256;
      const [across, down] = [Math.floor(octave.width / factor), Math.floor(octave.height / factor)];
      if (Math.min(across, down) < faceSide) return groupsOf(hits);
      const size = { step, across, down };
      for (const { x, y, margin } of searchOnKernels(octave, size, cascade) ??
        plainSearch(octave, size, cascade)) {
        const by = scale * factor;
        hits.push({ x: x * by, y: y * by, side: faceSide * by, margin });
      }
    }
    octave = halvePicture(octave);
  }
}

/** Squares of one face become one, their weighted mean; those that only few agree on are dropped. */
function groupsOf(hits: readonly (Face & { margin: number })[]): Face[] {
  const groups: (Face & { margin: number })[] = [];
  for (const hit of hits) {
    const at = groups.findIndex(({ x, y, side }) => {
      const reach = near * Math.min(side, hit.side);
      const dx = x + side / 2 - hit.x - hit.side / 2;
      const dy = y + side / 2 - hit.y - hit.side / 2;
      return Math.abs(dx) < reach && Math.abs(dy) < reach && Math.max(side / hit.side, hit.side / side) < 1.6;
    });
    if (at < 0) {
      groups.push(hit);
      continue;
    }
    const group = groups[at]!;
    const margin = group.margin + hit.margin;
    const mean = (p: number, q: number) => (p * group.margin + q * hit.margin) / (margin || 1);
    groups[at] = {
      x: mean(group.x, hit.x),
      y: mean(group.y, hit.y),
      side: mean(group.side, hit.side),
      margin,
    };
  }
  return groups.filter(({ margin }) => margin >= enough).map(({ x, y, side }) => ({ x, y, side }));
}

/** A picture of half the width and height, rounded down. */
export function halvePicture(picture: Bytes): Bytes {
  return halveOnKernels(picture) ?? plainHalve(picture);
}

function plainHalve({ width, height, data }: Bytes): Bytes {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height);
  for (let y = 0, i = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, i++) {
      const at = 2 * (y * width + x);
      out[i] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { ...half, data: out };
}

function plainSearch(
  picture: Bytes,
  { step, across, down }: { step: number; across: number; down: number },
  { ends, thresholds, weights, lighter, darker, points }: Cascade,
): Hit[] {
  const first = shrink(picture, { step, across, down });
  const second = blurSquares(first, across, down, 1);
  const levels = [first, second, blurSquares(second, across, down, 2)];
  const hits: Hit[] = [];
  for (let y = 0; y + faceSide <= down; y += 2) {
    for (let x = 0; x + faceSide <= across; x += 2) {
      const levelAt = (p: number) => {
        const [px, py, level] = pointAt(points[p]!);
        return levels[level]![(y + (py << level)) * across + x + (px << level)]!;
      };
      let [feature, margin] = [0, 0];
      for (let stage = 0; stage < ends.length && margin >= 0; stage++) {
        let sum = 0;
        for (; feature < ends[stage]!; feature++) {
          let least = 255;
          let p = lighter[feature]!;
          for (; p < darker[feature]!; p++) least = Math.min(least, levelAt(p));
          let isSo = true;
          for (; p < lighter[feature + 1]! && isSo; p++) isSo = levelAt(p) < least;
          sum += isSo ? weights[feature]! : -weights[feature]!;
        }
        margin = sum - thresholds[stage]!;
      }
      if (margin >= 0) hits.push({ x, y, margin });
    }
  }
  return hits;
}

/** A picture scaled down by `step` / 256, less than twice: between the four nearest pixels. */
function shrink(
  { width, height, data }: Bytes,
  { step, across, down }: { step: number; across: number; down: number },
): Uint8Array {
  const out = new Uint8Array(across * down);
  for (let y = 0, i = 0; y < down; y++) {
    const row = Math.min((y * step) >> 8, height - 2) * width;
    const below = (y * step) & 255;
    for (let x = 0; x < across; x++, i++) {
      const at = row + Math.min((x * step) >> 8, width - 2);
      const right = (x * step) & 255;
      const top = data[at]! * (256 - right) + data[at + 1]! * right;
      const bottom = data[at + width]! * (256 - right) + data[at + width + 1]! * right;
      out[i] = (top * (256 - below) + bottom * below + 32768) >> 16;
    }
  }
  return out;
}

/** Means of four pixels `half` apart: of squares of twice that side when they are means of half of it already. */
function blurSquares(data: Uint8Array, width: number, height: number, half: number): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0; y + half < height; y++) {
    for (let x = 0; x + half < width; x++) {
      const at = y * width + x;
      const low = at + half * width;
      out[at] = (data[at]! + data[at + half]! + data[low]! + data[low + half]! + 2) >> 2;
    }
  }
  return out;
}
