import type { CenterLine, OutlinesPicture } from "../drawing/outlines-picture.ts";
import type { ArcFitting } from "../paths/arc-fitting.ts";
import type { Labels } from "../regions/labels.ts";
import { centerLines, type Ink } from "../strokes/center-lines.ts";

/** What the picture was made from. */
export interface DrawnInk {
  /** Faces of the pixels. */
  readonly labels: Labels;
  /** Four bytes a pixel: red, green and blue times alpha, and alpha. */
  readonly pixels: Uint8ClampedArray;
  /** Red, green and blue times alpha, and alpha of each face, 0 to 255. */
  readonly colors: Float64Array;
  readonly fitting: ArcFitting;
}

/** Line art has so much paper at least, and so many inks at most, beside whose area that of others is small. */
const minPaper = 0.5;
const maxInks = 2;
const maxOther = 0.03;
/** Ink is at least so far from its paper, of 255 in each of four channels. */
const minContrast = 90;
/** The ink of line art is on the average narrower than this share of the picture's shorter side. */
const maxWidth = 0.05;
/** So much of the ink must be lines. */
const minLines = 0.5;

/**
 * A picture of flat colors that was drawn with pens gets the lines along the middles of its ink, and is line art; others
 * stay as they are.
 */
export function withCenterLines(picture: OutlinesPicture, drawn: DrawnInk): OutlinesPicture {
  const { colors, faces, unitsPerPixel } = picture;
  const ink = inkOf(picture, drawn);
  if (!ink) return picture;
  const onGrid = (value: number) => Math.round(value * unitsPerPixel);
  const { lines, blobs } = centerLines(ink, drawn.fitting, (value) => onGrid(value) / unitsPerPixel);
  // the areas of ink are the faces that are not of the paper's color
  const inked = faces.reduce((sum, { areaPx, color }) => sum + (color === 0 ? 0 : areaPx), 0);
  const isBlob = new Set(blobs);
  const ofLines = faces.reduce(
    (sum, { areaPx, color }, f) => sum + (color === 0 || isBlob.has(f) ? 0 : areaPx),
    0,
  );
  if (colors.length < 2 || ofLines < minLines * inked) return picture;
  const strokes = lines.map(
    ({ points, closed, width, area }): CenterLine => ({
      points: points.map(onGrid),
      closed,
      width: Math.max(1, onGrid(width)),
      color: faces[area]!.color,
    }),
  );
  return { ...picture, kind: "line-art", strokes, blobs: blobs.filter((face) => faces[face]!.color !== 0) };
}

/** The ink of a picture that looks like line art: all faces but those of its most frequent color, the paper. */
function inkOf(
  { colors, faces, arcs, width, height }: OutlinesPicture,
  { labels, pixels, colors: paints }: DrawnInk,
): Ink | undefined {
  const [paper, ...inks] = colors;
  if (!paper || inks.length === 0 || paper.areaShare < minPaper) return undefined;
  const others = inks.slice(maxInks).reduce((sum, { areaShare }) => sum + areaShare, 0);
  if (others > maxOther * (1 - paper.areaShare)) return undefined;
  if (faces.some(({ gradient }) => gradient)) return undefined;
  const length = arcs.length === 0 ? 1 : outlineOf(labels, (face) => faces[face]!.color === 0);
  const inked = (1 - paper.areaShare) * width * height;
  if ((2 * inked) / length > maxWidth * Math.min(width, height)) return undefined;

  const ground = faces.findIndex(({ color }) => color === 0);
  const steps = [1, 2].flatMap((color) => {
    const face = faces.findIndex((own) => own.color === color);
    return face < 0 ? [] : [stepTo(paints, ground, face)];
  });
  if (!steps.every(({ length: contrast }) => contrast >= minContrast)) return undefined;
  const from = paints.subarray(4 * ground, 4 * ground + 4);
  const coverage = new Uint8Array(labels.data.length);
  for (let i = 0; i < coverage.length; i++) {
    let max = 0;
    for (const { step } of steps) {
      let share = 0;
      for (let c = 0; c < 4; c++) share += (pixels[4 * i + c]! - from[c]!) * step[c]!;
      max = Math.max(max, share);
    }
    coverage[i] = Math.max(0, Math.min(255, Math.round(255 * max)));
  }
  const areas = labels.data.map((face) => (faces[face]!.color === 0 ? -1 : face));
  return { width, height, coverage, areas, count: faces.length };
}

/** The way from the color of one face to that of another: a dot product with `step` is its share of it. */
function stepTo(paints: Float64Array, p: number, q: number): { step: number[]; length: number } {
  const way = [0, 1, 2, 3].map((c) => paints[4 * q + c]! - paints[4 * p + c]!);
  const squared = way.reduce((sum, value) => sum + value * value, 0);
  return { step: way.map((value) => value / squared), length: Math.sqrt(squared) };
}

/** How many sides of pixels part the paper from what is not. */
function outlineOf({ width, data }: Labels, isPaper: (face: number) => boolean): number {
  let sides = 0;
  for (let i = 0; i < data.length; i++) {
    const own = data[i]!;
    const right = (i + 1) % width === 0 ? own : data[i + 1]!;
    const below = data[i + width] ?? own;
    if (right !== own && isPaper(right) !== isPaper(own)) sides++;
    if (below !== own && isPaper(below) !== isPaper(own)) sides++;
  }
  return Math.max(1, sides);
}
