import {
  comfortableNumber,
  defaultStyle,
  digits,
  type Labelled,
  labelRegions,
  type LabelsWanted,
  type Picture,
  type Style,
} from "@tintery/engine/draw";
import { mmPerPoint, papers, sheetAges, sheetMarginMM } from "@tintery/engine/tables";
import { bookColors } from "./book-colors.ts";
import { fitText, writeFitted } from "./book-letters.ts";
import { drawNameLine } from "./coloring-sheet-pdf.ts";
import type { Box } from "./page-frame.ts";
import { drawPainting, type Printed } from "./painting-pdf.ts";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";
import { type Group, record } from "./pdf-group.ts";
import { writeLine } from "./write-line.ts";

/** A sheet to be colored by numbers, letters or sums. */
export interface ColorBySheet extends Printed, Omit<LabelsWanted, "scale"> {
  readonly paper: keyof typeof papers;
  /** Names of the colors of the palette, in its order. */
  readonly colorNames: readonly string[];
  /** What stands before the name line. */
  readonly label: string;
  /** A sheet for each, with the name on it; of an empty one the line stays empty. */
  readonly names: readonly string[];
  /** Over the page that shows the solution; null leaves that page out. */
  readonly solution: string | null;
}

/** All lengths in millimeters. */
const sizes = { title: 8, head: 24, gap: 5, swatch: 9, row: 12, code: 5, name: 4, cell: 46 } as const;
const nameLineMM = 75;

/** For each name a sheet with a picture to be colored, a name line and a legend; a page with the solution comes last. */
export function colorByPdf(picture: Picture, sheet: ColorBySheet): Promise<Uint8Array> {
  const layout = layOut(picture, sheet);
  const labelled = labelRegions(picture, { ...sheet, scale: layout.scale });
  const { strokeWidth, digitMM } = sheetAges[sheet.age];
  const style: Style = {
    ...defaultStyle,
    strokeWidth,
    numbersScale: digitMM.usual / digits.height / layout.scale / (comfortableNumber * mmPerPoint),
  };
  return writePdf(sheet, (pdf) => {
    const nameLine = { x: layout.right - nameLineMM, y: sheetMarginMM + sizes.title, lengthMM: nameLineMM };
    let same: Group | undefined;
    for (const name of sheet.names) {
      addPage(pdf, layout);
      same ??= record(pdf, () => {
        drawHead(pdf, sheet.title, layout, nameLineMM + sizes.gap);
        drawIn(pdf, labelled.picture, layout, style);
        drawLegend(pdf, labelled, sheet, layout);
      });
      same.place();
      drawNameLine(pdf, nameLine, { label: sheet.label, name });
    }
    if (sheet.solution === null) return;
    addPage(pdf, layout);
    drawHead(pdf, sheet.solution, layout, 0);
    drawIn(pdf, labelled.picture, layout, { ...style, kind: "originwithnumbers" });
    drawLegend(pdf, labelled, sheet, layout);
  });
}

interface Layout {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly right: number;
  /** Where the picture stands, and how much smaller it is than in its model. */
  readonly box: Box;
  readonly scale: number;
  readonly legend: Box & { readonly columns: number };
}

/** A wide picture turns the sheet; the legend takes as many rows as its colors need. */
function layOut(picture: Picture, { paper }: ColorBySheet): Layout {
  const { widthMM: short, heightMM: long } = papers[paper];
  const isWide = picture.widthMM > picture.heightMM;
  const [widthMM, heightMM] = isWide ? [long, short] : [short, long];
  const room = widthMM - 2 * sheetMarginMM;
  const rows = Math.ceil(picture.palette.length / Math.floor(room / sizes.cell));
  // as many in each row, instead of one that is left for the last
  const columns = Math.ceil(picture.palette.length / rows);
  const legendMM = rows * sizes.row;
  const top = sheetMarginMM + sizes.head - sizes.gap;
  const below = heightMM - sheetMarginMM - legendMM;
  const high = below - sizes.gap - top;
  const scale = Math.min(room / picture.widthMM, high / picture.heightMM);
  const [wide, tall] = [picture.widthMM * scale, picture.heightMM * scale];
  return {
    widthMM,
    heightMM,
    right: widthMM - sheetMarginMM,
    scale,
    box: { x: (widthMM - wide) / 2, y: top + (high - tall) / 2, widthMM: wide, heightMM: tall },
    legend: { x: sheetMarginMM, y: below, widthMM: room, heightMM: legendMM, columns },
  };
}

function drawHead(pdf: Pdf, title: string, { widthMM }: Layout, takenMM: number): void {
  const room = widthMM - 2 * sheetMarginMM - takenMM;
  const fit = { face: "heading", maxSizeMM: sizes.title, maxLines: 2, widthMM: room, heightMM: 18 } as const;
  const head = fitText(pdf, title, fit);
  const color = bookColors.ink;
  writeFitted(pdf, head, { face: "heading", color, align: "left", x: sheetMarginMM, top: sheetMarginMM + 1 });
}

function drawIn(pdf: Pdf, picture: Picture, { box, scale }: Layout, style: Style): void {
  pdf.save().translate(box.x, box.y).scale(scale);
  drawPainting(pdf, picture, style);
  pdf.restore();
}

/** What stands for each color: its code, a field in its color, and its name. */
function drawLegend(pdf: Pdf, { picture, codes }: Labelled, sheet: ColorBySheet, { legend }: Layout): void {
  const cell = legend.widthMM / legend.columns;
  const codeMM = Math.max(...codes.map((code) => code.length)) * sizes.code * 0.6;
  codes.forEach((code, k) => {
    const x = legend.x + (k % legend.columns) * cell;
    const y = legend.y + Math.floor(k / legend.columns) * sizes.row;
    const base = y + sizes.swatch / 2 + sizes.code * 0.36;
    const ink = bookColors.ink;
    writeLine(pdf, code, { x, y: base, widthMM: codeMM, sizeMM: sizes.code, color: ink, align: "right" });
    const left = x + codeMM + 2;
    pdf.lineWidth(0.3).roundedRect(left, y, sizes.swatch * 1.3, sizes.swatch, 2);
    pdf.fillAndStroke(picture.palette[k]!.hex, bookColors.line);
    const name = left + sizes.swatch * 1.3 + 2;
    const widthMM = x + cell - name - 2;
    writeLine(pdf, sheet.colorNames[k] ?? "", { x: name, y: base, widthMM, sizeMM: sizes.name, color: ink });
  });
}
