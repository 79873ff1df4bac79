import type { Arc, Face, OutlinesPicture } from "../drawing/outlines-picture.ts";

/** A face of a picture that a test draws by hand. */
type OwnFace = Pick<Face, "color" | "rings"> & Partial<Face>;

/** Outlines by hand: 20 × 10 pixels in tenths, 100 × 50 mm on paper; colors by their hex. */
export function outlinesOf(
  colors: readonly (string | null)[],
  arcs: readonly Omit<Arc, "shape">[],
  faces: readonly OwnFace[],
  more: Partial<OutlinesPicture> = {},
): OutlinesPicture {
  const count = (color: number) => faces.filter((face) => face.color === color).length;
  return {
    version: 1,
    product: "outlines",
    width: 20,
    height: 10,
    unitsPerPixel: 10,
    widthMM: 100,
    heightMM: 50,
    kind: "flat",
    precision: "normal",
    colors: colors.map((hex, color) => ({ hex, areaShare: 1 / colors.length, faces: count(color) })),
    // straight lines name corners only
    arcs: arcs.map((arc) => ({ ...arc, shape: isCurve(arc.points) ? "curve" : "line" })),
    faces: faces.map((face) => ({ areaPx: 1, ...face })),
    ...more,
  };
}

const curves = new WeakSet<readonly number[]>();

/** Marks points as those of cubics. */
export function cubics(...points: number[]): number[] {
  curves.add(points);
  return points;
}

function isCurve(points: readonly number[]): boolean {
  return curves.has(points);
}

/** The whole page in one color, and in it a square and beside that, sharing its right side, a half disc. */
export function signOnPaper(more: Partial<OutlinesPicture> = {}): OutlinesPicture {
  return outlinesOf(
    ["#ffffff", "#cc0000", "#0000cc"],
    [
      { right: 0, left: -1, points: [0, 0, 200, 0, 200, 100, 0, 100, 0, 0] },
      // the square from its right lower corner around to its right upper one
      { right: 1, left: 0, points: [80, 80, 20, 80, 20, 20, 80, 20] },
      { right: 1, left: 2, points: [80, 20, 80, 80] },
      { right: 2, left: 0, points: cubics(80, 20, 120, 20, 120, 80, 80, 80) },
    ],
    [
      { color: 0, areaPx: 146, rings: [[0], [~1, ~3]] },
      { color: 1, areaPx: 36, rings: [[1, 2]] },
      { color: 2, areaPx: 18, rings: [[3, ~2]] },
    ],
    more,
  );
}

/** A closed arc around (x, y), in tenths, that is as good as an ellipse. */
function ring(x: number, y: number, rx: number, ry: number): number[] {
  const [kx, ky] = [Math.round(rx * 0.5523), Math.round(ry * 0.5523)];
  const [right, left, top, bottom] = [x + rx, x - rx, y - ry, y + ry];
  const upper = [right, y + ky, x + kx, bottom, x, bottom, x - kx, bottom, left, y + ky, left, y];
  const lower = [left, y - ky, x - kx, top, x, top, x + kx, top, right, y - ky, right, y];
  return cubics(right, y, ...upper, ...lower);
}

/** One of everything that is drawn in a way of its own: circle, turned ellipse, rounded rectangle, gradient, a hole. */
export function formCount(more: Partial<OutlinesPicture> = {}): OutlinesPicture {
  const square = [130, 60, 190, 60, 190, 95, 130, 95, 130, 60];
  const frame = [0, 0, 200, 0, 200, 100, 0, 100, 0, 0];
  return outlinesOf(
    ["#fff8e0", "#cc3300", "#2255aa", "#227744"],
    [
      { right: 0, left: -1, points: frame },
      { right: 1, left: 0, points: ring(30, 30, 20, 20) },
      { right: 2, left: 0, points: ring(90, 30, 28, 14) },
      { right: 3, left: 0, points: square },
      { right: 4, left: 1, points: ring(30, 30, 8, 8) },
      { right: 5, left: 0, points: [20, 60, 110, 60, 110, 95, 20, 95, 20, 60] },
    ],
    [
      { color: 0, areaPx: 120, rings: [[0], [~1], [~2], [~3], [~5]] },
      { color: 1, rings: [[1], [~4]], shape: { kind: "circle", x: 30, y: 30, radius: 20 } },
      {
        color: 2,
        rings: [[2]],
        shape: { kind: "ellipse", x: 90, y: 30, radiusX: 28, radiusY: 14, turn: 0 },
      },
      {
        color: 3,
        rings: [[3]],
        shape: { kind: "rectangle", x: 130, y: 60, width: 60, height: 35, radius: 0 },
      },
      { color: 0, rings: [[4]], shape: { kind: "circle", x: 30, y: 30, radius: 8 } },
      {
        color: 2,
        rings: [[5]],
        gradient: {
          x1: 20,
          y1: 60,
          x2: 110,
          y2: 60,
          stops: [
            { offset: 0, hex: "#ffdd00" },
            { offset: 400, hex: "#dd4400" },
            { offset: 1000, hex: "#330066" },
          ],
        },
      },
    ],
    more,
  );
}
