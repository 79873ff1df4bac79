import {
  layNameLine,
  layQrFoot,
  type NameLine,
  nameLineLook,
  type PageOnSheet,
  type Sheet,
} from "@tintery/photos";
import { drawPens, penArt } from "./draw-art.ts";
import { drawCode } from "./draw-code.ts";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";
import { canWrite, lineWidth, writeLine } from "./write-line.ts";

/** A coloring page on a sheet as a PDF: its lines and a code below it are vectors, a name on it is text. */
export function coloringSheetPdf({ art, style, sheet, name, address }: PageOnSheet): Promise<Uint8Array> {
  return writePdf({}, (pdf) => {
    addPage(pdf, sheet);
    pdf.save().translate(sheet.x, sheet.y).scale(sheet.scale);
    drawPens(pdf, penArt(art, { style, minLineMM: 0 }).pens);
    pdf.restore();
    if (sheet.nameLine) drawNameLine(pdf, sheet.nameLine, name);
    const { foot } = sheet;
    if (foot && address !== undefined) drawCode(pdf, layQrFoot(address, foot), foot.widthMM);
  });
}

/** A name that our fonts cannot write is left out, and the line stays, to be written on by hand. */
export function drawNameLine(
  pdf: Pdf,
  nameLine: NonNullable<Sheet["nameLine"]>,
  { label, name }: NameLine,
): void {
  const { fontSize, lineWidth: widthMM, ink } = nameLineLook;
  const isLabelled = label !== "" && canWrite(pdf, label);
  const labelMM = isLabelled ? lineWidth(pdf, label, fontSize) : undefined;
  const { from, to, name: place } = layNameLine(nameLine, labelMM);
  const { x, y } = nameLine;
  const look = { sizeMM: fontSize, color: ink };
  if (labelMM !== undefined) writeLine(pdf, label, { ...look, x, y, widthMM: labelMM });
  pdf.lineWidth(widthMM).lineCap("round").moveTo(from, y).lineTo(to, y).stroke(ink);
  if (canWrite(pdf, name)) writeLine(pdf, name, { ...look, ...place });
}
