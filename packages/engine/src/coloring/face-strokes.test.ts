import fc from "fast-check";
import { expect, test } from "vitest";
import type { StrokesAndSolids } from "../drawing/line-art.ts";
import { circle } from "../edges/circle.ts";
import type { Raster } from "../raster/raster.ts";
import type { Glasses } from "../seeing/seen.ts";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { pageRaster } from "../testing/page-raster.ts";
import { faceStrokes } from "./face-strokes.ts";

const page = { width: 1000, height: 1000, perPhoto: 1, perMM: 5, pen: 0.5 };
const middle = { x: 500, y: 500 };
/** Units of the page in a pixel of the photo. */
const unit = 20;

const draw = (wish: Omit<FaceWish, "x" | "y">, pen = page.pen) =>
  faceStrokes(drawnFace({ ...middle, ...wish }), { ...page, pen });

/** The mean of the points of lines, in pixels of the photo. */
function meanOf(lines: readonly (readonly number[])[], axis: 0 | 1): number {
  const values = lines.flatMap((points) => points.filter((_, i) => i % 2 === axis));
  return values.reduce((sum, value) => sum + value, 0) / values.length / unit;
}

const rings = ({ solids }: StrokesAndSolids) => solids.flatMap((solid) => solid.rings);

test("a face that is smaller than eight pens stays empty", () => {
  expect(draw({ height: 19 })).toMatchObject({ strokes: [], solids: [] });
});

test("a face without landmarks stays empty", () => {
  const { points: _, ...face } = drawnFace({ ...middle, height: 300 });
  expect(faceStrokes(face, page)).toMatchObject({ strokes: [], solids: [] });
});

test("eyes of a small face are two dots, one to each side, as high as the eyes", () => {
  const ink = draw({ height: 40 });
  expect(ink.solids).toHaveLength(2);
  expect(meanOf(rings(ink).slice(0, 1), 0)).toBeLessThan(500);
  expect(meanOf(rings(ink).slice(1), 0)).toBeGreaterThan(500);
  expect(meanOf(rings(ink), 1)).toBeCloseTo(500 - 0.1 * 40, 0);
});

test("larger faces never have fewer lines", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 700 }), fc.integer({ min: 0, max: 200 }), (height, more) => {
      const smaller = draw({ height, mouth: 0.1 });
      const larger = draw({ height: height + more, mouth: 0.1 });
      expect(larger.strokes.length).toBeGreaterThanOrEqual(smaller.strokes.length);
      expect(larger.solids.length).toBeGreaterThanOrEqual(smaller.solids.length);
    }),
  );
});

test("a closed mouth is a line, an open one has teeth to color", () => {
  expect(draw({ height: 200 }).strokes.filter(({ closed }) => closed)).toHaveLength(0);
  const [teeth] = draw({ height: 200, mouth: 0.08 }).strokes.filter(({ closed }) => closed);
  expect(meanOf([teeth!.points], 1)).toBeCloseTo(500 + 0.27 * 200, 0);
});

test("a smile that the pen cannot open is the line below the teeth", () => {
  const closed = draw({ height: 60 }).strokes.at(-1)!;
  const smile = draw({ height: 60, mouth: 0.05 }).strokes.at(-1)!;
  expect(meanOf([smile.points], 1)).toBeGreaterThan(meanOf([closed.points], 1));
});

test("closed eyes have no pupils", () => {
  expect(draw({ height: 200, lids: 0.005 }).solids).toHaveLength(0);
});

test("eyes look where the irises are", () => {
  const ahead = meanOf(rings(draw({ height: 300 })), 0);
  const aside = meanOf(rings(draw({ height: 300, gaze: 0.03 })), 0);
  expect(aside - ahead).toBeGreaterThan(5);
});

test("pupils stay between the lids", () => {
  for (const points of rings(draw({ height: 300, lids: 0.03 }))) {
    const heights = points.filter((_, i) => i % 2 === 1).map((y) => y / unit);
    expect(Math.max(...heights)).toBeLessThan(500 - 30 + 4.6);
    expect(Math.min(...heights)).toBeGreaterThan(500 - 30 - 4.6);
  }
});

test("what is hidden is not drawn: no mouth over a scarf", () => {
  const ink = draw({ height: 200, hidden: ["mouth", "nose"] });
  const maxY = Math.max(...ink.strokes.flatMap(({ points }) => points.filter((_, i) => i % 2 === 1)));
  expect(maxY / unit).toBeLessThan(500);
});

test("one eye in the shade does not leave a face with one eye; sunglasses leave it without", () => {
  expect(draw({ height: 100, hidden: ["leftEye"] }).solids).toHaveLength(2);
  expect(draw({ height: 100, hidden: ["leftEye", "rightEye"] }).solids).toHaveLength(0);
});

test("everything lies on the page, wherever the face is", () => {
  const place = fc.integer({ min: -300, max: 1300 });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 900 }), (x, y, height) => {
      const { strokes, solids } = faceStrokes(drawnFace({ x, y, height, mouth: 0.1 }), page);
      for (const points of [
        ...strokes.map((stroke) => stroke.points),
        ...solids.flatMap((solid) => solid.rings),
      ]) {
        expect(points.length % 6).toBe(2);
        expect(points.every((value) => Number.isInteger(value) && value >= 0 && value <= 20_000)).toBe(true);
      }
    }),
  );
});

test("a mirrored face is drawn mirrored", () => {
  const right = draw({ height: 260, gaze: 0.02, mouth: 0.06 });
  const left = draw({ height: 260, gaze: -0.02, mouth: 0.06 });
  expect(meanOf(rings(left), 0)).toBeCloseTo(1000 - meanOf(rings(right), 0), 0);
  expect(left.strokes.length).toBe(right.strokes.length);
});

test("glasses are two closed rims, a bridge and temples, in faces with room for them", () => {
  const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 30 * cos, y: 490 + 24 * sin }));
  const withGlasses = (height: number) => {
    const face = drawnFace({ ...middle, height });
    const scale = height / 200;
    const scaled = (x: number) =>
      rim(x).map((point) => ({ x: 500 + scale * (point.x - 500), y: 500 + scale * (point.y - 500) }));
    const glasses = { left: scaled(464), right: scaled(536) };
    return faceStrokes({ ...face, glasses }, page).strokes.length - faceStrokes(face, page).strokes.length;
  };
  expect(withGlasses(200)).toBe(5);
  expect(withGlasses(40)).toBe(0);
});

/** A face of 40 mm on a page of 50 mm, as it is printed with a pen of so many millimeters. */
function printed(wish: Partial<FaceWish>, pen: number, glasses?: Glasses): Raster {
  const at = { x: 125, y: 125, height: 200 };
  const face = { ...drawnFace({ ...at, ...wish }), ...(glasses && { glasses }) };
  const ink = faceStrokes(face, { width: 250, height: 250, perPhoto: 1, perMM: 5, pen });
  const page = { version: 1, product: "coloring", widthMM: 50, heightMM: 50 } as const;
  const { width, height, on } = pageRaster({ ...page, strokes: ink.strokes, solids: ink.solids }, 3);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  on.forEach((value, i) => {
    if (value) data.fill(0, 4 * i, 4 * i + 3);
  });
  return { width, height, data };
}

test("golden: faces with pens from fine to thick", () => {
  const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 27 * cos, y: 105 + 22 * sin }));
  const glasses = { left: rim(89), right: rim(161) };
  const wishes: [Partial<FaceWish>, Glasses?][] = [
    [{}],
    [{ mouth: 0.08, gaze: 0.02 }],
    [{ mouth: 0.03, lids: 0.005, hidden: ["rightBrow", "nose"] }],
    [{ lids: 0.1, hidden: ["leftEye", "leftBrow", "mouth"] }],
    [{ hidden: ["leftEye", "rightEye"] }, glasses],
    [{ mouth: 0.05 }, glasses],
  ];
  const pens = [0.15, 0.33, 0.5, 0.8, 1.2, 1.8, 2.6, 6];
  const faces = wishes.flatMap(([wish, worn]) => pens.map((pen) => printed(wish, pen, worn)));
  expectGoldenPicture("coloring/faces.png", contactSheet(faces, pens.length));
});

test("a brow is an outline where the pen has room in it, else a line, and a very small one nothing", () => {
  const browOf = (pen: number) => {
    const all = draw({ height: 200 }, pen).strokes.length;
    return all - draw({ height: 200, hidden: ["leftBrow"] }, pen).strokes.length;
  };
  // the drawn brow is 200 × 0.03 pixels thick and 200 × 0.2 long: 1.2 mm, and 8 mm
  const closed = (pen: number) => draw({ height: 200 }, pen).strokes.filter((stroke) => stroke.closed).length;
  expect(closed(1.2 / 2.7)).toBe(2);
  expect(closed(1.2 / 2.5)).toBe(0);
  expect(browOf(1.2 / 2.7)).toBe(1);
  expect(browOf(1.2 / 2.5)).toBe(1);
  expect(browOf(8 / 3.1)).toBe(1);
  expect(browOf(8 / 2.9)).toBe(0);
});
