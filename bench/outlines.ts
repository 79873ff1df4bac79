/**
 * Vector outlines beside vtracer, imagetracerjs and potrace: how like the picture they are, how large, whether the page or
 * a face shows through others, and what they cost. What ours must reach is in outlines-goals.ts.
 *
 *   npm run bench -- outlines [--runs 1] [--precisions high,normal] [--out FOLDER] [--only NAME,…] [PHOTO…]
 *
 * User seconds are those of the whole process, from Node's start on; those of the work alone stand beside them. Without
 * photos two of our own sample scenes stand for them. Every tracing runs in a process of its own, from the PNG to
 * the SVG; with several runs the one with the median time counts. --out keeps the pictures and the drawings.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { decodeOutlines, drawOutlines, type OutlinesPicture, outlinesVariants } from "@tintery/engine";
import { decodePhoto, encodePixels } from "@tintery/photos";
import { v8Flags } from "@tintery/engine/v8-flags";
import { countCrossings } from "./metrics/crossings.ts";
import { measureSvg } from "./metrics/measure-svg.ts";
import { flattenPath } from "./metrics/path-data.ts";
import { cutSegments } from "./metrics/segments.ts";
import { countShowThrough } from "./metrics/show-through.ts";
import { goals, type Tracing, verdict } from "./outlines-goals.ts";
import type { TracingCost, TracingJob } from "./outlines-case.ts";
import { drawnPictures, type PictureKind, type TracedPicture } from "./outlines-pictures.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";
import type { TracerName } from "./tracers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1" },
    precisions: { type: "string", default: "high,normal" },
    out: { type: "string" },
    only: { type: "string" },
  },
});
const precisions = values.precisions.split(",");
const caseScript = fileURLToPath(import.meta.resolve("./outlines-case.ts"));
const folder = values.out ?? mkdtempSync(join(tmpdir(), "tintery-outlines-"));
mkdirSync(folder, { recursive: true });

/** Code compiled by the first run of each tool, which is not measured. */
const codeCache = join(tmpdir(), "tintery-bench-code");
const isWarm = new Set<string>();

/** A photo is traced with at most so many pixels: what our own conversion looks at. */
const maxPhotoPixels = 3_000_000;
/** Two scenes that differ most stand for photos. */
const scenes = ["fox", "harbor"];

/** Who is asked for which kind of picture. */
const peersFor: Readonly<Record<PictureKind, readonly TracerName[]>> = {
  photo: ["vtracer default", "vtracer poster", "imagetracerjs 24"],
  flat: ["vtracer default", "vtracer poster", "imagetracerjs 24"],
  gradients: ["vtracer default", "vtracer poster", "imagetracerjs 24"],
  "line art": ["vtracer default", "imagetracerjs 24", "potrace (npm)"],
};

async function photoPictures(): Promise<TracedPicture[]> {
  const photos = await readPhotos(positionals);
  const chosen = positionals.length > 0 ? photos : photos.filter(({ name }) => scenes.includes(name));
  return Promise.all(
    chosen.map(async ({ name, bytes }) => ({
      name,
      kind: "photo" as const,
      png: await encodePixels(await decodeAtMax(bytes, maxPhotoPixels)),
    })),
  );
}

/** Runs a tracing as often as asked; the one with the median time, or undefined where the tracer is not there. */
function traced(job: TracingJob): TracingCost | undefined {
  // Node keeps compiled code, as the server lets it; ours runs with the flags that the server gives it
  const env = { ...process.env, NODE_COMPILE_CACHE: codeCache };
  const flags = job.tool.startsWith("ours") ? v8Flags : [];
  const costs: TracingCost[] = [];
  const program = job.tool.replace(/^ours .*/, "ours");
  for (let i = isWarm.has(program) ? 0 : -1; i < Number(values.runs); i++) {
    const child = spawnSync(process.execPath, [...flags, caseScript, JSON.stringify(job)], {
      encoding: "utf8",
      env,
    });
    if (child.status !== 0) {
      console.error(`${job.tool}: ${/Error.*/.exec(child.stderr)?.[0] ?? child.stderr}`);
      return undefined;
    }
    if (i >= 0) costs.push(JSON.parse(child.stdout) as TracingCost);
    isWarm.add(program);
  }
  return costs.toSorted((a, b) => a.userSeconds - b.userSeconds)[costs.length >> 1];
}

/** How often the borders of a model cross, on curves cut into pieces of a quarter of a pixel. */
function crossingsOf(picture: OutlinesPicture): number {
  const svg = drawOutlines(picture, outlinesVariants.outlines);
  const shapes = [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => ({
    ...flattenPath(d!, 0.25),
    fill: [0, 0, 0] as const,
    rule: "evenodd" as const,
  }));
  return countCrossings(
    cutSegments({ widthMM: picture.width, heightMM: picture.height, shapes, labels: [] }, 0),
  );
}

async function measured(picture: TracedPicture, tool: TracingJob["tool"]): Promise<Tracing | undefined> {
  const file = join(folder, `${picture.name}.png`);
  writeFileSync(file, picture.png);
  const svg = join(folder, `${picture.name}, ${tool}.svg`);
  const model = tool.startsWith("ours") ? `${svg.slice(0, -4)}.outlines` : undefined;
  const cost = traced({ tool, picture: file, svg, ...(model && { model }) });
  if (!cost) return undefined;
  const raster = await decodePhoto(picture.png, { width: 65_500, height: 65_500 });
  const measures = await measureSvg(readFileSync(svg, "utf8"), raster);
  if (!model) return { tool, ...cost, ...measures };
  const outlines = decodeOutlines(readFileSync(model));
  // the faces of a photo lie side by side, none beneath another; each would take a drawing of its own
  const through = outlines.kind === "photo" ? undefined : await countShowThrough(outlines);
  return {
    tool,
    ...cost,
    ...measures,
    crossings: crossingsOf(outlines),
    ...(through && { through: through.faces + through.page }),
  };
}

const heading = [
  "user s",
  "work s",
  "KB",
  "shapes",
  "nodes",
  "SSIM",
  "CIEDE2000",
  "seams",
  "holes",
  "through",
  "crossings",
  "MB",
  "verdict",
];

function row(tracing: Tracing, says: string): string[] {
  // potrace paints the ink only: the page is meant to show
  const leaks = tracing.tool.startsWith("potrace") ? ["–", "–"] : [tracing.seams, tracing.holes].map(String);
  return [
    tracing.tool,
    tracing.userSeconds.toFixed(2),
    tracing.workSeconds.toFixed(2),
    tracing.kilobytes.toFixed(1),
    String(tracing.shapes),
    String(tracing.nodes),
    tracing.similarity.toFixed(3),
    tracing.difference.toFixed(3),
    ...leaks,
    String(tracing.through ?? ""),
    String(tracing.crossings ?? ""),
    tracing.peakMB.toFixed(0),
    says,
  ];
}

async function report(picture: TracedPicture): Promise<string> {
  const { kind, name } = picture;
  const peers: Tracing[] = [];
  for (const tool of peersFor[kind]) {
    const tracing = await measured(picture, tool);
    if (tracing) peers.push(tracing);
  }
  const theirs = peers.find(({ tool }) => tool === goals[kind].peer);
  const rows = peers.map((tracing) => row(tracing, tracing === theirs ? "to be beaten" : ""));
  for (const precision of precisions) {
    const tracing = await measured(picture, `ours ${precision}` as TracingJob["tool"]);
    if (tracing) rows.push(row(tracing, verdict(kind, tracing, theirs)));
  }
  return tableOf([[`${name} (${kind})`, ...heading], ...rows]);
}

try {
  const only = values.only?.split(",");
  const pictures = [...(await drawnPictures()), ...(await photoPictures())];
  for (const picture of pictures) {
    if (only && !only.includes(picture.name)) continue;
    console.log(`${await report(picture)}\n`);
  }
} finally {
  if (!values.out) rmSync(folder, { recursive: true });
}
