import { type LaidCode, nameLineLook } from "@tintery/photos";
import type { Pdf } from "./pdf-document.ts";
import { writeLine } from "./write-line.ts";

/**
 * Draws a QR code with the address that it leads to beneath it, in small letters.
 * @param widthMM the room that the address has, from the right
 */
export function drawCode(pdf: Pdf, { code, address }: LaidCode, widthMM: number): void {
  const { text, right, y, sizeMM } = address;
  pdf.path(code).fill("#000000");
  writeLine(pdf, text, { x: right - widthMM, y, widthMM, sizeMM, color: nameLineLook.ink, align: "right" });
}
