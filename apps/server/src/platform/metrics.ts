import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PictureLine } from "./picture-line.ts";

/** Figures that are asked for when somebody looks. */
export interface MetricSources {
  queue: () => Promise<PictureLine>;
  room: () => Promise<{ free: number }>;
}

/** Everything the server counts, by name; `text` is the page for Prometheus. */
export type Metrics = ReturnType<typeof openMetrics>;

/**
 * How often the lag of the event loop is looked at, in milliseconds. Each look wakes the process: at the library's 10 ms that
 * alone costs .7 % of a core with nobody there. What holds up requests is longer than this.
 */
const lagEveryMs = 100;
const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300];

/** Makes the metrics on a registry of their own. The lag of the event loop and memory are among the defaults of `nodejs_`. */
export function openMetrics(sources: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagEveryMs });
  watchQueue(registry, sources.queue);
  new Gauge({
    name: "tintery_free_disk_bytes",
    help: "Free bytes where uploads are written.",
    registers,
    async collect() {
      this.set((await sources.room()).free);
    },
  });
  return {
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
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

const unknownLine: PictureLine = {
  waiting: Number.NaN,
  active: Number.NaN,
  dead: Number.NaN,
  oldestSeconds: Number.NaN,
  samples: Number.NaN,
};

function watchQueue(registry: Registry, line: MetricSources["queue"]): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge("tintery_queue_waiting", "Pictures of visitors that wait for a worker.");
  const active = gauge("tintery_queue_active", "Pictures of visitors that are being made.");
  const dead = gauge("tintery_queue_dead", "Conversions given up and not yet dealt with.");
  const samples = gauge(
    "tintery_queue_samples",
    "Pictures for home page and catalog that wait; nobody waits for them.",
  );
  new Gauge({
    name: "tintery_queue_oldest_seconds",
    help: "How long the picture of a visitor has waited that waits longest.",
    registers: [registry],
    async collect() {
      // while the database is away, everything else is wanted all the more
      const now = await line().catch(() => unknownLine);
      waiting.set(now.waiting);
      active.set(now.active);
      dead.set(now.dead);
      samples.set(now.samples);
      this.set(now.oldestSeconds);
    },
  });
}
