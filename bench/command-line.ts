/**
 * What the command line costs as a whole: CPU and memory of a fresh process for each product, how many times as much as a
 * process in which sharp makes the same photo fit 512 pixels, and where the time goes. The coloring page is made without its
 * PNG and PDF, too.
 *
 *   npm run bench -- command-line [--runs 5] [--command FILE] [PHOTO]
 *
 * Without a photo one of our own scenes is taken, enlarged to a phone's 12 megapixels. `--command` measures another checkout.
 * One run before those that count lets Node keep what it has compiled, as on every machine but at the very first start.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { v8Flags } from "@tintery/engine/v8-flags";
import { encodePreview } from "@tintery/photos";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    command: { type: "string", default: own("../apps/cli/src/tintery.mjs") },
  },
});
const folder = mkdtempSync(join(tmpdir(), "tintery-bench-"));
const reporter = own("report-usage.mjs");
const products = ["paint-by-numbers", "coloring", "outlines"];
const phonePixels = 12e6;

/** What one process took; its own time is what passed from its start to its end. */
interface Usage {
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  readonly peakMB: number;
  /** Milliseconds by stage, as `--json` says them. */
  readonly stages: Readonly<Record<string, number>>;
}

const cpu = ({ userSeconds, systemSeconds }: Usage) => userSeconds + systemSeconds;

/** The photo that was given, or a scene as large as a phone's photo. */
async function photoFile(): Promise<string> {
  if (positionals[0]) return resolve(positionals[0]);
  const [scene] = await readPhotos([]);
  const raster = await decodeAtMax(scene!.bytes, Number.POSITIVE_INFINITY);
  const scale = Math.sqrt(phonePixels / (raster.width * raster.height));
  const size = { width: Math.round(raster.width * scale), height: Math.round(raster.height * scale) };
  const crop = { left: 0, top: 0, width: raster.width, height: raster.height };
  const path = join(folder, "photo.jpg");
  writeFileSync(path, await encodePreview(raster, { crop, ...size, quality: 92 }));
  return path;
}

/** @param args of Node: a program and what it is given */
function runOnce(args: readonly string[]): Usage {
  const report = join(folder, "usage.json");
  const begun = performance.now();
  const child = spawnSync(process.execPath, ["--import", reporter, ...args], {
    encoding: "utf8",
    env: { ...process.env, USAGE_FILE: report },
  });
  const wallSeconds = (performance.now() - begun) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  const stages = args.includes("--json")
    ? (JSON.parse(child.stdout) as { milliseconds: Usage["stages"] }).milliseconds
    : {};
  const usage = JSON.parse(readFileSync(report, "utf8")) as Omit<Usage, "stages" | "wallSeconds">;
  return { ...usage, wallSeconds, stages };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Of each case the run with the median CPU time. All run in turns: a machine is never the same for long. */
function measureAll(cases: readonly (readonly string[])[]): Usage[] {
  for (const args of cases) runOnce(args);
  const rounds = Array.from({ length: Number(values.runs) }, () => cases.map(runOnce));
  return cases.map((_, k) => {
    const runs = rounds.map((round) => round[k]!);
    const middle = median(runs.map(cpu));
    return runs.find((usage) => cpu(usage) === middle)!;
  });
}

const around = ["read", "decode", "draw", "encode", "write", "total"];

function rowOf(name: string, usage: Usage, measure: Usage): string[] {
  const { stages, userSeconds, systemSeconds, wallSeconds, peakMB } = usage;
  const conversion = Object.entries(stages).reduce(
    (sum, [stage, spent]) => (around.includes(stage) ? sum : sum + spent),
    0,
  );
  const columns = [stages.decode, conversion, stages.draw, stages.encode, stages.write];
  return [
    name,
    ...[userSeconds, systemSeconds, cpu(usage), wallSeconds].map((seconds) => seconds.toFixed(2)),
    (cpu(usage) / cpu(measure)).toFixed(1),
    peakMB.toFixed(0),
    ...columns.map((spent) => (spent ? spent.toFixed(0) : "")),
  ];
}

try {
  const photo = await photoFile();
  const out = join(folder, "out");
  const svgAlone = [
    ...v8Flags,
    own("speed-case.ts"),
    JSON.stringify({ kind: "page", photo, type: "for_kids" }),
  ];
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["fit 512 by sharp", [own("fit-512.mjs"), photo, join(folder, "fit.jpg")]],
    ["coloring --help", [values.command, "coloring", "--help"]],
    ["coloring, SVG alone", svgAlone],
    ...products.map((name) => [name, [values.command, name, photo, "--out", out, "--json"]] as const),
  ];
  const usages = measureAll(cases.map(([, args]) => args));
  const heading = ["command line", "user s", "system s", "CPU s", "wall s", "× fit 512, CPU", "MB"];
  const stages = ["decode, ms", "convert, ms", "draw, ms", "PNG and PDF, ms", "write, ms"];
  const rows = cases.map(([name], k) => rowOf(name, usages[k]!, usages[0]!));
  console.log(tableOf([[...heading, ...stages], ...rows]));
} finally {
  rmSync(folder, { recursive: true });
}
