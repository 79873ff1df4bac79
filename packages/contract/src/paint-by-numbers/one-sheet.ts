import { printedPaper } from "@tintery/engine/tables";
import { roomOnSheet, scaleToFit } from "../images/on-sheet.ts";
import { defaultPaper, type Paper } from "../images/papers.ts";
import { readCanvasSize } from "./rules.ts";

/** What a painting was made for, and how large it is, as its view says it. */
export interface PrintedPainting {
  canvasSize: string;
  paper?: Paper | undefined;
  canvasMM: { width: number; height: number } | null;
  cellSize?: string | undefined;
}

/** Smaller than this, numbers become hard to read. */
const readableScale = 0.9;

/** Whether a painting was made for a sheet of paper. A canvas from a shop, beads, and stitches have their exact size. */
function isForPaper({ canvasSize, paper = defaultPaper, cellSize }: PrintedPainting): boolean {
  if (cellSize) return false;
  return printedPaper({ canvasSize: readCanvasSize(canvasSize) ?? "none", paper }) !== undefined;
}

/** Whether we may print a painting so small without being asked to: a little smaller, if it was made for paper. */
export function keepsItsUse(painting: PrintedPainting, scale: number): boolean {
  return scale >= (isForPaper(painting) ? readableScale : 1);
}

/** Whether the page for the printer has room for a painting on one sheet. */
export function fitsOneSheet(painting: PrintedPainting, paper: Paper): boolean {
  if (!painting.canvasMM) return false;
  const { width, height } = painting.canvasMM;
  const picture = { widthMM: width, heightMM: height };
  return keepsItsUse(painting, scaleToFit(picture, roomOnSheet(picture, paper)));
}
