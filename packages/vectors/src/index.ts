export * from "./header.ts";
export { rasterizeDrawing } from "./rasterize-drawing.ts";
export type { RasterizedDrawing, RasterizeOptions } from "./rasterized-drawing.ts";
