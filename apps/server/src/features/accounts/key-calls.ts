import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { listKeys, makeKey, revokeKey } from "../../platform/api-key-store.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { signedIn } from "./signed-in.ts";

/** The keys with which an account's programs make calls. */
export function keyCalls({
  db,
  sessions,
}: {
  db: Database;
  sessions: Sessions;
}): Pick<CallHandlers, "listApiKeys" | "createApiKey" | "revokeApiKey"> {
  return {
    async listApiKeys(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      reply.header("cache-control", "no-store");
      return { items: await listKeys(db, userId) };
    },

    async createApiKey(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const made = await makeKey(db, userId, request.body);
      if (!made) throw new Problem("too_many_keys");
      const key = (await listKeys(db, userId)).find(({ id }) => id === made.id);
      // revoked in another tab at this very moment
      if (!key) throw new Problem("not_found");
      reply.header("cache-control", "no-store");
      return { secret: made.secret, key };
    },

    async revokeApiKey(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!(await revokeKey(db, userId, request.params.keyId))) throw new Problem("not_found");
      return { ok: true };
    },
  };
}
