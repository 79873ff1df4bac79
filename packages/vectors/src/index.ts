export * from "./header.ts";
export {
  type DrawingNote,
  drawingNotes,
  type RasterizedDrawing,
  rasterizeDrawing,
} from "./rasterize-drawing.ts";
