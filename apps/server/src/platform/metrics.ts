import { imageKindNames, type ProblemCode } from "@tintery/contract";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PictureLine } from "./picture-line.ts";

/** Figures that are asked for when somebody looks. */
export interface MetricSources {
  queue: () => Promise<PictureLine>;
  room: () => Promise<{ free: number; floor: number }>;
  /** Memory limit of a conversion, in megabytes. */
  childMemoryMB: number;
}

/** Everything the server counts, by name; `text` is the page for Prometheus. */
export type Metrics = ReturnType<typeof openMetrics>;

/**
 * How often the lag of the event loop is looked at, in milliseconds. Each look wakes the process: at the library's 10 ms that
 * alone costs .7 % of a core with nobody there. What holds up requests is longer than this.
 */
const lagEveryMs = 100;
/** How conversions end, as `ChildEnd` has it. */
const outcomes = ["done", "problem", "crashed", "infrastructure"] as const;
/** Refusals that are not the caller’s fault. They stand on the page from the start: a counter that begins at 1 shows no increase. */
const refusalsOfOurs = [
  "busy",
  "too_many_requests",
  "database_away",
  "storage_full",
  "internal",
] as const satisfies readonly ProblemCode[];
/** Problems of failed pictures that lie in no photo; from the start, too. */
const faultsOfOurs = [
  "conversion_failed",
  "took_too_long",
  "too_complex",
  "painter_quota",
  "painter_away",
  "painter_closed",
  "painter_too_slow",
  "painter_nonsense",
] as const satisfies readonly ProblemCode[];
const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300];

/** Makes the metrics on a registry of their own. The lag of the event loop and memory are among the defaults of `nodejs_`. */
export function openMetrics(sources: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagEveryMs });
  // while the database is away, everything else is wanted all the more
  watch(registry, () => sources.queue().catch(() => unknownLine), {
    tintery_database_up: [
      "1 while the database answers, and 0 while it does not.",
      (line) => (line === unknownLine ? 0 : 1),
    ],
    tintery_queue_waiting: ["Pictures of visitors that wait for a worker.", ({ waiting }) => waiting],
    tintery_queue_active: ["Pictures of visitors that are being made.", ({ active }) => active],
    tintery_queue_dead: ["Conversions given up and not yet dealt with.", ({ dead }) => dead],
    tintery_queue_samples: [
      "Pictures for home page and catalog that wait; nobody waits for them.",
      ({ samples }) => samples,
    ],
    tintery_queue_oldest_seconds: [
      "How long the picture of a visitor has waited that waits longest.",
      ({ oldestSeconds }) => oldestSeconds,
    ],
  });
  watch(registry, sources.room, {
    tintery_free_disk_bytes: ["Free bytes where uploads are written.", ({ free }) => free],
    tintery_free_disk_floor_bytes: ["Free bytes below which uploads are refused.", ({ floor }) => floor],
  });
  new Gauge({
    name: "tintery_child_memory_limit_megabytes",
    help: "Memory at which a converting child process is stopped.",
    registers,
  }).set(sources.childMemoryMB);
  const metrics = {
    stageSeconds: new Histogram({
      name: "tintery_stage_seconds",
      help: "How long a stage of a conversion took.",
      labelNames: ["kind", "stage"] as const,
      buckets: seconds,
      registers,
    }),
    uploadToReadySeconds: new Histogram({
      name: "tintery_upload_to_ready_seconds",
      help: "From the upload to the finished picture.",
      labelNames: ["kind"] as const,
      buckets: seconds,
      registers,
    }),
    childMegabytes: new Histogram({
      name: "tintery_child_peak_megabytes",
      help: "The most memory a converting child process was seen with.",
      labelNames: ["kind"] as const,
      buckets: [64, 128, 192, 256, 384, 512, 640, 768, 1024, 2048],
      registers,
    }),
    childKills: new Counter({
      name: "tintery_child_kills_total",
      help: "Converting child processes that did not end by themselves, by reason.",
      labelNames: ["reason"] as const,
      registers,
    }),
    refusals: new Counter({
      name: "tintery_refusals_total",
      help: "Requests refused with a problem of the contract, by its code.",
      labelNames: ["code"] as const,
      registers,
    }),
    conversions: new Counter({
      name: "tintery_conversions_total",
      help: "Conversions that ended, by outcome.",
      labelNames: ["kind", "outcome"] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: "tintery_request_seconds",
      help: "How long requests took.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    failedPictures: new Counter({
      name: "tintery_failed_pictures_total",
      help: "Pictures that failed, by the code of the problem their visitors read.",
      labelNames: ["code"] as const,
      registers,
    }),
    letters: new Counter({
      name: "tintery_letters_total",
      help: "Emails handed to the mail server, or written to the outbox, and those that could not be.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
  for (const kind of imageKindNames)
    for (const outcome of outcomes) metrics.conversions.inc({ kind, outcome }, 0);
  for (const reason of ["time", "memory"] as const) metrics.childKills.inc({ reason }, 0);
  for (const code of refusalsOfOurs) metrics.refusals.inc({ code }, 0);
  for (const code of faultsOfOurs) metrics.failedPictures.inc({ code }, 0);
  for (const outcome of ["sent", "failed"] as const) metrics.letters.inc({ outcome }, 0);
  return metrics;
}

/**
 * Gauges whose values come from one question. All of a page share an answer: one that another gauge sets would be as old as the page
 * before.
 */
function watch<Answer>(
  registry: Registry,
  ask: () => Promise<Answer>,
  gauges: Record<string, [help: string, value: (answer: Answer) => number]>,
): void {
  let asked: Promise<Answer> | undefined;
  const answer = () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  for (const [name, [help, value]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(value(await answer()));
      },
    });
}

const unknownLine: PictureLine = {
  waiting: Number.NaN,
  active: Number.NaN,
  dead: Number.NaN,
  oldestSeconds: Number.NaN,
  samples: Number.NaN,
};
