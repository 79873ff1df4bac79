import { join } from "node:path";
import { eq } from "drizzle-orm";
import { readConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { users } from "../../platform/database/schema/accounts.ts";
import { captureHold, holdCredits, NotEnoughCredits } from "../../platform/ledger/ledger.ts";

/** Spends an account's credits on pictures, until they pay for no more: `spend-credits.ts ADDRESS`, on the database of the environment. */
const [email = ""] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.DATABASE_URL,
  folder: join(config.DATA_DIR, "database"),
  report: (error) => console.error(error),
});
await database.begin();
const [account] = await database.db.select().from(users).where(eq(users.email, email));
if (!account) throw new Error(`Nobody has the address ${email}.`);
const picture = { revision: 1, userId: account.id, kind: "coloring" as const, hasFilter: false };
try {
  for (let index = 0; ; index++) {
    const imageId = `spent-${index}`;
    await database.db.transaction(async (tx) => {
      await holdCredits(tx, { ...picture, imageId });
      await captureHold(tx, { ...picture, id: imageId });
    });
  }
} catch (error) {
  if (!(error instanceof NotEnoughCredits)) throw error;
}
await database.close();
console.log("spent");
