import {
  type DrawingKind,
  defaultStyle,
  layPainting,
  type PaintingLayer,
  type PaintingSurface,
  type Pen,
  type Picture,
  type PlacedText,
  type Trace,
  unitsPerMM,
} from "@tintery/engine/painting";
import type { Point, Size } from "../../../close-look/view.ts";

/** Pixels of a millimeter where a picture is as large on the screen as on its canvas, by the reckoning of CSS. */
export const pixelsPerMM = 96 / 25.4;

/** A shape as a canvas fills it, in pixels of the picture at its true size. */
export interface TracedShape {
  readonly path: Path2D;
  /** What holds all of it; curves may stay a little inside. */
  readonly box: Point & Size;
}

interface Colored extends TracedShape {
  readonly color: string;
}

interface Line extends Colored {
  readonly width: number;
}

/** The shapes of one layer; texts stay in millimeters. */
export interface TracedLayer {
  readonly fills: Colored[];
  readonly strokes: Line[];
  readonly texts: PlacedText[];
}

/** What the engine draws of a picture, as paths. */
export type TracedPainting = Readonly<Record<PaintingLayer, TracedLayer>>;

/** Draws a picture as the engine would, and keeps the paths instead of showing them. Regions are filled in their own order. */
export function tracePainting(picture: Picture, kind: DrawingKind): TracedPainting {
  const surface = new PathSurface();
  layPainting(surface, picture, { ...defaultStyle, ...picture.look, kind });
  return surface.layers;
}

const emptyLayer = (): TracedLayer => ({ fills: [], strokes: [], texts: [] });

class PathSurface implements PaintingSurface {
  readonly layers = {
    colors: emptyLayer(),
    patterns: emptyLayer(),
    outlines: emptyLayer(),
    details: emptyLayer(),
    numbers: emptyLayer(),
    frame: emptyLayer(),
  };
  #layer = this.layers.colors;

  layer(name: PaintingLayer, _: unknown, drawShapes: () => void): void {
    this.#layer = this.layers[name];
    drawShapes();
  }

  fill(trace: Trace, color: string): void {
    this.#layer.fills.push({ ...traced(trace), color });
  }

  stroke(trace: Trace, { color, widthMM }: { color: string; widthMM: number }): void {
    this.#layer.strokes.push({ ...traced(trace), color, width: widthMM * pixelsPerMM });
  }

  /** Patterns of the screen are as fine however close one comes: the painter lays them. */
  fillWithPattern(): void {}

  text(placed: PlacedText): void {
    this.#layer.texts.push(placed);
  }
}

function traced(trace: Trace): TracedShape {
  const pen = new PathPen();
  trace(pen);
  return pen.shape;
}

const scale = pixelsPerMM / unitsPerMM;

class PathPen implements Pen {
  readonly #path = new Path2D();
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  get shape(): TracedShape {
    const box = {
      x: this.#left,
      y: this.#top,
      width: this.#right - this.#left,
      height: this.#bottom - this.#top,
    };
    return { path: this.#path, box };
  }

  move(x: number, y: number): void {
    this.#hold(x, y);
    this.#path.moveTo(x * scale, y * scale);
  }

  line(x: number, y: number): void {
    this.#hold(x, y);
    this.#path.lineTo(x * scale, y * scale);
  }

  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#hold(x1, y1);
    this.#hold(x2, y2);
    this.#hold(x, y);
    this.#path.bezierCurveTo(x1 * scale, y1 * scale, x2 * scale, y2 * scale, x * scale, y * scale);
  }

  close(): void {
    this.#path.closePath();
  }

  #hold(x: number, y: number): void {
    this.#left = Math.min(this.#left, x * scale);
    this.#top = Math.min(this.#top, y * scale);
    this.#right = Math.max(this.#right, x * scale);
    this.#bottom = Math.max(this.#bottom, y * scale);
  }
}
