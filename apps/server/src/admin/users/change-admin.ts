import { Option } from "commander";
import { changeRole } from "../../platform/admin/user-admin.ts";
import { lateAddresses } from "@tintery/contract";
import type { AdminCommand } from "../admin-command.ts";
import { AdminProblem } from "../exit-codes.ts";
import { addressArgument, commandLineDoer, findAccountAt } from "./find-account.ts";

/** Makes an account that of an administrator, or takes that back. */
export const changeAdmin: AdminCommand = {
  name: "users admin",
  summary: "make an account an administrator, or take that back",
  arguments: [addressArgument],
  options: [new Option("--remove", "take the role back")],
  examples: [
    ["users admin you@example.org", "your account page then links to the administration"],
    ["users admin you@example.org --remove", "takes the role back at once"],
  ],
  place: "server",
  tables: "current",
  async run(world, { args, options }) {
    const { id, email } = await findAccountAt(world, args[0]);
    const admin = options.remove !== true;
    const { db } = await world.database();
    const reason = "tintery admin";
    if (!(await changeRole(db, commandLineDoer, { who: { id }, admin, reason })))
      throw new AdminProblem(
        "refused",
        `${email} isn’t confirmed yet. Open the link in the email that Tintery sent, then try again.`,
      );
    const text = admin
      ? `${email} is now an administrator: ${world.config.PUBLIC_URL}${lateAddresses.admin()}`
      : `${email} is no longer an administrator.`;
    return { text, facts: { id, email, admin } };
  },
};
