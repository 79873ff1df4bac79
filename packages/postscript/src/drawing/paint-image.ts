import { encodePng, type Pixels } from "@tintery/photos/png";
import type { Graphics } from "./graphics.ts";
import { invert, mapBox, multiply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import { PsError } from "../ps-error.ts";

/** A picture's place: from the program's coordinates to its pixels, and how many pixels it has. */
export interface ImagePlace {
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
  /** Pixels that are larger than those of the screen blend into each other. */
  readonly isSmooth: boolean;
}

/** Paints pixels. */
export function paintPixels(graphics: Graphics, pixels: Pixels, place: ImagePlace): void {
  graphics.budget.step((pixels.width * pixels.height) >> 3);
  graphics.budget.borrow(2 * pixels.data.length);
  paintFile(graphics, "image/png", () => encodePng(pixels), place);
}

/** Paints a JPEG file. */
export function paintJpeg(graphics: Graphics, jpeg: Uint8Array, place: ImagePlace): void {
  paintFile(graphics, "image/jpeg", () => jpeg, place);
}

/** By how much a picture may be made smaller and still be finer than a page drawn 2048 pixels wide. */
export function finenessOf(graphics: Graphics, matrix: Matrix): number {
  const inverse = invert(matrix);
  if (inverse === null) return 1;
  const m = multiply(inverse, graphics.state.matrix);
  const [left, bottom, right, top] = graphics.page.frame.box;
  const pixel = Math.max(right - left, top - bottom) / 2048;
  const own = Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]), 1e-9);
  return Math.max(1, Math.min(64, Math.floor(pixel / own)));
}

function paintFile(graphics: Graphics, type: string, file: () => Uint8Array, place: ImagePlace): void {
  const inverse = invert(place.matrix);
  if (inverse === null) throw new PsError("undefinedresult", "image matrix");
  const { page, state } = graphics;
  const toDevice = multiply(inverse, state.matrix);
  const box = mapBox(toDevice, [0, 0, place.width, place.height]);
  if (!page.isVisible(box, state.clip)) return;
  const bytes = file();
  graphics.budget.borrow(2 * bytes.length);
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  const { width, height } = place;
  const blocks =
    place.isSmooth || !isEnlarged(toDevice, page.frame.box) ? "" : ' image-rendering="optimizeSpeed"';
  const svg = `<image width="${width}" height="${height}" preserveAspectRatio="none"${blocks} transform="${page.transform(toDevice)}" href="data:${type};base64,${base64}"/>`;
  page.paint(svg, state.clip, box);
}

/** Whether a pixel is larger than one of a page drawn 2000 pixels wide. */
function isEnlarged(
  m: Matrix,
  [left, bottom, right, top]: readonly [number, number, number, number],
): boolean {
  const pixel = Math.max(right - left, top - bottom) / 2000;
  return Math.min(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3])) > pixel;
}
