import type { Raster } from "@tintery/engine";
import { generatePaintByNumbers, initializeWasmRuntime, prepareRgbaInput } from "fast-paint-by-numbers";

/** Loads and compiles the peer's WebAssembly. */
export async function preparePeer(): Promise<void> {
  await initializeWasmRuntime();
}

/**
 * Converts a photo with fast-paint-by-numbers (Rust in WebAssembly), the fastest peer, with its own default
 * settings; `maxRegions` caps the number of its regions. Answers its painted SVG, measured in pixels.
 */
export async function convertWithPeer(
  photo: Raster,
  { colors, maxRegions }: { colors: number; maxRegions?: number },
): Promise<{ svg: string; regions: number }> {
  await preparePeer();
  const { svg, facetCount } = await generatePaintByNumbers(
    prepareRgbaInput(photo.width, photo.height, photo.data),
    { kmeansClusters: colors, ...(maxRegions === undefined ? {} : { maximumNumberOfFacets: maxRegions }) },
  );
  return { svg, regions: facetCount };
}
