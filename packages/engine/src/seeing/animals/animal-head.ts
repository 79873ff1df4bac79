import { convexHull } from "../../edges/convex-hull.ts";
import { grownRing } from "../../edges/grown-ring.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import type { Box } from "../box.ts";

/** From which side a head is seen. */
export const animalViews = ["front", "threeQuarter", "profile"] as const;
export type AnimalView = (typeof animalViews)[number];

/** A place on a head, and how sure it is, 0 to 1. */
export interface SurePoint extends Point {
  readonly confidence: number;
}

/** An outline: a point every 15 degrees, clockwise from the right as the head is tilted. */
export type Ring = readonly Point[];

/** An eye that is open: its middle. */
export interface AnimalEye extends SurePoint {
  /** Half of its width. */
  readonly radius: number;
  /** Where lids and fur end. */
  readonly rim: Ring;
  /** The dark part of its iris, as large as the rim where all of it is dark. */
  readonly pupil: Ring;
}

/** The tip of a nose or of a beak, or a nostril. */
export interface AnimalNose extends SurePoint {
  /** Of bare skin at its tip, as dogs and rabbits have it; beaks and nostrils have none. */
  readonly outline?: Ring;
  /** Whether its outline encloses something dark. */
  readonly isDark: boolean;
}

/** The mouth below a nose. */
export interface AnimalMouth extends SurePoint {
  /** The line between the lips, from its middle to both sides. */
  readonly sides?: readonly [left: readonly Point[], right: readonly Point[]];
}

/** The head of an animal, or of a toy that has a face, in pixels of a picture. */
export interface AnimalHead {
  /** With ears and muzzle or beak. */
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
  readonly view: AnimalView;
  /** Those that can be seen, the left one first: one in a profile, none where they are shut. */
  readonly eyes: readonly AnimalEye[];
  readonly nose?: AnimalNose;
  readonly mouth?: AnimalMouth;
  /** Tips of ears, the left one first. */
  readonly ears: readonly SurePoint[];
}

/** The ways between opposite points of an outline: along the head, and down it. */
export function ringSize(ring: Ring): readonly [across: number, down: number] {
  const quarter = ring.length / 4;
  return [distance(ring[0]!, ring[2 * quarter]!), distance(ring[quarter]!, ring[3 * quarter]!)];
}

/** The mean of an outline's points. */
export function ringMiddle(ring: Ring): Point {
  return {
    x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
    y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
  };
}

/** The outlines of a head's eyes, and of its nose where that has one. */
export function featureRings({ eyes, nose }: Pick<AnimalHead, "eyes" | "nose">): readonly Ring[] {
  return [...eyes.map(({ rim }) => rim), ...(nose?.outline ? [nose.outline] : [])];
}

/** The longer side of a head's box. */
export function headSide({ box }: Pick<AnimalHead, "box">): number {
  return Math.max(box.width, box.height);
}

/** How far what belongs to eyes, noses and mouths reaches beyond their outlines, in their own sizes; lids and the fur beside a nose. */
const around = { eye: 1.45, nose: 1.4, mouth: 0.03 };

/** The part of a face from its eyes to its mouth, as the corners of an outline; empty where neither are to be seen. */
export function faceOf(head: Pick<AnimalHead, "box" | "eyes" | "nose" | "mouth">): Point[] {
  const far = around.mouth * headSide(head);
  const places = [
    ...head.eyes.flatMap(({ rim }) => grownRing(rim, around.eye)),
    ...(head.nose?.outline ? grownRing(head.nose.outline, around.nose) : []),
    ...(head.mouth?.sides ?? []).flat().flatMap(({ x, y }) => [
      { x: x - far, y: y - far },
      { x: x + far, y: y - far },
      { x: x + far, y: y + far },
      { x: x - far, y: y + far },
    ]),
  ];
  return places.length > 2 ? convexHull(places) : [];
}

/** The same head in a picture so many times as large, moved after that. */
export function movedHead<Head extends AnimalHead>(head: Head, times: number, dx = 0, dy = 0): Head {
  const to = <Own extends Point>(own: Own): Own => ({ ...own, x: times * own.x + dx, y: times * own.y + dy });
  const line = (points: readonly Point[]) => points.map(to);
  const { box, eyes, nose, mouth, ears } = head;
  return {
    ...head,
    box: { ...to(box), width: times * box.width, height: times * box.height },
    eyes: eyes.map(({ radius, rim, pupil, ...eye }) => ({
      ...to(eye),
      radius: times * radius,
      rim: line(rim),
      pupil: line(pupil),
    })),
    ears: ears.map(to),
    ...(nose && { nose: { ...to(nose), ...(nose.outline && { outline: line(nose.outline) }) } }),
    ...(mouth && {
      mouth: { ...to(mouth), ...(mouth.sides && { sides: [line(mouth.sides[0]), line(mouth.sides[1])] }) },
    }),
  };
}
