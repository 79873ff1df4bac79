import { chanceOf } from "../arithmetic/reproducible.ts";
import type { RunNetwork } from "./with-networks.ts";
import { directionOf, type Frame, placeIn, upright } from "./frame.ts";
import type { Box, Direction } from "./seen.ts";
import { sharedArea, withoutDoubles } from "./without-doubles.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";

/** What the detector takes for a face: the middle and sides of its box, and how its eyes lie. */
export interface Candidate {
  /** 0 to 1. */
  readonly score: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly leftEye: readonly [number, number];
  readonly rightEye: readonly [number, number];
}

/** The detector's input, and cells of its answer with one box each, a side. */
const side = 192;
const cells = 48;
/** Numbers of a box: middle, sides, six points of two coordinates each; eyes come first. */
const boxNumbers = 16;
/** Boxes of a lower score are none; what is a face among the rest, the mesh decides. */
const minScore = 0.3;
/** Boxes of one look that share more of their union than this are of one face. */
const sameFace = 0.3;
/**
 * Tiles have this share of the picture's longer side, and lie at most so much of their own apart: they share more than a face
 * that is too small to be found in the whole is large. Tiles half of theirs apart find the same faces for a third more.
 */
const tile = 0.6;
const tileStep = 0.7;
/** Tiles are looked at unless something is found of which all is larger than this share of the longer side. */
const small = 0.1;
/**
 * The detector is made for faces from afar. Unless it finds one with this score, it looks from so many times as far for faces with
 * it that take up this share of the longer side: of twelve portraits cut off at forehead or chin it missed three from near, and
 * took one for half as large as it is. A basket had a score of .54.
 */
const closeUp = { score: 0.65, away: 2, share: 0.4 };
/** An upright square of the picture. */
function square(x: number, y: number, length: number): Frame {
  return { x, y, width: length, height: length, turn: upright };
}

/**
 * What may be a face in a picture of this size, the surest first. The whole is looked at; tiles of it too when nothing, or
 * something small, is found. Source of boxes and merging: MediaPipe's full-range detector.
 */
export function detectFaces(
  run: RunNetwork,
  detector: SeeingNetwork,
  { width, height }: { readonly width: number; readonly height: number },
): Candidate[] {
  const longer = Math.max(width, height);
  const seenFrom = (away: number) =>
    candidatesIn(run, detector, square(width / 2, height / 2, away * longer));
  const isLarger = (face: Candidate, share: number) => Math.max(face.width, face.height) > share * longer;
  const isSure = ({ score }: Candidate) => score >= closeUp.score;
  const near = seenFrom(1);
  const closeUps = near.some(isSure)
    ? []
    : seenFrom(closeUp.away).filter((face) => isSure(face) && isLarger(face, closeUp.share));
  const whole = surest([...near, ...closeUps]);
  if (near.length > 0 && near.every((face) => isLarger(face, small))) return whole;
  const length = tile * longer;
  const middles = (size: number) => {
    if (size <= length) return [size / 2];
    const count = Math.ceil((size - length) / (length * tileStep)) + 1;
    return Array.from({ length: count }, (_, i) => length / 2 + ((size - length) * i) / (count - 1));
  };
  const views = middles(height).flatMap((y) => middles(width).map((x) => square(x, y, length)));
  return surest([...whole, ...views.flatMap((view) => candidatesIn(run, detector, view))]);
}

/** Boxes by their upper left corner, as they overlap. */
function cornered<T extends Box>(face: T): T {
  return { ...face, x: face.x - face.width / 2, y: face.y - face.height / 2 };
}

/** The surest of what several looks found, the surest first. */
function surest(faces: readonly Candidate[]): Candidate[] {
  return withoutDoubles(faces, cornered, ({ score }) => score);
}

/** What is found in one view, each face once, the surest first. */
function candidatesIn(run: RunNetwork, detector: SeeingNetwork, view: Frame): Candidate[] {
  return merged(boxesIn(run, detector, view));
}

function boxesIn(run: RunNetwork, detector: SeeingNetwork, view: Frame): Candidate[] {
  const [boxes, logits] = run(detector, view) as [Float32Array, Float32Array];
  const out: Candidate[] = [];
  logits.forEach((logit, cell) => {
    const score = chanceOf(Math.max(-100, Math.min(100, logit)));
    if (score < minScore) return;
    const [across, down] = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
    const number = (k: number) => boxes[boxNumbers * cell + k]! / side;
    const point = (k: number) => placeIn(view, across + number(k), down + number(k + 1));
    const [x, y] = point(0);
    const sides = { width: number(2) * view.width, height: number(3) * view.height };
    out.push({ score, x, y, ...sides, leftEye: point(4), rightEye: point(6) });
  });
  return out;
}

/** Boxes that overlap the best one become one with it, each counting by its score. */
function merged(faces: readonly Candidate[]): Candidate[] {
  let rest = [...faces].sort((a, b) => b.score - a.score);
  const out: Candidate[] = [];
  while (rest.length > 0) {
    const best = rest[0]!;
    const isSame = (face: Candidate) => {
      const both = sharedArea(cornered(face), cornered(best));
      return face === best || both > sameFace * (face.width * face.height + best.width * best.height - both);
    };
    const group = rest.filter(isSame);
    rest = rest.filter((face) => !isSame(face));
    const total = group.reduce((sum, face) => sum + face.score, 0);
    const mean = (of: (face: Candidate) => number) =>
      group.reduce((sum, face) => sum + of(face) * face.score, 0) / total;
    out.push({
      score: best.score,
      x: mean((face) => face.x),
      y: mean((face) => face.y),
      width: mean((face) => face.width),
      height: mean((face) => face.height),
      leftEye: [mean((face) => face.leftEye[0]), mean((face) => face.leftEye[1])],
      rightEye: [mean((face) => face.rightEye[0]), mean((face) => face.rightEye[1])],
    });
  }
  return out;
}

/** From the left to the right eye. */
export function turnOf({ leftEye, rightEye }: Candidate): Direction {
  return directionOf(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
}
