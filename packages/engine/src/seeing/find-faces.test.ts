import { describe, expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { finerParts } from "../tflite/finer-parts.ts";
import { detectTilted } from "./detect-faces.ts";
import { type FaceNetworks, lookForHeads } from "./find-faces.ts";
import type { Frame } from "./frame.ts";
import type { RunNetwork } from "./with-networks.ts";

const picture = { width: 200, height: 200, data: new Uint8ClampedArray(160_000) };
const networks = { detector: {}, mesh: {} } as FaceNetworks;
const { points } = drawnFace({ x: 100, y: 100, height: 90 });
const cells = 48;
const side = 192;

/** What the detector answers: one face in the middle of a frame, its eyes level there; or none. */
function detected(hasFace: boolean): Float32Array[] {
  const [boxes, logits] = [new Float32Array(cells * cells * 16), new Float32Array(cells * cells).fill(-100)];
  const middle = (cells / 2) * cells + cells / 2;
  if (hasFace) logits[middle] = 0;
  boxes.set([0, 0, 60, 60, -15, -10, 15, -10], middle * 16);
  return [boxes, logits];
}

/** What the mesh answers: the landmarks of the drawn face as they lie in a frame, and how sure it is. */
function meshed({ x, y, width, turn }: Frame, certainty: number): Float32Array[] {
  const place = (point: number): [number, number] => {
    const [dx, dy] = [points![3 * point]! - x, points![3 * point + 1]! - y];
    return [
      side * ((turn.cos * dx + turn.sin * dy) / width + 0.5),
      side * ((turn.cos * dy - turn.sin * dx) / width + 0.5),
    ];
  };
  const all = (indices: readonly number[]) => Float32Array.from(indices.flatMap((point) => place(point)));
  const upTo = (from: number, count: number) => Array.from({ length: count }, (_, k) => from + k);
  const coarse = Float32Array.from(upTo(0, 468).flatMap((point) => [...place(point), 0]));
  return [
    coarse,
    ...finerParts.map((part) => all(part.points)),
    ...[all(upTo(468, 5)), all(upTo(473, 5))],
    Float32Array.of(Math.log(certainty / (1 - certainty))),
  ];
}

describe("tilted heads", () => {
  test("have eyes that lie as the view is turned that shows them", () => {
    const run: RunNetwork = (_, { turn }) => detected(turn.sin === 0.5);
    const found = detectTilted(run, networks.detector, picture);
    expect(found).toHaveLength(2);
    for (const { leftEye, rightEye } of found)
      expect((rightEye[1] - leftEye[1]) / (rightEye[0] - leftEye[0])).toBeCloseTo(Math.tan(Math.PI / 6), 3);
  });
});

describe("looks at a head", () => {
  /** The face that is found when the mesh is so sure at one look after the other. */
  const foundWith = (...certainties: number[]) => {
    let look = 0;
    const run: RunNetwork = (network, frame) =>
      network === networks.mesh
        ? meshed(frame, certainties[look++ % certainties.length]!)
        : detected(frame.width === 1.4 * picture.width);
    return lookForHeads(run, networks, { picture, candidates: [] });
  };

  test("go on until two that follow each other are sure, and tell where the face is", () => {
    const [face] = foundWith(0.2, 0.9, 0.95);
    expect(face!.points[3 * 468]).toBeCloseTo(points![3 * 468]!, 2);
    expect(face!.confidence).toBeCloseTo((0.5 + 0.9) / 2, 5);
    expect(foundWith(0.2, 0.5, 0.9, 0.95)).toHaveLength(1);
  });

  test("find nobody where the first is hardly one, or no two are sure in turn", () => {
    expect(foundWith(0.05, 0.99, 0.99)).toEqual([]);
    expect(foundWith(0.9, 0.5, 0.9, 0.5)).toEqual([]);
  });
});
