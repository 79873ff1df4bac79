export { dosEpsOf, epsOf } from "@tintery/postscript/testing";
export type { HostileVectorFile } from "./hostile-vector-file.ts";
export { hostileVectorFiles } from "./hostile-vector-files.ts";
export { illustratorOnly } from "./hostile-pdf.ts";
export { pdfOf } from "./pdf-file.ts";
export { svgOf } from "./svg-of.ts";
