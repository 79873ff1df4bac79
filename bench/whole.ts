/**
 * What a visitor waits for, and a server pays: whole work from a file to a file, looking included, each in a process of its own, beside one
 * process in which sharp makes the same photo fit 512 pixels, and beside peers, all in turns in one run.
 *
 *   npm run bench -- whole [--runs 3] [--write] [--command FILE] [PHOTO [FACE]]
 *
 * PHOTO is enlarged to a phone's 12 megapixels; FACE is a photo on which somebody has a face. Without them two of the labeled photos are taken.
 * CPU is user and system time of all threads, memory the peak of the process. `--write` writes the table into `docs/performance.md`.
 * `--command` measures the command line of another checkout.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { v8Flags } from "@tintery/engine/v8-flags";
import { cpu, measureAll, type Usage } from "./command-usage.ts";
import { drawnPictures } from "./outlines-pictures.ts";
import { writeScaled } from "./photos.ts";
import type { Cost } from "./speed-case.ts";
import { tableOf } from "./table.ts";

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
    command: { type: "string", default: own("../apps/cli/src/tintery.mjs") },
  },
});
const folder = mkdtempSync(join(tmpdir(), "tintery-bench-"));
const file = (name: string) => join(folder, name);
const [photo = own("labeled/photos/bridge.jpg"), face = own("labeled/photos/photographer.jpg")] =
  positionals.map((path) => resolve(path));
/** Megapixels of what is measured. */
const sizes = [0.25, 1, 12, 48] as const;
/** The same for us and the peer. */
const colors = 24;

const tintery = (verb: string, picture: string, ...options: readonly string[]) => [
  ...[values.command, verb, picture, "--out", file("out"), ...options],
];
const engine = (job: object) => [...v8Flags, own("speed-case.ts"), JSON.stringify(job)];
const tracer = (tool: string, picture: string) => [
  own("outlines-case.ts"),
  JSON.stringify({ tool, picture, svg: file("traced.svg") }),
];
const peer = (picture: string) => [
  ...[own("../node_modules/fast-paint-by-numbers/bin/fast-pbn.js"), "-i", picture, "-o", file("peer")],
  ...["-k", `${colors}`, "--no-resize", "--quiet"],
];

/** A piece of work: what it is measured by, at most so many times as much, and at most so many megabytes. */
interface Work {
  readonly name: string;
  readonly args: readonly string[];
  /** It counts what the process prints, not the whole process. */
  readonly isPart?: true;
  /** The name of the work beside which it is seen; that of sharp where there is none. */
  readonly beside?: string;
  readonly limit?: number;
  readonly limitMB?: number;
}

const sharp = "fit 512 by sharp";

function worksOn(at: (megapixels: (typeof sizes)[number]) => string, logo: string): Work[] {
  const phone = at(12);
  const canvas = (size: string) => tintery("paint-by-numbers", phone, "--canvasSize", size);
  const small = ([0.25, 1] as const).flatMap((megapixels): Work[] => {
    const theirs = `fast-pbn, ${megapixels} MP`;
    return [
      { name: theirs, args: peer(at(megapixels)) },
      {
        name: `painting, ${megapixels} MP`,
        args: tintery("paint-by-numbers", at(megapixels), "--numberOfColors", `${colors}`),
        beside: theirs,
        limit: megapixels < 1 ? 1 / 1.5 : 1 / 5,
      },
    ];
  });
  return [
    { name: sharp, args: [own("fit-512.mjs"), phone, file("fit.jpg")] },
    { name: "tintery --help", args: [values.command, "--help"] },
    { name: "looking, with a face", args: engine({ kind: "look", photo: face }), isPart: true, limit: 2.5 },
    { name: "looking, without", args: engine({ kind: "look", photo: phone }), isPart: true, limit: 3.3 },
    { name: "painting, 12 MP, A4", args: canvas("8.3x11.7"), limit: 10, limitMB: 220 },
    { name: "painting, 12 MP, 24×30 in", args: canvas("24x30"), limit: 22, limitMB: 350 },
    ...small,
    ...(["for_kids", "v2_detailed"] as const).map((type) => ({
      name: `coloring, ${type}, SVG`,
      args: engine({ kind: "page", photo: phone, type }),
      limit: type === "for_kids" ? 14 : 20,
      limitMB: 300,
    })),
    { name: "outlines, 12 MP", args: tintery("outlines", phone), limit: 28, limitMB: 350 },
    { name: "outlines, 48 MP", args: tintery("outlines", at(48)), limit: 33, limitMB: 350 },
    { name: "vtracer, a logo", args: tracer("vtracer default", logo) },
    {
      name: "outlines, a logo",
      args: tracer("ours normal", logo),
      beside: "vtracer, a logo",
      limit: 1.3,
    },
  ];
}

function rowOf(
  { name, beside = sharp, limit, limitMB }: Work,
  usage: Usage,
  all: ReadonlyMap<string, Usage>,
) {
  const times = cpu(usage) / cpu(all.get(beside)!);
  const kept = (value: number, goal: number | undefined, digits: number) =>
    goal === undefined ? "" : `≤ ${goal.toFixed(digits)} ${value <= goal ? "ok" : "MISSED"}`;
  return [
    name,
    cpu(usage).toFixed(2),
    name === beside ? "" : `${times.toFixed(2)} × ${beside}`,
    kept(times, limit, 2),
    usage.peakMB.toFixed(0),
    kept(usage.peakMB, limitMB, 0),
  ];
}

/** Puts a table between its marks in a page. */
function writeInto(page: string, table: string): void {
  const marked = /(<!-- whole -->\n).*?(<!-- \/whole -->)/s;
  const text = readFileSync(page, "utf8");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(page, text.replace(marked, `$1\nMeasured on ${day}.\n\n${table}\n\n$2`));
}

try {
  const paths = new Map(sizes.map((megapixels) => [megapixels, file(`${megapixels}.jpg`)]));
  const bytes = readFileSync(photo);
  for (const [megapixels, path] of paths) await writeScaled(bytes, megapixels, path);
  const [logo] = await drawnPictures();
  writeFileSync(file("logo.png"), logo!.png);
  const works = worksOn((megapixels) => paths.get(megapixels)!, file("logo.png"));
  const usages = measureAll(
    works.map(({ args }) => args),
    Number(values.runs),
  );
  const counted = works.map(({ isPart }, k): Usage => {
    const usage = usages[k]!;
    return isPart ? { ...usage, ...(JSON.parse(usage.printed) as Cost) } : usage;
  });
  const all = new Map(works.map(({ name }, k) => [name, counted[k]!]));
  const rows = works.map((work, k) => rowOf(work, counted[k]!, all));
  const table = tableOf([["work", "CPU s", "beside", "goal", "MB", "goal"], ...rows]);
  console.log(table);
  if (values.write) writeInto(own("../docs/performance.md"), table);
} finally {
  rmSync(folder, { recursive: true });
}
