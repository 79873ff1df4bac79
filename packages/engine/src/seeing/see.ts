import { layOnWhite } from "../raster/lay-on-white.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { withLook } from "../simd/look.ts";
import { findFaces, type FoundFace } from "./find-faces.ts";
import { findLettering } from "./find-lettering.ts";
import { findPerson } from "./find-person.ts";
import { boxOfPoints, eyeDistance, turnOfPoints } from "./mesh-face.ts";
import { visibleParts } from "./visible-parts.ts";
import type { Seen, SeenFace } from "./seen.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";

/** Longer sides of the picture that is looked at, and of masks, in pixels. */
const mostSide = 1024;
const maskSide = 256;
/** Landmarks of faces with less between the outer corners of the eyes, in pixels of that picture, are guesses. */
const leastEyes = 12;

/** The picture with its longer side at most so long. */
function within(raster: Raster, longest: number): Raster {
  const scale = Math.min(1, longest / Math.max(raster.width, raster.height));
  if (scale === 1) return raster;
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const whole = { left: 0, top: 0, width: raster.width, height: raster.height };
  return resample(raster, whole, side(raster.width), side(raster.height));
}

/**
 * Finds what a photo shows. Same photo and networks, same bytes on every machine. Needs WebAssembly with SIMD.
 * Throws a RangeError when the photo is not one.
 */
export function see(photo: Raster, networks: SeeingNetworks): Seen {
  checkRaster(photo);
  const picture = within(layOnWhite(photo), mostSide);
  const half = within(picture, mostSide / 2);
  const small = within(half, maskSide);
  const { faces, person } = withLook([picture, half, small], (look) => ({
    faces: findFaces(look, networks, picture),
    person: findPerson(look, networks.person, picture, small),
  }));
  const scale = photo.width / picture.width;
  return {
    width: photo.width,
    height: photo.height,
    faces: faces.map((face) => seenFace(face, picture, scale)),
    person,
    subject: person,
    letters: findLettering(picture).map(({ x, y, width, height }) => ({
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
    })),
  };
}

function seenFace({ points, confidence }: FoundFace, picture: Raster, scale: number): SeenFace {
  const turn = turnOfPoints(points);
  const visible = visibleParts(points, picture);
  const scaled = points.map((value) => value * scale);
  const seen = { box: boxOfPoints(scaled), confidence, turn, visible };
  return eyeDistance(points) >= leastEyes ? { ...seen, points: scaled } : seen;
}
