import { type OwnLimits, quotaLimits } from "@tintery/contract";
import { InvalidArgumentError, Option } from "commander";
import { changeLimits } from "../../platform/admin/user-admin.ts";
import { findOwnLimits } from "../../platform/own-limits.ts";
import type { AdminCommand } from "../admin-command.ts";
import { AdminProblem } from "../exit-codes.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { addressArgument, commandLineDoer, findAccountAt } from "./find-account.ts";

/** The word for what the server has for everybody. */
const usual = "default";

/** Reads a number of a range, or the word for the server's own: commander would make an empty text of null. */
const asLimit =
  ({ min, max }: { min: number; max: number }) =>
  (text: string): number | typeof usual => {
    if (text === usual) return usual;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}, or ${usual}.`);
  };

const inWords = (limit: number | null, unit = "") =>
  limit === null ? "the server’s own" : `${limit}${unit}`;

/** Sets how much an account may keep and have unfinished. */
export const changeQuota: AdminCommand = {
  name: "users quota",
  summary: "set how much storage an account has, and how many unfinished pictures",
  arguments: [addressArgument],
  options: [
    new Option("--kept-mb <MB>", `storage for its pictures, or ${usual}`).argParser(
      asLimit(quotaLimits.keptMegabytes),
    ),
    new Option("--in-flight <COUNT>", `unfinished pictures at once, or ${usual}`).argParser(
      asLimit(quotaLimits.maxUnfinished),
    ),
    reasonOption,
  ],
  examples: [
    ["users quota you@example.org --kept-mb 50000", "50 GB for this account, whatever the settings say"],
    ["users quota you@example.org --kept-mb default --in-flight default", "what the settings say"],
  ],
  place: "server",
  tables: "current",
  async run(world, { args, options }) {
    const limits: Partial<OwnLimits> = {
      ...(options.keptMb !== undefined && { keptMegabytes: limitOf(options.keptMb) }),
      ...(options.inFlight !== undefined && { maxUnfinished: limitOf(options.inFlight) }),
    };
    if (Object.keys(limits).length === 0)
      throw new AdminProblem("usage", "Say what to set: --kept-mb, --in-flight, or both.");
    const reason = reasonOf(options);
    const { id, email } = await findAccountAt(world, args[0]);
    const { db } = await world.database();
    await changeLimits(db, commandLineDoer, { userId: id, limits, reason });
    const now = await findOwnLimits(db, id);
    return {
      text: `${email}: storage ${inWords(now.keptMegabytes, " MB")}, unfinished pictures ${inWords(now.maxUnfinished)}.`,
      facts: { id, email, ...now },
    };
  },
};

const limitOf = (read: unknown): number | null => (read === usual ? null : Number(read));
