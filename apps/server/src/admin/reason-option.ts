import { adminLimits } from "@tintery/contract";
import { Option } from "commander";
import { AdminProblem } from "./exit-codes.ts";

const { min, max } = adminLimits.reason;

/** Why something is done. */
export const reasonOption = new Option("--reason <TEXT>", "why; the log of administrators keeps it").default(
  "tintery admin",
);

/** The reason that was typed. Throws AdminProblem `usage` for one that is too short or too long. */
export function reasonOf(options: Readonly<Record<string, unknown>>): string {
  const reason = String(options.reason).trim();
  if (reason.length >= min && reason.length <= max) return reason;
  throw new AdminProblem(
    "usage",
    `--reason must have ${min} to ${max} characters. Now it has ${reason.length}.`,
  );
}
