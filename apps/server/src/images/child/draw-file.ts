import { readFile } from "node:fs/promises";
import { decodePicture, drawPaintByNumbers, type Style } from "@tintery/engine";
import { dpiForPrint, drawingToPng } from "@tintery/photos";
import type { ChildResult } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { writeMadeFile } from "./made-files.ts";

const mmPerInch = 25.4;

/** Draws a stored model in a style, as SVG, or as a PNG that prints at its true size. */
export async function drawFile(
  task: { model: string; folder: string; style: Style; as: "svg" | "png" },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const picture = decodePicture(await readFile(task.model));
  const style = { ...task.style, ...picture.look };
  const svg = drawPaintByNumbers(picture, style);
  if (task.as === "svg") {
    const bytes = new TextEncoder().encode(svg);
    return { files: [await writeMadeFile(task.folder, "drawing", { bytes, extension: "svg" })] };
  }
  const widthMM = picture.widthMM + 2 * style.frameMM;
  const heightMM = picture.heightMM + 2 * style.frameMM;
  const widthPx = Math.round((widthMM / mmPerInch) * dpiForPrint({ widthMM, heightMM }));
  const bytes = drawingToPng(svg, { widthPx, widthMM });
  return { files: [await writeMadeFile(task.folder, "drawing", { bytes, extension: "png" })] };
}

/** Turns an SVG of our own (a sample scene) into the PNG that then goes the way of every upload. */
export async function rasterizeScene(
  task: { svg: string; folder: string; widthPx: number },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const bytes = drawingToPng(await readFile(task.svg, "utf8"), { widthPx: task.widthPx });
  return { files: [await writeMadeFile(task.folder, "drawing", { bytes, extension: "png" })] };
}
