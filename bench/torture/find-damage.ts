import { createHash } from "node:crypto";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { drawings, images } from "../../apps/server/src/platform/database/schema/images.ts";
import { ledger } from "../../apps/server/src/platform/database/schema/ledger.ts";
import { hashInKey } from "../../apps/server/src/platform/files/file-key.ts";
import { sweepFiles } from "../../apps/server/src/platform/files/sweeper.ts";
import { openPlatform, type Platform } from "../../apps/server/src/platform/platform.ts";
import type { Taken } from "./visitor.ts";

/** What is wrong after everything; all of it must be empty. Each names what it is about. */
export interface Damage {
  /** Taken, and not there, though nobody deleted it. */
  lost: string[];
  /** Neither ready nor failed after everybody waited. */
  unfinished: string[];
  /** Photos that can be read, failed for good. */
  failedGood: string[];
  /** A file that a picture names is not there, or is another. */
  brokenFiles: string[];
  /** Credits: held without an end, ended otherwise than the picture, below zero, or a payment that counts not once. */
  books: string[];
  /** Files that no row names after the sweeps. */
  orphans: string[];
}

const week = 7 * 24 * 3_600_000;

/** Looks at what the processes left behind, when all of them have ended. */
export async function findDamage(
  variables: Record<string, string>,
  { taken, paid }: { taken: readonly Taken[]; paid: readonly string[] },
): Promise<Damage> {
  const platform = await openPlatform(readConfig(variables));
  try {
    await platform.begin();
    const { db } = platform;
    const rows = await db.select().from(images);
    const there = new Map(rows.map((row) => [row.id, row]));
    const kept = taken.filter(({ deletion }) => deletion === "none");
    const living = rows.filter(({ deleted }) => deleted === null);
    const good = new Set(taken.filter(({ isGood }) => isGood).map(({ id }) => id));
    return {
      lost: kept.filter(({ id }) => there.get(id)?.deleted !== null).map(({ id }) => id),
      unfinished: living
        .filter(({ status }) => status !== "ready" && status !== "failed")
        .map(({ id, status }) => `${id} ${status}`),
      failedGood: living
        .filter(({ id, status }) => good.has(id) && status === "failed")
        .map(({ id, problem }) => `${id} ${problem}`),
      brokenFiles: await findBrokenFiles(platform),
      books: await findWrongBooks(platform, paid),
      orphans: await findOrphans(platform),
    };
  } finally {
    await platform.close();
  }
}

async function findBrokenFiles({ db, files }: Platform): Promise<string[]> {
  const living = (await db.select().from(images)).filter(({ deleted }) => deleted === null);
  const ids = new Set(living.map(({ id }) => id));
  const drawn = (await db.select().from(drawings)).filter(({ imageId }) => ids.has(imageId));
  const ofImages = living.flatMap(({ sourceKey, modelKey }) => [
    sourceKey,
    ...(modelKey === null ? [] : [modelKey]),
  ]);
  const named = new Set([...ofImages, ...drawn.map(({ key }) => key)]);
  const broken: string[] = [];
  for (const key of named) {
    const bytes = await files.read(key).catch(() => undefined);
    const hash = bytes && createHash("sha256").update(bytes).digest("hex");
    if (hash !== hashInKey(key)) broken.push(`${key} ${bytes ? "has other bytes" : "is missing"}`);
  }
  return broken;
}

async function findWrongBooks({ db }: Platform, paid: readonly string[]): Promise<string[]> {
  const rows = await db.select().from(ledger);
  const wrong: string[] = [];
  const sums = new Map<string, number>();
  for (const { userId, tenths } of rows) sums.set(userId, (sums.get(userId) ?? 0) + tenths);
  for (const [user, sum] of sums) if (sum < 0) wrong.push(`${user} has ${sum} tenths`);
  const ends = new Map(rows.flatMap((row) => (row.settles === null ? [] : [[row.settles, row.kind]])));
  const states = new Map((await db.select().from(images)).map((row) => [row.id, row]));
  for (const { key, kind, about } of rows.filter((row) => row.kind === "hold")) {
    const image = states.get(about ?? "");
    if (!image) continue;
    const isBack = image.deleted !== null || image.status === "failed";
    const end = ends.get(key);
    // a finished picture that was deleted afterwards was paid for
    const fits =
      end === "capture" ? image.status === "ready" || image.deleted !== null : end === "refund" && isBack;
    if (!fits) wrong.push(`${key} (${kind}) ended by ${end ?? "nothing"}, the picture is ${image.status}`);
  }
  for (const invoice of paid) {
    const grants = rows.filter(({ key }) => key === `invoice:${invoice}`).length;
    if (grants !== 1) wrong.push(`invoice ${invoice} counts ${grants} times`);
  }
  return wrong;
}

/** Sweeps as if a week had passed, and looks for files that no row names. */
async function findOrphans({ db, files }: Platform): Promise<string[]> {
  await sweepFiles(db, files, Date.now() + week + 3_600_000);
  const known = new Set((await db.select({ id: images.id }).from(images)).map(({ id }) => id));
  const orphans: string[] = [];
  for await (const { key } of files.list("images/"))
    if (!known.has(key.split("/")[2] ?? "")) orphans.push(key);
  return orphans;
}
