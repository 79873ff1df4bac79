import { expect, test } from "vitest";
import type { Raster } from "../../raster/raster.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { drawRaster } from "../../testing/scenes.ts";
import type { Ring } from "./animal-head.ts";
import type { FoundHead } from "./find-animal-heads.ts";
import { fitHead } from "./fit-head.ts";

const [width, height] = [400, 300];
const fur = [196, 160, 120] as const;
const black = [24, 20, 20] as const;
const pink = [176, 70, 84] as const;
const within = (x: number, y: number, at: Point, across: number, down = across) =>
  ((x - at.x) / across) ** 2 + ((y - at.y) / down) ** 2 < 1;

const [left, right, nose] = [
  { x: 140, y: 120 },
  { x: 260, y: 120 },
  { x: 200, y: 200 },
];

type Rgb = readonly [number, number, number];

/** A head with eyes of 22 pixels around slits, whose irises are green or black, and a round nose of 20 pixels. */
function animal({ iris, tip }: { iris: Rgb; tip: Rgb }): Raster {
  return drawRaster(width, height, (u, v) => {
    const [x, y] = [u * width, v * height];
    for (const eye of [left, right]) {
      if (within(x, y, eye, 6, 19)) return black;
      if (within(x, y, eye, 22)) return iris;
    }
    return within(x, y, nose, 20) ? tip : fur;
  });
}

const found: FoundHead = {
  box: { x: 60, y: 20, width: 280, height: 260 },
  ...{ confidence: 0.8, view: "front", pad: 0.9, ears: [] },
  eyes: [left, right].map((eye) => ({ x: eye.x + 3, y: eye.y - 2, radius: 25, confidence: 0.9 })),
  nose: { x: 203, y: 198, confidence: 0.8 },
};

const sizeOf = (ring: Ring) => {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] as const;
};
const middleOf = (ring: Ring): Point => ({
  x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
  y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
});

test("rims lie where irises end, and pupils are as wide and as high as they are", () => {
  const { eyes } = fitHead(animal({ iris: [120, 190, 90], tip: pink }), found);
  for (const [k, at] of [left, right].entries()) {
    const { rim, pupil } = eyes[k]!;
    expect(distance(middleOf(rim), at)).toBeLessThan(2.5);
    for (const size of sizeOf(rim)) expect(Math.abs(size - 44)).toBeLessThan(4);
    const [across, down] = sizeOf(pupil);
    expect(Math.abs(across - 12)).toBeLessThan(3);
    expect(down).toBeGreaterThan(2 * across);
  }
});

test("an eye that is dark all over is nearly all pupil", () => {
  const { eyes } = fitHead(animal({ iris: black, tip: pink }), found);
  const [rim, pupil] = [sizeOf(eyes[0]!.rim)[0], sizeOf(eyes[0]!.pupil)[0]];
  expect(Math.abs(rim - 44)).toBeLessThan(4);
  expect(pupil / rim).toBeGreaterThan(0.7);
});

test("a nose has its own shape, and it is told whether it is dark", () => {
  const noseOf = (tip: Rgb) => fitHead(animal({ iris: black, tip }), found).nose!;
  for (const tip of [pink, black]) {
    const { outline, isDark } = noseOf(tip);
    expect(distance(middleOf(outline!), nose)).toBeLessThan(3);
    for (const size of sizeOf(outline!)) expect(Math.abs(size - 40), tip.join()).toBeLessThan(8);
    expect(isDark).toBe(tip === black);
  }
});

test("beaks and nostrils have no outline, and nothing has a mouth that nobody sees", () => {
  const photo = animal({ iris: black, tip: pink });
  expect(fitHead(photo, { ...found, pad: 0.2 }).nose!.outline).toBeUndefined();
  expect(fitHead(photo, found).mouth).toBeUndefined();
  const mouth = { x: 200, y: 240, confidence: 0.6 };
  expect(fitHead(photo, { ...found, mouth }).mouth!.sides![1].at(-1)!.x).toBeGreaterThan(215);
});

test("a head that is cut off by the edge of the photo is fitted where it is seen", () => {
  const cut = { ...found, box: { x: -80, y: -60, width: 560, height: 420 } };
  expect(fitHead(animal({ iris: black, tip: pink }), cut).eyes).toHaveLength(2);
});
