import { defaultStyle, type Display, type Picture } from "@tintery/engine/draw";
import type { KitWords } from "./kit-words.ts";
import { recordPainting } from "./painting-pdf.ts";
import { addPage, type Pdf, useFontFor } from "./pdf-document.ts";
import type { Group } from "./pdf-group.ts";
import { type Tile, tileMarginMM, tileName, tileOverlapMM, type TilePlan } from "@tintery/engine/tables";

/**
 * All lengths in millimeters. Crop marks begin so far off a tile and are so long: what is cut is not inked, and printers reach
 * it.
 */
const markGap = 1;
const markLength = 3;
const markWidth = 0.15;
/** Letters in the margin, and the distance of their base line from the tile. */
const noteSize = 2.6;
const noteDrop = 3.6;
const inkGray = "#404040";
/** Where the next sheet is glued on: 5 % gray, which ink and paint cover. */
const glueGray = "#f2f2f2";

/** Draws the numbered page, each sheet of a plan on a page of its own. */
export function drawTiles(
  pdf: Pdf,
  picture: Picture,
  { plan, words, display }: { plan: TilePlan; words: KitWords; display?: Display | undefined },
): void {
  const style = { ...defaultStyle, ...picture.look, kind: "pbn", ...(display && { display }) } as const;
  let numbered: Group | undefined;
  for (const tile of plan.tiles) {
    addPage(pdf, plan.sheet);
    numbered ??= recordPainting(pdf, picture, style);
    drawTile(pdf, numbered, { tile, plan });
    writeNotes(pdf, tile, plan, words);
  }
}

function drawTile(pdf: Pdf, painting: Group, { tile, plan }: { tile: Tile; plan: TilePlan }): void {
  const { scale } = plan;
  const { x, y, width, height } = placeOf(tile, plan);
  for (const strip of gluedStrips(tile, plan)) pdf.rect(...strip).fill(glueGray);
  pdf.save();
  pdf.rect(x, y, width, height).clip();
  pdf.translate(x, y).scale(scale).translate(-tile.x, -tile.y);
  painting.place();
  pdf.restore();
  drawMarks(pdf, [x, y, x + width, y + height]);
}

/** Where a tile lies on its sheet: in the middle. */
function placeOf(tile: Tile, { sheet, scale }: TilePlan) {
  const [width, height] = [tile.widthMM * scale, tile.heightMM * scale];
  return { x: (sheet.widthMM - width) / 2, y: (sheet.heightMM - height) / 2, width, height };
}

/** The strips at the right and lower side of a tile that its neighbors are glued on. */
function gluedStrips(tile: Tile, plan: TilePlan): [number, number, number, number][] {
  const { x, y, width, height } = placeOf(tile, plan);
  const strips: [number, number, number, number][] = [];
  if (tile.column + 1 < plan.columns) strips.push([x + width - tileOverlapMM, y, tileOverlapMM, height]);
  if (tile.row + 1 < plan.rows) strips.push([x, y + height - tileOverlapMM, width, tileOverlapMM]);
  return strips;
}

function drawMarks(pdf: Pdf, [left, top, right, bottom]: [number, number, number, number]): void {
  for (const [x, out] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (const [y, off] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      pdf.moveTo(x + out * markGap, y).lineTo(x + out * (markGap + markLength), y);
      pdf.moveTo(x, y + off * markGap).lineTo(x, y + off * (markGap + markLength));
    }
  }
  pdf.lineWidth(markWidth).stroke(inkGray);
}

/** The sheet's name and place under it, and its neighbors' names at the sides where they join. */
function writeNotes(pdf: Pdf, tile: Tile, plan: TilePlan, words: KitWords): void {
  const { x, y, width, height } = placeOf(tile, plan);
  const { columns, rows, scale } = plan;
  const below = y + height + noteDrop;
  if (plan.tiles.length === 1) {
    write(pdf, words.printedAt(scale), [x + markGap + markLength, below]);
    return;
  }
  const { column, row } = tile;
  const name = tileName(tile);
  const place = { name, column: column + 1, columns, row: row + 1, rows };
  write(pdf, words.sheet(place), [x + markGap + markLength, below]);
  if (row + 1 < rows) {
    const next = `${tileName({ column, row: row + 1 })} ↓`;
    write(pdf, next, [x + width - tileMarginMM - widthOf(pdf, next), below]);
  }
  if (column + 1 < columns) {
    const next = `${tileName({ column: column + 1, row })} ↓`;
    pdf.save();
    // read from the left, so that the arrow points off the sheet
    pdf.translate(x + width + noteDrop - noteSize / 2, y + height / 2).rotate(-90);
    write(pdf, next, [-widthOf(pdf, next) / 2, noteSize / 2]);
    pdf.restore();
  }
}

function widthOf(pdf: Pdf, text: string): number {
  return useFontFor(pdf, text).fontSize(noteSize).widthOfString(text);
}

function write(pdf: Pdf, text: string, [x, y]: [number, number]): void {
  useFontFor(pdf, text).fontSize(noteSize).fillColor(inkGray);
  pdf.text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
}
