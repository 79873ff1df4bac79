import { readFile } from "node:fs/promises";
import { decodeLineArt, decodePicture, drawColoring, drawPaintByNumbers, type Style } from "@tintery/engine";
import { dpiForPrint, drawingToPng, layOnSheet, sheetToPdf, sheetToPng } from "@tintery/photos";
import type { ChildResult, MadeFileExtension, WantedDrawing } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { writeMadeFile } from "./made-files.ts";

const mmPerInch = 25.4;

interface DrawnFile {
  bytes: Uint8Array;
  extension: MadeFileExtension;
}

/** Draws a stored model as it is wanted; a PNG or PDF prints at its true size. */
export async function drawFile(
  task: { model: string; folder: string; drawing: WantedDrawing },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const { model, folder, drawing } = task;
  const bytes = await readFile(model);
  const made = drawing.kind === "coloring" ? drawPage(bytes, drawing) : drawPainting(bytes, drawing);
  return { files: [await writeMadeFile(folder, "drawing", made)] };
}

function drawPainting(model: Uint8Array, { style, as }: { style: Style; as: "svg" | "png" }): DrawnFile {
  const picture = decodePicture(model);
  const look = { ...style, ...picture.look };
  const svg = drawPaintByNumbers(picture, look);
  if (as === "svg") return svgFile(svg);
  const widthMM = picture.widthMM + 2 * look.frameMM;
  const heightMM = picture.heightMM + 2 * look.frameMM;
  const widthPx = Math.round((widthMM / mmPerInch) * dpiForPrint({ widthMM, heightMM }));
  return { bytes: drawingToPng(svg, { widthPx, widthMM }), extension: "png" };
}

function drawPage(model: Uint8Array, drawing: Extract<WantedDrawing, { kind: "coloring" }>): DrawnFile {
  const art = decodeLineArt(model);
  const { style } = drawing;
  if (drawing.as === "svg") return svgFile(drawColoring(art, style));
  const { paper, marginMM, name } = drawing.sheet;
  const sheet = layOnSheet(art, { paper, marginMM, hasNameLine: name !== null });
  const page = { art, style, sheet, name: name ?? { label: "", name: "" } };
  const bytes = drawing.as === "pdf" ? sheetToPdf(page) : sheetToPng(page);
  return { bytes, extension: drawing.as };
}

function svgFile(svg: string): DrawnFile {
  return { bytes: new TextEncoder().encode(svg), extension: "svg" };
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
