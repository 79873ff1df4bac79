export * from "./header.ts";
export { type RasterizedDrawing, rasterizeDrawing } from "./rasterize-drawing.ts";
