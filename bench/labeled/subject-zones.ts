import { pixelsIn } from "../../packages/engine/src/raster/face-shapes.ts";
import { squaredDistances } from "../metrics/distance.ts";
import type { Labels } from "./labels.ts";

/** How far an outline drawn by hand may be off, as a share of the longer side. */
const tolerance = 0.02;

/** Zones of a page with a subject, a byte for each pixel: the band along its outline is neither `core` nor `outside`. */
export interface SubjectZones {
  readonly core: Uint8Array;
  readonly outside: Uint8Array;
}

/** The zones of labels that are in pixels of a page; undefined where there is no subject. */
export function subjectZones(labels: Labels): SubjectZones | undefined {
  if (labels.subject.length === 0) return undefined;
  const size = { width: Math.round(labels.width), height: Math.round(labels.height) };
  const subject = new Uint8Array(size.width * size.height);
  for (const ring of labels.subject) for (const i of pixelsIn(cornersOf(ring), size)) subject[i] = 1;
  const limit = (tolerance * Math.max(size.width, size.height)) ** 2;
  const farFrom = (isSeed: (on: number) => number) => {
    const far = new Uint8Array(subject.length);
    const squared = squaredDistances(subject.map(isSeed), size.width, size.height);
    for (let i = 0; i < far.length; i++) far[i] = squared[i]! > limit ? 1 : 0;
    return far;
  };
  return { core: farFrom((on) => 1 - on), outside: farFrom((on) => on) };
}

const cornersOf = (ring: readonly number[]) =>
  Array.from({ length: ring.length / 2 }, (_, i) => ({ x: ring[2 * i]!, y: ring[2 * i + 1]! }));
