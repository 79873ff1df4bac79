import { faceLines } from "../seeing/face-lines.ts";
import { faceParts, type FacePart, type SeenFace } from "../seeing/seen.ts";

/** A face as somebody might have seen it, all lengths shares of its height. */
export interface FaceWish {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How far lips and lids are apart, and how far the irises look to the right. */
  readonly mouth?: number;
  readonly lids?: number;
  readonly gaze?: number;
  readonly hidden?: readonly FacePart[];
}

/** Points on cheeks and forehead, by which skin is known. */
const bareSkin = [
  [50, -0.2, 0.08],
  [117, -0.24, 0.02],
  [205, -0.18, 0.15],
  [280, 0.2, 0.08],
  [346, 0.24, 0.02],
  [425, 0.18, 0.15],
  [151, 0, -0.36],
  [9, 0, -0.25],
  [108, -0.1, -0.36],
  [337, 0.1, -0.36],
] as const;

/** Landmarks of a face that looks straight ahead: only those points that lines are made of, and some of bare skin. */
export function drawnFace({
  x,
  y,
  height,
  mouth = 0,
  lids = 0.06,
  gaze = 0,
  hidden = [],
}: FaceWish): SeenFace {
  const points = new Float32Array(478 * 3);
  const put = (index: number, across: number, down: number) => {
    points[3 * index] = x + across * height;
    points[3 * index + 1] = y + down * height;
  };
  /** A line of points from one place to another that bends by so much in its middle. */
  const bow = (line: readonly number[], from: readonly number[], to: readonly number[], bend: number) => {
    line.forEach((index, i) => {
      const t = i / (line.length - 1);
      put(
        index,
        from[0]! + t * (to[0]! - from[0]!),
        from[1]! + t * (to[1]! - from[1]!) + bend * 4 * t * (1 - t),
      );
    });
  };
  for (const [eye, brow, side] of [
    [faceLines.leftEye, faceLines.leftBrow, -1],
    [faceLines.rightEye, faceLines.rightBrow, 1],
  ] as const) {
    const [from, to] = [0.18 * side - 0.08, 0.18 * side + 0.08];
    bow(eye.upper, [from, -0.1], [to, -0.1], -lids / 2);
    bow(eye.lower, [from, -0.1], [to, -0.1], lids / 2);
    const [iris, ...rim] = eye.iris;
    put(iris!, 0.18 * side + gaze, -0.1);
    rim.forEach((index, i) => {
      const [dx, dy] = [
        [1, 0],
        [0, -1],
        [-1, 0],
        [0, 1],
      ][i]!;
      put(index, 0.18 * side + gaze + 0.035 * dx!, -0.1 + 0.035 * dy!);
    });
    bow(brow.upper, [from - 0.02, -0.22], [to + 0.02, -0.22], -0.03);
    bow(brow.lower, [from - 0.02, -0.19], [to + 0.02, -0.19], -0.03);
  }
  bow(faceLines.nose, [-0.09, 0.09], [0.09, 0.09], 0.04);
  bow(faceLines.lips.upper, [-0.14, 0.27], [0.14, 0.27], -0.03 - mouth / 2);
  bow(faceLines.lips.lower, [-0.14, 0.27], [0.14, 0.27], 0.05 + mouth / 2);
  bow(faceLines.lips.innerUpper, [-0.12, 0.27], [0.12, 0.27], -mouth / 2);
  bow(faceLines.lips.innerLower, [-0.12, 0.27], [0.12, 0.27], mouth / 2);
  faceLines.jaw.forEach((index, i) => {
    const t = (2 * i) / (faceLines.jaw.length - 1) - 1;
    put(index, 0.38 * t, -0.1 + 0.6 * Math.sqrt(1 - t * t));
  });
  bow(faceLines.hairline, [0.38, -0.1], [-0.38, -0.1], -0.4);
  for (const [index, across, down] of bareSkin) put(index, across, down);
  put(faceLines.forehead, 0, -0.5);
  put(faceLines.chin, 0, 0.5);
  const visible = Object.fromEntries(faceParts.map((part) => [part, !hidden.includes(part)]));
  return {
    box: { x: x - 0.38 * height, y: y - height / 2, width: 0.76 * height, height },
    confidence: 1,
    turn: { cos: 1, sin: 0 },
    points,
    visible: visible as Record<FacePart, boolean>,
  };
}
