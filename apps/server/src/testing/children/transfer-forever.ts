import { eq, sql } from "drizzle-orm";
import { openDatabase } from "../../platform/database/open-database.ts";
import { images } from "../../platform/database/schema/images.ts";
import { argument, tell } from "./tell.ts";

// moves one from `claim` to `crashes` and back in every transaction and tells each commit; the sum never changes
const { folder, imageId } = argument<{ folder: string; imageId: string }>();
const { db } = await openDatabase({ folder, report: (error) => tell({ report: String(error) }) });
const [row] = await db.select().from(images).where(eq(images.id, imageId));
let commits = row?.revision ?? 0;
for (;;) {
  commits += 1;
  await db.transaction(async (tx) => {
    await tx.update(images).set({ claim: sql`claim - 1`, revision: commits }).where(eq(images.id, imageId));
    await tx.update(images).set({ crashes: sql`crashes + 1` }).where(eq(images.id, imageId));
  });
  tell(commits);
}
