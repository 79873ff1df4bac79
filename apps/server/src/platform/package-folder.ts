import { createRequire } from "node:module";
import { dirname } from "node:path";

/** Where the package of the server lies, whether its sources run or what was built from them. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve("@tintery/server/package.json"));
