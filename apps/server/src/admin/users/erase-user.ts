import { eq } from "drizzle-orm";
import { Option } from "commander";
import { logDeed } from "../../platform/admin/audit-log.ts";
import { findTraces } from "../../platform/admin/traces.ts";
import { openAccountLetters } from "../../platform/account-letters.ts";
import type { Database } from "../../platform/database/database.ts";
import { books } from "../../platform/database/schema/books.ts";
import { images } from "../../platform/database/schema/images.ts";
import { deleteAccount } from "../../platform/delete-account.ts";
import { filesOfImage } from "../../platform/files/file-key.ts";
import type { Files } from "../../platform/files/files.ts";
import { removeFilesOf } from "../../platform/files/sweeper.ts";
import type { AdminCommand } from "../admin-command.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { addressArgument, commandLineDoer, findAccountAt } from "./find-account.ts";

/** Tables that keep rows of an account that is gone, and why. */
const kept: Readonly<Record<string, string>> = {
  ledger: "credits, kept for the books under a number",
  orders: "payments, kept for the books under a number",
  invoices: "payments, kept for the books under a number",
  payment_events: "messages from the payment service, 60 days",
  audit_log: "what administrators did",
  "pgboss.job": "finished tasks, 24 hours",
};

/** Deletes an account with everything it owns, and shows what is gone and that nothing is left. */
export const eraseUser: AdminCommand = {
  name: "users erase",
  summary: "delete an account with its pictures, and show that nothing is left",
  arguments: [addressArgument],
  options: [
    new Option("--yes", "delete it; without this, only what would be deleted is shown"),
    new Option("--silent", "send no email to the account’s address"),
  ],
  examples: [
    ["users erase you@example.org", "shows what would be deleted"],
    ["users erase you@example.org --yes --json", "deletes it, and prints the proof"],
  ],
  place: "server",
  tables: "current",
  async run(world, { args, options }) {
    const account = await findAccountAt(world, args[0]);
    const { id, email } = account;
    const { db } = await world.database();
    const files = await world.files();
    const owned = await listOwned(db, id);
    const names = { ids: [id, ...owned], email };
    world.progress("Looking through all tables and files.");
    const before = { rows: await findTraces(db, names), files: await countFiles(files, owned) };
    if (options.yes !== true)
      return {
        text: [
          `${email} has ${counted(before.files.count, "file")} (${megabytes(before.files.bytes)} MB), and rows in these tables:`,
          ...asLines(before.rows),
          "Nothing was deleted. To delete the account, add --yes.",
        ].join("\n"),
        facts: { id, email, erased: false, found: before },
      };

    const queue = await world.queue();
    const deed = { action: "erase_account", about: id, reason: "tintery admin" } as const;
    const gone = await deleteAccount({ db, queue }, id, (tx) => logDeed(tx, commandLineDoer, deed));
    world.forget(id, gone);
    // a task of the server does the same; here nobody waits for it
    for (const each of owned) await removeFilesOf(files, each);
    const left = { rows: await findTraces(db, names), files: await countFiles(files, owned) };
    const unexpected = Object.keys(left.rows).filter((table) => !Object.hasOwn(kept, table));
    if (unexpected.length > 0 || left.files.count > 0)
      throw new AdminProblem(
        "internal",
        `${email} was deleted, but traces are left: ${counted(left.files.count, "file")}, and rows in ${unexpected.join(", ") || "no table"}.`,
      );
    if (options.silent !== true) {
      const letters = openAccountLetters({ mail: world.mail(), config: world.config, log: world.log });
      await letters.accountDeleted(account);
    }
    const removed = Object.fromEntries(
      Object.entries(before.rows)
        .map(([table, count]) => [table, count - (left.rows[table] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
    return {
      text: [
        `${email} is deleted: ${counted(before.files.count, "file")} (${megabytes(before.files.bytes)} MB), and rows in these tables:`,
        ...asLines(removed),
        "No file, and no other row of any table, names the account or its pictures, except:",
        ...Object.entries(left.rows).map(([table, count]) => `  ${table}: ${count} (${kept[table]})`),
        world.config.SMTP_URL
          ? "Backups still have the account until they’re replaced."
          : "Backups still have the account until they’re replaced, and DATA_DIR/outbox has its emails until you delete them.",
      ].join("\n"),
      facts: { id, email, erased: true, removed: { rows: removed, files: before.files }, left, kept },
    };
  },
};

/** The ids under which files of an account lie: those of its pictures and coloring books. */
async function listOwned(db: Database, userId: string): Promise<string[]> {
  const pictures = await db.select({ id: images.id }).from(images).where(eq(images.ownerId, userId));
  const owned = await db.select({ id: books.id }).from(books).where(eq(books.ownerId, userId));
  return [...pictures, ...owned].map(({ id }) => id);
}

async function countFiles(files: Files, ids: readonly string[]): Promise<{ count: number; bytes: number }> {
  const total = { count: 0, bytes: 0 };
  for (const id of ids)
    for await (const { size } of files.list(filesOfImage(id))) {
      total.count += 1;
      total.bytes += size;
    }
  return total;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

const asLines = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`);
