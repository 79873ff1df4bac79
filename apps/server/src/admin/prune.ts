import { sweep, temporaryMs } from "../platform/upkeep.ts";
import type { AdminCommand } from "./admin-command.ts";

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
      `Deleted ${facts.orphans} files that nothing names, and ${facts.temporary} temporary ones.`,
      `Deleted ${facts.purged} pictures that visitors deleted, and ${facts.guestPictures} of guests who stayed away.`,
      `Forgot ${facts.guests} guests without pictures. Removed metadata from ${facts.stripped} photos.`,
    ];
    return { text: text.join("\n"), facts };
  },
};
