import { stepsPerUnit } from "../../colors/oklab.ts";
import { circle } from "../../edges/circle.ts";
import type { Spot } from "../../edges/animal-face.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";

/** An eye may lie so far to each side of where it is looked for, in steps; and be so large: half of it, all in ways from eye to eye. */
const sought = { aside: 0.12, step: 0.03, halves: [0.07, 0.09, 0.115, 0.145, 0.18, 0.22] };
/** Where a disc is looked at, and what is around it, in halves of it. */
const rings = { inside: [0.35, 0.8], outside: 1.4 };
/** Lids, lashes and brows may be as dark as the eye on this share of what is around it. */
const dark = 0.3;

/** The eyes of a face as dark discs. */
export interface Pupils {
  readonly eyes: readonly [Spot, Spot];
  /** By how much the less clear one is darker than most of what is around it, in OKLab units. */
  readonly clarity: number;
}

/**
 * Fits the eyes of a face as dark discs, pupil and iris in one: each is the disc near by that is darker than what is around it by
 * most, larger ones before smaller ones.
 * @param eyes about where they are, in pixels of the picture
 * @param apart what counts as the way from eye to eye, in the same
 */
export function fitPupils(planes: Planes, eyes: readonly [Point, Point], apart = distance(...eyes)): Pupils {
  const [p, q] = [discNear(planes, eyes[0], apart), discNear(planes, eyes[1], apart)];
  return { eyes: [p.spot, q.spot], clarity: Math.min(p.clarity, q.clarity) };
}

interface Disc {
  readonly spot: Spot;
  readonly clarity: number;
}

function discNear(planes: Planes, about: Point, apart: number): Disc {
  let best = { worth: Number.NEGATIVE_INFINITY, clarity: 0, limit: 0, half: 0, ...about };
  const steps = Math.round(sought.aside / sought.step);
  for (const share of sought.halves)
    for (let row = -steps; row <= steps; row++)
      for (let column = -steps; column <= steps; column++) {
        const at = {
          x: about.x + column * sought.step * apart,
          y: about.y + row * sought.step * apart,
        };
        const half = share * apart;
        const { inside, outside } = lightnessOf(planes, at, half);
        const clarity = outside - inside;
        const worth = clarity * Math.sqrt(share);
        if (worth > best.worth) best = { worth, clarity, limit: (inside + outside) / 2, half, ...at };
      }
  const { x, y, half, limit, clarity } = best;
  return {
    spot: {
      x,
      y,
      halfWidth: half,
      halfHeight: half,
      area: Math.PI * half * half,
      limit: limit * stepsPerUnit,
    },
    clarity,
  };
}

/** Lightness of a disc, and what most of the ring around it has at least, in OKLab units. */
function lightnessOf(planes: Planes, { x, y }: Point, half: number) {
  const ring = (share: number) =>
    circle.map(
      ([cos, sin]) =>
        planeAt(planes, planes.l, x + share * half * cos, y + share * half * sin) / stepsPerUnit,
    );
  const own = rings.inside.flatMap(ring);
  const around = ring(rings.outside).sort((a, b) => a - b);
  return {
    inside: own.reduce((sum, value) => sum + value, 0) / own.length,
    outside: around[Math.floor(dark * around.length)]!,
  };
}
