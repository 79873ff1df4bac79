import fc from "fast-check";
import { expect, test } from "vitest";
import type { StrokesAndSolids } from "../drawing/line-art.ts";
import { circle } from "../edges/circle.ts";
import type { Raster } from "../raster/raster.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { Glasses, SeenFace } from "../seeing/seen.ts";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { pageRaster } from "../testing/page-raster.ts";
import { pointAt } from "../strokes/cubics.ts";
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

test("a beard is one closed line, in faces with room for it", () => {
  const withBeard = (height: number) => {
    const face = drawnFace({ ...middle, height });
    const beard = circle.map(([cos, sin]) => ({
      x: 500 + 0.25 * height * cos,
      y: 500 + height * (0.35 + 0.2 * sin),
    }));
    return faceStrokes({ ...face, beard }, page).strokes.slice(faceStrokes(face, page).strokes.length);
  };
  expect(withBeard(200)).toMatchObject([{ closed: true }]);
  expect(withBeard(40)).toEqual([]);
});

/** A face turned by quarters around the middle of the page. */
function turnedBy(quarters: number, face: SeenFace): SeenFace {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number];
  const turn = <P extends { x: number; y: number }>({ x, y }: P) => ({
    x: middle.x + cos * (x - middle.x) - sin * (y - middle.y),
    y: middle.y + sin * (x - middle.x) + cos * (y - middle.y),
  });
  const points = face.points!.slice();
  for (let i = 0; i < points.length; i += 3) {
    const { x, y } = turn({ x: points[i]!, y: points[i + 1]! });
    points.set([x, y], i);
  }
  const glasses = face.glasses && {
    left: face.glasses.left.map(turn),
    right: face.glasses.right.map(turn),
  };
  return { ...face, points, ...(glasses && { glasses }) };
}

test.each([1, 2, 3])("a face that is turned by %i quarters is drawn turned", (quarters) => {
  const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 45 * cos, y: 470 + 36 * sin }));
  const face = {
    // larger pupils have highlights, which do not turn along: light comes from above
    ...drawnFace({ ...middle, height: 250, gaze: 0.02, mouth: 0.06 }),
    glasses: { left: rim(446), right: rim(554) },
  };
  /** Points along all lines and rings, so many on each cubic, in pixels. */
  const pointsOf = (drawn: SeenFace, count: number) => {
    const { strokes, solids } = faceStrokes(drawn, page);
    const lines = [...strokes.map(({ points }) => points), ...rings({ strokes, solids })];
    return lines.flatMap((points) =>
      Array.from({ length: (count * (points.length - 2)) / 6 }, (_, k) => {
        const at = pointAt(points, Math.floor(k / count), (k % count) / count);
        return [at[0] / unit, at[1] / unit] as const;
      }),
    );
  };
  const turned = pointsOf(turnedBy(quarters, face), 2);
  const back = turnedBy(4 - quarters, {
    ...face,
    points: Float32Array.from(turned.flatMap(([x, y]) => [x, y, 0])),
  });
  const upright = pointsOf(face, 16);
  for (let i = 0; i < back.points!.length; i += 3) {
    const off = upright.map(([x, y]) => Math.hypot(x - back.points![i]!, y - back.points![i + 1]!));
    expect(Math.min(...off)).toBeLessThan(0.2);
  }
});

test("an eye that is turned away is drawn where it is seen, and not for the other's sake", () => {
  const turnedAway = (hidden: FaceWish["hidden"] = []) => {
    const face = drawnFace({ ...middle, height: 100, hidden });
    const { upper, lower } = faceLines.rightEye;
    // a third as wide
    for (const i of new Set([...upper, ...lower]))
      face.points![3 * i] = 518 + (face.points![3 * i]! - 518) / 3;
    return faceStrokes(face, page).solids;
  };
  expect(turnedAway()).toHaveLength(2);
  expect(turnedAway(["leftEye"])).toHaveLength(2);
  const [only, ...others] = turnedAway(["rightEye"]);
  expect(others).toEqual([]);
  expect(meanOf(only!.rings, 0)).toBeLessThan(500);
});

test("dark glasses hide brows; glasses, and eyes that are only hidden, do not", () => {
  const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 30 * cos, y: 480 + 24 * sin }));
  const glasses = { left: rim(464), right: rim(536) };
  const brows = (hidden: FaceWish["hidden"], worn?: Glasses) => {
    const count = (more: FaceWish["hidden"]) => {
      const face = drawnFace({ ...middle, height: 200, hidden: [...(hidden ?? []), ...(more ?? [])] });
      return faceStrokes({ ...face, ...(worn && { glasses: worn }) }, page).strokes.length;
    };
    return count([]) - count(["leftBrow", "rightBrow"]);
  };
  expect(brows(["leftEye", "rightEye"], glasses)).toBe(0);
  expect(brows(["leftEye", "rightEye"])).toBe(2);
  expect(brows([], glasses)).toBe(2);
  expect(brows(["leftEye"], glasses)).toBe(2);
  expect(brows(["rightEye"], glasses)).toBe(2);
});

test("lips that hardly part are one line between them", () => {
  const lines = draw({ height: 200, mouth: 0.01 }).strokes;
  const without = draw({ height: 200, mouth: 0.01, hidden: ["mouth"] }).strokes;
  const [line] = lines.slice(without.length);
  expect(meanOf([line!.points], 1)).toBeCloseTo(500 + 0.27 * 200, 0);
});

test("a nose is drawn from fifteen pens on", () => {
  const nose = (height: number) =>
    draw({ height }).strokes.length - draw({ height, hidden: ["nose"] }).strokes.length;
  expect([nose(37), nose(38)]).toEqual([0, 1]);
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

test("both brows of a face are drawn alike, by what they are thick on the average", () => {
  const face = drawnFace({ ...middle, height: 200 });
  const points = Float32Array.from(face.points!);
  const { upper, lower } = faceLines.rightBrow;
  // as thick as half of the other, which is 1.2 mm
  for (const [i, point] of lower.entries())
    for (const axis of [0, 1])
      points[3 * point + axis] = (points[3 * point + axis]! + points[3 * upper[i]! + axis]!) / 2;
  const closed = (pen: number) =>
    faceStrokes({ ...face, points }, { ...page, pen }).strokes.filter((stroke) => stroke.closed).length;
  expect(closed(0.9 / 2.7)).toBe(2);
  expect(closed(0.9 / 2.5)).toBe(0);
});
