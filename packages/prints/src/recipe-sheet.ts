import type { KeyPage } from "./color-key-words.ts";
import type { RecipeSheet, SheetRecipe } from "./paint-sheet-words.ts";
import type { Printed } from "./painting-pdf.ts";
import { type Pdf, writePdf } from "./pdf-document.ts";
import { beginSheet } from "./sheet-head.ts";
import { lineWidth, writeLine } from "./write-line.ts";

/** Millimeters. The two swatches touch, so that an eye can compare them. */
const sizes = {
  code: 5,
  name: 3.8,
  line: 3.1,
  swatch: 11,
  dot: 3,
  columnGap: 8,
  gap: 2.5,
  below: 5,
} as const;
const lineMM = 4.4;
const columns = 2;
const edge = { color: "#8a8a8a", width: 0.15 } as const;
const quiet = "#555555";

/** Height of a recipe: its name, how near it comes, and a line for each paint. */
const heightOf = ({ paints }: SheetRecipe) => (2 + paints.length) * lineMM + sizes.below;

/** The recipes of a painting as a PDF of their own. */
export function recipeSheetPdf(sheet: RecipeSheet, page: KeyPage, printed: Printed): Promise<Uint8Array> {
  return writePdf(printed, (pdf) => drawRecipeSheet(pdf, sheet, page));
}

/** Draws how the colors of a painting are mixed on new pages of a PDF: down one column after the other, on as many pages as it takes. */
export function drawRecipeSheet(pdf: Pdf, sheet: RecipeSheet, page: KeyPage): void {
  const { marginMM } = page;
  const columnMM = (page.widthMM - 2 * marginMM - (columns - 1) * sizes.columnGap) / columns;
  const bottom = page.heightMM - marginMM + sizes.below;
  const widest = Math.max(0, ...sheet.recipes.map(({ code }) => lineWidth(pdf, code, sizes.code)));
  const codeMM = Math.min(widest, columnMM * 0.2);
  let top = beginSheet(pdf, sheet, page);
  let column = 0;
  let y = top;
  for (const recipe of sheet.recipes) {
    const height = heightOf(recipe);
    if (y + height > bottom && y > top) {
      column += 1;
      if (column === columns) {
        top = beginSheet(pdf, { title: sheet.title, notes: [] }, page);
        column = 0;
      }
      y = top;
    }
    drawRecipe(pdf, recipe, { x: marginMM + column * (columnMM + sizes.columnGap), y, codeMM, columnMM });
    y += height;
  }
}

interface RecipePlace {
  readonly x: number;
  readonly y: number;
  readonly codeMM: number;
  readonly columnMM: number;
}

function drawRecipe(pdf: Pdf, recipe: SheetRecipe, { x, y, codeMM, columnMM }: RecipePlace): void {
  writeLine(pdf, recipe.code, {
    x,
    widthMM: codeMM,
    align: "right",
    sizeMM: sizes.code,
    y: y + sizes.code * 0.8,
  });
  const left = x + codeMM + sizes.gap;
  const height = heightOf(recipe) - sizes.below;
  [recipe.hex, recipe.mixHex].forEach((hex, i) => {
    pdf.rect(left + i * sizes.swatch, y, sizes.swatch, height).fill(hex);
  });
  pdf
    .rect(left, y, 2 * sizes.swatch, height)
    .lineWidth(edge.width)
    .stroke(edge.color);
  const words = left + 2 * sizes.swatch + sizes.gap;
  const right = x + columnMM;
  const room = { x: words, widthMM: right - words };
  writeLine(pdf, recipe.name, { ...room, sizeMM: sizes.name, y: y + sizes.name * 0.8 });
  writeLine(pdf, recipe.grade, {
    ...room,
    sizeMM: sizes.line,
    y: y + lineMM + sizes.line * 0.8,
    color: quiet,
  });
  const partsMM = Math.max(0, ...recipe.paints.map(({ parts }) => lineWidth(pdf, parts, sizes.line)));
  recipe.paints.forEach(({ hex, parts, name, amount }, k) => {
    const at = y + (2 + k) * lineMM;
    const line = { sizeMM: sizes.line, y: at + sizes.line * 0.8 };
    writeLine(pdf, parts, { ...line, x: words, widthMM: partsMM, align: "right" });
    const dot = words + partsMM + 1;
    pdf.circle(dot + sizes.dot / 2, at + sizes.line * 0.5, sizes.dot / 2);
    pdf.lineWidth(edge.width).fillAndStroke(hex, edge.color);
    const amountMM = lineWidth(pdf, amount, sizes.line);
    writeLine(pdf, amount, { ...line, x: right - amountMM, widthMM: amountMM, color: quiet });
    const nameAt = dot + sizes.dot + 1;
    writeLine(pdf, name, { ...line, x: nameAt, widthMM: Math.max(5, right - amountMM - 1.5 - nameAt) });
  });
}
