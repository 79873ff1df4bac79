import { layOnGround } from "../raster/lay-on-ground.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import type { Field } from "../edges/grid.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { withNetworks } from "./with-networks.ts";
import { findBeard } from "./find-beard.ts";
import { findGlasses } from "./find-glasses.ts";
import { fitHead } from "./animals/fit-head.ts";
import { type FaceNetworks, findFaces, type FoundFace, type FoundFaces } from "./find-faces.ts";
import { findLettering } from "./find-lettering.ts";
import { findPerson } from "./find-person.ts";
import { withParts } from "./people/find-parts.ts";
import { findSalient } from "./find-salient.ts";
import { lookAtWhole } from "./whole/look-at-whole.ts";
import { linesSide, lookSide, maskSide, within } from "./working-sizes.ts";
import { boxOfPoints, eyeDistance, turnOfPoints } from "./mesh-face.ts";
import { linesOf } from "./lines-of.ts";
import { scaleSeen } from "./scale-seen.ts";
import { seeSubject } from "./see-subject.ts";
import type { PhotoApart } from "./subject/prepare-subject.ts";
import type { SubjectStroke } from "./subject/strokes.ts";
import { visibleParts } from "./visible-parts.ts";
import type { Network } from "../network/network.ts";
import type { Mask, Seen, SeenFace } from "./seen.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";

/** Landmarks of faces with less between the outer corners of the eyes, in pixels of that picture, are guesses. */
const minEyes = 12;

/**
 * Finds what a photo shows. Same photo and networks, same bytes on every machine. Needs WebAssembly with SIMD.
 * Throws a RangeError when the photo is not one.
 * @param strokes what somebody drew to say what the photo is about
 */
export function see(photo: Raster, networks: SeeingNetworks, strokes: readonly SubjectStroke[] = []): Seen {
  const sizes = sightSizes(photo);
  const lines = linesOf(boundariesOf(sizes.half, networks.boundaries));
  const first = seeFirst(sizes, networks);
  const salient = isSalientAsked(first) ? seeSalient(sizes, networks.salient) : undefined;
  return seeWhole(sizes, { ...seePeople(sizes, first, networks), lines, salient }, { strokes });
}

// the stages of `see`, for those who share them between threads

/** A photo in the sizes in which it is looked at; all but itself are opaque. */
export interface SightSizes {
  readonly photo: Raster;
  readonly picture: Raster;
  readonly half: Raster;
  readonly small: Raster;
}

/** Throws a RangeError when the photo is none. */
export function sightSizes(photo: Raster): SightSizes {
  checkRaster(photo);
  const picture = within(layOnGround(photo), lookSide);
  const half = within(picture, linesSide);
  return { photo, picture, half, small: within(half, maskSide) };
}

/** Boundary strength of a picture at its pixels, 0 to 1. */
export function boundariesOf(picture: Raster, network: Network): Field {
  const { strength: data, ...size } = findBoundaries(picture, network);
  return { ...size, data };
}

const rastersOf = ({ picture, half, small }: SightSizes) => [picture, half, small];

/** What is seen first: faces of people and heads of animals in pixels of the picture, and lines to draw. */
export interface FirstSight extends FoundFaces, Required<Pick<Seen, "kept">> {}

/** What is looked at first with. */
export type FirstNetworks = FaceNetworks & Pick<SeeingNetworks, "whole">;

/** Looks at the whole, and closer for faces and heads. */
export function seeFirst(sizes: SightSizes, networks: FirstNetworks): FirstSight {
  const { picture } = sizes;
  return withNetworks(rastersOf(sizes), (run) => {
    const { heads, kept } = lookAtWhole(run, networks.whole, picture);
    return { ...findFaces(run, networks, picture, heads), kept };
  });
}

/** Whether somebody has to look for what stands out: whoever has a face is what the photo is about. */
export const isSalientAsked = ({ people }: FoundFaces): boolean => people.length === 0;

/** What stands out, by the network for salient objects. */
export function seeSalient(sizes: SightSizes, network: SeeingNetworks["salient"]): Mask {
  return withNetworks(rastersOf(sizes), (run) => findSalient(run, network, sizes.picture));
}

/** What is seen without boundaries and salient objects. */
export type SeenPeople = Required<Pick<Seen, "faces" | "animals" | "person" | "kept" | "letters">>;

/** What people are looked at with. */
export type PeopleNetworks = Pick<SeeingNetworks, "person" | "peopleParts">;

/** Looks closer at faces that were found, and for persons and lettering. */
export function seePeople(
  sizes: SightSizes,
  { people, animals, kept }: FirstSight,
  networks: PeopleNetworks,
): SeenPeople {
  const { picture, small } = sizes;
  const planes = toPlanes(picture);
  const tallest = Math.max(0, ...people.map(({ points }) => boxOfPoints(points).height));
  const faces = people.map((face) => seenFace(face, picture, planes));
  return withNetworks(rastersOf(sizes), (run) => ({
    faces: withParts(run, networks.peopleParts, faces),
    animals: animals.map((head) => fitHead(picture, head)),
    person: findPerson(run, networks.person, small, { ...picture, tallest }),
    kept,
    letters: findLettering(planes),
  }));
}

/** What the stages before have seen. */
export interface SeenStages extends SeenPeople {
  /** `linesOf` the boundaries of `half`. */
  readonly lines: Mask;
  readonly salient: Mask | undefined;
}

/**
 * The end of `see`: the subject, and with it all that a photo shows.
 * @param options.apart `takeApart` of the picture, where that is done
 */
export function seeWhole(
  { photo, picture }: SightSizes,
  { salient, ...stages }: SeenStages,
  options: { readonly strokes?: readonly SubjectStroke[]; readonly apart?: PhotoApart } = {},
): Seen {
  const { width, height } = picture;
  const seen = { width, height, ...stages, ...(salient && { salient }) };
  return scaleSeen(seeSubject(picture, seen, options.strokes, options.apart), photo);
}

function seenFace({ points, confidence }: FoundFace, picture: Raster, planes: Planes): SeenFace {
  const visible = visibleParts(points, picture);
  const seen = { box: boxOfPoints(points), confidence, turn: turnOfPoints(points), visible };
  if (eyeDistance(points) < minEyes) return seen;
  const glasses = findGlasses(points, planes, visible);
  const beard = findBeard(points, planes, visible);
  return { ...seen, points, ...(glasses && { glasses }), ...(beard && { beard }) };
}
