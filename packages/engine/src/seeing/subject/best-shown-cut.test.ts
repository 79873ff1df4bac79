import { expect, test } from "vitest";
import { toPlanes } from "../../raster/planes.ts";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawRaster } from "../../testing/scenes.ts";
import { bestShownCut, pixelsOf } from "./best-shown-cut.ts";
import { superpixels } from "./superpixels.ts";

const [width, height] = [160, 120];
const isBall = (u: number, v: number) => (u - 0.5) ** 2 + (0.75 * (v - 0.5)) ** 2 < 0.05;
const isCrumb = (u: number, v: number) => (u - 0.5) ** 2 + (0.75 * (v - 0.5)) ** 2 < 0.004;
/** A patch of the wall, half beside the ball: nothing of it is to be seen. */
const isPatch = (u: number, v: number) => u > 0.1 && u < 0.5 && v > 0.3 && v < 0.8;

const photo = drawRaster(width, height, (u, v) =>
  isCrumb(u, v) ? [250, 240, 120] : isBall(u, v) ? [200, 60, 40] : [90, 140, 170],
);
const strength = boundariesOfSteps(photo);
const parts = superpixels(toPlanes(photo), strength);

type Test = (u: number, v: number) => boolean;
const each = <Out>(of: (u: number, v: number) => Out) =>
  Array.from({ length: width * height }, (_, i) =>
    of(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height),
  );

/** Odds of superpixels that speak for what lies in a place. */
function oddsFor(isIn: Test): Float64Array {
  const [sum, count] = [new Float64Array(parts.labels.count), new Float64Array(parts.labels.count)];
  each(isIn).forEach((on, i) => {
    const p = parts.labels.data[i]!;
    sum[p]! += on ? 3 : -3;
    count[p]!++;
  });
  return sum.map((value, p) => value / count[p]!);
}

/** What is cut where these places are seen by themselves, and taken for people: its overlap with a place, 0 to 1. */
function overlap(isSeen: Test, isPeople: Test, isIn: Test): number {
  const odds = { seen: oddsFor(isSeen), withPeople: oddsFor(isPeople) };
  const cut = pixelsOf(parts, bestShownCut(parts, odds, strength).found);
  const inside = each(isIn);
  const [both, either] = [
    inside.filter((on, i) => on && cut[i]).length,
    inside.filter((on, i) => on || cut[i]).length,
  ];
  return both / either;
}

test("what the network for people says counts where the map shows it", () => {
  expect(overlap(isCrumb, isBall, isBall)).toBeGreaterThan(0.9);
});

test("a thing with a line around it comes before what only the network for people saw", () => {
  expect(overlap(isBall, isPatch, isBall)).toBeGreaterThan(0.9);
});

test("a crumb does not come before it", () => {
  expect(overlap(isCrumb, isPatch, isCrumb)).toBeLessThan(0.5);
});
