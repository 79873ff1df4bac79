import fc from "fast-check";
import { expect, test } from "vitest";
import { fillPolygon } from "./fill-polygon.ts";

function filled(polygon: readonly { x: number; y: number }[], width: number, height: number): string[] {
  const on = new Uint8Array(width * height);
  fillPolygon(polygon, { width, height }, (from, to) => on.fill(1, from, to));
  return Array.from({ length: height }, (_, y) =>
    on
      .subarray(y * width, (y + 1) * width)
      .join("")
      .replaceAll("0", "."),
  );
}

test("a diamond", () => {
  const diamond = [
    { x: 2.5, y: 0 },
    { x: 5, y: 2.5 },
    { x: 2.5, y: 5 },
    { x: 0, y: 2.5 },
  ];
  expect(filled(diamond, 5, 5)).toEqual(["..1..", ".111.", "11111", ".111.", "..1.."]);
});

test("a box covers as many pixels as it has area, and never any beyond the field", () => {
  const side = fc.integer({ min: -4, max: 12 });
  fc.assert(
    fc.property(side, side, side, side, (x0, y0, x1, y1) => {
      const box = [
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ];
      const within = (p: number, q: number, max: number) =>
        Math.max(0, Math.min(max, Math.max(p, q)) - Math.max(0, Math.min(p, q)));
      const count = filled(box, 8, 6).join("").replaceAll(".", "").length;
      expect(count).toBe(within(x0, x1, 8) * within(y0, y1, 6));
    }),
  );
});
