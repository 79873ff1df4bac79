import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

/** The committed SQL that brings any older database to the newest schema. */
export const migrationsFolder = join(packageFolder, "migrations");
