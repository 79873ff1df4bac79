import { stepsPerUnit } from "../colors/oklab.ts";
import type { Raster } from "../raster/raster.ts";
import { type FaceColors, faceColors } from "./face-colors.ts";
import type { FacePart } from "./seen.ts";

/** Points of the mesh around a part where a face that nothing hides has skin, and the least share of them that must. */
const surroundings: Readonly<Record<FacePart, { readonly points: readonly number[]; readonly min: number }>> =
  {
    leftEye: { points: [27, 23, 230, 130, 28, 24, 22, 29], min: 0.4 },
    rightEye: { points: [257, 253, 450, 359, 258, 254, 252, 259], min: 0.4 },
    // hair may lie on the forehead: then the skin below a brow is enough
    leftBrow: { points: [69, 104, 68, 223, 224, 222], min: 0.33 },
    rightBrow: { points: [299, 333, 298, 443, 444, 442], min: 0.33 },
    nose: { points: [4, 5, 195, 45, 275], min: 0.5 },
    // lips: a beard around them hides nothing
    mouth: { points: [0, 17, 37, 267, 84, 314], min: 0.5 },
    oval: { points: [199, 175, 136, 365, 172, 397, 169, 394], min: 0.5 },
  };
/** Corners of the eyes: one that is turned away is so much narrower than it is. */
const corners: Partial<Record<FacePart, readonly [number, number]>> = {
  leftEye: [33, 133],
  rightEye: [362, 263],
  leftBrow: [33, 133],
  rightBrow: [362, 263],
};
const minWidth = 0.35;
/** Of a part so many points must lie within the picture. */
const minWithin = 0.8;
/** Around a mouth; the line between the lips; and by how much lips are redder, or that line darker, in OKLab steps. */
const aroundMouth = [164, 167, 393, 57, 287, 18, 83, 313, 200];
const betweenLips = [13, 14, 82, 312];
const minRedness = 0.4 * stepsPerUnit;
const minDarkness = 6 * stepsPerUnit;
/** Lips that are apart by this share of the mouth's width are a mouth: no mesh opens one that it does not see. */
const wideOpen = { apart: [13, 14], across: [78, 308], min: 0.2 } as const;
/** Lips that are painted, or lit in color, look like no skin: so much redder than what is around them, they are lips. */
const paintedRedness = 2 * stepsPerUnit;
/**
 * The middle of an iris, and the corners of its eye: halfway to them is its white. Places on the lower lid; and on the upper one and
 * below the eye, between which they lie.
 */
const eyes = {
  leftEye: { iris: 468, corners: [33, 133], lashes: [144, 145, 153], around: [27, 28, 29, 22, 23, 24] },
  rightEye: {
    iris: 473,
    corners: [263, 362],
    lashes: [373, 374, 380],
    around: [257, 258, 259, 252, 253, 254],
  },
} as const;
/** Lashes of a closed eye are darker than the lids by so much, and these as light as this share of the skin. */
const minLashes = 6 * stepsPerUnit;
const minLid = 0.6;
/** In an eye that can be seen, the white is lighter than the iris by so much, and as light as this share of the skin. */
const minWhite = 6 * stepsPerUnit;
const minLight = 0.5;

/**
 * What of a face can be seen: what lies in the picture, is not turned away, and has skin around it or is plainly there
 * itself. Paint around eyes, on lips, and colored light are no skin, and hide nothing. A hand has skin too: a mouth must stand
 * out from it. Where no skin is known, as in gray pictures, nothing is taken for hidden by its color.
 * @param points of its mesh, in pixels of the picture
 */
export function visibleParts(points: Float32Array, picture: Raster): Record<FacePart, boolean> {
  const colors = faceColors(points, picture);
  const isThere = (part: FacePart) => isWithin(part, points, picture) && facesUs(part, points);
  const isVisible = (part: FacePart) => isThere(part) && isBare(part, colors);
  return {
    leftEye: isThere("leftEye") && showsEye("leftEye", colors),
    rightEye: isThere("rightEye") && showsEye("rightEye", colors),
    leftBrow: isVisible("leftBrow"),
    rightBrow: isVisible("rightBrow"),
    nose: isVisible("nose"),
    mouth: isThere("mouth") && (isWideOpen(points) || showsMouth(colors)),
    oval: isVisible("oval"),
  };
}

function isWithin(part: FacePart, points: Float32Array, { width, height }: Raster): boolean {
  const own = surroundings[part].points;
  const within = own.filter((point) => {
    const [x, y] = [points[3 * point]!, points[3 * point + 1]!];
    return x >= 0 && y >= 0 && x < width && y < height;
  });
  return within.length >= minWithin * own.length;
}

function facesUs(part: FacePart, points: Float32Array): boolean {
  const ends = corners[part];
  if (!ends) return true;
  const [dx, dy, dz] = [0, 1, 2].map((i) => points[3 * ends[0] + i]! - points[3 * ends[1] + i]!) as [
    number,
    number,
    number,
  ];
  const seen = dx * dx + dy * dy;
  return seen >= minWidth * minWidth * (seen + dz * dz);
}

/** Whether there is skin around a part. */
function isBare(part: FacePart, { at, skin, isSkin }: FaceColors): boolean {
  if (skin.length === 0) return true;
  const { points, min } = surroundings[part];
  const bare = points.filter((point) => {
    const sample = at(point);
    return sample && isSkin(sample);
  });
  return bare.length >= min * points.length;
}

/** Whether there is skin around an eye, an iris between whites, or a dark line of lashes between light lids. */
function showsEye(part: keyof typeof eyes, colors: FaceColors): boolean {
  return isBare(part, colors) || showsIris(part, colors) || showsLashes(part, colors);
}

function showsIris(part: keyof typeof eyes, { at, between, skin }: FaceColors): boolean {
  const { iris, corners } = eyes[part];
  const dark = at(iris)?.l;
  if (dark === undefined) return false;
  const light = Math.max(...corners.map((corner) => between(iris, corner)?.l ?? 0));
  return light - dark >= minWhite && skin.every(({ l }) => light >= minLight * l);
}

function showsLashes(part: keyof typeof eyes, colors: FaceColors): boolean {
  const { lashes, around } = eyes[part];
  const lid = meanOf(around, "l", colors);
  const skin = colors.skin.reduce((sum, { l }) => sum + l, 0) / colors.skin.length;
  return lid - meanOf(lashes, "l", colors) >= minLashes && lid >= minLid * skin;
}

/** The mean lightness, or redness, around points that lie in the picture. */
function meanOf(points: readonly number[], of: "l" | "a", { at }: FaceColors): number {
  const values = points.flatMap((point) => at(point)?.[of] ?? []);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function isWideOpen(points: Float32Array): boolean {
  const between = ([p, q]: readonly [number, number]) => {
    const [dx, dy] = [0, 1].map((i) => points[3 * p + i]! - points[3 * q + i]!) as [number, number];
    return Math.sqrt(dx * dx + dy * dy);
  };
  return between(wideOpen.apart) >= wideOpen.min * between(wideOpen.across);
}

/** Whether lips stand out from what is around them: a little from skin, and plainly from what is none. */
function showsMouth(colors: FaceColors): boolean {
  if (colors.skin.length === 0) return true;
  const mean = (points: readonly number[], of: "l" | "a") => meanOf(points, of, colors);
  const redder = mean(surroundings.mouth.points, "a") - mean(aroundMouth, "a");
  if (!isBare("mouth", colors)) return redder >= paintedRedness;
  return redder >= minRedness || mean(aroundMouth, "l") - mean(betweenLips, "l") >= minDarkness;
}
