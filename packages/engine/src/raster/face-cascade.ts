import { fromBase64 } from "../simd/base64.ts";
import { faceCascade } from "./face-cascade.data.ts";

/** Pixels of a side of the square that the cascade judges. */
export const faceSide = 24;

/**
 * A cascade that tells faces from everything else: stages of features, each a few points that must all be lighter than a
 * few others. A square goes on to the next stage while the weights of its features, added where they hold and taken off
 * where not, reach the stage's threshold.
 */
export interface Cascade {
  /** For each stage the place after its last feature, and its threshold. */
  readonly ends: Int32Array;
  readonly thresholds: Float64Array;
  readonly weights: Float64Array;
  /** For each feature, and one more, its first lighter point; and its first darker one, which come after those. */
  readonly lighter: Int32Array;
  readonly darker: Int32Array;
  /** Points as x, y and level: in a picture halved so many times. */
  readonly points: Uint16Array;
}

/** x, y and level of a point: five bits, five bits and two. */
export const pointAt = (point: number): [x: number, y: number, level: number] => [
  point & 31,
  (point >> 5) & 31,
  point >> 10,
];

let decoded: Cascade | undefined;

/**
 * The cascade: one byte for the number of stages; for each two bytes for the number of features and a float for the
 * threshold; for each feature a byte with the numbers of lighter and darker points, a float for the weight, and two
 * bytes for each point. Low bytes first. Decoded at the first use.
 */
export function decodedCascade(): Cascade {
  decoded ??= decode(fromBase64(faceCascade));
  return decoded;
}

function decode(bytes: Uint8Array<ArrayBuffer>): Cascade {
  const view = new DataView(bytes.buffer);
  const [ends, thresholds, weights, lighter, darker, points] = [0, 0, 0, 0, 0, 0].map((): number[] => []) as [
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  let at = 1;
  for (let stage = 0; stage < bytes[0]!; stage++) {
    const features = view.getUint16(at, true);
    thresholds.push(view.getFloat32(at + 2, true));
    at += 6;
    for (let k = 0; k < features; k++) {
      const sizes = bytes[at]!;
      weights.push(view.getFloat32(at + 1, true));
      at += 5;
      lighter.push(points.length);
      darker.push(points.length + (sizes >> 4));
      for (let rest = (sizes >> 4) + (sizes & 15); rest > 0; rest--, at += 2)
        points.push(view.getUint16(at, true));
    }
    ends.push(weights.length);
  }
  lighter.push(points.length);
  return {
    ends: Int32Array.from(ends),
    thresholds: Float64Array.from(thresholds),
    weights: Float64Array.from(weights),
    lighter: Int32Array.from(lighter),
    darker: Int32Array.from(darker),
    points: Uint16Array.from(points),
  };
}
