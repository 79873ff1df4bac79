import { bordersOf, closedRegions, withoutSmall } from "../edges/closed-regions.ts";
import { fuseParallels } from "../edges/fuse-parallels.ts";
import type { Field } from "../edges/grid.ts";
import { linesOfLength } from "../edges/hysteresis.ts";
import { linkGaps } from "../edges/link-gaps.ts";
import { withoutMosaics } from "../edges/mosaics.ts";
import { near } from "../edges/near.ts";
import { keepLong, keepSalient } from "../edges/pieces.ts";
import { reachEdges } from "../edges/reach-edges.ts";
import { ridgesOf } from "../edges/ridges.ts";
import { roundBorders } from "../edges/round-borders.ts";
import { thin } from "../edges/thinning.ts";
import type { Planes } from "../raster/planes.ts";
import { cutOut } from "../edges/cut-out.ts";
import { drawLetters } from "./draw-letters.ts";
import type { Importance } from "./importance.ts";
import type { PageSize, Recipe } from "./recipe.ts";
import { type SubjectArea, withContour } from "./subject-area.ts";

/** The lines of a page with all details. */
export interface FoundLines {
  /** 1 on a line; lines are one pixel wide. */
  readonly on: Uint8Array;
  /** How likely each pixel is on a line that a person would draw, 0 to 1. */
  readonly strength: Field;
  /** How much each pixel's line counts: 1 on the subject, less away from it, more in faces. */
  readonly weight: Float32Array;
  /** The strength from which on lines were looked for. */
  readonly threshold: number;
  /** 1 for ink of a drawing that is too thick for a line. */
  readonly thick?: Uint8Array;
  /** How wide the lines of a drawing are at each of their pixels, in pixels. */
  readonly widths?: Float32Array;
  /** Lines of lettering, 1 a pixel. */
  readonly letters?: Uint8Array;
  /** The subject whose contour is among the lines. */
  readonly area?: SubjectArea;
}

/** How much harder it is for lines away from the subject. */
const away = 2.5;
/** How much more lines in faces count: a face is nothing without its eyes. */
const faces = 2;
/** Lines that stop so far from the page's edge, in millimeters, beyond what fusing took, run up to it. */
const edge = 2;
/** What is left of lines that faces cut is left out up to this length, in millimeters. */
const cutTwig = 8;
/** What runs along the subject's contour this near says the same, in millimeters. */
const besideContour = 1.4;
/** How much weaker a border within skin is when areas are closed: faces have features, not areas. */
const skinCalm = 0.85;

/** From strengths to thin lines: chosen by length, closed where the type wants it, then tidied. */
export function findLines(importance: Importance, planes: Planes, want: Recipe, size: PageSize): FoundLines {
  const { strength, subject, skin, features, innerFaces, area } = importance;
  const weight = weightsOf(subject, features);
  // what is small and many there is meant
  const spared = features ? higherOf(skin, features) : skin;
  const ridges = ridgesOf(strength);
  const { length, salience, thresholds } = want.full;
  const { threshold, on: chosen } = linesOfLength(ridges, weight, { range: thresholds, length, salience });
  const thinned = keepLong(thin(chosen, size), size, want.speck);
  const closed = want.meaning.closed
    ? closeAreas(thinned, importance, planes, { want, size, threshold, weight, spared })
    : thinned;
  const linked = linkGaps(closed, strength, want.link);
  const fused = fuseParallels(linked, size, want.fusing);
  const calmed = want.mosaic > 0 ? withoutMosaics(fused, strength, spared, want.mosaic) : fused;
  const contoured = area ? withContour(calmed, area, size, besideContour * size.perMM) : calmed;
  const whole = thin(reachEdges(contoured, size, want.fusing.reach + edge * size.perMM), size);
  const letters = importance.letterings.length > 0 && {
    letters: drawLetters(importance.letterings, size, want),
  };
  const on = innerFaces ? cutOut(whole, innerFaces, size, cutTwig * size.perMM) : whole;
  return { on, strength, weight, threshold, ...letters, ...(area && { area }) };
}

// loops over whole pictures compare: Math.min and Math.max take ten times as long in the child's JavaScript

/** How much lines count: more on the subject, and where features are. */
function weightsOf(subject: Field, features: Field | undefined): Float32Array {
  const out = new Float32Array(subject.data.length);
  const known = features?.data;
  for (let i = 0; i < out.length; i++) {
    const off = 1 - 1.6 * subject.data[i]!;
    const raised = known ? 1 + faces * known[i]! : 1;
    out[i] = raised / (1 + away * (off <= 0 ? 0 : off >= 1 ? 1 : off));
  }
  return out;
}

function higherOf({ width, height, data: p }: Field, { data: q }: Field): Field {
  const data = new Float32Array(p.length);
  for (let i = 0; i < data.length; i++) data[i] = p[i]! > q[i]! ? p[i]! : q[i]!;
  return { width, height, data };
}

/** Strengths with what is skin calmed by a share, and nothing where faces are drawn. */
function calmed(strength: Field, skin: Field, share: number, drawn: Uint8Array | undefined): Field {
  const { width, height } = strength;
  const data = new Float32Array(strength.data.length);
  for (let i = 0; i < data.length; i++) data[i] = strength.data[i]! * (1 - share * skin.data[i]!);
  if (drawn) for (let i = drawn.indexOf(1); i >= 0; i = drawn.indexOf(1, i + 1)) data[i] = 0;
  return { width, height, data };
}

/** Outlines of closed regions, with those of the lines that are not beside them. */
function closeAreas(
  lines: Uint8Array,
  { strength, skin, innerFaces }: Importance,
  planes: Planes,
  {
    want,
    size,
    threshold,
    weight,
    spared,
  }: {
    want: Recipe;
    size: PageSize;
    threshold: number;
    weight: Float32Array;
    spared: Field;
  },
): Uint8Array {
  const { perMM } = size;
  const [least, most] = want.meaning.closed!;
  const smallest = (want.meaning.region ?? 0) * perMM * perMM;
  const skinShare = (innerFaces && want.meaning.faces) ?? skinCalm;
  const calm = calmed(strength, skin, skinShare, innerFaces);
  const colors = [planes.l, planes.a, planes.b] as const;
  const limit = Math.max(least, Math.min(most, threshold * 0.72));
  const rough = closedRegions(calm, colors, { threshold: limit, smallest });
  const round = roundBorders(rough.labels, Math.max(1, Math.round(1.05 * perMM)), 3);
  const regions = withoutSmall(round, calm, colors, smallest);
  const borders = bordersOf(regions);

  // lines beside a border say the same; others stay, with what leads them up to the border
  const reach = Math.max(2, Math.round(1.3 * perMM));
  const isBeside = near(borders, size, reach * reach);
  const apart = new Uint8Array(lines.length);
  for (let i = lines.indexOf(1); i >= 0; i = lines.indexOf(1, i + 1)) {
    if (!isBeside[i] && (!rough.mosaic[i] || spared.data[i]! > 0.4)) apart[i] = 1;
  }
  const kept = keepSalient(apart, strength, weight, want.full.salience);
  const isNear = near(kept, size, (reach + 1) * (reach + 1));
  const all = kept.slice();
  for (let i = 0; i < all.length; i++) if (borders[i] || (lines[i] && isNear[i])) all[i] = 1;
  return thin(all, size);
}
