/**
 * One tracing in a process of its own: `node bench/outlines-case.ts JOB`, where JOB is JSON. Writes the SVG and prints
 * what it cost, as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { OutlinesPicture, OutlinesPrecision } from "@tintery/engine";
import { peakMB } from "./peak-memory.mjs";
import { type Tracer, type TracerName, tracers } from "./tracers.ts";

export interface TracingJob {
  readonly tool: TracerName | `ours ${OutlinesPrecision}`;
  readonly picture: string;
  readonly svg: string;
  /** Where the model of ours is written to. */
  readonly model?: string;
}

export interface TracingCost {
  /** User CPU seconds of the whole process, with Node's start and the loading of programs. */
  readonly userSeconds: number;
  /** Of the work alone: from the file to the SVG. */
  readonly workSeconds: number;
  /** Of the whole process. */
  readonly peakMB: number;
}

let model: OutlinesPicture | undefined;

/** Ours; only what it needs is loaded. */
async function loadOurs(colorPrecision: OutlinesPrecision): Promise<Tracer> {
  const { decodePhoto, uprightSize } = await import("../packages/photos/src/decode-photo.ts");
  const { outlines } = await import("../packages/engine/src/outlines/outlines.ts");
  const { outlinesSize } = await import("../packages/engine/src/outlines/size.ts");
  const { drawOutlines, outlinesVariants } = await import("../packages/engine/src/outlines/draw.ts");
  return async (file) => {
    const bytes = readFileSync(file);
    const picture = await decodePhoto(bytes, outlinesSize(await uprightSize(bytes)));
    model = outlines(picture, { colorPrecision });
    return drawOutlines(model, outlinesVariants.filled);
  };
}

const job = JSON.parse(process.argv[2] ?? "") as TracingJob;
const own = /^ours (.*)$/.exec(job.tool)?.[1];
const trace = own ? await loadOurs(own as OutlinesPrecision) : await tracers[job.tool as TracerName]();
const before = process.cpuUsage().user;
writeFileSync(job.svg, await trace(job.picture));
const { userCPUTime } = process.resourceUsage();
const cost: TracingCost = {
  userSeconds: userCPUTime / 1e6,
  workSeconds: (userCPUTime - before) / 1e6,
  peakMB: peakMB(),
};
console.log(JSON.stringify(cost));

// the model is kept for what is measured of it, which is no part of the tracing
if (job.model && model) {
  const { encodeOutlines } = await import("../packages/engine/src/drawing/encode-outlines.ts");
  writeFileSync(job.model, encodeOutlines(model));
}
