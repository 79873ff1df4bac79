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
export { type BookFault, type BookFaultCode, bookFaults } from "./drawing/book-faults.ts";
export {
  bookCover,
  bookInterior,
  bookPageSize,
  type BookProfile,
  bookSheetSize,
  bookSides,
  type BookSides,
  type BookStock,
  bookStocks,
  type BookTrim,
  bookTrims,
  coverSize,
  foldedSections,
  gutterWidth,
  homeBook,
  type HomeProfile,
  isBooklet,
  type OnDemandProfile,
} from "./drawing/book-profiles.ts";
export { canvasPapers, papers, printablePart, sheetMarginMM, tilePapers } from "./drawing/papers.ts";
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
export { type SheetAge, sheetAges } from "./paint-by-numbers/color-by/ages.ts";
export { crayonOf, crayonPaints } from "./paint-by-numbers/color-by/crayons.ts";
export { type SheetLabels, sheetLabels } from "./paint-by-numbers/color-by/sheet-labels.ts";
export { maxColorsOfSums } from "./paint-by-numbers/color-by/sums.ts";
export { fullRatio, printedPaper, sheetOf } from "./paint-by-numbers/canvas.ts";
export { outlinesOptions } from "./outlines/options.ts";
export {
  type CanvasSize,
  defaultPaintByNumbersOptions,
  type Detalization,
  mixedNumberOfColors,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
} from "./paint-by-numbers/options.ts";
export { hoursFor, type Paintability } from "./paint-by-numbers/paintability.ts";
export { difficultyOf, regionBudget, usualRegions } from "./paint-by-numbers/region-budget.ts";
export type { LostDetail } from "./drawing/picture.ts";
export { paintByNumbersStages, type StageName } from "./paint-by-numbers/stages.ts";
