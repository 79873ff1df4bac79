/**
 * What the command line costs as a whole: CPU and memory of a fresh process for each product, how many times as much as a
 * process in which sharp makes the same photo fit 512 pixels, and where the time goes. The coloring page is made without its
 * PNG and PDF, too.
 *
 *   npm run bench -- command-line [--runs 5] [--command FILE] [PHOTO]
 *
 * Without a photo one of our own scenes is taken, enlarged to a phone's 12 megapixels. `--command` measures another checkout.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { v8Flags } from "@tintery/engine/v8-flags";
import { cpu, measureAll, type Usage } from "./command-usage.ts";
import { readPhotos, writeScaled } from "./photos.ts";
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
const products = ["paint-by-numbers", "coloring", "outlines"];
const phoneMegapixels = 12;

/** Milliseconds by stage, as `--json` says them. */
type Stages = Readonly<Record<string, number>>;

/** The photo that was given, or a scene as large as a phone's photo. */
async function photoFile(): Promise<string> {
  if (positionals[0]) return resolve(positionals[0]);
  const [scene] = await readPhotos([]);
  const path = join(folder, "photo.jpg");
  await writeScaled(scene!.bytes, phoneMegapixels, path);
  return path;
}

const stagesOf = ({ printed }: Usage): Stages =>
  printed.startsWith("{") ? ((JSON.parse(printed) as { milliseconds?: Stages }).milliseconds ?? {}) : {};

const around = ["read", "decode", "draw", "encode", "write", "total"];

function rowOf(name: string, usage: Usage, measure: Usage): string[] {
  const { userSeconds, systemSeconds, wallSeconds, peakMB } = usage;
  const stages = stagesOf(usage);
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
  const usages = measureAll(
    cases.map(([, args]) => args),
    Number(values.runs),
  );
  const heading = ["command line", "user s", "system s", "CPU s", "wall s", "× fit 512, CPU", "MB"];
  const stages = ["decode, ms", "convert, ms", "draw, ms", "PNG and PDF, ms", "write, ms"];
  const rows = cases.map(([name], k) => rowOf(name, usages[k]!, usages[0]!));
  console.log(tableOf([[...heading, ...stages], ...rows]));
} finally {
  rmSync(folder, { recursive: true });
}
