import type { Point } from "../strokes/smooth-curve.ts";
import { faceFrame } from "./face-frame.ts";
import type { Field, Size } from "./grid.ts";

/** How much a place must be subject, 0 to 1: more than where nothing is known. */
const minSubject = 0.6;
/** A head reaches so far from the middle between its eyes, in ways from eye to eye: across, up and down. */
const around = { across: 0.9, up: 0.4, down: 0.9 };
/** So many places are looked at to each side of that middle. */
const places = 4;

/** Whether a place of a picture is subject. The field has any size. */
export function isSubjectAt(subject: Field, { x, y }: Point, { width, height }: Size): boolean {
  const column = Math.min(subject.width - 1, Math.floor((x / width) * subject.width));
  const row = Math.min(subject.height - 1, Math.floor((y / height) * subject.height));
  return subject.data[row * subject.width + column]! >= minSubject;
}

/**
 * How much of what is around two eyes is subject, as a head is, 0 to 1: eyes do not look out of a fence.
 * @param on the picture, and how much of it is subject
 * @param across how far the head reaches to both sides, in ways from eye to eye
 */
export function headAround(
  left: Point,
  right: Point,
  { planes, subject }: { readonly planes: Size; readonly subject: Field },
  across = around.across,
): number {
  const { width, height } = planes;
  const frame = faceFrame(left, right);
  let inside = 0;
  for (let row = -places; row <= places; row++)
    for (let column = -places; column <= places; column++) {
      const place = frame((column / places) * across, (row / places) * (row < 0 ? around.up : around.down));
      // a head without its muzzle on the picture has no eyes that could be told
      const isOn = place.x >= 0 && place.y >= 0 && place.x < width && place.y < height;
      if (isOn && isSubjectAt(subject, place, planes)) inside++;
    }
  return inside / (2 * places + 1) ** 2;
}
