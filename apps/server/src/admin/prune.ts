import { sweep, temporaryMs } from "../platform/upkeep.ts";
import type { AdminCommand } from "./admin-command.ts";
import { counted } from "./counted.ts";

/** Does at once what the server does every hour. */
export const prune: AdminCommand = {
  name: "prune",
  summary: "delete now what the hourly sweep would delete",
  examples: [["prune", "files that nothing names, pictures of guests who stayed away, and what has expired"]],
  place: "server",
  tables: "current",
  async run(world) {
    const { config, log, signal } = world;
    const { db } = await world.database();
    const files = await world.files();
    const swept = await sweep({ config, db, files, queue: await world.queue(), log }, { signal });
    const facts = { ...swept, temporary: await files.sweepTemporary(temporaryMs) };
    const text = [
      `Deleted ${counted(facts.orphans, "file")} that nothing names, and ${counted(facts.temporary, "temporary file")}.`,
      `Deleted ${counted(facts.purged, "picture")} that visitors deleted, and ${facts.guestPictures} of guests who stayed away.`,
      `Forgot ${counted(facts.guests, "guest")} without pictures. Removed metadata from ${counted(facts.stripped, "photo")}.`,
    ];
    return { text: text.join("\n"), facts };
  },
};
