import { type Paper, papers, type PrintedSheet, sheetMarginMM } from "@tintery/contract";

/** A picture's size on a sheet, and the sheet's own. */
export type PrintedSize = Required<Pick<PrintedSheet, "widthMM" | "heightMM" | "paper">>;

/** A picture's size on paper, which turns with it: its own, or what fits inside the margins. */
export function printedSize(picture: { widthMM: number; heightMM: number }, paperName: Paper): PrintedSize {
  const { widthMM: short, heightMM: long } = papers[paperName];
  const isWide = picture.widthMM > picture.heightMM;
  const paper = isWide ? { widthMM: long, heightMM: short } : { widthMM: short, heightMM: long };
  const room = (side: number) => side - 2 * sheetMarginMM;
  const fit = Math.min(1, room(paper.widthMM) / picture.widthMM, room(paper.heightMM) / picture.heightMM);
  const rounded = (mm: number) => Math.floor(mm * fit * 100) / 100;
  return { widthMM: rounded(picture.widthMM), heightMM: rounded(picture.heightMM), paper };
}
