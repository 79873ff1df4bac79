import { blur } from "../edges/blur.ts";
import { circle } from "../edges/circle.ts";
import { type EyeSizes, findEyes, type Gaze, type Spot } from "../edges/find-eyes.ts";
import type { Field, Size } from "../edges/grid.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { SeenFace } from "../seeing/seen.ts";

/** Eyes are looked for with the longer side at most so many pixels: types differ in size, and should not in eyes. */
const lookedAt = 1024;

/** The gazes of a picture, in its own pixels. */
export function gazesOf(canvas: Raster, planes: Planes, subject: Field, sizes: EyeSizes): Gaze[] {
  const scale = lookedAt / Math.max(canvas.width, canvas.height);
  if (scale >= 1) return findEyes(planes, subject, sizes);
  const { width, height } = canvas;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const small = toPlanes(resample(canvas, { left: 0, top: 0, width, height }, across, down));
  const found = findEyes(small, subject, { least: sizes.least * scale, most: sizes.most * scale });
  const larger = (spot: Spot): Spot => ({
    ...spot,
    x: spot.x / scale,
    y: spot.y / scale,
    halfWidth: spot.halfWidth / scale,
    halfHeight: spot.halfHeight / scale,
    area: spot.area / scale / scale,
  });
  return found.map(({ eyes: [p, q], nose }) => ({
    eyes: [larger(p), larger(q)],
    ...(nose && { nose: larger(nose) }),
  }));
}

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
export function emptySpots(field: Field, gazes: readonly Gaze[]): void {
  for (const { x, y, halfWidth, halfHeight } of gazes.flatMap(spotsOf)) {
    emptyEllipse(field, { x, y }, { across: halfWidth * own, down: halfHeight * own });
  }
}

function emptyEllipse(
  { width, height, data }: Field,
  { x, y }: { readonly x: number; readonly y: number },
  { across, down }: { readonly across: number; readonly down: number },
): void {
  for (let row = Math.max(0, Math.ceil(y - down)); row <= Math.min(height - 1, y + down); row++) {
    const share = (row - y) / down;
    const half = across * Math.sqrt(Math.max(0, 1 - share * share));
    const [from, to] = [Math.max(0, Math.ceil(x - half)), Math.min(width - 1, Math.floor(x + half))];
    if (from <= to) data.fill(0, row * width + from, row * width + to + 1);
  }
}

/** The rim of an iris is looked for from so many greater halves of its pupil to so many, in steps. */
const iris = { from: 1.15, to: 3.2, steps: 24 };
/** A rim is as sure as this on average, 0 to 1. */
const leastRim = 0.3;
/** What is nearer to the middle than this share of the rim is no part of it. */
const withinRim = 0.86;

/** How far the middle of a rim may be from its pupil's: steps to either side, each so many of its radii. */
const offMiddle = { steps: 3, step: 0.12 };

/** Takes the lines out of irises: between pupil and rim are reflections. */
export function emptyIrises(strength: Field, gazes: readonly Gaze[]): void {
  for (const eye of gazes.flatMap(({ eyes }) => eyes)) {
    const found = rimOf(strength, eye);
    if (found)
      emptyEllipse(strength, found, { across: withinRim * found.radius, down: withinRim * found.radius });
  }
}

/** The circle around a pupil along which lines are surest. */
function rimOf(strength: Field, eye: Spot): Circle | undefined {
  let rim: Circle | undefined;
  let most = leastRim;
  for (let step = 0; step <= iris.steps; step++) {
    const radius = greaterHalf(eye) * (iris.from + ((iris.to - iris.from) * step) / iris.steps);
    for (let down = -offMiddle.steps; down <= offMiddle.steps; down++) {
      for (let across = -offMiddle.steps; across <= offMiddle.steps; across++) {
        const off = offMiddle.step * radius;
        const tried = { x: eye.x + across * off, y: eye.y + down * off, radius };
        const sure = meanAlong(strength, tried);
        if (sure > most) [rim, most] = [tried, sure];
      }
    }
  }
  return rim;
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Mean strength along a circle, where it is on the picture; each point takes the strongest beside it. */
function meanAlong({ width, height, data }: Field, { x, y, radius }: Circle): number {
  let [sum, many] = [0, 0];
  for (const [cos, sin] of circle) {
    const [column, row] = [Math.floor(x + radius * cos), Math.floor(y + radius * sin)];
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
    let most = 0;
    for (let at = (row - 1) * width + column; at <= (row + 1) * width + column; at += width)
      for (let i = at - 1; i <= at + 1; i++) if (data[i]! > most) most = data[i]!;
    sum += most;
    many++;
  }
  return many > 0 ? sum / many : 0;
}

/** The spots of a gaze: its eyes, and its nose where that is one. */
function spotsOf({ eyes, nose }: Gaze): readonly Spot[] {
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
