export { keyHeight } from "./color-key.ts";
export { colorKeyPdf } from "./color-key-pdf.ts";
export { type KitOrder, kitPdf } from "./kit-pdf.ts";
export type { KitWords, SheetPlace } from "./kit-words.ts";
export { mixingChartPdf } from "./mixing-chart.ts";
export { recipeSheetPdf } from "./recipe-sheet.ts";
export { paintingPdf, type Printed } from "./painting-pdf.ts";
