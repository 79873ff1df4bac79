import type { OpenDatabase } from "./database.ts";

/** Where the database is: a server by `url`, else embedded in `folder`. */
export interface DatabaseOptions {
  url?: string | undefined;
  folder: string;
  /** Hears of failures in the background, such as a connection that broke. */
  report: (error: unknown) => void;
}

/** Opens the database the options name. A server need not be there yet. Throws FolderInUse. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, folder, report } = options;
  // each brings a driver that the other does not need
  if (url) return (await import("./server.ts")).openServer({ url, report });
  const { openEmbedded } = await import("./embedded.ts");
  return openEmbedded({ folder, report });
}
