import { skinChroma } from "../edges/skin-chroma.ts";
import { findAnimalHeads, type FoundHead } from "./animals/find-animal-heads.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import { type Candidate, detectFaces, turnOf } from "./detect-faces.ts";
import { boxOfPoints, eyeDistance, frameAround, type Mesh, meshIn, turnOfPoints } from "./mesh-face.ts";
import type { SeeingNetworks } from "./seeing-networks.ts";
import { sharedShare, withoutDoubles } from "./without-doubles.ts";

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
/** From this confidence on a face is a person's even where the network for animals sees a head: a kitten has .84. */
const sureOfPerson = 0.9;
/** A person's face and an animal's head are on one place when they share more than this of the smaller: either may be off. */
const onOneHead = 0.15;
/** In a crowd the surest faces only: each costs two looks. */
const maxCandidates = 30;

/** A face with its landmarks in pixels of the picture. */
export interface FoundFace {
  readonly points: Float32Array;
  /** 0 to 1. */
  readonly confidence: number;
}

/** The faces of people and the heads of animals, the surest first. */
export interface FoundFaces {
  readonly people: readonly FoundFace[];
  readonly animals: readonly FoundHead[];
}

/** What faces are found with. */
export type FaceNetworks = Pick<SeeingNetworks, "detector" | "mesh" | "animals">;

/**
 * Looks for faces in a picture. What lies on one place is a person or an animal: a person where that is sure, and an animal else, for the
 * networks for people see faces in those of some animals.
 * @param answers of `firstLook` at the whole picture
 */
export function findFaces(
  run: RunNetwork,
  networks: FaceNetworks,
  picture: Raster,
  answers: Float32Array,
): FoundFaces {
  const heads = findAnimalHeads(run, networks.animals, picture, answers);
  const looks = findPeople(run, networks, picture);
  const isOn = ({ points }: FoundFace, { box }: FoundHead) =>
    sharedShare(boxOfPoints(points), box) > onOneHead;
  const isAnimal = (face: FoundFace) =>
    face.confidence < sureOfPerson && heads.some((head) => isOn(face, head));
  const people = looks.filter((face) => !isAnimal(face));
  return { people, animals: heads.filter((head) => !people.some((face) => isOn(face, head))) };
}

/**
 * Looks for faces of people: what the detector takes for one, if the mesh does too at two looks, the second closer. Looked at: MediaPipe's own
 * thresholds (detector 0.5, mesh 0.5) also let a hand, a dog's muzzle, a rocket and a car pass, whose points wander between the looks, or
 * which have not the color of skin.
 */
function findPeople(run: RunNetwork, { detector, mesh }: FaceNetworks, picture: Raster): FoundFace[] {
  const candidates = detectFaces(run, detector, picture).slice(0, maxCandidates);
  const looks = candidates.flatMap((candidate) => twoLooks(run, mesh, candidate) ?? []);
  return withoutDoubleFaces(looks.filter((look) => isPerson(look, picture)));
}

/** What two looks at a candidate tell. */
interface TwoLooks extends FoundFace {
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
