import type { Database } from "../platform/database/database.ts";
import { findSiteKey, type FoundSiteKey } from "../platform/site-key-store.ts";
import { Problem } from "./problem.ts";

/**
 * The site key that a page of an origin names.
 * @throws Problem `unknown_site_key`, `wrong_origin`
 */
export async function findSite(
  db: Database,
  { key, origin }: { key: string; origin: string },
): Promise<FoundSiteKey> {
  const site = await findSiteKey(db, key);
  if (!site) throw new Problem("unknown_site_key");
  if (!site.origins.includes(origin)) throw new Problem("wrong_origin");
  return site;
}
