import type { Platform } from "../platform/platform.ts";
import { type ChildLimits, defaultChildLimits } from "./child/run-child.ts";
import type { Converter } from "./convert-image.ts";
import { DrawingFiles } from "./drawing-files.ts";
import { ImageChanges } from "./image-changes.ts";
import { EventStreams } from "./image-events.ts";
import type { Stores } from "./stores.ts";

/** Everything about images that lives as long as the process. */
export interface Images {
  stores: Stores;
  changes: ImageChanges;
  streams: EventStreams;
  drawingFiles: DrawingFiles;
  converter: Converter;
}

/** Ties images to the platform they live on. */
export function openImages(platform: Platform): Images {
  const { db, files, queue, log, metrics, config } = platform;
  const stores: Stores = { db, files, queue };
  const changes = new ImageChanges();
  const limits = limitsOf(config);
  const kind = "paint-by-numbers";
  return {
    stores,
    changes,
    streams: new EventStreams(),
    drawingFiles: new DrawingFiles(stores, limits),
    converter: {
      stores,
      changes,
      limits,
      log,
      onEnd(ends, { seconds, megabytes }) {
        metrics.conversions.inc({ kind, outcome: ends });
        metrics.stageSeconds.observe({ kind, stage: "conversion" }, seconds);
        metrics.childMegabytes.observe({ kind }, megabytes);
      },
      onKill: (reason) => metrics.childKills.inc({ reason }),
      onReady: (seconds) => metrics.uploadToReadySeconds.observe({ kind }, seconds),
    },
  };
}

/** Limits of a child by the configuration; the whole time goes to the engine but for what decoding and drawing may take. */
function limitsOf(config: Platform["config"]): ChildLimits {
  const { seconds, decodeMemoryMB } = defaultChildLimits;
  const memoryMB = config.CHILD_MEMORY_MB;
  const convert = Math.max(5, config.CONVERT_SECONDS - 60);
  return { memoryMB, decodeMemoryMB: Math.min(decodeMemoryMB, memoryMB), seconds: { ...seconds, convert } };
}
