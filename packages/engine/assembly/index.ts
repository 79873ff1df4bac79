// Everything the engine computes in WebAssembly. Pointers are byte addresses in the one shared memory; the caller
// (src/simd) lays inputs, outputs and scratch side by side there. No kernel allocates.
export { borderPixels, columnDistances, nearDistances, squaredDistances } from "./distances";
export { connect } from "./connect";
export { differences, interleave, separate, transformRows, transformColumns } from "./smooth";
export { fillMargins, fillPlane, markActive, markAll, readPlane, settle, sweep } from "./dynamics";
export { histogram, bounds } from "./histogram";
export { meet, measure } from "./graph";
export { nearestColors } from "./nearest";
export { numberRoom } from "./number-room";
export { resampleRow, blendRows, shrinkRow } from "./resample";
export { toOklab } from "./oklab";
