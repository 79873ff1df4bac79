import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { finerParts } from "../tflite/finer-parts.ts";
import { firstLook, gridOf, numbersOf, secondLook } from "./animals/head-looks.ts";
import { type FaceNetworks, findFaces } from "./find-faces.ts";
import type { Frame } from "./frame.ts";
import type { RunNetwork } from "./with-networks.ts";

const picture = { width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(200) };
const networks = { detector: {}, mesh: {}, animals: { again: {}, second: {} } } as FaceNetworks;
const { points } = drawnFace({ x: 100, y: 100, height: 90 });
const cells = 48;
const side = 192;

/** What the detector answers: one face in the middle of a frame, its eyes level there. */
function detected(logit: number): Float32Array[] {
  const [boxes, logits] = [new Float32Array(cells * cells * 16), new Float32Array(cells * cells).fill(-100)];
  const middle = (cells / 2) * cells + cells / 2;
  logits[middle] = logit;
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

/** What a look for animals answers: nothing but a head, or points, at some places of its picture in shares of it. */
function answered(
  look: typeof firstLook | typeof secondLook,
  values: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly value: number;
  }[],
): Float32Array {
  const [grid, numbers] = [gridOf(look), numbersOf(look)];
  const names: readonly string[] = [...look.points, ...look.read, ...look.means];
  const out = new Float32Array(grid * grid * numbers);
  for (let cell = 0; cell < grid * grid; cell++)
    out.fill(-12, cell * numbers, cell * numbers + look.points.length);
  const means: readonly string[] = look.means;
  for (const { name, x, y, value } of values) {
    const k = names.indexOf(name);
    if (means.includes(name)) for (let i = k; i < out.length; i += numbers) out[i] = value;
    else out[(Math.floor(y * grid) * grid + Math.floor(x * grid)) * numbers + k] = value;
  }
  return out;
}

interface Wish {
  readonly person: number;
  readonly animal: number;
  readonly at?: number;
}

/** Finds what is there when the networks for people are so sure of a face, and those for animals of a head at a place of its own. */
const foundWith = ({ person, animal, at = 0.51 }: Wish) => {
  const logit = Math.log(animal / (1 - animal));
  const head = [
    { name: "head", x: at, y: at, value: logit },
    { name: "width", x: at, y: at, value: Math.log(0.4) },
    { name: "height", x: at, y: at, value: Math.log(0.4) },
  ];
  const closer = [
    { name: "animal", x: 0, y: 0, value: logit },
    { name: "profile", x: 0, y: 0, value: 1 },
    { name: "eye", x: 0.3, y: 0.4, value: 2 },
    { name: "radius", x: 0.3, y: 0.4, value: Math.log(9.6) },
    { name: "ear", x: 0.7, y: 0.1, value: -3 },
  ];
  const run: RunNetwork = (network, frame) => {
    if (network === networks.mesh) return meshed(frame, person);
    if (network === networks.animals.again) return [answered(firstLook, head)];
    if (network === networks.animals.second) return [answered(secondLook, closer)];
    return detected(person > 0 ? 0.7 : -100);
  };
  return findFaces(run, networks, picture, answered(firstLook, head));
};

test("a head has a box and points in pixels of the picture, those that are likely", () => {
  const [head] = foundWith({ person: 0, animal: 0.8 }).animals;
  expect(head).toMatchObject({ view: "profile", confidence: expect.closeTo(0.8, 6), ears: [] });
  expect(head!.box.width).toBeCloseTo(80, 4);
  // the first look is made twice, the second time at 2.5 times the box, as large as the picture again
  const middle = 0.515625 * 200 + 0.015625 * 200;
  expect(head!.box.x).toBeCloseTo(middle - 40, 4);
  const [eye] = head!.eyes;
  // the second look is at 1.5 times the box, 120 pixels
  expect(eye!.radius).toBeCloseTo((9.6 / 192) * 120, 4);
  expect(eye!.x).toBeCloseTo(middle + (14.5 / 48 - 0.5) * 120, 4);
});

test("what is less likely an animal is none", () => {
  expect(foundWith({ person: 0, animal: 0.3 }).animals).toEqual([]);
});

test("on one place is a person where that is sure, an animal else, and both where they are apart", () => {
  const count = (wish: Wish) => {
    const { people, animals } = foundWith(wish);
    return [people.length, animals.length];
  };
  expect(count({ person: 0.9999, animal: 0 + 1e-6 })).toEqual([1, 0]);
  expect(count({ person: 0.9999, animal: 0.9 })).toEqual([0, 1]);
  expect(count({ person: 0.9999, animal: 0.9, at: 0.95 })).toEqual([1, 1]);
});
