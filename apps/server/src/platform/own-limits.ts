import type { OwnLimits } from "@tintery/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";

/** Limits that an administrator has set for one user; null where the configuration decides. */
export async function findOwnLimits(db: Queryable, userId: string): Promise<OwnLimits> {
  const { keptMegabytes, maxUnfinished } = users;
  const [own] = await db.select({ keptMegabytes, maxUnfinished }).from(users).where(eq(users.id, userId));
  return own ?? { keptMegabytes: null, maxUnfinished: null };
}

/** Pictures that a user may have unfinished: their own number, else the usual one. */
export async function maxUnfinishedOf(db: Queryable, userId: string, usual: number): Promise<number> {
  return (await findOwnLimits(db, userId)).maxUnfinished ?? usual;
}
