export { dosEpsOf, epsOf } from "./hostile-eps.ts";
export type { HostileDrawing } from "./hostile-drawing.ts";
export { hostileDrawings } from "./hostile-drawings.ts";
export { illustratorOnly } from "./hostile-pdf.ts";
export { pdfOf } from "./pdf-file.ts";
export { svgOf } from "./svg-of.ts";
