/**
 * A door for those who only need to know what can be asked for: option tables and the names of stages, units, papers and
 * how colors are written. Loads no algorithm.
 */
export { detailsRange } from "./coloring/details-range.ts";
export {
  type ColoringChoices,
  coloringChoices,
  type ColoringPageChoices,
  coloringPageOptions,
} from "./coloring/page-options.ts";
export { hexOfRgb, hexPattern, readHex, type Rgb, rgbOfHex } from "./colors/hex.ts";
export type { Paint } from "./colors/paints.ts";
export { type Display, type DisplayName, displayNames } from "./drawing/display.ts";
export { papers, sheetMarginMM, tilePapers } from "./drawing/papers.ts";
export {
  planTiles,
  type Tile,
  tileMarginMM,
  tileName,
  tileOverlapMM,
  type TilePaper,
  type TilePlan,
} from "./drawing/plan-tiles.ts";
export type { StrokeWidth } from "./drawing/picture.ts";
export { mmPerInch, mmPerPoint, pointsPerInch } from "./drawing/units.ts";
export {
  type CanvasRow,
  type FlagRow,
  isChoice,
  type OpenNames,
  type OpenWordRow,
  type NumberRow,
  type OptionRow,
  type OptionRows,
  type OptionValue,
  type OptionValues,
  type WordRow,
} from "./options/option-rows.ts";
export { type LookName, lookStrength, looks } from "./looks/looks.ts";
export type { DrawingKind } from "./paint-by-numbers/draw.ts";
export { fullRatio, sheetOf } from "./paint-by-numbers/canvas.ts";
export { outlinesOptions } from "./outlines/options.ts";
export {
  type CanvasSize,
  defaultPaintByNumbersOptions,
  type Detalization,
  mixedNumberOfColors,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
} from "./paint-by-numbers/options.ts";
export { difficultyOf, regionBudget } from "./paint-by-numbers/region-budget.ts";
export { paintByNumbersStages, type StageName } from "./paint-by-numbers/stages.ts";
