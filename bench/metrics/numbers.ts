import type { Drawing, Label, Rgb } from "./drawing.ts";
import { type Parts, speckMM2 } from "./parts.ts";
import { type Segments, steps, stepsPerMM } from "./segments.ts";
import type { LabelMap } from "./scan.ts";

export interface NumberMeasures {
  /** Visible regions of at least `speckMM2`. */
  readonly regions: number;
  /** Share of the regions with a number in them, or with a leader line that ends in them. */
  readonly labelledShare: number;
  /** Share of the numbers whose digits lie wholly in one region (of those with a leader line: cross no border). */
  readonly insideShare: number;
  readonly minPoints: number;
  readonly maxPoints: number;
  /** Numbers other than that of the color of their region; missing where nobody said which are which. */
  readonly wrongNumbers?: number;
  /** Pairs of numbers whose boxes overlap, and leader lines that run through other numbers. */
  readonly overlaps: number;
}

/** Where leader lines end, by the index of their number among the labels; millimeters. */
export type Leaders = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

/** Millimeters of a typographic point. */
const point = 0.352778;
/** Advance width and height of a digit of Arimo (and Arial), in ems. */
const digit = { width: 0.556, height: 0.716 };

/** Measures whether every region can be told its color: numbers on a scanned drawing. */
export function measureNumbers(
  drawing: Drawing,
  { map, parts, segments }: { map: LabelMap; parts: Parts; segments: Segments },
  { leaders = new Map(), codes }: { leaders?: Leaders; codes?: ReadonlyMap<string, string> },
): NumberMeasures {
  const isLabelled = new Uint8Array(parts.count);
  let inside = 0;
  let wrong = 0;
  drawing.labels.forEach((label, index) => {
    const end = leaders.get(index) ?? label;
    const part = partAt(map, parts, end.x, end.y);
    if (part >= 0) isLabelled[part] = 1;
    const fill = drawing.shapes[parts.shape[part]!]?.fill;
    if (fill && codes && codes.get(hexOf(fill)) !== label.text) wrong++;
    const isOnPaint = partAt(map, parts, label.x, label.y) >= 0;
    if (isOnPaint && isWhole(drawing, segments, boxOf(label))) inside++;
  });

  let regions = 0;
  let labelled = 0;
  for (let part = 0; part < parts.count; part++) {
    if (parts.areaMM2[part]! < speckMM2) continue;
    regions++;
    labelled += isLabelled[part]!;
  }
  const sizes = drawing.labels.map(({ size }) => size / point);
  return {
    regions,
    labelledShare: labelled / regions,
    insideShare: drawing.labels.length === 0 ? 0 : inside / drawing.labels.length,
    ...(codes && { wrongNumbers: wrong }),
    minPoints: sizes.reduce((min, size) => Math.min(min, size), Number.POSITIVE_INFINITY),
    maxPoints: sizes.reduce((max, size) => Math.max(max, size), 0),
    overlaps: countOverlaps(drawing.labels.map(boxOf)) + countStruck(drawing.labels, leaders),
  };
}

const hexOf = (fill: Rgb) => `#${fill.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a label's digits, in millimeters. */
function boxOf({ x, y, size, text }: Label): Box {
  const halfWidth = (text.length * digit.width * size) / 2;
  const halfHeight = (digit.height * size) / 2;
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function partAt({ width, height, mm }: LabelMap, { ofPixel }: Parts, x: number, y: number): number {
  const [column, row] = [Math.floor(x / mm), Math.floor(y / mm)];
  if (column < 0 || row < 0 || column >= width || row >= height) return -1;
  return ofPixel[row * width + column]!;
}

/** Whether a box, whose middle lies in a region, is not cut by any line or the edge of the page: exact. */
function isWhole({ widthMM, heightMM }: Drawing, segments: Segments, box: Box): boolean {
  const { left, top, right, bottom } = box;
  if (left < 0 || top < 0 || right > widthMM || bottom > heightMM) return false;
  const isCut = (segment: number) => {
    const [x0, y0, x1, y1] = segments.ends
      .subarray(4 * segment, 4 * segment + 4)
      .map((at) => at / stepsPerMM);
    return passesThrough({ x: x0!, y: y0! }, { x: x1!, y: y1! }, box);
  };
  return !segments.near([left, top, right, bottom].map(steps)).some(isCut);
}

function countOverlaps(boxes: Box[]): number {
  const sorted = boxes.toSorted((a, b) => a.left - b.left);
  let overlaps = 0;
  sorted.forEach((a, i) => {
    for (let j = i + 1; j < sorted.length && sorted[j]!.left < a.right; j++)
      if (sorted[j]!.top < a.bottom && sorted[j]!.bottom > a.top) overlaps++;
  });
  return overlaps;
}

/** Numbers with the leader line of another one through their box. */
function countStruck(labels: readonly Label[], leaders: Leaders): number {
  const boxes = labels.map(boxOf);
  let struck = 0;
  for (const [own, end] of leaders)
    boxes.forEach((box, other) => {
      if (other !== own && passesThrough(labels[own]!, end, box)) struck++;
    });
  return struck;
}

/** Whether the straight line between two points runs through a box (Liang and Barsky's clipping). */
function passesThrough(from: { x: number; y: number }, to: { x: number; y: number }, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0 && room <= 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter < leave;
}
