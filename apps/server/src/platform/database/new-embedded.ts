/** Makes an embedded database in the folder that is its argument, which no server uses yet. It ends with whoever started it. */
import { PGlite } from "@electric-sql/pglite";
import { startParams } from "./start-params.ts";

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Name the folder of the new database.");
process.on("disconnect", () => process.exit(1));
const made = await PGlite.create({ dataDir, startParams });
await made.close();
process.exit(0);
