import { skinChroma } from "../edges/skin-chroma.ts";
import { hasAnimalEyes, type Irises, isAnimalHead } from "./animals/animal-head.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import {
  type Candidate,
  detectFaces,
  detectFromAfar,
  detectTilted,
  turnOf,
  withoutDoubles,
} from "./detect-faces.ts";
import {
  boxOfPoints,
  eyeDistance,
  frameAround,
  irisesOf,
  type Mesh,
  meshIn,
  turnOfPoints,
} from "./mesh-face.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";

/** A face has meshes at least so sure at the first and the second look. */
const minFirst = 0.5;
const minSecond = 0.9;
/** Two looks at a face agree: points move by no more than this share of what lies between the eyes, on the average. */
const maxMoved = 0.1;
/**
 * It is a face when the detector and the first look are as sure as this; else it must have the color of skin, too. Of forty
 * faces in sixty-eight pictures the least sure had a score of 0.67; an orange with two shines had 0.58.
 */
const sureScore = 0.65;
const sureFirst = 0.995;
const minSkin = 0.65;
/** What has that color is none below this confidence: a toy has .49 and drawn gums .56; of 160 faces of people the least sure has .6. */
const minConfidence = 0.58;
/**
 * The detector is made for faces from afar: of one that takes up such a share of the picture it may be less sure. Then it is a face
 * when both looks are as sure as this, agree so well, and when that much of it has the color of skin: beards and shadows have not.
 */
const large = { share: 0.4, certainty: 0.999, moved: 0.045, skin: 0.3 };
/**
 * The face of an animal looks human to the networks, if not at the first look: of so many one is so sure that the next is made, and two
 * that follow each other are as sure as these and agree so well. A wheel moves by .052.
 */
const somebody = { maxLooks: 4, glance: 0.1, certainty: 0.85, moved: 0.05 };
/** From this confidence on nobody asks whether a face is an animal's: a kitten has .84. */
const sureOfPerson = 0.9;
/** In a crowd the surest faces only: each costs two looks, those of animals up to four. */
const maxCandidates = 30;

/** A face with its landmarks in pixels of the picture. */
export interface FoundFace {
  readonly points: Float32Array;
  /** 0 to 1. */
  readonly confidence: number;
}

/** The faces of people and the eyes of animals. */
export interface FoundFaces {
  /** The surest first. */
  readonly people: readonly FoundFace[];
  readonly animals: readonly Irises[];
}

/** What faces are found with. */
export type FaceNetworks = Pick<SeeingNetworks, "detector" | "mesh">;

/** What the networks take for faces of people. */
export interface Looks {
  readonly people: readonly TwoLooks[];
  /** What the detector takes for faces, of people or not. */
  readonly candidates: readonly Candidate[];
}

/**
 * Looks for faces in a picture: what the detector takes for one, if the mesh does too at two looks, the second closer. Looked at:
 * MediaPipe's own thresholds (detector 0.5, mesh 0.5) also let a hand, a dog's muzzle, a rocket and a car pass, whose points wander
 * between the looks, or which have not the color of skin. The networks are less sure of animals that look at you, but put the eyes
 * where theirs are (`lookForHeads`).
 */
export function lookForFaces(run: RunNetwork, { detector, mesh }: FaceNetworks, picture: Raster): Looks {
  const candidates = detectFaces(run, detector, picture).slice(0, maxCandidates);
  const looks = candidates.flatMap((candidate) => twoLooks(run, mesh, candidate) ?? []);
  return { people: looks.filter((look) => isPerson(look, picture)), candidates };
}

/** The faces of people among looks, each once, with the landmarks of the closer look. */
export function peopleIn({ people }: Looks, picture: Raster): FoundFace[] {
  const isAnimal = ({ points, confidence }: TwoLooks) =>
    confidence < sureOfPerson && hasAnimalEyes(picture, irisesOf(points), boxOfPoints(points).width);
  return withoutDoubleFaces(people.filter((look) => !isAnimal(look)));
}

/** Looks for the faces of animals in a picture in which nobody has one: those that were taken for faces, and from farther away. */
export function lookForHeads(
  run: RunNetwork,
  { detector, mesh }: FaceNetworks,
  { picture, candidates }: { readonly picture: Raster; readonly candidates: readonly Candidate[] },
): FoundFace[] {
  const afar = detectFromAfar(run, detector, picture).slice(0, maxCandidates);
  return settledLooks(run, mesh, [...candidates, ...afar]);
}

/** Looks for the faces of animals that tilt their heads. */
export function lookForTilted(
  run: RunNetwork,
  { detector, mesh }: FaceNetworks,
  picture: Raster,
): FoundFace[] {
  return settledLooks(run, mesh, detectTilted(run, detector, picture));
}

/** The eyes of animals among looks, each once. */
export function animalEyesIn(looks: readonly FoundFace[], picture: Raster): Irises[] {
  const isHead = ({ points }: FoundFace) => isAnimalHead(picture, irisesOf(points));
  return withoutDoubleFaces(looks.filter(isHead)).map(({ points }) => irisesOf(points));
}

/** What two looks at a candidate tell. */
export interface TwoLooks extends FoundFace {
  readonly candidate: Candidate;
  /** The certainties of both. */
  readonly first: number;
  readonly second: number;
  /** How far points moved between them: see `moved`. */
  readonly apart: number;
}

/** Looks at a candidate, and again closer; undefined when either look is unsure, or both do not agree. */
function twoLooks(run: RunNetwork, mesh: SeeingNetworks["mesh"], candidate: Candidate): TwoLooks | undefined {
  const first = firstLook(run, mesh, candidate);
  if (first.certainty < minFirst) return undefined;
  const second = closerLook(run, mesh, first);
  const apart = moved(first, second);
  if (second.certainty < minSecond || apart > maxMoved) return undefined;
  return {
    candidate,
    first: first.certainty,
    second: second.certainty,
    apart,
    points: second.points,
    confidence: (candidate.score + first.certainty) / 2,
  };
}

function firstLook(run: RunNetwork, mesh: SeeingNetworks["mesh"], candidate: Candidate): Mesh {
  const { x, y, width, height } = candidate;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return meshIn(run, mesh, frameAround(box, turnOf(candidate)));
}

function closerLook(run: RunNetwork, mesh: SeeingNetworks["mesh"], { points }: Mesh): Mesh {
  return meshIn(run, mesh, frameAround(boxOfPoints(points), turnOfPoints(points)));
}

/** Looks at candidates until two looks that follow each other are sure and agree: what they agree on. */
function settledLooks(
  run: RunNetwork,
  mesh: SeeingNetworks["mesh"],
  candidates: readonly Candidate[],
): FoundFace[] {
  return candidates.flatMap((candidate) => {
    let known = firstLook(run, mesh, candidate);
    for (let look = 2; look <= somebody.maxLooks && known.certainty >= somebody.glance; look++) {
      const next = closerLook(run, mesh, known);
      const certainty = Math.min(known.certainty, next.certainty);
      if (certainty >= somebody.certainty && moved(known, next) <= somebody.moved)
        return [{ points: next.points, confidence: (candidate.score + certainty) / 2 }];
      known = next;
    }
    return [];
  });
}

/** Whether looks are sure enough, or what they see has the color of skin. */
function isPerson(look: TwoLooks, picture: Raster): boolean {
  const { candidate, first, second, apart, points, confidence } = look;
  if (confidence < minConfidence) return false;
  const isSure = candidate.score >= sureScore && first >= sureFirst;
  const isLarge =
    Math.max(candidate.width, candidate.height) >= large.share * Math.max(picture.width, picture.height) &&
    Math.min(first, second) >= large.certainty &&
    apart <= large.moved;
  return isSure || skinShare(points, picture) >= (isLarge ? large.skin : minSkin);
}

function withoutDoubleFaces(faces: readonly FoundFace[]): FoundFace[] {
  return withoutDoubles(
    faces,
    ({ points }) => boxOfPoints(points),
    ({ confidence }) => confidence,
  );
}

/** How far points are from where they were, on the average, as a share of what lies between the eyes. */
function moved(first: Mesh, second: Mesh): number {
  let sum = 0;
  for (let i = 0; i < second.points.length; i += 3) {
    const dx = second.points[i]! - first.points[i]!;
    const dy = second.points[i + 1]! - first.points[i + 1]!;
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return (3 * sum) / second.points.length / eyeDistance(second.points);
}

/** The share of a face's points around which the picture has the color of skin. */
function skinShare(points: Float32Array, { width, height, data }: Raster): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [Math.floor(points[i]!), Math.floor(points[i + 1]!)];
    if (!(x >= 0 && y >= 0 && x < width && y < height)) continue;
    const at = (y * width + x) * 4;
    sum += skinChroma(data[at]!, data[at + 1]!, data[at + 2]!);
  }
  return (3 * sum) / points.length;
}
