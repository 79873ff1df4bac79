import { type CallName, needsAccount } from "@tintery/contract";
import type { Config } from "../platform/config.ts";
import type { Exchange, Sessions } from "../platform/sessions.ts";
import { Problem } from "./problem.ts";

/** Looks at whether a request may make something without an account. Throws Problem `account_needed`. */
export type GuestGate = (exchange: Exchange, name: CallName) => Promise<void>;

/** Lets everybody in where guests are welcome; else only accounts, for calls that make or change something. */
export function guestGate(
  sessions: Pick<Sessions, "knownVisitor">,
  { GUESTS }: Pick<Config, "GUESTS">,
): GuestGate {
  return async ({ request, reply }, name) => {
    if (GUESTS === "on" || !needsAccount(name)) return;
    const visitor = await sessions.knownVisitor(request, reply);
    if (!visitor?.email) throw new Problem("account_needed");
  };
}
