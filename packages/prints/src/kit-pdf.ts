import type { Display, Picture } from "@tintery/engine/draw";
import { drawColorKey } from "./color-key.ts";
import type { ColorKey } from "./color-key-words.ts";
import { drawGuide } from "./draw-guide.ts";
import { drawMap } from "./draw-map.ts";
import { drawTiles } from "./draw-tiles.ts";
import type { KitWords } from "./kit-words.ts";
import type { RecipeSheet } from "./paint-sheet-words.ts";
import type { Printed } from "./painting-pdf.ts";
import { writePdf } from "./pdf-document.ts";
import { drawRecipeSheet } from "./recipe-sheet.ts";
import { planTiles, sheetMarginMM, type TilePaper, tilePapers } from "@tintery/engine/tables";

/** How a kit is printed. */
export interface KitOrder extends Printed {
  readonly paper: TilePaper;
  /** Prints the picture on one sheet, smaller if it must be. */
  readonly fitOnOne: boolean;
  readonly key: ColorKey;
  /** How the colors are mixed; left out where nobody wants to mix. */
  readonly recipes?: RecipeSheet;
  readonly words: KitWords;
  /** How the numbered page is shown; the key says what it is made for by itself. */
  readonly display?: Display;
}

/**
 * Everything somebody needs to paint a picture, as one PDF: the numbered page at true size, on several sheets with a map of
 * them where it is larger than the paper; the colors with their numbers, names and amounts, and how they are mixed; the finished picture and a guide.
 */
export function kitPdf(picture: Picture, order: KitOrder): Promise<Uint8Array> {
  const { paper, title, words, key, display, recipes } = order;
  const upright = tilePapers[paper];
  const plan = planTiles(picture, order);
  return writePdf(order, (pdf) => {
    if (plan.tiles.length > 1) drawMap(pdf, picture, { plan, paper, title, words });
    drawTiles(pdf, picture, { plan, words, display });
    drawColorKey(pdf, key, { ...upright, marginMM: sheetMarginMM });
    if (recipes) drawRecipeSheet(pdf, recipes, { ...upright, marginMM: sheetMarginMM });
    drawGuide(pdf, picture, upright, words);
  });
}
