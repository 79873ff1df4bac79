import { ConfigError } from "../platform/config.ts";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { FolderInUse } from "../platform/database/folder-lock.ts";
import { StorageFull } from "../platform/files/files.ts";
import { innermostReason } from "../platform/innermost-reason.ts";
import { NewerData } from "../platform/newer-data.ts";
import { AdminProblem } from "./exit-codes.ts";

const fileCodes = /^(?:EACCES|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS|EDQUOT)$/;

/** An error as a person can use it; undefined where it is a fault of ours. */
export function asProblem(error: unknown): AdminProblem | undefined {
  if (error instanceof AdminProblem) return error;
  if (error instanceof ConfigError) return new AdminProblem("settings", error.message, error);
  if (error instanceof NewerData) return new AdminProblem("refused", error.message, error);
  if (error instanceof FolderInUse)
    return new AdminProblem(
      "away",
      "Another process uses the embedded database and doesn’t answer commands yet. Try again in a moment.",
      error,
    );
  if (isDatabaseAway(error))
    return new AdminProblem("away", `We can’t reach the database: ${innermostReason(error)}.`, error);
  if (
    error instanceof StorageFull ||
    (error instanceof Error && "code" in error && fileCodes.test(String(error.code)))
  )
    return new AdminProblem("cannotWrite", innermostReason(error), error);
  return undefined;
}
