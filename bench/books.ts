/**
 * What printing a coloring book costs: CPU, time, peak memory and size of the pages of a book in each way of printing, and of the check
 * that follows, each in a process of its own.
 *
 *   npm run bench -- books [--pages 100] [PHOTO…]
 *
 * The pages are coloring pages of the photos, or of our own scenes, in turn in all eleven types; making them is not measured.
 * Goal: 60 s and 400 MB for 100 pages.
 */
import { spawnSync } from "node:child_process";
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { BookProfile } from "@tintery/contract/tables";
import { v8Flags } from "@tintery/engine/v8-flags";
import type { PrintableBook } from "@tintery/prints/printable-book";
import { peakMB } from "./peak-memory.mjs";

interface Job {
  readonly folder: string;
  readonly pages: number;
  readonly profile: BookProfile;
  readonly file: string;
}

interface Usage {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly checkSeconds: number;
  readonly faults: number;
  readonly peakMB: number;
}

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

async function print({ folder, pages, profile, file }: Job): Promise<Usage> {
  const [{ decodeLineArt }, { bookPdf, preflightPages }] = await Promise.all([
    import("@tintery/engine"),
    import("@tintery/prints"),
  ]);
  const models = readdirSync(folder).filter((name) => name.endsWith(".art"));
  const book: PrintableBook = {
    title: "A hundred pictures",
    subtitle: "",
    language: "en",
    cover: "picture",
    coverNames: "",
    coverArt: null,
    belongsTo: true,
    owner: "",
    pageNumbers: true,
    captions: true,
    testPage: true,
    reverses: "pattern",
    words: { belongsTo: "This book belongs to", testTitle: "Colors", testNote: "", ownPicture: "My own" },
    pages: Array.from({ length: pages }, (_, k) => ({
      caption: `Picture ${k + 1}`,
      turn: 0,
      load: () => decodeLineArt(readFileSync(join(folder, models[k % models.length]!))),
    })),
  };
  const begun = process.cpuUsage();
  const started = performance.now();
  await pipeline(Readable.from(bookPdf(book, profile)), createWriteStream(file));
  const wallSeconds = (performance.now() - started) / 1000;
  const cpuSeconds = seconds(process.cpuUsage(begun));
  const printed = process.cpuUsage();
  const faults = await preflightPages(readFileSync(file), profile);
  const checkSeconds = seconds(process.cpuUsage(printed));
  return { cpuSeconds, wallSeconds, checkSeconds, faults: faults.length, peakMB: peakMB() };
}

async function makePages(folder: string, photos: readonly string[]): Promise<void> {
  const { coloringOptions, coloringPage, encodeLineArt, mapPhoto, pageSize, see } = await import(
    "@tintery/engine"
  );
  const { usualChoices } = await import("@tintery/contract/tables");
  const { readSeeingNetworks } = await import("@tintery/weights");
  const { decodePhoto, uprightSize } = await import("@tintery/photos");
  const { readPhotos } = await import("./photos.ts");
  const networks = await readSeeingNetworks();
  const types = Object.keys(coloringOptions.types) as (keyof typeof coloringOptions.types)[];
  for (const [k, { bytes }] of (await readPhotos(photos)).entries()) {
    const type = types[k % types.length]!;
    const photo = await decodePhoto(bytes, pageSize(await uprightSize(bytes), type));
    const maps = mapPhoto(photo, { type, seen: see(photo, networks) }, networks.boundaries);
    const art = coloringPage(maps, { details: 60, ...usualChoices(type) });
    writeFileSync(join(folder, `${k}.art`), encodeLineArt(art));
  }
}

const profiles: Readonly<Record<string, BookProfile>> = {
  "at home, one-sided": { kind: "home", paper: "a4", sides: "single" },
  "at home, booklet": { kind: "home", paper: "a4", sides: "booklet" },
  "on demand": { kind: "print-on-demand", trim: "8.5x11", stock: "white" },
};

/** As a child of the server, which prints books. */
const memoryFlags = ["--initial-old-space-size=64", "--max-semi-space-size=4"];

const job = process.env.BOOK_JOB;
if (job) console.log(JSON.stringify(await print(JSON.parse(job) as Job)));
else {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: "string", default: "100" } },
  });
  const { tableOf } = await import("./table.ts");
  const folder = mkdtempSync(join(tmpdir(), "tintery-bench-"));
  const file = join(folder, "book.pdf");
  await makePages(folder, positionals);
  const rows = Object.entries(profiles).map(([name, profile]) => {
    const one: Job = { folder, pages: Number(values.pages), profile, file };
    const child = spawnSync(process.execPath, [...v8Flags, ...memoryFlags, fileURLToPath(import.meta.url)], {
      encoding: "utf8",
      env: { ...process.env, BOOK_JOB: JSON.stringify(one) },
    });
    if (child.status !== 0) throw new Error(child.stderr);
    const usage = JSON.parse(child.stdout) as Usage;
    return [
      name,
      usage.cpuSeconds.toFixed(2),
      usage.wallSeconds.toFixed(2),
      usage.peakMB.toFixed(0),
      (statSync(file).size / 1e6).toFixed(1),
      usage.checkSeconds.toFixed(2),
      `${usage.faults}`,
    ];
  });
  console.log(
    tableOf([[`book of ${values.pages}`, "CPU s", "s", "MB", "file MB", "check CPU s", "faults"], ...rows]),
  );
  rmSync(folder, { recursive: true });
}
