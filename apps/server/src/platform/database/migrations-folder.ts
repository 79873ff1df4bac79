import { fileURLToPath } from "node:url";

/** The committed SQL that brings any older database to the newest schema. */
export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
