import { randomUUID } from "node:crypto";
import { adminLimits } from "@tintery/contract";
import { Argument } from "commander";
import { grantCredits } from "../../platform/admin/user-admin.ts";
import { booksOf } from "../../platform/ledger/books.ts";
import { planOf } from "../../platform/ledger/plan-of.ts";
import type { AdminCommand } from "../admin-command.ts";
import { counted } from "../counted.ts";
import { AdminProblem } from "../exit-codes.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { addressArgument, commandLineDoer, findAccountAt } from "./find-account.ts";

const { credits: creditLimits } = adminLimits;

/** Gives credits to an account. */
export const giveCredits: AdminCommand = {
  name: "users credits",
  summary: "give credits to an account",
  arguments: [
    addressArgument,
    new Argument("<CREDITS>", `how many, ${creditLimits.min} to ${creditLimits.max}`),
  ],
  options: [reasonOption],
  examples: [['users credits you@example.org 50 --reason "A picture came late"', "adds 50 credits"]],
  place: "server",
  tables: "current",
  async run(world, { args, options }) {
    const credits = Number(args[1]);
    if (!Number.isInteger(credits) || credits < creditLimits.min || credits > creditLimits.max)
      throw new AdminProblem(
        "usage",
        `CREDITS must be a whole number from ${creditLimits.min} to ${creditLimits.max}. Now it’s “${args[1]}”.`,
      );
    const reason = reasonOf(options);
    const { id, email } = await findAccountAt(world, args[0]);
    const { db } = await world.database();
    await grantCredits(db, commandLineDoer, { userId: id, credits, reason, key: randomUUID() });
    const { credits: balance } = await booksOf(db, id, await planOf(db, id));
    return {
      text: `${email} has ${counted(balance, "credit")} now.`,
      facts: { id, email, given: credits, credits: balance },
    };
  },
};
