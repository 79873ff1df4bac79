import { readFile } from "node:fs/promises";
import { goodJpeg } from "@tintery/photos/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { logEvents } from "../platform/log-events.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { type Metric, readMetricsPage } from "./metrics-page.ts";
import { type Expression, type Matcher, readExpression } from "./promql.ts";

const readDoc = (name: string) => readFile(new URL(`../../../../docs/${name}`, import.meta.url), "utf8");

/** An expression, and the texts beside it that name labels of its result. */
interface Asked {
  where: string;
  expression: string;
  texts: string;
}

interface Alerts {
  groups: { rules: { alert: string; expr: string; labels: object; annotations: Record<string, string> }[] }[];
}

const alerts = async () =>
  (parse(await readDoc("alerts.yaml")) as Alerts).groups.flatMap(({ rules }) => rules);

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string; legendFormat: string }[];
}
interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
}

const dashboard = async () => JSON.parse(await readDoc("grafana.json")) as Dashboard;

/** What Grafana puts in the place of its variables. */
const filledIn = (expr: string) => expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", "tintery");

async function allAsked(): Promise<Asked[]> {
  const rules = (await alerts()).map(({ alert, expr, annotations }) => ({
    where: alert,
    expression: expr,
    texts: Object.values(annotations).join(" "),
  }));
  const panels = (await dashboard()).panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({
      where: title,
      expression: filledIn(expr),
      texts: legendFormat.replaceAll("{{", "$labels."),
    })),
  );
  return [...rules, ...panels];
}

/** What Prometheus itself adds to what it reads from a process of the job `tintery`. */
function withOwnLabels(metrics: Map<string, Metric>): Map<string, Metric> {
  const own = { job: "tintery", instance: "127.0.0.1:3000" };
  const all: [string, Metric][] = [...metrics, ["up", { type: "gauge", series: [{}] }]];
  return new Map(
    all.map(([name, { type, series }]) => [
      name,
      { type, series: series.map((one) => ({ ...one, ...own })) },
    ]),
  );
}

const isExactly = (value: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(value);

/** Whether each word of a matcher is a value that a label has, be it wanted or not. */
function namesValues({ series }: Metric, { label, op, value }: Matcher): boolean {
  const isRegular = op === "=~" || op === "!~";
  const words = isRegular ? value.split("|") : [value];
  return words.every((word) =>
    series.some((one) => (isRegular ? isExactly(one[label] ?? "", word) : one[label] === word)),
  );
}

function matches(series: Record<string, string>, { label, op, value }: Matcher): boolean {
  const found = series[label] ?? "";
  const isSame = op.endsWith("~") ? isExactly(found, value) : found === value;
  return op.startsWith("=") === isSame;
}

/** What is wrong with an expression on a page. */
function faultsOf({ selectors, grouping }: Expression, texts: string, page: Map<string, Metric>): string[] {
  const faults: string[] = [];
  const labels = new Set<string>();
  for (const { metric: name, matchers, rangeFunction } of selectors) {
    const metric = page.get(name);
    if (!metric) {
      faults.push(`no metric ${name}`);
      continue;
    }
    for (const one of metric.series) for (const label of Object.keys(one)) labels.add(label);
    for (const matcher of matchers)
      if (!namesValues(metric, matcher)) faults.push(`no ${name} with ${matcher.label} ${matcher.value}`);
    if (!metric.series.some((one) => matchers.every((matcher) => matches(one, matcher))))
      faults.push(`no series of ${name} fits all`);
    const isCounted = rangeFunction === "rate" || rangeFunction === "increase";
    if (isCounted !== (metric.type === "counter")) faults.push(`${name} is a ${metric.type}`);
  }
  const told = [...texts.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!);
  for (const label of [...(grouping ?? []), ...told])
    if (!labels.has(label)) faults.push(`no label ${label}`);
  for (const label of told) if (grouping && !grouping.includes(label)) faults.push(`${label} is summed away`);
  return faults;
}

describeOnEachDatabase(
  "what is watched from outside",
  (kind) => {
    let server: TestServer;
    let page: Map<string, Metric>;
    const lines: string[] = [];
    beforeAll(async () => {
      const logTo = { write: (line: string) => void lines.push(line) };
      server = await openTestServer(kind, { LOG_LEVEL: "info" }, { logTo });
      await server.startWorker();
      const visitor = server.visitor();
      await visitor.get("/", { accept: "text/html" });
      const { id } = (await visitor.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json;
      await visitor.settled(id);
      await visitor.get(`/ajax/image/${id}/events`);
      // a fault of ours, and a process that is stopped
      await server.platform.db.execute(sql`alter table palettes rename to palettes_gone`);
      expect((await visitor.get("/ajax/palettes")).status).toBe(500);
      await server.platform.db.execute(sql`alter table palettes_gone rename to palettes`);
      server.platform.beginStopping();
      expect((await visitor.get("/readyz")).status).toBe(503);
      page = withOwnLabels(readMetricsPage((await visitor.get("/metrics")).text));
    });
    afterAll(() => server.close());

    test("every expression of dashboard and alerts asks for what is on the page", async () => {
      const asked = await allAsked();
      expect(asked.length).toBeGreaterThan(40);
      const faults = asked.flatMap(({ where, expression, texts }) =>
        faultsOf(readExpression(expression), texts, page).map((fault) => `${where}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });

    test("every metric of ours is on the dashboard or in an alert", async () => {
      const used = (await allAsked()).flatMap(({ expression }) =>
        readExpression(expression).selectors.map(({ metric }) => metric.replace(/_(bucket|sum|count)$/, "")),
      );
      const ours = [...page.keys()].filter((name) => name.startsWith("tintery_"));
      const unused = ours.filter((name) => !used.includes(name.replace(/_(bucket|sum|count)$/, "")));
      expect(unused).toEqual([]);
    });

    test("every line of the log is an event of its table", () => {
      const parsed = lines.map((line): Record<string, unknown> => JSON.parse(line));
      const events = new Set(parsed.map(({ msg }) => String(msg)));
      expect([...events]).toEqual(expect.arrayContaining(["conversion ended", "a request failed"]));
      expect([...events].filter((event) => !(event in logEvents))).toEqual([]);
      for (const { time: _, level, role, pid, reqId: __, msg, ...fields } of parsed) {
        expect([role, pid]).toEqual(["all", process.pid]);
        expect([msg, level]).toEqual([msg, logEvents[String(msg)]!.level]);
        expect(logEvents[String(msg)]!.fields).toEqual(expect.arrayContaining(Object.keys(fields)));
      }
    });

    test("an expression about something else is found out", () => {
      const faults = (expression: string, texts = "") => faultsOf(readExpression(expression), texts, page);
      expect(faults("tintery_nothing")).toEqual(["no metric tintery_nothing"]);
      expect(faults('up{job="other"}')).toContain("no up with job other");
      expect(faults('rate(tintery_conversions_total{outcome=~"done|undone"}[1m])')).toEqual([
        "no tintery_conversions_total with outcome done|undone",
      ]);
      expect(faults("rate(tintery_queue_waiting[1m])")).toEqual(["tintery_queue_waiting is a gauge"]);
      expect(faults("tintery_letters_total")).toEqual(["tintery_letters_total is a counter"]);
      expect(faults("sum by (color) (tintery_queue_waiting)")).toEqual(["no label color"]);
      expect(faults("max(tintery_queue_waiting)", "on $labels.instance")).toEqual([
        "instance is summed away",
      ]);
      expect(() => readExpression("sum(")).toThrow(SyntaxError);
    });
  },
  oneDatabase,
);

test("every alert says how grave it is, what happened, and what to do", async () => {
  for (const { alert, labels, annotations } of await alerts()) {
    expect(alert).toMatch(/^Tintery[A-Z]\w+$/);
    expect(labels).toEqual({ severity: expect.stringMatching(/^(warning|critical)$/) });
    expect(annotations).toEqual({
      summary: expect.stringMatching(/\.$/),
      description: expect.stringMatching(/\.$/),
    });
  }
});

test("the dashboard’s panels have their own numbers and places, and say what they show", async () => {
  const { panels } = await dashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const {
    title,
    type,
    description,
    targets = [],
    gridPos: { x, y, w, h },
  } of panels) {
    expect(x + w).toBeLessThanOrEqual(24);
    for (let column = x; column < x + w; column++)
      for (let line = y; line < y + h; line++) {
        expect([title, taken.has(`${column} ${line}`)]).toEqual([title, false]);
        taken.add(`${column} ${line}`);
      }
    if (type !== "row") expect([title, description ?? ""]).toEqual([title, expect.stringMatching(/\.$/)]);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
  }
});
