import type { Leaders } from "../packages/engine/src/testing/check-leaders.ts";
import type { Measures } from "./metrics/measure-drawing.ts";

/** Everything the quality table shows of one picture. */
export interface Quality extends Measures {
  /** Numbers that stand outside their region and point into it. */
  readonly leaders: Leaders;
  /** How many regions the canvas and the options allow. */
  readonly budget: number;
  readonly userSeconds: number;
  /** Whether a second conversion gave the same model file and drawing, byte by byte. */
  readonly isRepeatable: boolean;
  /** The fastest peer's likeness with the same number of regions, when it was asked for. */
  readonly peer?: { readonly regions: number; readonly difference: number; readonly similarity: number };
}

/** A row of the quality table. */
export interface Row {
  readonly name: string;
  readonly value: (quality: Quality) => number | boolean | undefined;
  readonly digits?: number;
  /** What the value must be for the picture to be good enough; in words, and as a test. */
  readonly gate?: { readonly says: string; readonly holds: (value: number) => boolean };
}

const percent = (share: number) => 100 * share;
/** Shares are means of floating-point counts: a whole may come out a hair short. */
const hair = 1e-9;
const atLeast = (limit: number) => ({
  says: `≥ ${limit}`,
  holds: (value: number) => value >= limit - hair,
});
const atMost = (limit: number) => ({
  says: `≤ ${limit}`,
  holds: (value: number) => value <= limit + hair,
});
const none = { says: "0", holds: (value: number) => value === 0 };

/** What is shown of a picture, and the gates it must pass. */
export const rows: readonly Row[] = [
  { name: "regions", value: (q) => q.regions },
  { name: "regions, % of the budget", value: (q) => percent(q.regions / q.budget), gate: atMost(100) },
  { name: "colors", value: (q) => q.colors },
  { name: "labelled %", value: (q) => percent(q.labelledShare), digits: 2, gate: atLeast(100) },
  { name: "numbers wholly inside %", value: (q) => percent(q.insideShare), digits: 2, gate: atLeast(99.5) },
  { name: "smallest number, pt", value: (q) => q.minPoints, digits: 2, gate: atLeast(4.5) },
  {
    name: "largest ÷ smallest number",
    value: (q) => q.maxPoints / q.minPoints,
    digits: 2,
    gate: atMost(2),
  },
  { name: "leader lines", value: (q) => q.leaders.count },
  { name: "… % of regions", value: (q) => percent(q.leaders.share), digits: 1, gate: atMost(3) },
  { name: "… longest, mm", value: (q) => q.leaders.longest, digits: 1, gate: atMost(8) },
  { name: "… that cross", value: (q) => q.leaders.crossings, gate: none },
  { name: "… through other numbers", value: (q) => q.leaders.through, gate: none },
  { name: "… to numbers within 3 mm of others", value: (q) => q.leaders.near, gate: none },
  { name: "overlapping numbers", value: (q) => q.overlaps, gate: none },
  { name: "numbers of another color", value: (q) => q.wrongNumbers, gate: none },
  { name: "slivers < 1.5 mm", value: (q) => q.slivers, gate: none },
  { name: "… led to by lines", value: (q) => q.ledSlivers },
  { name: "thin area %", value: (q) => percent(q.thinShare), digits: 2, gate: atMost(2.5) },
  { name: "gaps %", value: (q) => percent(q.gapShare), digits: 3, gate: none },
  { name: "unshared boundary %", value: (q) => percent(q.unsharedShare), digits: 2, gate: none },
  { name: "same-color neighbors", value: (q) => q.sameColorNeighbors, gate: none },
  { name: "pinches", value: (q) => q.pinches, gate: none },
  { name: "self-crossings", value: (q) => q.selfCrossings, gate: none },
  { name: "mean CIEDE2000", value: (q) => q.difference, digits: 2 },
  { name: "95th percentile", value: (q) => q.difference95, digits: 2 },
  { name: "99th percentile", value: (q) => q.difference99, digits: 2 },
  { name: "… in faces", value: (q) => q.faceDifference, digits: 2 },
  { name: "eyes and mouths missing", value: (q) => q.missingParts, gate: none },
  { name: "least between two paints", value: (q) => q.minDistance, digits: 2, gate: atLeast(4) },
  { name: "palette floor", value: (q) => q.floor, digits: 2 },
  { name: "above the floor", value: (q) => q.difference - q.floor, digits: 2, gate: atMost(1.3) },
  { name: "SSIM", value: (q) => q.similarity, digits: 3 },
  { name: "… in faces", value: (q) => q.faceSimilarity, digits: 3 },
  { name: "peer: regions", value: (q) => q.peer?.regions },
  { name: "peer: CIEDE2000", value: (q) => q.peer?.difference, digits: 2 },
  { name: "peer: SSIM", value: (q) => q.peer?.similarity, digits: 3 },
  {
    name: "SSIM above the peer's",
    value: (q) => q.peer && q.similarity - q.peer.similarity,
    digits: 3,
    gate: atLeast(0),
  },
  { name: "mean turn, rad/mm", value: (q) => q.turn, digits: 3, gate: atMost(0.38) },
  { name: "sharp turns per m", value: (q) => q.sharpTurns, digits: 1, gate: atMost(18) },
  { name: "line, m", value: (q) => q.metres, digits: 2 },
  { name: "nodes per m", value: (q) => q.nodesPerMetre, digits: 0 },
  { name: "drawing, KB", value: (q) => q.kilobytes, digits: 0 },
  { name: "user CPU s", value: (q) => q.userSeconds, digits: 2 },
  {
    name: "same bytes on repeat",
    value: (q) => q.isRepeatable,
    gate: { says: "yes", holds: (value) => value === 1 },
  },
];

/** Whether a picture passes the gate of a row; nothing when there is none, or nothing was measured. */
export function passes({ gate, value }: Row, quality: Quality): boolean | undefined {
  const measured = value(quality);
  return gate && measured !== undefined ? gate.holds(Number(measured)) : undefined;
}
