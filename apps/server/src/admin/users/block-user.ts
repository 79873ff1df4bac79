import { Option } from "commander";
import { changeBlock } from "../../platform/admin/block-account.ts";
import type { AdminCommand } from "../admin-command.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { addressArgument, commandLineDoer, findAccountAt } from "./find-account.ts";

/** Keeps an account out, or lets it in again. */
export const blockUser: AdminCommand = {
  name: "users block",
  summary: "keep an account out, or let it in again",
  arguments: [addressArgument],
  options: [new Option("--remove", "let it in again"), reasonOption],
  examples: [
    [
      "users block you@example.org",
      "signs it out everywhere; its password, keys and site keys stop working, its pictures and shared links stay",
    ],
    ["users block you@example.org --remove", "its password and keys work again"],
  ],
  place: "server",
  tables: "current",
  async run(world, { args, options }) {
    const reason = reasonOf(options);
    const { id, email } = await findAccountAt(world, args[0]);
    const blocked = options.remove !== true;
    const { db } = await world.database();
    await changeBlock(db, commandLineDoer, { userId: id, blocked, reason });
    world.forget(id, []);
    const text = blocked
      ? `${email} is signed out everywhere and can’t come in. To delete the account, run: tintery admin users erase ${email}`
      : `${email} can sign in again.`;
    return { text, facts: { id, email, blocked } };
  },
};
