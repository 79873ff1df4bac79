import fc from "fast-check";
import { expect, test } from "vitest";
import type { StrokesAndSolids } from "../drawing/line-art.ts";
import { circle } from "../edges/circle.ts";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
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
      const few = draw({ height, mouth: 0.1 });
      const many = draw({ height: height + more, mouth: 0.1 });
      expect(many.strokes.length).toBeGreaterThanOrEqual(few.strokes.length);
      expect(many.solids.length).toBeGreaterThanOrEqual(few.solids.length);
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
  const aside = meanOf(rings(draw({ height: 300, animalFace: 0.03 })), 0);
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
  const lowest = Math.max(...ink.strokes.flatMap(({ points }) => points.filter((_, i) => i % 2 === 1)));
  expect(lowest / unit).toBeLessThan(500);
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
  const right = draw({ height: 260, animalFace: 0.02, mouth: 0.06 });
  const left = draw({ height: 260, animalFace: -0.02, mouth: 0.06 });
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
