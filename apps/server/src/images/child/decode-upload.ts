import type { SceneWordFacts } from "@tintery/contract";
import type { SceneShape, VectorFileNote } from "@tintery/contract/tables";
import type { DrawnShapes, Raster, Seen } from "@tintery/engine";
import {
  decodePhoto,
  encodeOriginal,
  encodePixels,
  inspectPhoto,
  type PhotoHeader,
  readablePhoto,
  uprightSize,
} from "@tintery/photos";
import type { RasterizeOptions } from "@tintery/vectors";
import { inspectVectorFile } from "@tintery/vectors/header";
import type { MadeFileExtension } from "./child-task.ts";

/** An upload, or what was painted in its stead, as pixels with what is known of it. */
export interface DecodedUpload {
  raster: Raster;
  /** In pixels, upright: of the photo, or of the raster that a drawing became. */
  size: { width: number; height: number };
  /** On paper, where a drawing says so. */
  sizeMM: { widthMM: number; heightMM: number } | null;
  notes: readonly VectorFileNote[];
  /** What became of each word of a prompt, where there was one. */
  words?: SceneWordFacts[];
  /** Of a prompt: the same picture as the shapes that it is made of, to be outlined with a pen of so many pixels. */
  shapes?(pen: number): DrawnShapes;
  /** Of a prompt: what its picture shows, at any size. Nobody has to look. */
  see?(): Seen;
  /** What is handed out as the original. Nothing of the uploaded bytes is in it that we did not write ourselves. */
  makeOriginal(): Promise<Original>;
}

/** How a product wants its uploads. */
export interface Intake {
  /** Whether drawings are taken in like photos, and empty parts of pictures stay empty. */
  readonly takesDrawings?: boolean;
  /** Pixels that a photo may be shrunk to while it is decoded. */
  workingSize(photo: { width: number; height: number }): { width: number; height: number };
  /** How large, in pixels, and how wide by its height a scene is painted for it. */
  sceneFrame(shape: SceneShape): { width: number; height: number; ratio: number };
}

type Means = Pick<RasterizeOptions, "ghostscript" | "temporary">;

interface Original {
  bytes: Uint8Array;
  extension: MadeFileExtension;
}

/** Longer side, in pixels, at which drawings are drawn to be traced: borders are found between pixels anyway. */
const drawingSide = 2048;

/**
 * Untrusted bytes become pixels: photos, and for products that take them drawings.
 * @param means what readers of drawings may use; temporary files are left where somebody else clears up
 * @throws PhotoError, VectorFileError
 */
export function decodeUpload(bytes: Uint8Array, product: Intake, means: Means): Promise<DecodedUpload> {
  const isDrawing = product.takesDrawings && inspectVectorFile(bytes) !== null;
  return isDrawing ? decodeDrawing(bytes, means) : decodePhotoFile(bytes, product);
}

async function decodePhotoFile(
  upload: Uint8Array,
  { workingSize, takesDrawings: keepsAlpha = false }: Intake,
): Promise<DecodedUpload> {
  const bytes = await readablePhoto(upload);
  const header = inspectPhoto(bytes) as PhotoHeader;
  const size = await uprightSize(bytes);
  const raster = await decodePhoto(bytes, workingSize(size), { keepsAlpha });
  const makeOriginal = async (): Promise<Original> => {
    const original = await encodeOriginal(bytes, header);
    return { bytes: original.bytes, extension: original.type === "png" ? "png" : "jpg" };
  };
  return { raster, size, sizeMM: null, notes: [], makeOriginal };
}

/** An SVG is handed out as our reader rebuilt it; a drawing of another kind as the pixels that it became. */
async function decodeDrawing(bytes: Uint8Array, means: Means): Promise<DecodedUpload> {
  // loaded already by whoever begins a conversion
  const { rasterizeVectorFile } = await import("@tintery/vectors");
  const { raster, widthMM, heightMM, notes, svg } = await rasterizeVectorFile(bytes, {
    side: drawingSide,
    ...means,
  });
  const { width, height } = raster;
  const sizeMM = widthMM !== null && heightMM !== null ? { widthMM, heightMM } : null;
  const makeOriginal = async (): Promise<Original> =>
    svg === null
      ? { bytes: await encodePixels(raster), extension: "png" }
      : { bytes: new TextEncoder().encode(svg), extension: "svg" };
  return { raster, size: { width, height }, sizeMM, notes, makeOriginal };
}
