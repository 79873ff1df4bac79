import {
  type ColoringType,
  coloringOptions,
  coloringPage,
  defaultColoringStyle,
  drawColoring,
  drawnPen,
  mapDrawn,
  pageSize,
} from "@tintery/engine";
import { drawingToPixels } from "@tintery/photos";
import type { CatalogRecipe } from "@tintery/scenes/catalog";
import { shapeWords, usualFrame } from "@tintery/scenes/paint";
import type { GrayPage } from "./fingerprint.ts";

/** The coloring page of a recipe as a drawing (SVG), as a server makes it where nobody has chosen anything else. */
export function pageOfRecipe(recipe: CatalogRecipe): string {
  const type: ColoringType = recipe.type;
  const frame = { ...usualFrame(recipe.shape, (photo) => pageSize(photo, type)), seed: recipe.seed };
  const maps = mapDrawn(shapeWords(recipe.prompt, { ...frame, pen: drawnPen(frame, type) }), { type });
  return drawColoring(coloringPage(maps, { details: coloringOptions.details.default }), defaultColoringStyle);
}

/** Pixels along the shorter side of a page whose ink is measured: a pen of half a millimeter is about one. */
const shorterPx = 400;

/** The pixels of a page, so many along its shorter side. */
export function grayPage(svg: string, { shape }: CatalogRecipe): GrayPage {
  const widthPx = shape === "portrait" ? shorterPx : Math.round(shorterPx * Math.SQRT2);
  const { width, height, data } = drawingToPixels(svg, { widthPx, page: "#ffffff" });
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[i * 4]!) };
}
