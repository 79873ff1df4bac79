import { readFile } from "node:fs/promises";
import {
  decodeLineArt,
  decodeOutlines,
  decodePicture,
  drawColoring,
  drawOutlines,
  drawOutlinesDxf,
  drawPaintByNumbers,
  drawPaintingDxf,
  type OutlinesStyle,
  outlinesVariants,
  sizeWithFrame,
} from "@tintery/engine";
import {
  drawingToPng,
  layOnSheet,
  outlinesToPng,
  qrCodeOf,
  qrFootHeight,
  sheetToPng,
  widthForPrint,
} from "@tintery/photos";
import type { ChildResult, WantedDrawing } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { isPrint } from "./is-print.ts";
import { type DrawnFile, writeMadeFile } from "./made-files.ts";

/** Draws a stored model as it is wanted; a PNG or PDF prints at its true size. */
export async function drawFile(
  task: { model: string; folder: string; drawing: WantedDrawing },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const { model, folder, drawing } = task;
  const bytes = await readFile(model);
  return { files: [await writeMadeFile(folder, "drawing", await draw(bytes, drawing))] };
}

/** A stored model as a file. */
export async function draw(model: Uint8Array, drawing: WantedDrawing): Promise<DrawnFile> {
  if (drawing.kind === "coloring") return drawPage(model, drawing);
  return drawing.kind === "outlines" ? drawAreas(model, drawing) : drawPainting(model, drawing);
}

async function drawPainting(
  model: Uint8Array,
  drawing: Extract<WantedDrawing, { kind: "paint-by-numbers" }>,
): Promise<DrawnFile> {
  const picture = decodePicture(model);
  if (isPrint(drawing)) {
    const { printPainting } = await import("./print-painting.ts");
    return { bytes: await printPainting(picture, drawing), extension: "pdf" };
  }
  if (drawing.as === "dxf") return textFile(drawPaintingDxf(picture), "dxf");
  const style = { ...drawing.style, ...picture.look };
  if (drawing.as === "svg") return svgFile(drawPaintByNumbers(picture, style));
  const size = sizeWithFrame(picture, style);
  const pixelMM = size.widthMM / widthForPrint(size);
  return pngFile(drawPaintByNumbers(picture, style, { pixelMM }), size);
}

async function drawAreas(
  model: Uint8Array,
  { style, as }: Extract<WantedDrawing, { kind: "outlines" }>,
): Promise<DrawnFile> {
  const picture = decodeOutlines(model);
  if (as === "dxf") return textFile(drawOutlinesDxf(picture, style), "dxf");
  if (as === "png" && isFilled(style)) return { bytes: await outlinesToPng(picture), extension: "png" };
  const svg = drawOutlines(picture, style);
  // what was cut out stays cut out
  return as === "svg" ? svgFile(svg) : pngFile(svg, picture, "clear");
}

function isFilled({ fill, lines, nodes }: OutlinesStyle): boolean {
  const { filled } = outlinesVariants;
  return fill === filled.fill && lines === filled.lines && nodes === filled.nodes;
}

async function drawPage(
  model: Uint8Array,
  drawing: Extract<WantedDrawing, { kind: "coloring" }>,
): Promise<DrawnFile> {
  const art = decodeLineArt(model);
  const { style } = drawing;
  if (drawing.as === "svg") return svgFile(drawColoring(art, style));
  const { paper, marginMM, name, address } = drawing.sheet;
  const footMM = address === undefined ? 0 : qrFootHeight(qrCodeOf(address));
  const sheet = layOnSheet(art, { paper, marginMM, hasNameLine: name !== null, footMM });
  const page = { art, style, sheet, name: name ?? { label: "", name: "" }, ...(address && { address }) };
  if (drawing.as === "png") return { bytes: await sheetToPng(page), extension: "png" };
  const { coloringSheetPdf } = await import("@tintery/prints");
  return { bytes: await coloringSheetPdf(page), extension: "pdf" };
}

const svgFile = (svg: string) => textFile(svg, "svg");

function textFile(text: string, extension: "svg" | "dxf"): DrawnFile {
  return { bytes: new TextEncoder().encode(text), extension };
}

/** A drawing as pixels that print at its true size. */
async function pngFile(
  svg: string,
  size: { widthMM: number; heightMM: number },
  empty?: "clear",
): Promise<DrawnFile> {
  const widthPx = widthForPrint(size);
  const bytes = await drawingToPng(svg, { widthPx, widthMM: size.widthMM, ...(empty && { empty }) });
  return { bytes, extension: "png" };
}
