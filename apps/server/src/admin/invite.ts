import { invitationLimits, maxEmailLength } from "@tintery/contract";
import { InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { invitationAddress, makeInvitation } from "../platform/invitation-store.ts";
import type { AdminCommand } from "./admin-command.ts";
import { AdminProblem } from "./exit-codes.ts";
import { reasonOf, reasonOption } from "./reason-option.ts";
import { commandLineDoer } from "./users/find-account.ts";

const { min, max, default: usual } = invitationLimits.days;

function asDays(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (days >= min && days <= max) return days;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
}

function asAddress(text: string): string {
  const read = z.email().max(maxEmailLength).safeParse(text.trim().toLowerCase());
  if (read.success) return read.data;
  throw new InvalidArgumentError("It isn’t an email address.");
}

/** What the link is worth, by who may create an account. */
const notes = {
  open: "Everyone can create an account on this server (SIGN_UP=open), with or without this link.",
  invite: "",
  closed: "This server takes no new accounts (SIGN_UP=closed). Set SIGN_UP=invite so that the link works.",
} as const;

/** Makes a link with which somebody creates an account. */
export const invite: AdminCommand = {
  name: "invite",
  summary: "create an invitation link for one account",
  options: [
    new Option("--email <ADDRESS>", "only for this email address").argParser(asAddress),
    new Option("--days <COUNT>", `how long the link works, ${min} to ${max} days`)
      .default(usual)
      .argParser(asDays),
    reasonOption,
  ],
  examples: [
    ["invite", "a link that anyone can use once, within a week"],
    ["invite --email you@example.org --days 30", "a link for this address only"],
  ],
  place: "server",
  tables: "current",
  async run({ config, database }, { options }) {
    const email = typeof options.email === "string" ? options.email : null;
    const days = Number(options.days);
    const { db } = await database();
    const secret = await makeInvitation(db, commandLineDoer, { email, days, reason: reasonOf(options) });
    if (secret === undefined)
      throw new AdminProblem("refused", "Too many invitations are open. Revoke some on the admin page.");
    const address = invitationAddress(config.PUBLIC_URL, secret);
    const note = notes[config.SIGN_UP];
    return {
      text: note === "" ? address : `${address}\n${note}`,
      facts: { address, email, days, signUp: config.SIGN_UP },
    };
  },
};
