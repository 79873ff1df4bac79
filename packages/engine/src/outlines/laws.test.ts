import { edgeOf } from "../graphs/half-edges.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { decodeOutlines, encodeOutlines } from "../drawing/encode-outlines.ts";
import type { OutlinesPicture, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import { crossingLines } from "../paths/crossings.ts";
import type { Raster } from "../raster/raster.ts";
import { box, circle, type DrawnShape, drawShapes, poster } from "../testing/drawings.ts";
import { meadow } from "../testing/scenes.ts";
import { type KindMeaning, outlinesOptions } from "./options.ts";
import { outlines } from "./outlines.ts";
import { outlinesSize } from "./size.ts";
import { outlinesStages } from "./stages.ts";

const precisions = Object.keys(outlinesOptions.colorPrecision.words) as OutlinesPrecision[];

/** Faces tile the page, every side of every arc belongs to one ring, colors are those that faces have. */
function check(picture: OutlinesPicture): void {
  const { width, height, faces, arcs, colors, unitsPerPixel } = picture;
  expect(faces.reduce((sum, face) => sum + face.areaPx, 0)).toBe(width * height);
  expect(colors.reduce((sum, { areaShare }) => sum + areaShare, 0)).toBeCloseTo(1, 9);
  const count = colors.map((_, k) => faces.filter(({ color }) => color === k).length);
  expect(count).toEqual(colors.map(({ faces: count }) => count));
  expect(count.every((count) => count > 0)).toBe(true);
  expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
  const sides = new Map<number, number>();
  faces.forEach(({ rings }, face) => {
    for (const ring of rings) {
      for (const halfEdge of ring) {
        expect(sides.has(halfEdge)).toBe(false);
        sides.set(halfEdge, face);
      }
      expect(isChain(ring, arcs)).toBe(true);
    }
  });
  arcs.forEach(({ right, left }, b) => {
    expect([sides.get(b) ?? -1, sides.get(~b) ?? -1]).toEqual([right, left]);
  });
  const page = { cell: 2 * unitsPerPixel, width: width * unitsPerPixel, height: height * unitsPerPixel };
  expect(crossingLines(arcs, unitsPerPixel / 4, page).size).toBe(0);
  const file = encodeOutlines(picture);
  expect(decodeOutlines(file)).toEqual(picture);
}

/** Whether each half-edge of a ring begins where the one before it ends. */
function isChain(ring: readonly number[], arcs: OutlinesPicture["arcs"]): boolean {
  const end = (halfEdge: number, isLast: boolean) => {
    const { points } = arcs[edgeOf(halfEdge)]!;
    return (isLast === halfEdge < 0 ? points.slice(0, 2) : points.slice(-2)).join();
  };
  return ring.every((halfEdge, k) => end(halfEdge, true) === end(ring[(k + 1) % ring.length]!, false));
}

function raster(width: number, height: number, kind: string): Raster {
  const random = seededRandom(width * 31 + height);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height && kind !== "blank"; i++) {
    const check = ((i % width) + Math.floor(i / width)) % 2 ? 255 : 0;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = kind === "checks" ? check : random() * 256;
    if (kind === "holes") data[i * 4 + 3] = random() * 256;
  }
  return { width, height, data };
}

test("any picture becomes faces that tile the page and lines that do not cross", () => {
  const side = fc.integer({ min: 1, max: 40 });
  const kinds = fc.constantFrom("noise", "checks", "blank", "holes");
  fc.assert(
    fc.property(side, side, kinds, fc.constantFrom(...precisions), (width, height, kind, colorPrecision) => {
      check(outlines(raster(width, height, kind), { colorPrecision }));
    }),
    { numRuns: 60, seed: 2 },
  );
});

describe.each([
  ["a photo", meadow(320, 240), "photo"],
  ["a poster", poster(320, 240), "flat"],
] as const)("%s", (_, image, kind) => {
  test.each(precisions)("is what it is at %s precision", (colorPrecision) => {
    const picture = outlines(image, { colorPrecision });
    expect(picture.kind).toBe(kind);
    check(picture);
  });

  test("has the same bytes again", () => {
    const bytes = () => encodeOutlines(outlines(image, { colorPrecision: "normal" }));
    const first = bytes();
    expect(bytes()).toEqual(first);
  });

  test("has no more colors and faces at a lower precision", () => {
    const all = precisions.map((colorPrecision) => outlines(image, { colorPrecision }));
    for (let k = 1; k < all.length; k++) {
      expect(all[k]!.colors.length).toBeLessThanOrEqual(all[k - 1]!.colors.length);
      expect(all[k]!.faces.length).toBeLessThanOrEqual(all[k - 1]!.faces.length);
    }
  });
});

describe("flat art", () => {
  test("comes back in its own colors and forms", () => {
    const image = drawShapes(
      200,
      160,
      [240, 240, 230, 255],
      [circle(60, 70, 30.3, [200, 30, 40, 255]), box(110, 40.25, 170.75, 120, [20, 60, 160, 255])],
    );
    const { colors, faces, unitsPerPixel } = outlines(image, { colorPrecision: "normal" });
    expect(colors.map(({ hex }) => hex).sort()).toEqual(["#143ca0", "#c81e28", "#f0f0e6"]);
    expect(faces).toHaveLength(3);
    const shapes = faces.flatMap(({ shape }) => (shape ? [shape] : []));
    const near = (value: number, wish: number) =>
      expect(Math.abs(value / unitsPerPixel - wish)).toBeLessThan(0.1);
    const round = shapes.find((shape) => shape.kind === "circle")!;
    near(round.x, 60);
    near(round.y, 70);
    near(round.radius, 30.3);
    const square = shapes.find((shape) => shape.kind === "rectangle")!;
    near(square.x, 110);
    near(square.y, 40.25);
    near(square.width, 60.75);
    near(square.height, 79.75);
    expect(square.radius).toBe(0);
  });

  test("keeps a linear gradient as one face", () => {
    const fade = (x: number): readonly [number, number, number, number] => [40 + x, 90, 250 - x, 255];
    const image = drawShapes(200, 120, [255, 255, 255, 255], [box(20, 20, 180, 100, fade)]);
    const { faces } = outlines(image, { colorPrecision: "normal" });
    expect(faces).toHaveLength(2);
    const { gradient } = faces.find((face) => face.gradient)!;
    expect(gradient?.stops).toHaveLength(2);
    expect(Math.abs(gradient!.y2 - gradient!.y1)).toBeLessThan(0.02 * (gradient!.x2 - gradient!.x1));
  });

  test("has no more colors than its precision says, however many gradients there are", () => {
    const random = seededRandom(9);
    const fade = (from: number, to: number): DrawnShape["color"] => {
      return (x) => [from + (x % 40), 255 - from, to, 255];
    };
    const boxes = Array.from({ length: 60 }, (_, k) => {
      const [left, top] = [(k % 10) * 40, Math.floor(k / 10) * 40];
      return box(left + 4, top + 4, left + 36, top + 36, fade(random() * 200, random() * 200));
    });
    const image = drawShapes(400, 240, [255, 255, 255, 255], boxes);
    for (const colorPrecision of precisions) {
      const { colors, faces } = outlines(image, { colorPrecision });
      const meaning: KindMeaning = outlinesOptions.colorPrecision.words[colorPrecision].flat;
      expect(colors.length).toBeLessThanOrEqual(meaning.colors);
      expect(faces.filter(({ gradient }) => gradient).length > 50).toBe(meaning.gradients === true);
    }
  });

  test("stays transparent where it is", () => {
    const image = drawShapes(120, 120, [0, 0, 0, 0], [circle(60, 60, 40, [10, 120, 90, 255])]);
    const { colors, faces } = outlines(image, { colorPrecision: "high" });
    expect(colors.map(({ hex }) => hex)).toEqual([null, "#0a785a"]);
    expect(faces.find(({ color }) => color === 1)?.shape?.kind).toBe("circle");
  });

  test("with noise around its edges, as JPEG leaves it, has no specks", () => {
    const image = drawShapes(160, 120, [230, 230, 230, 255], [circle(80, 60, 40, [60, 60, 60, 255])]);
    const random = seededRandom(4);
    const data = image.data.slice();
    for (let i = 0; i < 160 * 120; i++) {
      const away = Math.hypot((i % 160) - 80, Math.floor(i / 160) - 60) - 40;
      const noise = Math.abs(away) < 7 ? Math.round((random() - 0.5) * 14) : 0;
      for (let c = 0; c < 3; c++) data[i * 4 + c] = data[i * 4 + c]! + noise;
    }
    const { kind, colors, faces } = outlines({ ...image, data }, { colorPrecision: "high" });
    expect([kind, colors.length, faces.length]).toEqual(["flat", 2, 2]);
  });

  test("has no third color along an antialiased edge, though it would explain the mixture too", () => {
    const image = drawShapes(
      160,
      120,
      [255, 255, 255, 255],
      [
        box(0, 0, 40, 40, [0, 0, 0, 255]),
        circle(100, 60, 45, [211, 211, 211, 255]),
        circle(100, 55, 25.4, [99, 99, 99, 255]),
        circle(96, 50, 9.3, [255, 255, 255, 255]),
      ],
    );
    const { faces, colors } = outlines(image, { colorPrecision: "high" });
    expect(colors).toHaveLength(4);
    expect(faces).toHaveLength(5);
  });

  test("keeps lines too thin to have an inside, in their own color", () => {
    const line = {
      covers: (x: number, y: number) => Math.abs(y - x * 0.5 - 20) < 0.7,
      color: [180, 0, 0, 255] as const,
    };
    const image = drawShapes(160, 120, [255, 255, 255, 255], [line]);
    const { colors, faces } = outlines(image, { colorPrecision: "normal" });
    expect(colors).toHaveLength(2);
    expect(faces.length).toBeLessThanOrEqual(3);
  });
});

test("a cut-out photo stays cut out", () => {
  const image = meadow(120, 90);
  const data = image.data.slice();
  for (let i = 0; i < 120 * 30; i++) data[i * 4 + 3] = 0;
  const { colors } = outlines({ ...image, data }, { colorPrecision: "low" });
  expect(colors.some(({ hex }) => hex === null)).toBe(true);
});

test("stages are told in their order, and wrong words refused", () => {
  const heard: string[] = [];
  let last = -1;
  outlines(poster(60, 40), { colorPrecision: "low" }, (stage, fraction) => {
    heard.push(stage);
    expect(fraction).toBeGreaterThan(last);
    last = fraction;
  });
  expect(heard).toEqual(outlinesStages);
  const wrong = { colorPrecision: "best" as OutlinesPrecision };
  expect(() => outlines(poster(8, 8), wrong)).toThrow(
    /must be one of high, normal, low, lowest, received best/,
  );
});

test("photos are looked at in no more than about three megapixels", () => {
  expect(outlinesSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  const { width, height } = outlinesSize({ width: 4000, height: 3000 });
  expect(width * height).toBeLessThan(3_300_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});
