import {
  type BookEntry,
  type CreditBooks,
  type EntryKind,
  entryKinds,
  type PlanName,
  tenthsPerCredit,
} from "@tintery/contract";
import type { Database } from "../database/database.ts";
import { creditsLeft, type LedgerRow, listLedger } from "./ledger.ts";

/** Lines of the books that are shown; older ones are kept. */
const shownEntries = 50;

/** What somebody has to spend, and how that came; null is somebody who was never here. */
export async function booksOf(db: Database, userId: string | null, plan: PlanName): Promise<CreditBooks> {
  const rows = userId === null ? [] : await listLedger(db, userId, shownEntries);
  return { credits: await creditsLeft(db, userId, plan), entries: rows.map(entryOf) };
}

/** All that ever happened to somebody's credits, the newest first. */
export async function allEntriesOf(db: Database, userId: string): Promise<BookEntry[]> {
  return (await listLedger(db, userId)).map(entryOf);
}

function entryOf({ key, kind, tenths, created }: LedgerRow): BookEntry {
  return { what: kindOf(key, kind), credits: tenths / tenthsPerCredit, at: created.toISOString() };
}

/** Grants are told apart by what they are for, which their keys begin with. */
function kindOf(key: string, kind: string): EntryKind {
  const named = [key.split(":")[0], kind].find((word) => entryKinds.some((known) => known === word));
  return (named as EntryKind | undefined) ?? "grant";
}
