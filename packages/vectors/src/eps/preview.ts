import sharp from "sharp";
import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import type { RasterizedVectorFile } from "../rasterized-vector-file.ts";
import { drawUnlocked } from "../svg/render-svg.ts";

/** A preview larger than this is none. */
const maxPixels = 25_000_000;
const maxSide = 12_000;

/**
 * Reads the small picture that was saved with a drawing, in the size it has.
 * @throws VectorFileError `postscript_unreadable` when it is broken or tiny: what is missing is the drawing, not the preview
 */
export async function drawPreview(
  { type, bytes }: { type: "tiff" | "svg"; bytes: Uint8Array },
  side: number,
): Promise<RasterizedVectorFile> {
  if (type === "tiff") checkTiff(bytes);
  const loader = type === "tiff" ? "VipsForeignLoadTiffBuffer" : "VipsForeignLoadSvgBuffer";
  try {
    const raster = await drawUnlocked(loader, () =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning", pages: 1, unlimited: false }).resize({
        width: side,
        height: side,
        fit: "inside",
        withoutEnlargement: true,
      }),
    );
    const isTiny = Math.min(raster.width, raster.height) < vectorFileLimits.minSide;
    if (isTiny) throw new RangeError(`${raster.width} × ${raster.height}`);
    return { raster, widthMM: null, heightMM: null, notes: ["preview_only"], svg: null };
  } catch (cause) {
    throw Object.assign(new VectorFileError("postscript_unreadable", "preview"), { cause });
  }
}

const tags = { width: 256, height: 257, samplesPerPixel: 277 };
/** Entries of a directory; previews have a dozen. */
const maxEntries = 200;

/** Reads the size of a TIFF ourselves, before a decoder sees a byte. */
function checkTiff(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = (why: string) => new VectorFileError("postscript_unreadable", `preview: ${why}`);
  if (bytes.length < 26) throw refuse("cut");
  const little = view.getUint16(0) === 0x4949;
  const at = view.getUint32(4, little);
  if (view.getUint16(2, little) !== 42 || at + 2 > bytes.length) throw refuse("no TIFF");
  const entries = view.getUint16(at, little);
  if (entries > maxEntries || at + 2 + entries * 12 > bytes.length) throw refuse("directory");
  const values = new Map<number, number>();
  for (let entry = at + 2; entry < at + 2 + entries * 12; entry += 12) {
    const isShort = view.getUint16(entry + 2, little) === 3;
    values.set(
      view.getUint16(entry, little),
      isShort ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little),
    );
  }
  const width = values.get(tags.width) ?? 0;
  const height = values.get(tags.height) ?? 0;
  const isUsable = width > 0 && height > 0 && Math.max(width, height) <= maxSide;
  if (!isUsable || width * height > maxPixels || (values.get(tags.samplesPerPixel) ?? 1) > 5)
    throw refuse(`${width} × ${height}`);
}
