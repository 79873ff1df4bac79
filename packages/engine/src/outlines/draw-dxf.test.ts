import { expect, test } from "vitest";
import { nearestColorIndex } from "../drawing/dxf-colors.ts";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { readDxf } from "../testing/read-dxf.ts";
import { outlinesVariants } from "./draw.ts";
import { drawOutlinesDxf } from "./draw-dxf.ts";

test("a cut drawing has a layer for each color, closed outlines in millimeters, and y upwards", () => {
  const dxf = drawOutlinesDxf(signOnPaper(), outlinesVariants.cutting);
  expect(dxf).toContain("$ACADVER\r\n1\r\nAC1009\r\n");
  const { layers, polylines } = readDxf(dxf);
  expect([...layers.keys()]).toEqual(["0", "C1_FFFFFF", "C2_CC0000", "C3_0000CC"]);
  expect(polylines.every(({ closed }) => closed)).toBe(true);
  // pixel (8, 8) of 20 × 10 lies 40 mm from the left and 10 mm from the bottom of 100 × 50 mm
  const square = polylines.find(({ layer }) => layer === "C2_CC0000")!;
  expect(square.points).toEqual([
    [40, 10],
    [10, 10],
    [10, 40],
    [40, 40],
  ]);
});

test("both sides of a border have the same points", () => {
  const { polylines } = readDxf(drawOutlinesDxf(signOnPaper(), outlinesVariants.cutting));
  const disc = polylines.find(({ layer }) => layer === "C3_0000CC")!;
  const hole = polylines.filter(({ layer }) => layer === "C1_FFFFFF")[1]!;
  const known = new Set(hole.points.map(String));
  expect(disc.points.length).toBeGreaterThan(8);
  for (const point of disc.points) expect(known.has(String(point))).toBe(true);
});

test("flattened curves stay within a twentieth of a millimeter", () => {
  const { polylines } = readDxf(drawOutlinesDxf(formCount(), outlinesVariants.cutting));
  const circle = polylines.find(({ layer }) => layer.startsWith("C2"))!;
  // the disc: 2 pixels of 5 mm around (15, 35)
  circle.points.forEach(([x, y], i) => {
    const [nextX, nextY] = circle.points[(i + 1) % circle.points.length]!;
    const middle = Math.hypot((x! + nextX!) / 2 - 15, (y! + nextY!) / 2 - 35);
    expect(Math.abs(middle - 10)).toBeLessThan(0.06);
  });
});

test("borders are drawn once, on a layer of their own", () => {
  const { layers, polylines } = readDxf(drawOutlinesDxf(signOnPaper(), outlinesVariants.outlines));
  expect([...layers.keys()]).toEqual(["0", "OUTLINES"]);
  expect(polylines.map(({ closed }) => closed)).toEqual([false, true]);
});

test("center lines have the width of their pen", () => {
  const strokes = [{ points: [10, 10, 10, 10, 50, 10, 50, 10], closed: false, width: 12, color: 1 }];
  const { layers, polylines } = readDxf(
    drawOutlinesDxf(signOnPaper({ strokes, blobs: [2] }), outlinesVariants.centerlines),
  );
  expect([...layers.keys()]).toEqual(["0", "L2_CC0000", "L3_0000CC"]);
  expect(polylines[0]).toMatchObject({
    layer: "L2_CC0000",
    closed: false,
    width: 6,
    points: [
      [5, 45],
      [25, 45],
    ],
  });
  expect(polylines[1]).toMatchObject({ layer: "L3_0000CC", closed: true });
});

test("colors of layers are the nearest that every program names alike", () => {
  const named = {
    "#ff0000": 1,
    "#ffff00": 2,
    "#00ff00": 3,
    "#00ffff": 4,
    "#0000ff": 5,
    "#ff00ff": 6,
    "#000000": 7,
  };
  for (const [hex, index] of Object.entries(named)) expect(nearestColorIndex(hex)).toBe(index);
  expect(nearestColorIndex("#ffffff")).toBe(255);
  expect(nearestColorIndex("#828282")).toBeGreaterThan(7);
});

test("what cannot be drawn is refused", () => {
  expect(() => drawOutlinesDxf(signOnPaper(), outlinesVariants.centerlines)).toThrow("picture.strokes");
});
