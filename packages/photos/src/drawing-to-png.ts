import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import type { Raster } from "@tintery/engine";
import { type EmptyParts, pixelsToPng } from "./pixels-to-png.ts";

/** The one font of our drawings; the system's fonts are never looked at, so a drawing is the same everywhere. */
export const drawingFontFile = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf"),
);

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
