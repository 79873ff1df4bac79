import { describe, expect, test } from "vitest";
import type { LoopPoints } from "./equal-ellipse.ts";
import { formOfLoop } from "./loop-forms.ts";

const units = 10;

/** Points along a closed way of angles. */
function loop(pointCount: number, at: (turn: number) => readonly [number, number]): LoopPoints {
  const all = Array.from({ length: pointCount }, (_, i) => at((i / pointCount) * 2 * Math.PI));
  return { x: Float64Array.from(all, ([x]) => x), y: Float64Array.from(all, ([, y]) => y) };
}

/** Points every pixel along a polygon's sides. */
function polygon(corners: readonly (readonly [number, number])[]): LoopPoints {
  const [x, y]: [number[], number[]] = [[], []];
  corners.forEach(([x0, y0], k) => {
    const [x1, y1] = corners[(k + 1) % corners.length]!;
    const long = Math.hypot(x1 - x0, y1 - y0);
    for (let s = 0.5; s < long; s++) {
      x.push(x0 + ((x1 - x0) * s) / long);
      y.push(y0 + ((y1 - y0) * s) / long);
    }
  });
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}

describe("a loop", () => {
  test("of a circle is a circle", () => {
    const form = formOfLoop(
      loop(80, (t) => [20 + 12 * Math.cos(t), 30 + 12 * Math.sin(t)]),
      units,
    );
    expect(form?.shape).toEqual({ kind: "circle", x: 200, y: 300, radius: 120 });
    expect(form?.line.points.slice(0, 2)).toEqual(form?.line.points.slice(-2));
  });

  test.each([0, 30, 75, 120])("of an ellipse turned by %i degrees is that ellipse", (degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const form = formOfLoop(
      loop(200, (t) => {
        const [p, q] = [30 * Math.cos(t), 14 * Math.sin(t)];
        return [50 + p * c - q * s, 50 + p * s + q * c];
      }),
      units,
    );
    const { shape } = form!;
    if (shape.kind !== "ellipse") throw new Error(shape.kind);
    expect([shape.x, shape.y]).toEqual([500, 500]);
    expect(Math.abs(shape.radiusX - 300)).toBeLessThanOrEqual(1);
    expect(Math.abs(shape.radiusY - 140)).toBeLessThanOrEqual(1);
    expect(Math.abs(shape.turn - degrees * 100)).toBeLessThanOrEqual(2);
  });

  test("of a square is a rectangle with sharp corners, of a triangle nothing", () => {
    const square = formOfLoop(
      polygon([
        [10, 10],
        [30, 10],
        [30, 24],
        [10, 24],
      ]),
      units,
    );
    expect(square?.shape).toEqual({ kind: "rectangle", x: 100, y: 100, width: 200, height: 140, radius: 0 });
    expect(square?.line).toEqual({
      shape: "line",
      points: [100, 100, 300, 100, 300, 240, 100, 240, 100, 100],
    });
    const triangle = polygon([
      [10, 10],
      [40, 10],
      [20, 40],
    ]);
    expect(formOfLoop(triangle, units)).toBeUndefined();
  });

  test("of a rectangle with round corners knows their radius", () => {
    const round = loop(400, (t) => {
      // the middle of a corner's circle, and the circle
      const [sx, sy] = [Math.cos(t) >= 0 ? 1 : -1, Math.sin(t) >= 0 ? 1 : -1];
      return [50 + sx * 24 + 8 * Math.cos(t), 40 + sy * 12 + 8 * Math.sin(t)];
    });
    // the straight sides between them
    const sides = polygon([
      [26, 20],
      [74, 20],
      [82, 28],
      [82, 52],
      [74, 60],
      [26, 60],
      [18, 52],
      [18, 28],
    ]);
    const onSide = (i: number) =>
      sides.x[i] === 18 || sides.x[i] === 82 || sides.y[i] === 20 || sides.y[i] === 60;
    const all = [
      ...Array.from(round.x, (x, i) => [x, round.y[i]!] as const),
      ...Array.from(sides.x, (x, i) => [x, sides.y[i]!] as const).filter((_, i) => onSide(i)),
    ].sort(([ax, ay], [bx, by]) => Math.atan2(ay - 40, ax - 50) - Math.atan2(by - 40, bx - 50));
    const form = formOfLoop(
      { x: Float64Array.from(all, ([x]) => x), y: Float64Array.from(all, ([, y]) => y) },
      units,
    );
    const { shape } = form!;
    if (shape.kind !== "rectangle") throw new Error(shape.kind);
    expect(shape).toMatchObject({ x: 180, y: 200, width: 640, height: 400 });
    expect(Math.abs(shape.radius - 80)).toBeLessThanOrEqual(3);
  });
});
