import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { withLook } from "../simd/look.ts";
import { findFaces, type FoundFace } from "./find-faces.ts";
import { findLettering } from "./find-lettering.ts";
import { findPerson } from "./find-person.ts";
import { linesSide, maskSide, mostSide, within } from "./looked-at.ts";
import { boxOfPoints, eyeDistance, turnOfPoints } from "./mesh-face.ts";
import { linesOf } from "./lines-of.ts";
import { seeSubject } from "./see-subject.ts";
import { visibleParts } from "./visible-parts.ts";
import type { Seen, SeenFace } from "./seen.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";

/** Landmarks of faces with less between the outer corners of the eyes, in pixels of that picture, are guesses. */
const leastEyes = 12;

/**
 * Finds what a photo shows. Same photo and networks, same bytes on every machine. Needs WebAssembly with SIMD.
 * Throws a RangeError when the photo is not one.
 */
export function see(photo: Raster, networks: SeeingNetworks): Seen {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), mostSide);
  const half = within(picture, linesSide);
  const small = within(half, maskSide);
  const { faces, person } = withLook([picture, half, small], (look) => ({
    faces: findFaces(look, networks, picture),
    person: findPerson(look, networks.person, picture, small),
  }));
  const scale = photo.width / picture.width;
  const { strength: data, ...size } = findBoundaries(half, networks.boundaries);
  const seen = {
    width: photo.width,
    height: photo.height,
    faces: faces.map((face) => seenFace(face, picture, scale)),
    person,
    letters: findLettering(picture).map(({ x, y, width, height }) => ({
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
    })),
    lines: linesOf({ ...size, data }),
  };
  return seeSubject(picture, seen);
}

function seenFace({ points, confidence }: FoundFace, picture: Raster, scale: number): SeenFace {
  const turn = turnOfPoints(points);
  const visible = visibleParts(points, picture);
  const scaled = points.map((value) => value * scale);
  const seen = { box: boxOfPoints(scaled), confidence, turn, visible };
  return eyeDistance(points) >= leastEyes ? { ...seen, points: scaled } : seen;
}
