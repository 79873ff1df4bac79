import type { Database } from "../platform/database/database.ts";
import type { Files } from "../platform/files/files.ts";
import type { Queue } from "../platform/queue.ts";

/** Where images live: rows, files and jobs. */
export interface Stores {
  db: Database;
  files: Files;
  queue: Queue;
}
