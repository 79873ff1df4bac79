import fc from "fast-check";
import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { withoutUnseen } from "./without-unseen.ts";

const [width, height] = [120, 60];
const size = { width, height };
/** Two rails and the rungs between them, at 30, 60 and 90; colors change at 60 alone, and at 90 there is a crease. */
const rungs = [30, 60, 90] as const;
const { l, a, b } = toPlanes(
  drawRaster(width, height, (u) => {
    const x = u * width;
    if (Math.abs(x - 90.5) < 1.5) return [60, 60, 60];
    return x < 60.5 ? [150, 150, 150] : [190, 150, 150];
  }),
);

function ladder(): Uint8Array {
  const on = new Uint8Array(width * height);
  for (const y of [15, 45]) on.fill(1, y * width, (y + 1) * width);
  for (const x of rungs) for (let y = 15; y <= 45; y++) on[y * width + x] = 1;
  return on;
}

const rungsOf = (on: Uint8Array) => rungs.filter((x) => on[30 * width + x]);
const faint = { ...size, data: new Float32Array(width * height).fill(0.4) };
const page = { perMM: 3, spur: 4 };

test("a line between two others goes where colors are the same on both sides and on it", () => {
  expect(rungsOf(withoutUnseen(ladder(), faint, [l, a, b], { ...page, kept: undefined }))).toEqual([60, 90]);
});

test("what is kept, what the map is sure of and what is long stays", () => {
  const sure = { ...size, data: new Float32Array(width * height).fill(0.7) };
  const all = new Uint8Array(width * height).fill(1);
  expect(rungsOf(withoutUnseen(ladder(), sure, [l, a, b], { ...page, kept: undefined }))).toEqual([...rungs]);
  expect(rungsOf(withoutUnseen(ladder(), faint, [l, a, b], { ...page, kept: all }))).toEqual([...rungs]);
  const large = { perMM: 1, spur: 4, kept: undefined };
  expect(rungsOf(withoutUnseen(ladder(), faint, [l, a, b], large))).toEqual([...rungs]);
});

test("colors are looked at on an upright line, and beside it, all along", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { minLength: width, maxLength: width }), (columns) => {
      const light = Int16Array.from({ length: width * height }, (_, i) => columns[i % width]! * 10);
      const gray = new Int16Array(width * height);
      // all rows are alike: one tells all
      const at = (x: number) => light[Math.max(0, Math.min(width - 1, Math.round(x)))]! / stepsPerUnit;
      const shown = (x: number) => {
        const mean = (way: number) =>
          [0.8, 1.2, 1.6].reduce((sum, far) => sum + at(x + way * far * page.perMM), 0) / 3;
        const [left, right] = [mean(1), mean(-1)];
        const crossing = [-0.5, -0.25, 0, 0.25, 0.5].map((far) => {
          const own = at(x - far * page.perMM);
          return Math.min(Math.abs(own - left), Math.abs(own - right));
        });
        return Math.max(Math.abs(left - right), ...crossing);
      };
      const kept = rungsOf(withoutUnseen(ladder(), faint, [light, gray, gray], { ...page, kept: undefined }));
      expect(kept).toEqual(rungs.filter((x) => shown(x) >= 4.5));
    }),
  );
});
