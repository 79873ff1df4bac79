import { type DrawnFace, FaceWriter } from "./face-writer.ts";
import { drawScene, placedThings, type PlacedThing, type SceneFrame } from "./paint-scene.ts";
import { type Coverage, coverageOf } from "./raster/coverage.ts";
import { colorAt, type Paint } from "./raster/paints.ts";
import { type Area, type Layer, type Visitor, walkSvg } from "./raster/walk-svg.ts";
import type { SceneGraph } from "./words/scene-graph.ts";

/** A picture without light and shade: which shape is seen at each pixel, row by row. Of every pixel one shape is seen. */
export interface SceneShapes {
  readonly width: number;
  readonly height: number;
  /** The number of the shape that is seen at each pixel. */
  readonly shapes: Int32Array;
  /** For each shape the thing of the prompt that it is a part of, from 1; 0 for what is behind all things. */
  readonly thingOf: Int32Array;
  /** For each shape what it is only a tuft of, such as a crown of leaves or a cloud, from 1; 0 for shapes of their own. */
  readonly tuftOf: Int32Array;
  /** Red, green, blue and opacity of the shapes. */
  readonly flat: Uint8ClampedArray;
  /** The same with the lines that are too thin to be shapes: whiskers, mouths, strings. */
  readonly inked: Uint8ClampedArray;
  /** Eyes and mouths, those of each head by themselves. */
  readonly faces: readonly DrawnFace[];
}

/** A scene as its shapes, with what was placed. */
export interface ShapedScene extends SceneShapes {
  readonly placed: readonly PlacedThing[];
}

/** The name of parts, in `class`, that are light and shade, or too fine or too far away for an edge. */
const withoutEdges = "shade";
/** What is seen through more than this is glass, mist or a glint, and no shape. By eye on sixty scenes. */
const opaque = 0.75;
/** Half of black is a feature all the same, as the eyes of a teddy bear are drawn: colors below this, 0 to 255, from this opacity on. */
const [black, opaqueBlack] = [24, 0.5];
/** A pixel belongs to a shape that covers so much of it, and to a thin line that covers so much. */
const covered = { shape: 0.5, line: 0.1 };
/**
 * Lines of a drawing are shapes from so many widths of the page's pen on. Narrower areas are too narrow to color and join what is
 * around them (`map-drawn.ts` of the engine): a smile would be lost.
 */
const broad = 2.4;

const isFigure = (name: string) => name.startsWith("figure");

/** Who writes down, back to front, which shape is seen where. */
class ShapeWriter implements Visitor {
  readonly shapes: Int32Array;
  readonly flat: Uint8ClampedArray;
  readonly inked: Uint8ClampedArray;
  readonly thingOf = [0];
  readonly tuftOf = [0];
  private readonly width: number;
  private readonly height: number;
  /** Thinner lines of the drawing, in pixels, are no shapes. */
  private readonly thinnest: number;
  private readonly clips: Uint8Array[] = [];
  /** How many groups around the current place have no edges. */
  private hidden = 0;
  private thing = 0;
  private things = 0;
  private tuft = 0;
  private tufts = 0;
  private readonly color = new Float32Array(4);
  readonly faces: FaceWriter;

  constructor({ width, height, pen }: { width: number; height: number; pen: number }) {
    this.width = width;
    this.height = height;
    this.thinnest = pen * broad;
    this.shapes = new Int32Array(width * height);
    this.flat = new Uint8ClampedArray(width * height * 4).fill(255);
    this.inked = this.flat.slice();
    this.faces = new FaceWriter(width * height);
  }

  enter(name: string) {
    if (name === withoutEdges) this.hidden++;
    if (isFigure(name)) this.thing = ++this.things;
    if (name === "tuft") this.tuft = ++this.tufts;
    this.faces.enter(name);
  }

  leave(name: string) {
    if (name === withoutEdges) this.hidden--;
    if (isFigure(name)) this.thing = 0;
    if (name === "tuft") this.tuft = 0;
    this.faces.leave(name);
  }

  /** Soft edges are those of light, but for clouds. */
  private isHidden({ blur, opacity }: Layer): boolean {
    return (blur !== null && this.tuft === 0) || opacity < opaque;
  }

  open(layer: Layer) {
    if (this.isHidden(layer)) this.hidden++;
    if (layer.clip) this.clips.push(this.maskOf(layer));
  }

  close(layer: Layer) {
    if (this.isHidden(layer)) this.hidden--;
    if (layer.clip) this.clips.pop();
  }

  private maskOf({ clip }: Layer): Uint8Array {
    const mask = new Uint8Array(this.shapes.length);
    const area = clip && coverageOf(clip, this.width, this.height);
    if (area)
      this.eachPixel(area, covered.shape, (i) => {
        mask[i] = 1;
      });
    return mask;
  }

  /** Calls `visit` with each pixel of which an area covers so much and no clip hides. */
  private eachPixel(area: Coverage, min: number, visit: (i: number, x: number, y: number) => void) {
    const clip = this.clips.at(-1);
    for (let row = 0; row < area.height; row++)
      for (let column = area.spans[row * 2]!; column < area.spans[row * 2 + 1]!; column++) {
        if (area.share[row * area.width + column]! < min) continue;
        const [x, y] = [area.left + column, area.top + row];
        const i = y * this.width + x;
        if (!clip || clip[i]) visit(i, x, y);
      }
  }

  area(drawn: Area) {
    const { lines, paint, opacity, pen } = drawn;
    if (this.hidden > 0 || opacity < opaqueBlack) return;
    const area = coverageOf(lines, this.width, this.height);
    if (!area) return;
    this.faces.begin(drawn, this.thing);
    if (pen !== null && pen < this.thinnest) this.drawLine(area, paint, opacity);
    else this.fillShape(area, paint, opacity);
  }

  /** Finds the color of a paint at pixels, and whether it is opaque there. */
  private opacityOf(paint: Paint, opacity: number): (x: number, y: number) => boolean {
    const { color } = this;
    const isOpaque = () => {
      const isBlack = color[0]! < black && color[1]! < black && color[2]! < black;
      return color[3]! * opacity >= (isBlack ? opaqueBlack : opaque);
    };
    if (paint.plain) {
      color.set(paint.plain);
      const isWhole = isOpaque();
      return () => isWhole;
    }
    return (x, y) => {
      colorAt(paint, x, y, color);
      return isOpaque();
    };
  }

  private fillShape(area: Coverage, paint: Paint, opacity: number) {
    const shape = this.thingOf.length;
    this.thingOf.push(this.thing);
    this.tuftOf.push(this.tuft);
    const { color, flat, inked } = this;
    const isOpaque = this.opacityOf(paint, opacity);
    this.eachPixel(area, covered.shape, (i, x, y) => {
      if (!isOpaque(x, y)) return;
      this.shapes[i] = shape;
      this.faces.cover(i, false);
      for (let c = 0; c < 3; c++) inked[i * 4 + c] = flat[i * 4 + c] = color[c]!;
    });
  }

  /** Gives each shape of a thing or a tuft one color: what shades it has no edge. */
  flatten() {
    const { shapes, thingOf, tuftOf, flat, inked } = this;
    const sums = new Float64Array(thingOf.length * 4);
    for (let i = 0; i < shapes.length; i++) {
      const at = shapes[i]! * 4;
      sums[at + 3]!++;
      for (let c = 0; c < 3; c++) sums[at + c]! += flat[i * 4 + c]!;
    }
    for (let i = 0; i < shapes.length; i++) {
      const shape = shapes[i]!;
      if (thingOf[shape] === 0 && tuftOf[shape] === 0) continue;
      for (let k = i * 4, c = 0; c < 3; k++, c++) {
        const mean = sums[shape * 4 + c]! / sums[shape * 4 + 3]!;
        inked[k] = inked[k]! - flat[k]! + mean;
        flat[k] = mean;
      }
    }
  }

  private drawLine(area: Coverage, paint: Paint, opacity: number) {
    const { color, inked } = this;
    const { left, top, width, share } = area;
    const isOpaque = this.opacityOf(paint, opacity);
    this.eachPixel(area, covered.line, (i, x, y) => {
      if (!isOpaque(x, y)) return;
      this.faces.cover(i, true);
      const part = share[(y - top) * width + x - left] ?? 0;
      for (let c = 0; c < 3; c++)
        inked[i * 4 + c] = (inked[i * 4 + c] ?? 0) * (1 - part) + (color[c] ?? 0) * part;
    });
  }
}

/**
 * A scene as its own shapes, to be outlined: the same things at the same places as `paintScene` paints them.
 * @param frame with the width of the pen that will outline them, in pixels
 */
export function sceneShapes(graph: SceneGraph, frame: SceneFrame & { pen: number }): ShapedScene {
  const { svg, placings } = drawScene(graph, frame);
  const { width, height } = frame;
  const scale = height / 1000;
  const writer = new ShapeWriter(frame);
  walkSvg(svg, scale, writer);
  writer.flatten();
  return {
    width,
    height,
    shapes: writer.shapes,
    thingOf: Int32Array.from(writer.thingOf),
    tuftOf: Int32Array.from(writer.tuftOf),
    flat: writer.flat,
    inked: writer.inked,
    faces: writer.faces.found(),
    placed: placedThings(placings, scale),
  };
}
