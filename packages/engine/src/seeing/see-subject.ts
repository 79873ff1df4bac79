import { chanceOf } from "../arithmetic/reproducible.ts";
import type { Field } from "../edges/grid.ts";
import { layOnGround } from "../raster/lay-on-ground.ts";
import type { Raster } from "../raster/raster.ts";
import { saliencyOf } from "./saliency.ts";
import { fillFaces } from "./fill-faces.ts";
import { headStroke } from "./animals/head-stroke.ts";
import { fieldOf, maskOf } from "./mask.ts";
import type { Seen } from "./seen.ts";
import { surelyNone } from "./subject/confidence.ts";
import { cutSubject } from "./subject/cut-subject.ts";
import {
  type PhotoApart,
  type PreparedSubject,
  prepareSubject,
  takeApart,
} from "./subject/prepare-subject.ts";
import type { SubjectStroke } from "./subject/strokes.ts";

/** An animal that looks at you is at least so surely what the photo is about. */
const looking = 0.75;

/** What is seen of a photo before its subject. */
export type SeenBefore = Omit<Seen, "subject" | "saliency">;

/**
 * Makes a photo ready for `cutSubject`, with all that is seen of it.
 * @param photo opaque, of any size
 */
export function prepareSeenSubject(
  photo: Raster,
  { width, height, faces, person, salient, lines }: SeenBefore,
  apart: PhotoApart = takeApart(photo, fieldOf(lines)),
): PreparedSubject {
  return prepareSubject(apart, {
    person: fieldOf(person),
    ...(salient && { salient: fieldOf(salient) }),
    faces: faces.map(({ box }) => [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height]),
  });
}

/**
 * What is seen of a photo, with its subject and with what counts in it, as strokes wish. Whoever asks again
 * with other strokes gets the same as if they had been there from the beginning.
 * @param photo of any size
 * @param apart `takeApart` it with its lines, where that is done
 */
export function seeSubject(
  photo: Raster,
  seen: SeenBefore,
  strokes: readonly SubjectStroke[] = [],
  apart?: PhotoApart,
): Seen {
  const opaque = layOnGround(photo);
  const prepared = prepareSeenSubject(opaque, seen, apart);
  const cut = (all: readonly SubjectStroke[], from = prepared) => {
    const { mask, confidence } = cutSubject(from, all);
    // whoever says what is not subject may mean a part of a face: a hand before it
    if (all.every(({ isSubject }) => isSubject)) fillFaces(mask, seen.faces, seen);
    return { mask: maskOf(mask), confidence };
  };
  const known = { ...seen, subject: cut(strokes) };
  const { confidence, mask } = known.subject;
  const heads = seen.faces.length > 0 ? [] : seen.animals.map((head) => headStroke(head, seen));
  const sureness = heads.length > 0 && confidence > 0 ? Math.max(confidence, looking) : confidence;
  if (heads.length > 0) {
    const sure = { ...prepared, confidence: Math.max(prepared.confidence, sureness) };
    known.subject = { mask: cut([...heads, ...strokes], sure).mask, confidence: sureness };
  } else if (sureness > 0 && sureness < surelyNone) {
    known.subject = { mask: { ...mask, data: mask.data.map(() => 0) }, confidence: 0 };
  } else known.subject.confidence = sureness;
  return { ...known, saliency: saliencyOf(known, standsOut(prepared), seen.person) };
}

/** How likely each place is subject by itself, 0 to 1. */
function standsOut({ superpixels, odds }: PreparedSubject): Field {
  const { width, height, data: labels } = superpixels.labels;
  const chances = odds.map(chanceOf);
  const data = new Float32Array(labels.length);
  for (let i = 0; i < data.length; i++) data[i] = chances[labels[i]!]!;
  return { width, height, data };
}
