import { defaultStyle, type Picture } from "@tintery/engine/draw";
import type { KitWords } from "./kit-words.ts";
import { drawPainting } from "./painting-pdf.ts";
import { addPage, type PageSize, type Pdf, useFontFor } from "./pdf-document.ts";

/** All lengths in millimeters. */
const marginMM = 15;
const titleSize = 7;
const textSize = 4.2;
const gap = 6;
/** The finished picture takes no more of the page's height: the steps stand below it. */
const pictureShare = 0.55;
const ink = "#202020";

/** A page with the finished picture, small, and how to come to it. */
export function drawGuide(pdf: Pdf, picture: Picture, page: PageSize, words: KitWords): void {
  addPage(pdf, page);
  const width = page.widthMM - 2 * marginMM;
  const paragraph = (text: string, { size, y, indent = 0 }: { size: number; y: number; indent?: number }) => {
    useFontFor(pdf, text).fontSize(size).fillColor(ink);
    pdf.text(text, marginMM + indent, y, { width: width - indent });
    return pdf.y;
  };
  const top = paragraph(words.guideTitle, { size: titleSize, y: marginMM }) + gap;
  const room = page.heightMM * pictureShare;
  const scale = Math.min(width / picture.widthMM, room / picture.heightMM);
  pdf.save();
  pdf.translate((page.widthMM - picture.widthMM * scale) / 2, top).scale(scale);
  drawPainting(pdf, picture, { ...defaultStyle, kind: "origin" });
  pdf.restore();
  let y = top + picture.heightMM * scale + gap;
  words.guide.forEach((step, i) => {
    paragraph(`${i + 1}.`, { size: textSize, y });
    y = paragraph(step, { size: textSize, y, indent: 2 * textSize }) + gap / 2;
  });
}
