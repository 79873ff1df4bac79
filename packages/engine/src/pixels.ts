/** A door for those who read and write pixels: loads no conversion. */
export { type ImportanceMask, readImportance } from "./raster/importance-mask.ts";
export { groundHex, layOnGround } from "./raster/lay-on-ground.ts";
export { isGray, isOpaque } from "./raster/pixel-facts.ts";
export type { Raster } from "./raster/raster.ts";
