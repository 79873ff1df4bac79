/** The part of the package that draws nothing: a server's own process can look at a file without native code. */
export { VectorFileError, type VectorFileProblem, vectorFileProblems } from "./vector-file-error.ts";
export { type VectorFileNote, vectorFileNotes } from "./vector-file-notes.ts";
export { type VectorFileHeader, inspectVectorFile } from "./inspect-vector-file.ts";
