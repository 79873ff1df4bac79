import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { isGray, layOnGround, type Raster } from "@tintery/engine";
import { mmPerInch } from "@tintery/engine/tables";
import type { Sharp } from "sharp";
import { openPixels } from "./hardened-sharp.ts";

/** The one font of our drawings; the system's fonts are never looked at, so a drawing is the same everywhere. */
export const drawingFontFile = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf"),
);

/** Pixels per inch of everything that is printed. */
export const printDpi = 300;
const maxPixels = 25_000_000;
/**
 * How hard zlib tries, 1 to 9. Drawings are flat: 6 makes them a twentieth smaller than 3, and takes two thirds as long again
 * for it.
 */
const compressionLevel = 3;

/** Width, in pixels, at which a drawing of this size prints well: 300 dpi, less where that would exceed 25 megapixels. */
export function widthForPrint({ widthMM, heightMM }: { widthMM: number; heightMM: number }): number {
  const squareInches = (widthMM / mmPerInch) * (heightMM / mmPerInch);
  const dpi = Math.min(printDpi, Math.floor(Math.sqrt(maxPixels / squareInches)));
  return Math.max(1, Math.round((widthMM / mmPerInch) * dpi));
}

/**
 * Turns one of our own drawings (SVG, measured in millimeters) into a PNG that prints at its true size.
 * Takes up to 100 MB and some seconds for the largest canvas: not for a thread that serves others.
 * @param svg a drawing of the engine or a scene, never an uploaded file
 * @param widthPx width of the picture in pixels; the height follows
 * @param widthMM width when printed; leave it out for pictures that only go to a screen
 * @param empty what the empty parts of the drawing become: white paper, a ground that the drawing shows on
 * (`layOnGround`), or nothing
 */
export async function drawingToPng(
  svg: string,
  { widthPx, widthMM, empty = "white" }: { widthPx: number; widthMM?: number; empty?: EmptyParts },
): Promise<Uint8Array> {
  const drawn = drawingToPixels(svg, { widthPx, ...(empty === "white" && { page: "#ffffff" }) });
  return pixelsToPng(drawn, { widthMM, empty });
}

/** Pixels of a drawing as a PNG; see `drawingToPng`. */
export async function pixelsToPng(
  drawn: Raster,
  {
    widthMM,
    empty,
    level = compressionLevel,
  }: { widthMM: number | undefined; empty: EmptyParts; level?: number },
): Promise<Uint8Array> {
  // pixels that the edge of a drawing covers in part make it no cut-out
  const isCutOut = empty === "clear" && isAnythingClear(drawn.data);
  const laid = isCutOut ? drawn : layOnGround(drawn);
  const pixels = openPixels(laid.data, laid.width, laid.height);
  // most drawings are black on white: a byte a pixel then makes the file half as large
  const opaque = () => (isGray(laid) ? pixels.extractChannel(0) : pixels.removeAlpha());
  return printedPng(isCutOut ? pixels : opaque(), { widthPx: laid.width, widthMM, level });
}

/** Pixels as a PNG that prints at its true size. */
export async function printedPng(
  pixels: Sharp,
  {
    widthPx,
    widthMM,
    level = compressionLevel,
  }: { widthPx: number; widthMM: number | undefined; level?: number },
): Promise<Uint8Array> {
  const sized = widthMM === undefined ? pixels : pixels.withDensity(widthPx / (widthMM / mmPerInch));
  // rows that are not filtered are best for flat colors
  return sized.png({ compressionLevel: level, adaptiveFiltering: false }).toBuffer();
}

/** What becomes of the parts of a drawing where nothing is. */
type EmptyParts = "white" | "ground" | "clear";

function isAnythingClear(data: Raster["data"]): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] === 0) return true;
  return false;
}

/**
 * The pixels of one of our own drawings, so many across, as they lie on a page of this color; without one they lie on nothing, and
 * the color of a pixel that is covered in part is that of the drawing, not multiplied by its alpha.
 */
export function drawingToPixels(svg: string, { widthPx, page }: { widthPx: number; page?: string }): Raster {
  if (!(widthPx >= 1)) throw new RangeError(`widthPx must be at least 1, got ${widthPx}`);
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: "width", value: Math.round(widthPx) },
    ...(page !== undefined && { background: page }),
    font: {
      loadSystemFonts: false,
      fontFiles: [drawingFontFile],
      defaultFontFamily: "Arimo",
      sansSerifFamily: "Arimo",
    },
  }).render();
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  if (page === undefined) divideByAlpha(data);
  return { width, height, data };
}

/** The renderer answers with colors that are multiplied by their alpha; no other raster here is. */
function divideByAlpha(data: Raster["data"]): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = at; c < at + 3; c++) data[c] = (data[c]! * 255) / alpha;
  }
}
