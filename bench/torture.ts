/**
 * What a server loses when everything around it fails: processes are killed at random moments while visitors upload, edit and delete
 * and somebody pays; then the rows, files and books are compared with what the server had answered. Nothing may be lost, counted
 * twice or left behind. Everything runs on this machine, in folders of its own, and ends by itself.
 *
 *   npm run torture -- [--kills 100] [--visitors 3] [--seed 1] [--only "embedded"] [PHOTO …]
 *
 * The cases: `embedded`, `PostgreSQL` (a web process and two workers), `S3` (PostgreSQL, and a store that fails, breaks off and is
 * late), `clock` (embedded, whose clock jumps by an hour), `disk` (embedded, on a disk that is full now and then; needs the right to
 * mount). A kill takes two to six seconds. Exits with 1 where anything is wrong.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { encodePreview } from "@tintery/photos";
import { openFakeStripe } from "../apps/server/src/testing/fake-stripe.ts";
import { makeServerFolder } from "../apps/server/src/testing/server-process.ts";
import { findPostgres, startPostgres } from "../apps/server/src/testing/throw-away-postgres.ts";
import { seededRandom } from "../packages/engine/src/arithmetic/reproducible.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";
import { startFaultyStore } from "./torture/faulty-store.ts";
import { type Damage, findDamage } from "./torture/find-damage.ts";
import { subscribe } from "./torture/payer.ts";
import { startProcesses } from "./torture/processes.ts";
import { noDeeds, visit, type World } from "./torture/visitor.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: "100" },
    visitors: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
/** More than this takes longer than a day. */
const kills = Math.min(10_000, Number(values.kills));
const visitors = Math.min(20, Number(values.visitors));

/** What a case runs on, and what goes wrong beside kills. */
interface Case {
  name: string;
  isServer: boolean;
  isStore?: true;
  jumps?: true;
  isSmallDisk?: true;
}

const cases: readonly Case[] = [
  { name: "embedded", isServer: false },
  { name: "PostgreSQL", isServer: true },
  { name: "S3", isServer: true, isStore: true },
  { name: "clock", isServer: false, jumps: true },
  { name: "disk", isServer: false, isSmallDisk: true },
];

/** Milliseconds between two kills, evenly spread, and the share of kills that may hit a start. */
const betweenKills: readonly [number, number] = [200, 5000];
const inStart = 0.2;
/** A clock jumps by up to an hour to both sides. */
const longestJumpMs = 3_600_000;
/** Megabytes of the disk that is filled, and for how long at most in milliseconds. */
const smallDisk = { megabytes: 400, fullMs: 3000 };
const drainMs = 180_000;
const samplePixels = 320 * 240;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function smallPhotos(): Promise<Uint8Array[]> {
  const photos = await readPhotos(positionals);
  return Promise.all(
    photos.slice(0, 8).map(async ({ bytes }) => {
      const raster = await decodeAtMax(bytes, samplePixels);
      const { width, height } = raster;
      return encodePreview(raster, { crop: { left: 0, top: 0, width, height }, width, height, quality: 90 });
    }),
  );
}

/** Runs one case to its end and answers a column of the table. */
async function torture(tested: Case, photos: readonly Uint8Array[]): Promise<Column> {
  const random = seededRandom(Number(values.seed));
  const folder = mkdtempSync(join(tmpdir(), "tintery-torture-"));
  chmodSync(folder, 0o711);
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const web = await makeServerFolder();
    ends.push(() => rmSync(web, { recursive: true, force: true }));
    const disk = join(folder, "disk");
    mkdirSync(disk);
    if (tested.isSmallDisk) ends.push(mountSmall(disk));
    const stripe = await openFakeStripe();
    ends.push(() => stripe.close());
    const programs = tested.isServer ? findPostgres() : null;
    const postgres = programs === null ? null : await startPostgres(programs, folder);
    if (postgres) ends.push(() => postgres.stop());
    const store = tested.isStore ? await startFaultyStore(random) : null;
    if (store) ends.push(() => store.stop());
    const clock = join(folder, "clock");
    const variables: Record<string, string> = {
      DATA_DIR: join(disk, "data"),
      WORKERS: "1",
      IN_FLIGHT_PER_VISITOR: "20",
      AUTH_SECRET: "torture ".repeat(8),
      CATALOG_PICTURES: "0",
      SAMPLES: "off",
      FREE_DISK_MB: "0",
      ...stripe.variables,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...store?.environment,
      ...(tested.jumps && {
        TORTURE_CLOCK: clock,
        NODE_OPTIONS: `--import ${new URL("./torture/shift-clock.ts", import.meta.url).href}`,
      }),
    };
    const roles = postgres ? ["web", "worker", "worker"] : ["all"];
    const processes = startProcesses(
      web,
      roles.map((ROLE) => ({ ...variables, ROLE })),
    );
    let isOver = false;
    const world: World = { url: () => processes.url(), random, photos, isOver: () => isOver };
    const deeds = noDeeds();
    let killed = 0;
    const pay = await subscribe(world, { stripe, variables });
    const people = [pay(), ...Array.from({ length: visitors }, () => visit(world, deeds))];
    while (killed < kills) {
      const [min, max] = betweenKills;
      await pause(min + (max - min) * random());
      if (tested.jumps) writeFileSync(clock, String(Math.round((2 * random() - 1) * longestJumpMs)));
      if (tested.isSmallDisk) await fillFor(disk, smallDisk.fullMs * random());
      if (processes.kill(random(), random() < inStart)) killed += 1;
    }
    isOver = true;
    if (store) store.isFaulty = false;
    await Promise.all(people);
    await drain(world, deeds.taken);
    await processes.stop();
    const paid = [...stripe.things.values()]
      .filter(({ object }) => object === "invoice")
      .map(({ id }) => id as string);
    const damage = await findDamage(variables, { taken: deeds.taken, paid });
    return {
      name: tested.name,
      killed,
      fell: processes.fell,
      faults: store?.faults ?? 0,
      deeds,
      paid,
      damage,
    };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

interface Column {
  name: string;
  killed: number;
  fell: number;
  faults: number;
  deeds: ReturnType<typeof noDeeds>;
  paid: string[];
  damage: Damage;
}

/** Waits until every picture that was taken is ready, failed or gone. */
async function drain({ url }: World, taken: ReturnType<typeof noDeeds>["taken"]): Promise<void> {
  const ends = performance.now() + drainMs;
  let left = taken.filter(({ settled, deletion }) => !settled && deletion === "none");
  while (left.length > 0 && performance.now() < ends) {
    await url();
    for (const picture of left) {
      const view = await picture.visitor.view(picture.id).catch(() => undefined);
      if (view?.status === "ready" || view?.status === "failed") picture.settled = true;
    }
    left = left.filter(({ settled }) => !settled);
    await pause(1000);
  }
}

/** Mounts a small disk in memory at a folder; answers what takes it away. */
function mountSmall(folder: string): () => void {
  const { status } = spawnSync("mount", [
    ..."-t tmpfs -o".split(" "),
    `size=${smallDisk.megabytes}m`,
    "tintery-torture",
    folder,
  ]);
  if (status !== 0) throw new Error("This case needs the right to mount a disk.");
  return () => spawnSync("umount", ["-l", folder]);
}

/** Fills a disk to its last byte for so many milliseconds. */
async function fillFor(disk: string, ms: number): Promise<void> {
  const file = join(disk, "filler");
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=1M"], { stdio: "ignore" });
  await pause(ms);
  rmSync(file, { force: true });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const chosen = cases.filter(
  ({ name, isServer }) =>
    (values.only === undefined || name === values.only) && (!isServer || findPostgres() !== null),
);
const photos = await smallPhotos();
const columns: Column[] = [];
for (const tested of chosen) {
  const column = await torture(tested, photos);
  columns.push(column);
  console.log(`${tested.name}: ${JSON.stringify(column.damage)}`);
}
const rows: [string, (column: Column) => string | number][] = [
  ["kills", ({ killed }) => killed],
  ["processes that ended by themselves", ({ fell }) => fell],
  ["spoiled answers of the store", ({ faults }) => faults],
  [
    "uploads by answer",
    ({ deeds }) => [...deeds.uploads].map(([status, count]) => `${status || "none"}: ${count}`).join(", "),
  ],
  ["edits, deletions, payments", ({ deeds, paid }) => `${deeds.edits}, ${deeds.deletions}, ${paid.length}`],
  ["lost", ({ damage }) => damage.lost.length],
  ["unfinished", ({ damage }) => damage.unfinished.length],
  ["good photos failed", ({ damage }) => damage.failedGood.length],
  ["broken files", ({ damage }) => damage.brokenFiles.length],
  ["wrong books", ({ damage }) => damage.books.length],
  ["orphans after the sweeps", ({ damage }) => damage.orphans.length],
];
console.log(
  tableOf([
    ["", ...columns.map(({ name }) => name)],
    ...rows.map(([what, of]) => [what, ...columns.map((column) => String(of(column)))]),
  ]),
);
if (columns.some(({ damage }) => Object.values(damage).some((found) => found.length > 0)))
  process.exitCode = 1;
