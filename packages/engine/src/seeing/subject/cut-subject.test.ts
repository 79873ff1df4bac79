import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field } from "../../edges/grid.ts";
import type { Raster } from "../../raster/raster.ts";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawRaster } from "../../testing/scenes.ts";
import { cutSubject } from "./cut-subject.ts";
import { prepareSubject, type SubjectHints, takeApart } from "./prepare-subject.ts";
import type { SubjectStroke } from "./strokes.ts";

type Rgb = readonly [number, number, number];
const sky: Rgb = [120, 160, 190];
const [width, height] = [160, 120];

const inDisc = (u: number, v: number, x: number, y: number, radius: number) =>
  (u * width - x * width) ** 2 + (v * height - y * height) ** 2 < (radius * width) ** 2;

function ball(color: Rgb): Raster {
  return drawRaster(width, height, (u, v) => (inDisc(u, v, 0.5, 0.52, 0.2) ? color : sky));
}

const findSubject = (photo: Raster, boundaries: Field, hints?: SubjectHints) =>
  cutSubject(prepareSubject(takeApart(photo, boundaries), hints));

/** How much of the mask and of what is meant they have in common. */
function likeness(mask: Field, isMeant: (u: number, v: number) => boolean): number {
  let [both, any] = [0, 0];
  mask.data.forEach((value, i) => {
    const x = i % mask.width;
    const meant = isMeant((x + 0.5) / mask.width, (Math.floor(i / mask.width) + 0.5) / mask.height);
    if (value && meant) both++;
    if (value || meant) any++;
  });
  return both / any;
}

const at = ({ width, height, data }: Field, u: number, v: number) =>
  data[Math.floor(v * height) * width + Math.floor(u * width)];

test("what stands out is the subject, along its contour", () => {
  const photo = ball([220, 60, 30]);
  const { mask, confidence } = findSubject(photo, boundariesOfSteps(photo));
  expect(likeness(mask, (u, v) => inDisc(u, v, 0.5, 0.52, 0.2))).toBeGreaterThan(0.95);
  expect(confidence).toBe(1);
});

test("where nothing stands out there is no subject", () => {
  const photo = drawRaster(width, height, () => sky);
  expect(findSubject(photo, boundariesOfSteps(photo)).confidence).toBe(0);
});

test("what is sharp before a soft background is the subject, also at the side and of the background's color", () => {
  const soft = (u: number, v: number, x: number) => {
    const way = Math.sqrt((u * width - x * width) ** 2 + (v * height - 0.5 * height) ** 2) / width;
    return Math.max(0, Math.min(1, (0.26 - way) / 0.12));
  };
  const photo = drawRaster(2 * width, 2 * height, (u, v) => {
    const isStripe = Math.floor(v * 30) % 2 === 0;
    if (inDisc(u, v, 0.24, 0.5, 0.18)) return isStripe ? [90, 60, 40] : [190, 140, 90];
    const t = soft(u, v, 0.74);
    return [200 - 110 * t, 190 - 130 * t, 180 - 140 * t];
  });
  const { mask } = findSubject(photo, boundariesOfSteps(photo));
  expect(likeness(mask, (u, v) => inDisc(u, v, 0.24, 0.5, 0.18))).toBeGreaterThan(0.9);
});

test("a person is subject where a thing stands out more", () => {
  const person = (u: number, v: number) => inDisc(u, v, 0.2, 0.6, 0.14);
  const photo = drawRaster(width, height, (u, v) =>
    person(u, v) ? [100, 140, 160] : inDisc(u, v, 0.7, 0.45, 0.14) ? [230, 60, 30] : sky,
  );
  const hint = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < hint.data.length; i++)
    if (person(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)) hint.data[i] = 1;
  const boundaries = boundariesOfSteps(photo);
  expect(at(findSubject(photo, boundaries).mask, 0.7, 0.45)).toBe(1);
  expect(at(findSubject(photo, boundaries, { person: hint }).mask, 0.2, 0.6)).toBe(1);
});

test("whoever is small, sharply seen and hardly stands out is subject beside what does", () => {
  const isFish = (u: number, v: number) => inDisc(u, v, 0.6, 0.4, 0.16);
  const isSomeone = (u: number, v: number) => inDisc(u, v, 0.2, 0.75, 0.06);
  const photo = drawRaster(width, height, (u, v) =>
    isSomeone(u, v) ? [90, 120, 150] : isFish(u, v) ? [230, 60, 30] : v > 0.7 ? [96, 126, 150] : sky,
  );
  const hint = (isIn: (u: number, v: number) => boolean): Field => {
    const data = new Float32Array(width * height);
    for (let i = 0; i < data.length; i++)
      if (isIn(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)) data[i] = 1;
    return { width, height, data };
  };
  const found = (hints: SubjectHints) => findSubject(photo, boundariesOfSteps(photo), hints).mask;
  expect(at(found({}), 0.2, 0.75)).toBe(0);
  const both = found({ person: hint(isSomeone) });
  expect([at(both, 0.2, 0.75), at(both, 0.6, 0.4), at(both, 0.5, 0.9)]).toEqual([1, 1, 0]);
});

const twoBalls = drawRaster(width, height, (u, v) =>
  inDisc(u, v, 0.25, 0.5, 0.14) ? [220, 60, 30] : inDisc(u, v, 0.75, 0.5, 0.14) ? [60, 60, 200] : sky,
);

test("a tap takes a whole thing away, and another brings it back", () => {
  const prepared = prepareSubject(takeApart(twoBalls, boundariesOfSteps(twoBalls)));
  const tap = (isSubject: boolean) => ({ isSubject, points: [0.75, 0.5], radius: 0.015 });
  const isLeft = (u: number, v: number) => inDisc(u, v, 0.25, 0.5, 0.14);
  expect(likeness(cutSubject(prepared, [tap(false)]).mask, isLeft)).toBeGreaterThan(0.95);
  const both = (u: number, v: number) => isLeft(u, v) || inDisc(u, v, 0.75, 0.5, 0.14);
  expect(likeness(cutSubject(prepared, [tap(false), tap(true)]).mask, both)).toBeGreaterThan(0.95);
});

test("a tap on what hardly looks like the thing it hangs on takes away no more than that", () => {
  // a ball with a shadow of nearly its color
  const isShadow = (u: number, v: number) => inDisc(u, v, 0.66, 0.6, 0.1) && !inDisc(u, v, 0.45, 0.5, 0.2);
  const isBall = (u: number, v: number) => inDisc(u, v, 0.45, 0.5, 0.2);
  const photo = drawRaster(width, height, (u, v) =>
    isBall(u, v) ? [220, 60, 30] : isShadow(u, v) ? [206, 60, 34] : sky,
  );
  const prepared = prepareSubject(takeApart(photo, boundariesOfSteps(photo)));
  const { labels } = prepared.superpixels;
  const odds = new Float64Array(labels.count).fill(-4);
  labels.data.forEach((p, i) => {
    const [u, v] = [((i % labels.width) + 0.5) / labels.width, Math.floor(i / labels.width) / labels.height];
    // the rims of both are of neither
    if (inDisc(u, v, 0.45, 0.5, 0.18)) odds[p] = 4;
    else if (inDisc(u, v, 0.68, 0.61, 0.05)) odds[p] = 1;
  });
  const found = Uint8Array.from(odds, (value) => Number(value > 0));
  const taken = { ...prepared, found, odds };
  const { mask } = cutSubject(taken, [{ isSubject: false, points: [0.68, 0.6], radius: 0.015 }]);
  expect(likeness(mask, isBall)).toBeGreaterThan(0.9);
});

test("a guess counts until somebody shows what the picture is about", () => {
  const prepared = prepareSubject(takeApart(twoBalls, boundariesOfSteps(twoBalls)));
  const isLeft = (u: number, v: number) => inDisc(u, v, 0.25, 0.5, 0.14);
  const found = prepared.found.map((side, p) => Number(side && prepared.superpixels.x[p]! < 0.5));
  const guess = { ...prepared, found, isGuess: true };
  expect(likeness(cutSubject(guess).mask, isLeft)).toBeGreaterThan(0.9);
  const { mask } = cutSubject(guess, [{ isSubject: true, points: [0.75, 0.5], radius: 0.015 }]);
  expect([at(mask, 0.25, 0.5), at(mask, 0.75, 0.5)]).toEqual([0, 1]);
});

/** Three people side by side, each in a shirt and trousers of their own, before a wall. */
const people = [0.2, 0.5, 0.8];
const partOf = (u: number, v: number) => {
  const who = people.findIndex((x) => Math.abs(u - x) < 0.11 && v > 0.15);
  return { who, isHead: who >= 0 && v < 0.35, isShirt: who >= 0 && v < 0.7 };
};
const skin: Rgb = [220, 170, 140];
const threePeople = drawRaster(width, height, (u, v): Rgb => {
  const { who, isHead, isShirt } = partOf(u, v);
  if (who < 0) return sky;
  return isHead ? skin : isShirt ? [200, 60 + 50 * who, 40] : [40, 40, 90];
});

test("a tap on one of several people takes all of them away and nobody else, and another brings them back", () => {
  const person: Field = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < person.data.length; i++)
    person.data[i] = Number(
      partOf(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height).who >= 0,
    );
  const prepared = prepareSubject(takeApart(threePeople, boundariesOfSteps(threePeople)), {
    person,
    faces: people.map((x) => [x, 0.25] as const),
  });
  const shirt = (isSubject: boolean) => ({ isSubject, points: [0.2, 0.5], radius: 0.015 });
  const whoIsIn = (...strokes: readonly SubjectStroke[]) => {
    const { mask } = cutSubject(prepared, strokes);
    return people.map((x) => [0.25, 0.5, 0.85].map((v) => at(mask, x, v)).join(""));
  };
  expect(whoIsIn()).toEqual(["111", "111", "111"]);
  expect(whoIsIn(shirt(false))).toEqual(["000", "111", "111"]);
  expect(whoIsIn(shirt(false), shirt(true))).toEqual(["111", "111", "111"]);
});

test("a tap takes away what lines of the map do not part from it, however large", () => {
  // a street behind two cars
  const isCar = (u: number, v: number) => v > 0.35 && v < 0.65 && Math.abs(Math.abs(u - 0.5) - 0.25) < 0.15;
  const photo = drawRaster(
    width,
    height,
    (u, v): Rgb => (isCar(u, v) ? [230, 190, 40] : [110 + 20 * v, 110, 110]),
  );
  const prepared = prepareSubject(takeApart(photo, boundariesOfSteps(photo)));
  const all = { ...prepared, found: prepared.found.map(() => 1) };
  const { mask } = cutSubject(all, [{ isSubject: false, points: [0.03, 0.9], radius: 0.015 }]);
  expect(likeness(mask, isCar)).toBeGreaterThan(0.9);
});

test("where nothing shows a border between two taps it lies halfway, until a stroke covers the place", () => {
  const plain = drawRaster(width, height, () => sky);
  const prepared = prepareSubject(takeApart(plain, boundariesOfSteps(plain)));
  const tap = (isSubject: boolean, u: number) => ({ isSubject, points: [u, 0.5], radius: 0.015 });
  const taps = [tap(true, 0.3), tap(false, 0.7)];
  const inARow = (mask: Field) => [0.1, 0.3, 0.45, 0.55, 0.7, 0.9].map((u) => at(mask, u, 0.5)).join("");
  expect(inARow(cutSubject(prepared, taps).mask)).toBe("111000");
  const stroke = { isSubject: false, points: [0.05, 0.5, 0.5, 0.5], radius: 0.5 };
  expect(inARow(cutSubject(prepared, [...taps, stroke]).mask)).toBe("000000");
});

const shares = fc.double({ min: 0, max: 1, noNaN: true });
const strokes = fc.array(
  fc.record({
    isSubject: fc.boolean(),
    points: fc.array(fc.tuple(shares, shares), { minLength: 1, maxLength: 3 }).map((points) => points.flat()),
    radius: fc.double({ min: 0, max: 0.1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Chance mosaics: what a photo may hold at worst. */
const pictures = fc
  .record({
    across: fc.integer({ min: 1, max: 9 }),
    down: fc.integer({ min: 1, max: 9 }),
    wide: fc.integer({ min: 1, max: 50 }),
    tall: fc.integer({ min: 1, max: 50 }),
    colors: fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ across, down, wide, tall, colors }) =>
    drawRaster(wide, tall, (u, v) => {
      const cell = Math.floor(u * across) + 7 * Math.floor(v * down);
      const color = colors[cell % colors.length]!;
      return [color >> 16, (color >> 8) & 255, color & 255];
    }),
  );

test("this is it never takes anything away, and not this never adds anything", () => {
  fc.assert(
    fc.property(pictures, strokes, (photo, drawn) => {
      const prepared = prepareSubject(takeApart(photo, boundariesOfSteps(photo)));
      const [before, after] = [drawn.slice(0, -1), drawn].map((some) => cutSubject(prepared, some).mask.data);
      const { isSubject } = drawn.at(-1)!;
      // a guess goes once somebody shows the subject
      fc.pre(!prepared.isGuess);
      expect(after!.filter((value, i) => value !== before![i] && value !== Number(isSubject))).toEqual(
        new Float32Array(),
      );
    }),
    { numRuns: 12 },
  );
});

test("a tap adds the thing around that lines of the map show, and nothing that was refused", () => {
  // a cake of three colors on a plate, beside the ball that was found
  const isBall = (u: number, v: number) => inDisc(u, v, 0.25, 0.5, 0.14);
  const isCake = (u: number, v: number) => Math.abs(u - 0.75) < 0.08 && Math.abs(v - 0.5) < 0.16;
  const photo = drawRaster(width, height, (u, v): Rgb => {
    if (isBall(u, v)) return [220, 60, 30];
    if (!isCake(u, v)) return sky;
    return v < 0.44 ? [150, 100, 60] : v < 0.56 ? [162, 112, 66] : [150, 100, 74];
  });
  const prepared = prepareSubject(takeApart(photo, boundariesOfSteps(photo)));
  const found = prepared.found.map((_, p) => Number(prepared.superpixels.x[p]! < 0.45 && prepared.found[p]));
  const onlyBall = { ...prepared, found };
  const tap = (isSubject: boolean, v: number) => ({ isSubject, points: [0.75, v], radius: 0.015 });
  const both = cutSubject(onlyBall, [tap(true, 0.5)]).mask;
  expect(likeness(both, (u, v) => isBall(u, v) || isCake(u, v))).toBeGreaterThan(0.95);
  const refused = cutSubject(onlyBall, [tap(false, 0.62), tap(true, 0.5)]).mask;
  expect([at(refused, 0.75, 0.5), at(refused, 0.75, 0.62), at(refused, 0.25, 0.5)]).toEqual([1, 0, 1]);
});

test("whatever the picture, the last stroke is right, what is far from strokes stays, and the answer is the same again", () => {
  fc.assert(
    fc.property(pictures, strokes, (photo, drawn) => {
      const prepared = prepareSubject(takeApart(photo, boundariesOfSteps(photo)));
      const before = cutSubject(prepared);
      const after = cutSubject(prepared, drawn);
      expect(cutSubject(prepared, drawn)).toEqual(after);
      expect(before.confidence >= 0 && before.confidence <= 1).toBe(true);
      const last = drawn.at(-1)!;
      const inside = (value: number) => Math.min(value, 1 - 1e-9);
      expect(at(after.mask, inside(last.points.at(-2)!), inside(last.points.at(-1)!))).toBe(
        last.isSubject ? 1 : 0,
      );
    }),
    { numRuns: 12 },
  );
});

test("what is farther from a tap than half of the picture does not change", () => {
  const wide = drawRaster(4 * height, height, (u, v) => {
    const ball = Math.floor(u * 4);
    const x = (u * 4 - ball - 0.5) ** 2 + (v - 0.5) ** 2 < 0.09;
    return x ? [60 + 50 * ball, 200 - 50 * ball, 60] : sky;
  });
  const prepared = prepareSubject(takeApart(wide, boundariesOfSteps(wide)));
  const before = cutSubject(prepared).mask;
  const after = cutSubject(prepared, [
    { isSubject: at(before, 0.125, 0.5) === 0, points: [0.125, 0.5], radius: 0.01 },
  ]).mask;
  expect(at(after, 0.125, 0.5)).not.toBe(at(before, 0.125, 0.5));
  for (let i = 0; i < before.data.length; i++)
    if (i % before.width > 0.75 * before.width) expect(after.data[i]).toBe(before.data[i]);
});
