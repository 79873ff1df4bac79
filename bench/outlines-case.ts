/**
 * One tracing in a process of its own: `node bench/outlines-case.ts JOB`, where JOB is JSON. Writes the SVG and prints the
 * user CPU seconds and the peak memory of the whole process, with Node's start and the decoding of the picture, as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { OutlinesPrecision } from "@tintery/engine";
import type { TracerName } from "./tracers.ts";

export interface TracingJob {
  readonly tool: TracerName | `ours ${OutlinesPrecision}`;
  readonly picture: string;
  readonly svg: string;
  /** Where the model of ours is written to. */
  readonly model?: string;
}

export interface TracingCost {
  readonly userSeconds: number;
  readonly peakMB: number;
}

async function traceOurs(job: TracingJob, colorPrecision: OutlinesPrecision): Promise<string> {
  const { decodePhoto, uprightSize } = await import("@tintery/photos");
  const { drawOutlines, encodeOutlines, outlines, outlinesSize, outlinesVariants } = await import(
    "@tintery/engine"
  );
  const bytes = readFileSync(job.picture);
  const picture = await decodePhoto(bytes, outlinesSize(await uprightSize(bytes)));
  const model = outlines(picture, { colorPrecision });
  if (job.model) writeFileSync(job.model, encodeOutlines(model));
  return drawOutlines(model, outlinesVariants.filled);
}

const job = JSON.parse(process.argv[2] ?? "") as TracingJob;
const own = /^ours (.*)$/.exec(job.tool)?.[1];
const svg = own
  ? await traceOurs(job, own as OutlinesPrecision)
  : await (await import("./tracers.ts")).tracers[job.tool as TracerName](job.picture);
writeFileSync(job.svg, svg);
const { userCPUTime, maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ userSeconds: userCPUTime / 1e6, peakMB: maxRSS / 1024 } satisfies TracingCost));
