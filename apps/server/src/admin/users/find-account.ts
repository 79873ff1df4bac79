import { Argument } from "commander";
import { accountAt, type AccountAt } from "../../platform/admin/user-admin.ts";
import type { AdminWorld } from "../admin-command.ts";
import { AdminProblem } from "../exit-codes.ts";

/** The account a command is about. */
export const addressArgument = new Argument("<ADDRESS>", "email address of the account");

/** Who did what is logged. */
export const commandLineDoer = { adminId: null, by: "command line" } as const;

/** Finds the account of a typed address. Throws AdminProblem `refused` where there is none. */
export async function findAccountAt({ config, database }: AdminWorld, typed = ""): Promise<AccountAt> {
  if (!typed.includes("@")) throw new AdminProblem("usage", `“${typed}” isn’t an email address.`);
  const { db } = await database();
  const account = await accountAt(db, typed);
  if (account) return account;
  throw new AdminProblem(
    "refused",
    `No account has the email address ${typed}. People create one at ${config.PUBLIC_URL}.`,
  );
}
