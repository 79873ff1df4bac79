/**
 * Makes the data folder that this version leaves behind, small and packed, for the test that opens it with all later versions:
 * `npm run build` and then `node scripts/write-data-folder.ts`. Run it once for a release that migrates the tables.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { version } from "@tintery/contract/version";
import { goodJpeg } from "@tintery/photos/testing";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { openMail } from "../apps/server/src/platform/mail.ts";
import { dataFolders, keptAccount, type KeptData } from "../apps/server/src/testing/data-folders.ts";
import { eventually } from "../apps/server/src/testing/eventually.ts";
import { startServer } from "../apps/server/src/testing/server-process.ts";
import { TestVisitor } from "../apps/server/src/testing/test-visitor.ts";

process.env.TINTERY_PROGRAMS = "apps/server/dist";
const home = mkdtempSync(join(tmpdir(), "tintery-data-folder-"));
const data = join(home, "data");
try {
  const made = await fillByVisitors();
  await trimDatabase();
  // what V8 compiled is of no use to another version
  rmSync(join(data, "compiled"), { recursive: true });
  writeFileSync(join(data, "made.json"), JSON.stringify(made, null, 2));
  pack();
} finally {
  rmSync(home, { recursive: true });
}

/** An account with a painting, a coloring page and a palette, and a guest with a coloring page, made of a drawn letter. */
async function fillByVisitors(): Promise<KeptData> {
  const server = await startServer(home, { WEB_DIST: "apps/web/dist", CATALOG_PICTURES: "0" });
  try {
    const account = new TestVisitor(server.url);
    const { email, password } = keptAccount;
    await account.post("/ajax/account/sign-up", { email, password });
    const mail = openMail(readConfig({ DATA_DIR: data }));
    const letter = await eventually(async () => (await mail.kept())?.find(({ to }) => to === email));
    const token = /#(\S+)/.exec(letter.text)?.[1] ?? "";
    await account.post("/ajax/account/confirm", { token, password });
    const photo = await goodJpeg();
    const painting = (await account.upload(photo)).json.id;
    const coloring = (await account.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
    const paint = { code: "R1", name: "Red of the letter", hex: "#c81414" };
    const paints = [{ ...paint, transparency: null, pigments: [], stock: true }];
    const palette = (await account.post("/ajax/palettes", { title: "One paint", paints })).json.id as unknown;
    if (typeof palette !== "number") throw new Error("the palette was refused");
    const guest = new TestVisitor(server.url);
    const ofGuest = (await guest.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
    for (const [visitor, id] of [
      [account, painting],
      [account, coloring],
      [guest, ofGuest],
    ] as const)
      if ((await visitor.settled(id)).status !== "ready") throw new Error(`picture ${id} failed`);
    return { painting, coloring, palette, ofGuest };
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
}

/** Leaves out the parts of the write-ahead log that nothing will read. */
async function trimDatabase(): Promise<void> {
  const dataDir = join(data, "database", "pg");
  const params = ["-c", "wal_recycle=off", "-c", "min_wal_size=32MB", "-c", "max_wal_size=32MB"];
  const lite = await PGlite.create({ dataDir, startParams: [...PGlite.defaultStartParams, ...params] });
  await lite.exec("vacuum full");
  await lite.exec("checkpoint");
  await lite.exec("select pg_switch_wal()");
  await lite.exec("checkpoint");
  await lite.close();
}

function pack(): void {
  const { stdout, status } = spawnSync("tar", ["--sort=name", "-c", "-C", data, "."], {
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error("tar failed");
  mkdirSync(dataFolders, { recursive: true });
  const file = join(dataFolders, `${version}.tar.br`);
  const packed = brotliCompressSync(stdout, {
    params: {
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      // the three databases of a cluster are almost alike, and lie megabytes apart
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_LARGE_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: stdout.length,
    },
  });
  writeFileSync(file, packed);
  const files = readdirSync(data, { recursive: true }).length;
  console.log(`${file}: ${files} files, ${stdout.length} bytes, ${statSync(file).size} packed`);
}
