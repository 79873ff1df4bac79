export { dosEpsOf, epsOf } from "@tintery/postscript/testing";
export type { HostileDrawing } from "./hostile-drawing.ts";
export { hostileDrawings } from "./hostile-drawings.ts";
export { illustratorOnly } from "./hostile-pdf.ts";
export { pdfOf } from "./pdf-file.ts";
export { svgOf } from "./svg-of.ts";
