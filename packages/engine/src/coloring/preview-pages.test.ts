import { readSeeingNetworks } from "@tintery/weights";
import { describe, expect, test } from "vitest";
import { scaleSeen } from "../seeing/scale-seen.ts";
import { see } from "../seeing/see.ts";
import { meadow, portrait } from "../testing/scenes.ts";
import { coloringPage } from "./coloring-page.ts";
import { encodeMaps } from "./encode-maps.ts";
import { mapPhoto } from "./map-photo.ts";
import { type Background, type ColoringType, coloringOptions } from "./options.ts";
import { previewMaps, previewPage } from "./preview-pages.ts";
import { previewPhoto, previewSide, withSubject } from "./previewed-photo.ts";

const networks = await readSeeingNetworks();
const types = Object.keys(coloringOptions.types) as ColoringType[];

const photo = portrait(400, 500);
const looked = previewPhoto(photo, networks);
const common = previewPage(looked);
const page = (type: ColoringType) => coloringPage(previewMaps(common, type), { details: 100 });

/** Millimeters of lines on a page, hatching left out. */
function lengthOf({ strokes }: ReturnType<typeof page>): number {
  let length = 0;
  for (const { points, layer } of strokes)
    if (layer === "lines")
      for (let i = 6; i < points.length; i += 6)
        length += Math.hypot(points[i]! - points[i - 6]!, points[i + 1]! - points[i - 5]!) / 100;
  return length;
}

describe.each(types)("the preview of a %s page", (type) => {
  const { faces } = looked.seen;
  const real = coloringPage(mapPhoto(photo, { type, seen: looked.seen }, networks.boundaries), {
    details: 100,
  });

  test("has the size of the page, its face, and about as many lines", () => {
    const small = page(type);
    expect(faces).toHaveLength(1);
    expect(small.widthMM).toBeCloseTo(real.widthMM, 0);
    expect(small.heightMM).toBeCloseTo(real.heightMM, 0);
    expect(lengthOf(small) / lengthOf(real)).toBeGreaterThan(0.6);
    expect(lengthOf(small) / lengthOf(real)).toBeLessThan(1.6);
  });

  test("is the same every time", () => {
    const bytes = () => encodeMaps(previewMaps(common, type));
    expect(bytes()).toEqual(bytes());
  });
});

test("maps with a calm background serve the pages of others", () => {
  const drawn = (of: Background, background: Background) =>
    coloringPage(previewMaps(common, "v2_general", of), { details: 100, background });
  expect(drawn("calm", "none")).toEqual(drawn("none", "none"));
  expect(drawn("full", "none")).toEqual(drawn("none", "none"));
  expect(lengthOf(drawn("calm", "full")) / lengthOf(drawn("full", "full"))).toBeCloseTo(1, 1);
});

test("no two types look the same", () => {
  expect(new Set(types.map((type) => JSON.stringify(page(type).strokes))).size).toBe(types.length);
});

test("strokes say what a photo is about, at once as from the beginning", () => {
  const strokes = [{ isSubject: false, points: [0.2, 0.9, 0.8, 0.9], radius: 0.05 }];
  const corrected = withSubject(looked, strokes);
  expect(corrected.seen.subject).toEqual(see(looked.picture, networks, strokes).subject);
  expect(corrected.seen.subject).not.toEqual(looked.seen.subject);
  expect(withSubject(corrected, []).seen).toEqual(looked.seen);
});

test("what is larger than previews need is looked at in their size, what is smaller in its own", () => {
  expect(Math.max(...sizeOf(previewPhoto(meadow(1000, 700), networks).picture))).toBe(previewSide);
  expect(sizeOf(previewPhoto(meadow(48, 32), networks).picture)).toEqual([48, 32]);
});

const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height];

test.each([
  ["a person", portrait(1200, 1500)],
  ["nobody", meadow(1000, 700)],
])("what small pages are drawn by is what every product sees of %s", (_, shown) => {
  const { seen, picture } = previewPhoto(shown, networks);
  expect(seen).toEqual(scaleSeen(see(shown, networks), picture));
});
