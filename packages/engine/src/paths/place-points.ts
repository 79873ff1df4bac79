import type { Chains } from "./chains.ts";
import type { TracedBorders } from "./trace-borders.ts";

/** What a border's place between pixels is read from. */
export interface SourceOfPlaces {
  /** The picture, four bytes a pixel: red, green and blue times alpha, and alpha. */
  readonly pixels: Uint8ClampedArray;
  /** Face of each pixel. */
  readonly faces: Int32Array;
  /** The color of each face, four numbers like a pixel's. */
  readonly colors: Float64Array;
  /** 1 for each face whose color changes inside it: then the pixels near the border say it. */
  readonly varies?: Uint8Array;
  /** How far a point may move from the middle of its pixel side, in pixels, below 0.5. */
  readonly maxMove: number;
}

/** Squared difference of colors below which nothing can be read. */
const faint = 60;
/** Outside these a pixel has the color of its side wholly. */
const whole = 0.12;

/**
 * Moves the points of chains, which are the middles of pixel sides, along the line between the two pixels' centers to
 * where the picture passes from one color to the other. Where four pixels in a row hold the whole transition, the
 * sum of their shares says it exactly for straight edges; else it is where half the way between the colors is
 * reached. Points keep to the line between their own two pixels, so that the chains cannot cross.
 */
export function placePoints(chains: Chains, borders: TracedBorders, source: SourceOfPlaces): void {
  const { start, corners, right, left, loop, width, height, count } = borders;
  const across = width + 1;
  const { pixels, faces, colors, varies, maxMove } = source;
  const from = new Float64Array(4);
  const way = new Float64Array(4);

  /** The share, 0 to 1, of the right hand's color in a pixel. */
  const share = (pixel: number): number => {
    const at = pixel * 4;
    const sum =
      (pixels[at]! - from[0]!) * way[0]! +
      (pixels[at + 1]! - from[1]!) * way[1]! +
      (pixels[at + 2]! - from[2]!) * way[2]! +
      (pixels[at + 3]! - from[3]!) * way[3]!;
    return sum < 0 ? 0 : sum > 1 ? 1 : sum;
  };
  /** The color of a face near a border, from the deepest of two pixels that is still in it. */
  const localColor = (out: Float64Array, face: number, near: number, deep: number) => {
    const pixel = faces[deep] === face ? deep : near;
    for (let c = 0; c < 4; c++) out[c] = varies?.[face] ? pixels[pixel * 4 + c]! : colors[face * 4 + c]!;
  };

  for (let b = 0; b < count; b++) {
    const [l, r] = [left[b]!, right[b]!];
    if (l < 0 || r < 0) continue;
    const isVarying = varies !== undefined && (varies[l] === 1 || varies[r] === 1);
    for (let c = 0; c < 4; c++) {
      from[c] = colors[l * 4 + c]!;
      way[c] = colors[r * 4 + c]!;
    }
    let squared = isVarying ? 0 : difference(from, way);
    if (!isVarying && squared < faint) continue;
    let point = chains.start[b]! + (loop[b] ? 0 : 1);
    const last = start[b + 1]! - 1;
    for (let i = start[b]!; i < last; i++, point++) {
      // the side lies between pixels a on the left hand and z on the right, `step` from one to the other
      const p = corners[i]!;
      const along = corners[i + 1]! - p;
      const isLevel = along === 1 || along === -1;
      const x = p % across;
      const y = (p - x) / across;
      const isForward = along === 1 || along === -across;
      const step = (isLevel ? width : 1) * (isForward ? 1 : -1);
      const row = (along === -across ? y - 1 : y) * width;
      const second = row + (along === -1 ? x - 1 : x);
      const z = isForward ? second : second - (isLevel ? width : 1);
      const a = z - step;
      const place = isLevel ? y : x;
      const isFirst = place < 2;
      const isLast = place > (isLevel ? height : width) - 2;
      const beforeA = (isForward ? isFirst : isLast) ? a : a - step;
      const afterZ = (isForward ? isLast : isFirst) ? z : z + step;
      if (isVarying) {
        localColor(from, l, a, beforeA);
        localColor(way, r, z, afterZ);
        squared = difference(from, way);
        if (squared < faint) continue;
      }
      const [inA, inZ] = [share(a), share(z)];
      const inBefore = beforeA !== a && faces[beforeA] === l ? share(beforeA) : 0;
      const inAfter = afterZ !== z && faces[afterZ] === r ? share(afterZ) : 1;
      let off = 0;
      if (inBefore < whole && inAfter > 1 - whole) off = 2 - (inBefore + inA + inZ + inAfter);
      else if (inA < 0.5 && inZ >= 0.5) off = (0.5 - inA) / (inZ - inA) - 0.5;
      off = (off > maxMove ? maxMove : off < -maxMove ? -maxMove : off) * (isForward ? 1 : -1);
      if (isLevel) chains.y[point] = chains.y[point]! + off;
      else chains.x[point] = chains.x[point]! + off;
    }
  }
}

/** Makes of the right hand's color in `way` the way to it from `from`, over its square, which is returned. */
function difference(from: Float64Array, way: Float64Array): number {
  let squared = 0;
  for (let c = 0; c < 4; c++) {
    way[c] = way[c]! - from[c]!;
    squared += way[c]! * way[c]!;
  }
  for (let c = 0; c < 4; c++) way[c] = way[c]! / (squared || 1);
  return squared;
}
