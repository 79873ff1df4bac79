import { ellipseRing } from "../../edges/ellipse-ring.ts";
import type { Direction } from "../box.ts";
import { type AnimalEye, ringMiddle, ringSize } from "./animal-head.ts";

/** A pupil is a slit below this width, as a share of its height; a round one has at least this share of the rim's diameter. */
const slit = 0.7;
const smallest = 0.5;

/**
 * Both eyes of a head with pupils of one shape: slits where both are, else round, as large as the larger one; what shines in one eye or lies
 * in its shade makes it another.
 */
export function alikePupils(eyes: readonly AnimalEye[], { cos, sin }: Direction): readonly AnimalEye[] {
  const shares = eyes.map(({ rim, pupil }) => {
    const [width, height] = ringSize(pupil);
    const [rimWidth, rimHeight] = ringSize(rim);
    return { across: width / rimWidth, down: height / rimHeight, isSlit: width < slit * height };
  });
  if (eyes.length < 2) return eyes;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const isSlit = shares.every((one) => one.isSlit);
  const round = Math.max(smallest, ...shares.map(({ across, down }) => (across + down) / 2));
  const [across, down] = isSlit
    ? [mean(shares.map((one) => one.across)), mean(shares.map((one) => one.down))]
    : [round, round];
  return eyes.map((eye) => {
    const [rimWidth, rimHeight] = ringSize(eye.rim);
    const [a, b] = [(across * rimWidth) / 2, (down * rimHeight) / 2];
    // a large pupil lies in the middle
    const own = 1 - Math.max(across, down);
    const [from, to] = [ringMiddle(eye.rim), ringMiddle(eye.pupil)];
    const at = { x: from.x + own * (to.x - from.x), y: from.y + own * (to.y - from.y) };
    return { ...eye, pupil: ellipseRing({ ...at, a, b, ux: cos, uy: sin }) };
  });
}
