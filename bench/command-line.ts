/**
 * What the command line costs as a whole: CPU and memory of a fresh process for each product, and where the time goes.
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

/** What one process took. */
interface Usage {
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

function runOnce(args: readonly string[]): Usage {
  const report = join(folder, "usage.json");
  const child = spawnSync(process.execPath, ["--import", reporter, values.command, ...args], {
    encoding: "utf8",
    env: { ...process.env, USAGE_FILE: report },
  });
  if (child.status !== 0) throw new Error(child.stderr);
  const stages = args.includes("--json")
    ? (JSON.parse(child.stdout) as { milliseconds: Usage["stages"] }).milliseconds
    : {};
  return { ...(JSON.parse(readFileSync(report, "utf8")) as Omit<Usage, "stages">), stages };
}

/** The run with the median CPU time. */
function measure(args: readonly string[]): Usage {
  runOnce(args);
  const runs = Array.from({ length: Number(values.runs) }, () => runOnce(args));
  return runs.toSorted((a, b) => cpu(a) - cpu(b))[runs.length >> 1]!;
}

const around = ["read", "decode", "draw", "encode", "write", "total"];

function rowOf(name: string, usage: Usage): string[] {
  const { stages, userSeconds, systemSeconds, peakMB } = usage;
  const conversion = Object.entries(stages).reduce(
    (sum, [stage, spent]) => (around.includes(stage) ? sum : sum + spent),
    0,
  );
  const columns = [stages.decode, conversion, stages.draw, stages.encode, stages.write];
  return [
    name,
    ...[userSeconds, systemSeconds, cpu(usage)].map((seconds) => seconds.toFixed(2)),
    peakMB.toFixed(0),
    ...columns.map((spent) => (spent ? spent.toFixed(0) : "")),
  ];
}

try {
  const photo = await photoFile();
  const out = join(folder, "out");
  const rows = products.map((product) => rowOf(product, measure([product, photo, "--out", out, "--json"])));
  const heading = ["command line", "user s", "system s", "CPU s", "MB"];
  const stages = ["decode, ms", "convert, ms", "draw, ms", "PNG and PDF, ms", "write, ms"];
  console.log(tableOf([[...heading, ...stages], rowOf("--help", measure(["coloring", "--help"])), ...rows]));
} finally {
  rmSync(folder, { recursive: true });
}
