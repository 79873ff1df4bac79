/** The part of the package that draws nothing: a server's own process can look at a file without native code. */
export { DrawingError, type DrawingProblem, drawingProblems } from "./drawing-error.ts";
export { type DrawingNote, drawingNotes } from "./drawing-notes.ts";
export { type DrawingHeader, inspectDrawing } from "./inspect-drawing.ts";
