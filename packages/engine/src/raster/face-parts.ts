import type { Box, FacePart, SeenFace } from "../seeing/seen.ts";
import type { Grid } from "./cells.ts";

/**
 * Parts of a face: the points of the mesh whose mean is their middle, half their sizes as shares of what lies between the
 * eyes, and how important they are, 0 to 255.
 */
const parts: readonly {
  readonly part: FacePart;
  readonly points: readonly number[];
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly importance: number;
}[] = [
  { part: "leftEye", points: [33, 133, 159, 145], halfWidth: 0.36, halfHeight: 0.18, importance: 255 },
  { part: "rightEye", points: [362, 263, 386, 374], halfWidth: 0.36, halfHeight: 0.18, importance: 255 },
  { part: "leftBrow", points: [70, 105, 107], halfWidth: 0.36, halfHeight: 0.12, importance: 255 },
  { part: "rightBrow", points: [300, 334, 336], halfWidth: 0.36, halfHeight: 0.12, importance: 255 },
  { part: "nose", points: [1, 2], halfWidth: 0.26, halfHeight: 0.12, importance: 110 },
  { part: "mouth", points: [61, 291, 13, 14], halfWidth: 0.56, halfHeight: 0.24, importance: 255 },
];
/** Middles of the irises, and of the mouth, which lies as far below the eyes as they lie apart: seen from aside, that says it. */
const leftIris = 468;
const rightIris = 473;
const mouthMiddle = 13;

/** A face's own skin reaches so far beyond its box: it needs more shades than its share of a picture would give it. */
const whole = 1.1;

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly turn: SeenFace["turn"];
}

/** Raises values of cells to at least `value` in an ellipse, in pixels. */
function raise(cells: Uint8Array, { across, down, side }: Grid, ellipse: Ellipse, value: number): void {
  const [x, y, halfWidth, halfHeight] = [
    ellipse.x / side,
    ellipse.y / side,
    ellipse.halfWidth / side,
    ellipse.halfHeight / side,
  ];
  const { cos, sin } = ellipse.turn;
  const reach = Math.max(halfWidth, halfHeight);
  const last = {
    row: Math.min(down - 1, Math.floor(y + reach)),
    column: Math.min(across - 1, Math.floor(x + reach)),
  };
  for (let r = Math.max(0, Math.floor(y - reach)); r <= last.row; r++) {
    for (let c = Math.max(0, Math.floor(x - reach)); c <= last.column; c++) {
      const [dx, dy] = [c + 0.5 - x, r + 0.5 - y];
      const [u, v] = [(cos * dx + sin * dy) / halfWidth, (cos * dy - sin * dx) / halfHeight];
      const i = r * across + c;
      if (u * u + v * v <= 1) cells[i] = Math.max(cells[i]!, value);
    }
  }
}

/** What lies between the eyes of a face that is seen from the front, in pixels. */
export function eyesApart(points: Float32Array): number {
  const at = (point: number) => [points[3 * point]!, points[3 * point + 1]!] as const;
  const [left, right, mouth] = [at(leftIris), at(rightIris), at(mouthMiddle)];
  const distance = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy);
  const across = distance(right[0] - left[0], right[1] - left[1]);
  const down = distance(mouth[0] - (left[0] + right[0]) / 2, mouth[1] - (left[1] + right[1]) / 2);
  return Math.max(across, down);
}

/** Raises the importance of cells, 0 to 255 each, where faces, in pixels, show eyes, brows, nose and mouth. */
export function raiseFaceParts(cells: Uint8Array, grid: Grid, faces: readonly SeenFace[]): void {
  for (const { points, turn, visible } of faces) {
    if (!points) continue;
    const unit = eyesApart(points);
    for (const { part, points: own, halfWidth, halfHeight, importance } of parts) {
      if (!visible[part]) continue;
      const mean = (axis: number) =>
        own.reduce((sum, point) => sum + points[3 * point + axis]!, 0) / own.length;
      const sizes = { halfWidth: halfWidth * unit, halfHeight: halfHeight * unit };
      raise(cells, grid, { x: mean(0), y: mean(1), ...sizes, turn }, importance);
    }
  }
}

/** Raises weights of pixels to at least `weight` in faces. */
export function raiseFaces(
  weights: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  boxes: readonly Box[],
  weight: number,
): void {
  const grid = { across: width, down: height, side: 1 };
  for (const box of boxes) {
    const ellipse = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      halfWidth: (whole * box.width) / 2,
      halfHeight: (whole * box.height) / 2,
      turn: { cos: 1, sin: 0 },
    };
    raise(weights, grid, ellipse, weight);
  }
}

/** All faces of a picture together count for at least this share of its palette, as far as a pixel may count at most. By eye. */
const palette = { share: 0.12, max: 8 };

/** What each pixel of faces counts, `min` or more: the less of a picture they are, the more, since a few tones have to serve them. */
export function weighFaces(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
  min: number,
): number {
  // ellipses in their boxes
  const area = boxes.reduce((sum, box) => sum + (Math.PI / 4) * whole * whole * box.width * box.height, 0);
  const share = area / (width * height);
  if (share === 0 || share >= 1) return min;
  const wanted = (palette.share * (1 - share)) / ((1 - palette.share) * share);
  return Math.round(Math.max(min, Math.min(palette.max, wanted)));
}
