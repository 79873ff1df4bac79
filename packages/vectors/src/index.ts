export * from "./header.ts";
export { loadReader, rasterizeDrawing } from "./rasterize-drawing.ts";
export type { RasterizedDrawing, RasterizeOptions } from "./rasterized-drawing.ts";
