import { type Field, shrinkField, type Size, upsampleField } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { addPeople, type Place } from "./add-people.ts";
import { beliefOf } from "./belief.ts";
import { bestShownCut, shownCut } from "./best-shown-cut.ts";
import { closeUpOf } from "./close-up-of.ts";
import { colorSteps } from "./color-steps.ts";
import { confidenceOf } from "./confidence.ts";
import { findFocus } from "./focus.ts";
import { salientCut } from "./salient-cut.ts";
import { coarser, meanOf, type Superpixels, superpixels } from "./superpixels.ts";
import { Things } from "./things.ts";

/** What else is known of a photo. */
export interface SubjectHints {
  /** How much each place is a person, 0 to 1, at any size. */
  readonly person?: Field;
  /** What stands out by itself, 0 to 1, at any size. */
  readonly salient?: Field;
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
  /** Whether what was found is less sure than the rest: it counts until somebody says what it is. */
  readonly isGuess: boolean;
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
 * The network for people says nothing where nobody has a face and it takes more than this share of the picture's edge for
 * people, too: of two photos with a soft background all of it was somebody.
 */
const everywhere = 0.8;
/** The size in which the subject of a photo is looked for. */
export function workingSize(photo: Size): Size {
  const scale = workingSide / Math.max(photo.width, photo.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(photo.width), height: side(photo.height) };
}

/** A photo in pieces, and what they look like by themselves. */
export interface PhotoApart {
  /** Boundary strength in the size of the pieces. */
  readonly strength: Field;
  readonly parts: Superpixels;
  /** Larger ones, of which each holds some whole. */
  readonly large: Superpixels;
  /** How much each piece looks like subject, in logits. */
  readonly odds: Float64Array;
}

/**
 * Takes a photo apart: what `prepareSubject` can do before anybody is known.
 * @param photo opaque, any size; focus is seen best at 640 pixels and more
 * @param boundaries its boundary strength, 0 to 1, of any size
 */
export function takeApart(photo: Raster, boundaries: Field): PhotoApart {
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
  return { strength, parts, large, odds };
}

/** Makes a photo that was taken apart ready for `cutSubject`. */
export function prepareSubject(
  { strength, parts, large, odds }: PhotoApart,
  { person, salient, faces = [] }: SubjectHints = {},
): PreparedSubject {
  const { width, height } = strength;
  const someone = person && somebodyIn(sized(person, width, height), faces);
  const mean = someone && meanOf(parts, someone);
  const withPeople = mean ? odds.map((own, p) => own + personCounts * mean[p]!) : odds;
  const plainCut = () =>
    someone && faces.length === 0
      ? bestShownCut(parts, { seen: odds, withPeople }, strength)
      : shownCut(parts, withPeople, strength);
  const chances = salient && sized(salient, width, height);
  const salientOne = chances && salientCut(parts, odds, { chances, strength });
  const best = salientOne ? closeUpOf(parts, salientOne, plainCut) : plainCut();
  const { found, sureness } = best;
  const nobody = new Uint8Array(found.length);
  // a guess is nothing beside a person
  const isAlone = !someone || best.isGuess !== true || !addPeople(parts, nobody, someone, faces);
  if (sureness === 0) found.fill(0);
  else if (!isAlone) found.set(nobody);
  const isAnybody = someone ? addPeople(parts, found, someone, faces) : false;
  const confidence = confidenceOf(
    parts,
    found,
    { sureness, isAnybody },
    {
      ...{ strength, odds, hasFaces: faces.length > 0 },
      ...(mean && { person: mean }),
      ...(chances && { salient: meanOf(parts, chances) }),
    },
  );
  return {
    superpixels: parts,
    steps: colorSteps(parts),
    odds: best.odds,
    found,
    confidence,
    isGuess: !isAnybody && best.isGuess === true,
    things: new Things(parts, large, { ...(someone && { person: someone }), faces }),
  };
}

/** What of a picture is a person; undefined where the answer is no answer. */
function somebodyIn(person: Field, faces: readonly Place[]): Field | undefined {
  if (faces.length > 0) return person;
  const { width, height, data } = person;
  let sum = 0;
  for (let x = 0; x < width; x++) sum += data[x]! + data[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) sum += data[y * width]! + data[y * width + width - 1]!;
  return sum > everywhere * 2 * (width + height) ? undefined : person;
}

/** The field at another size, means where it shrinks. */
function sized(field: Field, width: number, height: number): Field {
  const factor = Math.max(1, Math.floor(Math.min(field.width / width, field.height / height)));
  return upsampleField(factor > 1 ? shrinkField(field, factor) : field, width, height);
}
