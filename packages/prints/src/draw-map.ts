import { defaultStyle, type Picture } from "@tintery/engine/draw";
import { type TilePaper, tileName, tilePapers, type TilePlan } from "@tintery/engine/tables";
import type { KitWords } from "./kit-words.ts";
import { drawPainting } from "./painting-pdf.ts";
import { addPage, type Pdf, useFontFor } from "./pdf-document.ts";
import { record } from "./pdf-group.ts";
import { writeLine } from "./write-line.ts";

/** All lengths in millimeters. */
const marginMM = 15;
const titleSize = 7;
const textSize = 4;
const rulerMM = 100;
/** Opacity of the picture under the names of the sheets. */
const paleness = 0.4;
const ink = "#202020";
const gridColor = "#c2185b";

/** Draws how the sheets of a plan go together, and the ruler that shows whether a printer has scaled them. */
export function drawMap(
  pdf: Pdf,
  picture: Picture,
  { plan, paper, title, words }: { plan: TilePlan; paper: TilePaper; title: string; words: KitWords },
): void {
  const { widthMM, heightMM } = tilePapers[paper];
  addPage(pdf, { widthMM, heightMM });
  const width = widthMM - 2 * marginMM;
  const paragraph = (text: string, size: number, y: number) => {
    useFontFor(pdf, text).fontSize(size).fillColor(ink).text(text, marginMM, y, { width });
    return pdf.y;
  };
  writeLine(pdf, title, {
    x: marginMM,
    y: marginMM + titleSize * 0.8,
    widthMM: width,
    sizeMM: titleSize,
    color: ink,
  });
  let y = paragraph(words.mapTitle, textSize * 1.2, marginMM + titleSize + 2);
  y = paragraph(words.scaling, textSize, y + 4);
  drawRuler(pdf, words.rulerLength, y + 4);
  y = paragraph(words.gluing, textSize, y + 18);
  const top = y + 6;
  const room = { width, height: heightMM - marginMM - top };
  const scale = Math.min(room.width / picture.widthMM, room.height / picture.heightMM);
  pdf.save();
  pdf.translate(marginMM + (width - picture.widthMM * scale) / 2, top).scale(scale);
  record(pdf, () => drawPainting(pdf, picture, { ...defaultStyle, kind: "origin" }), paleness).place();
  drawGrid(pdf, plan, scale);
  pdf.restore();
}

/** The sheets as frames with their names, on the small picture. */
function drawGrid(pdf: Pdf, { tiles }: TilePlan, scale: number): void {
  const size = 6 / scale;
  for (const tile of tiles) {
    const { x, y, widthMM, heightMM } = tile;
    pdf
      .rect(x, y, widthMM, heightMM)
      .lineWidth(0.3 / scale)
      .stroke(gridColor);
    const name = tileName(tile);
    useFontFor(pdf, name).fontSize(size).fillColor(gridColor);
    const left = x + (widthMM - pdf.widthOfString(name)) / 2;
    pdf.text(name, left, y + heightMM / 2 + size * 0.36, { lineBreak: false, baseline: "alphabetic" });
  }
}

function drawRuler(pdf: Pdf, length: string, y: number): void {
  for (let mm = 0; mm <= rulerMM; mm += 5) {
    const tick = mm % 10 === 0 ? 4 : 2;
    pdf.moveTo(marginMM + mm, y).lineTo(marginMM + mm, y + tick);
  }
  pdf.moveTo(marginMM, y).lineTo(marginMM + rulerMM, y);
  pdf.lineWidth(0.25).stroke(ink);
  useFontFor(pdf, length).fontSize(textSize).fillColor(ink);
  pdf.text(length, marginMM + rulerMM + 3, y, { lineBreak: false });
}
