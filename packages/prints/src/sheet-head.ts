import { addPage, type PageSize, type Pdf, useFontFor } from "./pdf-document.ts";
import { writeLine } from "./write-line.ts";

/** Millimeters. */
const sizes = { title: 6, note: 3.2, gap: 3 } as const;
const quiet = "#555555";

/** Begins a page with a title, and sentences below it. @returns where what follows begins, in millimeters from the top */
export function beginSheet(
  pdf: Pdf,
  { title, notes }: { readonly title: string; readonly notes: readonly string[] },
  page: PageSize & { readonly marginMM: number },
): number {
  const { marginMM } = page;
  const width = page.widthMM - 2 * marginMM;
  addPage(pdf, page);
  // white also where a viewer lays pages on something else
  pdf.rect(0, 0, page.widthMM, page.heightMM).fill("#ffffff");
  const line = { x: marginMM, widthMM: width, y: marginMM + sizes.title * 0.8, sizeMM: sizes.title };
  writeLine(pdf, title, line);
  let y = marginMM + sizes.title + sizes.gap;
  for (const note of notes) {
    useFontFor(pdf, note).fontSize(sizes.note).fillColor(quiet).text(note, marginMM, y, { width });
    y = pdf.y + 1;
  }
  return y + sizes.gap;
}
