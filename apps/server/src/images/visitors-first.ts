import { setTimeout } from "node:timers/promises";
import { and, eq, exists, isNull, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../platform/database/database.ts";
import { images } from "../platform/database/schema/images.ts";
import { type Claim, releaseImage } from "./conversion-store.ts";
import type { Stores } from "./stores.ts";

/** For how many visitors samples still step aside in this process. */
export interface Courtesies {
  left: number;
}

/**
 * Samples step aside for the first few pictures after a start: then somebody looks who has just installed this. Where visitors keep
 * coming, samples that always stepped aside would never be made.
 */
export const firstVisitors = (): Courtesies => ({ left: 3 });

/** How often a sample asks whether it is in somebody's way, in milliseconds: a visitor waits half of it on average. */
const everyMs = 500;

/**
 * Makes a sample until a visitor's picture waits for a worker: just after the first start all samples are yet to be made, and
 * somebody's first picture must not wait for them.
 * @param make makes it until its signal aborts
 * @returns what it made, and whether it was stopped for a visitor
 */
export async function untilVisitorWaits<Made>(
  db: Queryable,
  stop: AbortSignal,
  make: (signal: AbortSignal) => Promise<Made>,
): Promise<{ made: Made; isAside: boolean }> {
  const aside = new AbortController();
  const ended = new AbortController();
  const watching = watch(db, aside, ended.signal);
  try {
    const made = await make(AbortSignal.any([stop, aside.signal]));
    return { made, isAside: aside.signal.aborted };
  } finally {
    ended.abort();
    await watching;
  }
}

async function watch(db: Queryable, aside: AbortController, ended: AbortSignal): Promise<void> {
  while (!ended.aborted && !aside.signal.aborted) {
    await setTimeout(everyMs, undefined, { signal: ended }).catch(() => {});
    // a database that is away is told of elsewhere
    if (!ended.aborted && (await visitorWaits(db).catch(() => false))) aside.abort();
  }
}

/** Whether a picture waits of a visitor none of whose pictures is being converted: such a one lacks a worker, not its turn. */
export async function visitorWaits(db: Queryable): Promise<boolean> {
  const other = alias(images, "other");
  const running = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.ownerId, images.ownerId), eq(other.status, "processing"), isNull(other.deleted)));
  const waiting = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        eq(images.status, "waiting"),
        eq(images.sample, false),
        isNull(images.deleted),
        not(exists(running)),
      ),
    )
    .limit(1);
  return waiting.length > 0;
}

/** Whether a picture is made for the catalog, of which nobody has asked for any. */
export const isForCatalog = ({ sample, scene }: { sample: boolean; scene?: object | null }): boolean =>
  sample && Boolean(scene);

/** Whether a picture is put back for a visitor: those of the catalog always are, however often they were before. */
export const stepsAside = (image: Parameters<typeof isForCatalog>[0], { left }: Courtesies): boolean =>
  image.sample && (left > 0 || isForCatalog(image));

/** Puts a sample back, before all others, in a job of its own: it has not failed, so no retry is used up. */
export async function stepAside(
  { db, queue }: Pick<Stores, "db" | "queue">,
  sample: Claim & { revision: number } & Parameters<typeof isForCatalog>[0],
  courtesies: Courtesies,
) {
  if (!isForCatalog(sample)) courtesies.left -= 1;
  await db.transaction(async (tx) => {
    await releaseImage(tx, sample, { crashed: false });
    const job = { imageId: sample.id, revision: sample.revision };
    await queue.enqueue(tx, "convert-image", job, { group: sampleGroup, priority: samplePriority.aside });
  });
}

/** Of all jobs of samples, so that together they take as many workers as one visitor's. */
export const sampleGroup = "samples";

/**
 * Priorities of jobs for pictures of ours; those of visitors are positive. What stepped aside goes on first, being half made by then; then the home page, and the first page of the gallery before
 * the other samples, so that both have something to show within minutes of the first start.
 */
export const samplePriority = { aside: -1, home: -2, firstPage: -3, sample: -4, catalog: -5 } as const;
