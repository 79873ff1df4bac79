/** The part of the package that draws nothing: a server's own process can look at a file without native code. */
export { DrawingError, type DrawingProblem } from "./drawing-error.ts";
export { drawingLimits } from "./drawing-limits.ts";
export { type DrawingHeader, inspectDrawing } from "./inspect-drawing.ts";
