export { keyHeight } from "./color-key.ts";
export { colorKeyPdf } from "./color-key-pdf.ts";
export { paintingPdf, type Printed } from "./painting-pdf.ts";
export { planTiles, type TilePaper } from "./plan-tiles.ts";
