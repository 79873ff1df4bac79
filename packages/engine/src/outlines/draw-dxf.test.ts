import { expect, test } from "vitest";
import { nearestColorIndex } from "../drawing/dxf-colors.ts";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { outlinesVariants } from "./draw.ts";
import { drawOutlinesDxf } from "./draw-dxf.ts";

interface Polyline {
  layer: string;
  closed: boolean;
  width: number;
  points: number[][];
}

/** What a cutter reads of a DXF file: its layers with their colors, and its polylines. */
function read(dxf: string): { layers: Map<string, number>; polylines: Polyline[] } {
  const lines = dxf.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.length % 2).toBe(0);
  const pairs = Array.from(
    { length: lines.length / 2 },
    (_, i) => [Number(lines[2 * i]), lines[2 * i + 1]!] as const,
  );
  const layers = new Map<string, number>();
  const polylines: Polyline[] = [];
  let entity = "";
  let name = "";
  for (const [code, value] of pairs) {
    expect(Number.isInteger(code)).toBe(true);
    if (code === 0) {
      entity = value;
      if (value === "POLYLINE") polylines.push({ layer: "", closed: false, width: 0, points: [] });
      else if (value === "VERTEX") polylines.at(-1)!.points.push([]);
    } else if (entity === "LAYER" && code === 2) name = value;
    else if (entity === "LAYER" && code === 62) layers.set(name, Number(value));
    else if (entity === "POLYLINE" && code === 8) polylines.at(-1)!.layer = value;
    else if (entity === "POLYLINE" && code === 70) polylines.at(-1)!.closed = value === "1";
    else if (entity === "POLYLINE" && code === 40) polylines.at(-1)!.width = Number(value);
    else if (entity === "VERTEX" && (code === 10 || code === 20))
      polylines.at(-1)!.points.at(-1)!.push(Number(value));
  }
  expect(pairs.at(-1)).toEqual([0, "EOF"]);
  return { layers, polylines };
}

test("a cut drawing has a layer for each color, closed outlines in millimeters, and y upwards", () => {
  const dxf = drawOutlinesDxf(signOnPaper(), outlinesVariants.cutting);
  expect(dxf).toContain("$ACADVER\r\n1\r\nAC1009\r\n");
  const { layers, polylines } = read(dxf);
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
  const { polylines } = read(drawOutlinesDxf(signOnPaper(), outlinesVariants.cutting));
  const disc = polylines.find(({ layer }) => layer === "C3_0000CC")!;
  const hole = polylines.filter(({ layer }) => layer === "C1_FFFFFF")[1]!;
  const known = new Set(hole.points.map(String));
  expect(disc.points.length).toBeGreaterThan(8);
  for (const point of disc.points) expect(known.has(String(point))).toBe(true);
});

test("flattened curves stay within a twentieth of a millimeter", () => {
  const { polylines } = read(drawOutlinesDxf(formCount(), outlinesVariants.cutting));
  const circle = polylines.find(({ layer }) => layer.startsWith("C2"))!;
  // the disc: 2 pixels of 5 mm around (15, 35)
  circle.points.forEach(([x, y], i) => {
    const [nextX, nextY] = circle.points[(i + 1) % circle.points.length]!;
    const middle = Math.hypot((x! + nextX!) / 2 - 15, (y! + nextY!) / 2 - 35);
    expect(Math.abs(middle - 10)).toBeLessThan(0.06);
  });
});

test("borders are drawn once, on a layer of their own", () => {
  const { layers, polylines } = read(drawOutlinesDxf(signOnPaper(), outlinesVariants.outlines));
  expect([...layers.keys()]).toEqual(["0", "OUTLINES"]);
  expect(polylines.map(({ closed }) => closed)).toEqual([false, true]);
});

test("center lines have the width of their pen", () => {
  const strokes = [{ points: [10, 10, 10, 10, 50, 10, 50, 10], closed: false, width: 12, color: 1 }];
  const { layers, polylines } = read(
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
