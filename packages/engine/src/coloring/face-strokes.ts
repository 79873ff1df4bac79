import type { StrokesAndSolids, Solid, Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { Glasses, SeenFace } from "../seeing/seen.ts";
import { distance, type Point, smoothCurve } from "../strokes/smooth-curve.ts";

/** Where a face is drawn: the canvas in pixels, and how many of those a pixel of the photo and a millimeter of the page have. */
export interface FacePlace {
  readonly width: number;
  readonly height: number;
  readonly perPhoto: number;
  readonly perMM: number;
  /** Width of the pen in millimeters. */
  readonly pen: number;
}

/**
 * How much of a face a pen has room for. Widths of an eye, a brow or a mouth, and the height of a face, in widths of the pen.
 * Chosen by looking at portraits and groups in every type; lower values give more lines in smaller faces.
 */
const room = {
  /** Lower faces stay empty. */
  face: 8,
  /** Narrower eyes are dots. */
  lid: 4,
  bothLids: 8.5,
  iris: 15,
  crease: 22,
  /** Thinner brows are lines. */
  brow: 2.6,
  anyBrow: 3,
  wings: 30,
  nose: 15,
  lowerLip: 8.5,
  lips: 15,
  glasses: 7,
  beard: 9,
} as const;
/** Eyes and mouths that are open by less than this share of their width are closed. */
const closedEye = 0.1;
const closedMouth = 0.045;
/** A mouth is open where this many pens fit between the lips. */
const openMouth = 1.5;
/** An eye so wide beside the other, as a share, is drawn with it. */
const beside = 0.45;
/** Radius of a pupil as a share of its iris', and at least so many pens; a filled iris has a highlight from so many on. */
const pupil = 0.48;
const minPupil = 0.72;
const highlight = { from: 1.9, radius: 0.27, up: 0.38, aside: -0.34 };
/** Closed lids are a line this share of the way from the upper to the lower one. */
const closedLids = 0.75;
/** A pupil may hang below an upper lid that is drawn alone by this share of its radius more than below two. */
const hangs = 0.35;
/** The fold of a lid lies above it by this share of the eye's opening, and is this share of the pen. */
const crease = { above: 0.42, pen: 0.6 };
/** A brow that is one line runs this share of the way from its upper to its lower edge, and so at its outer end; in pens. */
const thinBrow = { middle: 0.5, outerEnd: 0.2, pen: 1.1 };
/** Lines within a face are thinner than its contour, as a share of the pen. */
const thin = 0.72;

/**
 * Draws a face from its landmarks: eyes, brows, nose and mouth that can be seen, with as many lines as the pen has room for.
 * Expression, gaze and tilt are those of the landmarks. Nothing for a face without landmarks or too small for the pen.
 */
export function faceStrokes(face: SeenFace, place: FacePlace): StrokesAndSolids {
  const { points, visible } = face;
  if (!points) return { strokes: [], solids: [] };
  const hand = new Hand(points, place);
  if (distance(hand.at(faceLines.forehead), hand.at(faceLines.chin)) < room.face) return hand;
  const eyes = [faceLines.leftEye, faceLines.rightEye] as const;
  const widths = eyes.map(({ upper }) => distance(hand.at(upper[0]), hand.at(upper[8])));
  // both eyes of a face have the same lines: as many as the one of their mean width has room for
  const width = (widths[0]! + widths[1]!) / 2;
  eyes.forEach((eye, i) => {
    // hair or shade on one eye leaves a face with two; one that is turned away has one
    const other = widths[i]! >= beside * widths[1 - i]! && (visible.leftEye || visible.rightEye);
    if (visible[i === 0 ? "leftEye" : "rightEye"] || other) drawEye(hand, eye, width);
  });
  // what hides eyes hides what is right above them
  const isDark = face.glasses && !visible.leftEye && !visible.rightEye;
  if (!isDark)
    drawBrows(hand, [
      ...(visible.leftBrow ? [faceLines.leftBrow] : []),
      ...(visible.rightBrow ? [faceLines.rightBrow] : []),
    ]);
  if (visible.nose) drawNose(hand);
  if (visible.mouth) drawMouth(hand);
  if (face.beard) drawBeard(hand, face.beard);
  if (face.glasses) drawGlasses(hand, face.glasses);
  return hand;
}

/** Collects strokes and solids; its points are in widths of the pen, so that all rules are about what the pen has room for. */
class Hand implements StrokesAndSolids {
  readonly strokes: Stroke[] = [];
  readonly solids: Solid[] = [];
  private readonly points: Float32Array;
  private readonly scale: number;
  private readonly unit: number;
  /** Of the page, in units. */
  private readonly page: readonly number[];

  constructor(points: Float32Array, { width, height, perPhoto, perMM, pen }: FacePlace) {
    this.points = points;
    this.scale = perPhoto / (perMM * pen);
    this.unit = pen * unitsPerMM;
    this.page = [width, height].map((side) => Math.floor((side / perMM) * unitsPerMM));
  }

  at(index: number): Point {
    return { x: this.points[3 * index]! * this.scale, y: this.points[3 * index + 1]! * this.scale };
  }

  /** A place in pixels of the photo. */
  place({ x, y }: Point): Point {
    return { x: x * this.scale, y: y * this.scale };
  }

  all(indices: readonly number[]): Point[] {
    return indices.map((index) => this.at(index));
  }

  line(points: readonly Point[], share = 1, closed = false): void {
    this.strokes.push({
      points: this.units(smoothCurve(points, closed)),
      closed,
      widths: [Math.max(1, Math.round(share * this.unit))],
      layer: "lines",
    });
  }

  fill(...rings: readonly (readonly Point[])[]): void {
    this.solids.push({ rings: rings.map((ring) => this.units(smoothCurve(ring, true))) });
  }

  private units(values: readonly number[]): number[] {
    return values.map((value, i) => Math.max(0, Math.min(this.page[i % 2]!, Math.round(value * this.unit))));
  }
}

type EyeLines = (typeof faceLines)["leftEye" | "rightEye"];

/** @param width the mean width of both eyes */
function drawEye(hand: Hand, lines: EyeLines, width: number): void {
  const [upper, lower] = [hand.all(lines.upper), hand.all(lines.lower)];
  const eye = frameOf(upper, lower);
  const [center, ...rim] = hand.all(lines.iris) as [Point, ...Point[]];
  const radius = rim.reduce((sum, point) => sum + distance(point, center), 0) / rim.length;
  const isClosed = eye.opening < closedEye * eye.width;
  if (isClosed) {
    hand.line(between(upper, lower, closedLids));
    return;
  }
  if (width < room.lid) {
    hand.fill(circle(center, Math.max(minPupil, radius)));
    return;
  }
  hand.line(upper);
  const isFine = width >= room.iris;
  if (width >= room.bothLids) hand.line(lower, thin);
  const dark = Math.max(minPupil, isFine ? pupil * radius : radius);
  // an eye drawn by its upper lid alone has no lower one to end at
  const within = width >= room.bothLids ? eye : { ...eye, low: eye.low.map((v) => v - hangs * dark) };
  const outline = clipped(circle(center, dark), within);
  if (dark < highlight.from) hand.fill(outline);
  else {
    const spot = { x: center.x + highlight.aside * dark, y: center.y - highlight.up * dark };
    hand.fill(outline, clipped(circle(spot, highlight.radius * dark), within));
  }
  if (isFine) for (const run of runsWithin(circle(center, radius), eye)) hand.line(run, thin);
  if (width >= room.crease) hand.line(creaseOf(upper, lower).slice(1, -1), crease.pen);
}

/** An eye along the line between its corners: how high its lids are at each of their points. */
interface EyeFrame {
  readonly width: number;
  readonly opening: number;
  readonly corner: Point;
  readonly along: Point;
  /** Where along that line the lids' points are, and how high above it, both lids at the same places. */
  readonly places: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
}

function frameOf(upper: readonly Point[], lower: readonly Point[]): EyeFrame {
  const corner = upper[0]!;
  const width = Math.max(1e-6, distance(corner, upper.at(-1)!));
  const along = { x: (upper.at(-1)!.x - corner.x) / width, y: (upper.at(-1)!.y - corner.y) / width };
  const placed = (points: readonly Point[]) => points.map((point) => placeIn({ corner, along }, point));
  const [above, below] = [placed(upper), placed(lower)];
  const places = above.map(([u], i) => (u + below[i]![0]) / 2);
  const high = above.map(([, v]) => v);
  const low = below.map(([, v]) => v);
  const opening = Math.max(...high.map((v, i) => v - low[i]!));
  return { width, opening, corner, along, places, high, low };
}

/** A point along the line between the corners, and above it. */
function placeIn({ corner, along }: Pick<EyeFrame, "corner" | "along">, { x, y }: Point): [number, number] {
  const [dx, dy] = [x - corner.x, y - corner.y];
  return [dx * along.x + dy * along.y, dx * along.y - dy * along.x];
}

/** The height of both lids at a place along an eye; both 0 beyond its corners. */
function lidsAt({ places, high, low }: EyeFrame, u: number): { top: number; bottom: number } {
  const next = places.findIndex((place) => place >= u);
  if (next <= 0) return { top: 0, bottom: 0 };
  const t = (u - places[next - 1]!) / Math.max(1e-6, places[next]! - places[next - 1]!);
  const mix = (values: readonly number[]) => values[next - 1]! + t * (values[next]! - values[next - 1]!);
  return { top: mix(high), bottom: mix(low) };
}

/** A ring with what lies above the upper or below the lower lid moved onto them. */
function clipped(ring: readonly Point[], eye: EyeFrame): Point[] {
  return ring.map((point) => {
    const [u, v] = placeIn(eye, point);
    const { top, bottom } = lidsAt(eye, u);
    const within = Math.max(Math.min(bottom, top), Math.min(top, v));
    return {
      x: eye.corner.x + u * eye.along.x + within * eye.along.y,
      y: eye.corner.y + u * eye.along.y - within * eye.along.x,
    };
  });
}

/** The parts of a ring that lie between the lids. */
function runsWithin(ring: readonly Point[], eye: EyeFrame): Point[][] {
  const isWithin = ring.map((point) => {
    const [u, v] = placeIn(eye, point);
    const { top, bottom } = lidsAt(eye, u);
    return v < top && v > bottom;
  });
  const first = isWithin.indexOf(false);
  if (first < 0) return [[...ring, ring[0]!]];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let k = 1; k <= ring.length; k++) {
    const i = (first + k) % ring.length;
    if (isWithin[i]) run.push(ring[i]!);
    else {
      if (run.length > 2) runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** The fold above an upper lid. */
function creaseOf(upper: readonly Point[], lower: readonly Point[]): Point[] {
  return between(upper, lower, -crease.above);
}

type BrowLines = (typeof faceLines)["leftBrow" | "rightBrow"];

/** Both brows of a face are drawn alike: as outlines where they are thick enough on the average. */
function drawBrows(hand: Hand, brows: readonly BrowLines[]): void {
  const wide = brows.filter(
    ({ upper }) => distance(hand.at(upper[0]!), hand.at(upper.at(-1)!)) >= room.anyBrow,
  );
  const thickness = ({ upper, lower }: BrowLines) => distance(hand.at(upper[2]!), hand.at(lower[2]!));
  const mean = wide.reduce((sum, brow) => sum + thickness(brow), 0) / wide.length;
  for (const brow of wide) {
    const [upper, lower] = [hand.all(brow.upper), hand.all(brow.lower)];
    if (mean >= room.brow) hand.line([...upper, ...lower.toReversed()], thin, true);
    // the outer end of the lower line hangs: it would be a hook
    else {
      const outer = brow === faceLines.leftBrow ? 0 : upper.length - 1;
      const end = between(upper, lower, thinBrow.outerEnd)[outer]!;
      hand.line(between(upper, lower, thinBrow.middle).with(outer, end), thinBrow.pen);
    }
  }
}

function drawNose(hand: Hand): void {
  const height = distance(hand.at(faceLines.forehead), hand.at(faceLines.chin));
  if (height < room.nose) return;
  // of a small nose only the tip: a wider line would be a second mouth
  hand.line(hand.all(height >= room.wings ? faceLines.nose : faceLines.nose.slice(3, -3)), thin);
}

function drawMouth(hand: Hand): void {
  const { upper, lower, innerUpper, innerLower } = faceLines.lips;
  const inner = [hand.all(innerUpper), hand.all(innerLower)] as const;
  const width = distance(inner[0][0]!, inner[0].at(-1)!);
  const opening = distance(inner[0][5]!, inner[1][5]!);
  const isOpen = opening >= closedMouth * width;
  // a smile that a thick pen cannot open is the line below the teeth
  const line = isOpen ? inner[1] : between(...inner, 0.5);
  if (isOpen && opening >= openMouth)
    hand.line([...inner[0], ...inner[1].slice(1, -1).toReversed()], thin, true);
  else hand.line([hand.at(upper[0]), ...line.slice(1, -1), hand.at(upper.at(-1)!)]);
  if (width >= room.lips) {
    hand.line(hand.all(upper), thin);
    hand.line(hand.all(lower), thin);
  } else if (width >= room.lowerLip) hand.line(hand.all(lower.slice(4, 7)), thin);
}

/** Where a bridge and temples meet rims: points of a rim on its left and on its right, a little above its middle. */
const [onLeft, onRight] = [13, 23];
/** How high a bridge is bent, as a share of its length. */
const bend = 0.16;

function drawGlasses(hand: Hand, glasses: Glasses): void {
  const [left, right] = [glasses.left, glasses.right].map((rim) => rim.map((point) => hand.place(point))) as [
    Point[],
    Point[],
  ];
  if (distance(left[0]!, left[left.length / 2]!) < room.glasses) return;
  hand.line(left, 1, true);
  hand.line(right, 1, true);
  const [from, to] = [left[onRight]!, right[onLeft]!];
  const over = {
    x: (from.x + to.x) / 2 + bend * (to.y - from.y),
    y: (from.y + to.y) / 2 - bend * (to.x - from.x),
  };
  hand.line([from, over, to]);
  for (const [rim, temple] of [
    [left[onLeft]!, hand.at(faceLines.jaw[0])],
    [right[onRight]!, hand.at(faceLines.jaw.at(-1)!)],
  ] as const)
    hand.line([rim, temple]);
}

function drawBeard(hand: Hand, outline: readonly Point[]): void {
  const points = outline.map((point) => hand.place(point));
  if (distance(points[0]!, points[points.length / 2]!) >= room.beard) hand.line(points, 1, true);
}

/** The line a share of the way from one to another. */
function between(p: readonly Point[], q: readonly Point[], share: number): Point[] {
  return p.map(({ x, y }, i) => ({ x: x + share * (q[i]!.x - x), y: y + share * (q[i]!.y - y) }));
}

/** Points of a circle, clockwise. */
function circle({ x, y }: Point, radius: number): Point[] {
  return unitCircle.map((point) => ({ x: x + radius * point.x, y: y + radius * point.y }));
}

/** Halved again and again from the quarters: no angle is ever computed, so that every machine has the same points. */
const unitCircle: readonly Point[] = (() => {
  let points: Point[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ];
  for (let round = 0; round < 3; round++) {
    points = points.flatMap((point, i) => {
      const next = points[(i + 1) % points.length]!;
      const [x, y] = [point.x + next.x, point.y + next.y];
      const length = Math.sqrt(x * x + y * y);
      return [point, { x: x / length, y: y / length }];
    });
  }
  return points;
})();
