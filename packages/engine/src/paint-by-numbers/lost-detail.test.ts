import { describe, expect, test } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { toPlanes } from "../raster/planes.ts";
import { layOnCanvas } from "./canvas.ts";
import { findLostDetail } from "./lost-detail.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";

const side = 200;
const gray = 200;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Pixels of its side, odd. */
  readonly side: number;
  readonly light?: number;
  /** It is in the picture, too. */
  readonly kept?: boolean;
}

interface Case {
  readonly importance?: number;
  readonly needs?: { readonly radius: number; readonly minArea: number };
  readonly canvasSize?: PaintByNumbersOptions["canvasSize"];
}

/** What a picture of one gray color loses of a square photo with square spots, on a canvas of four inches. */
function lose(
  spots: readonly Spot[],
  { importance = 255, needs = { radius: 2.5, minArea: 9 }, canvasSize = { width: 4, height: 4 } }: Case = {},
) {
  const spotAt = (i: number) => {
    const [column, row] = [i % side, Math.floor(i / side)];
    return spots.find(({ x, y, side: own }) => column >= x && column < x + own && row >= y && row < y + own);
  };
  const photo = drawRaster(side, side, (u, v) => {
    const light = spotAt(Math.floor(v * side) * side + Math.floor(u * side))?.light;
    return light === undefined ? [gray, gray, gray] : [light, light, light];
  });
  const planes = toPlanes(photo);
  // gray is the first color; kept spots have the second, which is that of the first spot
  const own = (spots[0]?.y ?? 0) * side + (spots[0]?.x ?? 0);
  const colorAt = (i: number) => [planes.l[i]!, planes.a[i]!, planes.b[i]!];
  const labels = {
    width: side,
    height: side,
    count: 2,
    colors: Int32Array.of(0, 1),
    data: Int32Array.from({ length: side * side }, (_, i) => (spotAt(i)?.kept ? 1 : 0)),
  };
  const options = { ...defaultPaintByNumbersOptions, canvasSize };
  return findLostDetail(
    { labels, palette: Float64Array.from([...colorAt(side * side - 1), ...colorAt(own)]) },
    {
      planes,
      importance: Uint8Array.from({ length: side * side }, (_, i) => (spotAt(i) ? importance : 0)),
      needs,
    },
    { canvas: layOnCanvas({ width: side, height: side }, options, 2), options },
  );
}

const spot = (own: number, at = 20): Spot => ({ x: at, y: at, side: own, light: 60 });

describe("the share that is lost", () => {
  test("is that of important pixels of another color, in thousandths", () => {
    expect(lose([spot(9)]).share).toBe(1);
    expect(lose([{ ...spot(9), kept: true }, spot(9, 90)]).share).toBe(0.5);
    expect(lose([{ ...spot(9), kept: true }, spot(3, 90)]).share).toBe(0.1);
    expect(lose([{ ...spot(9), kept: true }, spot(11, 90)]).share).toBe(0.599);
    expect(lose([])).toEqual({ share: 0, recommendedCanvas: null });
  });

  test("counts what is important from 110 on", () => {
    expect(lose([spot(9)], { importance: 110 }).share).toBe(1);
    expect(lose([spot(9)], { importance: 109 })).toEqual({ share: 0, recommendedCanvas: null });
  });

  test("counts strong contrasts only", () => {
    expect(lose([{ ...spot(9), light: 150 }]).share).toBe(1);
    expect(lose([{ ...spot(9), light: 165 }]).share).toBe(0);
  });

  test("passes over specks that no canvas would save", () => {
    // a side of 3 needs an enlargement of 1.5 × 4 / 1.5 = 4, and that is the most
    expect(lose([spot(3)], { needs: { radius: 4, minArea: 9 } }).share).toBe(1);
    expect(lose([spot(3)], { needs: { radius: 4.1, minArea: 9 } }).share).toBe(0);
    expect(lose([spot(3)], { needs: { radius: 1, minArea: 64 } }).share).toBe(1);
    expect(lose([spot(3)], { needs: { radius: 1, minArea: 65 } }).share).toBe(0);
  });
});

describe("the recommended canvas", () => {
  test("is the smallest on which what is lost is as wide as it must be, half as much to spare", () => {
    // 5 pixels wide, of which 2.5 around a middle: on a canvas of 4 in these must become 2.5 × scale / 1.5
    const canvasFor = (scale: number) =>
      lose([spot(5)], { needs: { radius: (2.5 * scale) / 1.5, minArea: 1 } }).recommendedCanvas;
    expect(canvasFor(1.2)).toBe("5x7");
    expect(canvasFor(1.26)).toBe("8x10");
    expect(canvasFor(1.99)).toBe("8x10");
    expect(canvasFor(2.01)).toBe("9x12");
    // the smallest sheet, not the smallest picture: a square photo on 11 × 14 in leaves three of them empty
    expect(canvasFor(2.5)).toBe("12x12");
    expect(canvasFor(2.99)).toBe("12x12");
    expect(canvasFor(3.01)).toBe("16x20");
    expect(canvasFor(3.9)).toBe("16x20");
  });

  test("is large enough in area, too", () => {
    const canvasFor = (scale: number) =>
      lose([spot(5)], { needs: { radius: 1, minArea: 25 * (scale / 1.5) ** 2 } }).recommendedCanvas;
    expect(canvasFor(1.2)).toBe("5x7");
    expect(canvasFor(2.01)).toBe("9x12");
    expect(canvasFor(3.9)).toBe("16x20");
  });

  test("saves most of what is lost, not all of it", () => {
    const needs = { radius: 2.5, minArea: 1 };
    // 81 of 106 pixels are more than six tenths: what the large spot needs is enough
    expect(lose([spot(9), spot(5, 90)], { needs }).recommendedCanvas).toBe(
      lose([spot(9)], { needs }).recommendedCanvas,
    );
    // 25 of 50 are not
    const both = lose([spot(5), spot(5, 60), spot(3, 90)], { needs: { radius: 2, minArea: 1 } });
    expect(both.recommendedCanvas).toBe(
      lose([spot(5)], { needs: { radius: 2, minArea: 1 } }).recommendedCanvas,
    );
    const count = [20, 40, 60, 80, 100, 120].map((at) => spot(3, at));
    const maxSmall = lose([spot(5, 160), ...count], { needs: { radius: 2, minArea: 1 } });
    expect(maxSmall.recommendedCanvas).toBe(
      lose([spot(3)], { needs: { radius: 2, minArea: 1 } }).recommendedCanvas,
    );
  });

  test("is larger than the own one, and none when no preset is", () => {
    expect(lose([spot(5)], { needs: { radius: 0.1, minArea: 1 } }).recommendedCanvas).toBe("5x7");
    expect(lose([spot(5)], { canvasSize: { width: 12, height: 12 } }).recommendedCanvas).toBe("24x24");
    expect(lose([spot(5)], { canvasSize: { width: 24, height: 24 } }).recommendedCanvas).toBeNull();
  });

  test("is none when little is lost", () => {
    const kept = { ...spot(21), kept: true };
    // 9 of 450 pixels, and 25 of 466
    expect(lose([kept, spot(3, 90)])).toEqual({ share: 0.02, recommendedCanvas: null });
    expect(lose([kept, spot(5, 90)]).recommendedCanvas).not.toBeNull();
  });
});
