import type { Solid, Stroke, StrokesAndSolids } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { ellipseRing } from "../edges/ellipse-ring.ts";
import { grownRing } from "../edges/grown-ring.ts";
import {
  type AnimalEye,
  type AnimalHead,
  type AnimalMouth,
  type AnimalNose,
  type Ring,
  ringMiddle,
  ringSize,
} from "../seeing/animals/animal-head.ts";
import { distance, type Point, smoothCurve } from "../strokes/smooth-curve.ts";
import type { FacePlace } from "./face-strokes.ts";

/**
 * What the pen has room for, in its widths: narrower noses and eyes are filled, eyes from so wide on have a lid, pupils from so wide on a
 * glint; narrower mouths are left out. By eye on forty heads.
 */
const room = { open: 4.5, lid: 11, glint: 2.6, shine: 7, mouth: 7 };
/** No eye is a smaller dot, in widths of the pen. */
const smallest = 1.5;
/** A glint lies up and to the left of a pupil's middle, so far and so large, in half its sizes. */
const glint = { aside: -0.3, up: 0.34, radius: 0.27 };
/** The highlight of a dark nose, in half its sizes. */
const shine = { up: 0.42, wide: 0.42, high: 0.16 };
/** A lid runs above an eye, so far from its middle, in shares of the rim; over these points of it; and is this share of the pen. */
const lid = { above: 1.26, from: 14, to: 22, pen: 0.7 };

/** A place on a page for animals. */
type AnimalPlace = Pick<FacePlace, "perPhoto" | "perMM" | "pen">;

/**
 * Draws the eyes of an animal with their pupils, its nose by its outline and its mouth, with as many lines as the pen has room for; eyes and
 * noses are dots where it has none for their outlines.
 */
export function animalStrokes({ eyes, nose, mouth }: AnimalHead, place: AnimalPlace): StrokesAndSolids {
  const hand = new AnimalHand(place);
  for (const eye of eyes) drawEye(hand, eye);
  if (nose?.outline) drawNose(hand, nose.outline, nose.isDark);
  if (nose && mouth?.sides) drawMouth(hand, nose, mouth.sides);
  return hand;
}

/** Collects strokes and solids; lengths are widths of the pen. */
class AnimalHand implements StrokesAndSolids {
  readonly strokes: Stroke[] = [];
  readonly solids: Solid[] = [];
  readonly #unit: number;
  readonly #pen: number;

  constructor({ perPhoto, perMM, pen }: AnimalPlace) {
    this.#unit = (perPhoto / perMM) * unitsPerMM;
    this.#pen = pen * unitsPerMM;
  }

  /** A length in pixels of the photo. */
  pens(pixels: number): number {
    return (pixels * this.#unit) / this.#pen;
  }

  line(points: readonly Point[], { closed = false, share = 1 } = {}): void {
    const width = Math.max(1, Math.round(share * this.#pen));
    this.strokes.push({ points: this.#units(points, closed), closed, widths: [width], layer: "lines" });
  }

  fill(...rings: readonly Ring[]): void {
    this.solids.push({ rings: rings.map((ring) => this.#units(ring, true)) });
  }

  #units(points: readonly Point[], closed: boolean): number[] {
    return smoothCurve(points, closed).map((value) => Math.max(0, Math.round(value * this.#unit)));
  }
}

function drawEye(hand: AnimalHand, { rim, pupil }: AnimalEye): void {
  const width = hand.pens(ringSize(rim)[0]);
  if (width < room.open) {
    hand.fill(width < smallest ? grownRing(rim, smallest / width) : rim);
    return;
  }
  hand.line(rim, { closed: true });
  const [across, down] = ringSize(pupil).map((way) => way / 2) as [number, number];
  const radius = glint.radius * Math.min(across, down);
  if (2 * hand.pens(Math.min(across, down)) < room.glint) hand.fill(pupil);
  else {
    const { x, y } = ringMiddle(pupil);
    const spot = { x: x + glint.aside * across, y: y - glint.up * down, a: radius, b: radius, ux: 1, uy: 0 };
    hand.fill(pupil, ellipseRing(spot));
  }
  if (width >= room.lid) hand.line(grownRing(rim, lid.above).slice(lid.from, lid.to + 1), { share: lid.pen });
}

function drawNose(hand: AnimalHand, outline: Ring, isDark: boolean): void {
  const width = hand.pens(ringSize(outline)[0]);
  if (width < room.open) hand.fill(outline);
  else if (isDark) hand.fill(outline, ...(width < room.shine ? [] : [shineOn(outline)]));
  else hand.line(outline, { closed: true });
}

/** What shines on the upper edge of a dark nose. */
function shineOn(outline: Ring): Ring {
  const [across, down] = ringSize(outline).map((way) => way / 2) as [number, number];
  const { x, y } = ringMiddle(outline);
  return ellipseRing({
    x,
    y: y - shine.up * down,
    a: shine.wide * across,
    b: shine.high * down,
    ux: 1,
    uy: 0,
  });
}

/** A mouth, and the line from the nose to its middle. */
function drawMouth(
  hand: AnimalHand,
  { outline }: AnimalNose,
  [left, right]: NonNullable<AnimalMouth["sides"]>,
): void {
  if (hand.pens(distance(left.at(-1)!, right.at(-1)!)) < room.mouth) return;
  const middle = left[0]!;
  if (outline) hand.line([outline[outline.length / 4]!, middle]);
  hand.line(left);
  hand.line([middle, ...right.slice(1)]);
}
