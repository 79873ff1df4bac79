export * from "./header.ts";
export { loadReader, rasterizeVectorFile } from "./rasterize-vector-file.ts";
export type { RasterizedVectorFile, RasterizeOptions } from "./rasterized-vector-file.ts";
export { vectorFileLimits } from "./vector-file-limits.ts";
