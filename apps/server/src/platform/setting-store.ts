import type { UserSetting } from "@tintery/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { userSettings } from "./database/schema/accounts.ts";

/** What a user has set; null where they never have. */
export async function findSetting(
  db: Database,
  userId: string,
  attribute: UserSetting,
): Promise<boolean | null> {
  const [row] = await db
    .select({ value: userSettings.value })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.attribute, attribute)));
  return row?.value ?? null;
}

/** All that a user has set, by name. */
export async function listSettings(db: Database, userId: string): Promise<Record<string, boolean>> {
  const { attribute, value } = userSettings;
  const rows = await db
    .select({ attribute, value })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return Object.fromEntries(rows.map((row) => [row.attribute, row.value]));
}

/** Keeps a setting in place of what was set before. */
export async function keepSetting(
  db: Database,
  userId: string,
  { attribute, value }: { attribute: UserSetting; value: boolean },
): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId, attribute, value })
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.attribute],
      set: { value, updated: sql`now()` },
    });
}
