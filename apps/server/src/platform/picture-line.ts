import { sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { images } from "./database/schema/images.ts";
import type { Queue } from "./queue.ts";

/** How many pictures wait and are made. */
export interface PictureLine {
  /** Pictures of visitors that wait for a worker. */
  waiting: number;
  /** Pictures of visitors that are being made. */
  active: number;
  /** Jobs given up and not yet dealt with. */
  dead: number;
  /** Seconds since the upload, or the change, of the visitor’s picture that waits longest; 0 when none waits. */
  oldestSeconds: number;
  /** Pictures of ours, for the home page and the catalog, that wait. Nobody waits for them. */
  samples: number;
}

/**
 * Counts pictures by their rows. Jobs would count a deleted picture until a worker finds it gone, one that was changed while it
 * waited twice, and hundreds of the catalog as if somebody waited for them.
 */
export async function readPictureLine({ db, queue }: { db: Database; queue: Queue }): Promise<PictureLine> {
  const { status, sample, queued, deleted } = images;
  const waits = sql`${status} = 'waiting'`;
  const [line] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${waits} and not ${sample}))::int`,
      active: sql<number>`(count(*) filter (where not ${waits} and not ${sample}))::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${queued}) filter (where ${waits} and not ${sample})), 0)::float8`,
      samples: sql<number>`(count(*) filter (where ${waits} and ${sample}))::int`,
    })
    .from(images)
    .where(sql`${status} in ('waiting', 'processing', 'processing_colors') and ${deleted} is null`);
  const { dead } = await queue.state("convert-image");
  return { ...line!, dead };
}
