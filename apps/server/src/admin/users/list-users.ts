import { InvalidArgumentError, Option } from "commander";
import { type AccountRow, type After, listAccounts } from "../../platform/admin/user-admin.ts";
import type { AdminCommand } from "../admin-command.ts";

const rowsAtOnce = 200;
const usualLimit = 1000;

function asLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999999.");
}

/** Lists accounts, the newest first. */
export const listUsers: AdminCommand = {
  name: "users list",
  summary: "list accounts, the newest first",
  options: [
    new Option("--search <TEXT>", "only those whose email address or id contains it"),
    new Option("--limit <COUNT>", "how many").default(usualLimit).argParser(asLimit),
  ],
  examples: [
    ["users list", "all accounts"],
    ["users list --search example.org --json", "those of example.org, as JSON"],
  ],
  place: "server",
  tables: "current",
  async run({ database }, { options }) {
    const { db } = await database();
    const search = typeof options.search === "string" ? options.search : undefined;
    const limit = Number(options.limit);
    const rows: AccountRow[] = [];
    let after: After | undefined;
    // one more than asked for says whether there are more
    while (rows.length <= limit) {
      const next = await listAccounts(db, {
        search,
        after,
        limit: Math.min(rowsAtOnce, limit + 1 - rows.length),
      });
      const last = next.at(-1);
      if (!last) break;
      rows.push(...next);
      after = { at: last.created, id: last.id };
    }
    const shown = rows.slice(0, limit);
    const more = rows.length > limit;
    return { text: asText(shown, more), facts: { users: shown, more } };
  },
};

function asText(rows: readonly AccountRow[], more: boolean): string {
  if (rows.length === 0) return "No accounts.";
  const width = Math.max(...rows.map(({ email }) => email.length));
  const lines = rows.map(({ email, id, created, pictures, admin, blocked, confirmed }) => {
    const notes = [admin && "administrator", blocked && "blocked", !confirmed && "not confirmed"]
      .filter(Boolean)
      .join(", ");
    const day = created.toISOString().slice(0, 10);
    return `${email.padEnd(width)}  ${day}  ${String(pictures).padStart(6)} ${pictures === 1 ? "picture " : "pictures"}  ${id}  ${notes}`.trimEnd();
  });
  return [...lines, ...(more ? ["There are more: use --search or --limit."] : [])].join("\n");
}
