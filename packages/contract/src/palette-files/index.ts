/** Palettes as files, a door of its own: read when somebody brings one, on their device. */
export { writeAco } from "./aco.ts";
export { writeAse } from "./ase.ts";
export { csvText } from "./csv.ts";
export { writeGpl } from "./gpl.ts";
export {
  type PaletteFile,
  PaletteFileError,
  type PaletteFileFault,
  programName,
} from "./palette-file.ts";
export { readPaletteFile } from "./read-palette-file.ts";
export { writePaletteFile } from "./write-palette-file.ts";
