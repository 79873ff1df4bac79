import { blur } from "../edges/blur.ts";
import type { Gaze, Spot } from "../edges/find-eyes.ts";
import type { Field, Size } from "../edges/grid.ts";
import type { SeenFace } from "../seeing/seen.ts";

/** Lids are within so many half sides of a pupil, and within this share of the way to the other eye. */
const lids = 3.3;
const leastLids = 0.2;
const mostLids = 0.42;
/** The same for the rim of a nose. */
const rim = 1.5;
/** Where a nose is that is no dark spot, how large it is, and how much it counts: as shares of the way between the eyes. */
const muzzle = { down: 0.95, across: 0.4, tall: 0.5, counts: 0.5 };

/** The surroundings of eyes and noses as a field of sizes that are `factor` times smaller than the canvas: 0 to 1. */
export function gazeFeatures(gazes: readonly Gaze[], { width, height }: Size, factor: number): Field {
  const field = { width, height, data: new Float32Array(width * height) };
  for (const { eyes, nose } of gazes) {
    const [p, q] = eyes;
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const apart = Math.sqrt(dx * dx + dy * dy);
    for (const eye of eyes) {
      const reach = Math.max(leastLids * apart, Math.min(mostLids * apart, lids * greaterHalf(eye)));
      raise(field, { x: eye.x, y: eye.y, across: reach, tall: reach }, factor, 1);
    }
    if (nose) {
      const [across, tall] = [nose.halfWidth * rim, nose.halfHeight * rim];
      raise(field, { x: nose.x, y: nose.y, across, tall }, factor, 1);
    } else {
      const [x, y] = [(p.x + q.x) / 2 - muzzle.down * dy, (p.y + q.y) / 2 + muzzle.down * dx];
      raise(field, { x, y, across: muzzle.across * apart, tall: muzzle.tall * apart }, factor, muzzle.counts);
    }
  }
  return blur(field, 1.5);
}

/** Lines in a pupil or a nose, and so near to its edge, as a share of its sides, are that edge, which is filled. */
const own = 1.08;

/** Takes the lines out of what will be filled. */
export function emptySpots({ width, height, data }: Field, gazes: readonly Gaze[]): void {
  for (const { x, y, halfWidth, halfHeight } of gazes.flatMap(spotsOf)) {
    const [across, down] = [halfWidth * own, halfHeight * own];
    for (let row = Math.max(0, Math.ceil(y - down)); row <= Math.min(height - 1, y + down); row++) {
      const share = (row - y) / down;
      const half = across * Math.sqrt(Math.max(0, 1 - share * share));
      const [from, to] = [Math.max(0, Math.ceil(x - half)), Math.min(width - 1, Math.floor(x + half))];
      if (from <= to) data.fill(0, row * width + from, row * width + to + 1);
    }
  }
}

/** The spots of a gaze: its eyes, and its nose where that is one. */
export function spotsOf({ eyes, nose }: Gaze): readonly Spot[] {
  return nose ? [...eyes, nose] : eyes;
}

/** A body reaches so far to both sides of its face's middle, and so far below its top, in heights of the face. */
const body = { across: 1.5, down: 6 };

/**
 * Whether a spot lies in a face or on the body below it: buttons and belts are no eyes.
 * @param perPhoto pixels of the spot's picture for one in which faces are measured
 */
export function isOnPerson({ x, y }: Spot, faces: readonly SeenFace[], perPhoto: number): boolean {
  return faces.some(({ box }) => {
    const across = x / perPhoto - box.x - box.width / 2;
    const down = y / perPhoto - box.y;
    return Math.abs(across) < body.across * box.height && down > 0 && down < body.down * box.height;
  });
}

function greaterHalf({ halfWidth, halfHeight }: Spot): number {
  return Math.max(halfWidth, halfHeight);
}

function raise(
  { width, height, data }: Field,
  { x, y, across, tall }: { x: number; y: number; across: number; tall: number },
  factor: number,
  to: number,
): void {
  for (let row = 0; row < height; row++) {
    const dy = ((row + 0.5) * factor - y) / tall;
    if (Math.abs(dy) > 1) continue;
    for (let column = 0; column < width; column++) {
      const dx = ((column + 0.5) * factor - x) / across;
      const i = row * width + column;
      if (dx * dx + dy * dy <= 1) data[i] = Math.max(data[i]!, to);
    }
  }
}
