import type { AdminCommand } from "./admin-command.ts";
import { backup } from "./backup/backup.ts";
import { invite } from "./invite.ts";
import { restore } from "./backup/restore.ts";
import { doctor } from "./doctor/doctor.ts";
import { migrate } from "./migrate.ts";
import { prune } from "./prune.ts";
import { blockUser } from "./users/block-user.ts";
import { changeAdmin } from "./users/change-admin.ts";
import { changeQuota } from "./users/change-quota.ts";
import { eraseUser } from "./users/erase-user.ts";
import { giveCredits } from "./users/give-credits.ts";
import { listUsers } from "./users/list-users.ts";

/** Every command for administrators, in the order of `--help`. */
export const adminCommands: readonly AdminCommand[] = [
  doctor,
  backup,
  restore,
  listUsers,
  giveCredits,
  changeAdmin,
  changeQuota,
  blockUser,
  eraseUser,
  invite,
  prune,
  migrate,
];
