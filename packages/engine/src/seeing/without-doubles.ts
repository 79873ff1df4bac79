import type { Box } from "./seen.ts";

/** Boxes of two looks are of one face when they share more than this of the smaller. */
const oneFace = 0.35;

/** The area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The share of the smaller of two boxes that lies in the other. */
export function sharedShare(a: Box, b: Box): number {
  return sharedArea(a, b) / Math.min(a.width * a.height, b.width * b.height);
}

/** The surest of each group of faces that lie over one another, the surest first. */
export function withoutDoubles<T>(
  faces: readonly T[],
  boxOf: (face: T) => Box,
  scoreOf: (face: T) => number,
): T[] {
  const kept: T[] = [];
  for (const face of [...faces].sort((a, b) => scoreOf(b) - scoreOf(a)))
    if (kept.every((other) => sharedShare(boxOf(face), boxOf(other)) <= oneFace)) kept.push(face);
  return kept;
}
