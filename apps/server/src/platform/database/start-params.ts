import { PGlite } from "@electric-sql/pglite";

// the default of 128 MB is allocated whether it is used or not; 16 MB saves 120 MB of memory
export const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
