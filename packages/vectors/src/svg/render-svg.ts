import sharp, { type Sharp } from "sharp";
import { VectorFileError } from "../vector-file-error.ts";
import { pixelsOf } from "../vector-file-size.ts";
import type { Raster } from "@tintery/engine";
import { withLoader } from "@tintery/photos";
import type { SafeSvg } from "./read-svg.ts";
import { type SvgElement, writeSvg } from "./svg-tree.ts";

const svgLoader = "VipsForeignLoadSvgBuffer";
const namespace = "http://www.w3.org/2000/svg";

/** What drawing may cost on paper before it is drawn smaller: processor time and megabytes. */
const allowed = { pageMs: 2_000, pagesMB: 250 };
/** Drawings so costly that they fit only below this side are refused. */
const minSide = 256;

/**
 * Draws an SVG that passed the sanitizer, its longer side `side` pixels long, or less when it is very costly to draw.
 * @throws VectorFileError `drawing_too_complex`, `too_small` for a page that is a mere line, `damaged` when the renderer gives up
 */
export async function renderSvg(svg: SafeSvg, side: number): Promise<Raster> {
  const page = svg.page.viewBox === undefined ? await naturalPage(svg.root) : svg.page;
  const size = pixelsOf(page, affordableSide(svg, side));
  const [width, height] = [`${size.width}`, `${size.height}`];
  return drawMarkup(withSize(svg.root, { width, height, viewBox: page.viewBox! }), side);
}

/**
 * Draws an SVG that we wrote ourselves, whatever size its root gives, in exactly so many pixels.
 * @throws VectorFileError `damaged`
 */
export function renderMarkup(
  markup: string,
  { width, height }: { width: number; height: number },
): Promise<Raster> {
  const viewBox = /^<svg [^>]*(viewBox="[^"]*")/.exec(markup.slice(0, 1_000))?.[1] ?? "";
  const root = `<svg xmlns="${namespace}" width="${width}" height="${height}" preserveAspectRatio="none" ${viewBox}>`;
  return drawMarkup(markup.replace(/^<svg [^>]*>/, root), Math.max(width, height));
}

function drawMarkup(markup: string, side: number): Promise<Raster> {
  const options = { density: 72, limitInputPixels: 4 * side * side, unlimited: false };
  return drawUnlocked(svgLoader, () => sharp(Buffer.from(markup), options));
}

/** The longest side up to the wanted one that costs no more than is allowed. */
function affordableSide({ cost }: SafeSvg, side: number): number {
  const pageMB = (2048 * 2048 * 4) / 1e6;
  const share = Math.max(cost.pageMs / allowed.pageMs, (cost.pages * pageMB) / allowed.pagesMB);
  const affordable = Math.floor(Math.min(side, 2048 / Math.sqrt(Math.max(share, 1e-9))));
  if (affordable < Math.min(side, minSide)) throw new VectorFileError("drawing_too_complex", "pages to draw");
  return affordable;
}

/** Where a file says nothing about its size, what is drawn says it. */
async function naturalPage(root: SvgElement): Promise<SafeSvg["page"]> {
  const text = Buffer.from(withSize(root, {}));
  const { width, height } = await unlocked(svgLoader, () =>
    sharp(text, { density: 72, limitInputPixels: false }).metadata(),
  );
  if (!(width > 0 && height > 0)) throw new VectorFileError("empty_picture");
  return { viewBox: { x: 0, y: 0, width, height }, width, height, widthMM: null, heightMM: null };
}

interface RootSize {
  width?: string;
  height?: string;
  viewBox?: { x: number; y: number; width: number; height: number };
}

/** The whole file, its root with this size. */
export function withSize(root: SvgElement, { width, height, viewBox }: RootSize): string {
  const attributes = new Map(root.attributes);
  for (const name of ["x", "y", "width", "height", "viewBox"]) attributes.delete(name);
  const sized = new Map([["xmlns", namespace]]);
  if (width !== undefined) sized.set("width", width);
  if (height !== undefined) sized.set("height", height);
  if (viewBox) sized.set("viewBox", [viewBox.x, viewBox.y, viewBox.width, viewBox.height].join(" "));
  return writeSvg({ ...root, attributes: new Map([...sized, ...attributes]) });
}

/**
 * Decodes with one loader unlocked: photos are decoded in the same process, by code that counts on every other being
 * locked.
 * @throws VectorFileError `damaged`
 */
export async function drawUnlocked(loader: string, open: () => Sharp): Promise<Raster> {
  const { data, info } = await unlocked(loader, () =>
    open().toColorspace("srgb").ensureAlpha().raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true }),
  );
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, data: pixels };
}

async function unlocked<T>(loader: string, read: () => Promise<T>): Promise<T> {
  try {
    return await withLoader(loader, read);
  } catch (cause) {
    throw Object.assign(new VectorFileError("damaged", String(cause)), { cause });
  }
}
