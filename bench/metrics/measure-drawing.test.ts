import type { Raster } from "@tintery/engine";
import { describe, expect, test } from "vitest";
import { measureDrawing } from "./measure-drawing.ts";

const red = "#ff0000";
const blue = "#0000ff";

/** A page of 40 × 20 mm. */
function page(...elements: string[]): string {
  return `<svg viewBox="0 0 40 20">${elements.join("\n")}</svg>`;
}

const shape = (fill: string, d: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
const number = (x: number, y: number, size = 3) => `<text x="${x}" y="${y}" font-size="${size}">12</text>`;
const left = shape(red, "M0 0H20V20H0Z");
const right = shape(blue, "M20 0V20H40V0Z");

/** A photo whose left half is red and whose right half is blue, one pixel per millimeter. */
const photo: Raster = {
  width: 40,
  height: 20,
  data: Uint8ClampedArray.from({ length: 40 * 20 * 4 }, (_, i) => {
    const isLeft = Math.floor(i / 4) % 40 < 20;
    return [isLeft ? 255 : 0, 0, isLeft ? 0 : 255, 255][i % 4]!;
  }),
};

const measure = (...elements: string[]) => measureDrawing(page(...elements), photo);

test("two squares with a common border and a number each are flawless", () => {
  expect(measure(left, right, number(10, 10), number(30, 10))).toMatchObject({
    regions: 2,
    colors: 2,
    labelledShare: 1,
    insideShare: 1,
    overlaps: 0,
    slivers: 0,
    gapShare: 0,
    unsharedShare: 0,
    sameColorNeighbors: 0,
    pinches: 0,
    selfCrossings: 0,
    difference: 0,
    floor: 0,
    turn: 0,
    sharpTurns: 0,
  });
});

test("lines are measured in metres, pieces in nodes per metre", () => {
  const measures = measure(left, right);
  // both outlines of 80 mm, halved; inside the page there is one straight line of 20 mm
  expect(measures.metres).toBeCloseTo(0.08, 9);
  expect(measures.nodesPerMetre).toBeCloseTo(50, 9);
});

test("the width of the page may be given instead of being in the drawing", () => {
  const wide = measureDrawing(page(left, right, number(10, 10)), photo, { widthMM: 80 });
  expect(wide.metres).toBeCloseTo(0.16, 9);
  expect(wide.minPoints).toBeCloseTo(6 / 0.352778, 6);
});

describe("numbers", () => {
  test("a region without one is not labelled", () => {
    expect(measure(left, right, number(10, 10)).labelledShare).toBe(0.5);
  });

  test("a number that crosses a border is not inside, one beyond the page neither", () => {
    expect(measure(left, right, number(10, 10), number(19, 10)).insideShare).toBe(0.5);
    expect(measure(left, right, number(10, 10), number(45, 10)).insideShare).toBe(0.5);
  });

  test("a leader line labels the region in which it ends", () => {
    const drawing = page(left, right, number(8, 10), number(14, 10));
    expect(measureDrawing(drawing, photo).labelledShare).toBe(0.5);
    const leaders = new Map([[1, { x: 22, y: 10 }]]);
    expect(measureDrawing(drawing, photo, { leaders })).toMatchObject({ labelledShare: 1, insideShare: 1 });
  });

  test("a number other than that of its region's color is wrong, also at the end of a leader line", () => {
    const codes = new Map([
      [red, "12"],
      [blue, "3"],
    ]);
    const wrong = (...numbers: string[]) =>
      measureDrawing(page(left, right, ...numbers), photo, { codes }).wrongNumbers;
    expect(wrong(number(10, 10))).toBe(0);
    expect(wrong(number(10, 10), number(30, 10))).toBe(1);
    const leaders = new Map([[0, { x: 22, y: 10 }]]);
    expect(measureDrawing(page(left, right, number(8, 10)), photo, { codes, leaders }).wrongNumbers).toBe(1);
  });

  test("numbers that stand on each other overlap", () => {
    expect(measure(left, right, number(10, 10), number(12, 11)).overlaps).toBe(1);
    expect(measure(left, right, number(10, 10), number(10, 13)).overlaps).toBe(0);
  });

  test("a leader line through another number overlaps it, one that passes by does not", () => {
    const drawing = page(left, right, number(4, 10), number(12, 10));
    const strikes = (y: number) => {
      const leaders = new Map([[0, { x: 22, y }]]);
      return measureDrawing(drawing, photo, { leaders }).overlaps;
    };
    expect(strikes(10)).toBe(1);
    expect(strikes(19)).toBe(0);
  });

  test("the smallest size is told in points", () => {
    expect(measure(left, right, number(10, 10), number(30, 10, 2)).minPoints).toBeCloseTo(5.669, 3);
  });
});

describe("shapes", () => {
  test("a strip of one millimeter is a sliver, and thin when narrower still", () => {
    const strip = shape("#00ff00", "M19.6 0H20.4V20H19.6Z");
    const measures = measure(left, right, strip);
    expect(measures).toMatchObject({ regions: 3, slivers: 1, ledSlivers: 0 });
    const leaders = new Map([[0, { x: 20, y: 5 }]]);
    const led = measureDrawing(page(left, right, strip, number(10, 5)), photo, { leaders });
    expect(led).toMatchObject({ slivers: 0, ledSlivers: 1 });
    expect(measures.thinShare).toBeGreaterThan(0.015);
    expect(measure(left, right).slivers).toBe(0);
  });

  test("bare paper is a gap, and its borders are not shared", () => {
    const measures = measure(left, shape(blue, "M22 0V20H40V0Z"));
    expect(measures.gapShare).toBeCloseTo(2 / 40, 9);
    expect(measures.unsharedShare).toBe(1);
  });

  test("neighbors of one color are found beside and above each other", () => {
    expect(measure(left, shape(red, "M20 0V20H40V0Z")).sameColorNeighbors).toBe(1);
    expect(measure(shape(red, "M0 0H40V10H0Z"), shape(red, "M0 10H40V20H0Z")).sameColorNeighbors).toBe(1);
  });

  test("a region cut in two by one above it is pinched", () => {
    const base = shape(red, "M0 0H40V20H0Z");
    expect(measure(base, shape(blue, "M18 0H22V20H18Z")).pinches).toBe(1);
    expect(measure(base, shape(blue, "M18 4H22V16H18Z")).pinches).toBe(0);
  });

  test("a region that touches itself in a point is pinched", () => {
    const bowTie = shape(blue, "M10 5L20 10L30 5V15L20 10L10 15Z");
    const hole = "M10 5V15L20 10L30 15V5L20 10Z";
    expect(measure(shape(red, `M0 0H40V20H0Z${hole}`)).pinches).toBeGreaterThan(0);
    // two parts that meet in one point, and the point itself
    expect(measure(shape(red, "M0 0H40V20H0Z"), bowTie).pinches).toBe(2);
  });

  test("a loop crosses itself once, two crossing borders twice, shared borders never", () => {
    expect(measure(shape(red, "M5 5L30 15L30 5L5 15Z")).selfCrossings).toBe(1);
    expect(measure(left, right, shape("#00ff00", "M15 8H25V12H15Z")).selfCrossings).toBe(2);
    expect(measure(left, right).selfCrossings).toBe(0);
    const curved = ["M0 0H20C24 5 16 15 20 20H0Z", "M20 20C16 15 24 5 20 0H40V20Z"];
    const shared = measure(shape(red, curved[0]!), shape(blue, curved[1]!));
    expect(shared).toMatchObject({ selfCrossings: 0, unsharedShare: 0, gapShare: 0 });
  });
});

test("a circle turns by one over its radius, a zigzag turns sharply", () => {
  const k = 0.5523 * 8;
  const circle = `M28 10C28 ${10 + k} ${20 + k} 18 20 18C${20 - k} 18 12 ${10 + k} 12 10C12 ${10 - k} ${20 - k} 2 20 2C${20 + k} 2 28 ${10 - k} 28 10Z`;
  const round = measure(shape(red, `M0 0H40V20H0Z${circle}`), shape(blue, circle));
  expect(round.turn).toBeCloseTo(1 / 8, 3);
  expect(round.sharpTurns).toBe(0);
  expect(round.nodesPerMetre).toBeCloseTo(4 / (2 * Math.PI * 0.008), 0);
  const teeth = Array.from({ length: 20 }, (_, i) => `L${10 + i} ${i % 2 === 0 ? 8 : 6}`).join("");
  expect(measure(shape(red, `M9 6${teeth}V16H9Z`)).sharpTurns).toBeGreaterThan(100);
});

test("the palette's floor is what the nearest colors would give", () => {
  const swapped = measure(shape(blue, "M0 0H20V20H0Z"), shape(red, "M20 0V20H40V0Z"));
  expect(swapped.floor).toBe(0);
  // CIEDE2000 of sRGB red and blue
  expect(swapped.difference).toBeCloseTo(52.88, 1);
});

test("pixels that a border divides are the mean of the light of both sides", () => {
  const gray = { width: 4, height: 2, data: new Uint8ClampedArray(32).fill(188) };
  const lines = [0, 1, 2, 3].map((x) => shape("#ffffff", `M${10 * x} 0H${10 * x + 5}V20H${10 * x}Z`));
  // half black and half white is the gray of half the light, 188
  expect(
    measureDrawing(page(shape("#000000", "M0 0H40V20H0Z"), ...lines), gray, { scale: 80 }).difference,
  ).toBe(0);
});
