import { addresses, type ImageKind, isSettingOn, userSettings } from "@tintery/contract";
import type { AccountLetters } from "../platform/account-letters.ts";
import { findAccount } from "../platform/account-store.ts";
import type { Database } from "../platform/database/database.ts";
import { findSetting } from "../platform/setting-store.ts";
import { giveBackUntold, takeUntold } from "./untold-images.ts";
import { countUnfinished } from "./waiting-images.ts";

const pageOf: Readonly<Record<ImageKind, (id: string) => string>> = {
  "paint-by-numbers": addresses.paintByNumbers,
  coloring: addresses.coloring,
  outlines: addresses.outlines,
};

/**
 * Writes one letter about all pictures of an account that became ready while nobody looked, once none of the batch is under way
 * any more: the end of the last one asks again. Whoever wants no letters gets none, now or later. A letter that could not be
 * sent is tried again; one that was sent is not sent twice.
 */
export async function tellOfReady(
  { db, letters }: { db: Database; letters: AccountLetters },
  userId: string,
): Promise<void> {
  if ((await countUnfinished(db, userId)) > 0) return;
  const account = await findAccount(db, userId);
  const ready = await db.transaction((tx) => takeUntold(tx, userId));
  if (!account || ready.length === 0) return;
  if (!isSettingOn(await findSetting(db, userId, userSettings.notifyByEmail))) return;
  const pictures = ready.map(({ id, kind, name }) => ({ name, path: pageOf[kind](id) }));
  try {
    await letters.picturesReady(account, pictures);
  } catch (error) {
    await giveBackUntold(
      db,
      ready.map(({ id }) => id),
    );
    throw error;
  }
}
