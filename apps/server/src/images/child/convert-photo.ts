import { readFile } from "node:fs/promises";
import type { Raster } from "@tintery/engine";
import { centeredCrop, type Crop, encodePreview, encodeLight } from "@tintery/photos";
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
  {
    source,
    folder,
    conversion,
    isScene = false,
    isSample = false,
    ghostscript,
  }: Extract<ChildTask, { verb: "convert" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("decode");
  tell.progress("decode", 0);
  const product = await productOf(conversion);
  const bytes = await readFile(source);
  const upload = isScene
    ? // loaded already by whoever begins a conversion
      (await import("./paint-prompt.ts")).paintPrompt(bytes, product)
    : await decodeUpload(bytes, product, { temporary: folder, ...(ghostscript && { ghostscript }) });
  const { raster, size: photo } = upload;
  const whole = wholeOf(raster);
  const early = await drawPart(raster, whole);
  tell.made([await writeMadeFile(folder, "photo", early)], false);
  const original = await upload.makeOriginal();

  tell.phase("convert");
  const converted = product.convert(upload, (stage, fraction) =>
    tell.progress(stage, engineFrom + (engineTo - engineFrom) * fraction),
  );

  // what converting has used goes before drawing needs as much again
  globalThis.gc?.();
  tell.phase("draw");
  tell.progress("draw", engineTo);
  const { thumbnail, beside, size } = await converted.drawPreviews(folder);
  const part = partLike(converted, raster, size);
  // a result in the shape of its photo, which is the usual one, is compared with the picture that is there already
  const isSame = isSameSize(part, whole) && isSameSize(part.crop, whole.crop);
  const origin = isSame ? early : await drawPart(raster, part);
  const shown = [...beside, await writeMadeFile(folder, "origin", origin)];
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
  return { files, photo, summary: converted.summary, ...(upload.words && { words: upload.words }) };
}

/** A part of the photo, and the pixels that it is shown with. */
interface Part {
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
}

/** The photo as it will be converted, to look at while that takes its time. */
function wholeOf({ width, height }: Raster): Part {
  const scale = Math.min(1, previewSide / Math.max(width, height));
  return {
    crop: { left: 0, top: 0, width, height },
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The photo in the shape of the result, so that before and after lie on each other, but not larger than it came. */
function partLike(
  { widthMM, heightMM }: Converted,
  raster: Raster,
  size: { width: number; height: number },
): Part {
  const crop = centeredCrop(raster, widthMM / heightMM);
  const scale = Math.min(1, crop.width / size.width);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  return { crop, width, height };
}

function isSameSize(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  return a.width === b.width && a.height === b.height;
}

async function drawPart(raster: Raster, part: Part) {
  const { width, height } = part;
  return { bytes: await encodePreview(raster, part), extension: "jpg", width, height } as const;
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
