import fc from "fast-check";
import { expect, test } from "vitest";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { drawRaster, portrait } from "../testing/scenes.ts";
import { fillSpots } from "./fill-spots.ts";
import { findAnimalFaces } from "./find-animal-faces.ts";

const size = { width: 200, height: 160 };
const sizes = { min: 6, max: 90 };
const everywhere = { width: 1, height: 1, data: Float32Array.of(1) };

type Disk = readonly [x: number, y: number, radius: number, gray: number];

/** Disks on orange fur, later ones on top. */
function furWith(disks: readonly Disk[]): Planes {
  const raster = drawRaster(size.width, size.height, (u, v) => {
    const [x, y] = [u * size.width, v * size.height];
    const top = disks.findLast(([cx, cy, radius]) => (x - cx) ** 2 + (y - cy) ** 2 < radius * radius);
    return top ? [top[3], top[3], top[3]] : [210, 130, 60];
  });
  return toPlanes(raster);
}

const eyes: readonly Disk[] = [
  [70, 60, 16, 235],
  [130, 66, 16, 235],
  [70, 60, 8, 15],
  [130, 66, 8, 15],
];
const nose: Disk = [97, 110, 12, 20];

test("pupils of two eyes are found in their places, and the nose below them", () => {
  const [animalFace, ...more] = findAnimalFaces(furWith([...eyes, nose]), everywhere, sizes);
  expect(more).toEqual([]);
  const found = [...animalFace!.eyes, animalFace!.nose!].map(({ x, y }) => [x, y]);
  const drawn = [...eyes.slice(2), nose];
  found.forEach(([x, y], k) => {
    expect(Math.abs(x! - drawn[k]![0])).toBeLessThan(2.5);
    expect(Math.abs(y! - drawn[k]![1])).toBeLessThan(2.5);
  });
});

test("one spot, spots of two kinds and a pattern of spots are no eyes", () => {
  expect(findAnimalFaces(furWith([eyes[2]!]), everywhere, sizes)).toEqual([]);
  expect(findAnimalFaces(furWith([eyes[2]!, [130, 66, 18, 15]]), everywhere, sizes)).toEqual([]);
  const pattern = Array.from(
    { length: 12 },
    (_, k): Disk => [30 + (k % 4) * 40, 30 + Math.floor(k / 4) * 40, 8, 15],
  );
  expect(findAnimalFaces(furWith(pattern), everywhere, sizes)).toEqual([]);
});

test("two spots that are less alike are eyes only with a nose below them", () => {
  const unequal: readonly Disk[] = [
    [70, 60, 8, 15],
    [130, 62, 12, 15],
  ];
  expect(findAnimalFaces(furWith(unequal), everywhere, sizes)).toEqual([]);
  expect(findAnimalFaces(furWith([...unequal, nose]), everywhere, sizes)).toHaveLength(1);
});

test("a tall spot and a wide one are two patches of a coat, not eyes", () => {
  const tall = [54, 60, 66].map((y): Disk => [70, y, 8, 15]);
  const wide = [-3, 0, 3].map((x): Disk => [130 + x, 62, 10, 15]);
  expect(findAnimalFaces(furWith([...tall, ...wide]), everywhere, sizes)).toEqual([]);
  // unless they mirror each other
  const doMirror = () => true;
  expect(findAnimalFaces(furWith([...tall, ...wide]), everywhere, sizes, { doMirror })).toHaveLength(1);
  expect(
    findAnimalFaces(
      furWith([...tall, ...tall.map(([x, ...rest]): Disk => [x + 60, ...rest])]),
      everywhere,
      sizes,
    ),
  ).toHaveLength(1);
});

test("dark eyes between dark lids are wide: with a nose below them they are eyes", () => {
  const lidded = [65, 70, 75, 80].map((x): Disk => [x - 2, 60, 8, 15]);
  const other: Disk = [130, 62, 9, 15];
  expect(findAnimalFaces(furWith([...lidded, other]), everywhere, sizes)).toEqual([]);
  const [animalFace] = findAnimalFaces(furWith([...lidded, other, nose]), everywhere, sizes);
  expect(animalFace!.nose).toBeDefined();
  expect(animalFace!.eyes[0].halfWidth).toBeGreaterThan(1.4 * animalFace!.eyes[0].halfHeight);
});

test("what is no subject has no eyes", () => {
  expect(findAnimalFaces(furWith(eyes), { ...everywhere, data: Float32Array.of(0.1) }, sizes)).toEqual([]);
});

test("spots that are no eyes as others tell are none", () => {
  const isEye = ({ x }: { x: number }) => x < 100;
  expect(findAnimalFaces(furWith(eyes), everywhere, sizes, { isEye })).toEqual([]);
  expect(findAnimalFaces(furWith(eyes), everywhere, sizes, { isEye: () => true })).toHaveLength(1);
});

test("pupils are filled, and nothing far from them", () => {
  const planes = furWith(eyes);
  const on = new Uint8Array(size.width * size.height);
  fillSpots(on, planes, findAnimalFaces(planes, everywhere, sizes)[0]!.eyes, { min: 3, glints: false });
  expect(on[60 * size.width + 70]).toBe(1);
  expect(on[66 * size.width + 130]).toBe(1);
  for (let i = 0; i < on.length; i++) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    if (on[i])
      expect(Math.min((x - 70) ** 2 + (y - 60) ** 2, (x - 130) ** 2 + (y - 66) ** 2)).toBeLessThan(150);
  }
});

/** How many pixels are on, for those of the ellipse with their moments. */
function likeEllipse(on: Uint8Array): number {
  const at = Array.from(on.keys())
    .filter((i) => on[i])
    .map((i) => [i % size.width, Math.floor(i / size.width)] as const);
  const mean = (of: (x: number, y: number) => number) =>
    at.reduce((sum, [x, y]) => sum + of(x, y), 0) / at.length;
  const [mx, my] = [mean((x) => x), mean((_, y) => y)];
  const [xx, yy] = [mean((x) => (x - mx) ** 2), mean((_, y) => (y - my) ** 2)];
  const xy = mean((x, y) => (x - mx) * (y - my));
  return at.length / (4 * Math.PI * Math.sqrt(xx * yy - xy * xy));
}

test("a pupil is filled as an ellipse, though a shadow hangs on it; its highlight takes no bite out of its rim", () => {
  const shadow: Disk = [70, 69, 5, 15];
  const planes = furWith([...eyes, shadow]);
  const [eye] = findAnimalFaces(planes, everywhere, sizes)[0]!.eyes;
  const pupil = new Uint8Array(size.width * size.height);
  fillSpots(pupil, planes, [eye], { min: 3, glints: true });
  expect(likeEllipse(pupil)).toBeGreaterThan(0.98);
  const shining = furWith([...eyes, [66, 55, 3, 250]]);
  const [lit] = findAnimalFaces(shining, everywhere, sizes)[0]!.eyes;
  const on = new Uint8Array(size.width * size.height);
  fillSpots(on, shining, [lit], { min: 3, glints: true });
  const lowest = on.indexOf(1);
  const whole = on.slice();
  for (let i = 0; i < whole.length; i++) {
    const inRow = on.subarray(
      Math.floor(i / size.width) * size.width,
      (Math.floor(i / size.width) + 1) * size.width,
    );
    const column = i % size.width;
    if (column > inRow.indexOf(1) && column < inRow.lastIndexOf(1) && inRow.includes(1)) whole[i] = 1;
  }
  expect(lowest).toBeGreaterThan(0);
  // the highlight is a hole: with it filled row by row the pupil is an ellipse again
  expect(whole).not.toEqual(on);
  expect(likeEllipse(whole)).toBeGreaterThan(0.98);
});

test("whatever the picture, spots lie inside it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (width, height) => {
      const planes = toPlanes(portrait(width, height));
      const on = new Uint8Array(width * height);
      for (const { eyes: pair } of findAnimalFaces(planes, everywhere, sizes)) {
        fillSpots(on, planes, pair, { min: 9, glints: false });
        for (const { x, y } of pair) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      }
      expect(on).toHaveLength(width * height);
    }),
    { numRuns: 30 },
  );
});

test("eyes are level, in a head that is on the picture and subject, and not lost on a large subject", () => {
  const tilted: readonly Disk[] = [
    [75, 50, 8, 15],
    [125, 80, 8, 15],
  ];
  expect(findAnimalFaces(furWith(tilted), everywhere, sizes)).toEqual([]);
  const low: readonly Disk[] = [
    [70, 145, 8, 15],
    [130, 146, 8, 15],
  ];
  expect(findAnimalFaces(furWith(low), everywhere, sizes)).toEqual([]);
  // a rail that is subject, and nothing around it
  const rail = { ...size, data: new Float32Array(size.width * size.height).fill(0.1) };
  rail.data.fill(0.9, 52 * size.width, 74 * size.width);
  expect(findAnimalFaces(furWith(eyes), rail, sizes)).toEqual([]);
  const buttons: readonly Disk[] = [
    [100, 60, 3, 15],
    [112, 60, 3, 15],
  ];
  expect(findAnimalFaces(furWith(buttons), everywhere, sizes)).toEqual([]);
  expect(findAnimalFaces(furWith(eyes), { ...everywhere, data: Float32Array.of(0.5) }, sizes)).toEqual([]);
});

/** The subject in a band from `left` to `right`, in pixels. */
function bandOf(left: number, right: number) {
  const data = Float32Array.from({ length: size.width * size.height }, (_, i) =>
    i % size.width >= left && i % size.width < right ? 0.9 : 0.1,
  );
  return { ...size, data };
}
const narrow = bandOf(60, 140);
const nostrils: readonly Disk[] = [
  [90, 90, 6, 15],
  [110, 92, 6, 15],
];

test("eyes at the sides of a head are eyes where a nose or two nostrils lie below them", () => {
  expect(findAnimalFaces(furWith(eyes), narrow, sizes)).toEqual([]);
  expect(findAnimalFaces(furWith([...eyes, nose]), narrow, sizes)).toHaveLength(1);
  const [animalFace, ...more] = findAnimalFaces(furWith([...eyes, ...nostrils]), narrow, sizes);
  expect(more).toEqual([]);
  expect(animalFace!.eyes.map(({ x }) => Math.round(x / 10))).toEqual([7, 13]);
  // one of two nostrils is no nose
  expect(animalFace!.nose).toBeUndefined();
});

test("a head that is turned has its nose on the side of the smaller eye", () => {
  const turned: readonly Disk[] = [
    [80, 60, 5, 15],
    [130, 60, 9, 15],
  ];
  const before: Disk = [84, 110, 11, 20];
  const behind: Disk = [126, 110, 11, 20];
  expect(findAnimalFaces(furWith([...turned, before]), everywhere, sizes)[0]?.nose).toBeDefined();
  expect(findAnimalFaces(furWith([...turned, behind]), everywhere, sizes)).toEqual([]);
});

test("a nose makes up for one thing that is unusual, not for two", () => {
  const isEye = ({ x }: { x: number }, hasNose: boolean) => hasNose || x < 100;
  expect(findAnimalFaces(furWith([...eyes, nose]), everywhere, sizes, { isEye })).toHaveLength(1);
  expect(findAnimalFaces(furWith([...eyes, nose]), narrow, sizes, { isEye })).toEqual([]);
});

test("a pair among many spots as plain is a part of a building or of a coat", () => {
  const small: readonly Disk[] = [
    [80, 50, 5, 15],
    [120, 52, 5, 15],
  ];
  const windows = Array.from({ length: 8 }, (_, k): Disk => [14 + k * 24, 145, 5, 15]);
  expect(findAnimalFaces(furWith([...small, ...windows.slice(0, 4)]), everywhere, sizes)).not.toEqual([]);
  expect(findAnimalFaces(furWith([...small, ...windows]), everywhere, sizes)).toEqual([]);
});
