import { type Admission, openAdmission } from "../admission/admission.ts";
import type { Platform } from "../platform/platform.ts";
import { type ChildLimits, defaultChildLimits } from "./child/run-child.ts";
import { makeIdle } from "./child/make-idle.ts";
import type { Converter } from "./convert-image.ts";
import { DrawingFiles } from "./drawing-files.ts";
import { ImageChanges } from "./image-changes.ts";
import { EventStreams } from "./image-events.ts";
import type { Stores } from "./stores.ts";
import { firstVisitors } from "./visitors-first.ts";

/** Everything about images that lives as long as the process. */
export interface Images {
  admission: Admission;
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
  const admission = openAdmission(config);
  return {
    admission,
    stores,
    changes,
    streams: new EventStreams(),
    drawingFiles: new DrawingFiles(stores, limits, admission),
    converter: {
      stores,
      changes,
      limits,
      courtesies: firstVisitors(),
      painter: platform.painter,
      beIdle: makeIdle,
      ...(config.GHOSTSCRIPT === undefined ? {} : { ghostscript: config.GHOSTSCRIPT }),
      log,
      onEnd(ends, { kind, seconds, megabytes }) {
        metrics.conversions.inc({ kind, outcome: ends });
        metrics.stageSeconds.observe({ kind, stage: "conversion" }, seconds);
        metrics.childMegabytes.observe({ kind }, megabytes);
      },
      onKill: (reason) => metrics.childKills.inc({ reason }),
      onFail: (code) => metrics.failedPictures.inc({ code }),
      onReady: (kind, seconds) => metrics.uploadToReadySeconds.observe({ kind }, seconds),
    },
  };
}

/** Limits of a child by the configuration. */
function limitsOf(config: Platform["config"]): ChildLimits {
  const { CHILD_MEMORY_MB: memoryMB, CONVERT_SECONDS: wholeSeconds } = config;
  return { ...defaultChildLimits, memoryMB, wholeSeconds };
}
