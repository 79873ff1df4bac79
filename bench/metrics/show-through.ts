import { setImmediate } from "node:timers/promises";
import { drawOutlines, type OutlinesPicture, outlinesVariants, type Raster } from "@tintery/engine";
import { drawingToPixels } from "@tintery/photos";

/** Pixels in which something is seen that does not lie there. */
export interface ShowThrough {
  /** Pixels that change when a face is painted anew, though they lie beside it: summed over all faces. */
  readonly faces: number;
  /** Pixels away from transparent faces in which the page is seen. */
  readonly page: number;
}

/** A face may be seen so far from itself, in pixels: a line below a border reaches 0.8 beyond it. */
const beside = 1;
/** Shares below this cannot be told from rounding. */
const minShare = 0.05;

/**
 * Counts what shows through a drawing of outlines at the size that was traced. Each face in turn is painted in a color
 * far from its own: pixels may change on it and right beside it only. Takes two drawings for each face.
 * @param draw the drawing that is measured
 */
export async function countShowThrough(
  picture: OutlinesPicture,
  draw = (model: OutlinesPicture) => drawOutlines(model, outlinesVariants.filled),
): Promise<ShowThrough> {
  const svg = draw(picture);
  const before = drawn(svg, picture, "#ffffff");
  let faces = 0;
  for (const [face, { color }] of picture.faces.entries()) {
    const { hex } = picture.colors[color]!;
    if (hex === null) continue;
    // the renderer gives its memory back between turns of the event loop only
    await setImmediate();
    const after = drawn(draw(repainted(picture, face, farFrom(hex))), picture, "#ffffff");
    const near = nearTo(picture, (_, f) => f === face);
    faces += countPixels(after, (at) => near.data[at] === 255 && changeAt(before, after, at) > minShare);
  }
  return { faces, page: pageThrough(picture, svg) };
}

/** A picture whose one face has one other color; a gradient, so that the order in which colors are drawn stays. */
function repainted(picture: OutlinesPicture, face: number, hex: string): OutlinesPicture {
  const stops = [0, 1000].map((offset) => ({ offset, hex }));
  const gradient = { x1: 0, y1: 0, x2: picture.width, y2: 0, stops };
  return { ...picture, faces: picture.faces.map((own, f) => (f === face ? { ...own, gradient } : own)) };
}

/** Black or white in each channel, whichever is farther. */
function farFrom(hex: string): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return `#${channels.map((value) => (value < 128 ? "ff" : "00")).join("")}`;
}

/** By how much a pixel has changed; a whole channel at most, 0 to 1. */
function changeAt(before: Raster, after: Raster, at: number): number {
  let max = 0;
  for (let c = at; c < at + 3; c++) max = Math.max(max, Math.abs(before.data[c]! - after.data[c]!) / 255);
  return max;
}

/** Black where faces are and at most `beside` from them, white elsewhere. */
function nearTo(picture: OutlinesPicture, isMeant: (color: number, face: number) => boolean): Raster {
  const faces = picture.faces.map(({ gradient: _, ...own }, face) => ({
    ...own,
    color: isMeant(own.color, face) ? 0 : 1,
  }));
  const colors = ["#000000", null].map((hex) => ({ hex, areaShare: 0.5, faces: 1 }));
  const svg = drawOutlines({ ...picture, faces, colors }, outlinesVariants.cutting);
  const line = `stroke="#000000" stroke-width="${2 * beside}" stroke-linejoin="round"`;
  return drawn(svg.replace(`fill="#000000"`, `fill="#000000" ${line}`), picture, "#ffffff");
}

/** Pixels that look different on another page. */
function pageThrough(picture: OutlinesPicture, svg: string): number {
  const [white, black] = [drawn(svg, picture, "#ffffff"), drawn(svg, picture, "#000000")];
  const clear = nearTo(picture, (color) => picture.colors[color]!.hex === null);
  return countPixels(white, (at) => clear.data[at] === 255 && changeAt(white, black, at) > minShare);
}

function drawn(svg: string, { width }: OutlinesPicture, page: string): Raster {
  return drawingToPixels(svg, { widthPx: width, page });
}

function countPixels({ data }: Raster, isMeant: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (isMeant(at)) count++;
  return count;
}
