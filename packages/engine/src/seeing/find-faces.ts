import { skinChroma } from "../edges/skin-chroma.ts";
import { hasAnimalEyes, type Irises, isAnimalHead } from "./animals/animal-head.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import { type Candidate, detectFaces, detectFromAfar, turnOf, withoutDoubles } from "./detect-faces.ts";
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
/** The face of an animal looks human to the networks: both looks are so sure, and agree so well. */
const somebody = { certainty: 0.99, moved: 0.05 };
/** From this confidence on nobody asks whether a face is an animal's: a kitten has .84. */
const sureOfPerson = 0.9;
/** In a crowd the surest faces only: each costs two looks. */
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

/** What the networks take for faces. */
export interface Looks {
  readonly all: readonly TwoLooks[];
  /** Those of them that are a person's: the color of skin, or how sure they are, says so. */
  readonly people: readonly TwoLooks[];
}

/**
 * Looks for faces in a picture: what the detector takes for one, if the mesh does too at two looks, the second closer. Looked at:
 * MediaPipe's own thresholds (detector 0.5, mesh 0.5) also let a hand, a dog's muzzle, a rocket and a car pass, whose points wander
 * between the looks, or which have not the color of skin. The networks are less sure of animals that look at you, but put the eyes
 * where theirs are.
 */
export function lookForFaces(run: RunNetwork, { detector, mesh }: FaceNetworks, picture: Raster): Looks {
  const lookAt = (candidates: readonly Candidate[]) =>
    candidates.slice(0, maxCandidates).flatMap((candidate) => twoLooks(run, mesh, candidate) ?? []);
  const looks = lookAt(detectFaces(run, detector, picture));
  const people = looks.filter((look) => isPerson(look, picture));
  const fromAfar = people.length > 0 ? [] : lookAt(detectFromAfar(run, detector, picture));
  return { all: [...looks, ...fromAfar], people };
}

/** The faces among looks, each once, with the landmarks of the closer look. Animals are looked for where there are no people. */
export function facesIn(looks: Looks, picture: Raster): FoundFaces {
  const isAnimal = ({ points, confidence }: TwoLooks) =>
    confidence < sureOfPerson && hasAnimalEyes(picture, irisesOf(points), boxOfPoints(points).width);
  const people = withoutDoubleFaces(looks.people.filter((look) => !isAnimal(look)));
  if (people.length > 0) return { people, animals: [] };
  const heads = withoutDoubleFaces(looks.all.filter(isSomebody));
  return {
    people,
    animals: heads.map(({ points }) => irisesOf(points)).filter((irises) => isAnimalHead(picture, irises)),
  };
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
  const { x, y, width, height, score } = candidate;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const first = meshIn(run, mesh, frameAround(box, turnOf(candidate)));
  if (first.certainty < minFirst) return undefined;
  const second = meshIn(run, mesh, frameAround(boxOfPoints(first.points), turnOfPoints(first.points)));
  const apart = moved(first, second);
  if (second.certainty < minSecond || apart > maxMoved) return undefined;
  return {
    candidate,
    first: first.certainty,
    second: second.certainty,
    apart,
    points: second.points,
    confidence: (score + first.certainty) / 2,
  };
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

/** Whether looks at an animal are sure enough. */
function isSomebody({ first, second, apart }: TwoLooks): boolean {
  return Math.min(first, second) >= somebody.certainty && apart <= somebody.moved;
}

function withoutDoubleFaces(faces: readonly TwoLooks[]): TwoLooks[] {
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
