import { photoFormats, type PhotoFormat, uploadLimits } from "@tintery/contract/tables";
import { groundHex } from "@tintery/engine";
import { maxCanvasPixels } from "../platform/ready-file.ts";
import { drawnOn, withImage } from "./draw-file.ts";

/** Of JPEGs, 0 to 1: what is drawn anew loses nothing that anybody sees. */
const quality = 0.95;
/** Kinds that hold flat art more often than photos, by the names that files are told by: lossless, they stay flat. */
const flat: ReadonlySet<string | undefined> = new Set(["GIF", "BMP", "PNG"]);

/**
 * A picture drawn anew on this device, upright and in sRGB: as PNG where it is flat art or has transparency, else as JPEG. At
 * most so large that every browser and our limits take it.
 * @param found what the file really is
 * @returns null where this browser cannot open the file
 */
export function redraw(file: File, found: string | undefined): Promise<File | null> {
  return withImage(file, async (image) => {
    const { naturalWidth, naturalHeight } = image;
    if (Math.min(naturalWidth, naturalHeight) < uploadLimits.shortestSidePx) return null;
    const maxPixels = Math.min(maxCanvasPixels, uploadLimits.areaPx);
    const scale = Math.min(
      1,
      Math.sqrt(maxPixels / (naturalWidth * naturalHeight)),
      uploadLimits.sidePx / Math.max(naturalWidth, naturalHeight),
    );
    const side = (pixels: number) => Math.max(1, Math.floor(pixels * scale));
    const { canvas, context } = drawnOn(image, side(naturalWidth), side(naturalHeight));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isLossless = flat.has(found) || isSeeThrough(data);
    const png = isLossless ? await fitting(canvas, "png") : null;
    if (!png) layOn(groundHex({ width: canvas.width, height: canvas.height, data }), context);
    const blob = png ?? (await fitting(canvas, "jpeg"));
    // its memory is the device's, and large
    canvas.width = 0;
    return blob && named(blob, file.name);
  });
}

/** Fills what is clear on a canvas: a JPEG would have it black. */
function layOn(ground: string | null, context: CanvasRenderingContext2D): void {
  if (!ground) return;
  context.resetTransform();
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

function isSeeThrough(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** What is on a canvas as a file; null where that would be larger than what is taken. */
async function fitting(canvas: HTMLCanvasElement, format: PhotoFormat): Promise<Blob | null> {
  const { type } = photoFormats[format];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob && blob.size <= uploadLimits.bytes ? blob : null;
}

/** The file under its own name, with the ending of what it is now. */
function named(blob: Blob, name: string): File {
  const format = Object.values(photoFormats).find(({ type }) => type === blob.type);
  const base = name.replace(/\.[^.]{1,5}$/, "");
  return new File([blob], `${base}${format?.endings[0] ?? ""}`, { type: blob.type });
}
