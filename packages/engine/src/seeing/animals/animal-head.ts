import type { AnimalFace, Spot } from "../../edges/animal-face.ts";
import { circle } from "../../edges/circle.ts";
import { findDarkSpots, ratio } from "../../edges/dark-spots.ts";
import { noseOf } from "../../edges/find-animal-faces.ts";
import { findNose } from "../../edges/find-nose.ts";
import type { Planes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { faceAbove } from "./face-above.ts";
import { fitNose } from "./fit-nose.ts";
import { fitPupils, type Pupils } from "./fit-pupils.ts";
import { headCopy } from "./head-copy.ts";
import { areMirrored, mirroredOn } from "./mirrored-eyes.ts";
import { traceMouth } from "./trace-mouth.ts";

/** How far a head is cut out around the middle between its eyes, and how far these are apart on the copy, in pixels. */
const around = { ways: 1.2, apart: 64 };
/** Eyes that are nearer than this, in pixels of the picture and in shares of its longer side, are guesses: windows of a town have .022. */
const minApart = { pixels: 16, share: 0.025 };
/**
 * Eyes of animals are so much darker than what is around them, in OKLab units, and mirror each other so well, as do the cheeks (see
 * `MirroredEyes`): clear discs, or dark eyes in dark fur, which must stand out from what is between them. Both are of about a size. Of
 * 660 pictures without people one has such discs that are no eyes, the nostrils of a calf; of 897 other ones two have either, tools on a
 * wall and fish in a drawing.
 */
const head = {
  sizes: 1.5,
  discs: { clarity: 15, eyes: 0.6, face: 0.6 },
  inFur: { clarity: 2.5, eyes: 0.6, face: 0.65, contrast: 0.6 },
};
/**
 * What the networks take for a person's face is an animal's if both eyes are dark discs: so wide, in widths of the face, and so much
 * darker than what is around them. A kitten has .19 and 44; of 180 people the nearest has .15 and 31: irises are 12 mm wide, faces 140.
 */
const animal = { wide: 0.165, clarity: 35 };

/** A pair of eyes where landmarks have irises, in pixels of the picture. */
export type Irises = readonly [left: Point, right: Point];

/** Whether a face of this width has the eyes of an animal. */
export function hasAnimalEyes(picture: Raster, irises: Irises, faceWidth: number): boolean {
  const { eyes, clarity } = pupilsOn(picture, irises);
  return clarity >= animal.clarity && eyes.every(({ halfWidth }) => 2 * halfWidth >= animal.wide * faceWidth);
}

/** Whether somebody looks at you where the networks see the face of somebody who is no person. */
export function isAnimalHead(picture: Raster, irises: Irises): boolean {
  const nearest = Math.max(minApart.pixels, minApart.share * Math.max(picture.width, picture.height));
  if (distance(...irises) < nearest) return false;
  const { eyes, clarity } = pupilsOn(picture, irises);
  const { discs, inFur } = head;
  if (clarity < inFur.clarity || ratio(eyes[0].halfWidth, eyes[1].halfWidth) > head.sizes) return false;
  // discs may miss eyes whose rims are light, and irises those of faces that are no person's
  return [irises, eyes].some(([left, right]) => {
    const mirrored = mirroredOn(picture, left, right);
    if (!mirrored) return false;
    return (
      (clarity >= discs.clarity && areMirrored(mirrored, discs)) ||
      (mirrored.contrast >= inFur.contrast && areMirrored(mirrored, inFur))
    );
  });
}

/** The rim of an eye that is drawn is so many times as wide as the dark disc, and the pupil in it. */
const drawn = { rim: 1.08, pupil: 0.74 };

/** Dark noses are looked for within these sizes, in pixels of the picture. */
const noseSizes = { min: 6, max: 89 };

/** The face of an animal with these eyes: dark discs, drawn as pupils in rims; where they are nostrils, the eyes above them. */
export function animalFaceAt(picture: Raster, planes: Planes, irises: Irises): AnimalFace {
  const above = faceAbove(picture, irises);
  if (above) return above;
  const discs = pupilsOn(picture, irises).eyes;
  const rimOf = ({ x, y, halfWidth }: Spot) =>
    circle.map(([cos, sin]) => ({ x: x + drawn.rim * halfWidth * cos, y: y + drawn.rim * halfWidth * sin }));
  const pupilIn = (disc: Spot): Spot => ({
    ...disc,
    halfWidth: drawn.pupil * disc.halfWidth,
    halfHeight: drawn.pupil * disc.halfHeight,
    area: drawn.pupil * drawn.pupil * disc.area,
  });
  const eyes = [pupilIn(discs[0]), pupilIn(discs[1])] as const;
  const openings = [rimOf(discs[0]), rimOf(discs[1])] as const;
  const nose = noseOf(findDarkSpots(planes, noseSizes), ...eyes);
  if (nose) return { eyes, openings, nose };
  const noseOutline = fitNose(planes, eyes) ?? findNose(planes, eyes);
  const mouth = noseOutline && traceMouth(planes, eyes, noseOutline);
  return { eyes, openings, ...(noseOutline && { noseOutline }), ...(mouth && { mouth }) };
}

/** `fitPupils` on a copy of the head of a size for which it is made. */
function pupilsOn(picture: Raster, irises: Irises): Pupils {
  const { planes, onCopy, spotOn } = headCopy(picture, irises, around);
  const { eyes, clarity } = fitPupils(planes, [onCopy(irises[0]), onCopy(irises[1])]);
  return { eyes: [spotOn(eyes[0]), spotOn(eyes[1])], clarity };
}
