/** What a page for Prometheus holds of one metric. */
export interface Metric {
  type: "counter" | "gauge" | "histogram" | "summary";
  /** The labels of each of its series. */
  series: Record<string, string>[];
}

/** Reads a page in Prometheus’s text format. The parts of a histogram, such as `_bucket`, are counters of their own. */
export function readMetricsPage(page: string): Map<string, Metric> {
  const types = new Map<string, Metric["type"]>();
  const metrics = new Map<string, Metric>();
  for (const line of page.split("\n")) {
    const [, typed, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (typed) types.set(typed, type as Metric["type"]);
    const [, name, labels = ""] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (!name) continue;
    const whole = types.get(name) ?? "counter";
    const metric = metrics.get(name) ?? { type: whole, series: [] };
    metric.series.push(
      Object.fromEntries(
        [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [label!, value!]),
      ),
    );
    metrics.set(name, metric);
  }
  return metrics;
}
