import { drawnHead } from "../testing/drawn-head.ts";
import { readSeeingNetworks } from "@tintery/weights";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawing } from "../testing/coloring-scenes.ts";
import { drawnFace } from "../testing/drawn-face.ts";
import { drawRaster, meadow, portrait } from "../testing/scenes.ts";
import { type Background, coloringOptions } from "./options.ts";
import { type PreviewPage, previewMaps, previewPage } from "./preview-pages.ts";
import { previewPhoto } from "./previewed-photo.ts";
import { bestFitting, hardBelow, recognizability } from "./recognizability.ts";

const networks = await readSeeingNetworks();
const head = previewPage(previewPhoto(portrait(480, 600), networks));
/** Soft light and shade, and nothing before them. */
const fog = previewPage(
  previewPhoto(
    drawRaster(480, 360, (u, v) => {
      const shade = 150 + 24 * Math.sin(9 * u + 4 * v) + 16 * Math.cos(13 * v - 5 * u);
      return [shade, shade, shade + 8];
    }),
    networks,
  ),
);
const rated = (photo: PreviewPage, type: "for_kids" | "v2_general" | "simple") =>
  recognizability(previewMaps(photo, type), photo.seen);

test("a clear head is recognized on its page, and its face can be read; fog is not", () => {
  for (const type of ["for_kids", "v2_general"] as const) {
    const parts = rated(head, type);
    expect(parts.estimate).toBeGreaterThan(0.5);
    expect(parts.clear).toBeGreaterThan(0.7);
    expect(parts.inside).toBeGreaterThan(0.9);
    expect(parts.face).toBe(1);
  }
  for (const type of ["for_kids", "v2_general", "simple"] as const)
    expect(rated(fog, type).estimate).toBeLessThan(hardBelow);
});

test("the contour of a guess says less than a sure one, and a face that can be read says something where there is none", () => {
  const maps = previewMaps(head, "v2_general");
  const asSureAs = (confidence: number) =>
    recognizability(maps, { ...head.seen, subject: { ...head.seen.subject, confidence } });
  expect(asSureAs(0.4).outline).toBeLessThan(asSureAs(1).outline);
  expect(asSureAs(0.4).estimate).toBeLessThan(asSureAs(1).estimate);
  // where nothing stands out all lines are those of a guess
  expect(asSureAs(0).outline).toBeGreaterThan(0.2);
  expect(asSureAs(0).outline).toBeLessThanOrEqual(0.4);
  const { zones: _, ...bare } = maps;
  const [face, nobody] = [head.seen, { ...head.seen, faces: [] }].map((seen) => recognizability(bare, seen));
  expect(nobody?.outline).toBe(0);
  expect(face?.outline).toBeGreaterThan(0);
});

test("fur hides no animal whose face is drawn", () => {
  const maps = previewMaps(fog, "for_kids");
  const head = drawnHead({ x: 220, y: 160, height: 120 });
  const clearWith = (...animals: typeof fog.seen.animals) =>
    recognizability(maps, { ...fog.seen, animals }).clear;
  expect(clearWith(head)).toBeGreaterThan(0.5);
  // one that shuts its eyes is left to the map
  expect(clearWith({ ...head, eyes: [] })).toBe(clearWith());
});

test("hair and haze hide no person whose face can be read, and a face too small for that makes nothing clear", () => {
  const maps = previewMaps(fog, "for_kids");
  const clearWith = (height: number) =>
    recognizability(maps, { ...fog.seen, faces: [drawnFace({ x: 200, y: 150, height })] }).clear;
  expect(clearWith(200)).toBeGreaterThan(0.5);
  expect(clearWith(4)).toBeLessThan(0.1);
});

test("a page of many small areas crowds a bold pen, and no fine one", () => {
  const tiles = previewMaps(head, "for_kids");
  const shownFrom = tiles.shownFrom.map((_, i) =>
    (i % tiles.width) % 24 === 0 || Math.floor(i / tiles.width) % 24 === 0 ? 20 : 0,
  );
  const crowded = (type: "for_kids" | "v2_general") =>
    recognizability({ ...tiles, type, shownFrom }, head.seen).crowded;
  expect([crowded("for_kids"), crowded("v2_general")]).toEqual([1, 0]);
  expect(rated(head, "for_kids").crowded).toBe(0);
});

test("every line of a drawing is meant", () => {
  const photo = previewPage(previewPhoto(drawing(640, 480), networks));
  expect(rated(photo, "for_kids").estimate).toBeGreaterThan(2 * hardBelow);
});

test("a page keeps the less the more of its lines are taken away", () => {
  const maps = previewMaps(head, "v2_general");
  const rest = (share: number) => {
    const shownFrom = maps.shownFrom.map((from, i) => (i < share * maps.shownFrom.length ? from : 0));
    return recognizability({ ...maps, shownFrom }, head.seen);
  };
  const [all, half, none] = [1, 0.5, 0].map(rest) as [
    ReturnType<typeof rest>,
    ReturnType<typeof rest>,
    ReturnType<typeof rest>,
  ];
  for (const part of ["estimate", "inside"] as const) {
    expect(half[part]).toBeLessThan(all[part]);
    expect(none[part]).toBeLessThan(half[part]);
  }
  expect(half.outline).toBeLessThan(all.outline);
  expect(none.estimate).toBe(0);
});

test("it is from 0 to 1, and the same every time, in every type and with every background", () => {
  const photo = previewPage(previewPhoto(meadow(240, 160), networks));
  for (const type of ["for_kids", "sketching", "v2_comic"] as const) {
    const maps = previewMaps(photo, type);
    for (const background of Object.keys(coloringOptions.background.words) as Background[]) {
      const parts = recognizability(maps, photo.seen, background);
      for (const [name, value] of Object.entries(parts)) {
        expect(value, name).toBeGreaterThanOrEqual(0);
        expect(value, name).toBeLessThanOrEqual(1);
      }
      expect(recognizability(maps, photo.seen, background)).toEqual(parts);
    }
  }
});

test("what fits best is the first of those that hardly differ", () => {
  expect(
    bestFitting([
      ["a", 0.72],
      ["b", 0.75],
      ["c", 0.2],
    ]),
  ).toBe("a");
  expect(
    bestFitting([
      ["a", 0.3],
      ["b", 0.75],
      ["c", 0.78],
    ]),
  ).toBe("b");
  expect(bestFitting([])).toBeUndefined();
  const estimates = fc.array(fc.tuple(fc.string(), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(estimates, (all) => {
      expect(all.map(([type]) => type)).toContain(bestFitting(all));
    }),
  );
});
