export * from "./header.ts";
export { rasterizeDrawing } from "./rasterize-drawing.ts";
export type { RasterizedDrawing } from "./rasterized-drawing.ts";
