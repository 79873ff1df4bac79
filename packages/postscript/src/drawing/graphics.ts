import type { Budget } from "../budget.ts";
import { black } from "../colors/device-colors.ts";
import { hexOfRgb } from "@tintery/engine/tables";
import { joinedStrips } from "./joined-strips.ts";
import type { GraphicsState } from "./graphics-state.ts";
import { invert, isEmptyBox, isSimilarity, mapX, mapY, scaleOf, sharedBox } from "./matrix.ts";
import type { Box, Matrix } from "./matrix.ts";
import { Path, uprightBoxOf } from "./path.ts";
import { maxSliceSegments, slicePoints } from "./slice-runs.ts";
import { isPointless, openClip, unitsPerPoint } from "./svg-page.ts";
import type { Clip, SvgPage } from "./svg-page.ts";
import { PsError } from "../ps-error.ts";

const maxKept = 1000;
const maxClips = 100;
const caps = ["butt", "round", "square"];
const joins = ["miter", "round", "bevel"];
const maxDashes = 20_000;

/** The graphics state, its stack, and painting. Coordinates given are the program's, those kept are of the device. */
export class Graphics {
  readonly page: SvgPage;
  readonly budget: Budget;
  readonly initialMatrix: Matrix = [unitsPerPoint, 0, 0, unitsPerPoint, 0, 0];
  /** What `initclip` goes back to. */
  widestClip: Clip = openClip;
  state: GraphicsState;
  /** States below this are not the program's to go back to now. */
  #floor = 0;
  readonly #kept: { state: GraphicsState; era: number }[] = [];

  constructor(page: SvgPage) {
    this.page = page;
    this.budget = page.budget;
    this.state = this.#initialState();
  }

  /** The path to add to; a copy when another state shares it. */
  get path(): Path {
    const { state } = this;
    if (state.isPathShared) {
      state.path = state.path.copy();
      state.isPathShared = false;
    }
    return state.path;
  }

  save(era = -1): void {
    if (this.#kept.length >= maxKept) throw new PsError("limitcheck", "gsave");
    this.budget.allocate(200);
    this.state.isPathShared = true;
    this.#kept.push({ state: this.state, era });
    this.state = { ...this.state };
  }

  /** Lets `draw` do what it likes with the graphics state, and puts it back. */
  isolate(draw: () => void): void {
    const outer = { state: this.snapshot(), floor: this.#floor, widestClip: this.widestClip };
    this.#floor = this.#kept.length;
    this.state = this.snapshot();
    try {
      draw();
    } finally {
      this.#kept.length = this.#floor;
      this.#floor = outer.floor;
      this.widestClip = outer.widestClip;
      this.state = outer.state;
    }
  }

  /** Goes back to the last kept state; to that of a `save` again and again. */
  restore(): void {
    const last = this.#kept.at(-1);
    if (last === undefined || this.#kept.length <= this.#floor) return;
    if (last.era < 0) this.#kept.pop();
    this.state = last.era < 0 ? last.state : { ...last.state, isPathShared: true };
  }

  /** Goes back to the state of the innermost `save`, or of one given by its number, which is then forgotten. */
  restoreAll(era: number | null): void {
    for (let k = this.#kept.length - 1; k >= this.#floor; k--) {
      const kept = this.#kept[k]!;
      if (era === null ? kept.era < 0 : kept.era !== era) continue;
      this.#kept.length = era === null ? k + 1 : k;
      this.state = era === null ? { ...kept.state, isPathShared: true } : kept.state;
      return;
    }
    const first = this.#kept[this.#floor];
    if (era === null && first !== undefined) {
      this.#kept.length = this.#floor;
      this.state = first.state;
    }
  }

  /** A copy to be kept elsewhere, or put back. */
  snapshot(): GraphicsState {
    this.state.isPathShared = true;
    return { ...this.state };
  }

  /** What `initgraphics` sets. */
  reset(): void {
    const { font } = this.state;
    this.state = { ...this.#initialState(), font };
  }

  newPath(): void {
    this.state.path = new Path(this.budget);
    this.state.isPathShared = false;
  }

  moveTo(x: number, y: number): void {
    const m = this.state.matrix;
    this.path.move(mapX(m, x, y), mapY(m, x, y));
  }

  lineTo(x: number, y: number): void {
    const m = this.state.matrix;
    this.path.line(mapX(m, x, y), mapY(m, x, y));
  }

  curveTo([x1, y1, x2, y2, x, y]: readonly number[]): void {
    const m = this.state.matrix;
    this.path.curve(
      mapX(m, x1!, y1!),
      mapY(m, x1!, y1!),
      mapX(m, x2!, y2!),
      mapY(m, x2!, y2!),
      mapX(m, x!, y!),
      mapY(m, x!, y!),
    );
  }

  /** The current point in the program's coordinates. @throws PsError nocurrentpoint */
  currentPoint(): [number, number] {
    const { path, matrix } = this.state;
    if (!path.hasPoint) throw new PsError("nocurrentpoint");
    return this.toUser(path.x, path.y, matrix);
  }

  toUser(x: number, y: number, matrix: Matrix): [number, number] {
    const inverse = invert(matrix);
    if (inverse === null) throw new PsError("undefinedresult", "matrix");
    return [mapX(inverse, x, y), mapY(inverse, x, y)];
  }

  /** Narrows the clip to a path of device units. */
  clipTo(given: Path, isEvenOdd: boolean): void {
    const parent = this.state.clip;
    const path = joinedStrips(given, this.budget);
    const own = path.box() ?? nowhere;
    const box = sharedBox(parent.box, own);
    const upright = uprightBoxOf(path);
    if (parent.depth >= maxClips) throw new PsError("limitcheck", "clip");
    // a box within a box is a box; anything else stays a shape within its parent
    if (upright !== null || isEmptyBox(box)) {
      const within = parent.path === null ? parent.parent : parent;
      this.state.clip = { box, path: null, isEvenOdd: false, parent: within, depth: parent.depth };
      return;
    }
    const within = parent === openClip ? null : parent;
    this.state.clip = { box, path: path.copy(), isEvenOdd, parent: within, depth: parent.depth + 1 };
  }

  /** The clip that cuts nothing off. */
  get unclipped(): Clip {
    return openClip;
  }

  /** What `initclip` does. */
  openClip(): void {
    this.state.clip = this.widestClip;
  }

  /** Fills a path of device units with the current color. */
  fill(path: Path, isEvenOdd: boolean): void {
    const paint = this.color();
    const box = path.box();
    if (box === null || isPointless(path) || !this.page.isVisible(box, this.state.clip)) return;
    const rule = isEvenOdd ? ' fill-rule="evenodd"' : "";
    const svg = `<path fill="${paint}"${rule} d="${this.page.data(path)}"/>`;
    const isSmall = path.kinds.length <= maxSliceSegments;
    const { rgb } = this.state.color;
    const slice = isSmall ? { box, rgb, points: path.points.slice(0, slicePoints) } : null;
    this.page.paint(svg, this.state.clip, box, slice);
  }

  /** Strokes a path of device units with the current color. */
  stroke(path: Path): void {
    const paint = this.color();
    const box = path.box();
    if (box === null) return;
    const { state, page } = this;
    const { matrix } = state;
    const isPlain = isSimilarity(matrix) || invert(matrix) === null;
    const scale = isPlain ? scaleOf(matrix) : 1;
    const min = this.#hairline() / (isPlain ? 1 : Math.max(scaleOf(matrix), 1e-9));
    const width = Math.max(Math.abs(state.lineWidth) * scale, min);
    const reach =
      width *
      (isPlain ? 1 : Math.max(1, ...matrix.slice(0, 4).map(Math.abs))) *
      0.5 *
      Math.max(1, state.miterLimit > 4 ? 4 : state.miterLimit);
    const around: Box = [box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach];
    if (!page.isVisible(around, state.clip)) return;
    // in units of the page, or of the program when its map makes pens oval
    const unit = isPlain ? unitsPerPoint : 1;
    const shape = isPlain ? page.data(path) : this.#userData(path);
    const placed = isPlain ? "" : ` transform="${page.transform(matrix)}"`;
    const svg = `<path fill="none" stroke="${paint}" stroke-width="${significant(width / unit)}"${this.#lineStyle(scale / unit, box)}${placed} d="${shape}"/>`;
    page.paint(svg, state.clip, around);
  }

  color(): string {
    return hexOfRgb(this.state.color.rgb);
  }

  /** The thinnest line drawn, in device units: about a pixel of a picture of 2000. */
  #hairline(): number {
    const [left, bottom, right, top] = this.page.frame.box;
    return Math.max(right - left, top - bottom) / 2000;
  }

  #lineStyle(scale: number, box: Box): string {
    const { lineCap, lineJoin, miterLimit, dash, dashOffset } = this.state;
    let text = lineCap === 0 ? "" : ` stroke-linecap="${caps[lineCap]}"`;
    text +=
      lineJoin === 0
        ? ` stroke-miterlimit="${significant(miterLimit)}"`
        : ` stroke-linejoin="${joins[lineJoin]}"`;
    const period = dash.reduce((sum, part) => sum + part, 0);
    const extent = (box[2] - box[0] + box[3] - box[1]) / unitsPerPoint;
    // dashes too fine to be seen would only take time
    if (!(period > 0) || extent / (period * scale) > maxDashes) return text;
    text += ` stroke-dasharray="${dash.map((part) => significant(part * scale)).join(" ")}"`;
    return dashOffset === 0 ? text : `${text} stroke-dashoffset="${significant(dashOffset * scale)}"`;
  }

  /** A path in the program's coordinates, for pens that its map makes oval. */
  #userData(path: Path): string {
    const inverse = invert(this.state.matrix);
    const { kinds, points } = inverse === null ? path : path.mapped(inverse);
    let text = "";
    let at = 0;
    for (const kind of kinds) {
      text += "MLCZ"[kind];
      const count = kind === 2 ? 6 : kind === 3 ? 0 : 2;
      for (let k = 0; k < count; k++) text += `${k > 0 ? " " : ""}${significant(points[at++]!)}`;
    }
    return text;
  }

  #initialState(): GraphicsState {
    return {
      matrix: this.initialMatrix,
      path: new Path(this.budget),
      isPathShared: false,
      clip: this.widestClip,
      keptClips: [],
      color: black,
      lineWidth: 1,
      lineCap: 0,
      lineJoin: 0,
      miterLimit: 10,
      dash: [],
      dashOffset: 0,
      flatness: 1,
      strokeAdjust: false,
      font: null,
    };
  }
}

const nowhere: Box = [0, 0, -1, -1];

/** A number written with seven digits. */
const significant = (value: number): number => Number(value.toPrecision(7));
