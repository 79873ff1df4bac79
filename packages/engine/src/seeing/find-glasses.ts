import { stepsPerUnit } from "../colors/oklab.ts";
import { circle } from "../edges/circle.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { closedPath } from "./closed-path.ts";
import type { Glasses, SeenFace } from "./seen.ts";

/** Corners of the eyes, by the numbers of their points. */
const corners = [
  [33, 133],
  [362, 263],
] as const;
/**
 * Around an eye a rim is looked for, on an ellipse and its like from so many times as large to so many, in steps: half sides, and
 * how far below the eye its middle lies, as shares of the way from eye to eye. Round glasses hang lower than others: of 18 pairs on 125
 * faces some five are found by the second only, and none on a face without any.
 */
const lenses = [
  { across: 0.42, down: 0.33, below: 0.05, from: 0.55, to: 1.4, steps: 28 },
  { across: 0.42, down: 0.42, below: 0.22, from: 0.74, to: 1.3, steps: 20 },
] as const;
type Lens = (typeof lenses)[number];
/** A rim is so thin: half of what is looked at across it, as shares of the same. */
const thicknesses = [0.04, 0.08];
/** On a small face at least so many pixels to each side are looked at. */
const minAcross = 1.5;
/** From one part of a rim to the next it moves by so many steps at most, and what each costs; in OKLab lightness. */
const moves = { max: 2, cost: 1.2 };
/** A rim is darker than both its sides by so much where it is seen; more counts no more. */
const minDark = 3;
const maxDark = 20;
/**
 * Below both eyes so much of a rim is seen; above it brows and lids may be taken for one. Faces without glasses have half of it
 * at most.
 */
const minBelow = 0.65;
/** Without a bridge, so much of both, and of the one that has more: faces without glasses have .55 of the one that has less. */
const wholeBelow = { both: 0.62, one: 0.72 };
/** Sine from which on a place on a rim lies below its eye. */
const lower = 0.05;
/**
 * Over the nose, from above the eyes to below them and so far to both sides, there is a bridge: a line darker or lighter than both
 * its sides by so much, in OKLab lightness. Of 55 faces without glasses none has more than 7.1, of 8 with frames one has less
 * than 11.9.
 */
const bridge = { from: -0.2, to: 0.3, step: 0.02, aside: 0.04, min: 7.5, sure: 10 };
/**
 * Beside a bridge that is sure, rims are any edge so strong along so much of the lower half of both: where a lens is darker than
 * the skin, a thin rim is an edge and no line.
 */
const edgeBelow = { step: 3, below: 0.8 };
/**
 * Dark glasses are darker than what is around them by so much, along so much of the lower half of both; and in their middle not
 * lighter than this share of the cheeks: painted lids are.
 */
const dark = { step: 10, below: 0.8, lens: 0.6 };
/** Points on the cheeks below the eyes. */
const cheeks = [50, 280];
/** Eyes nearer to each other, in pixels, have rims that no line is thin enough for. */
const minApart = 24;

/**
 * Finds glasses on a face: a bridge over the nose, and around each eye the closed rim that is darkest beside what lies on
 * both sides of it (dynamic programming in polar coordinates), or where the bridge is sure the strongest edge; or, where eyes
 * are hidden, the edge of what is darker than its surroundings. Undefined where there are none.
 * @param points of its mesh, in pixels of the picture
 */
export function findGlasses(
  points: Float32Array,
  planes: Planes,
  visible: SeenFace["visible"],
): Glasses | undefined {
  const at = (index: number): Point => ({ x: points[3 * index]!, y: points[3 * index + 1]! });
  const [left, right] = corners.map(([outer, inner]) => between(at(outer), at(inner), 0.5)) as [Point, Point];
  const apart = distance(left, right);
  if (apart < minApart) return undefined;
  const face: FaceFrame = {
    apart,
    along: { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart },
    light: (x, y) => planeAt(planes, planes.l, x, y) / stepsPerUnit,
  };
  for (const { seenAt, min, share, ofOne = share } of evidenceOf(
    [left, right],
    cheeks.map(at),
    visible,
    face,
  )) {
    for (const lens of lenses) {
      const rims = [left, right].map((eye) => rimAround(eye, { face, lens }, seenAt));
      const seen = rims.map(({ below }) => below.filter((value) => value >= min).length / below.length);
      if (Math.min(...seen) >= share && Math.max(...seen) >= ofOne)
        return { left: rims[0]!.points, right: rims[1]!.points };
    }
  }
  return undefined;
}

/** What a rim looks like on a face: how it is measured, how strong it must be, and along what share of its lower half. */
interface RimEvidence {
  readonly seenAt: typeof darkLine;
  readonly min: number;
  readonly share: number;
  /** The same for the rim that is seen better. */
  readonly ofOne?: number;
}

/** What rims to look for, in this order; none where there are no glasses for sure. */
function evidenceOf(
  eyes: readonly [Point, Point],
  cheeks: readonly Point[],
  visible: SeenFace["visible"],
  face: FaceFrame,
): readonly RimEvidence[] {
  if (!visible.leftEye && !visible.rightEye) {
    const meanLight = (points: readonly Point[]) =>
      points.reduce((sum, { x, y }) => sum + face.light(x, y), 0) / points.length;
    if (meanLight(eyes) > dark.lens * meanLight(cheeks)) return [];
    return [{ seenAt: darkStep, min: dark.step, share: dark.below }];
  }
  const strength = bridgeStrength(between(...eyes, 0.5), face);
  // a bridge may be lost in glare, two whole rims are glasses all the same
  if (strength < bridge.min)
    return [{ seenAt: darkLine, min: minDark, share: wholeBelow.both, ofOne: wholeBelow.one }];
  const line = { seenAt: darkLine, min: minDark, share: minBelow };
  if (strength < bridge.sure) return [line];
  return [line, { seenAt: edge, min: edgeBelow.step, share: edgeBelow.below }];
}

interface FaceFrame {
  /** From eye to eye, in pixels, and the direction of that. */
  readonly apart: number;
  readonly along: Point;
  /** Lightness at a place, 0 to 100. */
  readonly light: (x: number, y: number) => number;
}

/** How much darker a place is than both sides of it, across a direction of length 1, where it is a line so thin. */
function darkLine({ light, apart }: FaceFrame, { x, y }: Point, across: Point): number {
  const own = light(x, y);
  let max = 0;
  for (const share of thicknesses) {
    const by = Math.max(minAcross, share * apart);
    const sides = Math.min(
      light(x - by * across.x, y - by * across.y),
      light(x + by * across.x, y + by * across.y),
    );
    max = Math.max(max, sides - own);
  }
  return max;
}

/** The same for a place that is lighter than both sides of it. */
function lightLine(face: FaceFrame, place: Point, across: Point): number {
  return darkLine({ ...face, light: (x, y) => -face.light(x, y) }, place, across);
}

/** How much lighter it is outside of a place than inside, in a direction of length 1 that leads outside. */
function darkStep({ light, apart }: FaceFrame, { x, y }: Point, across: Point): number {
  const by = thicknesses[1]! * apart;
  return light(x + by * across.x, y + by * across.y) - light(x - by * across.x, y - by * across.y);
}

/** The strength of any edge at a place: of a line, or of a step to a side. */
function edge(face: FaceFrame, place: Point, across: Point): number {
  return Math.max(
    darkLine(face, place, across),
    lightLine(face, place, across),
    Math.abs(darkStep(face, place, across)),
  );
}

/** How strong the line over the nose is that is darker, or lighter, than both its sides. */
function bridgeStrength(middle: Point, face: FaceFrame): number {
  const { along, apart } = face;
  const down = { x: -along.y, y: along.x };
  const strengthAt = (off: number, lineAt: typeof darkLine) =>
    Math.min(
      ...[-bridge.aside, 0, bridge.aside].map((aside) =>
        lineAt(
          face,
          {
            x: middle.x + apart * (off * down.x + aside * along.x),
            y: middle.y + apart * (off * down.y + aside * along.y),
          },
          down,
        ),
      ),
    );
  let max = 0;
  for (let off = bridge.from; off <= bridge.to; off += bridge.step)
    max = Math.max(max, strengthAt(off, darkLine), strengthAt(off, lightLine));
  return max;
}

/** The rim around an eye, and how surely it is seen in each part of its lower half. */
function rimAround(
  eye: Point,
  { face, lens }: { readonly face: FaceFrame; readonly lens: Lens },
  seenAt: typeof darkLine,
): { readonly points: readonly Point[]; readonly below: readonly number[] } {
  const { along, apart } = face;
  const middle = { x: eye.x - lens.below * apart * along.y, y: eye.y + lens.below * apart * along.x };
  const rays = circle.map(([cos, sin]) => {
    const [across, down] = [lens.across * apart * cos, lens.down * apart * sin];
    return { x: across * along.x - down * along.y, y: across * along.y + down * along.x };
  });
  const place = (ray: Point, step: number): Point => {
    const far = lens.from + ((lens.to - lens.from) * step) / (lens.steps - 1);
    return { x: middle.x + far * ray.x, y: middle.y + far * ray.y };
  };
  const rows = rays.map((ray) => {
    const length = Math.sqrt(ray.x * ray.x + ray.y * ray.y);
    const across = { x: ray.x / length, y: ray.y / length };
    return Array.from({ length: lens.steps }, (_, step) =>
      Math.max(0, Math.min(maxDark, seenAt(face, place(ray, step), across))),
    );
  });
  const path = closedPath(rows, moves);
  // a rim has no steps
  const smooth = path.map((step, k) => (path.at(k - 1)! + 2 * step + path[(k + 1) % path.length]!) / 4);
  return {
    points: smooth.map((step, k) => place(rays[k]!, step)),
    below: circle.flatMap(([, sin], k) => (sin > lower ? [rows[k]![path[k]!]!] : [])),
  };
}

function between(p: Point, q: Point, share: number): Point {
  return { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) };
}
