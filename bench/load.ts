/**
 * What the server costs: at rest, while many visitors upload a photo each and poll, and for one picture beside its bare
 * conversion. Everything runs on this machine and ends by itself: the servers are started here, with folders of their own.
 *
 *   npm run load -- [--visitors 60] [--rest 60] [--only "embedded, 1 worker"] [PHOTO]
 *
 * Each of the four cases takes some four minutes and is told as soon as it is there. The last case, `--only crowd`, is how visitors
 * from networks of their own fare beside four who try to stop everybody. The photo is a scene of ours as a JPEG of
 * some 60 kB unless one is named. Memory is that of all processes together, conversions and a PostgreSQL server included: what
 * they share is counted once (PSS), or in each of them (RSS). Processor time is user and system.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { defaultPaintByNumbersOptions } from "@tintery/engine";
import { encodePreview } from "@tintery/photos";
import { measureFairShares } from "./load/fair-shares.ts";
import { hasPostgres, type Served, type Setup, serve } from "./load/served.ts";
import { useOf } from "./load/use.ts";
import { type Timings, Visitor } from "./load/visitor.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { runCase } from "./run-case.ts";
import type { Cost } from "./speed-case.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visitors: { type: "string", default: "60" },
    rest: { type: "string", default: "60" },
    only: { type: "string" },
  },
});
/** More than this says nothing about a server on one machine. */
const maxVisitors = 200;
const visitors = Math.min(maxVisitors, Number(values.visitors));
const restSeconds = Math.min(600, Number(values.rest));
/** After its start the queue looks for retries once a second for half a minute, and the database is compiled anew for one and a half. */
const settleSeconds = 120;
const afterSeconds = 20;
const longestMinutes = 5;
const pictures = 4;
const polls = 500;
const samplePixels = 640 * 480;
const sampleEveryMs = 300;
/** What a picture may take of the processor: so many times its bare conversion, and these seconds. */
const maxTimes = 1.3;
const maxMore = 0.2;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const noTimings = (): Timings => ({ pages: [], uploads: [], polls: [] });
const deadline = () => performance.now() + longestMinutes * 60_000;

async function samplePhoto(): Promise<Uint8Array> {
  const [photo] = await readPhotos(positionals.slice(0, 1));
  if (!photo) throw new Error("There is no photo.");
  if (positionals.length > 0) return photo.bytes;
  const raster = await decodeAtMax(photo.bytes, samplePixels);
  const { width, height } = raster;
  return encodePreview(raster, { crop: { left: 0, top: 0, width, height }, width, height, quality: 92 });
}

/** Processor seconds of decoding and converting a photo alone, in a process that has loaded everything. */
function bareConversion(photo: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), "tintery-load-"));
  const [file, raster] = [join(folder, "photo.jpg"), join(folder, "photo.raw")];
  writeFileSync(file, photo);
  const decoding = runCase({ kind: "decode", photo: file, raster, whole: false }, 3);
  const conversion = runCase(
    { kind: "ours", raster, colors: defaultPaintByNumbersOptions.numberOfColors },
    3,
  );
  rmSync(folder, { recursive: true });
  if (typeof decoding === "string" || typeof conversion === "string")
    throw new Error(`The bare conversion failed: ${decoding} ${conversion}`);
  const seconds = ({ userSeconds, systemSeconds }: Cost) => userSeconds + systemSeconds;
  // what a photo shows is found first, and stands apart from the conversion's own cost
  const { see = 0 } = conversion.stages ?? {};
  return seconds(decoding) + see + seconds(conversion);
}

async function atRest(served: Served) {
  await wait(settleSeconds);
  const before = useOf(served.all());
  await wait(restSeconds);
  const after = useOf(served.all());
  const alone = useOf([served.web()]).megabytes;
  return { ...after, alone, percent: (100 * (after.own - before.own)) / restSeconds };
}

/** Processor seconds for one picture of a few, from the upload to the result. */
async function perPicture(served: Served, photo: Uint8Array): Promise<number> {
  const visitor = new Visitor(served.url, noTimings());
  const seconds = () => {
    const { own, ended } = useOf(served.all());
    return own + ended;
  };
  await visitor.openHome();
  // what is compiled and loaded once does not belong to a picture
  await visitor.waitFor(await visitor.upload(photo), { everyMs: 2000, deadline: deadline() });
  const before = seconds();
  for (let count = 0; count < pictures; count++)
    await visitor.waitFor(await visitor.upload(photo), { everyMs: 2000, deadline: deadline() });
  return (seconds() - before) / pictures;
}

/** Processor milliseconds of the process that answers, for one poll of a finished picture. */
async function perPoll(served: Served, photo: Uint8Array): Promise<number> {
  const visitor = new Visitor(served.url, noTimings());
  const id = await visitor.upload(photo);
  await visitor.waitFor(id, { everyMs: 1000, deadline: deadline() });
  const answering = () => useOf([served.web()]).own;
  for (let count = 0; count < polls; count++) await visitor.look(id);
  const before = answering();
  for (let count = 0; count < polls; count++) await visitor.look(id);
  return (1000 * (answering() - before)) / polls;
}

/** Everybody opens the page, uploads, and polls once a second until the picture is there. */
async function crowd(served: Served, photo: Uint8Array) {
  const timings = noTimings();
  let peak = 0;
  let peakAlone = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, useOf(served.all()).megabytes);
    peakAlone = Math.max(peakAlone, useOf([served.web()]).megabytes);
  }, sampleEveryMs);
  const begun = performance.now();
  const ends = deadline();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      const visitor = new Visitor(served.url, timings);
      await visitor.openHome();
      await visitor.waitFor(await visitor.upload(photo), { everyMs: 1000, deadline: ends });
    }),
  ).finally(() => clearInterval(timer));
  return { timings, peak, peakAlone, seconds: (performance.now() - begun) / 1000 };
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

const quantiles = (times: readonly number[]) => `${quantile(times, 0.5)} / ${quantile(times, 0.95)}`;

async function measure(setup: Setup, photo: Uint8Array): Promise<string[]> {
  const served = await serve(setup);
  try {
    const rest = await atRest(served);
    // before and after, since a machine that others share changes its speed within minutes
    const before = bareConversion(photo);
    const picture = await perPicture(served, photo);
    const bare = (before + bareConversion(photo)) / 2;
    const poll = await perPoll(served, photo);
    const { timings, peak, peakAlone, seconds } = await crowd(served, photo);
    await wait(afterSeconds);
    const after = useOf(served.all()).megabytes;
    return [
      `${rest.megabytes.toFixed(0)} (${rest.alone.toFixed(0)})`,
      rest.residentMegabytes.toFixed(0),
      rest.percent.toFixed(2),
      poll.toFixed(1),
      picture.toFixed(2),
      `${bare.toFixed(2)} (${(maxTimes * bare + maxMore).toFixed(2)})`,
      `${peak.toFixed(0)} (${peakAlone.toFixed(0)})`,
      after.toFixed(0),
      quantiles(timings.pages),
      quantiles(timings.uploads),
      quantiles(timings.polls),
      seconds.toFixed(0),
    ];
  } finally {
    await served.stop();
  }
}

const measures = [
  "rest, MB PSS (the answering process)",
  "rest, MB RSS",
  "rest, % of a core",
  "a poll, CPU ms",
  "a picture, CPU s",
  "its bare conversion, CPU s (what a picture may take)",
  "peak, MB PSS (the answering process)",
  "afterwards, MB PSS",
  "pages, ms p50 / p95",
  "uploads, ms p50 / p95",
  "polls, ms p50 / p95",
  "all pictures ready, s",
];

/** How visitors fare beside hostile ones, with the goals. */
async function fairShares(photo: Uint8Array): Promise<string> {
  const { timings, refused, longestShare, seconds } = await measureFairShares(visitors, photo);
  return tableOf([
    [`${visitors} visitors within a minute, beside four hostile ones`, "measured", "goal"],
    ["first answers, ms p95", quantile(timings.uploads, 0.95), "1000"],
    ["pages, ms p95", quantile(timings.pages, 0.95), "300"],
    ["polls, ms p95", quantile(timings.polls, 0.95), ""],
    ["refused", String(refused), "0"],
    ["longest wait, in fair shares", longestShare.toFixed(2), "2"],
    ["all pictures ready, s", seconds.toFixed(0), ""],
  ]);
}

const crowdCase = "crowd";
const databases = hasPostgres() ? (["embedded", "PostgreSQL"] as const) : (["embedded"] as const);
const setups = databases.flatMap((database) => [1, 2].map((workers): Setup => ({ database, workers })));
const nameOf = ({ database, workers }: Setup) => `${database}, ${workers} worker${workers === 1 ? "" : "s"}`;
const wanted = setups.filter((setup) => values.only === undefined || nameOf(setup) === values.only);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
if (useOf([process.pid]).megabytes === 0) throw new Error("This needs Linux, which says what processes use.");
const photo = await samplePhoto();
console.log(`${visitors} visitors, a photo of ${(photo.length / 1000).toFixed(0)} kB\n`);
const columns: string[][] = [];
for (const setup of wanted) {
  const column = await measure(setup, photo);
  console.log(`${nameOf(setup)}: ${column.map((value, row) => `${measures[row]} ${value}`).join("; ")}\n`);
  columns.push(column);
}
if (wanted.length > 0)
  console.log(
    tableOf([
      ["", ...wanted.map(nameOf)],
      ...measures.map((measure, row) => [measure, ...columns.map((column) => column[row] ?? "")]),
    ]),
  );
if (values.only === undefined || values.only === crowdCase) console.log(`\n${await fairShares(photo)}`);
