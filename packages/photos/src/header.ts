/** The part of the package that decodes nothing: a server's own process can look at a photo without native code. */
export { inspectPhoto, type PhotoHeader, usualHeaderBytes } from "./inspect-photo.ts";
export { readJpegHeader } from "./jpeg-header.ts";
export { stripMetadata } from "./metadata/strip-metadata.ts";
export { lacksScans } from "./jpeg-scans.ts";
export { readPngHeader } from "./png-header.ts";
export { maxMissingShare, missingShare, rowsLookedAtSide } from "./missing-rows.ts";
export { inspectMask } from "./inspect-mask.ts";
export { nameContent } from "./name-content.ts";
export { PhotoError, type PhotoProblem } from "./photo-error.ts";
export { maskLimits, photoLimits } from "./photo-limits.ts";
