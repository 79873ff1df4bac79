import { join } from "node:path";
import { changeRole } from "./platform/admin/user-admin.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { refuseNewerFolder } from "./platform/data-folder-writer.ts";
import { FolderInUse } from "./platform/database/folder-lock.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { NewerData } from "./platform/newer-data.ts";
import { keepPrivate } from "./platform/private-folder.ts";

/** Makes an account that of an admin, or takes that back: `change-admin.ts ADDRESS [--remove]`. */
const [email, option] = process.argv.slice(2);
if (!email?.includes("@") || (option !== undefined && option !== "--remove")) {
  console.error("Usage: npm run admin -- ADDRESS [--remove]");
  process.exit(2);
}
const admin = option === undefined;

try {
  const config = readConfig(process.env);
  await refuseNewerFolder(config.DATA_DIR);
  await keepPrivate(config.DATA_DIR);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: join(config.DATA_DIR, "database"),
    report: (error) => console.error(error),
  });
  try {
    await database.begin();
    const doer = { adminId: null, by: "command line" };
    const reason = "npm run admin";
    if (!(await changeRole(database.db, doer, { who: { email }, admin, reason }))) {
      console.error(
        `No account has the confirmed email address ${email}. Create one at ${config.PUBLIC_URL} first.`,
      );
      process.exitCode = 1;
    } else
      console.log(
        admin
          ? `${email} is now an administrator: ${config.PUBLIC_URL}/app/admin`
          : `${email} is no longer an administrator.`,
      );
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof FolderInUse)
    console.error(
      `${error.message}\nWhile the server runs, nothing else can use its embedded database: stop it first.`,
    );
  else console.error(error instanceof ConfigError || error instanceof NewerData ? error.message : error);
  process.exitCode = 1;
}
