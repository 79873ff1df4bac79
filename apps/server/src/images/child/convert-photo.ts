import { readFile } from "node:fs/promises";
import type { Raster } from "@tintery/engine";
import { centeredCrop, encodePreview, encodeLight } from "@tintery/photos";
import type { ChildPhase, ChildResult, ChildTask, Conversion, LightPicture, MadeFile } from "./child-task.ts";
import { decodeUpload } from "./decode-upload.ts";
import { writeMadeFile } from "./made-files.ts";
import { paintingProduct } from "./painting.ts";
import { type Converted, lightThumbnailSide, type Product, previewSide, smallSide } from "./product.ts";

/** How a task tells where it is. `fraction` is 0 to 1 of the whole task. */
export interface Teller {
  phase(phase: ChildPhase): void;
  progress(stage: string, fraction: number): void;
  /** Hands pictures over before the task is done; `painted` when before and after can be compared. */
  made(files: MadeFile[], painted: boolean): void;
}

/** Where the engine's own 0 to 1 lies in the whole task. */
const engineFrom = 0.08;
const engineTo = 0.85;
const previewsTo = 0.97;

async function productOf(conversion: Conversion): Promise<Product> {
  if (conversion.kind === "paint-by-numbers") return paintingProduct(conversion);
  // loaded already by whoever begins a conversion; most children never need them
  if (conversion.kind === "coloring") return (await import("./coloring.ts")).coloringProduct(conversion);
  return (await import("./outlines.ts")).outlinesProduct(conversion);
}

/** One upload: decode, convert, and every file the pages need at first. All files lie in `folder` afterwards. */
export async function convertPhoto(
  { source, folder, conversion, isSample = false, ghostscript }: Extract<ChildTask, { verb: "convert" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("decode");
  tell.progress("decode", 0);
  const product = await productOf(conversion);
  const bytes = await readFile(source);
  const upload = await decodeUpload(bytes, product, {
    temporary: folder,
    ...(ghostscript && { ghostscript }),
  });
  const { raster, size: photo } = upload;
  tell.made([await makePhoto(raster, folder)], false);
  const original = await upload.makeOriginal();

  tell.phase("convert");
  const converted = product.convert(upload, (stage, fraction) =>
    tell.progress(stage, engineFrom + (engineTo - engineFrom) * fraction),
  );

  tell.phase("draw");
  tell.progress("draw", engineTo);
  const { thumbnail, beside, size } = await converted.drawPreviews(folder);
  const shown = [...beside, await makeOrigin(converted, raster, { folder, size })];
  // before they are handed over, which moves them away
  const light = isSample ? await makeLight(shown, folder) : [];
  if (product.isPaintedFirst) tell.made(shown, true);
  tell.progress("draw", previewsTo);
  const files = [
    ...(product.isPaintedFirst ? [] : shown),
    ...(isSample ? light : [thumbnail]),
    await writeMadeFile(folder, "source", original),
    ...(await converted.writeModel(folder)),
  ];
  return { files, photo, summary: converted.summary };
}

/** The photo as it will be converted, to look at while that takes its time. */
async function makePhoto(raster: Raster, folder: string): Promise<MadeFile> {
  const scale = Math.min(1, previewSide / Math.max(raster.width, raster.height));
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const crop = { left: 0, top: 0, width: raster.width, height: raster.height };
  const bytes = await encodePreview(raster, { crop, width, height });
  return writeMadeFile(folder, "photo", { bytes, extension: "jpg", width, height });
}

/** The photo in the shape of the result, so that before and after lie on each other, but not larger than it came. */
async function makeOrigin(
  { widthMM, heightMM }: Converted,
  raster: Raster,
  { folder, size }: { folder: string; size: { width: number; height: number } },
): Promise<MadeFile> {
  const crop = centeredCrop(raster, widthMM / heightMM);
  const scale = Math.min(1, crop.width / size.width);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bytes = await encodePreview(raster, { crop, width, height });
  return writeMadeFile(folder, "origin", { bytes, extension: "jpg", width, height });
}

/** Result and photo, the first and the last of what is shown, and the thumbnail, as light as they can be sent. */
async function makeLight(shown: readonly MadeFile[], folder: string): Promise<MadeFile[]> {
  const light = async (name: LightPicture | "thumbnail", made: MadeFile, side: number) => {
    const bytes = await encodeLight(await readFile(made.path), side);
    return writeMadeFile(folder, name, { bytes, extension: "avif" });
  };
  const [result, origin] = [shown[0]!, shown.at(-1)!];
  return [
    await light("thumbnail", result, lightThumbnailSide),
    await light("light", result, previewSide),
    await light("light-origin", origin, previewSide),
    await light("small", result, smallSide),
    await light("small-origin", origin, smallSide),
  ];
}
