import { type Field, shrinkField, type Size, upsampleField } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { addPeople, type Place } from "./add-people.ts";
import { beliefOf } from "./belief.ts";
import { type Clarity, clarityOf } from "./clarity.ts";
import { colorSteps } from "./color-steps.ts";
import { findFocus } from "./focus.ts";
import { otsu } from "./otsu.ts";
import { coarser, meanOf, type Superpixels, superpixels } from "./superpixels.ts";
import { Things } from "./things.ts";
import { cutTidily } from "./tidy-cut.ts";

/** What else is known of a photo. */
export interface SubjectHints {
  /** How much each place is a person, 0 to 1, at any size. */
  readonly person?: Field;
  /** Middles of faces. */
  readonly faces?: readonly Place[];
}

/** A photo that is ready to be cut: what is slow is done, strokes may come. */
export interface PreparedSubject {
  readonly superpixels: Superpixels;
  /** What it takes to cross each border. */
  readonly steps: Float64Array;
  /** How much each superpixel looks like subject, in logits. */
  readonly odds: Float64Array;
  /** What is subject as long as nobody says otherwise: 1, or 0; all of it 0 where nothing stands out. */
  readonly found: Uint8Array;
  /** How sure it is that the picture is about that and nothing else, 0 to 1; 0 where nothing stands out. */
  readonly confidence: number;
  /** What each superpixel is a part of. */
  readonly things: Things;
}

/**
 * The longer side at which a subject is looked for, in pixels. Finer contours cost more and are hardly nearer to the hand-drawn
 * ones.
 */
const workingSide = 320;
/** What a person counts, in logits. The network for people knows what stands before a background, an animal too. */
const personCounts = 5;
/**
 * A part of what looks like subject is cut out too, with so many logits less, and taken where it is so many times clearer: a
 * surfer and not the wave.
 */
const stricter = 2;
const clearer = 1.25;
/** What is as clear as this is not looked at again. */
const clearEnough = 1.6;
/**
 * A subject's confidence is 0 up to this clarity times the logits that its inside has on average, and 1 from the second on.
 * Below the least confidence nothing stands out. From photos that masks were drawn for: what was wrong there had 0.3 to 1.3.
 */
const doubtful = 0.5;
const clear = 3;
const minSure = 0.3;

/** The size in which the subject of a photo is looked for. */
export function workingSize(photo: Size): Size {
  const scale = workingSide / Math.max(photo.width, photo.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(photo.width), height: side(photo.height) };
}

/**
 * Takes a photo apart for `cutSubject`.
 * @param photo opaque, any size; focus is seen best at 640 pixels and more
 * @param boundaries its boundary strength, 0 to 1, of any size
 */
export function prepareSubject(
  photo: Raster,
  boundaries: Field,
  { person, faces = [] }: SubjectHints = {},
): PreparedSubject {
  const { width, height } = workingSize(photo);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const planes = toPlanes(resample(photo, whole, width, height));
  const strength = sized(boundaries, width, height);
  const parts = superpixels(planes, strength);
  const large = coarser(parts, planes, strength);
  const belief = beliefOf(large, findFocus(photo, strength), strength);
  const odds = new Float64Array(parts.labels.count);
  // each superpixel lies in one of the larger ones
  parts.labels.data.forEach((p, i) => {
    odds[p] = belief[large.labels.data[i]!]!;
  });
  const someone = person && sized(person, width, height);
  if (someone) {
    const mean = meanOf(parts, someone);
    for (let p = 0; p < odds.length; p++) odds[p]! += personCounts * mean[p]!;
  }
  const middle = otsu(odds, parts.graph.area);
  for (let p = 0; p < odds.length; p++) odds[p]! -= middle;
  const cut = (wish: Float64Array) => {
    const found = cutTidily(parts, wish, new Int8Array(wish.length));
    return { odds: wish, found, ...clarityOf(parts, wish, found) };
  };
  let best = cut(odds);
  const isSure = sureness(best) >= minSure;
  if (isSure && best.clarity < clearEnough) {
    const part = cut(odds.map((value) => value - stricter));
    if (part.clarity > clearer * best.clarity) best = part;
  }
  const { found } = best;
  if (!isSure) found.fill(0);
  const isAnybody = someone ? addPeople(parts, found, someone, faces) : false;
  const confidence = isAnybody ? 1 : isSure ? sureness(best) : 0;
  return {
    superpixels: parts,
    steps: colorSteps(parts),
    odds: best.odds,
    found,
    confidence,
    things: new Things(parts, large, { ...(someone && { person: someone }), faces }),
  };
}

/** How sure a cut is one thing, 0 to 1. */
function sureness({ clarity, inside }: Clarity): number {
  const share = (clarity * Math.max(0, inside) - doubtful) / (clear - doubtful);
  return Math.max(0, Math.min(1, share));
}

/** The field at another size, means where it shrinks. */
function sized(field: Field, width: number, height: number): Field {
  const factor = Math.max(1, Math.floor(Math.min(field.width / width, field.height / height)));
  return upsampleField(factor > 1 ? shrinkField(field, factor) : field, width, height);
}
