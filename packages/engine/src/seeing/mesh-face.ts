import type { RunNetwork } from "./with-networks.ts";
import { finerParts } from "../tflite/finer-parts.ts";
import { chanceOf } from "../arithmetic/reproducible.ts";
import { directionOf, type Frame, placeIn } from "./frame.ts";
import type { Box, Direction } from "./seen.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";

/** Points of a mesh, irises included, and of an iris; an iris lies as deep as so many points of the lids. */
const meshPoints = 478;
const coarsePoints = 468;
const irisPoints = 5;
const lidPoints = 16;
/** The network's input, a side. */
const side = 192;
/** A crop is so many times as large as what is known of the face. */
const room = 1.5;
/** Outer corners of the eyes. */
const leftCorner = 33;
const rightCorner = 263;

/** Landmarks of a face in pixels of the picture (`points` of `SeenFace`), and how sure the network is that there is one. */
export interface Mesh {
  readonly points: Float32Array;
  readonly certainty: number;
}

/** The square in which the mesh of a face of known box and turn is looked for. */
export function frameAround({ x, y, width, height }: Box, turn: Direction): Frame {
  const length = room * Math.max(width, height);
  return { x: x + width / 2, y: y + height / 2, width: length, height: length, turn };
}

/** The upright box of all points. */
export function boxOfPoints(points: Float32Array): Box {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [left, right];
  for (let i = 0; i < points.length; i += 3) {
    left = Math.min(left, points[i]!);
    right = Math.max(right, points[i]!);
    top = Math.min(top, points[i + 1]!);
    bottom = Math.max(bottom, points[i + 1]!);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** From the outer corner of the left eye to that of the right one. */
function betweenEyes(points: Float32Array): [number, number] {
  const at = (i: number) => points[3 * rightCorner + i]! - points[3 * leftCorner + i]!;
  return [at(0), at(1)];
}

/** The direction from the left to the right eye. */
export function turnOfPoints(points: Float32Array): Direction {
  return directionOf(...betweenEyes(points));
}

/** What lies between the outer corners of the eyes, in pixels. */
export function eyeDistance(points: Float32Array): number {
  const [dx, dy] = betweenEyes(points);
  return Math.sqrt(dx * dx + dy * dy);
}

/** Looks for the landmarks of the one face in a frame. Lips, lids and irises come from the finer parts of the network. */
export function meshIn(run: RunNetwork, network: SeeingNetwork, frame: Frame): Mesh {
  const [coarse, lips, leftEye, rightEye, leftIris, rightIris, flag] = run(network, frame) as [
    ...[Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array],
  ];
  const own = new Float32Array(3 * meshPoints);
  own.set(coarse);
  [lips, leftEye, rightEye].forEach((finer, part) => {
    for (const [k, point] of finerParts[part]!.points.entries())
      own.set(finer.subarray(2 * k, 2 * k + 2), 3 * point);
  });
  [leftIris, rightIris].forEach((iris, eye) => {
    let depth = 0;
    for (const point of finerParts[eye + 1]!.points.slice(0, lidPoints)) depth += own[3 * point + 2]!;
    for (let k = 0; k < irisPoints; k++) {
      own.set([iris[2 * k]!, iris[2 * k + 1]!, depth / lidPoints], 3 * (coarsePoints + irisPoints * eye + k));
    }
  });
  for (let i = 0; i < own.length; i += 3) {
    const [x, y] = placeIn(frame, own[i]! / side, own[i + 1]! / side);
    own.set([x, y, (own[i + 2]! / side) * frame.width], i);
  }
  return { points: own, certainty: chanceOf(flag[0]!) };
}
