import { skinChroma } from "../edges/skin-chroma.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import { detectFaces, turnOf, withoutDoubles } from "./detect-faces.ts";
import { boxOfPoints, eyeDistance, frameAround, type Mesh, meshIn, turnOfPoints } from "./mesh-face.ts";
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
/**
 * The detector is made for faces from afar: of one that takes up such a share of the picture it may be less sure. Then it is a face
 * when both looks are as sure as this, agree so well, and when that much of it has the color of skin: beards and shadows have not.
 */
const large = { share: 0.4, certainty: 0.999, moved: 0.045, skin: 0.3 };
/** In a crowd the surest faces only: each costs two looks. */
const maxCandidates = 30;

/** A face with its landmarks in pixels of the picture. */
export interface FoundFace {
  readonly points: Float32Array;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What faces are found with. */
export type FaceNetworks = Pick<SeeingNetworks, "detector" | "mesh">;

/**
 * Faces of a picture, the surest first: what the detector takes for one, if the mesh does too at two looks, the second
 * closer, with that one's landmarks. Looked at: MediaPipe's own thresholds (detector 0.5, mesh 0.5) also let a hand, a dog's
 * muzzle, a rocket and a car pass, whose points wander between the looks, or which have not the color of skin.
 */
export function findFaces(run: RunNetwork, { detector, mesh }: FaceNetworks, picture: Raster): FoundFace[] {
  const found: FoundFace[] = [];
  for (const candidate of detectFaces(run, detector, picture).slice(0, maxCandidates)) {
    const { x, y, width, height, score } = candidate;
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    const first = meshIn(run, mesh, frameAround(box, turnOf(candidate)));
    if (first.certainty < minFirst) continue;
    const second = meshIn(run, mesh, frameAround(boxOfPoints(first.points), turnOfPoints(first.points)));
    const apart = moved(first, second);
    if (second.certainty < minSecond || apart > maxMoved) continue;
    const isSure = score >= sureScore && first.certainty >= sureFirst;
    const isLarge =
      Math.max(width, height) >= large.share * Math.max(picture.width, picture.height) &&
      Math.min(first.certainty, second.certainty) >= large.certainty &&
      apart <= large.moved;
    if (!isSure && skinShare(second.points, picture) < (isLarge ? large.skin : minSkin)) continue;
    found.push({ points: second.points, confidence: (score + first.certainty) / 2 });
  }
  return withoutDoubles(
    found,
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
