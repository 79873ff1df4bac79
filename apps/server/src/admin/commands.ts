import type { AdminCommand } from "./admin-command.ts";
import { changeAdmin } from "./users/change-admin.ts";
import { giveCredits } from "./users/give-credits.ts";
import { listUsers } from "./users/list-users.ts";

/** Every command for administrators, in the order of `--help`. */
export const adminCommands: readonly AdminCommand[] = [listUsers, giveCredits, changeAdmin];
