import type { Raster } from "@tintery/engine";
import { type Measures, measureDrawing } from "./metrics/measure-drawing.ts";
import { convertWithPeer } from "./peer.ts";

const maxTries = 4;
const closeEnough = 0.05;

/**
 * Measures the peer's picture of a photo with about `regions` visible regions. The peer's cap on regions counts some
 * that are then not seen, so the cap is corrected a few times; what is nearest to the wish counts.
 */
export async function measurePeer(
  photo: Raster,
  { colors, regions, widthMM }: { colors: number; regions: number; widthMM: number },
): Promise<Measures> {
  let best: Measures | undefined;
  let maxRegions = regions;
  for (let i = 0; i < maxTries; i++) {
    const { svg } = await convertWithPeer(photo, { colors, maxRegions });
    const measures = measureDrawing(svg, photo, { widthMM });
    const miss = (tried: Measures) => Math.abs(tried.regions / regions - 1);
    if (!best || miss(measures) < miss(best)) best = measures;
    if (miss(best) <= closeEnough || measures.regions === 0) break;
    maxRegions = Math.round((maxRegions * regions) / measures.regions);
  }
  return best!;
}
