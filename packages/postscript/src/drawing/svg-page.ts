import type { Budget } from "../budget.ts";
import { isEmptyBox, sharedBox } from "./matrix.ts";
import type { Box, Matrix } from "./matrix.ts";
import { pointsOf, Segment } from "./path.ts";
import type { Path } from "./path.ts";
import { sliceRuns } from "./slice-runs.ts";
import type { Slice } from "./slice-runs.ts";

/** Device units per point: fine enough that programs which round to device units lose nothing to be seen. */
export const unitsPerPoint = 10;

/** What may be painted on: an upright box, or any shape within another clip. */
export interface Clip {
  readonly box: Box;
  /** null when the box says it all. */
  readonly path: Path | null;
  readonly isEvenOdd: boolean;
  readonly parent: Clip | null;
  /** How many shapes lie within each other. */
  readonly depth: number;
}

/** A painted thing: SVG elements and the clip they are under. */
interface Painted {
  readonly clip: Clip;
  readonly svg: string;
  /** What may be a slice of a gradient: its box and color. */
  readonly slice: Slice | null;
}

/** The page in device units and how its coordinates are written. */
export interface PageFrame {
  readonly box: Box;
  readonly decimals: number;
}

/** A box of points as the frame that SVG is written in: decimals for a twenty-thousandth of the longer side. */
export function frameOf(points: Box): PageFrame {
  const [left, bottom, right, top] = points;
  const box: Box = [left * unitsPerPoint, bottom * unitsPerPoint, right * unitsPerPoint, top * unitsPerPoint];
  const step = Math.max(right - left, top - bottom) / 20_000;
  return { box, decimals: Math.min(6, Math.max(0, Math.ceil(-Math.log10(Math.max(step, 1e-6))))) };
}

/** Collects what is painted and writes it as SVG. Device units grow up, SVG's grow down. */
export class SvgPage {
  readonly budget: Budget;
  readonly frame: PageFrame;
  readonly #factor: number;
  /** Paint outside the page is kept when the page is not known yet, and in tiles, which move. */
  #isOpen: boolean;
  #painted: Painted[] = [];
  #definitions: string[] = [];
  #nextId = 1;
  readonly #clipIds = new Map<Clip, string>();
  /** The box of everything painted. */
  paintedBox: Box = [Infinity, Infinity, -Infinity, -Infinity];

  constructor(budget: Budget, frame: PageFrame, isOpen: boolean) {
    this.budget = budget;
    this.frame = frame;
    this.#factor = 10 ** frame.decimals;
    this.#isOpen = isOpen;
  }

  get isBlank(): boolean {
    return this.#painted.length === 0;
  }

  /** Whether anything in that box, under that clip, can be seen. */
  isVisible(box: Box, clip: Clip): boolean {
    const seen = sharedBox(box, clip.box);
    return !isEmptyBox(this.#isOpen ? seen : sharedBox(seen, this.frame.box));
  }

  /** What of a box, under a clip, lies on the page; the page as far as it is known. */
  visibleBox(box: Box, clip: Clip): Box {
    const seen = sharedBox(box, clip.box);
    const isBounded = seen[0] > -farAway && seen[1] > -farAway && seen[2] < farAway && seen[3] < farAway;
    return this.#isOpen && isBounded ? seen : sharedBox(seen, this.frame.box);
  }

  /** Adds elements that stay within `box`, given in device units. */
  paint(svg: string, clip: Clip, box: Box, slice: Slice | null = null): void {
    if (!this.isVisible(box, clip)) return;
    this.budget.write(svg.length);
    this.budget.allocate(svg.length + (slice === null ? 100 : 350));
    this.#painted.push({ clip, svg, slice });
    const seen = sharedBox(box, clip.box);
    const all = this.paintedBox;
    this.paintedBox = [
      Math.min(all[0], seen[0]),
      Math.min(all[1], seen[1]),
      Math.max(all[2], seen[2]),
      Math.max(all[3], seen[3]),
    ];
  }

  /** Adds a definition; `svg` gets the id it is referred to by. */
  define(svg: (id: string) => string): string {
    const id = `d${this.#nextId++}`;
    const text = svg(id);
    this.budget.write(text.length);
    this.#definitions.push(text);
    return id;
  }

  /** Lets `draw` paint, and hands back what it painted instead of keeping it. */
  capture(draw: () => void): string {
    const outer = this.#painted;
    const box = this.paintedBox;
    const isOpen = this.#isOpen;
    this.#painted = [];
    this.#isOpen = true;
    try {
      draw();
      return this.#body();
    } finally {
      this.#painted = outer;
      this.paintedBox = box;
      this.#isOpen = isOpen;
    }
  }

  /** Path data in points. */
  data({ kinds, points }: Path): string {
    this.budget.step(kinds.length >> 2);
    const factor = this.#factor;
    const [left, , , top] = this.frame.box;
    let text = "";
    let at = 0;
    for (const kind of kinds) {
      text += "MLCZ"[kind];
      for (let k = 0; k < pointsOf[kind as 0 | 1 | 2 | 3]; k++, at += 2) {
        if (k > 0) text += " ";
        const x = Math.round(((points[at]! - left) / unitsPerPoint) * factor) / factor + 0;
        const y = Math.round(((top - points[at + 1]!) / unitsPerPoint) * factor) / factor + 0;
        text += `${x} ${y}`;
      }
    }
    return text;
  }

  x(value: number): number {
    return this.round((value - this.frame.box[0]) / unitsPerPoint);
  }

  y(value: number): number {
    return this.round((this.frame.box[3] - value) / unitsPerPoint);
  }

  /** A length in device units as points. */
  length(value: number): number {
    return this.round(value / unitsPerPoint);
  }

  round(value: number): number {
    const factor = this.#factor;
    return Math.round(value * factor) / factor + 0;
  }

  /** The `matrix(…)` that maps to the page what `m` maps to device units. */
  transform(m: Matrix): string {
    const { box } = this.frame;
    const u = unitsPerPoint;
    const values = [m[0] / u, -m[1] / u, m[2] / u, -m[3] / u, (m[4] - box[0]) / u, (box[3] - m[5]) / u];
    return `matrix(${values.map((value) => Number(value.toPrecision(9))).join(" ")})`;
  }

  /** The whole picture, cut to a box of device units. */
  toSvg(box: Box): string {
    const width = this.length(box[2] - box[0]);
    const height = this.length(box[3] - box[1]);
    const body = this.#body();
    const definitions = this.#definitions.length > 0 ? `<defs>${this.#definitions.join("")}</defs>` : "";
    const view = `${this.x(box[0])} ${this.y(box[3])} ${width} ${height}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="${view}">${definitions}${body}</svg>`;
  }

  /** Neighbors under one clip share a group. */
  #body(): string {
    let text = "";
    let open = "";
    const inRuns = sliceRuns(this.#painted);
    this.#painted.forEach(({ clip, svg }, k) => {
      const id = this.clipId(clip);
      // slices drawn each for itself with soft edges would leave seams
      const crisp = inRuns[k] === 1 ? ' shape-rendering="crispEdges"' : "";
      const group = (id === null ? "" : ` clip-path="url(#${id})"`) + crisp;
      if (group !== open) {
        if (open !== "") text += "</g>";
        if (group !== "") text += `<g${group}>`;
        open = group;
      }
      text += svg;
    });
    return open === "" ? text : `${text}</g>`;
  }

  /** The id of a clip's definition, null when it cuts nothing off the page. */
  clipId(clip: Clip): string | null {
    if (clip.path === null && coversPage(clip.box, this.frame.box, this.#isOpen)) return null;
    const known = this.#clipIds.get(clip);
    if (known !== undefined) return known;
    const parent = clip.parent === null ? null : this.clipId(clip.parent);
    const within = parent === null ? "" : ` clip-path="url(#${parent})"`;
    const rule = clip.isEvenOdd ? ' clip-rule="evenodd"' : "";
    const shape = clip.path === null ? this.boxData(clip.box) : this.data(clip.path);
    const id = this.define((own) => `<clipPath id="${own}"${within}><path${rule} d="${shape}"/></clipPath>`);
    this.#clipIds.set(clip, id);
    return id;
  }

  /** Path data of an upright box. */
  boxData([left, bottom, right, top]: Box): string {
    return `M${this.x(left)} ${this.y(top)}H${this.x(right)}V${this.y(bottom)}H${this.x(left)}Z`;
  }
}

function coversPage(box: Box, page: Box, isOpen: boolean): boolean {
  if (isOpen) return box[0] <= -farAway && box[1] <= -farAway && box[2] >= farAway && box[3] >= farAway;
  return box[0] <= page[0] && box[1] <= page[1] && box[2] >= page[2] && box[3] >= page[3];
}

const farAway = 1e8;
/** The clip that lets everything through. */
export const openClip: Clip = {
  box: [-farAway, -farAway, farAway, farAway],
  path: null,
  isEvenOdd: false,
  parent: null,
  depth: 0,
};

/** Whether a path is too degenerate to be filled. */
export const isPointless = (path: Path): boolean => !path.kinds.some((kind) => kind !== Segment.move);
