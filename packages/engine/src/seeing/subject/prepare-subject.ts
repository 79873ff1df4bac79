import { type Field, shrinkField, stretchField } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { beliefOf } from "./belief.ts";
import { colorSteps } from "./color-steps.ts";
import { findFocus } from "./focus.ts";
import { otsu } from "./otsu.ts";
import { cutTidily } from "./tidy-cut.ts";
import { coarser, meanOf, type Superpixels, superpixels } from "./superpixels.ts";

/** What else is known of a photo, as fields of any size laid over all of it. */
export interface SubjectHints {
  /** How much each place is a person, 0 to 1. */
  readonly person?: Field;
  /** Where lettering is, 0 to 1. */
  readonly letters?: Field;
}

/** A photo that is ready to be cut: what is slow is done, strokes may come. */
export interface PreparedSubject {
  readonly pieces: Superpixels;
  /** What it takes to cross each border. */
  readonly steps: Float64Array;
  /** How much each superpixel looks like subject, in logits. */
  readonly odds: Float64Array;
  /** What is subject as long as nobody says otherwise: 1, or 0. */
  readonly found: Uint8Array;
}

/** The longer side at which a subject is looked for, in pixels. Finer contours cost more and are hardly nearer to the hand-drawn ones. */
const workingSide = 320;
/**
 * What a person and what lettering counts, in logits. The network for people knows what stands before a background, an
 * animal too.
 */
const counts = { person: 5, letters: 1.5 };

/**
 * Takes a photo apart for `cutSubject`.
 * @param photo opaque, any size; focus is seen best at 640 pixels and more
 * @param boundaries its boundary strength, 0 to 1, of any size
 */
export function prepareSubject(
  photo: Raster,
  boundaries: Field,
  { person, letters }: SubjectHints = {},
): PreparedSubject {
  const scale = workingSide / Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const planes = toPlanes(resample(photo, whole, width, height));
  const strength = sized(boundaries, width, height);
  const pieces = superpixels(planes, strength);
  const large = coarser(pieces, planes, strength);
  const belief = beliefOf(large, findFocus(photo, strength), strength);
  const odds = new Float64Array(pieces.labels.count);
  // each superpixel lies in one of the larger pieces
  pieces.labels.data.forEach((p, i) => {
    odds[p] = belief[large.labels.data[i]!]!;
  });
  const add = (hint: Field | undefined, logits: number) => {
    if (!hint) return;
    const mean = meanOf(pieces, sized(hint, width, height));
    for (let p = 0; p < odds.length; p++) odds[p]! += logits * mean[p]!;
  };
  add(person, counts.person);
  add(letters, counts.letters);
  const middle = otsu(odds, pieces.graph.area);
  for (let p = 0; p < odds.length; p++) odds[p]! -= middle;
  const found = cutTidily(pieces, odds, new Int8Array(odds.length));
  return { pieces, steps: colorSteps(pieces), odds, found };
}

/** The field at another size, means where it shrinks. */
function sized(field: Field, width: number, height: number): Field {
  const factor = Math.max(1, Math.floor(Math.min(field.width / width, field.height / height)));
  return stretchField(factor > 1 ? shrinkField(field, factor) : field, width, height);
}
