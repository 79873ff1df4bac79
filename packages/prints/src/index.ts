export { paintingPdf, type Printed } from "./painting-pdf.ts";
export { planTiles, type TilePaper } from "./plan-tiles.ts";
