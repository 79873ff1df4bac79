import type { Picture } from "@tintery/engine/draw";
import { drawMap } from "./draw-map.ts";
import { drawTiles } from "./draw-tiles.ts";
import type { KitWords } from "./kit-words.ts";
import type { Printed } from "./painting-pdf.ts";
import { writePdf } from "./pdf-document.ts";
import { planTiles, type TilePaper } from "@tintery/engine/tables";

/** How a kit is printed. */
export interface KitOrder extends Printed {
  readonly paper: TilePaper;
  /** Prints the picture on one sheet, smaller if it must be. */
  readonly fitOnOne: boolean;
  readonly words: KitWords;
}

/**
 * Everything somebody needs to paint a picture, as one PDF: the numbered page at true size, on several sheets with a map of
 * them where it is larger than the paper.
 */
export function kitPdf(picture: Picture, order: KitOrder): Promise<Uint8Array> {
  const { paper, title, words } = order;
  const plan = planTiles(picture, order);
  return writePdf(order, (pdf) => {
    if (plan.tiles.length > 1) drawMap(pdf, picture, { plan, paper, title, words });
    drawTiles(pdf, picture, plan, words);
  });
}
