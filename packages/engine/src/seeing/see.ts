import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import type { Field } from "../edges/grid.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { withNetworks } from "./with-networks.ts";
import { findBeard } from "./find-beard.ts";
import { findGlasses } from "./find-glasses.ts";
import { findFaces, type FoundFace } from "./find-faces.ts";
import { findLettering } from "./find-lettering.ts";
import { findPerson } from "./find-person.ts";
import { findSalient } from "./find-salient.ts";
import { linesSide, maskSide, maxSide, within } from "./working-sizes.ts";
import { boxOfPoints, eyeDistance, turnOfPoints } from "./mesh-face.ts";
import { linesOf } from "./lines-of.ts";
import { scaleSeen } from "./scale-seen.ts";
import { seeSubject } from "./see-subject.ts";
import type { SubjectStroke } from "./subject/strokes.ts";
import { visibleParts } from "./visible-parts.ts";
import type { Network } from "../network/network.ts";
import type { Box, Seen, SeenFace } from "./seen.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";

/** Landmarks of faces with less between the outer corners of the eyes, in pixels of that picture, are guesses. */
const minEyes = 12;

/**
 * Finds what a photo shows. Same photo and networks, same bytes on every machine. Needs WebAssembly with SIMD.
 * Throws a RangeError when the photo is not one.
 * @param strokes what somebody drew to say what the photo is about
 */
export function see(photo: Raster, networks: SeeingNetworks, strokes: readonly SubjectStroke[] = []): Seen {
  const begun = beginSeeing(photo);
  return finishSeeing(begun, boundariesOf(begun.half, networks.boundaries), networks, strokes);
}

/** A photo that is looked at: in the sizes in which that is done, and what needs no network. */
export interface BegunSight {
  readonly photo: Raster;
  readonly picture: Raster;
  readonly half: Raster;
  readonly small: Raster;
  readonly planes: Planes;
  readonly letters: readonly Box[];
}

/** Begins to look at a photo, for those whose networks are still on their way. Throws a RangeError when it is none. */
export function beginSeeing(photo: Raster): BegunSight {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), maxSide);
  const half = within(picture, linesSide);
  const planes = toPlanes(picture);
  return { photo, picture, half, small: within(half, maskSide), planes, letters: findLettering(planes) };
}

/** Boundary strength of a picture at its pixels, 0 to 1. */
export function boundariesOf(picture: Raster, network: Network): Field {
  const { strength: data, ...size } = findBoundaries(picture, network);
  return { ...size, data };
}

/**
 * As `see`, of a photo that is looked at already.
 * @param lines `boundariesOf` it at half its size
 */
export function finishSeeing(
  { photo, picture, half, small, planes, letters }: BegunSight,
  lines: Field,
  networks: SeeingNetworks,
  strokes: readonly SubjectStroke[] = [],
): Seen {
  const { faces, person, salient } = withNetworks([picture, half, small], (run) => {
    const found = findFaces(run, networks, picture);
    // whoever has a face is what the photo is about
    const chances = found.length === 0 ? findSalient(run, networks.salient, picture) : undefined;
    // last: it calls kernels, and those give the memory of the networks away
    const tallest = Math.max(0, ...found.map(({ points }) => boxOfPoints(points).height));
    const person = findPerson(run, networks.person, small, { ...picture, tallest });
    return { faces: found, salient: chances, person };
  });
  const seen = {
    width: picture.width,
    height: picture.height,
    faces: faces.map((face) => seenFace(face, picture, planes)),
    person,
    ...(salient && { salient }),
    letters,
    lines: linesOf(lines),
  };
  return scaleSeen(seeSubject(picture, seen, strokes), photo);
}

function seenFace({ points, confidence }: FoundFace, picture: Raster, planes: Planes): SeenFace {
  const visible = visibleParts(points, picture);
  const seen = { box: boxOfPoints(points), confidence, turn: turnOfPoints(points), visible };
  if (eyeDistance(points) < minEyes) return seen;
  const glasses = findGlasses(points, planes, visible);
  const beard = findBeard(points, planes, visible);
  return { ...seen, points, ...(glasses && { glasses }), ...(beard && { beard }) };
}
