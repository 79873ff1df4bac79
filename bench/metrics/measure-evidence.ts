import type { ColoringMaps } from "@tintery/engine";
import { zones as named } from "../../packages/engine/src/coloring/zones.ts";
import { broadSteps } from "../../packages/engine/src/edges/broad-steps.ts";
import { type Field, upsampleField } from "../../packages/engine/src/edges/grid.ts";
import { near } from "../../packages/engine/src/edges/near.ts";
import { segmentGraph } from "../../packages/engine/src/edges/segment-graph.ts";
import { toPlanes } from "../../packages/engine/src/raster/planes.ts";
import type { Raster } from "../../packages/engine/src/raster/raster.ts";
import { resample } from "../../packages/engine/src/raster/resample.ts";

/** A stretch of line has evidence where the map of boundaries says so much on the average, this near to it, in millimeters. */
const evidence = { strength: 0.1, near: 1 };
/** Lines are looked at in stretches of this length, in millimeters; shorter ones than the second close gaps and round corners. */
const stretchLength = 10;
const minLength = 7;
/** Levels of strength in which the strongest line nearby is looked for: tenths of half of it. */
const levels = 10;

/** Seen from so far away, a Gaussian's sigma in millimeters, color that changes by so much is evidence too, in OKLab units. */
const broad = { sigma: 2.5, step: 4 };

/** What the photo's colors say of lines: steps of color that are seen from afar, as strengths. */
export function colorEvidence(photo: Raster, { width, height, perMM }: ColoringMaps): Field {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const steps = broadSteps(toPlanes(resample(photo, whole, width, height)), broad.sigma * perMM);
  return { ...steps, data: steps.data.map((step) => Math.min(0.5, (evidence.strength * step) / broad.step)) };
}

/**
 * Counts stretches of line for which the photo gives no reason. The contour of the subject, which the cut gives, and lettering
 * are not asked.
 * @param found what the network said of the photo, at the sizes at which the type looks at it, and what its colors say
 */
export function countWithoutEvidence(
  { width, height, perMM, shownFrom, strength, zones }: ColoringMaps,
  details: number,
  found: readonly Field[],
): number {
  if (found.length === 0) return 0;
  const max = new Float32Array(width * height);
  for (const field of found) {
    const { data } = upsampleField(field, width, height);
    for (let i = 0; i < max.length; i++) if (data[i]! > max[i]!) max[i] = data[i]!;
  }
  const on = shownFrom.map((from, i) =>
    Number(from > 0 && from <= details && zones?.[i] !== named.contour && strength[i]! < drawn),
  );
  // the strongest within reach
  const around = new Float32Array(max.length);
  for (let level = 1; level <= levels; level++) {
    const above = near(
      Uint8Array.from(max, (value) => Number(value >= level / (2 * levels))),
      { width, height },
      (evidence.near * perMM) ** 2,
    );
    for (let i = 0; i < around.length; i++) if (above[i]) around[i] = level / (2 * levels);
  }
  const { segments } = segmentGraph(on, { width, height, data: around }, stretchLength * perMM);
  return segments.filter(
    ({ length, strength: mean }) => length >= minLength * perMM && mean < evidence.strength,
  ).length;
}

/** What is drawn on purpose is so sure, in per cent. */
const drawn = 100;
